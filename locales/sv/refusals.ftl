# Svenska. What a message is for, its variables and its room are said in locales/en/refusals.ftl.

## The wire

refusal-malformed = Servern förstod inte det här programmet: { $reason }.
refusal-too_large = Meddelandet är större än { $limit } byte.
refusal-binary = Den här anslutningen talar { $subprotocol }; meddelandet var av det andra slaget.
refusal-hello_first = Anslutningen öppnades inte rätt. Anslut igen.
refusal-hello_twice = Anslutningen öppnades två gånger. Anslut igen.
refusal-version = Servern talar protokoll { $server } ({ $software }), det här programmet protokoll { $client }. Uppdatera det äldsta.
refusal-origin = Sidor från { $origin } får inte ansluta hit.

## Identity

refusal-bad_token = Servern känner dig inte längre; du kommer som ny gäst.
refusal-bad_move_code = Koden är fel, använd eller för gammal. Be den andra enheten om en ny.
refusal-bad_name = Ett namn har 1 till 20 tecken, utan styrtecken och riktningstecken.
refusal-name_taken = Namnet { $name } tillhör en bot eller liknar någons vid bordet. Välj ett annat.
refusal-forbidden = Det här kräver driftnyckeln.

## Limits

refusal-limit_connections = Servern är full. Försök igen om { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_address = Det är för många anslutningar från din adress. Försök igen om { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_rate = Det gick för fort. Vänta { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_bytes = Det var för mycket på en gång. Vänta { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_tables = { $limit ->
        [one] Du får sitta vid { $limit } bord åt gången. Lämna det först.
       *[other] Du får sitta vid { $limit } bord åt gången. Lämna ett först.
    }
refusal-limit_server_tables = Servern har inte plats för fler bord. Försök igen senare.
refusal-limit_spectators = Bordet tar inte emot fler åskådare. Försök igen senare.
refusal-limit_guesses = För många felaktiga koder. Vänta { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_chat = Inte så fort. Du får prata igen om { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_new_people = Högst { $limit ->
        [one] { $limit } ny spelare
       *[other] { $limit } nya spelare
    } per timme från en adress. Vänta { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.
refusal-limit_people = Servern tar inte emot fler gäster. Försök igen senare.

## Tables

refusal-no_table = Det finns inget bord { $code }. Kontrollera koden med värden.
refusal-table_closed = Bord { $code } är stängt.
refusal-table_full = Alla platser vid bord { $code } är upptagna.
refusal-seat_taken = Plats { $seat } är upptagen.
refusal-no_seat = Bord { $code } har ingen plats { $seat }.
refusal-locked = Värden har låst bordet.
refusal-banned = Du får inte komma till det här bordet längre.
refusal-no_watching = Bordet tar inte emot åskådare.
refusal-take_over_off = Botarnas platser går inte att ta över vid det här bordet.
refusal-take_over_later = En bots plats går att ta mellan givar. Försök då.
refusal-elsewhere = Du är vid det här bordet på en annan enhet. Ta över här?
refusal-at_table = Lämna bord { $code } först.
refusal-not_at_table = Du är inte vid något bord.
refusal-bad_settings = Inställningarna går inte: { $reason }.
refusal-draining = Servern ska snart stanna och öppnar inga nya bord.
refusal-storage = Servern kan inte skriva till sin disk; inget har ändrats. Försök igen om { $wait ->
        [one] { $wait } sekund
       *[other] { $wait } sekunder
    }.

## Playing

refusal-stale = Bordet har gått vidare: det här gällde ett tidigare läge.
refusal-not_seated = Det här får bara spelare göra.
refusal-not_your_turn = Det är inte din tur.
refusal-not_started = Matchen har inte börjat.
refusal-already_started = Matchen har börjat.
refusal-illegal_action = Det går inte nu.
refusal-illegal_amount = Höj till minst { $least } och högst { $most }.
refusal-illegal_card = { $card } är inte ett av korten som går att låsa.
refusal-paused = Bordet har paus.
refusal-not_paused = Bordet har inte paus.
refusal-not_host = Det här får bara värden göra.
refusal-not_a_person = På plats { $seat } sitter ingen människa.
refusal-no_spectator = Ingen som heter { $name } tittar på vid det här bordet.
refusal-not_a_bot = På plats { $seat } sitter ingen bot.
refusal-not_yourself = Det här kan du inte göra mot dig själv.
refusal-only_bots = Takten går att ändra när bara botar spelar.
refusal-still_playing = Du spelar fortfarande.
refusal-nothing_asked = Ingen har bett om det här.
refusal-already_asked = Någon har redan bett om det här.
refusal-need_more_people = Det behövs minst { $least } spelare.
refusal-host_present = Värden är här: fråga värden.
refusal-chat_off = Vid det här bordet pratar man inte.
refusal-chat_seated = Vid det här bordet får bara spelare prata.
refusal-bad_text = Texten går inte att skicka.
refusal-between_hands = Det går mellan givar.

## History

refusal-history_off = Servern sparar ingen historik över matcher.
refusal-no_match = Du har ingen match { $match }.
refusal-no_hand = Matchen har ingen giv { $hand }.
refusal-internal = Ett fel i servern. Det är loggat; inget har ändrats.
refusal-unknown = Servern säger nej: { $text }

## Notices

notice-drain = Servern stannar för en uppdatering om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }. Din plats finns kvar: bordet fortsätter där det står.
notice-storage = Servern kan inte skriva till sin disk. Bordet väntar och fortsätter av sig självt.
notice-storage_back = Disken är tillbaka; bordet fortsätter.
notice-rate = Du skickar mycket fort; servern säger snart nej.
notice-kicked = Värden har skickat iväg dig från bordet.
notice-banned = Värden har stängt av dig från bordet.
notice-voted_out = Spelarna har röstat ut dig från bordet.
notice-table_closed = Bord { $code } har stängts.
notice-bots_fallback = Botar på nivån { $level } finns inte här; de spelar på nivån { $instead }.
notice-unknown = Servern säger: { $text }

## The end of a connection

closed-bye = Anslutningen är stängd.
closed-drain = Servern stannar för en uppdatering; din plats finns kvar.
closed-slow = Anslutningen var för långsam för bordet.
closed-limit = Servern avslutade anslutningen: för många meddelanden.
closed-protocol = Servern avslutade anslutningen: den förstod inte det här programmet.
closed-version = Servern och det här programmet har olika versioner. Uppdatera det äldsta.
closed-idle = Anslutningen stängdes för att inget hände på länge.
closed-internal = Servern avslutade anslutningen efter ett eget fel.
closed-forgotten = Allt om dig är raderat på den här servern.
closed-replaced = Du är ansluten på ett annat ställe nu.
closed-origin = Den här sidan får inte ansluta till den servern.
