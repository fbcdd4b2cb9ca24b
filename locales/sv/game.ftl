# Svenska. What a message is for, its variables and its room are said in locales/en/game.ftl.

## Games and their parts

game-holdem = Texas Hold’em
game-one_poker = One Poker
game-as_nas = As-Nas
street-preflop = Före floppen
street-flop = Flopp
street-turn = Turn
street-river = River
street-showdown = Visning
pot-main = Huvudpott
pot-side = Sidopott { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = ess
    .plural = ess
card-rank-K = kung
    .plural = kungar
card-rank-Q = dam
    .plural = damer
card-rank-J = knekt
    .plural = knektar
card-rank-T = tia
    .plural = tior
card-rank-9 = nia
    .plural = nior
card-rank-8 = åtta
    .plural = åttor
card-rank-7 = sjua
    .plural = sjuor
card-rank-6 = sexa
    .plural = sexor
card-rank-5 = femma
    .plural = femmor
card-rank-4 = fyra
    .plural = fyror
card-rank-3 = trea
    .plural = treor
card-rank-2 = tvåa
    .plural = tvåor
card-suit-s = spader
card-suit-h = hjärter
card-suit-d = ruter
card-suit-c = klöver
card-name = { $suit } { $rank }
card-back = kort med baksidan upp
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

hand-straight_flush = färgstege till { $high }
hand-four_of_a_kind = fyrtal i { $highs }
hand-full_house = kåk, { $highs } över { $lows }
hand-flush = färg med { $high } högst
hand-straight = stege till { $high }
hand-three_of_a_kind = triss i { $highs }
hand-two_pair = två par, { $highs } och { $lows }
hand-pair = par i { $highs }
hand-high_card = högt kort, { $high }
hand-with-kicker = { $hand }, kicker { $rank }

## What may be done: words on buttons and prompts

action-fold = Lägga sig
action-check = Passa
action-call = Syna { $cost }
action-call-all_in = All-in { $cost }
action-bet = Satsa { $to }
action-raise = Höja till { $to }
action-all_in = All-in { $to }
action-hold = Stanna
action-look = Titta
action-lock = Låsa: { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = har lagt sig
last-check = passar
last-call = synar { $amount }
last-raise = höjer: { $amount }
last-bet = satsar { $amount }
last-lock = har låst
last-look = har tittat
last-hold = stannar
last-small_blind = lilla mörken { $amount }
last-big_blind = stora mörken { $amount }
last-ante = ante { $amount }
last-stake = öppnar med { $amount }
last-all_in = totalt { $amount }

## Events that the games share

event-ante_paid = { $name } betalar anten, { $amount }.
event-ante_paid-you = Du betalar anten, { $amount }.
event-folded = { $name } lägger sig.
event-folded-you = Du lägger dig.
event-checked = { $name } passar.
event-checked-you = Du passar.
event-called = { $name } synar { $amount }.
event-called-you = Du synar { $amount }.
event-called-all_in = { $name } synar { $amount } och är all-in.
event-called-all_in-you = Du synar { $amount } och är all-in.
event-bet = { $name } satsar { $to }.
event-bet-you = Du satsar { $to }.
event-raised = { $name } höjer till { $to }.
event-raised-you = Du höjer till { $to }.
event-raised-all_in = { $name } går all-in för { $to }.
event-raised-all_in-you = Du går all-in för { $to }.
event-returned = { $amount } går tillbaka till { $name }.
event-returned-you = { $amount } går tillbaka till dig.
event-hand_shown = { $name } visar { $cards }: { $hand }.
event-hand_shown-you = Du visar { $cards }: { $hand }.
event-cards_shown = { $name } visar { $cards }.
event-cards_shown-you = Du visar { $cards }.
event-hand_shown-unseen = { $name } visar, utan att ha tittat, { $cards }: { $hand }.
event-hand_shown-unseen-you = Du visar, utan att ha tittat, { $cards }: { $hand }.
event-seat_out = { $name } är ute, på plats { $place }.
event-seat_out-you = Du är ute, på plats { $place }.
event-match_ended = { $name } vinner matchen.
event-match_ended-you = Du vinner matchen.
event-match_ended-shared = { $names } delar på segern i matchen.

## Hold'em

event-hand_started = Giv { $number }. { $name } har knappen.
event-hand_started-you = Giv { $number }. Du har knappen.
event-blind_posted-small = { $name } lägger lilla mörken, { $amount }.
event-blind_posted-small-you = Du lägger lilla mörken, { $amount }.
event-blind_posted-big = { $name } lägger stora mörken, { $amount }.
event-blind_posted-big-you = Du lägger stora mörken, { $amount }.
event-hole_dealt-you = Du får { $cards }.
event-street_dealt = { $street }: { $cards }.
event-pot_won = { $name } vinner { $amount }.
event-pot_won-you = Du vinner { $amount }.
event-pot_won-hand = { $name } vinner { $amount } med { $hand }.
event-pot_won-hand-you = Du vinner { $amount } med { $hand }.
event-pot_won-of = { $potname }: { $name } vinner { $amount }.
event-pot_won-of-you = { $potname }: du vinner { $amount }.
event-pot_won-of-hand = { $potname }: { $name } vinner { $amount } med { $hand }.
event-pot_won-of-hand-you = { $potname }: du vinner { $amount } med { $hand }.
event-all_in = { $name } är all-in.
event-all_in-you = Du är all-in.
event-hand_ended = Giv { $number } är slut.

## One Poker

event-deal_started = Giv { $number }. { $name } spelar först.
event-deal_started-you = Giv { $number }. Du spelar först.
event-deal_started-restocked = Korten som har spelats är blandade till en ny talong.
event-cards_drawn-you = Du har { $cards }.
event-cards_drawn-kept-you = Du behåller { $kept } och drar { $card }.
event-signals_shown = { $name }: { $up } UP, { $down } DOWN.
event-signals_shown-you = Du: { $up } UP, { $down } DOWN.
event-locked = { $name } har låst.
event-locked-you = Du har låst.
event-card_locked-you = Du låser { $card }.
event-cards_revealed = { $name } visar { $card }.
event-cards_revealed-you = Du visar { $card }.
event-deal_won-cards = { $name } vinner potten på { $pot }.
event-deal_won-cards-you = Du vinner potten på { $pot }.
event-deal_won-fold = { $name } tar potten på { $pot }, ingen synar.
event-deal_won-fold-you = Du tar potten på { $pot }, ingen synar.
event-deal_won-tie = Lika: potten på { $pot } delas.
event-deal_ended = Giv { $number } är slut.

## As-Nas

event-deal_opened = Giv { $number } av { $deals }. { $name } är givare och öppnar med 1.
event-deal_opened-you = Giv { $number } av { $deals }. Du är givare och öppnar med 1.
event-looked = { $name } tittar.
event-looked-you = Du tittar.
event-cards_seen-you = Du ser { $cards }: { $hand }.
event-held = { $name } stannar.
event-held-you = Du stannar.
event-stake_called = { $name } synar { $bet }.
event-stake_called-you = Du synar { $bet }.
event-stake_called-blind = { $name } synar { $bet } i blindo.
event-stake_called-blind-you = Du synar { $bet } i blindo.
event-stake_raised-blind = { $name } höjer till { $to } i blindo.
event-stake_raised-blind-you = Du höjer till { $to } i blindo.
event-held-blind = { $name } stannar i blindo.
event-held-blind-you = Du stannar i blindo.
event-folded-blind = { $name } lägger sig i blindo.
event-folded-blind-you = Du lägger dig i blindo.
event-pot_split = { $name } vinner potten på { $pot }.
event-pot_split-you = Du vinner potten på { $pot }.
event-pot_split-hand = { $name } vinner potten på { $pot } med { $hand }.
event-pot_split-hand-you = Du vinner potten på { $pot } med { $hand }.
event-pot_split-shared = { $names } delar potten på { $pot }: { $share } var.
event-deal_scored = { $name }: { $points }, totalt { $total }.
event-deal_scored-you = Du: { $points }, totalt { $total }.

## The table's own events

event-table_opened = { $name } har öppnat bordet { $code }.
event-seat_taken = { $name } sätter sig.
event-seat_taken-you = Du sätter dig.
event-seat_taken-bot = { $name }, en bot, tar plats.
event-seat_taken-replaced = { $name } tar över platsen efter { $replaced }.
event-seat_taken-replaced-you = Du tar över platsen efter { $replaced }.
event-seat_left = { $name } har gått.
event-seat_left-you = Du har gått.
event-seat_left-bot = { $name } har gått; { $bot }, en bot, spelar vidare.
event-went_away-lost = { $name } har tappat anslutningen.
event-went_away-lost-you = Du har tappat anslutningen.
event-went_away-timeouts = { $name } är borta.
event-went_away-timeouts-you = Du är borta.
event-went_away-left = { $name } har gått till lobbyn; en bot spelar.
event-went_away-left-you = Du har gått till lobbyn; en bot spelar åt dig.
event-came_back = { $name } är tillbaka.
event-came_back-you = Du är tillbaka.
event-stood_in = En bot spelar för { $name } tills platsens ägare är tillbaka.
event-stood_in-you = En bot spelar åt dig tills du är tillbaka.
event-clock_warned = { $name } har { $seconds } s kvar.
event-clock_warned-you = Du har { $seconds } s kvar.
event-timed_out-check = Tiden är ute: { $name } passar.
event-timed_out-check-you = Din tid är ute: du passar.
event-timed_out-fold = Tiden är ute: { $name } lägger sig.
event-timed_out-fold-you = Din tid är ute: du lägger dig.
event-timed_out-hold = Tiden är ute: { $name } stannar.
event-timed_out-hold-you = Din tid är ute: du stannar.
event-timed_out-lock = Tiden är ute för { $name }: ett kort låses på måfå.
event-timed_out-lock-you = Din tid är ute: ett av dina kort låses på måfå.
event-host_changed = { $name } är värd nu.
event-host_changed-you = Du är värd nu.
event-pace_set-1x = { $name } sätter takten till 1×.
event-pace_set-4x = { $name } sätter takten till 4×.
event-pace_set-end = { $name } låter det gå till slutet.
event-match_started = Matchen börjar.
event-asked-restart = { $name } ber om en omstart.
event-asked-restart-you = Du ber om en omstart.
event-asked-pause = { $name } ber om en paus.
event-asked-pause-you = Du ber om en paus.
event-asked-resume = { $name } vill fortsätta.
event-asked-resume-you = Du vill fortsätta.
event-asked-vote_out = { $name } vill rösta ut { $about }.
event-asked-vote_out-you = Du vill rösta ut { $about }.
event-agreed-yes = { $name } är med på det.
event-agreed-yes-you = Du är med på det.
event-agreed-no = { $name } är inte med på det.
event-agreed-no-you = Du är inte med på det.
event-ask_ended-granted-restart = Alla är med på det: matchen börjar om.
event-ask_ended-granted-pause = Alla är med på det: bordet tar paus.
event-ask_ended-granted-resume = Alla är med på det: spelet går vidare.
event-ask_ended-granted-vote_out = Omröstningen gick igenom.
event-ask_ended-refused-restart = Ingen omstart: alla var inte med på det.
event-ask_ended-refused-pause = Ingen paus: alla var inte med på det.
event-ask_ended-refused-resume = Pausen fortsätter: alla var inte med på det.
event-ask_ended-refused-vote_out = Omröstningen gick inte igenom.
event-paused-agreed = Bordet har paus.
event-paused-drain = Servern stannar en stund; bordet finns kvar.
event-resumed = Spelet går vidare.
event-resumed-recovered = Servern är igång igen; spelet går vidare där det var.
event-removed-kick = Värden skickar iväg { $name }.
event-removed-ban = Värden stänger av { $name }.
event-removed-vote = { $name } röstas ut.
event-table_locked = Bordet är låst: ingen ny får sätta sig.
event-table_locked-off = Bordet är öppet igen för nya spelare.
event-table_closed-over = Bordet är stängt.
event-table_closed-empty = Bordet är stängt: ingen var kvar.
event-table_closed-operator = Serverns driftansvarige har stängt bordet.
event-table_closed-drain = Bordet är stängt: servern stannar.
event-table_closed-fault = Bordet är stängt efter ett fel i servern.
