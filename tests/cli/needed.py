"""The ids of messages that events need, from the protocol's own list of events and the words that they carry."""

from msgspec import inspect as kinds

from protocol.messages import Update
from protocol.table import AnyEvent
from protocol.vocabulary import flat

HANDS = (
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "pair",
    "high_card",
)
OWNED = {"hole_dealt", "cards_drawn", "card_locked", "cards_seen"}
"""Events that only their owner is told."""
SPLIT = {
    "blind_posted": ("small", "big"),
    "went_away": ("lost", "timeouts", "left"),
    "timed_out": ("check", "fold", "hold", "lock"),
    "pace_set": ("1x", "4x", "end"),
    "asked": ("restart", "pause", "resume", "vote_out"),
    "agreed": ("yes", "no"),
    "ask_ended": tuple(
        f"{end}-{ask}" for end in ("granted", "refused") for ask in ("restart", "pause", "resume", "vote_out")
    ),
    "paused": ("agreed", "drain"),
    "removed": ("kick", "ban", "vote"),
    "table_closed": ("over", "empty", "operator", "drain", "fault"),
    "deal_won": ("cards", "fold", "tie"),
}
KINDS = tuple(str(kind.tag) for kind in flat(kinds.type_info(AnyEvent)) if isinstance(kind, kinds.StructType))
"""The kinds of all events."""
assert KINDS
assert Update


def _ids(kind: str) -> list[str]:
    if kind in OWNED:
        return [f"event-{kind}-you"]
    return [f"event-{kind}-{part}" for part in SPLIT[kind]] if kind in SPLIT else [f"event-{kind}"]


EVENT_IDS = tuple(name for kind in KINDS for name in _ids(kind))
