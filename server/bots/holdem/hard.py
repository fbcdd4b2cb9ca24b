"""Hold'em at level `hard`: between two the trained strategies, looked up by what the view shows and the bucket of the own cards.

At larger tables, and between two at depths that no tree is for, it plays by ranges and prices as `normal` does, with a sharper temper.
"""

from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path

from protocol.holdem import HoldemPlay
from protocol.table import TableView
from server.bots import strategy
from server.bots.holdem import levels
from server.bots.holdem.buckets import CARD_NUMBERS, Buckets
from server.bots.holdem.duel import DuelStrategy
from server.bots.holdem.duel_walk import find
from server.bots.holdem.push import PushStrategy
from server.bots.holdem.temper import SHARP
from server.bots.policy import NothingToDecide, Policy, legal_of, policy_of


class HoldemHard:
    """The level. `arrays` as server.bots.holdem.buckets, duel and push say."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        self.buckets = Buckets(arrays)
        self.duel = DuelStrategy(arrays)
        self.push = PushStrategy(arrays)

    @classmethod
    def load(cls, folder: Path = strategy.FOLDER) -> "HoldemHard":
        """The strategies in the package; raises ArtefactError."""
        return cls(strategy.load("holdem", folder))

    def policy(self, view: TableView) -> Policy:
        """The chances of the actions that it plays. Raises NothingToDecide where the view asks for nothing."""
        play = view.play
        if not isinstance(play, HoldemPlay) or play.hole is None:
            raise NothingToDecide("the view is not that of a seat in a hand of hold'em")
        legal = legal_of(view)
        if find(view, self.duel.depths) is None and self.push.depth(view) is None:
            return levels.play(view, SHARP)
        bucket = self.buckets.bucket(_numbers(play.hole), _numbers(play.board))
        return policy_of(self.by_bucket(view, (bucket,))[bucket], legal)

    def by_bucket(self, view: TableView, buckets: Sequence[int]) -> dict[int, Policy]:
        """The same for own cards of each of these buckets, where tables or trees know it; elsewhere the own cards decide."""
        legal = legal_of(view)
        pushed = {bucket: self.push.wishes(view, legal, bucket) for bucket in buckets} if legal.fold else {}
        if pushed and None not in pushed.values():
            return {bucket: policy_of(wishes or {}, legal) for bucket, wishes in pushed.items()}
        duel = find(view, self.duel.depths)
        if duel is not None:
            return {bucket: policy_of(self.duel.wishes(duel, legal, bucket), legal) for bucket in buckets}
        return dict.fromkeys(buckets, levels.play(view, SHARP))


def _numbers(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple([CARD_NUMBERS[card] for card in cards])
