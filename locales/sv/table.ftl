# Svenska. What a message is for, its variables and its room are said in locales/en/table.ftl.

## What a table is doing

stage-waiting = Väntar på spelare
stage-playing = Spelar
stage-between = Mellan givar
stage-paused = Paus
stage-over = Matchen är slut
stage-closed = Stängt
presence-here = här
presence-away = borta
presence-stand_in = en bot spelar
seat-open = ledig plats
seat-bot = bot
seat-host = värd
level-easy = lätt
level-normal = normal
level-hard = svår
pace-1x = 1×
pace-4x = 4×
pace-end = till slutet
clock-off = ingen klocka
clock-fixed = { $seconds } s
clock-bank = { $seconds } s och en bank på { $bank } s

## Reactions: what a player may say with one key

reaction-well_played = Bra spelat!
reaction-thanks = Tack!
reaction-good_luck = Lycka till!
reaction-oops = Hoppsan.
reaction-wow = Oj!
reaction-hurry = Det är din tur.
reaction-one_moment = Ett ögonblick.
reaction-bye = Hej då!

## Settings of a table

setting-game = Spel
setting-seats = Platser
setting-stack = Marker från start
setting-small_blind = Lilla mörken
setting-big_blind = Stora mörken
setting-ante = Ante
setting-chips = Marker från start
setting-deals = Givar
setting-private = Vem får komma
setting-private-yes = bara med länken eller koden
setting-private-no = alla
setting-seats_open = Platser som hålls för andra
setting-bots = Botar
setting-clock = Klocka
setting-bank = Tidsbank
setting-bot_pace = Botarna tänker
setting-take_over = Nya får ta över en bots plats
setting-watch = Vem får titta på
setting-watch-off = ingen
setting-watch-code = med koden
setting-watch-open = alla
setting-chat = Vem får prata
setting-chat-off = ingen
setting-chat-seated = spelare
setting-chat-all = alla
setting-stand_in = Bot för frånvarande spelare
setting-grace = En bot tar över efter
setting-yes = ja
setting-no = nej
setting-seconds = { $seconds } s

## Settings of the reader, kept on the device

option-language = Språk
option-contrast = Kontrast
option-grain = Korn
option-temperature = Färgtemperatur
option-four_colour = Kortlek i fyra färger
option-sound = Ljud
option-animation = Animering
option-animation-off = av
option-animation-normal = normal
option-animation-fast = snabb
option-confirm_fold = Fråga innan du lägger dig
option-theme = Tema
option-cards = Kort
option-name = Ditt namn
option-on = på
option-off = av

## Places

standings = Ställning
place-number = { $place }.
you = Du
seat-number = Plats { $seat }

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
