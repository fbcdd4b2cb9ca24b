# Čeština. What a message is for, its variables and its room are said in locales/en/table.ftl.

## What a table is doing

stage-waiting = Čeká se na hráče
stage-playing = Hraje se
stage-between = Mezi rozdáními
stage-paused = Pauza
stage-over = Partie je u konce
stage-closed = Zavřeno
presence-here = u stolu
presence-away = pryč
presence-stand_in = hraje bot
seat-open = volné místo
seat-bot = bot
seat-host = hostitel
level-easy = lehká
level-normal = střední
level-hard = těžká
pace-1x = 1×
pace-4x = 4×
pace-end = do konce
clock-off = bez hodin
clock-fixed = { $seconds } s
clock-bank = { $seconds } s a rezerva { $bank } s

## Reactions: what a player may say with one key

reaction-well_played = Pěkně zahráno!
reaction-thanks = Děkuji.
reaction-good_luck = Hodně štěstí!
reaction-oops = Jejda.
reaction-wow = Páni!
reaction-hurry = Jste na tahu, prosím.
reaction-one_moment = Okamžik, prosím.
reaction-bye = Na shledanou!

## Settings of a table

setting-game = Hra
setting-seats = Místa
setting-stack = Žetony na začátku
setting-small_blind = Malý blind
setting-big_blind = Velký blind
setting-ante = Ante
setting-chips = Žetony na začátku
setting-deals = Rozdání
setting-private = Kdo smí přijít
setting-private-yes = jen s odkazem nebo kódem
setting-private-no = kdokoli
setting-seats_open = Místa držená pro ostatní
setting-bots = Boti
setting-clock = Hodiny
setting-bank = Časová rezerva
setting-bot_pace = Boti přemýšlejí
setting-take_over = Noví hráči smějí převzít místo bota
setting-watch = Kdo se smí dívat
setting-watch-off = nikdo
setting-watch-code = kdo má kód
setting-watch-open = kdokoli
setting-chat = Kdo smí mluvit
setting-chat-off = nikdo
setting-chat-seated = hráči
setting-chat-all = kdokoli
setting-stand_in = Bot za nepřítomné
setting-grace = Bot nastoupí po
setting-yes = ano
setting-no = ne
setting-seconds = { $seconds } s

## Settings of the reader, kept on the device

option-language = Jazyk
option-contrast = Kontrast
option-grain = Zrno
option-temperature = Teplota barev
option-four_colour = Čtyřbarevné karty
option-sound = Zvuk
option-animation = Animace
option-animation-off = bez
option-animation-normal = běžné
option-animation-fast = rychlé
option-confirm_fold = Ptát se před složením
option-theme = Motiv
option-cards = Karty
option-name = Vaše jméno
option-on = zapnuto
option-off = vypnuto

## Places

standings = Pořadí
place-number = { $place }.
you = Vy
seat-number = Místo { $seat }

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
points-plus = plus { $points }
points-minus = minus { $points }
chat-line = { $name }: { $text }
