# فارسی. What a message is for, its variables and its room are said in locales/en/game.ftl.

## Games and their parts

game-holdem = تگزاس هولدم
game-one_poker = وان پوکر
game-as_nas = آس‌ناس
street-preflop = پیش از فلاپ
street-flop = فلاپ
street-turn = ترن
street-river = ریور
street-showdown = رو کردن کارت‌ها
pot-main = پات اصلی
pot-side = پات فرعی { $pot }

## Cards. ".plural" is the form used inside the names of hands ("pair of nines", "three nines").

card-rank-A = آس
    .plural = آس
card-rank-K = شاه
    .plural = شاه
card-rank-Q = بی‌بی
    .plural = بی‌بی
card-rank-J = سرباز
    .plural = سرباز
card-rank-T = ۱۰
    .plural = ۱۰
card-rank-9 = ۹
    .plural = ۹
card-rank-8 = ۸
    .plural = ۸
card-rank-7 = ۷
    .plural = ۷
card-rank-6 = ۶
    .plural = ۶
card-rank-5 = ۵
    .plural = ۵
card-rank-4 = ۴
    .plural = ۴
card-rank-3 = ۳
    .plural = ۳
card-rank-2 = ۲
    .plural = ۲
card-suit-s = پیک
card-suit-h = دل
card-suit-d = خشت
card-suit-c = گشنیز
card-name = { $rank } { $suit }
card-back = کارت به پشت
kind-A = آس
    .plural = آس
kind-S = شاه
    .plural = شاه
kind-B = بی‌بی
    .plural = بی‌بی
kind-Z = سرباز
    .plural = سرباز
kind-C = کولی
    .plural = کولی

## Names of hands, as they stand inside a sentence (the client capitalises them where they stand alone).

hand-straight_flush = استریت فلاش تا { $high }
hand-four_of_a_kind = { $game ->
        [as_nas] چهارتا
       *[other] چهارتایی
    } { $highs }
hand-full_house = { $game ->
        [as_nas] سه و جفت
       *[other] فول‌هاوس
    }، سه { $high } و دو { $low }
hand-flush = فلاش، بالاترین { $high }
hand-straight = استریت تا { $high }
hand-three_of_a_kind = { $game ->
        [as_nas] سه‌تا
       *[other] سه‌تایی
    } { $highs }
hand-two_pair = دو جفت، { $highs } و { $lows }
hand-pair = جفت { $highs }
hand-high_card = کارت بالا، { $high }
hand-with-kicker = { $hand }، کیکر { $rank }

## What may be done: words on buttons and prompts

action-fold = جا زدن
action-check = چک
action-call = برابر کردن { $cost }
action-call-all_in = آل‌این { $cost }
action-bet = شرط بستن { $to }
action-raise = افزایش به { $to }
action-all_in = آل‌این { $to }
action-hold = ماندن
action-look = نگاه کردن
action-lock = قفل کردن { $card }

## The last thing a seat did, on its place card: no name, as short as can be

last-fold = جا زده
last-check = چک
last-call = برابر با { $amount }
last-raise = افزایش به { $amount }
last-bet = شرط { $amount }
last-lock = قفل کرده
last-look = نگاه کرده
last-hold = می‌ماند
last-small_blind = بلایند کوچک { $amount }
last-big_blind = بلایند بزرگ { $amount }
last-ante = آنته { $amount }
last-stake = آغاز با { $amount }
last-all_in = روی هم { $amount }

## Events that the games share

event-ante_paid = { $name } آنته را می‌گذارد، { $amount }.
event-ante_paid-you = آنته را می‌گذارید، { $amount }.
event-folded = { $name } جا می‌زند.
event-folded-you = جا می‌زنید.
event-checked = { $name } چک می‌کند.
event-checked-you = چک می‌کنید.
event-called = { $name } مبلغ { $amount } را برابر می‌کند.
event-called-you = { $amount } را برابر می‌کنید.
event-called-all_in = { $name } مبلغ { $amount } را برابر می‌کند و آل‌این است.
event-called-all_in-you = { $amount } را برابر می‌کنید و آل‌این هستید.
event-bet = { $name } مبلغ { $to } شرط می‌بندد.
event-bet-you = { $to } شرط می‌بندید.
event-raised = { $name } به { $to } افزایش می‌دهد.
event-raised-you = به { $to } افزایش می‌دهید.
event-raised-all_in = { $name } با { $to } آل‌این می‌شود.
event-raised-all_in-you = با { $to } آل‌این می‌شوید.
event-returned = { $amount } ژتون به { $name } برمی‌گردد.
event-returned-you = { $amount } ژتون به شما برمی‌گردد.
event-hand_shown = { $name } رو می‌کند: { $cards }؛ { $hand }.
event-hand_shown-you = رو می‌کنید: { $cards }؛ { $hand }.
event-cards_shown = { $name } رو می‌کند: { $cards }.
event-cards_shown-you = رو می‌کنید: { $cards }.
event-hand_shown-unseen = { $name } ندیده رو می‌کند: { $cards }؛ { $hand }.
event-hand_shown-unseen-you = ندیده رو می‌کنید: { $cards }؛ { $hand }.
event-seat_out = { $name } با جایگاه { $place } بیرون می‌رود.
event-seat_out-you = با جایگاه { $place } بیرون می‌روید.
event-match_ended = { $name } برندهٔ مسابقه است.
event-match_ended-you = شما برندهٔ مسابقه هستید.
event-match_ended-shared = برندگان مسابقه: { $names }.

## Hold'em

event-hand_started = دست { $number }. دکمه پیش { $name } است.
event-hand_started-you = دست { $number }. دکمه پیش شماست.
event-blind_posted-small = { $name } بلایند کوچک را می‌گذارد، { $amount }.
event-blind_posted-small-you = بلایند کوچک را می‌گذارید، { $amount }.
event-blind_posted-big = { $name } بلایند بزرگ را می‌گذارد، { $amount }.
event-blind_posted-big-you = بلایند بزرگ را می‌گذارید، { $amount }.
event-hole_dealt-you = کارت‌های شما: { $cards }.
event-street_dealt = { $street }: { $cards }.
event-pot_won = { $name } مبلغ { $amount } می‌برد.
event-pot_won-you = { $amount } می‌برید.
event-pot_won-hand = { $name } مبلغ { $amount } می‌برد، با { $hand }.
event-pot_won-hand-you = { $amount } می‌برید، با { $hand }.
event-pot_won-of = { $potname }: { $name } مبلغ { $amount } می‌برد.
event-pot_won-of-you = { $potname }: { $amount } می‌برید.
event-pot_won-of-hand = { $potname }: { $name } مبلغ { $amount } می‌برد، با { $hand }.
event-pot_won-of-hand-you = { $potname }: { $amount } می‌برید، با { $hand }.
event-all_in = { $name } آل‌این است.
event-all_in-you = آل‌این هستید.
event-hand_ended = دست { $number } تمام شد.

## One Poker

event-deal_started = دست { $number }. { $name } اول بازی می‌کند.
event-deal_started-you = دست { $number }. شما اول بازی می‌کنید.
event-deal_started-restocked = کارت‌های بازی‌شده بُر خوردند و کپهٔ تازه شدند.
event-cards_drawn-you = در دست شماست: { $cards }.
event-cards_drawn-kept-you = { $kept } را نگه می‌دارید و { $card } را برمی‌دارید.
event-signals_shown = { $name }: { $up } کارت UP و { $down } کارت DOWN.
event-signals_shown-you = شما: { $up } کارت UP و { $down } کارت DOWN.
event-locked = { $name } قفل کرده است.
event-locked-you = قفل کرده‌اید.
event-card_locked-you = { $card } را قفل می‌کنید.
event-cards_revealed = { $name } رو می‌کند: { $card }.
event-cards_revealed-you = رو می‌کنید: { $card }.
event-deal_won-cards = { $name } پات { $pot } را می‌برد.
event-deal_won-cards-you = پات { $pot } را می‌برید.
event-deal_won-fold = { $name } پات { $pot } را برمی‌دارد؛ کسی برابر نکرد.
event-deal_won-fold-you = پات { $pot } را برمی‌دارید؛ کسی برابر نکرد.
event-deal_won-tie = برابری: پات { $pot } نصف می‌شود.
event-deal_ended = دست { $number } تمام شد.

## As-Nas

event-deal_opened = دست { $number } از { $deals }. { $name } پخش می‌کند و با ۱ آغاز می‌کند.
event-deal_opened-you = دست { $number } از { $deals }. شما پخش می‌کنید و با ۱ آغاز می‌کنید.
event-looked = { $name } نگاه می‌کند.
event-looked-you = نگاه می‌کنید.
event-cards_seen-you = می‌بینید: { $cards }؛ { $hand }.
event-held = { $name } می‌ماند.
event-held-you = می‌مانید.
event-stake_called = { $name } تا { $bet } برابر می‌کند.
event-stake_called-you = تا { $bet } برابر می‌کنید.
event-stake_called-blind = { $name } ندیده تا { $bet } برابر می‌کند.
event-stake_called-blind-you = ندیده تا { $bet } برابر می‌کنید.
event-stake_raised-blind = { $name } ندیده به { $to } افزایش می‌دهد.
event-stake_raised-blind-you = ندیده به { $to } افزایش می‌دهید.
event-held-blind = { $name } ندیده می‌ماند.
event-held-blind-you = ندیده می‌مانید.
event-folded-blind = { $name } ندیده جا می‌زند.
event-folded-blind-you = ندیده جا می‌زنید.
event-pot_split = { $name } پات { $pot } را می‌برد.
event-pot_split-you = پات { $pot } را می‌برید.
event-pot_split-hand = { $name } پات { $pot } را می‌برد، با { $hand }.
event-pot_split-hand-you = پات { $pot } را می‌برید، با { $hand }.
event-pot_split-shared = پات { $pot } تقسیم می‌شود میان { $names }: هر کدام { $share }.
event-deal_scored = { $name }: { $points }، روی هم { $total }.
event-deal_scored-you = شما: { $points }، روی هم { $total }.

## The table's own events

event-table_opened = { $name } میز { $code } را باز کرده است.
event-seat_taken = { $name } می‌نشیند.
event-seat_taken-you = می‌نشینید.
event-seat_taken-bot = ربات { $name } می‌نشیند.
event-seat_taken-replaced = { $name } به جای { $replaced } می‌نشیند.
event-seat_taken-replaced-you = به جای { $replaced } می‌نشینید.
event-seat_left = { $name } رفته است.
event-seat_left-you = رفته‌اید.
event-seat_left-bot = { $name } رفته است؛ ربات { $bot } ادامه می‌دهد.
event-went_away-lost = اتصال { $name } قطع شده است.
event-went_away-lost-you = اتصال شما قطع شده است.
event-went_away-timeouts = { $name } غایب است.
event-went_away-timeouts-you = غایب هستید.
event-went_away-left = { $name } به سالن رفته است؛ رباتی به جایش بازی می‌کند.
event-went_away-left-you = به سالن رفته‌اید؛ رباتی به جای شما بازی می‌کند.
event-came_back = { $name } برگشته است.
event-came_back-you = برگشته‌اید.
event-stood_in = رباتی به جای { $name } بازی می‌کند تا صاحب صندلی برگردد.
event-stood_in-you = رباتی به جای شما بازی می‌کند تا برگردید.
event-clock_warned = { $name } هنوز { $seconds } ثانیه دارد.
event-clock_warned-you = هنوز { $seconds } ثانیه دارید.
event-timed_out-check = وقت { $name } تمام شد: چک.
event-timed_out-check-you = وقت شما تمام شد: چک.
event-timed_out-fold = وقت { $name } تمام شد: جا زدن.
event-timed_out-fold-you = وقت شما تمام شد: جا زدن.
event-timed_out-hold = وقت { $name } تمام شد: ماندن.
event-timed_out-hold-you = وقت شما تمام شد: ماندن.
event-timed_out-lock = وقت { $name } تمام شد: یک کارت به تصادف قفل می‌شود.
event-timed_out-lock-you = وقت شما تمام شد: یکی از کارت‌هایتان به تصادف قفل می‌شود.
event-host_changed = حالا { $name } میزبان است.
event-host_changed-you = حالا شما میزبان هستید.
event-pace_set-1x = { $name } سرعت را ۱× می‌کند.
event-pace_set-4x = { $name } سرعت را ۴× می‌کند.
event-pace_set-end = { $name } می‌گذارد تا پایان برود.
event-match_started = مسابقه آغاز می‌شود.
event-asked-restart = { $name } شروع دوباره می‌خواهد.
event-asked-restart-you = شروع دوباره می‌خواهید.
event-asked-pause = { $name } مکث می‌خواهد.
event-asked-pause-you = مکث می‌خواهید.
event-asked-resume = { $name } می‌خواهد ادامه بدهد.
event-asked-resume-you = می‌خواهید ادامه بدهید.
event-asked-vote_out = { $name } می‌خواهد { $about } کنار گذاشته شود.
event-asked-vote_out-you = می‌خواهید { $about } کنار گذاشته شود.
event-agreed-yes = { $name } موافق است.
event-agreed-yes-you = موافق هستید.
event-agreed-no = { $name } موافق نیست.
event-agreed-no-you = موافق نیستید.
event-ask_ended-granted-restart = همه موافق‌اند: مسابقه از نو آغاز می‌شود.
event-ask_ended-granted-pause = همه موافق‌اند: میز مکث می‌کند.
event-ask_ended-granted-resume = همه موافق‌اند: بازی ادامه دارد.
event-ask_ended-granted-vote_out = رأی پذیرفته شد.
event-ask_ended-refused-restart = شروع دوباره نه: همه موافق نبودند.
event-ask_ended-refused-pause = مکث نه: همه موافق نبودند.
event-ask_ended-refused-resume = مکث ادامه دارد: همه موافق نبودند.
event-ask_ended-refused-vote_out = رأی پذیرفته نشد.
event-paused-agreed = میز در مکث است.
event-paused-drain = سرور اندکی می‌ایستد؛ میز نگه داشته می‌شود.
event-resumed = بازی ادامه دارد.
event-resumed-recovered = سرور از نو راه افتاد؛ بازی از همان‌جا ادامه دارد.
event-removed-kick = میزبان { $name } را بیرون کرد.
event-removed-ban = میزبان راه { $name } را بست.
event-removed-vote = { $name } با رأی بیرون می‌رود.
event-table_locked = میز قفل است: تازه‌واردی نمی‌نشیند.
event-table_locked-off = میز دوباره برای تازه‌واردها باز است.
event-table_closed-over = میز بسته است.
event-table_closed-empty = میز بسته است: کسی نمانده بود.
event-table_closed-operator = گردانندهٔ سرور میز را بست.
event-table_closed-drain = میز بسته است: سرور می‌ایستد.
event-table_closed-fault = میز پس از خطای سرور بسته شد.
