# Čeština. What a message is for, its variables and its room are said in locales/en/game.ftl.

## Games and their parts

game-holdem = Texas Hold’em
game-one_poker = One Poker
game-as_nas = As-Nas
street-preflop = Před flopem
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Vyložení karet
pot-main = Hlavní bank
pot-side = Vedlejší bank { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = eso
    .plural = es
card-rank-K = král
    .plural = králů
card-rank-Q = dáma
    .plural = dam
card-rank-J = kluk
    .plural = kluků
card-rank-T = desítka
    .plural = desítek
card-rank-9 = devítka
    .plural = devítek
card-rank-8 = osmička
    .plural = osmiček
card-rank-7 = sedmička
    .plural = sedmiček
card-rank-6 = šestka
    .plural = šestek
card-rank-5 = pětka
    .plural = pětek
card-rank-4 = čtyřka
    .plural = čtyřek
card-rank-3 = trojka
    .plural = trojek
card-rank-2 = dvojka
    .plural = dvojek
card-suit-s = piky
card-suit-h = srdce
card-suit-d = kára
card-suit-c = kříže
card-name = { $r ->
        [A] { $s ->
            [s] pikové
            [h] srdcové
            [d] kárové
            [c] křížové
           *[other] { $suit }
        }
        [K] { $s ->
            [s] pikový
            [h] srdcový
            [d] kárový
            [c] křížový
           *[other] { $suit }
        }
        [J] { $s ->
            [s] pikový
            [h] srdcový
            [d] kárový
            [c] křížový
           *[other] { $suit }
        }
       *[other] { $s ->
            [s] piková
            [h] srdcová
            [d] kárová
            [c] křížová
           *[other] { $suit }
        }
    } { $rank }
card-back = karta lícem dolů
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

hand-straight_flush = čistá postupka, nejvyšší { $high }
hand-four_of_a_kind = čtveřice { $highs }
hand-full_house = full house { $highs } a { $lows }
hand-flush = barva, nejvyšší { $high }
hand-straight = postupka, nejvyšší { $high }
hand-three_of_a_kind = trojice { $highs }
hand-two_pair = dva páry { $highs } a { $lows }
hand-pair = pár { $highs }
hand-high_card = vysoká karta, { $high }
hand-with-kicker = { $hand }, kicker { $rank }

## What may be done: words on buttons and prompts

action-fold = Složit
action-check = Čekat
action-call = Dorovnat { $cost }
action-call-all_in = All-in { $cost }
action-bet = Vsadit { $to }
action-raise = Navýšit na { $to }
action-all_in = All-in { $to }
action-hold = Zůstat
action-look = Podívat se
action-lock = Zamknout: { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = složeno
last-check = čeká
last-call = dorovnává { $amount }
last-raise = navyšuje: { $amount }
last-bet = vsází { $amount }
last-lock = zamčeno
last-look = zná své karty
last-hold = zůstává
last-small_blind = malý blind { $amount }
last-big_blind = velký blind { $amount }
last-ante = ante { $amount }
last-stake = zahajuje: { $amount }
last-all_in = celkem { $amount }

## Events that the games share

event-ante_paid = { $name } platí ante, { $amount }.
event-ante_paid-you = Platíte ante, { $amount }.
event-folded = { $name } skládá.
event-folded-you = Skládáte.
event-checked = { $name } čeká.
event-checked-you = Čekáte.
event-called = { $name } dorovnává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-called-you = Dorovnáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-called-all_in = { $name } dorovnává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    } a je all-in.
event-called-all_in-you = Dorovnáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    } a jste all-in.
event-bet = { $name } vsází { $to ->
        [one] { $to } žeton
        [few] { $to } žetony
        [many] { $to } žetonu
       *[other] { $to } žetonů
    }.
event-bet-you = Vsázíte { $to ->
        [one] { $to } žeton
        [few] { $to } žetony
        [many] { $to } žetonu
       *[other] { $to } žetonů
    }.
event-raised = { $name } navyšuje na { $to ->
        [one] { $to } žeton
        [few] { $to } žetony
        [many] { $to } žetonu
       *[other] { $to } žetonů
    }.
event-raised-you = Navyšujete na { $to ->
        [one] { $to } žeton
        [few] { $to } žetony
        [many] { $to } žetonu
       *[other] { $to } žetonů
    }.
event-raised-all_in = { $name } jde all-in na { $to }.
event-raised-all_in-you = Jdete all-in na { $to }.
event-returned = { $name } dostává zpět { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-returned-you = Dostáváte zpět { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-hand_shown = { $name } ukazuje: { $cards }. Kombinace: { $hand }.
event-hand_shown-you = Ukazujete: { $cards }. Kombinace: { $hand }.
event-cards_shown = { $name } ukazuje: { $cards }.
event-cards_shown-you = Ukazujete: { $cards }.
event-hand_shown-unseen = { $name } ukazuje, bez jediného pohledu: { $cards }. Kombinace: { $hand }.
event-hand_shown-unseen-you = Ukazujete, bez jediného pohledu: { $cards }. Kombinace: { $hand }.
event-seat_out = { $name } končí na { $place }. místě.
event-seat_out-you = Končíte na { $place }. místě.
event-match_ended = { $name } vyhrává partii.
event-match_ended-you = Vyhráváte partii.
event-match_ended-shared = O výhru v partii se dělí: { $names }.

## Hold'em

event-hand_started = Rozdání { $number }. Button má { $name }.
event-hand_started-you = Rozdání { $number }. Button máte vy.
event-blind_posted-small = { $name } dává malý blind, { $amount }.
event-blind_posted-small-you = Dáváte malý blind, { $amount }.
event-blind_posted-big = { $name } dává velký blind, { $amount }.
event-blind_posted-big-you = Dáváte velký blind, { $amount }.
event-hole_dealt-you = Dostáváte: { $cards }.
event-street_dealt = { $street }: { $cards }.
event-pot_won = { $name } získává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-pot_won-you = Získáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-pot_won-hand = { $name } získává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }. Kombinace: { $hand }.
event-pot_won-hand-you = Získáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }. Kombinace: { $hand }.
event-pot_won-of = { $potname }: { $name } získává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-pot_won-of-you = { $potname }: získáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }.
event-pot_won-of-hand = { $potname }: { $name } získává { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }. Kombinace: { $hand }.
event-pot_won-of-hand-you = { $potname }: získáváte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
        [many] { $amount } žetonu
       *[other] { $amount } žetonů
    }. Kombinace: { $hand }.
event-all_in = { $name } je all-in.
event-all_in-you = Jste all-in.
event-hand_ended = Rozdání { $number } končí.

## One Poker

event-deal_started = Rozdání { $number }. První hraje { $name }.
event-deal_started-you = Rozdání { $number }. Jste na řadě první.
event-deal_started-restocked = Zahrané karty jsou zamíchané do nového talonu.
event-cards_drawn-you = V ruce: { $cards }.
event-cards_drawn-kept-you = Zůstává vám { $kept }, přichází { $card }.
event-signals_shown = { $name }: { $up } UP, { $down } DOWN.
event-signals_shown-you = Váš signál: { $up } UP, { $down } DOWN.
event-locked = { $name } má zamčeno.
event-locked-you = Máte zamčeno.
event-card_locked-you = Máte zamčeno: { $card }.
event-cards_revealed = { $name } ukazuje: { $card }.
event-cards_revealed-you = Ukazujete: { $card }.
event-deal_won-cards = { $name } získává bank { $pot }.
event-deal_won-cards-you = Získáváte bank { $pot }.
event-deal_won-fold = { $name } bere bank { $pot }, nikdo nedorovnává.
event-deal_won-fold-you = Berete bank { $pot }, nikdo nedorovnává.
event-deal_won-tie = Shoda: bank { $pot } se dělí.
event-deal_ended = Rozdání { $number } končí.

## As-Nas

event-deal_opened = Rozdání { $number } z { $deals }. { $name } rozdává a zahajuje vkladem 1.
event-deal_opened-you = Rozdání { $number } z { $deals }. Rozdáváte a zahajujete vkladem 1.
event-looked = { $name } se dívá do karet.
event-looked-you = Díváte se do karet.
event-cards_seen-you = Vidíte: { $cards }. { $hand }.
event-held = { $name } zůstává.
event-held-you = Zůstáváte.
event-stake_called = { $name } dorovnává na { $bet }.
event-stake_called-you = Dorovnáváte na { $bet }.
event-stake_called-blind = { $name } dorovnává naslepo na { $bet }.
event-stake_called-blind-you = Dorovnáváte naslepo na { $bet }.
event-stake_raised-blind = { $name } navyšuje naslepo na { $to }.
event-stake_raised-blind-you = Navyšujete naslepo na { $to }.
event-held-blind = { $name } zůstává naslepo.
event-held-blind-you = Zůstáváte naslepo.
event-folded-blind = { $name } skládá naslepo.
event-folded-blind-you = Skládáte naslepo.
event-pot_split = { $name } získává bank { $pot }.
event-pot_split-you = Získáváte bank { $pot }.
event-pot_split-hand = { $name } získává bank { $pot }. Kombinace: { $hand }.
event-pot_split-hand-you = Získáváte bank { $pot }. Kombinace: { $hand }.
event-pot_split-shared = O bank { $pot } se dělí: { $names }. Každému { $share }.
event-deal_scored = { $name }: { $points }, celkem { $total }.
event-deal_scored-you = Vy: { $points }, celkem { $total }.

## The table's own events

event-table_opened = { $name } otevírá stůl { $code }.
event-seat_taken = { $name } si sedá ke stolu.
event-seat_taken-you = Sedáte si ke stolu.
event-seat_taken-bot = Ke stolu si sedá bot { $name }.
event-seat_taken-replaced = { $name } přebírá místo: dosud je má bot { $replaced }.
event-seat_taken-replaced-you = Přebíráte místo: dosud je má bot { $replaced }.
event-seat_left = { $name } odchází.
event-seat_left-you = Odcházíte.
event-seat_left-bot = { $name } odchází; dál hraje bot { $bot }.
event-went_away-lost = { $name } je bez spojení.
event-went_away-lost-you = Jste bez spojení.
event-went_away-timeouts = { $name } je pryč.
event-went_away-timeouts-you = Jste pryč.
event-went_away-left = { $name } odchází do lobby; místo hraje bot.
event-went_away-left-you = Odcházíte do lobby; hraje za vás bot.
event-came_back = { $name } je zpátky.
event-came_back-you = Jste zpátky.
event-stood_in = { $name } je pryč: do návratu hraje bot.
event-stood_in-you = Než se vrátíte, hraje za vás bot.
event-clock_warned = { $name } má ještě { $seconds } s.
event-clock_warned-you = Máte ještě { $seconds } s.
event-timed_out-check = Čas vypršel: { $name } čeká.
event-timed_out-check-you = Čas vypršel: čekáte.
event-timed_out-fold = Čas vypršel: { $name } skládá.
event-timed_out-fold-you = Čas vypršel: skládáte.
event-timed_out-hold = Čas vypršel: { $name } zůstává.
event-timed_out-hold-you = Čas vypršel: zůstáváte.
event-timed_out-lock = Čas vypršel: { $name } má náhodně zamčenou kartu.
event-timed_out-lock-you = Čas vypršel: zamyká se náhodně jedna z vašich karet.
event-host_changed = Hostitelem je teď { $name }.
event-host_changed-you = Hostitelem jste teď vy.
event-pace_set-1x = { $name } nastavuje tempo 1×.
event-pace_set-4x = { $name } nastavuje tempo 4×.
event-pace_set-end = { $name } nechává hru doběhnout do konce.
event-match_started = Partie začíná.
event-asked-restart = { $name } chce začít znovu.
event-asked-restart-you = Chcete začít znovu.
event-asked-pause = { $name } prosí o pauzu.
event-asked-pause-you = Prosíte o pauzu.
event-asked-resume = { $name } chce pokračovat.
event-asked-resume-you = Chcete pokračovat.
event-asked-vote_out = { $name } navrhuje vyloučení: { $about }.
event-asked-vote_out-you = Navrhujete vyloučení: { $about }.
event-agreed-yes = { $name } souhlasí.
event-agreed-yes-you = Souhlasíte.
event-agreed-no = { $name } nesouhlasí.
event-agreed-no-you = Nesouhlasíte.
event-ask_ended-granted-restart = Všichni souhlasí: partie začíná znovu.
event-ask_ended-granted-pause = Všichni souhlasí: stůl má pauzu.
event-ask_ended-granted-resume = Všichni souhlasí: hra pokračuje.
event-ask_ended-granted-vote_out = Hlasování prošlo.
event-ask_ended-refused-restart = Žádný nový začátek: nesouhlasí všichni.
event-ask_ended-refused-pause = Žádná pauza: nesouhlasí všichni.
event-ask_ended-refused-resume = Pauza trvá: nesouhlasí všichni.
event-ask_ended-refused-vote_out = Hlasování neprošlo.
event-paused-agreed = Stůl má pauzu.
event-paused-drain = Server se na chvíli zastavuje; stůl zůstává uložený.
event-resumed = Hra pokračuje.
event-resumed-recovered = Server běží znovu; hra pokračuje tam, kde byla.
event-removed-kick = Hostitel posílá pryč: { $name }.
event-removed-ban = Hostitel zakazuje přístup: { $name }.
event-removed-vote = Podle hlasování odchází { $name }.
event-table_locked = Stůl je zamčený: nikdo nový si nesedne.
event-table_locked-off = Stůl je zase otevřený pro nové hráče.
event-table_closed-over = Stůl je zavřený.
event-table_closed-empty = Stůl je zavřený: nikdo u něj není.
event-table_closed-operator = Stůl zavírá správce serveru.
event-table_closed-drain = Stůl je zavřený: server se zastavuje.
event-table_closed-fault = Stůl je zavřený kvůli chybě serveru.
