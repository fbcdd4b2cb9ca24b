# Nederlands. What a message is for, its variables and its room are said in locales/en/game.ftl.

## Games and their parts

game-holdem = Texas Hold’em
game-one_poker = One Poker
game-as_nas = As-Nas
street-preflop = Vóór de flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
pot-main = Hoofdpot
pot-side = Zijpot { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = aas
    .plural = azen
card-rank-K = heer
    .plural = heren
card-rank-Q = vrouw
    .plural = vrouwen
card-rank-J = boer
    .plural = boeren
card-rank-T = tien
    .plural = tienen
card-rank-9 = negen
    .plural = negens
card-rank-8 = acht
    .plural = achten
card-rank-7 = zeven
    .plural = zevens
card-rank-6 = zes
    .plural = zessen
card-rank-5 = vijf
    .plural = vijven
card-rank-4 = vier
    .plural = vieren
card-rank-3 = drie
    .plural = drieën
card-rank-2 = twee
    .plural = tweeën
card-suit-s = schoppen
card-suit-h = harten
card-suit-d = ruiten
card-suit-c = klaveren
card-name = { $suit } { $rank }
card-back = gesloten kaart
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

hand-straight_flush = straight flush tot de { $high }
hand-four_of_a_kind = vier { $highs }
hand-full_house = full house, { $highs } en { $lows }
hand-flush = flush, hoogste kaart { $high }
hand-straight = straight tot de { $high }
hand-three_of_a_kind = drie { $highs }
hand-two_pair = twee paar, { $highs } en { $lows }
hand-pair = paar { $highs }
hand-high_card = hoge kaart, { $high }
hand-with-kicker = { $hand }, kicker { $rank }

## What may be done: words on buttons and prompts

action-fold = Passen
action-check = Checken
action-call = Meegaan { $cost }
action-call-all_in = All-in { $cost }
action-bet = Inzetten { $to }
action-raise = Verhogen tot { $to }
action-all_in = All-in { $to }
action-hold = Blijven
action-look = Kijken
action-lock = Vastleggen: { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = gepast
last-check = checkt
last-call = gaat mee: { $amount }
last-raise = verhoogt: { $amount }
last-bet = zet { $amount } in
last-lock = vastgelegd
last-look = heeft gekeken
last-hold = blijft
last-small_blind = kleine blind { $amount }
last-big_blind = grote blind { $amount }
last-ante = ante { $amount }
last-stake = opent met { $amount }
last-all_in = in totaal { $amount }

## Events that the games share

event-ante_paid = { $name } betaalt de ante, { $amount }.
event-ante_paid-you = Je betaalt de ante, { $amount }.
event-folded = { $name } past.
event-folded-you = Je past.
event-checked = { $name } checkt.
event-checked-you = Je checkt.
event-called = { $name } gaat mee met { $amount }.
event-called-you = Je gaat mee met { $amount }.
event-called-all_in = { $name } gaat mee met { $amount } en is all-in.
event-called-all_in-you = Je gaat mee met { $amount } en bent all-in.
event-bet = { $name } zet { $to } in.
event-bet-you = Je zet { $to } in.
event-raised = { $name } verhoogt tot { $to }.
event-raised-you = Je verhoogt tot { $to }.
event-raised-all_in = { $name } gaat all-in voor { $to }.
event-raised-all_in-you = Je gaat all-in voor { $to }.
event-returned = { $amount ->
        [one] { $amount } gaat terug naar { $name }.
       *[other] { $amount } gaan terug naar { $name }.
    }
event-returned-you = { $amount ->
        [one] { $amount } komt bij je terug.
       *[other] { $amount } komen bij je terug.
    }
event-hand_shown = { $name } toont { $cards }: { $hand }.
event-hand_shown-you = Je toont { $cards }: { $hand }.
event-cards_shown = { $name } toont { $cards }.
event-cards_shown-you = Je toont { $cards }.
event-hand_shown-unseen = { $name } toont, zonder ooit te hebben gekeken, { $cards }: { $hand }.
event-hand_shown-unseen-you = Je toont, zonder ooit te hebben gekeken, { $cards }: { $hand }.
event-seat_out = { $name } ligt eruit als nummer { $place }.
event-seat_out-you = Je ligt eruit als nummer { $place }.
event-match_ended = { $name } wint de partij.
event-match_ended-you = Je wint de partij.
event-match_ended-shared = { $names } delen de winst van de partij.

## Hold'em

event-hand_started = Hand { $number }. { $name } heeft de knop.
event-hand_started-you = Hand { $number }. Jij hebt de knop.
event-blind_posted-small = { $name } plaatst de kleine blind, { $amount }.
event-blind_posted-small-you = Je plaatst de kleine blind, { $amount }.
event-blind_posted-big = { $name } plaatst de grote blind, { $amount }.
event-blind_posted-big-you = Je plaatst de grote blind, { $amount }.
event-hole_dealt-you = Je krijgt { $cards }.
event-street_dealt = { $street }: { $cards }.
event-pot_won = { $name } wint { $amount }.
event-pot_won-you = Je wint { $amount }.
event-pot_won-hand = { $name } wint { $amount } met { $hand }.
event-pot_won-hand-you = Je wint { $amount } met { $hand }.
event-pot_won-of = { $potname }: { $name } wint { $amount }.
event-pot_won-of-you = { $potname }: je wint { $amount }.
event-pot_won-of-hand = { $potname }: { $name } wint { $amount } met { $hand }.
event-pot_won-of-hand-you = { $potname }: je wint { $amount } met { $hand }.
event-all_in = { $name } is all-in.
event-all_in-you = Je bent all-in.
event-hand_ended = Hand { $number } is afgelopen.

## One Poker

event-deal_started = Ronde { $number }. { $name } speelt eerst.
event-deal_started-you = Ronde { $number }. Jij speelt eerst.
event-deal_started-restocked = De gespeelde kaarten zijn geschud tot een nieuwe stok.
event-cards_drawn-you = Je hebt { $cards }.
event-cards_drawn-kept-you = Je houdt { $kept } en trekt { $card }.
event-signals_shown = { $name }: { $up } UP, { $down } DOWN.
event-signals_shown-you = Jij: { $up } UP, { $down } DOWN.
event-locked = { $name } heeft vastgelegd.
event-locked-you = Je hebt vastgelegd.
event-card_locked-you = Je legt { $card } vast.
event-cards_revealed = { $name } toont { $card }.
event-cards_revealed-you = Je toont { $card }.
event-deal_won-cards = { $name } wint de pot van { $pot }.
event-deal_won-cards-you = Je wint de pot van { $pot }.
event-deal_won-fold = { $name } neemt de pot van { $pot }, niemand gaat mee.
event-deal_won-fold-you = Je neemt de pot van { $pot }, niemand gaat mee.
event-deal_won-tie = Gelijk: de pot van { $pot } wordt gedeeld.
event-deal_ended = Ronde { $number } is afgelopen.

## As-Nas

event-deal_opened = Ronde { $number } van { $deals }. { $name } is de gever en opent met 1.
event-deal_opened-you = Ronde { $number } van { $deals }. Jij bent de gever en opent met 1.
event-looked = { $name } kijkt.
event-looked-you = Je kijkt.
event-cards_seen-you = Je ziet { $cards }: { $hand }.
event-held = { $name } blijft.
event-held-you = Je blijft.
event-stake_called = { $name } gaat mee tot { $bet }.
event-stake_called-you = Je gaat mee tot { $bet }.
event-stake_called-blind = { $name } gaat blind mee tot { $bet }.
event-stake_called-blind-you = Je gaat blind mee tot { $bet }.
event-stake_raised-blind = { $name } verhoogt blind tot { $to }.
event-stake_raised-blind-you = Je verhoogt blind tot { $to }.
event-held-blind = { $name } blijft, blind.
event-held-blind-you = Je blijft, blind.
event-folded-blind = { $name } past blind.
event-folded-blind-you = Je past blind.
event-pot_split = { $name } wint de pot van { $pot }.
event-pot_split-you = Je wint de pot van { $pot }.
event-pot_split-hand = { $name } wint de pot van { $pot } met { $hand }.
event-pot_split-hand-you = Je wint de pot van { $pot } met { $hand }.
event-pot_split-shared = { $names } delen de pot van { $pot }: elk { $share }.
event-deal_scored = { $name }: { $points }, in totaal { $total }.
event-deal_scored-you = Jij: { $points }, in totaal { $total }.

## The table's own events

event-table_opened = { $name } heeft tafel { $code } geopend.
event-seat_taken = { $name } gaat zitten.
event-seat_taken-you = Je gaat zitten.
event-seat_taken-bot = { $name }, een bot, gaat zitten.
event-seat_taken-replaced = { $name } neemt de plaats van { $replaced } over.
event-seat_taken-replaced-you = Je neemt de plaats van { $replaced } over.
event-seat_left = { $name } is weggegaan.
event-seat_left-you = Je bent weggegaan.
event-seat_left-bot = { $name } is weggegaan; { $bot }, een bot, speelt verder.
event-went_away-lost = { $name } heeft geen verbinding meer.
event-went_away-lost-you = Je hebt geen verbinding meer.
event-went_away-timeouts = { $name } is afwezig.
event-went_away-timeouts-you = Je bent afwezig.
event-went_away-left = { $name } is naar de lobby; een bot speelt zolang.
event-went_away-left-you = Je bent naar de lobby; een bot speelt zolang.
event-came_back = { $name } is terug.
event-came_back-you = Je bent terug.
event-stood_in = Een bot speelt voor { $name }, tot de eigenaar van de plaats terug is.
event-stood_in-you = Een bot speelt voor je tot je terug bent.
event-clock_warned = { $name } heeft nog { $seconds } s.
event-clock_warned-you = Je hebt nog { $seconds } s.
event-timed_out-check = De tijd is om: { $name } checkt.
event-timed_out-check-you = Je tijd is om: je checkt.
event-timed_out-fold = De tijd is om: { $name } past.
event-timed_out-fold-you = Je tijd is om: je past.
event-timed_out-hold = De tijd is om: { $name } blijft.
event-timed_out-hold-you = Je tijd is om: je blijft.
event-timed_out-lock = De tijd van { $name } is om: een willekeurige kaart is vastgelegd.
event-timed_out-lock-you = Je tijd is om: een willekeurige kaart van je is vastgelegd.
event-host_changed = { $name } is nu de host.
event-host_changed-you = Jij bent nu de host.
event-pace_set-1x = { $name } zet het tempo op 1×.
event-pace_set-4x = { $name } zet het tempo op 4×.
event-pace_set-end = { $name } laat het doorlopen tot het eind.
event-match_started = De partij begint.
event-asked-restart = { $name } wil opnieuw beginnen.
event-asked-restart-you = Je wilt opnieuw beginnen.
event-asked-pause = { $name } vraagt om een pauze.
event-asked-pause-you = Je vraagt om een pauze.
event-asked-resume = { $name } wil verdergaan.
event-asked-resume-you = Je wilt verdergaan.
event-asked-vote_out = { $name } wil { $about } wegstemmen.
event-asked-vote_out-you = Je wilt { $about } wegstemmen.
event-agreed-yes = { $name } is het ermee eens.
event-agreed-yes-you = Je bent het ermee eens.
event-agreed-no = { $name } is het er niet mee eens.
event-agreed-no-you = Je bent het er niet mee eens.
event-ask_ended-granted-restart = Iedereen is het eens: de partij begint opnieuw.
event-ask_ended-granted-pause = Iedereen is het eens: de tafel pauzeert.
event-ask_ended-granted-resume = Iedereen is het eens: het spel gaat verder.
event-ask_ended-granted-vote_out = De stemming is aangenomen.
event-ask_ended-refused-restart = Niet opnieuw: niet iedereen is het eens.
event-ask_ended-refused-pause = Geen pauze: niet iedereen is het eens.
event-ask_ended-refused-resume = De pauze duurt voort: niet iedereen is het eens.
event-ask_ended-refused-vote_out = De stemming is verworpen.
event-paused-agreed = De tafel pauzeert.
event-paused-drain = De server stopt even; de tafel blijft bewaard.
event-resumed = Het spel gaat verder.
event-resumed-recovered = De server is opnieuw gestart; het spel gaat verder waar het was.
event-removed-kick = De host heeft { $name } weggestuurd.
event-removed-ban = De host heeft { $name } verbannen.
event-removed-vote = { $name } is weggestemd.
event-table_locked = De tafel is op slot: er kan niemand meer bij.
event-table_locked-off = De tafel is weer open voor nieuwe spelers.
event-table_closed-over = De tafel is gesloten.
event-table_closed-empty = De tafel is gesloten: er was niemand meer.
event-table_closed-operator = De beheerder van de server heeft de tafel gesloten.
event-table_closed-drain = De tafel is gesloten: de server stopt.
event-table_closed-fault = De tafel is gesloten na een fout van de server.
