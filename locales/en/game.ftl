# What happens at a table, in words: events, actions, hands, cards. Shared by the web and the terminal client.
#
# How the clients fill the variables:
#   $name    the player concerned; the message with "-you" is used instead when that player is the reader.
#   $amount $to $bet $pot $share $stake …   numbers, formatted by the language. A raise is a total ("raises to 60").
#   $points $total                          points of As-Nas, already written with a proper fraction ("+1 1/3").
#   $cards $card                            cards: drawn in the browser, else spelled ("Q♠"), or named for a screen reader.
#   $hand                                   the name of a hand, from the messages hand-… below.
#   $number                                 the number of a hand or deal.
#   $names                                  several players, as a list of the language.
# Names of people can't be inflected: keep them where they need no case, or behind a word that takes the case.

## Games and their parts

game-holdem = Texas hold’em
game-one_poker = One Poker
game-as_nas = As-Nas

street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown

# $pot is the number of a side pot, from 1.
pot-main = Main pot
pot-side = Side pot { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = ace
    .plural = aces
card-rank-K = king
    .plural = kings
card-rank-Q = queen
    .plural = queens
card-rank-J = jack
    .plural = jacks
card-rank-T = ten
    .plural = tens
card-rank-9 = nine
    .plural = nines
card-rank-8 = eight
    .plural = eights
card-rank-7 = seven
    .plural = sevens
card-rank-6 = six
    .plural = sixes
card-rank-5 = five
    .plural = fives
card-rank-4 = four
    .plural = fours
card-rank-3 = three
    .plural = threes
card-rank-2 = two
    .plural = twos

card-suit-s = spades
card-suit-h = hearts
card-suit-d = diamonds
card-suit-c = clubs

# $rank and $suit are the words above. Where the suit is an adjective that agrees with the rank, select by their letters: $r is one of
# A K Q J T 9 … 2, $s one of s h d c.
card-name = { $rank } of { $suit }
card-back = face-down card

# The five persons of As-Nas, highest first.
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
## $high and $low are single ranks or persons, $highs and $lows their ".plural". To select by: $r is the letter of $high, $game holdem or as_nas.

hand-straight_flush = straight flush, { $high } high
hand-four_of_a_kind = four { $highs }
hand-full_house = full house, { $highs } over { $lows }
hand-flush = flush, { $high } high
hand-straight = straight, { $high } high
hand-three_of_a_kind = three { $highs }
hand-two_pair = two pair, { $highs } and { $lows }
hand-pair = pair of { $highs }
hand-high_card = { $high } high
# $hand is a pair, $rank its highest other card ("pair of queens, king kicker").
hand-with-kicker = { $hand }, { $rank } kicker

## What may be done: words on buttons and prompts

action-fold = Fold
action-check = Check
action-call = Call { $cost }
action-call-all_in = All-in { $cost }
action-bet = Bet { $to }
action-raise = Raise to { $to }
action-all_in = All-in { $to }
action-hold = Hold
action-look = Look
# $card is the rank of the card ("queen").
action-lock = Lock the { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = folded
last-check = checks
last-call = calls { $amount }
last-raise = raises to { $amount }
last-bet = bets { $amount }
last-lock = has locked a card
last-look = has looked
last-hold = holds
last-small_blind = small blind { $amount }
last-big_blind = big blind { $amount }
last-ante = ante { $amount }
last-stake = opens with { $amount }
last-all_in = { $amount } in all

## Events that the games share

event-ante_paid = { $name } pays the ante, { $amount }.
event-ante_paid-you = You pay the ante, { $amount }.
event-folded = { $name } folds.
event-folded-you = You fold.
event-checked = { $name } checks.
event-checked-you = You check.
event-called = { $name } calls { $amount }.
event-called-you = You call { $amount }.
event-called-all_in = { $name } calls { $amount } and is all-in.
event-called-all_in-you = You call { $amount } and are all-in.
event-bet = { $name } bets { $to }.
event-bet-you = You bet { $to }.
event-raised = { $name } raises to { $to }.
event-raised-you = You raise to { $to }.
event-raised-all_in = { $name } is all-in for { $to }.
event-raised-all_in-you = You are all-in for { $to }.
event-returned = { $amount ->
        [one] { $amount } goes back to { $name }.
       *[other] { $amount } go back to { $name }.
    }
event-returned-you = { $amount ->
        [one] { $amount } comes back to you.
       *[other] { $amount } come back to you.
    }
event-hand_shown = { $name } shows { $cards }: { $hand }.
event-hand_shown-you = You show { $cards }: { $hand }.
# Cards shown before the whole board lies there, or without a name.
event-cards_shown = { $name } shows { $cards }.
event-cards_shown-you = You show { $cards }.
event-hand_shown-unseen = { $name } shows, never having looked, { $cards }: { $hand }.
event-hand_shown-unseen-you = You show, never having looked, { $cards }: { $hand }.
event-seat_out = { $name } is out, in place { $place }.
event-seat_out-you = You are out, in place { $place }.
event-match_ended = { $name } wins the match.
event-match_ended-you = You win the match.
event-match_ended-shared = { $names } share the win of the match.

## Hold'em

event-hand_started = Hand { $number }. { $name } has the button.
event-hand_started-you = Hand { $number }. You have the button.
event-blind_posted-small = { $name } posts the small blind, { $amount }.
event-blind_posted-small-you = You post the small blind, { $amount }.
event-blind_posted-big = { $name } posts the big blind, { $amount }.
event-blind_posted-big-you = You post the big blind, { $amount }.
event-hole_dealt-you = You are dealt { $cards }.
event-street_dealt = { $street }: { $cards }.
# One winner of a pot. $potname is "Main pot" or "Side pot 1".
event-pot_won = { $name } wins { $amount }.
event-pot_won-you = You win { $amount }.
event-pot_won-hand = { $name } wins { $amount } with { $hand }.
event-pot_won-hand-you = You win { $amount } with { $hand }.
event-pot_won-of = { $potname }: { $name } wins { $amount }.
event-pot_won-of-you = { $potname }: you win { $amount }.
event-pot_won-of-hand = { $potname }: { $name } wins { $amount } with { $hand }.
event-pot_won-of-hand-you = { $potname }: you win { $amount } with { $hand }.
# Behind another sentence, where a blind or an ante took the last chip.
event-all_in = { $name } is all-in.
event-all_in-you = You are all-in.
event-hand_ended = Hand { $number } is over.

## One Poker

event-deal_started = Deal { $number }. { $name } plays first.
event-deal_started-you = Deal { $number }. You play first.
event-deal_started-restocked = The cards played so far have been shuffled into a new stock.
event-cards_drawn-you = You hold { $cards }.
event-cards_drawn-kept-you = You kept the { $kept } and drew the { $card }.
# $up and $down are numbers of cards: UP is 8 to ace, DOWN is 2 to 7.
event-signals_shown = { $name }: { $up } up, { $down } down.
event-signals_shown-you = You: { $up } up, { $down } down.
event-locked = { $name } has locked a card.
event-locked-you = You have locked a card.
event-card_locked-you = You lock the { $card }.
# $card is the first player's, $other the second's.
event-cards_revealed = { $name } shows the { $card }.
event-cards_revealed-you = You show the { $card }.
event-deal_won-cards = { $name } wins the pot of { $pot }.
event-deal_won-cards-you = You win the pot of { $pot }.
event-deal_won-fold = { $name } takes the pot of { $pot }, nobody called.
event-deal_won-fold-you = You take the pot of { $pot }, nobody called.
event-deal_won-tie = A tie: the pot of { $pot } is split.
event-deal_ended = Deal { $number } is over.

## As-Nas

event-deal_opened = Deal { $number } of { $deals }. { $name } deals and opens with 1.
event-deal_opened-you = Deal { $number } of { $deals }. You deal and open with 1.
event-looked = { $name } looks.
event-looked-you = You look.
event-cards_seen-you = You see { $cards }: { $hand }.
event-held = { $name } holds.
event-held-you = You hold.
event-stake_called = { $name } calls { $bet }.
event-stake_called-you = You call { $bet }.
# The same and a raise by somebody who has not looked at the own cards.
event-stake_called-blind = { $name }, blind, calls { $bet }.
event-stake_called-blind-you = You call { $bet }, blind.
event-stake_raised-blind = { $name }, blind, raises to { $to }.
event-stake_raised-blind-you = You raise to { $to }, blind.
event-held-blind = { $name }, blind, holds.
event-held-blind-you = You hold, blind.
event-folded-blind = { $name }, blind, folds.
event-folded-blind-you = You fold, blind.
event-pot_split = { $name } wins the pot of { $pot }.
event-pot_split-you = You win the pot of { $pot }.
event-pot_split-hand = { $name } wins the pot of { $pot } with { $hand }.
event-pot_split-hand-you = You win the pot of { $pot } with { $hand }.
event-pot_split-shared = { $names } split the pot of { $pot }: { $share } each.
# What a deal brought one player: $points of this deal, $total after it.
event-deal_scored = { $name }: { $points }, in all { $total }.
event-deal_scored-you = You: { $points }, in all { $total }.

## The table's own events

event-table_opened = { $name } has opened the table { $code }.
event-seat_taken = { $name } sits down.
event-seat_taken-you = You sit down.
event-seat_taken-bot = { $name }, a bot, takes a seat.
event-seat_taken-replaced = { $name } takes the seat of { $replaced }.
event-seat_taken-replaced-you = You take the seat of { $replaced }.
event-seat_left = { $name } has left.
event-seat_left-you = You have left.
event-seat_left-bot = { $name } has left; { $bot }, a bot, plays on.
event-went_away-lost = { $name } has lost the connection.
event-went_away-lost-you = You have lost the connection.
event-went_away-timeouts = { $name } is away.
event-went_away-timeouts-you = You are away.
event-went_away-left = { $name } has gone to the lobby; a bot stands in.
event-went_away-left-you = You have gone to the lobby; a bot stands in.
event-came_back = { $name } is back.
event-came_back-you = You are back.
event-stood_in = A bot plays for { $name } until the seat’s owner is back.
event-stood_in-you = A bot plays for you until you are back.
event-clock_warned = { $name } has { $seconds } s left.
event-clock_warned-you = You have { $seconds } s left.
event-timed_out-check = The time of { $name } has run out: check.
event-timed_out-check-you = Your time has run out: check.
event-timed_out-fold = The time of { $name } has run out: fold.
event-timed_out-fold-you = Your time has run out: fold.
event-timed_out-hold = The time of { $name } has run out: hold.
event-timed_out-hold-you = Your time has run out: hold.
event-timed_out-lock = The time of { $name } has run out: a card is locked at random.
event-timed_out-lock-you = Your time has run out: one of your cards is locked at random.
event-host_changed = { $name } is the host now.
event-host_changed-you = You are the host now.
event-pace_set-1x = { $name } sets the pace to 1×.
event-pace_set-4x = { $name } sets the pace to 4×.
event-pace_set-end = { $name } lets it run to the end.
event-match_started = The match begins.
event-asked-restart = { $name } asks for a restart.
event-asked-restart-you = You ask for a restart.
event-asked-pause = { $name } asks for a pause.
event-asked-pause-you = You ask for a pause.
event-asked-resume = { $name } asks to go on.
event-asked-resume-you = You ask to go on.
event-asked-vote_out = { $name } asks to put { $about } out.
event-asked-vote_out-you = You ask to put { $about } out.
event-agreed-yes = { $name } agrees.
event-agreed-yes-you = You agree.
event-agreed-no = { $name } does not agree.
event-agreed-no-you = You do not agree.
event-ask_ended-granted-restart = All agree: the match starts again.
event-ask_ended-granted-pause = All agree: the table pauses.
event-ask_ended-granted-resume = All agree: the game goes on.
event-ask_ended-granted-vote_out = The vote is carried.
event-ask_ended-refused-restart = No restart: not everybody agreed.
event-ask_ended-refused-pause = No pause: not everybody agreed.
event-ask_ended-refused-resume = The pause goes on: not everybody agreed.
event-ask_ended-refused-vote_out = The vote has failed.
event-paused-agreed = The table is paused.
event-paused-drain = The server stops for a moment; the table is kept.
event-resumed = The game goes on.
event-resumed-recovered = The server was started again; the game goes on where it stood.
event-removed-kick = The host has put { $name } out.
event-removed-ban = The host has banned { $name }.
event-removed-vote = { $name } was voted out.
event-table_locked = The table is locked: nobody new may sit down.
event-table_locked-off = The table is open again for newcomers.
event-table_closed-over = The table is closed.
event-table_closed-empty = The table is closed: nobody was left.
event-table_closed-operator = The server’s operator has closed the table.
event-table_closed-drain = The table is closed: the server stops.
event-table_closed-fault = The table is closed after a fault of the server.
