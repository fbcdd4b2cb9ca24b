# فارسی. What a message is for, its variables and its room are said in locales/en/refusals.ftl.

## The wire

refusal-malformed = سرور این برنامه را نفهمید: { $reason }.
refusal-too_large = پیام از { $limit } بایت بزرگ‌تر است.
refusal-binary = زبان این اتصال { $subprotocol } است؛ پیام از نوع دیگر بود.
refusal-hello_first = اتصال درست باز نشد. دوباره وصل شوید.
refusal-hello_twice = اتصال دو بار باز شد. دوباره وصل شوید.
refusal-version = پروتکل سرور { $server } است ({ $software }) و پروتکل این برنامه { $client }. قدیمی‌تر را به‌روز کنید.
refusal-origin = صفحه‌های { $origin } اجازهٔ اتصال به این‌جا را ندارند.

## Identity

refusal-bad_token = این سرور دیگر شما را نمی‌شناسد؛ به نام مهمان تازه می‌آیید.
refusal-bad_move_code = این کد اشتباه، مصرف‌شده یا کهنه است. از دستگاه دیگر کد تازه بگیرید.
refusal-bad_name = نام از ۱ تا ۲۰ نویسه است، بی‌نویسهٔ کنترل یا جهت.
refusal-name_taken = نام { $name } از آن یک ربات است یا به نام کسی سر میز می‌ماند. نام دیگری برگزینید.
refusal-forbidden = این کار کلید گرداننده را می‌خواهد.

## Limits

refusal-limit_connections = سرور پر است. پس از { $wait } ثانیه دوباره بکوشید.
refusal-limit_address = اتصال‌های نشانی شما زیادند. پس از { $wait } ثانیه دوباره بکوشید.
refusal-limit_rate = خیلی تند بود. { $wait } ثانیه صبر کنید.
refusal-limit_bytes = یک‌باره زیاد بود. { $wait } ثانیه صبر کنید.
refusal-limit_tables = { $limit ->
        [one] هم‌زمان سر { $limit } میز می‌توانید بنشینید. اول آن را ترک کنید.
       *[other] هم‌زمان سر { $limit } میز می‌توانید بنشینید. اول یکی را ترک کنید.
    }
refusal-limit_server_tables = این سرور میز دیگری جا ندارد. بعداً دوباره بکوشید.
refusal-limit_spectators = این میز تماشاگر دیگری نمی‌پذیرد. بعداً دوباره بکوشید.
refusal-limit_guesses = کدهای اشتباه زیادند. { $wait } ثانیه صبر کنید.
refusal-limit_chat = آهسته‌تر. پس از { $wait } ثانیه باز می‌توانید حرف بزنید.
refusal-limit_new_people = از هر نشانی در ساعت حداکثر { $limit } بازیکن تازه. { $wait } ثانیه صبر کنید.
refusal-limit_people = این سرور مهمان دیگری نمی‌پذیرد. بعداً دوباره بکوشید.

## Tables

refusal-no_table = میز { $code } وجود ندارد. کد را از میزبان بپرسید.
refusal-table_closed = میز { $code } بسته است.
refusal-table_full = همهٔ صندلی‌های میز { $code } پر است.
refusal-seat_taken = صندلی { $seat } پر است.
refusal-no_seat = میز { $code } صندلی { $seat } ندارد.
refusal-locked = میزبان این میز را قفل کرده است.
refusal-banned = دیگر نمی‌توانید سر این میز بیایید.
refusal-no_watching = این میز تماشاگر نمی‌پذیرد.
refusal-take_over_off = سر این میز نمی‌توان جای ربات‌ها نشست.
refusal-take_over_later = میان دو دست می‌توان جای ربات نشست. آن وقت دوباره بکوشید.
refusal-elsewhere = روی دستگاه دیگری سر این میز هستید. بازی به این‌جا بیاید؟
refusal-at_table = اول میز { $code } را ترک کنید.
refusal-not_at_table = سر هیچ میزی نیستید.
refusal-bad_settings = این تنظیمات ممکن نیست: { $reason }.
refusal-draining = این سرور به‌زودی می‌ایستد و میز تازه باز نمی‌کند.
refusal-storage = سرور نمی‌تواند روی دیسک بنویسد؛ چیزی عوض نشد. پس از { $wait } ثانیه دوباره بکوشید.

## Playing

refusal-stale = میز جلوتر رفته است: این برای لحظهٔ پیش بود.
refusal-not_seated = فقط بازیکنان می‌توانند این کار را بکنند.
refusal-not_your_turn = نوبت شما نیست.
refusal-not_started = مسابقه آغاز نشده است.
refusal-already_started = مسابقه آغاز شده است.
refusal-illegal_action = حالا ممکن نیست.
refusal-illegal_amount = دست‌کم به { $least } و حداکثر به { $most } افزایش بدهید.
refusal-illegal_card = این کارت را نمی‌توان قفل کرد: { $card }.
refusal-paused = میز در مکث است.
refusal-not_paused = میز در مکث نیست.
refusal-not_host = فقط میزبان می‌تواند این کار را بکند.
refusal-not_a_person = روی صندلی { $seat } آدمی نیست.
refusal-no_spectator = کسی به نام { $name } این میز را تماشا نمی‌کند.
refusal-not_a_bot = روی صندلی { $seat } رباتی نیست.
refusal-not_yourself = با خودتان نمی‌توانید این کار را بکنید.
refusal-only_bots = وقتی فقط ربات‌ها مانده باشند سرعت را می‌توان عوض کرد.
refusal-still_playing = هنوز بازی می‌کنید.
refusal-nothing_asked = کسی این را نخواسته است.
refusal-already_asked = این را پیش‌تر خواسته‌اند.
refusal-need_more_people = دست‌کم { $least } بازیکن لازم است.
refusal-host_present = میزبان این‌جاست: از میزبان بخواهید.
refusal-chat_off = سر این میز حرف زدن ممکن نیست.
refusal-chat_seated = سر این میز فقط بازیکنان حرف می‌زنند.
refusal-bad_text = این متن را نمی‌توان فرستاد.
refusal-between_hands = این کار میان دو دست ممکن است.

## History

refusal-history_off = این سرور تاریخچهٔ مسابقه‌ها را نگه نمی‌دارد.
refusal-no_match = مسابقهٔ { $match } ندارید.
refusal-no_hand = این مسابقه دست { $hand } ندارد.
refusal-internal = خطای سرور. ثبت شد؛ چیزی عوض نشد.
refusal-unknown = سرور نپذیرفت: { $text }

## Notices

notice-drain = سرور { $seconds } ثانیهٔ دیگر برای به‌روزرسانی می‌ایستد. صندلی شما نگه داشته می‌شود: میز از همان‌جا ادامه می‌دهد.
notice-storage = سرور نمی‌تواند روی دیسک بنویسد. میز صبر می‌کند و خودش ادامه می‌دهد.
notice-storage_back = دیسک برگشت؛ میز ادامه می‌دهد.
notice-rate = خیلی تند می‌فرستید؛ سرور به‌زودی نمی‌پذیرد.
notice-kicked = میزبان شما را از میز بیرون کرد.
notice-banned = میزبان راه شما را به این میز بست.
notice-voted_out = بازیکنان با رأی شما را از میز بیرون کردند.
notice-table_closed = میز { $code } بسته شد.
notice-bots_fallback = ربات سطح { $level } این‌جا نیست؛ ربات‌ها در سطح { $instead } بازی می‌کنند.
notice-unknown = سرور می‌گوید: { $text }

## The end of a connection

closed-bye = اتصال بسته است.
closed-drain = سرور برای به‌روزرسانی می‌ایستد؛ صندلی شما نگه داشته می‌شود.
closed-slow = اتصال برای این میز کند بود.
closed-limit = سرور اتصال را بست: پیام‌ها زیاد بودند.
closed-protocol = سرور اتصال را بست: این برنامه را نفهمید.
closed-version = نسخهٔ سرور و این برنامه یکی نیست. قدیمی‌تر را به‌روز کنید.
closed-idle = اتصال بسته شد، چون مدتی چیزی رخ نداد.
closed-internal = سرور پس از خطای خودش اتصال را بست.
closed-forgotten = هر چه دربارهٔ شما بود از این سرور پاک شد.
closed-replaced = حالا جای دیگری وصل هستید.
closed-origin = این صفحه اجازهٔ اتصال به آن سرور را ندارد.
