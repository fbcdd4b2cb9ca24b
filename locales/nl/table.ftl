# Nederlands. What a message is for, its variables and its room are said in locales/en/table.ftl.

## What a table is doing

stage-waiting = Wachten op spelers
stage-playing = Bezig
stage-between = Tussen twee handen
stage-paused = Gepauzeerd
stage-over = De partij is afgelopen
stage-closed = Gesloten
presence-here = aanwezig
presence-away = afwezig
presence-stand_in = een bot speelt
seat-open = vrije plaats
seat-bot = bot
seat-host = host
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
pace-1x = 1×
pace-4x = 4×
pace-end = tot het eind
clock-off = geen klok
clock-fixed = { $seconds } s
clock-bank = { $seconds } s en een tijdbank van { $bank } s

## Reactions: what a player may say with one key

reaction-well_played = Goed gespeeld!
reaction-thanks = Dank je.
reaction-good_luck = Succes!
reaction-oops = Oeps.
reaction-wow = Wauw!
reaction-hurry = Jij bent aan de beurt.
reaction-one_moment = Een ogenblik, graag.
reaction-bye = Tot ziens!

## Settings of a table

setting-game = Spel
setting-seats = Plaatsen
setting-stack = Fiches aan het begin
setting-small_blind = Kleine blind
setting-big_blind = Grote blind
setting-ante = Ante
setting-chips = Fiches aan het begin
setting-deals = Rondes
setting-private = Wie mag binnenkomen
setting-private-yes = alleen met de link of code
setting-private-no = iedereen
setting-seats_open = Plaatsen vrijgehouden voor anderen
setting-bots = Bots
setting-clock = Klok
setting-bank = Tijdbank
setting-bot_pace = Bots denken
setting-take_over = Wie erbij komt, mag een bot vervangen
setting-watch = Wie mag toekijken
setting-watch-off = niemand
setting-watch-code = met de code
setting-watch-open = iedereen
setting-chat = Wie mag praten
setting-chat-off = niemand
setting-chat-seated = spelers
setting-chat-all = iedereen
setting-stand_in = Bot voor afwezige spelers
setting-grace = Een bot valt in na
setting-yes = ja
setting-no = nee
setting-seconds = { $seconds } s

## Settings of the reader, kept on the device

option-language = Taal
option-contrast = Contrast
option-grain = Korrel
option-temperature = Kleurtemperatuur
option-four_colour = Kaarten in vier kleuren
option-sound = Geluid
option-animation = Animatie
option-animation-off = uit
option-animation-normal = normaal
option-animation-fast = snel
option-confirm_fold = Vragen vóór het passen
option-theme = Thema
option-cards = Kaarten
option-name = Je naam
option-on = aan
option-off = uit

## Places

standings = Stand
place-number = { $place }.
you = Jij
seat-number = Plaats { $seat }

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
points-minus = min { $points }
chat-line = { $name }: { $text }
