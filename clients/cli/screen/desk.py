"""What a key does at the table: the raise entry, the choice of a card, what asks before it is sent. Draws nothing and sends nothing."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from clients.cli.model import Model
from clients.cli.screen.offers import offers, own_cards
from clients.cli.speaker import Speaker
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise, RaiseOffer

FENCE_SECONDS = 0.25
"""For so long after the actions have changed, keys that act are ignored: they were meant for what was there before."""
FUNCTION_KEYS = {"f1": "f", "f2": "c", "f3": "r", "f4": "a"}
MOST_DIGITS = 13


class Note(Struct, frozen=True):
    """A sentence for the note line."""

    text: str


class Wish(Struct, frozen=True):
    """Something besides playing: start, restart, pace, yes, no, sit, take_over, retry, lobby, leave."""

    name: str


Outcome = Action | Note | Wish | None
"""What a key came to: an action to send, a sentence, a wish, or only a change of what is drawn."""


Doer = Callable[[Legal, Model], Outcome]


class Desk:
    """The reader's side of the table. `entry` is the amount being typed, None while closed; `chosen` the card of One Poker (0 or 1)."""

    def __init__(self, speaker: Speaker, confirm_fold: bool = False) -> None:
        self.speaker = speaker
        self.confirm_fold = confirm_fold
        self.entry: int | None = None
        self.fresh = True
        self.confirm: Literal["fold", "all_in", "leave"] | None = None
        self.chosen: int | None = None
        self._turn = 0
        self._fence = 0.0
        self._doers: dict[str, Doer] = {
            "f": self._fold,
            "c": self._cheap,
            "r": self._raise,
            "a": self._all_in,
            "l": self._look,
            "enter": self._enter,
            "backspace": self._backspace,
            "m": self._shortcut("least"),
            "h": self._shortcut("half_pot"),
            "p": self._shortcut("pot"),
            "up": self._move(lambda _offer, model: step(model)),
            "down": self._move(lambda _offer, model: -step(model)),
            "pageup": self._move(lambda offer, _model: offer.half_pot - offer.least),
            "pagedown": self._move(lambda offer, _model: offer.least - offer.half_pot),
            "home": self._move(lambda offer, _model: -offer.most),
            "end": self._move(lambda offer, _model: offer.most),
        }

    def changed(self, model: Model, now: float) -> bool:
        """The model is another one. Whether a new turn came: then nothing is chosen, and keys are fenced for a moment."""
        if model.turns == self._turn and model.your_turn:
            return False
        new = model.turns != self._turn
        self._turn = model.turns
        if (new or not model.your_turn) and self.confirm != "leave":  # that is asked whosever turn it is
            self.close()
        if new:
            self._fence = now + FENCE_SECONDS
        return new

    def close(self) -> bool:
        """One step back. Whether there was anything to go back from."""
        open_ = self.entry is not None or self.confirm is not None or self.chosen is not None
        self.entry, self.confirm, self.chosen, self.fresh = None, None, None, True
        return open_

    # --- what a key does ---------------------------------------------------------------------------------------------

    def press(self, key: str, model: Model, now: float) -> Outcome:
        """What a key comes to."""
        if self.confirm == "leave":
            return self._leaving(key)
        asked_first = key == "f1"
        key = FUNCTION_KEYS.get(key, key)
        if key == "a" and model.view is not None and model.view.game == "as_nas":
            key = "l"
        if model.state == "lost":
            return Wish("retry") if key == "enter" else None
        if model.elsewhere:
            return Wish("take_over") if key == "enter" else None
        legal = model.view.legal if model.view and model.your_turn else None
        if legal is None:
            return self._wish(key, model)
        if now < self._fence and (key in self._doers or key in ("enter", "1", "2")):
            return Note(self.speaker.words.say("note-fence"))
        if legal.lock is not None:
            return self._lock(key, model)
        if key.isdigit():
            return self._digit(key, legal.raise_)
        if key == "f" and asked_first and legal.fold and self.confirm != "fold":
            return self._ask_fold()
        doer = self._doers.get(key)
        return doer(legal, model) if doer else None

    def _leaving(self, key: str) -> Outcome:
        self.confirm = None
        return Wish("leave") if key == "enter" else None

    def _wish(self, key: str, model: Model) -> Outcome:
        if key not in {offer.key for offer in offers(model, self.speaker, self.entry, self.chosen)}:
            return None
        names = {"y": "yes", "x": "no", "w": "pace", "n": "restart", "j": "sit", "l": "lobby", "enter": "start"}
        return Wish(names[key])

    def _lock(self, key: str, model: Model) -> Outcome:
        cards = own_cards(model)
        if key in ("1", "2") and int(key) <= len(cards):
            self.chosen = int(key) - 1
            return Note(self.speaker.words.say("note-lock", card=self.speaker.card(cards[self.chosen])))
        if key == "enter" and self.chosen is not None:
            card, self.chosen = cards[self.chosen], None
            return LockCard(card)
        return None

    def _digit(self, key: str, offer: RaiseOffer | None) -> Outcome:
        if offer is None or offer.least == offer.most:
            return None
        before = 0 if self.fresh or self.entry is None else self.entry
        self.confirm = None
        self.entry = int(f"{before}{key}"[-MOST_DIGITS:])
        self.fresh = False
        return None

    def _backspace(self, legal: Legal, _model: Model) -> Outcome:
        if self.entry is not None and legal.raise_:
            self.entry //= 10
            self.fresh = False
        return None

    def _ask_fold(self) -> Outcome:
        self.confirm = "fold"
        return Note(self.speaker.words.say("note-fold"))

    def _fold(self, legal: Legal, _model: Model) -> Outcome:
        if not legal.fold:
            return None
        if self.confirm_fold and self.confirm != "fold":
            return self._ask_fold()
        return Fold()

    def _cheap(self, legal: Legal, _model: Model) -> Outcome:
        if legal.check:
            return Check()
        if legal.hold:
            return Hold()
        return Call() if legal.call else None

    def _look(self, legal: Legal, _model: Model) -> Outcome:
        return Look() if legal.look else None

    def _raise(self, legal: Legal, model: Model) -> Outcome:
        offer = legal.raise_
        if offer is None:
            return None
        if offer.least == offer.most:
            return Raise(offer.least) if model.view and model.view.game == "as_nas" else self._all_in(legal, model)
        if self.entry is None:
            return self.open(offer.least, model)
        return None

    def _all_in(self, legal: Legal, model: Model) -> Outcome:
        offer = legal.raise_
        if offer is None:
            return Call() if legal.call and legal.call.all_in else None
        if self.confirm == "all_in":
            return Raise(offer.most)
        self.open(offer.most, model)
        self.confirm = "all_in"
        return Note(self.speaker.words.say("note-all_in", amount=offer.most))

    def _enter(self, legal: Legal, _model: Model) -> Outcome:
        """Enter sends the entry, and nothing else: a stray one does nothing."""
        offer = legal.raise_
        if self.entry is None or offer is None:
            return None
        if not offer.least <= self.entry <= offer.most:
            return Note(self.speaker.words.say("entry-range", least=offer.least, most=offer.most))
        return Raise(self.entry)

    def open(self, amount: int, model: Model) -> Outcome:
        """Open the raise entry at an amount."""
        self.entry, self.fresh, self.confirm = amount, True, None
        return Note(self.speaker.words.say("note-entry", step=step(model)))

    def _shortcut(self, name: str) -> Doer:
        def opened(legal: Legal, model: Model) -> Outcome:
            offer = legal.raise_
            if offer is None or offer.least == offer.most:
                return None
            return self.open(getattr(offer, name), model)

        return opened

    def _move(self, by: Callable[[RaiseOffer, Model], int]) -> Doer:
        def moved(legal: Legal, model: Model) -> Outcome:
            offer = legal.raise_
            if offer is None or self.entry is None:
                return None
            self.confirm, self.fresh = None, True
            self.entry = min(offer.most, max(offer.least, self.entry + by(offer, model)))
            return None

        return moved


def step(model: Model) -> int:
    """The step of the arrow keys in the entry: a big blind, or one chip in One Poker."""
    play = model.view.play if model.view else None
    return getattr(play, "big_blind", 1)
