"""The local best response to a heads-up hold'em bot (Lisy and Bowling 2017): a bound from below on what a perfect opponent wins.

The responder knows the bot's policy and so, by what the bot does, how likely it is to hold each two cards. It acts as if the rest of the hand
were checked down, and takes what is best then: fold, call, or one of a few bets, for each of which it asks the policy how often the bot folds.

Chance is kept low: of the bot only its actions are drawn, by the range as it stands, and a showdown is paid on average over that range.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemPlay, HoldemSettings
from protocol.play import Action, Call, Check, Fold, Raise
from protocol.table import AnyEvent, SeatView, TableSettings, TableView, You
from server.bots.policy import raise_to
from server.bots.training.holdem_cards import PAIR_CARDS, PAIRS, Cards
from server.bots.training.holdem_equity import equities
from server.games.holdem import HOLDEM, HoldemState
from server.games.holdem.state import seated
from server.games.rules import Step

Numbers = NDArray[np.float64]
DEPTH = 50
"""Stacks in big blinds, unless other ones are asked for."""
BIG = HoldemSettings().big_blind
BOT, RESPONDER = 0, 1
NEGLIGIBLE = 1e-9
SAMPLES = {0: 200, 3: 150}
"""How many ways of dealing the rest of the board an estimate takes before the turn."""


class Ranged(Protocol):
    """A bot asked for many hands at once."""

    def chances(self, view: TableView, pairs: Cards) -> Mapping[Action, Numbers]:
        """By action, the chance that the bot takes it with each of these pairs of cards (server.bots.training.holdem_cards)."""
        ...


@dataclass(frozen=True, slots=True)
class Responder:
    """What a responder may do: `sizes` of bets and raises as shares of the pot after a call, always all-in, and from which street on (the number
    of cards on the board) it bets at all. Fold, check and call it always may."""

    name: str
    sizes: tuple[float, ...]
    since: int = 0


RESPONDERS = (
    Responder("fold_call_pot_all_in", (1.0,)),
    Responder("finer", (0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1.0, 1.5, 2.0, 3.0)),
    Responder("finer_from_turn", (0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1.0, 1.5, 2.0, 3.0), since=4),
)


class _Hand:
    """One hand: the engine's state, the log, and how likely each pair is the bot's."""

    def __init__(self, bot: Ranged, responder: Responder, rng: Random, button: int, depth: int) -> None:
        self.settings = HoldemSettings(seats=2, stack=depth * BIG)
        self.bot, self.responder, self.rng = bot, responder, rng
        cards = rng.sample(range(52), 9)
        self.own: tuple[int, int] = (cards[0], cards[1])
        self.board = np.array(cards[4:])
        self.log: list[AnyEvent] = []
        self.range: Numbers = _without(self.own, np.ones(PAIRS))
        self.full: Numbers = _without(cards[4:], np.ones(PAIRS))
        self.known = 0
        self._equities = dict[int, Numbers]()
        self.state = self._dealt(button, cards)

    def _dealt(self, button: int, cards: list[int]) -> HoldemState:
        rest = [card for card in range(52) if card not in cards]
        holes = {RESPONDER: cards[:2], BOT: cards[2:4]}
        first, second = (holes[1 - button], holes[button])
        board = cards[4:]
        deck = [
            first[0],
            second[0],
            first[1],
            second[1],
            rest[0],
            *board[:3],
            rest[1],
            board[3],
            rest[2],
            board[4],
            *rest[3:],
        ]
        state = seated(self.settings, (self.settings.stack,) * 2, button)
        return self._told(HOLDEM.deal(state, tuple(HOLDEM_DECK[card] for card in deck)), self.log)

    def _told(self, step: Step[HoldemState], log: list[AnyEvent]) -> HoldemState:
        log += [emit.event for emit in step.emits if emit.to is None]
        return step.state

    def played(self) -> float:
        """Play it out; what the responder wins, in chips, on average over whether the bot folds."""
        won, left = 0.0, 1.0
        while self.state.round.turn is not None and left > NEGLIGIBLE:
            self.known = len(self.state.board)
            if self.state.round.turn == RESPONDER:
                action = self._best()
            else:
                folding, action = self._answer()
                won += left * folding * self._put_in()[BOT]
                left *= 1 - folding
            if action is None:
                return won
            self.state = self._told(HOLDEM.step(self.state, self.state.round.turn, action), self.log)
        return won + left * self._won() if self.state.result is not None else won

    def _put_in(self) -> list[int]:
        """Chips put in over the hand, by seat, without what nobody has matched."""
        put = [before - now for before, now in zip(self.state.hand.stacks, self.state.round.stacks, strict=True)]
        return [min(put)] * 2

    def _won(self) -> float:
        """At the end of the hand: at a showdown on average over the bot's hands, and over the cards that came after the last bet."""
        result = self.state.result
        assert result is not None
        if not result.shown:
            return result.net[RESPONDER]
        stake = sum(pot.amount for pot in result.pots) / 2
        weights = _without(self.board[: self.known].tolist(), self.range)
        return stake * (2 * float(weights @ self._equity(self.known)) / float(weights.sum()) - 1)

    def _equity(self, cards: int) -> Numbers:
        """The responder's chance against each pair with so many cards of the board known, ties half."""
        if cards not in self._equities:
            seed = self.rng.getrandbits(31)
            self._equities[cards] = equities(self.own, self.board[:cards], SAMPLES.get(cards, 0), seed)
        return self._equities[cards]

    def _answer(self) -> tuple[float, Action | None]:
        """How likely the bot folds, and what else it does, drawn by what all the hands would do that the whole board allows.

        The board that is still to come counts too: it is as likely as the hands that go on leave it.
        """
        live = np.flatnonzero(_without(self.board[: self.known].tolist(), self.range))
        chances = dict(self.bot.chances(self._shown(self.state, self.log), live))
        weights = (self.range * self.full)[live]
        total = float(weights.sum())
        folds = chances.pop(Fold(), None)
        folding = 0.0 if folds is None else float(weights @ folds) / total
        shares = [float(weights @ chance) for chance in chances.values()]
        if sum(shares) <= NEGLIGIBLE * total:
            return 1.0, None
        action = self.rng.choices(list(chances), shares)[0]
        self.range[live] *= chances[action]
        return folding, action

    def _best(self) -> Action:
        """The responder's best action if all that follows is checking and calling."""
        legal = self.state.legal
        assert legal is not None
        known = len(self.state.board)
        believed = _without(self.board[:known].tolist(), self.range)
        equity = self._equity(known)
        chance = float(believed @ equity) / float(believed.sum())
        pot = self.state.round.pot
        owed = legal.call.cost if legal.call else 0
        best: Action = Check() if legal.check else Call()
        value = chance * pot - (1 - chance) * owed
        if legal.raise_ is not None and known >= self.responder.since:
            for raising in self._bets():
                gain = self._bet_value(raising, believed, equity, pot)
                if gain > value:
                    best, value = raising, gain
        return best if value > 0 or legal.check else Fold()

    def _bets(self) -> Sequence[Raise]:
        legal, betting = self.state.legal, self.state.round
        assert legal is not None
        assert legal.raise_ is not None
        pot = betting.pot + betting.high - betting.bets[RESPONDER]
        totals = [betting.high + size * pot for size in self.responder.sizes]
        raises = [raise_to(legal, total) for total in (*totals, legal.raise_.most)]
        return list(dict.fromkeys(found for found in raises if found is not None))

    def _bet_value(self, raising: Raise, believed: Numbers, equity: Numbers, pot: int) -> float:
        log = list(self.log)
        after = self._told(HOLDEM.step(self.state, RESPONDER, raising), log)
        cost = (
            min(raising.to, self.state.round.bets[BOT] + self.state.round.stacks[BOT])
            - self.state.round.bets[RESPONDER]
        )
        matched = cost + self.state.round.bets[RESPONDER] - self.state.round.bets[BOT]
        live = np.flatnonzero(believed)
        staying = believed[live].copy()
        if after.round.turn == BOT:
            folds = self.bot.chances(self._shown(after, log), live).get(Fold())
            if folds is not None:
                staying *= 1 - folds
        total, kept = float(believed.sum()), float(staying.sum())
        if not kept:
            return float(pot)
        chance = float(staying @ equity[live]) / kept
        fold = 1 - kept / total
        return fold * pot + (1 - fold) * (chance * (pot + matched) - (1 - chance) * cost)

    def _shown(self, state: HoldemState, log: Sequence[AnyEvent]) -> TableView:
        """What the bot is shown; the cards in its hand are to be replaced."""
        game = HOLDEM.view(state, BOT)
        seats = tuple(
            SeatView(
                number, "bot", f"Seat {number}", "hard", "here", None, False, play.state, play.stack, play.total, play.bet, play.last,
                play.cards, play.shown, play.place,
            )
            for number, play in enumerate(game.seats)
        )  # fmt: skip
        return TableView(
            game="holdem", code="LBR222", settings=TableSettings(self.settings), stage="playing", version=len(log), match=1, host="", locked=False,
            pace="1x", seats=seats, spectators=0, you=You(f"Seat {BOT}", BOT, False, ()), turn=game.turn, clock=None, legal=game.legal,
            play=game.play, log=tuple(log), result=None, standings=game.standings, asks=(),
        )  # fmt: skip


def _without(cards: Sequence[int], weights: Numbers) -> Numbers:
    """The weights of the pairs that have none of the cards, the others 0."""
    return np.where(np.isin(PAIR_CARDS, list(cards)).any(axis=1), 0.0, weights)


def with_hole(view: TableView, pair: int) -> TableView:
    """The same view with other cards in the bot's hand."""
    play = view.play
    assert isinstance(play, HoldemPlay)
    one, other = HOLDEM_DECK[int(PAIR_CARDS[pair, 0])], HOLDEM_DECK[int(PAIR_CARDS[pair, 1])]
    return msgspec.structs.replace(view, play=msgspec.structs.replace(play, hole=(one, other), own_hand=None))


def local_response(
    bot: Ranged,
    responder: Responder,
    hands: int,
    seed: int,
    progress: Callable[[int, float], None] = lambda _, __: None,
    depth: int = DEPTH,
) -> Numbers:
    """What the responder wins in each of so many hands, in thousandths of a big blind, the button in turn; stacks of `depth` big blinds."""
    won = np.empty(hands)
    for number in range(hands):
        rng = Random(f"local response {seed} {number // 2}")
        won[number] = _Hand(bot, responder, rng, number % 2, depth).played() * 1000 / BIG
        if number % 100 == 99:
            progress(number + 1, float(won[: number + 1].mean()))
    return won


def interval(won: Numbers) -> float:
    """Half the width of the 95 % interval of the mean. The two hands of a pair have the cards in common, so it is pairs that are independent."""
    pairs = won[: len(won) // 2 * 2].reshape(-1, 2).mean(axis=1) if len(won) > 3 else won
    return 1.96 * float(pairs.std(ddof=1)) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0
