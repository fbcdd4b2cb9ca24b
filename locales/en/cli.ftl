# The words of the terminal client only: prompts, commands, screens. Sentences about the game are in game.ftl.

## Words that can be typed (plain mode). The English ones work in every language; a language adds its own, with commas between them.
## Letters must not clash with the English: f fold, c check or call, r raise, a all-in, l look, y yes, n no, q leave.

cmd-fold = fold, f
cmd-cheap = c
cmd-check = check
cmd-call = call
cmd-hold = hold
cmd-raise = raise, bet, r
cmd-all_in = all-in, allin, all in, a
cmd-look = look, l
cmd-lock = lock
cmd-yes = yes, y
cmd-no = no, n
cmd-table = table
cmd-cards = cards
cmd-board = board
cmd-pots = pots, pot
cmd-stacks = stacks
cmd-clock = clock
cmd-log = log
cmd-standings = standings
cmd-again = again
cmd-say = say
cmd-react = react
cmd-mute = mute
cmd-rules = rules
cmd-speed = speed, watch
cmd-pause = pause
cmd-resume = resume
cmd-restart = restart, rematch
cmd-start = start
cmd-sit = sit
cmd-host = host
cmd-kick = kick
cmd-ban = ban
cmd-vote = vote
cmd-close = lock-table
cmd-open = unlock-table
cmd-bot = bot
cmd-identity = identity
cmd-name = name
cmd-leave = leave, quit, q, exit
cmd-help = help, ?
# Amounts that have a name.
amount-min = min
amount-half = half
amount-pot = pot
amount-all = all
# Switches.
word-on = on
word-off = off

## Help: one line for each command, what is typed first. Keep the typed words English or add the language's own beside them.

help-actions = At your turn: fold, check, call, raise 120, all-in; hold and look in As-Nas; 1 or 2 to choose a card in One Poker. First letters will do.
help-amounts = An amount is a total. It may be a number, min, half, pot or all.
help-table = table, cards, board, pots, stacks, standings, log 10: what there is to know now. again: the choices once more.
help-clock = clock: the time left. clock off: no warning before it runs out.
help-talk = say good luck; react: the list of reactions; mute Ada: hear no more of Ada.
help-match = restart, pause, resume: ask the others. yes or no answers. speed 4, speed end: when only bots are left.
help-host = start; host, kick, ban Ada; lock-table, unlock-table; bot 3 hard: for the host. vote Ada: ask to put somebody out. sit: take a free seat.
help-identity = name Ada: another name. identity move: a code for another device; identity revoke: make other devices forget you; identity forget me: delete everything about you.
help-rules = rules: the rules of this game. rules pots: the part about pots.
help-leave = leave: a bot plays your seat until you are back.

## Prompts

connected = Connected to { $server } ({ $version }). You are { $name }.
connected-again = Back after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
log-missed = { $count ->
        [0] While you were away:
        [one] While you were away, one thing happened:
       *[other] While you were away, { $count } things happened:
    }
connection-lost = Connection lost. { $seconds ->
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
unconfirmed = { $action } was not confirmed.
embedded = A server for you alone runs on this machine, at { $address }, and ends with this program.

# $players is a list like "You 1,260, Ada (bot) 250".
table-here = Table { $code }, { $game }: { $players }. Say help for the commands.
player-chips = { $name } { $chips }
player-bot = { $name } (bot)
player-open = open seat
waiting = { $open ->
        [one] Waiting for one more player.
       *[other] Waiting for { $open } more players.
    } The code is { $code }, the link { $link }.
waiting-host = Say start to begin; bots take the open seats.
watching-here = You are watching.

your-turn-call = Your turn. { $cost } to call. Pot { $pot }. You have { $stack }.
your-turn-free = Your turn. Nothing to call. Pot { $pot }. You have { $stack }.
your-turn-stake = Your turn. Your stake { $stake }, highest stake { $highest }. Pot { $pot }.
your-turn-stake-blind = Your turn. You have not looked. Your stake { $stake }, highest stake { $highest }. Pot { $pot }.
# The two cards of One Poker: $first and $second are card names, the groups are UP or DOWN.
your-turn-lock = Choose the card to lock. 1: { $first }, { $firstgroup }. 2: { $second }, { $secondgroup }.
clock-left = { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
clock-left-bank = { $seconds ->
        [one] { $seconds } second, bank { $bank }.
       *[other] { $seconds } seconds, bank { $bank }.
    }
clock-none = No clock.
clock-other = { $name } has { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
nobody-acts = Nobody has to act now.

# What may be chosen, as it is typed. $list are the choices with commas between.
choices = { $list }?
choice-fold = fold
choice-check = check
choice-call = call { $cost }
choice-call-all_in = call { $cost }, all-in
choice-call-pay = call (pay { $cost })
choice-raise = raise { $least } to { $most }
choice-raise-one = raise { $least }
choice-bet = bet { $least } to { $most }
choice-bet-one = bet { $least }
choice-raise-pay = raise to { $least } (pay { $cost })
choice-all_in = all-in { $most }
choice-hold = hold
choice-look = look
choice-lock = 1 or 2?
choice-start = start or leave?
choice-over = restart or leave?
choice-out = speed 1, speed 4, speed end, restart or leave?
choice-out-people = restart or leave?
choice-yes_no = yes or no?
ask-all_in = All-in for { $amount }?
ask-fold = Fold?
ask-lock = Lock the { $card }, face down? A lock is final.
ask-raise = Raise to how much? { $least } to { $most }
ask-leave = Leave the table? A bot plays your seat until you are back. Ctrl-C again leaves at once.
ask-rematch = Another match?
ask-restart = { $name } asks for a restart. Do you agree?
ask-pause = { $name } asks for a pause. Do you agree?
ask-resume = { $name } asks to go on. Do you agree?
ask-vote_out = { $name } asks to put { $about } out. Do you agree?
ask-take_over = You are at this table in another place. Take the seat over here?
taken-over = You are playing at another place now. Say yes to take the seat back, or leave.

out-note = You are out: { $place } of { $players }.
out-people = People are still playing: normal speed.
over-winner = Standings: { $list }.
stacks = Stacks: { $list }.
totals = Totals: { $list }.
total-of = { $name } { $points }
pot-now = Pot { $pot }.
pots-none = There is no pot yet.
pot-named = { $potname } { $amount }, for { $names }.
board-none = No cards on the board yet.
board-now = Board: { $cards }.
cards-now = Your cards: { $cards }.
cards-now-hand = Your cards: { $cards }. { $hand }.
cards-unseen = You have not looked at your cards yet.
cards-none = You hold no cards.
cards-shown = Cards shown so far: { $name } { $cards }.
signal-now = { $name }: { $up } UP, { $down } DOWN.
seat-now = { $name }: { $parts }.
seat-word-folded = folded
seat-word-all_in = all-in
seat-word-out = out, place { $place }
seat-word-to_act = to act
seat-word-away = away
seat-word-stand_in = a bot stands in
seat-word-locked = has locked
seat-word-looked = looked
seat-word-blind = blind
seat-word-bet = { $amount } before the seat
seat-word-button = button
seat-word-dealer = dealer
standings-none = There are no standings yet.
standing-line = { $place } { $name } { $amount }
log-empty = Nothing has happened yet.
muted-now = You hear no more of { $name }.
muted-no-more = You hear { $name } again.
reactions-list = Reactions: { $list } Say react and a number.
reaction-numbered = { $number } { $text }
warn-off = You are not told any more when the time runs short.
warn-on = You are told when the time runs short.
left-kept = A bot plays your seat. Come back with: { $command }
left = You have left table { $code }.
goodbye = Goodbye.
gone-table = Table { $code } is gone for you; back to the lobby.

# $code is typed at the other device.
identity-code = On the other device: cardavia play --move { $code }. The code is good once, for { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
bad-identity = Say identity move, identity revoke or identity forget me.

## Plain lobby

lobby-prompt = holdem, one-poker or as-nas plays at once; a code sits down there; tables lists them; quit ends.
lobby-question = What to play?
word-tables = tables
seat-kept = Your seat is kept at table { $code }, { $game }. Say the code to go back.
tables-none = There are no open tables. Say holdem, one-poker or as-nas to play with bots.
table-line = { $code }  { $game }, host { $host }, { $people } of { $seats } seats taken by people, { $bots } by bots, { $stage }

## History

history-none = You have no finished matches on this server.
# $when is a date and time, $place the reader's place.
history-line = { $number }  { $when }  { $game }, { $names }: place { $place }, { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
history-statistics = { $game }: { $won } of { $matches } matches won, { $hands_won } of { $hands } hands; showdowns { $showdowns }; biggest pot { $biggest }

## Mistakes

bad-word = I did not understand “{ $text }”. Say help for the commands.
bad-now = This is not possible now.
bad-not-your-turn = It is not your turn.
bad-check = There are { $cost } to call. Say call or fold.
bad-price = The price is { $price }.
bad-call = There is nothing to call. Say check.
bad-hold = The highest stake is { $highest }. Say call or fold.
bad-fold = You need not pay anything: folding is not possible now.
bad-least = The least raise is to { $least }.
bad-most = The most is { $most }.
bad-no-raise = You can’t raise now.
bad-card = Say 1 or 2.
bad-person = There is nobody called { $name } at this table.
bad-two-persons = { $name } can be several here. Say more of the name.
bad-reaction = There is no such reaction. Say react to hear them.
bad-level = There is no such level: easy, normal or hard.
bad-seat = Say the number of a seat, for example: bot 3 hard
bad-speed = Say speed 1, speed 4 or speed end.
bad-rules = The rules say nothing about “{ $text }”.
bad-empty = Say what: { $example }
not-connected = There is no connection; nothing was sent.
amount-unreadable = “{ $text }” is not an amount. Write digits, for example 1200.
amount-ambiguous = “{ $text }” can be read in two ways. Write digits only, for example 1000.
amount-fraction = Chips are whole numbers: “{ $text }” is not one.

## Errors of the command line, after "cardavia: "

error-unreachable = no server answers at { $url }. Check the address, or start one: cardavia serve
error-no-embedded = a server on this machine could not be started: { $reason }. See what it says: cardavia serve
error-version = the server speaks protocol { $server } (version { $software }), this client protocol { $client } ({ $own }). Update the older one, for example with: pipx upgrade cardavia
error-refused = { $text }
error-table = there is no table { $code }. Check the code with the host, or see: cardavia tables

## The full screen

screen-lobby = Lobby
screen-table = table { $code }
screen-hand = hand { $number }
screen-deal = deal { $number }
screen-deal-of = deal { $number } of { $deals }
screen-ante = ante { $amount }
# The direction of play: an arrow follows.
screen-direction = play
screen-reconnecting = reconnecting
screen-ms = { $ms } ms
# On a seat, 15 cells at most.
screen-out = out, place { $place }
# The same for As-Nas, behind "looked, " or "blind, ": 7 cells at most.
short-fold = folded
short-call = call { $amount }
short-raise = raise { $amount }
short-hold = hold
short-stake = stake { $amount }
screen-away = away { $time }
screen-all_in = { $text }, all-in
screen-wins = wins { $amount }
screen-pot = Pot { $amount }
screen-stake = Stake { $stake } of { $limit }
screen-unseen = Not looked yet
screen-code = Table { $code }
screen-seats = { $taken } of { $seats } seats are taken.
screen-link = y copies the link.
screen-start = Enter starts; bots take the open seats.
screen-wait = The host starts the match.
screen-pace-note = Only bots play on: w changes the speed.
screen-locked = locked
screen-kept = kept

# Words beside keys, at the bottom: all of them together 70 cells at most.
key-help = Help
key-rules = Rules
key-log = Log
key-talk = Talk
key-standings = Standings
key-settings = Settings
key-leave = Leave
key-quit = Quit
key-sit = Sit down
key-find = Find
key-new = New table
key-join = Join by code
key-watch = Watch
key-close = Close
key-host = Host
key-copy = Copy the link

# The row of actions; the price is in the words.
act-start = Start
act-restart = Restart
act-rematch = Rematch
act-yes = Yes
act-no = No
act-lock = Lock
act-try = Try now
act-pace = Speed
act-sit = Take a seat
act-lobby = Lobby
act-call-pay = Call, pay { $cost }
act-raise-pay = Raise to { $to }, pay { $cost }
act-take_over = Take the seat back

# The clock row, 24 cells at most. $name is whose turn it is.
clock-you = Your turn
clock-lock = Lock a card
clock-name = { $name } to act
clock-next = Next hand
clock-idle = Waiting
clock-lost = Connection lost
clock-seconds = { $seconds } s
clock-seconds-bank = { $seconds } s, bank { $bank } s
clock-soon = soon
clock-again = again in { $seconds } s

# The raise entry.
entry-raise = Raise to
entry-bet = Bet
entry-min = min
entry-half = half pot
entry-pot = pot
entry-range = least { $least }, most { $most }

# The note line, 78 cells at most.
note-fold = Fold? f again, Esc keeps the cards.
note-all_in = All-in { $amount }: a or Enter sends, Esc goes back.
note-entry = Enter sends the amount. Up, down: by { $step }. Esc goes back.
note-lock = Enter locks the { $card }, face down. A lock is final.
note-choose = 1 or 2 chooses a card, Enter locks it.
note-leave = Leave? Your seat is kept, a bot plays it. Enter leaves, Esc stays.
note-leave-free = Leave the table? Enter leaves, Esc stays.
note-fence = The table has just changed; that key was not sent. Once more if you mean it.
note-looked = The others see that you have looked.
note-blind = You may act blind. Looking does not end your turn.
note-kept = Your seat is kept. Try again with Enter, or leave.
note-talk = Say:
note-find = Find:
note-copied = The link has been given to the terminal’s clipboard.
note-nothing = That key does nothing now.
note-asked = { $name } asks: { $what }. y agrees, x does not.
note-taken = You are playing at another place now. Enter takes the seat back, ^q leaves.
note-missed = Back after { $seconds } s.
note-restart = Restart: { $agreed } of { $needed } agree.
what-restart = restart the match
what-pause = a pause
what-resume = go on
what-vote_out = put { $about } out

# The lobby.
lobby-now = Play at once, bots around you
lobby-holdem = 4 seats, 1,000 chips, blinds 10/20
lobby-one_poker = you against one, 20 chips
lobby-as_nas = 4 seats, 12 deals, bet blind or look
lobby-open = Open tables
lobby-table = Table
lobby-game = Game
lobby-host = Host
lobby-seats = Seats
lobby-stage = Stage
lobby-people = { $people } of { $seats }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
lobby-full = full
lobby-you = You: { $name }
lobby-take_over = y takes over.
lobby-none = No open tables. 1, 2 or 3 plays with bots.
lobby-connecting = Connecting to { $server } …

# Forms.
form-new = New table
form-open = Open the table
form-join = Join by code
form-code = Code
form-join-hint = Six letters and digits; O, 0, I, 1 and L are never used. Enter joins, w watches, Esc goes back.
form-settings-hint = Left and right change, up and down move, Esc closes.
form-new-hint = Left and right change, up and down move, Enter on the last line opens, Esc goes back.
form-no-effect = no effect in this theme
form-language = { $name }
form-auto = automatic
seats-any = as people come
seats-one = only you
bots-mixed = mixed

# Help: the keys, by screen.
help-title = Keys
help-key-fold = fold (F1 always asks first)
help-key-cheap = check, call or hold
help-key-raise = raise or bet: opens the entry
help-key-all_in = all-in: twice sends it
help-key-look = look at your cards (As-Nas)
help-key-cards = choose a card (One Poker), Enter locks it
help-key-digits = the total to raise to
help-key-steps = a big blind, half a pot, least and most
help-key-shortcuts = min, half pot, pot
help-key-pace = watching: speed
help-key-restart = restart, rematch
help-key-talk = talk; /react 1, /mute Ada, /name Bo, /move, /forget me
help-key-panes = log, standings, rules, settings, help; Esc closes
help-key-host = host: remove, hand over, lock, bots
help-key-tab = go through actions, entry, log
help-key-redraw = draw everything anew
help-key-leave = leave; asks when you are seated
help-reset = After a crash of the terminal: reset puts it right.
help-lobby-now = play at once with bots
help-lobby-enter = sit down at the chosen table
help-lobby-watch = watch it
help-lobby-new = new table
help-lobby-join = join by code
help-lobby-find = filter the list

# The host's menu.
host-title = Host
host-hand_over = make { $name } the host
host-kick = put { $name } out
host-ban = ban { $name }
host-vote = ask to put { $name } out
host-lock = let nobody new sit down
host-unlock = let newcomers sit down again
host-bot = bot in seat { $seat }: { $level }
host-pause = ask for a pause
host-resume = ask to go on
host-none = There is nothing to do here now.

# In a terminal that is too small. $needs and $now are sizes like "40 x 10".
screen-tiny = Needs { $needs }, now { $now }. cardavia play --plain works in any size.
