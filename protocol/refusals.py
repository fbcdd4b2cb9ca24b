"""Every reason the server can give for a refusal or a notice: its code and its English sentence. Clients say it from their catalogues."""

from protocol.session import Notice, Param, Refused

REFUSALS: dict[str, str] = {
    # the wire
    "malformed": "This is not a message of the protocol: {reason}.",
    "too_large": "The message is larger than {limit} bytes.",
    "binary": "This connection speaks {subprotocol}; that frame is of the other kind.",
    "hello_first": "Say hello first.",
    "hello_twice": "Hello was already said on this connection.",
    "version": "This server speaks protocol {server} ({software}), the client {client}. Update the older one.",
    "origin": "Pages from {origin} may not connect here.",
    # identity
    "bad_token": "This token is not known here. Leave it out to get a new identity.",
    "bad_move_code": "This code is wrong, used or too old. Ask the other device for a new one.",
    "bad_name": "A name has 1 to 20 characters, without control or direction marks.",
    "name_taken": "The name {name} belongs to a bot or looks like that of somebody at the table.",
    "forbidden": "This needs the operator's token.",
    # limits
    "limit_connections": "There are {limit} connections already. Try again in {wait} seconds.",
    "limit_address": "There are {limit} connections from your address already. Try again in {wait} seconds.",
    "limit_rate": "At most {limit} messages in {interval} seconds. Wait {wait} seconds.",
    "limit_bytes": "At most {limit} bytes in {interval} seconds. Wait {wait} seconds.",
    "limit_tables": "A person may have {limit} tables at once. Leave one first.",
    "limit_server_tables": "This server holds {limit} tables already. Try again later.",
    "limit_spectators": "This table takes {limit} spectators. Try again later.",
    "limit_guesses": "Too many wrong codes. Wait {wait} seconds.",
    "limit_chat": "Not so fast: at most {limit} lines in {interval} seconds. Wait {wait} seconds.",
    "limit_new_people": "At most {limit} new people from one address in an hour. Wait {wait} seconds.",
    "limit_people": "This server keeps {limit} people already. Try again later.",
    # tables
    "no_table": "There is no table {code}.",
    "table_closed": "The table {code} is closed.",
    "table_full": "All seats at table {code} are taken.",
    "seat_taken": "Seat {seat} is taken.",
    "no_seat": "Table {code} has no seat {seat}.",
    "locked": "The host has locked this table.",
    "banned": "You can't come to this table any more.",
    "no_watching": "This table takes no spectators.",
    "take_over_off": "Bots' seats can't be taken over at this table.",
    "take_over_later": "A bot's seat can be taken between hands. Try again then.",
    "elsewhere": "You are at this table on another device. Take over here?",
    "at_table": "Leave table {code} first.",
    "not_at_table": "You are at no table.",
    "bad_settings": "These settings can't be: {reason}.",
    "draining": "This server is about to stop and opens no new tables.",
    "storage": "The server can't write to its disk; nothing was changed. Try again in {wait} seconds.",
    # playing
    "stale": "The table has moved on to version {version}; the action was for {answered}.",
    "not_seated": "Only players may do this.",
    "not_your_turn": "It is not your turn.",
    "not_started": "The match has not started.",
    "already_started": "The match has started.",
    "illegal_action": "{action} is not possible now.",
    "illegal_amount": "Raise to at least {least} and at most {most}.",
    "illegal_card": "{card} is not one of the cards that may be locked.",
    "paused": "The table is paused.",
    "not_paused": "The table is not paused.",
    "not_host": "Only the host may do this.",
    "not_a_person": "There is no person in seat {seat}.",
    "no_spectator": "Nobody called {name} watches this table.",
    "not_a_bot": "There is no bot in seat {seat}.",
    "not_yourself": "You can't do this to yourself.",
    "only_bots": "The pace can be set when only bots are left playing.",
    "still_playing": "You are still playing.",
    "nothing_asked": "Nobody has asked for this.",
    "already_asked": "This has been asked already.",
    "need_more_people": "At least {least} players are needed.",
    "host_present": "The host is here: ask the host.",
    "chat_off": "There is no talk at this table.",
    "chat_seated": "Only players may talk at this table.",
    "bad_text": "This text can't be sent.",
    "between_hands": "This is possible between hands.",
    # history
    "history_off": "This server keeps no history of matches.",
    "no_match": "There is no match {match} of yours.",
    "no_hand": "This match has no hand {hand}.",
    # ours
    "internal": "A fault of the server. It has been logged; nothing was changed.",
}

NOTICES: dict[str, str] = {
    "drain": "The server stops for an update in {seconds} seconds. Your seat is kept: the table goes on where it stands.",
    "storage": "The server can't write to its disk. The table waits and goes on by itself.",
    "storage_back": "The disk is back; the table goes on.",
    "rate": "You are near the limit of {limit} messages in {interval} seconds.",
    "kicked": "The host has put you out of the table.",
    "banned": "The host has banned you from the table.",
    "voted_out": "The players have voted you out of the table.",
    "table_closed": "The table {code} was closed.",
    "bots_fallback": "The strategy of level {level} can't be read here; bots play at level {instead}.",
}


def refused(id: str | None, code: str, /, **params: Param) -> Refused:
    """The refusal of the message `id`. Raises KeyError for a code that is not in REFUSALS, or where its sentence lacks a parameter."""
    return Refused(id, code, params, REFUSALS[code].format(**params))


def notice(code: str, /, **params: Param) -> Notice:
    """A notice. Raises KeyError for a code that is not in NOTICES, or where its sentence lacks a parameter."""
    return Notice(code, params, NOTICES[code].format(**params))
