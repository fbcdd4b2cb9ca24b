# فارسی. What a message is for, its variables and its room are said in locales/en/web.ftl.

## Everywhere

reader = شما
settings = تنظیمات
rules = قواعد بازی
log = گزارش
talk = گفت‌وگو
people = میز
help = صفحه‌کلید
tools = ابزارها
close = بستن
back = بازگشت
copy = رونوشت
loading = یک لحظه …
leave = ترک میز
to-lobby = به سالن
seconds-left = { $seconds } ثانیه مانده.
plain-number = { $value }
tool-count = { $name }، { $count } تازه
tellings = پیام‌ها

## The browser's tab

title-your-turn = نوبت شماست · { $game }
title-table = { $game } · { $code }

## The lobby

lobby-title = بفرمایید بنشینید.
lobby-lead = ربات‌ها صندلی‌های دیگر را گرم نگه می‌دارند.
lobby-about-holdem = چهار صندلی، ۱۰۰۰ ژتون، بلایندهای ۱۰ و ۲۰
lobby-about-one_poker = دو بازیکن، بیست ژتون. کارت ۲ از آس می‌برد
lobby-about-as_nas = چهار بازیکن، پنج چهره، دوازده دست
lobby-play = همین حالا بازی
lobby-play-game = همین حالا بازی: { $game }
lobby-tables = میزهای باز
lobby-count = { $tables } میز، { $people } آدم
lobby-loading = پرسیدن میزها از سرور …
lobby-none = حالا میزی نیست که برای همه باز باشد. میزی بچینید یا با ربات‌ها بازی کنید.
lobby-person = آدم
lobby-free = خالی
lobby-seats = صندلی‌ها: { $people } آدم، { $bots } ربات، { $free } خالی
lobby-sit = نشستن
lobby-watch = تماشا
lobby-code = آمدن با کد
lobby-code-hint = شش حرف یا رقم، از کسی که دعوتتان کرده است.
lobby-code-short = کد { $length } حرف یا رقم دارد.
lobby-join = رفتن سر میز
lobby-new = میز تازه
lobby-new-hint = بازی، ساعت، سطح ربات‌ها و کسانی را که می‌توانند بیایند برگزینید.
lobby-new-open = چیدن میز
lobby-connecting = در حال اتصال …
lobby-playing-as = روی این دستگاه با نام { $name } بازی می‌کنید. بی‌حساب کاربری.
lobby-change-name = عوض کردن نام
lobby-name = نام شما
lobby-name-save = نگه داشتن
lobby-resting = هنوز صندلی دارید: { $game }، میز { $code }.
lobby-back-to-seat = بازگشت به صندلی من

## A new table

opening-people = آدم‌ها
opening-all-seats = همه، تا آغاز
opening-think = فکر کردن ربات‌ها، به ثانیه
opening-variation = کم یا بیش، به درصد
opening-mixed = آمیخته
opening-between = مکث میان دست‌ها، به ثانیه
opening-clock-off = بدون
opening-clock-fixed = برای هر تصمیم
opening-clock-bank = با ذخیرهٔ زمان
opening-seconds = ثانیه برای هر تصمیم
opening-bank = ذخیرهٔ زمان، به ثانیه
opening-refill = افزودن به ذخیره در هر دست، به ثانیه
opening-grace = ربات می‌نشیند پس از، به ثانیه
opening-wait = صبر برای آدم‌ها
opening-start = آغاز با ربات‌ها

## Before a table

door-table = میز
door-opening = در راه میز …
door-refused = این در بسته می‌ماند
door-again = دوباره
door-elsewhere = روی دستگاه دیگری این‌جا نشسته‌اید
door-taken-over = روی دستگاه دیگری به بازی ادامه می‌دهید
door-elsewhere-hint = هر بار فقط یک دستگاه یا زبانه بازی می‌کند. صندلی و کارت‌ها با شما می‌آیند.
door-take-over = ادامه در این‌جا

## The connection

link-connecting = اتصال به سرور …
link-reconnecting = اتصال قطع شد. تلاش دوباره …
link-reconnecting-seat = اتصال دوباره؛ صندلی شما نگه داشته شده است.
link-retry = تلاش بعدی تا { $seconds } ثانیهٔ دیگر.
link-now = همین حالا
link-again = اتصال دوباره
own-lost = حالا اتصالی نیست؛ چیزی فرستاده نشد.
own-unsure = اتصال پیش از پاسخ به کار شما قطع شد. به میز نگاه کنید: هر چه رسیده آن‌جا پیداست.
own-malformed = سرور چیزی فرستاد که این صفحه نمی‌فهمد. میز آخرین چیزی را که فهمیده شد نشان می‌دهد.
own-ahead = بها عوض شد، پس انتخاب شما پس گرفته شد.
own-missed = { $count ->
        [one] { $count } رویداد را از دست دادید؛ در گزارش هست.
       *[other] { $count } رویداد را از دست دادید؛ در گزارش هستند.
    }
own-copied = رونوشت شد.
own-copy-yourself = مرورگر به این صفحه اجازهٔ رونوشت نمی‌دهد. پیوند نشان شده است: خودتان رونوشت کنید.
storage-off = این مرورگر برای این صفحه چیزی نگه نمی‌دارد: با بستن آن تنظیمات و صندلی از دست می‌روند.
failed-title = این صفحه زمین خورد
failed-hint = چیزی را نشد کشید. صندلی شما روی سرور نگه داشته شده؛ صفحهٔ تازه میز را چنان‌که هست نشان می‌دهد.
failed-reload = بار کردن از نو
offline-title = بی‌اتصال
offline-text = سرور Cardavia در دسترس نیست. صندلی شما نگه داشته شده؛ وقتی آنلاین شدید دوباره بکوشید.

## The top line of the table. The variables are drawn in bold.

fact-hand = دست { $number }
fact-deal = دست { $number }
fact-deal-of = دست { $number } از { $deals }
fact-blinds = بلایندها { $blinds }
fact-ante = آنته { $ante }
fact-table = میز { $code }

## The cloth

your-cards = کارت‌های شما
your-actions = کارهای شما
board = کارت‌های میز
pot = پات
pot-line = پات { $amount }
dealer-button = دکمه: { $name }
dealer-mark = پخش‌کننده: { $name }
lamp-up = UP
lamp-down = DOWN
lamps = { $name }: { $up } کارت UP و { $down } کارت DOWN
place-your-card = کارت قفل‌شدهٔ شما
place-their-card = کارت قفل‌شده
ladder = مایه‌ها: { $stakes }. حداکثر { $limit }.
ladder-stake = { $name } { $stake }
ladder-match = برای برابری
pay = { $cost } بپردازید

## Seats. These stand on a small place card.

seat-open-number = صندلی خالی { $seat }
seat-free-for = برای هر که بیاید
seat-to-act = نوبت اوست
seat-your-turn = نوبت شماست
seat-waiting = در انتظار
seat-away = غایب
seat-away-seconds = غایب، ربات تا { $seconds } ثانیه
seat-bot-plays = ربات بازی می‌کند
seat-bot-plays-you = ربات بازی می‌کند، برگردید
seat-watching = تماشا می‌کند
seat-all-in = آل‌این
seat-place = جایگاه { $place }
short-straight_flush = استریت فلاش
short-four_of_a_kind = چهارتایی { $highs }
short-full_house = فول { $highs }
short-flush = فلاش تا { $high }
short-straight = استریت تا { $high }
short-three_of_a_kind = سه‌تایی { $highs }
short-two_pair = دو جفت
short-pair = جفت { $highs }
short-high_card = کارت بالا { $high }
seat-looked = نگاه کرده است
seat-unseen = نگاه نکرده است
seat-cards = { $count } کارت به پشت
seat-sentence = { $amount } ژتون، { $deed }، شرط { $bet }.
seat-sentence-points = { $amount } امتیاز، { $deed }، مایهٔ { $bet }.

## The slip: whose turn, what it costs

dock-your-turn = نوبت شماست
dock-your-turn-unseen = نوبت شماست، ندیده
dock-to-act = نوبت { $name } است
dock-dealing = یک لحظه …
dock-folded = جا زده‌اید.
dock-price = با { $cost } برابر کنید تا { $pot } ببرید
dock-stake = مایهٔ شما { $stake } است، بالاترین { $highest }.
dock-behind = { $amount } مانده
dock-lock-title = کارتی را برای قفل برگزینید
dock-lock-hint = قفل قطعی است. کارت دیگر پیش شما می‌ماند.
lock-choose = برگزیدن
lock-other = کارت دیگر
fold-sure = جا می‌زنید؟ بله
raise-min = کمترین
raise-half = ½ پات
raise-pot = پات
raise-all-in = آل‌این
raise-most = بیشترین
raise-to-label = افزایش به، روی هم
raise-range = از { $least } تا { $most }
clock-seconds = { $seconds } ثانیه
clock-bank-seconds = ذخیره: { $seconds } ثانیه
clock-reserve = + { $seconds } ثانیه ذخیره
ahead = پیش از نوبت شما
ahead-fold = جا می‌زنم
ahead-check = چک می‌کنم
ahead-hold = می‌مانم
ahead-call = تا { $to } برابر می‌کنم

## Results

won-you = شما می‌برید
won-you-amount = { $amount } می‌برید
won-you-pot = پات { $pot } را می‌برید
won-by = { $count ->
        [one] برنده: { $names }
       *[other] برندگان: { $names }
    }
outcome-tie = برابری
outcome-fold = کسی برابر نکرد؛ کارتی رو نمی‌شود.
between-next = بعدی خودش آغاز می‌شود.
between-history = همهٔ داستان
out-title = بیرون هستید
out-place = جایگاه { $place } از { $seats }
watching = تماشا
watching-bots = فقط ربات‌ها مانده‌اند. بگذارید بازی کنند.
pace = سرعت
take-seat = نشستن
restart = شروع دوباره
rematch = مسابقهٔ دوباره
rematch-waiting = در انتظار دیگران
end-after-hands = پس از { $count } دست تمام شد.
end-after-deals = پس از { $count } دست تمام شد.
end-you-win = شما برندهٔ مسابقه هستید
end-wins = { $count ->
        [one] برندهٔ مسابقه: { $names }
       *[other] برندگان مسابقه: { $names }
    }
end-with = با { $hand }، در دست آخر
end-wanted = { $count ->
        [one] { $names } مسابقهٔ دوباره می‌خواهد.
       *[other] این‌ها مسابقهٔ دوباره می‌خواهند: { $names }.
    }
end-wait = ربات‌ها جای کسانی که پاسخ ندهند می‌نشینند: تا { $seconds } ثانیهٔ دیگر.
end-log = دست آخر

## Waiting, pause, absence

waiting-host = پیوند را بفرستید. ربات‌ها صندلی‌های خالی را می‌گیرند.
waiting-guest = { $name } مسابقه را آغاز می‌کند.
waiting-order = بازی به سوی راست می‌رود.
start = آغاز مسابقه
paused-hint = تا همه ادامه نخواهند چیزی پیش نمی‌رود.
stand-in-title = ربات به جای شما بازی می‌کند
stand-in-hint = غایب بودید. صندلی هنوز از آن شماست.
stand-in-back = خودم بازی می‌کنم

## Asking everybody

asks = آنچه از همه پرسیده می‌شود
ask-restart = { $name } شروع دوباره می‌خواهد.
ask-restart-you = شروع دوباره خواسته‌اید.
ask-pause = { $name } مکث می‌خواهد.
ask-pause-you = مکث خواسته‌اید.
ask-resume = { $name } می‌خواهد ادامه بدهد.
ask-resume-you = خواسته‌اید بازی ادامه یابد.
ask-vote_out = { $name } می‌خواهد { $about } کنار گذاشته شود.
ask-vote_out-you = خواسته‌اید { $about } کنار گذاشته شود.
ask-agreed = { $agreed } از { $needed } نفر موافق‌اند.
ask-yes = موافقم
ask-no = نه

## Leaving

leave-lead = دیگران به بازی ادامه می‌دهند.
leave-keep-hint = اندکی به سالن بروید: ربات به جایتان بازی می‌کند و صندلی تا پایان مسابقه از آن شماست.
leave-keep = رفتن و نگه داشتن صندلی
leave-go-hint = صندلی را واگذارید: ربات برای همیشه آن را می‌گیرد.
leave-go = رفتن برای همیشه

## The log

log-label = دست به زبان نوشته
log-short = دست
log-hand = دست { $number }.
log-deal = دست { $number }.
log-blinds = بلایندهای { $small } و { $big }
log-ante = آنته { $ante }
log-this-deal = این دست
log-earlier = پیش از این
log-played = بازی‌شده تا حالا
log-against = { $card } در برابر { $other }
log-nobody-called = کسی برابر نکرد
log-split = نصف
log-revealed = دیده‌شده از آخرین بُر
log-stock = { $count } کارت در کپه مانده
log-the-five = پنج چهره
log-the-five-order = آس از شاه، شاه از بی‌بی، بی‌بی از سرباز و سرباز از کولی می‌برد.

## Talk

talk-empty = هنوز کسی چیزی نگفته است.
talk-say = چیزی بگویید
talk-send = گفتن
talk-off = سر این میز نمی‌توانید حرف بزنید.
talk-reactions = واکنش‌ها
talk-mute = بی‌صدا کردن { $name }
talk-muted = { $name } بی‌صداست.
talk-unmute = دوباره شنیدن

## The table and its people

invite-code = میز
invite-link = پیوند این میز
people-seats = صندلی‌ها
people-bot = ربات، { $level }
people-seat-bot = ربات: { $level }
people-hand-over = میزبان کردن
people-kick = بیرون کردن
people-ban = بستن راه
people-vote-out = رأی به بیرون رفتن
people-lock = تازه‌وارد نه
people-pause = مکث
people-resume = ادامه
people-settings = تنظیمات این میز
people-spectators = { $count } تماشاگر

## The reader's settings

option-contrast-low = نرم
option-contrast-high = تند
option-grain-low = صاف
option-grain-high = زبر
option-temperature-low = سرد
option-temperature-high = گرم
option-theme-system = مانند دستگاه
option-theme-light = روشن
option-theme-dark = تاریک
option-text = اندازهٔ نوشته
option-notify = خبرم کن که نوبت من است
option-keys = کلیدهای تک‌حرفی
identity = روی دستگاه دیگر
identity-hint = حساب کاربری در کار نیست. برای این‌که روی دستگاه دیگری همین شخص باشید، این‌جا کدی نشان دهید و آن‌جا بنویسید.
identity-show = نشان دادن کد
identity-valid = { $seconds } ثانیه اعتبار دارد
identity-enter = کد دستگاه دیگر
identity-become = همان شخص شدن
identity-revoke = فراموش کردن من روی دستگاه‌های دیگر
identity-forget = پاک کردن هر چه دربارهٔ من است
identity-forget-sure = واقعاً پاک شود؟ بله

## Rules

rules-failed = قواعد بازی بار نشد. وقتی اتصال برگشت دوباره بکوشید.

## Own matches

matches = مسابقه‌های من
matches-none = هنوز مسابقه‌ای تمام‌شده یا در جریان نیست.
matches-older = قدیمی‌ترها
match-unfinished = ناتمام
match-place = جایگاه { $place } از { $seats }
match-hands = { $count } دست
match-deals = { $count } دست
match-save = ذخیره در پرونده
stat-matches = مسابقه‌های برده
stat-hands = دست‌های برده
stat-of = { $won } از { $all }
stat-showdowns = رو کردن کارت‌ها
stat-biggest = بزرگ‌ترین پات
stat-vpip = دست‌های بازی‌شده به خواست خود
stat-pfr = افزایش پیش از فلاپ

## The table as text, and what the reading keys say

text-title = میز به زبان نوشته
text-table = میز
text-now = اکنون
say-cards = کارت‌های شما: { $cards }.
say-no-cards = کارتی ندارید.
say-not-looked = به کارت‌هایتان نگاه نکرده‌اید.
say-no-board = هنوز کارتی روی میز نیست.
say-board = { $street }: { $cards }.
say-pot = پات { $pot }
say-side-pot = { $name }: { $amount }، برای { $names }.
say-lock = یکی را قفل کنید: { $cards }
say-raise = دست‌کم به { $least } و حداکثر به { $most } افزایش بدهید

## Help for the keyboard

help-open = هر کلید چه می‌کند
help-lead = همهٔ بازی را با کلیدها می‌توان کرد.
help-fold = جا زدن
help-stay = چک، برابر کردن یا ماندن
help-raise = افزایش به مقداری که پیداست
help-all-in = آل‌این
help-digits = نوشتن مقدار افزایش؛ برگزیدن کارت در وان پوکر
help-arrows = عوض کردن مقدار؛ برگزیدن کارت در وان پوکر
help-look = نگاه به کارت‌هایتان (آس‌ناس)
help-lock = قفل کردن کارت برگزیده (وان پوکر)
help-cards = گفتن کارت‌های من
help-board = گفتن کارت‌های میز، علامت‌ها یا مایه‌ها
help-pots = گفتن پات‌ها
help-stacks = گفتن ژتون‌ها و آخرین کار هر کس
help-turn = گفتن این‌که نوبت کیست و من چه می‌توانم بکنم
help-log = دست به زبان نوشته
help-talk = گفت‌وگو
help-text = میز به زبان نوشته
help-rules = همهٔ قواعد بازی
help-settings = تنظیمات
help-close = بستن آنچه باز است
help-help = همین صفحه
