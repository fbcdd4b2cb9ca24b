"""Who looks on in a storm: hears what everybody is told, holds it against what the others are told and what is stored, and counts."""

from collections import Counter, OrderedDict
from hashlib import blake2b
from pathlib import Path

from protocol.messages import Update
from protocol.session import Done, Refused
from tests.kit.truth import as_sent, journals, moments, open_cards, own_cards, public, total, whole

WINDOW = 24
"""Of so many versions of a table the frames are kept, to be searched for others' cards."""
REMEMBERED = 600
"""Of so many versions of a table the truth is kept until it has been compared with the journal."""


class Broken(AssertionError):
    """A promise of the server has been broken."""


class Observer:
    """`faults` counts what was done to the server, `heard` what came of it; `floor` is the last version of each table that anybody was told."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.floor: dict[str, int] = {}
        self.cards: set[str] = set()
        self._truths: dict[str, OrderedDict[int, bytes]] = {}
        self._frames: dict[str, OrderedDict[int, dict[str, tuple[frozenset[str], set[str], str]]]] = {}
        self._answers: OrderedDict[tuple[str, str], tuple[str, int | str | None]] = OrderedDict()
        self._risen: dict[str, int] = {}

    # --- what a viewer is told ----------------------------------------------------------------------------------------

    def update(self, who: str, update: Update, frame: str) -> None:
        """A viewer was told how a table stands, in this frame."""
        self.heard["updates"] += 1
        view = update.view
        self._one_truth(view.code, update)
        if total(view) not in (None, whole(view)):
            raise Broken(f"{view.code} at {update.version}: {total(view)} in all, and not {whole(view)}")
        self.floor[view.code] = max(self.floor.get(view.code, 0), update.version)
        if view.stage == "playing":
            self._no_leak(who, update, frame)

    def _one_truth(self, code: str, update: Update) -> None:
        truths = self._truths.setdefault(code, OrderedDict())
        truth = _digest(public(update))
        if truths.setdefault(update.version, truth) != truth:
            raise Broken(f"{code} at {update.version}: two viewers are told different things")
        while len(truths) > REMEMBERED:
            truths.popitem(last=False)

    def _no_leak(self, who: str, update: Update, frame: str) -> None:
        view = update.view
        frames = self._frames.setdefault(view.code, OrderedDict())
        told = frames.setdefault(update.version, {})
        own, shown = set(own_cards(view)), open_cards(view)
        self.cards |= own
        for other, (theirs, _, text) in told.items():
            if other == who:
                continue
            for secret, where, reader in ((theirs - own - shown, frame, who), (own - theirs - shown, text, other)):
                self.heard["cards looked for"] += len(secret)
                if leaked := [card for card in secret if f'"{card}"' in where]:
                    raise Broken(f"{view.code} at {update.version}: {reader} is told {leaked}")
        told[who] = (frozenset(own), shown, frame)
        while len(frames) > WINDOW:
            frames.popitem(last=False)

    def current(self, code: str, version: int) -> None:
        """The first present that a viewer is told after coming (back): never one from before the server's death."""
        if version < self._risen.get(code, 0):
            raise Broken(f"{code} is back at {version}, and {self._risen[code]} had been told")

    def sequence(self, code: str, before: int, update: Update) -> None:
        """Two updates that follow each other on one connection."""
        if update.version != before + 1:
            raise Broken(f"{code}: {update.version} follows {before}")

    def answer(self, who: str, message: Done | Refused) -> None:
        """A message was answered; one that was said again must get the same answer again."""
        self.heard["done" if isinstance(message, Done) else f"refused: {message.code}"] += 1
        if message.id is None:
            return
        if isinstance(message, Refused) and message.code == "internal":
            raise Broken(f"a fault of the server, in answer to {message.id}")
        if isinstance(message, Done):
            known = self._answers.setdefault((who, message.id), ("done", message.version))
            if known != ("done", message.version):
                raise Broken(f"{message.id} of {who} was done twice: {known}, {message.version}")
        while len(self._answers) > 4096:
            self._answers.popitem(last=False)

    # --- the server's deaths ------------------------------------------------------------------------------------------

    def dead(self, data: Path) -> None:
        """The server is dead: everything that was told must be stored, as it was told."""
        self._risen = dict(self.floor)
        for _, code, records in journals(data):
            truths = self._truths.get(code)
            if not truths:
                continue
            if records[-1].version < max(truths):
                raise Broken(f"{code}: version {max(truths)} was told and {records[-1].version} is the last stored")
            for moment in moments(records):
                if truths.get(moment.version) not in (None, _digest(public(as_sent(moment)))):
                    raise Broken(f"{code} at {moment.version}: stored otherwise than told")
                self.heard["versions compared with the journal"] += moment.version in truths
            truths.clear()
        self._frames.clear()

    def log(self, text: str) -> None:
        """What the server logged: no fault of its own, and no card."""
        for line in text.splitlines():
            if '"level": "error"' in line or '"level":"error"' in line or "Traceback" in line:
                raise Broken(f"the server logged: {line[:500]}")
        if leaked := [card for card in self.cards if f'"{card}"' in text]:
            raise Broken(f"in the log: {leaked}")


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=12).digest()
