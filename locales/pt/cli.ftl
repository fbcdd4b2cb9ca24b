# Português. What a message is for, its variables and its room are said in locales/en/cli.ftl.

## Words that can be typed (plain mode). The English ones work in every language; a language adds its own, with commas between them.

cmd-fold = desistir, d
cmd-cheap = c
cmd-check = passar
cmd-call = pagar
cmd-hold = ficar
cmd-raise = subir para, subir, apostar, s
cmd-all_in = tudo
cmd-look = ver, v
cmd-lock = trancar
cmd-yes = sim
cmd-no = não, nao
cmd-table = mesa
cmd-cards = cartas
cmd-board = cartas da mesa
cmd-pots = potes, pote
cmd-stacks = fichas
cmd-clock = relógio, relogio
cmd-log = registo
cmd-standings = classificação, classificacao
cmd-again = repetir
cmd-say = dizer
cmd-react = reagir
cmd-mute = silenciar
cmd-rules = regras
cmd-speed = ritmo, assistir
cmd-pause = pausa
cmd-resume = continuar
cmd-restart = recomeçar, recomecar, desforra
cmd-start = começar, comecar
cmd-sit = sentar
cmd-host = anfitrião, anfitriao
cmd-kick = expulsar
cmd-ban = banir
cmd-vote = votar
cmd-close = trancar-mesa
cmd-open = abrir-mesa
cmd-bot = bot, robô
cmd-identity = identidade
cmd-name = nome
cmd-leave = sair
cmd-help = ajuda
amount-min = mínimo, minimo
amount-half = metade
amount-pot = pote
amount-all = tudo
word-on = ligar
word-off = desligar

## Help: one line for each command, what is typed first. Keep the typed words English or add the language's own beside them.

help-actions = Na sua vez: desistir, passar, pagar, subir 120, all-in; ficar e ver no As-Nas; 1 ou 2 para escolher uma carta no One Poker. Basta d, c, s, a, v.
help-amounts = Um valor é um total. Pode ser um número, mínimo, metade, pote ou tudo.
help-table = mesa, cartas, cartas da mesa, potes, fichas, classificação, registo 10: o que há para saber agora. repetir: as escolhas outra vez.
help-clock = relógio: o tempo que resta. relógio desligar: sem aviso antes de acabar.
help-talk = dizer boa sorte; reagir: a lista das reações; silenciar Ada: não ouvir mais Ada.
help-match = recomeçar, pausa, continuar: perguntar aos outros. sim ou não responde. ritmo 4, ritmo end: quando já só jogam bots.
help-host = começar; anfitrião, expulsar, banir Ada; trancar-mesa, abrir-mesa; bot 3 hard: para o anfitrião. votar Ada: pedir que alguém saia. sentar: ocupar um lugar livre.
help-identity = nome Ada: outro nome. identidade move: um código para outro dispositivo; identidade revoke: os outros dispositivos deixam de saber de si; identidade forget me: apagar tudo sobre si.
help-rules = regras: as regras deste jogo. regras potes: a parte sobre os potes.
help-leave = sair: um bot joga no seu lugar até voltar.

## Prompts

connected = Ligação feita a { $server } ({ $version }). O seu nome: { $name }.
connected-again = De volta após { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
log-missed = { $count ->
        [0] Enquanto esteve ausente:
        [one] Enquanto esteve ausente aconteceu uma coisa:
        [many] Enquanto esteve ausente aconteceram { $count } de coisas:
       *[other] Enquanto esteve ausente aconteceram { $count } coisas:
    }
connection-lost = A ligação caiu. Nova tentativa daqui a { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
unconfirmed = Sem confirmação: { $action }.
embedded = Um servidor só para si corre nesta máquina, em { $address }, e acaba com este programa.
table-here = Mesa { $code }, { $game }: { $players }. Diga ajuda para ver os comandos.
player-chips = { $name } { $chips }
player-bot = { $name } (bot)
player-open = lugar livre
waiting = { $open ->
        [0] À espera de mais { $open } jogadores.
        [one] À espera de mais { $open } jogador.
        [many] À espera de mais { $open } de jogadores.
       *[other] À espera de mais { $open } jogadores.
    } O código é { $code }, a ligação { $link }.
waiting-host = Diga começar para iniciar; os bots ocupam os lugares livres.
watching-here = Está a assistir.
your-turn-call = É a sua vez. { $cost } para pagar. Pote { $pot }. Tem { $stack }.
your-turn-free = É a sua vez. Nada a pagar. Pote { $pot }. Tem { $stack }.
your-turn-stake = É a sua vez. A sua parada { $stake }, a mais alta { $highest }. Pote { $pot }.
your-turn-stake-blind = É a sua vez. Ainda não viu as cartas. A sua parada { $stake }, a mais alta { $highest }. Pote { $pot }.
your-turn-lock = Escolha a carta a trancar. 1: { $first }, { $firstgroup }. 2: { $second }, { $secondgroup }.
clock-left = { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
clock-left-bank = { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }, reserva { $bank }.
clock-none = Sem relógio.
clock-other = { $name } tem { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
nobody-acts = Agora não é a vez de ninguém.
choices = { $list }?
choice-fold = desistir
choice-check = passar
choice-call = pagar { $cost }
choice-call-all_in = pagar { $cost }, all-in
choice-call-pay = pagar (custa { $cost })
choice-raise = subir para { $least } a { $most }
choice-raise-one = subir para { $least }
choice-bet = apostar { $least } a { $most }
choice-bet-one = apostar { $least }
choice-raise-pay = subir para { $least } (custa { $cost })
choice-all_in = all-in { $most }
choice-hold = ficar
choice-look = ver
choice-lock = 1 ou 2?
choice-start = começar ou sair?
choice-over = recomeçar ou sair?
choice-out = ritmo 1, ritmo 4, ritmo end, recomeçar ou sair?
choice-out-people = recomeçar ou sair?
choice-yes_no = sim ou não?
ask-all_in = All-in com { $amount }?
ask-fold = Desistir?
ask-lock = Trancar, fechada: { $card }? Trancar é definitivo.
ask-raise = Subir para quanto? { $least } a { $most }
ask-leave = Sair da mesa? Um bot joga no seu lugar até voltar. Ctrl-C outra vez sai já.
ask-rematch = Outra partida?
ask-restart = { $name } pede um recomeço. Concorda?
ask-pause = { $name } pede uma pausa. Concorda?
ask-resume = { $name } pede para continuar. Concorda?
ask-vote_out = { $name } pede que { $about } saia da mesa. Concorda?
ask-take_over = Está nesta mesa noutro sítio. Ocupar o lugar aqui?
taken-over = Agora joga noutro sítio. Diga sim para voltar ao lugar, ou sair.
out-note = Está fora: { $place }.º de { $players }.
out-people = Ainda jogam pessoas: ritmo normal.
over-winner = Classificação: { $list }.
stacks = Fichas: { $list }.
totals = Totais: { $list }.
total-of = { $name } { $points }
pot-now = Pote { $pot }.
pots-none = Ainda não há pote.
pot-named = { $potname } { $amount }, para { $names }.
board-none = Ainda não há cartas na mesa.
board-now = Mesa: { $cards }.
cards-now = As suas cartas: { $cards }.
cards-now-hand = As suas cartas: { $cards }. { $hand }.
cards-unseen = Ainda não viu as suas cartas.
cards-none = Não tem cartas.
cards-shown = Cartas reveladas até agora: { $name } { $cards }.
signal-now = { $name }: { $up } UP, { $down } DOWN.
seat-now = { $name }: { $parts }.
seat-word-folded = desistiu
seat-word-all_in = all-in
seat-word-out = fora, { $place }.º lugar
seat-word-to_act = a jogar
seat-word-away = ausente
seat-word-stand_in = joga um bot
seat-word-locked = carta trancada
seat-word-looked = já viu
seat-word-blind = às cegas
seat-word-bet = { $amount } à frente do lugar
seat-word-button = botão
seat-word-dealer = dador
standings-none = Ainda não há classificação.
standing-line = { $place } { $name } { $amount }
log-empty = Ainda não aconteceu nada.
muted-now = Não ouve mais { $name }.
muted-no-more = Volta a ouvir { $name }.
reactions-list = Reações: { $list } Diga reagir e um número.
reaction-numbered = { $number } { $text }
warn-off = Já não recebe aviso quando o tempo está a acabar.
warn-on = Recebe aviso quando o tempo está a acabar.
left-kept = Um bot joga no seu lugar. Volte com: { $command }
left = Saiu da mesa { $code }.
goodbye = Até à próxima.
gone-table = A mesa { $code } acabou para si; volta ao átrio.
identity-code = No outro dispositivo: cardavia play --move { $code }. O código vale uma vez, durante { $minutes ->
        [0] { $minutes } minutos
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }.
bad-identity = Diga identidade move, identidade revoke ou identidade forget me.

## Plain lobby

lobby-prompt = holdem, one-poker ou as-nas joga já; um código senta-se nessa mesa; mesas mostra as que há; sair termina.
lobby-question = O que quer jogar?
word-tables = mesas
seat-kept = O seu lugar está guardado na mesa { $code }, { $game }. Diga o código para voltar.
tables-none = Não há mesas abertas. Diga holdem, one-poker ou as-nas para jogar com bots.
table-line = { $code }  { $game }, anfitrião { $host }, { $people } de { $seats } lugares com pessoas, { $bots } com bots, { $stage }

## History

history-none = Não tem partidas acabadas neste servidor.
history-line = { $number }  { $when }  { $game }, { $names }: { $place }.º lugar, { $hands ->
        [0] { $hands } mãos
        [one] { $hands } mão
        [many] { $hands } de mãos
       *[other] { $hands } mãos
    }
history-statistics = { $game }: { $won } de { $matches } partidas ganhas, { $hands_won } de { $hands } mãos; showdowns { $showdowns }; maior pote { $biggest }

## Mistakes

bad-word = Não entendi «{ $text }». Diga ajuda para ver os comandos.
bad-now = Agora não é possível.
bad-not-your-turn = Não é a sua vez.
bad-check = Há { $cost } para pagar. Diga pagar ou desistir.
bad-price = O preço é { $price }.
bad-call = Não há nada a pagar. Diga passar.
bad-hold = A parada mais alta é { $highest }. Diga pagar ou desistir.
bad-fold = Não tem nada a pagar: agora não pode desistir.
bad-least = A subida mínima é para { $least }.
bad-most = O máximo é { $most }.
bad-no-raise = Agora não pode subir.
bad-card = Diga 1 ou 2.
bad-person = Nesta mesa não há ninguém chamado { $name }.
bad-two-persons = { $name } pode ser mais do que uma pessoa. Diga mais do nome.
bad-reaction = Essa reação não existe. Diga reagir para as ouvir.
bad-level = Esse nível não existe: easy, normal ou hard.
bad-seat = Diga o número de um lugar, por exemplo: bot 3 hard
bad-speed = Diga ritmo 1, ritmo 4 ou ritmo end.
bad-rules = As regras não dizem nada sobre «{ $text }».
bad-empty = Diga o quê: { $example }
not-connected = Não há ligação; nada foi enviado.
amount-unreadable = «{ $text }» não é um valor. Escreva algarismos, por exemplo 1200.
amount-ambiguous = «{ $text }» pode ler-se de duas maneiras. Escreva só algarismos, por exemplo 1000.
amount-fraction = As fichas são números inteiros: «{ $text }» não é.

## Errors of the command line, after "cardavia: "

error-unreachable = nenhum servidor responde em { $url }. Confirme o endereço ou inicie um: cardavia serve
error-no-embedded = não foi possível iniciar um servidor nesta máquina: { $reason }. Veja o que ele diz: cardavia serve
error-version = o servidor usa o protocolo { $server } (versão { $software }), este programa o protocolo { $client } ({ $own }). Atualize o mais antigo, por exemplo com: pipx upgrade cardavia
error-refused = { $text }
error-table = a mesa { $code } não existe. Confirme o código com o anfitrião, ou veja: cardavia tables

## The full screen

screen-lobby = Átrio
screen-table = mesa { $code }
screen-hand = mão { $number }
screen-deal = mão { $number }
screen-deal-of = mão { $number } de { $deals }
screen-ante = ante { $amount }
screen-direction = joga-se
screen-reconnecting = a ligar de novo
screen-ms = { $ms } ms
screen-out = fora, { $place }.º
short-fold = desiste
short-call = paga { $amount }
short-raise = sobe { $amount }
short-hold = fica
short-stake = abre { $amount }
screen-away = ausente { $time }
screen-all_in = { $text }, all-in
screen-wins = ganha { $amount }
screen-pot = Pote { $amount }
screen-stake = Parada { $stake } de { $limit }
screen-unseen = Ainda por ver
screen-code = Mesa { $code }
screen-seats = { $taken } de { $seats } lugares ocupados.
screen-link = y copia a ligação.
screen-start = Enter começa; os bots ocupam os lugares livres.
screen-wait = O anfitrião começa a partida.
screen-pace-note = Já só jogam bots: w muda o ritmo.
screen-locked = trancada
screen-kept = guardada
key-help = Ajuda
key-rules = Regras
key-log = Registo
key-talk = Falar
key-standings = Tabela
key-settings = Definições
key-leave = Sair
key-quit = Sair
key-sit = Sentar
key-find = Filtrar
key-new = Nova mesa
key-join = Entrar com código
key-watch = Ver
key-close = Fechar
key-host = Anfitrião
key-copy = Copiar a ligação
act-start = Começar
act-restart = Recomeçar
act-rematch = Desforra
act-yes = Sim
act-no = Não
act-lock = Trancar
act-try = Tentar já
act-pace = Ritmo
act-sit = Ocupar lugar
act-lobby = Átrio
act-call-pay = Pagar { $cost }
act-raise-pay = Subir para { $to } por { $cost }
act-take_over = Voltar ao lugar
clock-you = É a sua vez
clock-lock = Tranque uma carta
clock-name = Vez de { $name }
clock-next = Próxima mão
clock-idle = À espera
clock-lost = Sem ligação
clock-seconds = { $seconds } s
clock-seconds-bank = { $seconds } s, reserva { $bank } s
clock-soon = a acabar
clock-again = outra vez em { $seconds } s
entry-raise = Subir para
entry-bet = Apostar
entry-min = mín.
entry-half = ½ pote
entry-pot = pote
entry-range = mínimo { $least }, máximo { $most }
note-fold = Desistir? f outra vez; Esc fica com as cartas.
note-all_in = All-in { $amount }: a ou Enter envia, Esc volta atrás.
note-entry = Enter envia o valor. Cima, baixo: de { $step } em { $step }. Esc volta atrás.
note-lock = Enter tranca, fechada: { $card }. Trancar é definitivo.
note-choose = 1 ou 2 escolhe a carta, Enter tranca-a.
note-leave = Sair? O lugar fica guardado, um bot joga nele. Enter sai, Esc fica.
note-leave-free = Sair da mesa? Enter sai, Esc fica.
note-fence = A mesa acabou de mudar; essa tecla não foi enviada. Se quer, repita.
note-looked = Os outros veem que já viu as cartas.
note-blind = Pode jogar às cegas. Ver as cartas não gasta a sua vez.
note-kept = O seu lugar está guardado. Tente de novo com Enter, ou saia.
note-talk = Dizer:
note-find = Procurar:
note-copied = A ligação foi entregue à área de transferência do terminal.
note-nothing = Essa tecla agora não faz nada.
note-asked = { $name } pede: { $what }. y concorda, x não.
note-taken = Agora joga noutro sítio. Enter traz o lugar de volta, ^q sai.
note-missed = De volta após { $seconds } s.
note-restart = Recomeço: { $agreed } de { $needed } concordam.
what-restart = recomeçar a partida
what-pause = uma pausa
what-resume = continuar
what-vote_out = a saída de { $about }
lobby-now = Jogar já, com bots à sua volta
lobby-holdem = 4 lugares, 1000 fichas, blinds 10/20
lobby-one_poker = um contra um, 20 fichas
lobby-as_nas = 4 lugares, 12 mãos, às cegas ou a ver
lobby-open = Mesas abertas
lobby-table = Mesa
lobby-game = Jogo
lobby-host = Anfitrião
lobby-seats = Lugares
lobby-stage = Estado
lobby-people = { $people } de { $seats }, { $bots ->
        [0] { $bots } bots
        [one] { $bots } bot
        [many] { $bots } de bots
       *[other] { $bots } bots
    }
lobby-full = cheia
lobby-you = Nome: { $name }
lobby-take_over = y traz o lugar para aqui.
lobby-none = Não há mesas abertas. 1, 2 ou 3 joga com bots.
lobby-connecting = A ligar a { $server } …
form-new = Nova mesa
form-open = Abrir a mesa
form-join = Entrar com código
form-code = Código
form-join-hint = Seis letras e algarismos, nunca O 0 I 1 L. Enter entra, w assiste, Esc volta.
form-settings-hint = Esquerda e direita mudam, cima e baixo andam, Esc fecha.
form-new-hint = Setas mudam e andam, Enter na última linha abre, Esc volta atrás.
form-no-effect = sem efeito neste tema
form-language = { $name }
form-auto = automático
seats-any = conforme chegam
seats-one = só o seu
bots-mixed = misturados
help-title = Teclas
help-key-fold = desistir (F1 pergunta sempre primeiro)
help-key-cheap = passar, pagar ou ficar
help-key-raise = subir ou apostar: abre a entrada
help-key-all_in = all-in: duas vezes envia
help-key-look = ver as suas cartas (As-Nas)
help-key-cards = escolher uma carta (One Poker), Enter tranca-a
help-key-digits = o total para onde subir
help-key-steps = um big blind, meio pote, mínimo e máximo
help-key-shortcuts = mínimo, meio pote, pote
help-key-pace = a assistir: ritmo
help-key-restart = recomeço, desforra
help-key-talk = falar; /react 1, /mute Ada, /name Bo, /move, /forget me
help-key-panes = registo, tabela, regras, definições, ajuda; Esc fecha
help-key-host = anfitrião: retirar, passar o papel, trancar, bots
help-key-tab = percorrer ações, entrada, registo
help-key-redraw = desenhar tudo de novo
help-key-leave = sair; pergunta se estiver a jogar
help-reset = Depois de o terminal bloquear: reset repõe-no.
help-lobby-now = jogar já com bots
help-lobby-enter = sentar-se na mesa escolhida
help-lobby-watch = assistir
help-lobby-new = nova mesa
help-lobby-join = entrar com código
help-lobby-find = filtrar a lista
host-title = Anfitrião
host-hand_over = passar o papel de anfitrião: { $name }
host-kick = mandar sair { $name }
host-ban = banir { $name }
host-vote = pedir que { $name } saia
host-lock = não deixar sentar mais ninguém
host-unlock = deixar sentar quem chega
host-bot = bot no lugar { $seat }: { $level }
host-pause = pedir uma pausa
host-resume = pedir para continuar
host-none = De momento não há nada a fazer aqui.
screen-tiny = Precisa de { $needs }, tem { $now }. cardavia play --plain serve em qualquer tamanho.
