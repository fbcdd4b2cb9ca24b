# Nederlands. What a message is for, its variables and its room are said in locales/en/refusals.ftl.

## The wire

refusal-malformed = De server begreep dit programma niet: { $reason }.
refusal-too_large = Het bericht is groter dan { $limit } bytes.
refusal-binary = Deze verbinding spreekt { $subprotocol }; het bericht was van de andere soort.
refusal-hello_first = De verbinding is niet goed geopend. Maak opnieuw verbinding.
refusal-hello_twice = De verbinding is twee keer geopend. Maak opnieuw verbinding.
refusal-version = De server spreekt protocol { $server } ({ $software }), dit programma protocol { $client }. Werk de oudste van de twee bij.
refusal-origin = Pagina’s van { $origin } mogen hier geen verbinding maken.

## Identity

refusal-bad_token = Deze server kent je niet meer; je komt als nieuwe gast.
refusal-bad_move_code = Deze code is verkeerd, gebruikt of te oud. Vraag het andere apparaat om een nieuwe.
refusal-bad_name = Een naam heeft 1 tot 20 tekens, zonder stuur- of richtingstekens.
refusal-name_taken = De naam { $name } is van een bot of lijkt op die van iemand aan tafel. Kies een andere.
refusal-forbidden = Hiervoor is de sleutel van de beheerder nodig.

## Limits

refusal-limit_connections = De server is vol. Probeer het over { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    } opnieuw.
refusal-limit_address = Er zijn te veel verbindingen vanaf je adres. Probeer het over { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    } opnieuw.
refusal-limit_rate = Dat ging te snel. Wacht { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    }.
refusal-limit_bytes = Dat was te veel ineens. Wacht { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    }.
refusal-limit_tables = { $limit ->
        [one] Je mag aan { $limit } tafel tegelijk zitten. Verlaat die eerst.
       *[other] Je mag aan { $limit } tafels tegelijk zitten. Verlaat er eerst een.
    }
refusal-limit_server_tables = Er passen geen tafels meer op deze server. Probeer het later opnieuw.
refusal-limit_spectators = Deze tafel neemt geen toeschouwers meer aan. Probeer het later opnieuw.
refusal-limit_guesses = Te veel verkeerde codes. Wacht { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    }.
refusal-limit_chat = Niet zo snel. Je mag over { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    } weer praten.
refusal-limit_new_people = Hoogstens { $limit ->
        [one] { $limit } nieuwe speler
       *[other] { $limit } nieuwe spelers
    } per uur van één adres. Wacht { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    }.
refusal-limit_people = Deze server neemt geen gasten meer aan. Probeer het later opnieuw.

## Tables

refusal-no_table = Er is geen tafel { $code }. Vraag de code na bij de host.
refusal-table_closed = Tafel { $code } is gesloten.
refusal-table_full = Alle plaatsen aan tafel { $code } zijn bezet.
refusal-seat_taken = Plaats { $seat } is bezet.
refusal-no_seat = Tafel { $code } heeft geen plaats { $seat }.
refusal-locked = De host heeft deze tafel op slot gedaan.
refusal-banned = Je mag niet meer aan deze tafel komen.
refusal-no_watching = Deze tafel neemt geen toeschouwers aan.
refusal-take_over_off = Aan deze tafel kun je geen plaats van een bot overnemen.
refusal-take_over_later = De plaats van een bot komt vrij tussen twee handen. Probeer het dan.
refusal-elsewhere = Je zit op een ander apparaat aan deze tafel. Hier overnemen?
refusal-at_table = Verlaat eerst tafel { $code }.
refusal-not_at_table = Je bent aan geen enkele tafel.
refusal-bad_settings = Deze instellingen kunnen niet: { $reason }.
refusal-draining = Deze server stopt zo en opent geen nieuwe tafels.
refusal-storage = De server kan niet naar de schijf schrijven; er is niets veranderd. Probeer het over { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    } opnieuw.

## Playing

refusal-stale = De tafel is al verder: dit was voor een eerder moment.
refusal-not_seated = Dit mogen alleen spelers.
refusal-not_your_turn = Je bent niet aan de beurt.
refusal-not_started = De partij is nog niet begonnen.
refusal-already_started = De partij is al begonnen.
refusal-illegal_action = Dat kan nu niet.
refusal-illegal_amount = Verhoog tot minstens { $least } en hoogstens { $most }.
refusal-illegal_card = { $card } is niet een van de kaarten die je mag vastleggen.
refusal-paused = De tafel pauzeert.
refusal-not_paused = De tafel pauzeert niet.
refusal-not_host = Dit mag alleen de host.
refusal-not_a_person = Op plaats { $seat } zit geen mens.
refusal-no_spectator = Aan deze tafel kijkt niemand toe die { $name } heet.
refusal-not_a_bot = Op plaats { $seat } zit geen bot.
refusal-not_yourself = Dit kun je niet met jezelf doen.
refusal-only_bots = Het tempo kan pas anders als alleen bots nog spelen.
refusal-still_playing = Je speelt nog.
refusal-nothing_asked = Niemand heeft hierom gevraagd.
refusal-already_asked = Dit is al gevraagd.
refusal-need_more_people = { $least ->
        [one] Er is minstens { $least } speler nodig.
       *[other] Er zijn minstens { $least } spelers nodig.
    }
refusal-host_present = De host is er: vraag het de host.
refusal-chat_off = Aan deze tafel wordt niet gepraat.
refusal-chat_seated = Aan deze tafel mogen alleen spelers praten.
refusal-bad_text = Deze tekst kan niet worden verstuurd.
refusal-between_hands = Dit kan tussen twee handen.

## History

refusal-history_off = Deze server bewaart geen geschiedenis van partijen.
refusal-no_match = Je hebt geen partij { $match }.
refusal-no_hand = Deze partij heeft geen hand { $hand }.
refusal-internal = Een fout van de server. Die is vastgelegd; er is niets veranderd.
refusal-unknown = De server weigert: { $text }

## Notices

notice-drain = De server stopt over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } voor een update. Je plaats blijft bewaard: de tafel gaat verder waar hij is.
notice-storage = De server kan niet naar de schijf schrijven. De tafel wacht en gaat vanzelf verder.
notice-storage_back = De schijf doet het weer; de tafel gaat verder.
notice-rate = Je verstuurt erg snel; straks weigert de server.
notice-kicked = De host heeft je van de tafel weggestuurd.
notice-banned = De host heeft je van de tafel verbannen.
notice-voted_out = De spelers hebben je van de tafel weggestemd.
notice-table_closed = Tafel { $code } is gesloten.
notice-bots_fallback = Bots van niveau { $level } zijn hier niet te krijgen; ze spelen op niveau { $instead }.
notice-unknown = De server zegt: { $text }

## The end of a connection

closed-bye = De verbinding is gesloten.
closed-drain = De server stopt voor een update; je plaats blijft bewaard.
closed-slow = De verbinding was te traag voor de tafel.
closed-limit = De server heeft de verbinding verbroken: te veel berichten.
closed-protocol = De server heeft de verbinding verbroken: hij begreep dit programma niet.
closed-version = De server en dit programma hebben verschillende versies. Werk de oudste van de twee bij.
closed-idle = De verbinding is gesloten omdat er lang niets gebeurde.
closed-internal = De server heeft de verbinding verbroken na een eigen fout.
closed-forgotten = Alles over je is op deze server gewist.
closed-replaced = Je bent nu ergens anders verbonden.
closed-origin = Deze pagina mag geen verbinding maken met die server.
