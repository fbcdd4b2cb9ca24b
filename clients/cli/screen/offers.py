"""The row of actions: what the reader may do now, each with its key and its price in words. Only what the view offers."""

from msgspec import Struct

from clients.cli.model import Model
from clients.cli.speaker import Speaker
from protocol.one_poker import OnePokerPlay
from protocol.play import Legal


class Offer(Struct, frozen=True):
    """One action in the row: its key and its words with the price."""

    key: str
    words: str


def offers(model: Model, speaker: Speaker, entry: int | None = None, chosen: int | None = None) -> tuple[Offer, ...]:
    """The actions of the row in the order of the view. `entry` is the amount in the raise entry, `chosen` the card of One Poker."""
    if model.state == "lost":
        return _named(speaker, ("enter", "act-try"))
    if model.elsewhere:
        return _named(speaker, ("enter", "act-take_over"))
    if model.your_turn and model.view and model.view.legal:
        legal = model.view.legal
        return _cards(model, speaker, chosen) if legal.lock else _legal(legal, model, speaker, entry)
    return _idle(model, speaker)


def _named(speaker: Speaker, *pairs: tuple[str, str]) -> tuple[Offer, ...]:
    return tuple(Offer(key, speaker.words.say(name)) for key, name in pairs)


def _legal(legal: Legal, model: Model, speaker: Speaker, entry: int | None) -> tuple[Offer, ...]:
    say, as_nas = speaker.words.say, model.view is not None and model.view.game == "as_nas"
    found = [Offer("l", say("action-look"))] if legal.look else []
    if legal.fold:
        found.append(Offer("f", say("action-fold")))
    if legal.check or legal.hold:
        found.append(Offer("c", say("action-check" if legal.check else "action-hold")))
    if legal.call:
        name = "act-call-pay" if as_nas else "action-call-all_in" if legal.call.all_in else "action-call"
        found.append(Offer("c", say(name, cost=legal.call.cost)))
    offer = legal.raise_
    if offer is None:
        return tuple(found)
    if as_nas:
        return (*found, Offer("r", say("act-raise-pay", to=offer.least, cost=offer.cost)))
    if offer.least < offer.most:
        to = offer.least if entry is None else entry
        found.append(Offer("r", say("action-bet" if offer.opens else "action-raise", to=to)))
    return (*found, Offer("a", say("action-all_in", to=offer.most)))


def _cards(model: Model, speaker: Speaker, chosen: int | None) -> tuple[Offer, ...]:
    cards = own_cards(model)
    found = [Offer(str(number), speaker.card(card)) for number, card in enumerate(cards, 1)]
    if chosen is not None and chosen < len(cards):
        found.append(Offer("enter", speaker.words.say("act-lock")))
    return tuple(found)


def _idle(model: Model, speaker: Speaker) -> tuple[Offer, ...]:
    view = model.view
    if view is None:
        return ()
    found: list[tuple[str, str]] = []
    if any(model.seat in ask.needed and model.seat not in ask.agreed for ask in view.asks):
        found += [("y", "act-yes"), ("x", "act-no")]
    if view.stage == "waiting" and model.may("start"):
        found.append(("enter", "act-start"))
    if model.may("set_pace"):
        found.append(("w", "act-pace"))
    if model.may("ask_restart") and (view.stage == "over" or _out(model)):
        found.append(("n", "act-rematch" if view.stage == "over" else "act-restart"))
    if model.may("take_seat"):
        found.append(("j", "act-sit"))
    if view.stage == "over":
        found.append(("l", "act-lobby"))
    return _named(speaker, *found)


def _out(model: Model) -> bool:
    view, seat = model.view, model.seat
    return view is not None and seat is not None and view.seats[seat].state == "out"


def own_cards(model: Model) -> tuple[str, ...]:
    """The own two cards of One Poker, in their owner's order."""
    play = model.view.play if model.view else None
    return play.cards or () if isinstance(play, OnePokerPlay) else ()
