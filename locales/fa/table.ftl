# فارسی. What a message is for, its variables and its room are said in locales/en/table.ftl.

## What a table is doing

stage-waiting = در انتظار بازیکنان
stage-playing = در حال بازی
stage-between = میان دو دست
stage-paused = مکث
stage-over = مسابقه تمام شد
stage-closed = بسته
presence-here = حاضر
presence-away = غایب
presence-stand_in = ربات بازی می‌کند
seat-open = صندلی خالی
seat-bot = ربات
seat-host = میزبان
level-easy = آسان
level-normal = معمولی
level-hard = سخت
pace-1x = ۱×
pace-4x = ۴×
pace-end = تا پایان
clock-off = بی‌ساعت
clock-fixed = { $seconds } ثانیه
clock-bank = { $seconds } ثانیه و ذخیرهٔ { $bank } ثانیه

## Reactions: what a player may say with one key

reaction-well_played = آفرین!
reaction-thanks = سپاس.
reaction-good_luck = موفق باشید!
reaction-oops = ای وای.
reaction-wow = عجب!
reaction-hurry = نوبت شماست، لطفاً.
reaction-one_moment = یک لحظه، لطفاً.
reaction-bye = خدانگهدار!

## Settings of a table

setting-game = بازی
setting-seats = صندلی‌ها
setting-stack = ژتون‌های آغاز
setting-small_blind = بلایند کوچک
setting-big_blind = بلایند بزرگ
setting-ante = آنته
setting-chips = ژتون‌های آغاز
setting-deals = دست‌ها
setting-private = چه کسی می‌تواند بیاید
setting-private-yes = فقط با پیوند یا کد
setting-private-no = همه
setting-seats_open = صندلی‌های نگه‌داشته برای دیگران
setting-bots = ربات‌ها
setting-clock = ساعت
setting-bank = ذخیرهٔ زمان
setting-bot_pace = فکر کردن ربات‌ها
setting-take_over = تازه‌وارد می‌تواند جای ربات بنشیند
setting-watch = چه کسی می‌تواند تماشا کند
setting-watch-off = هیچ‌کس
setting-watch-code = با کد
setting-watch-open = همه
setting-chat = چه کسی می‌تواند حرف بزند
setting-chat-off = هیچ‌کس
setting-chat-seated = بازیکنان
setting-chat-all = همه
setting-stand_in = ربات به جای غایب‌ها
setting-grace = ربات می‌نشیند پس از
setting-yes = بله
setting-no = نه
setting-seconds = { $seconds } ثانیه

## Settings of the reader, kept on the device

option-language = زبان
option-contrast = تضاد رنگ
option-grain = دانه
option-temperature = گرمای رنگ
option-four_colour = کارت‌های چهاررنگ
option-sound = صدا
option-animation = پویانمایی
option-animation-off = بدون
option-animation-normal = معمولی
option-animation-fast = تند
option-confirm_fold = پرسیدن پیش از جا زدن
option-theme = پوسته
option-cards = کارت‌ها
option-name = نام شما
option-on = روشن
option-off = خاموش

## Places

standings = رده‌بندی
place-number = { $place }.
you = شما
seat-number = صندلی { $seat }

## Points of As-Nas are split in twelfths: a whole number and a fraction in lowest terms

fraction-1 = یک‌دوازدهم
fraction-2 = یک‌ششم
fraction-3 = یک‌چهارم
fraction-4 = یک‌سوم
fraction-5 = پنج‌دوازدهم
fraction-6 = نیم
fraction-7 = هفت‌دوازدهم
fraction-8 = دوسوم
fraction-9 = سه‌چهارم
fraction-10 = پنج‌ششم
fraction-11 = یازده‌دوازدهم
fraction-mixed = { $whole } و { $part }
points-plus = مثبت { $points }
points-minus = منفی { $points }
chat-line = { $name }: { $text }
