# Português. What a message is for, its variables and its room are said in locales/en/game.ftl.

## Games and their parts

game-holdem = Texas Hold’em
game-one_poker = One Poker
game-as_nas = As-Nas
street-preflop = Antes do flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
pot-main = Pote principal
pot-side = Pote lateral { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = ás
    .plural = ases
card-rank-K = rei
    .plural = reis
card-rank-Q = dama
    .plural = damas
card-rank-J = valete
    .plural = valetes
card-rank-T = dez
    .plural = dez
card-rank-9 = nove
    .plural = noves
card-rank-8 = oito
    .plural = oitos
card-rank-7 = sete
    .plural = setes
card-rank-6 = seis
    .plural = seis
card-rank-5 = cinco
    .plural = cincos
card-rank-4 = quatro
    .plural = quatros
card-rank-3 = três
    .plural = três
card-rank-2 = dois
    .plural = dois
card-suit-s = espadas
card-suit-h = copas
card-suit-d = ouros
card-suit-c = paus
card-name = { $rank } de { $suit }
card-back = carta fechada
kind-A = As
    .plural = As
kind-S = Shah
    .plural = Shah
kind-B = Bibi
    .plural = Bibi
kind-Z = Sarbaz
    .plural = Sarbaz
kind-C = Couli
    .plural = Couli

## Names of hands, as they stand inside a sentence (the client capitalises them where they stand alone).

hand-straight_flush = straight flush até { $r ->
        [Q] à
       *[other] ao
    } { $high }
hand-four_of_a_kind = quadra de { $highs }
hand-full_house = full house de { $highs } com { $lows }
hand-flush = flush até { $r ->
        [Q] à
       *[other] ao
    } { $high }
hand-straight = sequência até { $r ->
        [Q] à
       *[other] ao
    } { $high }
hand-three_of_a_kind = trio de { $highs }
hand-two_pair = dois pares, { $highs } e { $lows }
hand-pair = par de { $highs }
hand-high_card = carta alta, { $high }
hand-with-kicker = { $hand }, kicker { $rank }

## What may be done: words on buttons and prompts

action-fold = Desistir
action-check = Passar
action-call = Pagar { $cost }
action-call-all_in = All-in { $cost }
action-bet = Apostar { $to }
action-raise = Subir para { $to }
action-all_in = All-in { $to }
action-hold = Ficar
action-look = Ver
action-lock = Trancar: { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = desiste
last-check = passa
last-call = paga { $amount }
last-raise = sobe para { $amount }
last-bet = aposta { $amount }
last-lock = carta trancada
last-look = já viu
last-hold = fica
last-small_blind = small blind { $amount }
last-big_blind = big blind { $amount }
last-ante = ante { $amount }
last-stake = abre com { $amount }
last-all_in = { $amount } ao todo

## Events that the games share

event-ante_paid = { $name } paga o ante, { $amount }.
event-ante_paid-you = Paga o ante, { $amount }.
event-folded = { $name } desiste.
event-folded-you = Desiste.
event-checked = { $name } passa.
event-checked-you = Passa.
event-called = { $name } paga { $amount }.
event-called-you = Paga { $amount }.
event-called-all_in = { $name } paga { $amount } e fica all-in.
event-called-all_in-you = Paga { $amount } e fica all-in.
event-bet = { $name } aposta { $to }.
event-bet-you = Aposta { $to }.
event-raised = { $name } sobe para { $to }.
event-raised-you = Sobe para { $to }.
event-raised-all_in = { $name } vai all-in com { $to }.
event-raised-all_in-you = Vai all-in com { $to }.
event-returned = { $amount ->
        [one] { $amount } volta para { $name }.
        [many] { $amount } voltam para { $name }.
       *[other] { $amount } voltam para { $name }.
    }
event-returned-you = { $amount ->
        [one] { $amount } volta para si.
        [many] { $amount } voltam para si.
       *[other] { $amount } voltam para si.
    }
event-hand_shown = { $name } mostra { $cards }: { $hand }.
event-hand_shown-you = Mostra { $cards }: { $hand }.
event-cards_shown = { $name } mostra { $cards }.
event-cards_shown-you = Mostra { $cards }.
event-hand_shown-unseen = { $name } mostra, sem nunca ter visto, { $cards }: { $hand }.
event-hand_shown-unseen-you = Mostra, sem nunca ter visto, { $cards }: { $hand }.
event-seat_out = { $name } está fora, em { $place }.º lugar.
event-seat_out-you = Está fora, em { $place }.º lugar.
event-match_ended = { $name } ganha a partida.
event-match_ended-you = Ganha a partida.
event-match_ended-shared = { $names } partilham a vitória na partida.

## Hold'em

event-hand_started = Mão { $number }. { $name } tem o botão.
event-hand_started-you = Mão { $number }. O botão é seu.
event-blind_posted-small = { $name } põe o small blind, { $amount }.
event-blind_posted-small-you = Põe o small blind, { $amount }.
event-blind_posted-big = { $name } põe o big blind, { $amount }.
event-blind_posted-big-you = Põe o big blind, { $amount }.
event-hole_dealt-you = Recebe { $cards }.
event-street_dealt = { $street }: { $cards }.
event-pot_won = { $name } ganha { $amount }.
event-pot_won-you = Ganha { $amount }.
event-pot_won-hand = { $name } ganha { $amount } com { $hand }.
event-pot_won-hand-you = Ganha { $amount } com { $hand }.
event-pot_won-of = { $potname }: { $name } ganha { $amount }.
event-pot_won-of-you = { $potname }: ganha { $amount }.
event-pot_won-of-hand = { $potname }: { $name } ganha { $amount } com { $hand }.
event-pot_won-of-hand-you = { $potname }: ganha { $amount } com { $hand }.
event-all_in = { $name } está all-in.
event-all_in-you = Está all-in.
event-hand_ended = A mão { $number } acabou.

## One Poker

event-deal_started = Mão { $number }. { $name } joga primeiro.
event-deal_started-you = Mão { $number }. Joga primeiro.
event-deal_started-restocked = As cartas jogadas até aqui foram baralhadas num novo monte.
event-cards_drawn-you = Tem { $cards }.
event-cards_drawn-kept-you = Guardou: { $kept }. Tirou: { $card }.
event-signals_shown = { $name }: { $up } UP, { $down } DOWN.
event-signals_shown-you = O seu sinal: { $up } UP, { $down } DOWN.
event-locked = { $name }: carta trancada.
event-locked-you = Carta trancada.
event-card_locked-you = Tranca: { $card }.
event-cards_revealed = { $name } mostra: { $card }.
event-cards_revealed-you = Mostra: { $card }.
event-deal_won-cards = { $name } ganha o pote de { $pot }.
event-deal_won-cards-you = Ganha o pote de { $pot }.
event-deal_won-fold = { $name } leva o pote de { $pot }; ninguém pagou.
event-deal_won-fold-you = Leva o pote de { $pot }; ninguém pagou.
event-deal_won-tie = Empate: o pote de { $pot } é dividido.
event-deal_ended = A mão { $number } acabou.

## As-Nas

event-deal_opened = Mão { $number } de { $deals }. { $name } dá as cartas e abre com 1.
event-deal_opened-you = Mão { $number } de { $deals }. Dá as cartas e abre com 1.
event-looked = { $name } vê as suas cartas.
event-looked-you = Vê as suas cartas.
event-cards_seen-you = Vê { $cards }: { $hand }.
event-held = { $name } fica.
event-held-you = Fica.
event-stake_called = { $name } paga até { $bet }.
event-stake_called-you = Paga até { $bet }.
event-stake_called-blind = { $name }, às cegas, paga até { $bet }.
event-stake_called-blind-you = Paga até { $bet }, às cegas.
event-stake_raised-blind = { $name }, às cegas, sobe para { $to }.
event-stake_raised-blind-you = Sobe para { $to }, às cegas.
event-held-blind = { $name }, às cegas, fica.
event-held-blind-you = Fica, às cegas.
event-folded-blind = { $name }, às cegas, desiste.
event-folded-blind-you = Desiste, às cegas.
event-pot_split = { $name } ganha o pote de { $pot }.
event-pot_split-you = Ganha o pote de { $pot }.
event-pot_split-hand = { $name } ganha o pote de { $pot } com { $hand }.
event-pot_split-hand-you = Ganha o pote de { $pot } com { $hand }.
event-pot_split-shared = { $names } dividem o pote de { $pot }: { $share } para cada.
event-deal_scored = { $name }: { $points }, ao todo { $total }.
event-deal_scored-you = Você: { $points }, ao todo { $total }.

## The table's own events

event-table_opened = { $name } abriu a mesa { $code }.
event-seat_taken = { $name } senta-se à mesa.
event-seat_taken-you = Senta-se à mesa.
event-seat_taken-bot = { $name }, um bot, senta-se à mesa.
event-seat_taken-replaced = { $name } ocupa o lugar de { $replaced }.
event-seat_taken-replaced-you = Ocupa o lugar de { $replaced }.
event-seat_left = { $name } saiu.
event-seat_left-you = Saiu da mesa.
event-seat_left-bot = { $name } saiu; { $bot }, um bot, continua.
event-went_away-lost = { $name } perdeu a ligação.
event-went_away-lost-you = Perdeu a ligação.
event-went_away-timeouts = { $name } está ausente.
event-went_away-timeouts-you = Está ausente.
event-went_away-left = { $name } foi para o átrio; joga um bot.
event-went_away-left-you = Foi para o átrio; um bot joga por si.
event-came_back = { $name } está de volta.
event-came_back-you = Está de volta.
event-stood_in = Um bot joga por { $name } até ao seu regresso.
event-stood_in-you = Um bot joga por si até voltar.
event-clock_warned = { $name } tem mais { $seconds } s.
event-clock_warned-you = Tem mais { $seconds } s.
event-timed_out-check = O tempo de { $name } acabou: passa.
event-timed_out-check-you = O seu tempo acabou: passa.
event-timed_out-fold = O tempo de { $name } acabou: desiste.
event-timed_out-fold-you = O seu tempo acabou: desiste.
event-timed_out-hold = O tempo de { $name } acabou: fica.
event-timed_out-hold-you = O seu tempo acabou: fica.
event-timed_out-lock = O tempo de { $name } acabou: uma carta é trancada ao acaso.
event-timed_out-lock-you = O seu tempo acabou: uma das suas cartas é trancada ao acaso.
event-host_changed = O papel de anfitrião passa para { $name }.
event-host_changed-you = O papel de anfitrião passa para si.
event-pace_set-1x = { $name } põe o ritmo em 1×.
event-pace_set-4x = { $name } põe o ritmo em 4×.
event-pace_set-end = { $name } deixa correr até ao fim.
event-match_started = A partida começa.
event-asked-restart = { $name } pede um recomeço.
event-asked-restart-you = Pede um recomeço.
event-asked-pause = { $name } pede uma pausa.
event-asked-pause-you = Pede uma pausa.
event-asked-resume = { $name } pede para continuar.
event-asked-resume-you = Pede para continuar.
event-asked-vote_out = { $name } pede que { $about } saia da mesa.
event-asked-vote_out-you = Pede que { $about } saia da mesa.
event-agreed-yes = { $name } concorda.
event-agreed-yes-you = Concorda.
event-agreed-no = { $name } não concorda.
event-agreed-no-you = Não concorda.
event-ask_ended-granted-restart = Todos concordam: a partida recomeça.
event-ask_ended-granted-pause = Todos concordam: a mesa faz uma pausa.
event-ask_ended-granted-resume = Todos concordam: o jogo continua.
event-ask_ended-granted-vote_out = A votação foi aprovada.
event-ask_ended-refused-restart = Sem recomeço: nem todos concordaram.
event-ask_ended-refused-pause = Sem pausa: nem todos concordaram.
event-ask_ended-refused-resume = A pausa continua: nem todos concordaram.
event-ask_ended-refused-vote_out = A votação foi rejeitada.
event-paused-agreed = A mesa está em pausa.
event-paused-drain = O servidor para por um momento; a mesa fica guardada.
event-resumed = O jogo continua.
event-resumed-recovered = O servidor foi reiniciado; o jogo continua onde estava.
event-removed-kick = O anfitrião mandou sair { $name }.
event-removed-ban = O anfitrião baniu { $name }.
event-removed-vote = { $name } tem de sair: assim o decidiu a votação.
event-table_locked = A mesa está trancada: ninguém novo se pode sentar.
event-table_locked-off = A mesa está outra vez aberta a quem chega.
event-table_closed-over = A mesa está fechada.
event-table_closed-empty = A mesa está fechada: já não havia ninguém.
event-table_closed-operator = O operador do servidor fechou a mesa.
event-table_closed-drain = A mesa está fechada: o servidor vai parar.
event-table_closed-fault = A mesa está fechada por uma falha do servidor.
