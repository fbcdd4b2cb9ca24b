# Português. What a message is for, its variables and its room are said in locales/en/table.ftl.

## What a table is doing

stage-waiting = À espera de jogadores
stage-playing = Em jogo
stage-between = Entre mãos
stage-paused = Em pausa
stage-over = A partida acabou
stage-closed = Fechada
presence-here = presente
presence-away = ausente
presence-stand_in = joga um bot
seat-open = lugar livre
seat-bot = bot
seat-host = anfitrião
level-easy = fácil
level-normal = normal
level-hard = difícil
pace-1x = 1×
pace-4x = 4×
pace-end = até ao fim
clock-off = sem relógio
clock-fixed = { $seconds } s
clock-bank = { $seconds } s e reserva de { $bank } s

## Reactions: what a player may say with one key

reaction-well_played = Bem jogado!
reaction-thanks = Agradeço.
reaction-good_luck = Boa sorte!
reaction-oops = Ups.
reaction-wow = Uau!
reaction-hurry = É a sua vez, por favor.
reaction-one_moment = Um momento, por favor.
reaction-bye = Até à próxima!

## Settings of a table

setting-game = Jogo
setting-seats = Lugares
setting-stack = Fichas no início
setting-small_blind = Small blind
setting-big_blind = Big blind
setting-ante = Ante
setting-chips = Fichas no início
setting-deals = Mãos
setting-private = Quem pode entrar
setting-private-yes = só com a ligação ou o código
setting-private-no = toda a gente
setting-seats_open = Lugares guardados para outros
setting-bots = Bots
setting-clock = Relógio
setting-bank = Reserva de tempo
setting-bot_pace = Os bots pensam
setting-take_over = Quem chega pode ocupar o lugar de um bot
setting-watch = Quem pode ver
setting-watch-off = ninguém
setting-watch-code = quem tem o código
setting-watch-open = toda a gente
setting-chat = Quem pode conversar
setting-chat-off = ninguém
setting-chat-seated = jogadores
setting-chat-all = toda a gente
setting-stand_in = Bot para jogadores ausentes
setting-grace = Um bot joga ao fim de
setting-yes = sim
setting-no = não
setting-seconds = { $seconds } s

## Settings of the reader, kept on the device

option-language = Língua
option-contrast = Contraste
option-grain = Grão
option-temperature = Temperatura da cor
option-four_colour = Baralho de quatro cores
option-sound = Som
option-animation = Animação
option-animation-off = sem
option-animation-normal = normal
option-animation-fast = rápida
option-confirm_fold = Perguntar antes de desistir
option-theme = Tema
option-cards = Cartas
option-name = O seu nome
option-on = sim
option-off = não

## Places

standings = Classificação
place-number = { $place }.º
you = Você
seat-number = Lugar { $seat }

## Points of As-Nas are split in twelfths: a whole number and a fraction in lowest terms

fraction-1 = 1/12
fraction-2 = 1/6
fraction-3 = 1/4
fraction-4 = 1/3
fraction-5 = 5/12
fraction-6 = 1/2
fraction-7 = 7/12
fraction-8 = 2/3
fraction-9 = 3/4
fraction-10 = 5/6
fraction-11 = 11/12
fraction-mixed = { $whole } { $part }
points-plus = mais { $points }
points-minus = menos { $points }
chat-line = { $name }: { $text }
