"""From a typed command to what the rules allow: an action, a question to confirm, or a sentence that says why not.

Knows only the legal actions that the view offers.
"""

from collections.abc import Callable

from msgspec import Struct

from clients.cli.amounts import BadAmount, amount, looks_like_amount
from clients.cli.plain.grammar import Grammar, Typed
from clients.cli.wording import Wording
from protocol.one_poker import OnePokerPlay
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise, RaiseOffer

DEEDS = frozenset({"fold", "cheap", "check", "call", "hold", "raise", "all_in", "look", "lock", "number"})


class Confirm(Struct, frozen=True):
    """Ask `question` before doing `action`."""

    question: str
    action: Action


class HowMuch(Struct, frozen=True):
    """The amount is missing: ask `question`."""

    question: str


class Mistake(Struct, frozen=True):
    """Nothing is done; the sentence says why."""

    text: str


Answer = Action | Confirm | HowMuch | Mistake


def deed(typed: Typed, wording: Wording, grammar: Grammar) -> Answer:
    """What a command of the table of deeds comes to, in the view of `wording`."""
    legal = wording.view.legal
    if legal is None:
        return Mistake(wording.words.say("bad-not-your-turn"))
    if legal.lock:
        return _lock(typed, wording, legal.lock.cards)
    return _DOERS[typed.name](typed, wording, grammar, legal)


def _lock(typed: Typed, wording: Wording, cards: tuple[str, ...]) -> Answer:
    number = typed.rest if typed.name in ("lock", "number") else ""
    if number not in ("1", "2") or int(number) > len(cards):
        return Mistake(wording.words.say("bad-card"))
    play = wording.view.play
    own = play.cards if isinstance(play, OnePokerPlay) and play.cards else cards
    card = own[int(number) - 1]
    return Confirm(wording.words.say("ask-lock", card=wording.speaker.card(card)), LockCard(card))


def _no_lock(_typed: Typed, wording: Wording, _grammar: Grammar, _legal: Legal) -> Answer:
    return Mistake(wording.words.say("bad-now"))


def _fold(_typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    return Fold() if legal.fold else Mistake(wording.words.say("bad-fold"))


def _look(_typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    return Look() if legal.look else Mistake(wording.words.say("bad-now"))


def _cheap(_typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    """`c`: whatever keeps one in for the least."""
    if legal.check:
        return Check()
    if legal.hold:
        return Hold()
    return Call() if legal.call else Mistake(wording.words.say("bad-now"))


def _check(_typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    if legal.check:
        return Check()
    return Mistake(_owed(wording, legal))


def _hold(_typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    return Hold() if legal.hold else Mistake(_owed(wording, legal))


def _owed(wording: Wording, legal: Legal) -> str:
    return wording.words.say("bad-check", cost=legal.call.cost) if legal.call else wording.words.say("bad-now")


def _call(typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    if legal.call is None:
        return Mistake(wording.words.say("bad-call"))
    return _priced(typed, wording, legal.call.cost) or Call()


def _priced(typed: Typed, wording: Wording, price: int) -> Mistake | None:
    """The price may be typed along, as the prompt shows it; another one is a mistake."""
    if not typed.rest:
        return None
    try:
        said = amount(typed.rest, wording.words.group_separator, wording.words.decimal_separator)
    except BadAmount as error:
        return Mistake(wording.words.say(error.code, text=error.text.strip()))
    return None if said == price else Mistake(wording.words.say("bad-price", price=price))


def _all_in(typed: Typed, wording: Wording, _grammar: Grammar, legal: Legal) -> Answer:
    offer = legal.raise_
    if offer is not None and wording.view.game != "as_nas":
        return _priced(typed, wording, offer.most) or Confirm(
            wording.words.say("ask-all_in", amount=offer.most), Raise(offer.most)
        )
    if legal.call is not None and legal.call.all_in:
        return _priced(typed, wording, legal.call.cost) or Confirm(
            wording.words.say("ask-all_in", amount=legal.call.cost), Call()
        )
    return Mistake(wording.words.say("bad-now"))


def _raise(typed: Typed, wording: Wording, grammar: Grammar, legal: Legal) -> Answer:
    offer = legal.raise_
    if offer is None:
        return Mistake(wording.words.say("bad-no-raise"))
    if not typed.rest:
        if offer.least == offer.most:
            return Raise(offer.least)
        return HowMuch(wording.words.say("ask-raise", least=offer.least, most=offer.most))
    return raised(typed.rest, offer, wording, grammar)


def _number(typed: Typed, wording: Wording, grammar: Grammar, legal: Legal) -> Answer:
    if legal.raise_ is None:
        return Mistake(wording.words.say("bad-no-raise"))
    return raised(typed.rest, legal.raise_, wording, grammar)


def raised(text: str, offer: RaiseOffer, wording: Wording, grammar: Grammar) -> Answer:
    """A raise to the total that `text` says: a number in the language's writing, or min, half, pot, all."""
    named = grammar.named_amount(text)
    if named == "all":
        return Confirm(wording.words.say("ask-all_in", amount=offer.most), Raise(offer.most))
    if named is not None:
        return Raise({"min": offer.least, "half": offer.half_pot, "pot": offer.pot}[named])
    if not looks_like_amount(text):
        return Mistake(wording.words.say("bad-word", text=text))
    try:
        to = amount(text, wording.words.group_separator, wording.words.decimal_separator)
    except BadAmount as error:
        return Mistake(wording.words.say(error.code, text=error.text.strip()))
    if to < offer.least:
        return Mistake(wording.words.say("bad-least", least=offer.least))
    if to > offer.most:
        return Mistake(wording.words.say("bad-most", most=offer.most))
    return Raise(to)


_DOERS: dict[str, Callable[[Typed, Wording, Grammar, Legal], Answer]] = {
    "fold": _fold,
    "cheap": _cheap,
    "check": _check,
    "call": _call,
    "hold": _hold,
    "raise": _raise,
    "all_in": _all_in,
    "look": _look,
    "lock": _no_lock,
    "number": _number,
}
