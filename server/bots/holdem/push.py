"""Two players with short stacks before the flop: all-in or fold, by tables that are the equilibrium of that game."""

from array import array
from collections.abc import Mapping

from protocol.holdem import HandStarted, HoldemPlay
from protocol.play import Action, Call, Check, Fold, Legal, Raised
from protocol.table import TableView
from server.bots.holdem.buckets import KINDS
from server.bots.policy import raise_to
from server.bots.strategy import ArtefactError

SHALLOWEST, DEEPEST = 2, 20
"""The depths with a table, in half big blinds."""
SURE = 255
"""The weight of what is always done."""


class PushStrategy:
    """The tables. `arrays`: `push` and `push_call`, for each depth from SHALLOWEST to DEEPEST and each kind the weight, up to SURE, of moving in
    from the small blind, and of calling that in the big blind."""

    def __init__(self, arrays: Mapping[str, "array[int]"]) -> None:
        try:
            self._push, self._call = arrays["push"], arrays["push_call"]
        except KeyError as error:
            raise ArtefactError(f"the strategy for holdem lacks {error}; install the package again") from error
        if not len(self._push) == len(self._call) == KINDS * (DEEPEST - SHALLOWEST + 1):
            raise ArtefactError("the strategy for holdem does not fit this version; install the package again")

    def push(self, depth: int, kind: int) -> float:
        """The chance of moving in from the small blind with a kind of hand, `depth` in half big blinds."""
        return self._push[self._place(depth, kind)] / SURE

    def call(self, depth: int, kind: int) -> float:
        """The chance of calling all-in in the big blind."""
        return self._call[self._place(depth, kind)] / SURE

    def _place(self, depth: int, kind: int) -> int:
        return (min(max(depth, SHALLOWEST), DEEPEST) - SHALLOWEST) * KINDS + kind

    def depth(self, view: TableView) -> int | None:
        """The depth in half big blinds, rounded; None if there are more than two players, the stacks are deep or the flop is dealt."""
        play = view.play
        started = next((event for event in view.log if isinstance(event, HandStarted)), None)
        if started is None or not isinstance(play, HoldemPlay) or play.board:
            return None
        stacks = [stack - play.ante for stack in started.stacks if stack]
        depth = round(2 * min(stacks) / play.big_blind)
        return depth if len(stacks) == 2 and depth <= DEEPEST else None

    def wishes(self, view: TableView, legal: Legal, kind: int) -> dict[Action, float] | None:
        """What to do, with weights; None where these tables do not apply."""
        depth = self.depth(view)
        if depth is None:
            return None
        raised = [event for event in view.log if isinstance(event, Raised)]
        limped = legal.check or len(raised) > 1
        if not raised and not limped:
            chance = self.push(depth, kind)
            return {
                (raise_to(legal, legal.raise_.most) if legal.raise_ else None) or Call(): chance,
                Fold(): 1 - chance,
            }
        if len(raised) == 1 and legal.raise_ is None:
            chance = self.call(depth, kind)
            return {Call() if legal.call else Check(): chance, Fold(): 1 - chance}
        return None
