# The table around the game: stages, levels, clocks, reactions, settings, standings. Shared by both clients.
# Where a message stands alone (a label, a choice) it begins with a capital.

## What a table is doing

stage-waiting = Waiting for players
stage-playing = Playing
stage-between = Between hands
stage-paused = Paused
stage-over = The match is over
stage-closed = Closed

presence-here = here
presence-away = away
presence-stand_in = a bot stands in

seat-open = open seat
# Behind a name: the player is a bot.
seat-bot = bot
seat-host = host

level-easy = easy
level-normal = normal
level-hard = hard

pace-1x = 1×
pace-4x = 4×
pace-end = to the end

clock-off = no clock
# $seconds for each decision; $bank is a reserve of seconds.
clock-fixed = { $seconds } s
clock-bank = { $seconds } s and a bank of { $bank } s

## Reactions: what a player may say with one key

reaction-well_played = Well played!
reaction-thanks = Thank you.
reaction-good_luck = Good luck!
reaction-oops = Oops.
reaction-wow = Wow!
reaction-hurry = Your turn, please.
reaction-one_moment = One moment, please.
reaction-bye = Goodbye!

## Settings of a table

setting-game = Game
setting-seats = Seats
setting-stack = Chips at the start
setting-small_blind = Small blind
setting-big_blind = Big blind
setting-ante = Ante
setting-chips = Chips at the start
setting-deals = Deals
setting-private = Who may come
setting-private-yes = only by the link or code
setting-private-no = everybody
setting-seats_open = Seats kept for others
setting-bots = Bots
setting-clock = Clock
setting-bank = Time bank
setting-bot_pace = Bots think
setting-take_over = Newcomers may take a bot’s seat
setting-watch = Who may watch
setting-watch-off = nobody
setting-watch-code = with the code
setting-watch-open = everybody
setting-chat = Who may talk
setting-chat-off = nobody
setting-chat-seated = players
setting-chat-all = everybody
setting-stand_in = Bot for absent players
setting-grace = A bot stands in after
setting-yes = yes
setting-no = no
# A time in seconds, in a setting.
setting-seconds = { $seconds } s

## Settings of the reader, kept on the device

option-language = Language
option-contrast = Contrast
option-grain = Grain
option-temperature = Colour temperature
option-four_colour = Four-colour deck
option-sound = Sound
option-animation = Animation
option-animation-off = off
option-animation-normal = normal
option-animation-fast = fast
option-confirm_fold = Ask before folding
option-theme = Theme
option-cards = Cards
option-name = Your name
option-on = on
option-off = off

## Places

standings = Standings
# Places may be shared.
place-number = { $place }.

# The reader, where a name would stand (in a list, before a colon).
you = You
# A seat that nobody has, where a name would stand; $seat is a number from 1.
seat-number = Seat { $seat }

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
# $whole is a number above 0, $part one of the fractions.
fraction-mixed = { $whole } { $part }

# The sum of a match or a deal, in points: $points is already written, without its sign.
points-plus = plus { $points }
points-minus = minus { $points }

# A line of talk, as it is heard or read in a log.
chat-line = { $name }: { $text }
