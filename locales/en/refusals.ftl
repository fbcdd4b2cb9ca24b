# Why the server refused something, what it lets people know, and why it ended a connection. Shared by both clients.
#
# The ids are refusal-, notice- and closed- with the code of the message; the variables are its parameters.
#   $wait $interval $seconds   seconds, as numbers.
#   $limit                     a number (bytes, messages, tables, connections).
#   $card                      a card, named or drawn by the client. $seat is a number from 1.
#   $reason                    in English, from the server: keep it at the end.

## The wire

refusal-malformed = The server did not understand this program: { $reason }.
refusal-too_large = The message is larger than { $limit } bytes.
refusal-binary = This connection speaks { $subprotocol }; the message was of the other kind.
refusal-hello_first = The connection was not opened properly. Connect again.
refusal-hello_twice = The connection was opened twice. Connect again.
refusal-version = The server speaks protocol { $server } ({ $software }), this client protocol { $client }. Update the older one.
refusal-origin = Pages from { $origin } may not connect here.

## Identity

refusal-bad_token = This server does not know you any more; you come as a new guest.
refusal-bad_move_code = This code is wrong, used or too old. Ask the other device for a new one.
refusal-bad_name = A name has 1 to 20 characters, without control or direction marks.
refusal-name_taken = The name { $name } belongs to a bot or looks like that of somebody at the table. Choose another.
refusal-forbidden = This needs the operator’s token.

## Limits

refusal-limit_connections = The server is full. { $wait ->
        [one] Try again in { $wait } second.
       *[other] Try again in { $wait } seconds.
    }
refusal-limit_address = There are too many connections from your address. { $wait ->
        [one] Try again in { $wait } second.
       *[other] Try again in { $wait } seconds.
    }
refusal-limit_rate = That was too fast. { $wait ->
        [one] Wait { $wait } second.
       *[other] Wait { $wait } seconds.
    }
refusal-limit_bytes = That was too much at once. { $wait ->
        [one] Wait { $wait } second.
       *[other] Wait { $wait } seconds.
    }
refusal-limit_tables = { $limit ->
        [one] You may sit at { $limit } table at once. Leave it first.
       *[other] You may sit at { $limit } tables at once. Leave one first.
    }
refusal-limit_server_tables = This server holds no more tables. Try again later.
refusal-limit_spectators = This table takes no more spectators. Try again later.
refusal-limit_guesses = Too many wrong codes. { $wait ->
        [one] Wait { $wait } second.
       *[other] Wait { $wait } seconds.
    }
refusal-limit_chat = Not so fast. { $wait ->
        [one] You may talk again in { $wait } second.
       *[other] You may talk again in { $wait } seconds.
    }
refusal-limit_new_people = At most { $limit } new players from one address in an hour. Wait { $wait } seconds.
refusal-limit_people = This server keeps no more guests. Try again later.

## Tables

refusal-no_table = There is no table { $code }. Check the code with the host.
refusal-table_closed = Table { $code } is closed.
refusal-table_full = All seats at table { $code } are taken.
refusal-seat_taken = Seat { $seat } is taken.
refusal-no_seat = Table { $code } has no seat { $seat }.
refusal-locked = The host has locked this table.
refusal-banned = You can’t come to this table any more.
refusal-no_watching = This table takes no spectators.
refusal-take_over_off = Bots’ seats can’t be taken over at this table.
refusal-take_over_later = A bot’s seat can be taken between hands. Try again then.
refusal-elsewhere = You are at this table on another device. Take over here?
refusal-at_table = Leave table { $code } first.
refusal-not_at_table = You are at no table.
refusal-bad_settings = These settings can’t be: { $reason }.
refusal-draining = This server is about to stop and opens no new tables.
refusal-storage = The server can’t write to its disk; nothing was changed. { $wait ->
        [one] Try again in { $wait } second.
       *[other] Try again in { $wait } seconds.
    }

## Playing

refusal-stale = The table has moved on: this was for an earlier moment.
refusal-not_seated = Only players may do this.
refusal-not_your_turn = It is not your turn.
refusal-not_started = The match has not started.
refusal-already_started = The match has started.
refusal-illegal_action = This is not possible now.
refusal-illegal_amount = Raise to at least { $least } and at most { $most }.
refusal-illegal_card = { $card } is not one of the cards that may be locked.
refusal-paused = The table is paused.
refusal-not_paused = The table is not paused.
refusal-not_host = Only the host may do this.
refusal-not_a_person = There is no person in seat { $seat }.
refusal-no_spectator = Nobody called { $name } watches this table.
refusal-not_a_bot = There is no bot in seat { $seat }.
refusal-not_yourself = You can’t do this to yourself.
refusal-only_bots = The pace can be set when only bots are left playing.
refusal-still_playing = You are still playing.
refusal-nothing_asked = Nobody has asked for this.
refusal-already_asked = This has been asked already.
refusal-need_more_people = { $least ->
        [one] At least { $least } player is needed.
       *[other] At least { $least } players are needed.
    }
refusal-host_present = The host is here: ask the host.
refusal-chat_off = There is no talk at this table.
refusal-chat_seated = Only players may talk at this table.
refusal-bad_text = This text can’t be sent.
refusal-between_hands = This is possible between hands.

## History

refusal-history_off = This server keeps no history of matches.
refusal-no_match = There is no match { $match } of yours.
refusal-no_hand = This match has no hand { $hand }.

refusal-internal = A fault of the server. It has been logged; nothing was changed.
# A code that this client does not know; $text is the server's own sentence, in English.
refusal-unknown = The server refused: { $text }

## Notices

notice-drain = { $seconds ->
        [one] The server stops for an update in { $seconds } second.
       *[other] The server stops for an update in { $seconds } seconds.
    } Your seat is kept: the table goes on where it stands.
notice-storage = The server can’t write to its disk. The table waits and goes on by itself.
notice-storage_back = The disk is back; the table goes on.
notice-rate = You are sending very fast; the server will soon refuse.
notice-kicked = The host has put you out of the table.
notice-banned = The host has banned you from the table.
notice-voted_out = The players have voted you out of the table.
notice-table_closed = Table { $code } was closed.
notice-bots_fallback = The bots of level { $level } can’t be had here; they play at level { $instead }.
# A code that this client does not know; $text is the server's own sentence, in English.
notice-unknown = The server says: { $text }

## The end of a connection

closed-bye = The connection is closed.
closed-drain = The server stops for an update; your seat is kept.
closed-slow = The connection was too slow for the table.
closed-limit = The server ended the connection: too many messages.
closed-protocol = The server ended the connection: it did not understand this program.
closed-version = The server and this client speak different versions. Update the older one.
closed-idle = The connection was closed because nothing happened for long.
closed-internal = The server ended the connection after a fault of its own.
closed-forgotten = Everything about you has been deleted on this server.
closed-replaced = You are connected in another place now.
closed-origin = This page may not connect to that server.
