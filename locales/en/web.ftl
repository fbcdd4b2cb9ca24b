# Words of the page in the browser. What is said of the game itself is in game.ftl, of the table in table.ftl, of refusals in refusals.ftl.
# Buttons are short: on a phone three of them stand side by side. A message beside a number in seconds ends where the number follows.

## Everywhere

# The reader. At the start of a line the page capitalises it.
reader = you
settings = Settings
rules = Rules
log = Log
talk = Talk
people = Table
help = Keyboard
tools = Tools
close = Close
back = Back
copy = Copy
loading = One moment …
leave = Leave
to-lobby = To the lobby
# $seconds counts down.
seconds-left = { $seconds } s left.
plain-number = { $value }
# A tool with news: "Talk, 3 new".
tool-count = { $name }, { $count } new
tellings = Messages

## The browser's tab

title-your-turn = Your turn · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = Pull up a chair.
lobby-lead = Bots keep the other seats warm.
lobby-about-holdem = Four seats, 1000 chips, blinds 10 and 20
lobby-about-one_poker = Two players, twenty chips. The two beats the ace
lobby-about-as_nas = Four players, five persons, twelve deals
lobby-play = Play now
lobby-play-game = Play now: { $game }
lobby-tables = Open tables
lobby-count = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
lobby-loading = Asking the server for its tables …
lobby-none = No table is open to everybody just now. Set one, or play against bots.
lobby-person = person
lobby-free = free
lobby-seats = Seats: { $people } taken by people, { $bots } by bots, { $free } free
lobby-sit = Sit down
lobby-watch = Watch
lobby-code = Join by code
lobby-code-hint = Six letters or digits, from whoever invited you.
lobby-code-short = A code has { $length } letters or digits.
lobby-join = Join the table
lobby-new = New table
lobby-new-hint = Pick the game, the clock, how well the bots play, and who may come in.
lobby-new-open = Set a table
lobby-connecting = Connecting …
lobby-playing-as = Playing as { $name } on this device. No account.
lobby-change-name = Change the name
lobby-name = Your name
lobby-name-save = Keep
lobby-resting = You still have a seat: { $game }, table { $code }.
lobby-back-to-seat = Back to my seat

## A new table

opening-people = People
opening-all-seats = all, until the start
opening-think = Bots think, in seconds
opening-variation = Give or take, in percent
opening-mixed = mixed
opening-between = Pause between hands, in seconds
opening-clock-off = none
opening-clock-fixed = for each decision
opening-clock-bank = with a bank
opening-seconds = Seconds for a decision
opening-bank = Time bank, in seconds
opening-refill = Refill of the bank a hand, in seconds
opening-grace = A bot stands in after, in seconds
opening-wait = Wait for people
opening-start = Start with bots

## Before a table

door-table = Table
door-opening = Going to the table …
door-refused = This door stays closed
door-again = Try again
door-elsewhere = You sit here on another device
door-taken-over = You play on at another device
door-elsewhere-hint = Only one device or tab plays at a time. The seat and the cards come with you.
door-take-over = Take over here

## The connection

link-connecting = Connecting to the server …
link-reconnecting = The connection is gone. Trying again …
link-reconnecting-seat = Reconnecting; your seat is kept.
link-retry = Next try in { $seconds } s.
link-now = Try now
link-again = Connect again
own-lost = There is no connection just now; nothing was sent.
own-unsure = The connection went before your action was answered. Look at the table: it shows what has arrived.
own-malformed = The server sent something that this page does not understand. The table shows the last that was understood.
own-ahead = The price has changed, so your choice was taken back.
own-missed = { $count ->
        [one] You missed { $count } event; the log has it.
       *[other] You missed { $count } events; the log has them.
    }
own-copied = Copied.
own-copy-yourself = The browser does not let this page copy. The link is marked: copy it yourself.
storage-off = This browser keeps nothing for this page: settings and seat are gone when it is closed.
failed-title = This page has stumbled
failed-hint = Something could not be drawn. Your seat is kept on the server; a fresh page shows the table as it stands.
failed-reload = Load the page afresh
offline-title = No connection
offline-text = The server of Cardavia can’t be reached. Your seat is kept; try again when you are online.

## The top line of the table. The variables are drawn in bold.

fact-hand = Hand { $number }
fact-deal = Deal { $number }
fact-deal-of = Deal { $number } of { $deals }
fact-blinds = Blinds { $blinds }
fact-ante = Ante { $ante }
fact-table = Table { $code }

## The cloth

your-cards = Your cards
your-actions = Your actions
board = Board
pot = Pot
pot-line = Pot { $amount }
dealer-button = Dealer button: { $name }
dealer-mark = Dealer: { $name }
# Over and under each other beside two lamps; short and in capitals where the script has them.
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } up, { $down } down
place-your-card = your locked card
place-their-card = locked card
ladder = Stakes: { $stakes }. At most { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = to match
pay = pay { $cost }

## Seats. These stand on a small place card.

# For listeners: several open seats must be told apart.
seat-open-number = open seat { $seat }
seat-free-for = for whoever comes
seat-to-act = to act
seat-your-turn = your turn
seat-waiting = waiting
seat-away = away
# $seconds counts down until a bot takes over.
seat-away-seconds = away, { $seconds } s to a bot
seat-bot-plays = a bot stands in
seat-bot-plays-you = a bot plays, come back
seat-watching = watching
seat-all-in = all-in
# A place in the match, as short as can be.
seat-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# Names of hands as short as can be; the page capitalises them. The best rank is $high, its plural $highs.
short-straight_flush = straight flush
short-four_of_a_kind = four { $highs }
short-full_house = { $highs } full
short-flush = flush, { $high } high
short-straight = straight to the { $high }
short-three_of_a_kind = three { $highs }
short-two_pair = two pair
short-pair = pair of { $highs }
short-high_card = { $high } high
seat-looked = has looked
seat-unseen = has not looked
seat-cards = { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
# For listeners: stack, last deed, what lies before the seat.
seat-sentence = { $amount } chips, { $deed }, bet { $bet }.
seat-sentence-points = { $amount } points, { $deed }, stake { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = Your turn
dock-your-turn-unseen = Your turn, unseen
dock-to-act = { $name } to act
dock-dealing = One moment …
dock-folded = You have folded.
dock-price = Call { $cost } to win { $pot }
dock-stake = Your stake is { $stake }, the highest is { $highest }.
dock-behind = { $amount } behind
dock-lock-title = Choose the card to lock
dock-lock-hint = Final once locked. You keep the other one.
lock-choose = Choose
lock-other = Other card
fold-sure = Fold? Yes
raise-min = Min
raise-half = ½ pot
raise-pot = Pot
raise-all-in = All-in
raise-most = Most
raise-to-label = Raise to, in all
raise-range = from { $least } to { $most }
clock-seconds = { $seconds } s
clock-bank-seconds = bank: { $seconds } s
clock-reserve = + { $seconds } s bank
ahead = Ahead of your turn
ahead-fold = Will fold
ahead-check = Will check
ahead-hold = Will hold
# $to is the bet or stake that has to be matched, in all.
ahead-call = Will call { $to }

## Results

won-you = You win
won-you-amount = You win { $amount }
won-you-pot = You win the pot of { $pot }
won-by = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
outcome-tie = A tie
outcome-fold = Nobody called; no card is shown.
between-next = The next one begins by itself.
between-history = The whole story
out-title = You are out
out-place = In place { $place } of { $seats }
watching = Watching
watching-bots = Only bots are left. Let them run.
pace = Pace
take-seat = Take a seat
restart = Restart
rematch = Rematch
rematch-waiting = Waiting for the others
end-after-hands = { $count ->
        [one] After { $count } hand, it is decided.
       *[other] After { $count } hands, it is decided.
    }
end-after-deals = { $count ->
        [one] After { $count } deal, it is decided.
       *[other] After { $count } deals, it is decided.
    }
end-you-win = You win the match
end-wins = { $count ->
        [one] { $names } wins the match
       *[other] { $names } share the win
    }
end-with = with { $hand }, on the last hand
end-wanted = { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
# $seconds counts down.
end-wait = Bots take the seats of those who do not answer in { $seconds } s.
end-log = The last hand

## Waiting, pause, absence

waiting-host = Share the link. Bots take the seats that nobody takes.
waiting-guest = { $name } starts the match.
waiting-order = Play goes to the right.
start = Start the match
paused-hint = Nothing runs until everybody wants to go on.
stand-in-title = A bot plays your seat
stand-in-hint = You were away. The seat is still yours.
stand-in-back = Play myself

## Asking everybody

asks = What is asked of everybody
ask-restart = { $name } asks for a restart.
ask-restart-you = You have asked for a restart.
ask-pause = { $name } asks for a pause.
ask-pause-you = You have asked for a pause.
ask-resume = { $name } asks to go on.
ask-resume-you = You have asked to go on.
ask-vote_out = { $name } asks to put { $about } out.
ask-vote_out-you = You have asked to put { $about } out.
ask-agreed = { $agreed } of { $needed } agree.
ask-yes = Agree
ask-no = No

## Leaving

leave-lead = The others play on.
leave-keep-hint = Go to the lobby for a while: a bot stands in, and the seat stays yours until the match ends.
leave-keep = Go, and keep my seat
leave-go-hint = Give the seat up: a bot has it for good.
leave-go = Leave for good

## The log

log-label = The hand in words
log-short = The hand
log-hand = Hand { $number }.
log-deal = Deal { $number }.
log-blinds = blinds { $small } and { $big }
log-ante = ante { $ante }
log-this-deal = This deal
log-earlier = Earlier
log-played = Played so far
log-against = { $card } against { $other }
log-nobody-called = nobody called
log-split = split
log-revealed = Seen since the last shuffle
log-stock = { $count ->
        [one] { $count } card left in the stock
       *[other] { $count } cards left in the stock
    }
log-the-five = The five
log-the-five-order = As beats Shah beats Bibi beats Sarbaz beats Couli.

## Talk

talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-off = There is no talk for you at this table.
talk-reactions = Reactions
talk-mute = Mute { $name }
talk-muted = { $name } is muted.
talk-unmute = Listen again

## The table and its people

invite-code = Table
invite-link = Link to this table
people-seats = Seats
people-bot = bot, { $level }
people-seat-bot = Bot: { $level }
people-hand-over = Make host
people-kick = Send away
people-ban = Ban
people-vote-out = Vote out
people-lock = No newcomers
people-pause = Pause
people-resume = Go on
people-settings = Settings of this table
people-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## The reader's settings

option-contrast-low = soft
option-contrast-high = hard
option-grain-low = smooth
option-grain-high = coarse
option-temperature-low = cool
option-temperature-high = warm
option-theme-system = system
option-theme-light = light
option-theme-dark = dark
option-text = Text size
option-notify = Notify me of my turn
option-keys = Single-letter keys
identity = On another device
identity-hint = There is no account. To be the same person on another device, let this one show a code and enter it there.
identity-show = Show a code
identity-valid = valid for { $seconds } s
identity-enter = Code from the other device
identity-become = Be that person
identity-revoke = Forget me on other devices
identity-forget = Delete everything about me
identity-forget-sure = Really delete? Yes

## Rules

rules-failed = The rules could not be loaded. Try again when the connection is back.

## Own matches

matches = My matches
matches-none = No match yet that has ended or is running.
matches-older = Older ones
match-unfinished = not finished
match-place = place { $place } of { $seats }
match-hands = { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
match-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
match-save = Save as a file
stat-matches = Matches won
stat-hands = Hands won
stat-of = { $won } of { $all }
stat-showdowns = Showdowns
stat-biggest = Biggest pot
stat-vpip = Hands played by choice
stat-pfr = Raised before the flop

## The table as text, and what the reading keys say

text-title = The table as text
text-table = The table
text-now = Now
say-cards = Your cards: { $cards }.
say-no-cards = You hold no cards.
say-not-looked = You have not looked at your cards.
say-no-board = There are no cards on the board yet.
say-board = { $street }: { $cards }.
say-pot = Pot { $pot }
say-side-pot = { $name }: { $amount }, for { $names }.
say-lock = Lock one of { $cards }
say-raise = Raise to { $least } at least, { $most } at most

## Help for the keyboard

help-open = Which key does what
help-lead = The whole game can be played by keys.
help-fold = fold
help-stay = check, call or hold
help-raise = raise to the amount that is shown
help-all-in = all-in
help-digits = type the amount of a raise; choose a card in One Poker
help-arrows = change the amount; choose a card in One Poker
help-look = look at your cards (As-Nas)
help-lock = lock the chosen card (One Poker)
help-cards = say my cards
help-board = say the board, the lamps or the stakes
help-pots = say the pots
help-stacks = say everybody’s stack and last action
help-turn = say whose turn it is and what I may do
help-log = the hand in words
help-talk = talk
help-text = the table as text
help-rules = full rules
help-settings = settings
help-close = close what is open
help-help = this page
