# Čeština. What a message is for, its variables and its room are said in locales/en/refusals.ftl.

## The wire

refusal-malformed = Server tomuto programu nerozumí: { $reason }.
refusal-too_large = Zpráva je delší než { $limit ->
        [one] { $limit } bajt
        [few] { $limit } bajty
        [many] { $limit } bajtu
       *[other] { $limit } bajtů
    }.
refusal-binary = Toto spojení mluví jazykem { $subprotocol }; zpráva byla jiného druhu.
refusal-hello_first = Spojení není správně otevřené. Připojte se znovu.
refusal-hello_twice = Spojení je otevřené dvakrát. Připojte se znovu.
refusal-version = Server mluví protokolem { $server } ({ $software }), tento program protokolem { $client }. Aktualizujte starší z nich.
refusal-origin = Stránky z { $origin } se sem připojit nesmějí.

## Identity

refusal-bad_token = Tento server vás už nezná; přicházíte jako nový host.
refusal-bad_move_code = Tento kód je špatný, použitý nebo příliš starý. Vyžádejte si na druhém zařízení nový.
refusal-bad_name = Jméno má 1 až 20 znaků, bez řídicích značek a značek směru.
refusal-name_taken = Jméno { $name } patří botovi nebo se plete s někým u stolu. Zvolte jiné.
refusal-forbidden = K tomu je třeba klíč správce.

## Limits

refusal-limit_connections = Server je plný. Zkuste to znovu za { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_address = Z vaší adresy je příliš mnoho spojení. Zkuste to znovu za { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_rate = To bylo příliš rychlé. Počkejte { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_bytes = To bylo příliš najednou. Počkejte { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_tables = { $limit ->
        [one] Smíte být jen u { $limit } stolu najednou. Nejdřív ho opusťte.
        [few] Smíte být jen u { $limit } stolů najednou. Nejdřív některý opusťte.
        [many] Smíte být jen u { $limit } stolu najednou. Nejdřív některý opusťte.
       *[other] Smíte být jen u { $limit } stolů najednou. Nejdřív některý opusťte.
    }
refusal-limit_server_tables = Na tento server se víc stolů nevejde. Zkuste to později.
refusal-limit_spectators = Tento stůl už další diváky nebere. Zkuste to později.
refusal-limit_guesses = Příliš mnoho špatných kódů. Počkejte { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_chat = Pomaleji. Mluvit můžete zase za { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_new_people = { $limit ->
        [one] Z jedné adresy smí přijít nejvýš { $limit } nový hráč za hodinu.
        [few] Z jedné adresy smějí přijít nejvýš { $limit } noví hráči za hodinu.
        [many] Z jedné adresy smí přijít nejvýš { $limit } hráče za hodinu.
       *[other] Z jedné adresy smí přijít nejvýš { $limit } nových hráčů za hodinu.
    } Počkejte { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.
refusal-limit_people = Tento server už další hosty nebere. Zkuste to později.

## Tables

refusal-no_table = Stůl { $code } neexistuje. Ověřte si kód u hostitele.
refusal-table_closed = Stůl { $code } je zavřený.
refusal-table_full = Všechna místa u stolu { $code } jsou obsazená.
refusal-seat_taken = Místo { $seat } je obsazené.
refusal-no_seat = Stůl { $code } nemá místo { $seat }.
refusal-locked = Hostitel má tento stůl zamčený.
refusal-banned = K tomuto stolu už nesmíte.
refusal-no_watching = Tento stůl nebere diváky.
refusal-take_over_off = U tohoto stolu se místa botů přebírat nedají.
refusal-take_over_later = Místo bota jde převzít mezi rozdáními. Zkuste to potom.
refusal-elsewhere = U tohoto stolu jste na jiném zařízení. Převzít místo sem?
refusal-at_table = Nejdřív opusťte stůl { $code }.
refusal-not_at_table = Nejste u žádného stolu.
refusal-bad_settings = Takové nastavení nejde: { $reason }.
refusal-draining = Tento server se brzy zastaví a nové stoly neotevírá.
refusal-storage = Server nemůže zapisovat na disk; nic se nezměnilo. Zkuste to znovu za { $wait ->
        [one] { $wait } sekundu
        [few] { $wait } sekundy
        [many] { $wait } sekundy
       *[other] { $wait } sekund
    }.

## Playing

refusal-stale = Stůl je už dál: tohle patřilo k dřívější chvíli.
refusal-not_seated = To smějí jen hráči.
refusal-not_your_turn = Nejste na tahu.
refusal-not_started = Partie ještě nezačala.
refusal-already_started = Partie už začala.
refusal-illegal_action = To teď nejde.
refusal-illegal_amount = Navyšte nejméně na { $least } a nejvíc na { $most }.
refusal-illegal_card = Tuto kartu zamknout nejde: { $card }.
refusal-paused = Stůl má pauzu.
refusal-not_paused = Stůl nemá pauzu.
refusal-not_host = To smí jen hostitel.
refusal-not_a_person = Na místě { $seat } není člověk.
refusal-no_spectator = U tohoto stolu se nedívá nikdo jménem { $name }.
refusal-not_a_bot = Na místě { $seat } není bot.
refusal-not_yourself = Sami sobě to udělat nemůžete.
refusal-only_bots = Tempo se dá měnit, až když hrají už jen boti.
refusal-still_playing = Ještě hrajete.
refusal-nothing_asked = O to se nikdo neptá.
refusal-already_asked = O to už někdo žádá.
refusal-need_more_people = { $least ->
        [one] Je třeba aspoň { $least } hráče.
        [few] Je třeba aspoň { $least } hráčů.
        [many] Je třeba aspoň { $least } hráče.
       *[other] Je třeba aspoň { $least } hráčů.
    }
refusal-host_present = Hostitel je tady: obraťte se na něj.
refusal-chat_off = U tohoto stolu se nemluví.
refusal-chat_seated = U tohoto stolu smějí mluvit jen hráči.
refusal-bad_text = Tento text poslat nejde.
refusal-between_hands = To jde mezi rozdáními.

## History

refusal-history_off = Tento server historii partií neukládá.
refusal-no_match = Žádnou svou partii { $match } nemáte.
refusal-no_hand = Tato partie nemá rozdání { $hand }.
refusal-internal = Chyba serveru. Je zaznamenaná; nic se nezměnilo.
refusal-unknown = Server odmítá: { $text }

## Notices

notice-drain = Za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    } se server kvůli aktualizaci zastaví. Vaše místo zůstává: stůl pokračuje tam, kde je.
notice-storage = Server nemůže zapisovat na disk. Stůl čeká a bude pokračovat sám.
notice-storage_back = Disk zase funguje; stůl pokračuje.
notice-rate = Posíláte příliš rychle; server brzy začne odmítat.
notice-kicked = Hostitel vás posílá pryč od stolu.
notice-banned = Hostitel vám k tomuto stolu zakazuje přístup.
notice-voted_out = Hráči vás hlasováním posílají pryč od stolu.
notice-table_closed = Stůl { $code } je zavřený.
notice-bots_fallback = Boti s úrovní „{ $level }“ tu nejsou; hrají s úrovní „{ $instead }“.
notice-unknown = Server říká: { $text }

## The end of a connection

closed-bye = Spojení je ukončené.
closed-drain = Server se kvůli aktualizaci zastavuje; vaše místo zůstává.
closed-slow = Spojení bylo na stůl příliš pomalé.
closed-limit = Server ukončuje spojení: příliš mnoho zpráv.
closed-protocol = Server ukončuje spojení: tomuto programu nerozumí.
closed-version = Server a tento program mají různé verze. Aktualizujte starší z nich.
closed-idle = Spojení je ukončené, protože se dlouho nic nedělo.
closed-internal = Server ukončuje spojení po vlastní chybě.
closed-forgotten = Všechno o vás je na tomto serveru smazané.
closed-replaced = Teď máte spojení jinde.
closed-origin = Tato stránka se k tomu serveru připojit nesmí.
