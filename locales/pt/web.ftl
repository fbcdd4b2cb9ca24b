# Português. What a message is for, its variables and its room are said in locales/en/web.ftl.

## Everywhere

reader = você
settings = Definições
rules = Regras
log = Registo
talk = Conversa
people = Mesa
help = Teclado
tools = Ferramentas
close = Fechar
back = Voltar
copy = Copiar
loading = Um momento …
leave = Sair
to-lobby = Ir para o átrio
seconds-left = faltam { $seconds } s.
plain-number = { $value }
tool-count = { $name }, { $count } de novo
tellings = Mensagens

## The browser's tab

title-your-turn = É a sua vez · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = Puxe uma cadeira.
lobby-lead = Os bots guardam os outros lugares.
lobby-about-holdem = Quatro lugares, 1000 fichas, blinds 10 e 20
lobby-about-one_poker = Dois jogadores, vinte fichas. O dois vence o ás
lobby-about-as_nas = Quatro jogadores, cinco figuras, doze mãos
lobby-play = Jogar já
lobby-play-game = Jogar já: { $game }
lobby-tables = Mesas abertas
lobby-count = { $tables ->
        [0] { $tables } mesas
        [one] { $tables } mesa
        [many] { $tables } de mesas
       *[other] { $tables } mesas
    }, { $people ->
        [0] { $people } pessoas
        [one] { $people } pessoa
        [many] { $people } de pessoas
       *[other] { $people } pessoas
    }
lobby-loading = A pedir as mesas ao servidor …
lobby-none = De momento nenhuma mesa está aberta a todos. Abra uma ou jogue contra bots.
lobby-person = pessoa
lobby-free = livre
lobby-seats = Lugares: { $people } com pessoas, { $bots } com bots, { $free } livres
lobby-sit = Sentar-se
lobby-watch = Assistir
lobby-code = Entrar com código
lobby-code-hint = Seis letras ou algarismos, de quem fez o convite.
lobby-code-short = Um código tem { $length } letras ou algarismos.
lobby-join = Entrar na mesa
lobby-new = Nova mesa
lobby-new-hint = Escolha o jogo, o relógio, o nível dos bots e quem pode entrar.
lobby-new-open = Pôr a mesa
lobby-connecting = A ligar …
lobby-playing-as = Joga como { $name } neste dispositivo. Sem conta.
lobby-change-name = Mudar o nome
lobby-name = O seu nome
lobby-name-save = Guardar
lobby-resting = Ainda tem um lugar: { $game }, mesa { $code }.
lobby-back-to-seat = Voltar ao meu lugar

## A new table

opening-people = Pessoas
opening-all-seats = todos, até ao início
opening-think = Os bots pensam, em segundos
opening-variation = Mais ou menos, em por cento
opening-mixed = misturados
opening-between = Pausa entre mãos, em segundos
opening-clock-off = sem
opening-clock-fixed = por decisão
opening-clock-bank = com reserva
opening-seconds = Segundos por decisão
opening-bank = Reserva de tempo, em segundos
opening-refill = Reposição da reserva por mão, em segundos
opening-grace = Um bot joga ao fim de, em segundos
opening-wait = Esperar por pessoas
opening-start = Começar com bots

## Before a table

door-table = Mesa
door-opening = A caminho da mesa …
door-refused = Esta porta fica fechada
door-again = Tentar de novo
door-elsewhere = Está aqui noutro dispositivo
door-taken-over = Continua a jogar noutro dispositivo
door-elsewhere-hint = Só um dispositivo ou separador joga de cada vez. O lugar e as cartas vêm consigo.
door-take-over = Jogar aqui

## The connection

link-connecting = A ligar ao servidor …
link-reconnecting = A ligação caiu. A tentar de novo …
link-reconnecting-seat = A ligar de novo; o seu lugar está guardado.
link-retry = Próxima tentativa daqui a { $seconds } s.
link-now = Tentar já
link-again = Ligar de novo
own-lost = De momento não há ligação; nada foi enviado.
own-unsure = A ligação caiu antes da resposta à sua ação. Olhe para a mesa: mostra o que chegou.
own-malformed = O servidor enviou algo que esta página não entende. A mesa mostra o último que se entendeu.
own-ahead = O preço mudou, por isso a sua escolha foi retirada.
own-missed = { $count ->
        [0] Escaparam-lhe { $count } acontecimentos; estão no registo.
        [one] Escapou-lhe { $count } acontecimento; está no registo.
        [many] Escaparam-lhe { $count } de acontecimentos; estão no registo.
       *[other] Escaparam-lhe { $count } acontecimentos; estão no registo.
    }
own-copied = Copiado.
own-copy-yourself = O navegador não deixa esta página copiar. A ligação está marcada: copie-a à mão.
storage-off = Este navegador não guarda nada para esta página: definições e lugar perdem-se ao fechá-lo.
failed-title = Esta página tropeçou
failed-hint = Algo não se conseguiu desenhar. O seu lugar está guardado no servidor; uma página nova mostra a mesa como está.
failed-reload = Carregar de novo
offline-title = Sem ligação
offline-text = O servidor de Cardavia não está ao alcance. O seu lugar está guardado; tente quando tiver rede.

## The top line of the table. The variables are drawn in bold.

fact-hand = Mão { $number }
fact-deal = Mão { $number }
fact-deal-of = Mão { $number } de { $deals }
fact-blinds = Blinds { $blinds }
fact-ante = Ante { $ante }
fact-table = Mesa { $code }

## The cloth

your-cards = As suas cartas
your-actions = As suas ações
board = Cartas da mesa
pot = Pote
pot-line = Pote { $amount }
dealer-button = Botão: { $name }
dealer-mark = Dador: { $name }
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } UP, { $down } DOWN
place-your-card = a sua carta trancada
place-their-card = carta trancada
ladder = Paradas: { $stakes }. No máximo { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = a igualar
pay = paga { $cost }

## Seats. These stand on a small place card.

seat-open-number = lugar livre { $seat }
seat-free-for = para quem vier
seat-to-act = a jogar
seat-your-turn = é a sua vez
seat-waiting = espera
seat-away = ausente
seat-away-seconds = ausente, bot em { $seconds } s
seat-bot-plays = joga um bot
seat-bot-plays-you = joga um bot, volte
seat-watching = a assistir
seat-all-in = all-in
seat-place = { $place }.º
short-straight_flush = straight flush
short-four_of_a_kind = quadra de { $highs }
short-full_house = full de { $highs }
short-flush = flush, { $high }
short-straight = sequência, { $high }
short-three_of_a_kind = trio de { $highs }
short-two_pair = dois pares
short-pair = par de { $highs }
short-high_card = carta alta, { $high }
seat-looked = já viu
seat-unseen = ainda não viu
seat-cards = { $count ->
        [0] { $count } cartas fechadas
        [one] { $count } carta fechada
        [many] { $count } de cartas fechadas
       *[other] { $count } cartas fechadas
    }
seat-sentence = Fichas: { $amount }, { $deed }, aposta { $bet }.
seat-sentence-points = Pontos: { $amount }, { $deed }, parada { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = É a sua vez
dock-your-turn-unseen = A sua vez, às cegas
dock-to-act = Vez de { $name }
dock-dealing = Um momento …
dock-folded = Desistiu.
dock-price = Pague { $cost } para ganhar { $pot }
dock-stake = A sua parada é { $stake }, a mais alta é { $highest }.
dock-behind = restam { $amount }
dock-lock-title = Escolha a carta a trancar
dock-lock-hint = Trancar é definitivo. Guarda a outra.
lock-choose = Escolher
lock-other = Outra carta
fold-sure = Desistir? Sim
raise-min = Mín.
raise-half = ½ pote
raise-pot = Pote
raise-all-in = All-in
raise-most = Máx.
raise-to-label = Subir para, ao todo
raise-range = de { $least } a { $most }
clock-seconds = { $seconds } s
clock-bank-seconds = reserva: { $seconds } s
clock-reserve = + { $seconds } s de reserva
ahead = Antes da sua vez
ahead-fold = Desistir
ahead-check = Passar
ahead-hold = Ficar
ahead-call = Pagar até { $to }

## Results

won-you = Ganha
won-you-amount = Ganha { $amount }
won-you-pot = Ganha o pote de { $pot }
won-by = { $count ->
        [one] { $names } ganha
        [many] { $names } ganham
       *[other] { $names } ganham
    }
outcome-tie = Empate
outcome-fold = Ninguém pagou; não se mostra nenhuma carta.
between-next = A próxima começa sozinha.
between-history = A história toda
out-title = Está fora
out-place = Em { $place }.º lugar de { $seats }
watching = A assistir
watching-bots = Já só jogam bots. Deixe-os correr.
pace = Ritmo
take-seat = Ocupar lugar
restart = Recomeçar
rematch = Desforra
rematch-waiting = À espera dos outros
end-after-hands = { $count ->
        [0] Decidida ao fim de { $count } mãos.
        [one] Decidida ao fim de { $count } mão.
        [many] Decidida ao fim de { $count } de mãos.
       *[other] Decidida ao fim de { $count } mãos.
    }
end-after-deals = { $count ->
        [0] Decidida ao fim de { $count } mãos.
        [one] Decidida ao fim de { $count } mão.
        [many] Decidida ao fim de { $count } de mãos.
       *[other] Decidida ao fim de { $count } mãos.
    }
end-you-win = Ganha a partida
end-wins = { $count ->
        [one] { $names } ganha a partida
        [many] { $names } partilham a vitória
       *[other] { $names } partilham a vitória
    }
end-with = com { $hand }, na última mão
end-wanted = { $count ->
        [one] { $names } quer a desforra.
        [many] { $names } querem a desforra.
       *[other] { $names } querem a desforra.
    }
end-wait = Quem não responder dá o lugar a um bot daqui a { $seconds } s.
end-log = A última mão

## Waiting, pause, absence

waiting-host = Partilhe a ligação. Os bots ocupam os lugares que sobrarem.
waiting-guest = { $name } começa a partida.
waiting-order = Joga-se para a direita.
start = Começar a partida
paused-hint = Nada corre até que todos queiram continuar.
stand-in-title = Um bot joga no seu lugar
stand-in-hint = Esteve ausente. O lugar continua seu.
stand-in-back = Jogar eu

## Asking everybody

asks = O que se pergunta a todos
ask-restart = { $name } pede um recomeço.
ask-restart-you = Pediu um recomeço.
ask-pause = { $name } pede uma pausa.
ask-pause-you = Pediu uma pausa.
ask-resume = { $name } pede para continuar.
ask-resume-you = Pediu para continuar.
ask-vote_out = { $name } pede que { $about } saia da mesa.
ask-vote_out-you = Pediu que { $about } saia da mesa.
ask-agreed = { $agreed } de { $needed } concordam.
ask-yes = Concordo
ask-no = Não

## Leaving

leave-lead = Os outros continuam a jogar.
leave-keep-hint = Vá ao átrio por um bocado: joga um bot, e o lugar é seu até ao fim da partida.
leave-keep = Ir, guardando o lugar
leave-go-hint = Entregue o lugar: um bot fica com ele de vez.
leave-go = Sair de vez

## The log

log-label = A mão em palavras
log-short = A mão
log-hand = Mão { $number }.
log-deal = Mão { $number }.
log-blinds = blinds { $small } e { $big }
log-ante = ante { $ante }
log-this-deal = Esta mão
log-earlier = Antes
log-played = Jogado até agora
log-against = { $card } contra { $other }
log-nobody-called = ninguém pagou
log-split = dividido
log-revealed = Vistas desde a última baralhada
log-stock = { $count ->
        [0] { $count } cartas no monte
        [one] { $count } carta no monte
        [many] { $count } de cartas no monte
       *[other] { $count } cartas no monte
    }
log-the-five = As cinco figuras
log-the-five-order = As vence Shah, que vence Bibi, que vence Sarbaz, que vence Couli.

## Talk

talk-empty = Ainda ninguém disse nada.
talk-say = Diga alguma coisa
talk-send = Dizer
talk-off = Nesta mesa não pode conversar.
talk-reactions = Reações
talk-mute = Silenciar { $name }
talk-muted = { $name } está em silêncio.
talk-unmute = Voltar a ouvir

## The table and its people

invite-code = Mesa
invite-link = Ligação para esta mesa
people-seats = Lugares
people-bot = bot, { $level }
people-seat-bot = Bot: { $level }
people-hand-over = Fazer anfitrião
people-kick = Mandar sair
people-ban = Banir
people-vote-out = Votar a saída
people-lock = Mais ninguém
people-pause = Pausa
people-resume = Continuar
people-settings = Definições desta mesa
people-spectators = { $count ->
        [0] { $count } espectadores
        [one] { $count } espectador
        [many] { $count } de espectadores
       *[other] { $count } espectadores
    }

## The reader's settings

option-contrast-low = suave
option-contrast-high = forte
option-grain-low = liso
option-grain-high = áspero
option-temperature-low = fria
option-temperature-high = quente
option-theme-system = do sistema
option-theme-light = claro
option-theme-dark = escuro
option-text = Tamanho do texto
option-notify = Avisar-me da minha vez
option-keys = Teclas de uma letra
identity = Noutro dispositivo
identity-hint = Não há conta. Para ser a mesma pessoa noutro dispositivo, mostre aqui um código e escreva-o lá.
identity-show = Mostrar um código
identity-valid = válido por { $seconds } s
identity-enter = Código do outro dispositivo
identity-become = Ser essa pessoa
identity-revoke = Esquecer-me nos outros dispositivos
identity-forget = Apagar tudo sobre mim
identity-forget-sure = Apagar mesmo? Sim

## Rules

rules-failed = Não foi possível carregar as regras. Tente quando a ligação voltar.

## Own matches

matches = As minhas partidas
matches-none = Ainda não há partidas acabadas ou em curso.
matches-older = Mais antigas
match-unfinished = por acabar
match-place = { $place }.º lugar de { $seats }
match-hands = { $count ->
        [0] { $count } mãos
        [one] { $count } mão
        [many] { $count } de mãos
       *[other] { $count } mãos
    }
match-deals = { $count ->
        [0] { $count } mãos
        [one] { $count } mão
        [many] { $count } de mãos
       *[other] { $count } mãos
    }
match-save = Guardar em ficheiro
stat-matches = Partidas ganhas
stat-hands = Mãos ganhas
stat-of = { $won } de { $all }
stat-showdowns = Showdowns
stat-biggest = Maior pote
stat-vpip = Mãos jogadas por escolha
stat-pfr = Subidas antes do flop

## The table as text, and what the reading keys say

text-title = A mesa em texto
text-table = A mesa
text-now = Agora
say-cards = As suas cartas: { $cards }.
say-no-cards = Não tem cartas.
say-not-looked = Ainda não viu as suas cartas.
say-no-board = Ainda não há cartas na mesa.
say-board = { $street }: { $cards }.
say-pot = Pote { $pot }
say-side-pot = { $name }: { $amount }, para { $names }.
say-lock = Tranque uma de { $cards }
say-raise = Suba para { $least } no mínimo, { $most } no máximo

## Help for the keyboard

help-open = Que tecla faz o quê
help-lead = Pode jogar-se tudo só com o teclado.
help-fold = desistir
help-stay = passar, pagar ou ficar
help-raise = subir para o valor mostrado
help-all-in = all-in
help-digits = escrever o valor da subida; escolher uma carta no One Poker
help-arrows = mudar o valor; escolher uma carta no One Poker
help-look = ver as suas cartas (As-Nas)
help-lock = trancar a carta escolhida (One Poker)
help-cards = dizer as minhas cartas
help-board = dizer as cartas da mesa, os sinais ou as paradas
help-pots = dizer os potes
help-stacks = dizer as fichas e a última ação de todos
help-turn = dizer de quem é a vez e o que posso fazer
help-log = a mão em palavras
help-talk = conversa
help-text = a mesa em texto
help-rules = regras completas
help-settings = definições
help-close = fechar o que está aberto
help-help = esta página
