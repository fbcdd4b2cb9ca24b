"""Thousands of random hands, played side by side with PokerKit, an independent implementation of the same rules.

Where our rules differ from PokerKit's the hand is played all the same, and only what differs is left out:
- Chips that can't be divided go one each to the tied winners; PokerKit gives all of a pot's to one. Stacks then may differ by as many.
- A short big blind leaves the price of a call at the full blind; PokerKit lowers it. So the big blind always has enough here.
- An all-in below the least bet or raise leaves the increment as it was, and who had acted may not raise it; where it is the first of a street
  PokerKit takes it for a full one. On such a street raises are not compared, and after it nobody raises.
- Blinds are unequal here: PokerKit lets another player open when they are equal.
- Fold is not offered to a player who owes nothing; PokerKit lets everybody fold.
- Raising is open as long as an opponent has chips; PokerKit wants one with more chips than the price.
- Nobody is asked who owes nothing to players who are all all-in.
"""

import warnings
from random import Random

import pytest
from pokerkit import Automation, NoLimitTexasHoldem, State

from protocol.cards import HOLDEM_DECK
from protocol.holdem import HoldemSettings
from protocol.play import Call, Check, Fold, Legal, Raise
from server.games import pots
from server.games.holdem import HOLDEM, HoldemState
from server.games.holdem.state import seated

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class SideBySide:
    """One hand in both engines. PokerKit's players are ours in the order of dealing."""

    def __init__(self, random: Random) -> None:
        self.random = random
        players = random.randint(2, 6)
        self.big = random.choice((2, 20, 33))
        small = random.randint(1, self.big - 1)
        ante = random.choice((0, 0, 0, 3))
        stack = (30, 40, 55, 100, 141, 300, 1000, 3000)
        stacks = tuple(random.choice(stack) + self.big + ante for _ in range(players))
        settings = HoldemSettings(players, 1000, small, self.big, ante)
        cards = tuple(random.sample(HOLDEM_DECK, 52))
        self.state: HoldemState = HOLDEM.deal(seated(settings, stacks, random.randrange(players)), cards).state
        self.order = self.state.hand.dealt
        self.kit: State = NoLimitTexasHoldem.create_state(
            AUTOMATIONS, True, ante, (small, self.big), self.big, [stacks[seat] for seat in self.order], players
        )
        for _ in range(2):
            for place in range(players):
                round_ = 0 if not self.kit.hole_cards[place] else 1
                self.kit.deal_hole(self.state.hand.holes[self.order[place]][round_])
        self.short_bet = False

    def play(self) -> int:
        """Play to the end, comparing at every decision; returns how many there were."""
        decisions = 0
        while (turn := HOLDEM.turn(self.state)) is not None:
            legal = HOLDEM.legal(self.state)
            assert legal is not None
            assert self.kit.actor_index is not None
            assert self.order[self.kit.actor_index] == turn
            self.compare(turn, legal)
            self.act(turn, legal)
            self.deal_board()
            decisions += 1
        self.finish()
        return decisions

    def compare(self, turn: int, legal: Legal) -> None:
        by_place = self.state.round
        assert [by_place.stacks[seat] for seat in self.order] == list(self.kit.stacks)
        assert [by_place.bets[seat] for seat in self.order] == list(self.kit.bets)
        assert by_place.pot == self.kit.total_pot_amount
        assert (legal.call.cost if legal.call is not None else 0) == self.kit.checking_or_calling_amount
        if legal.fold:
            assert self.kit.can_fold()
        reached = [by_place.stacks[seat] + by_place.bets[seat] > by_place.high for seat in pots.MEMBERS[by_place.deep]]
        if self.short_bet or sum(reached) < 2:
            return
        raising = legal.raise_
        ours = None if raising is None else (raising.least, raising.most)
        kit = self.kit
        least = kit.min_completion_betting_or_raising_to_amount
        theirs = (
            None
            if not kit.can_complete_bet_or_raise_to() or least is None
            else (least, kit.max_completion_betting_or_raising_to_amount)
        )
        assert ours == theirs, (turn, by_place)

    def is_first_and_short(self, to: int) -> bool:
        blind = self.big if self.state.street == "preflop" else 0
        return self.state.round.high == blind and to - blind < self.big

    def act(self, turn: int, legal: Legal) -> None:
        street = self.state.street
        choice = self.random.random()
        raising = legal.raise_
        if raising is not None and choice < 0.4 and not self.short_bet and self.kit.can_complete_bet_or_raise_to():
            to = self.random.choice(
                (raising.least, raising.least, raising.most, self.random.randint(raising.least, raising.most))
            )
            self.short_bet = self.is_first_and_short(to)
            self.kit.complete_bet_or_raise_to(to)
            self.state = HOLDEM.step(self.state, turn, Raise(to)).state
        elif legal.fold and choice > 0.85:
            self.kit.fold()
            self.state = HOLDEM.step(self.state, turn, Fold()).state
        else:
            self.kit.check_or_call()
            self.state = HOLDEM.step(self.state, turn, Check() if legal.check else Call()).state
        if self.state.street != street:
            self.short_bet = False

    def deal_board(self) -> None:
        if HOLDEM.turn(self.state) is not None and self.kit.can_deal_board():
            shown = len(self.kit.board_cards)
            self.kit.deal_board("".join(self.state.board[shown:]))

    def finish(self) -> None:
        """Run the board out, and compare the stacks."""
        while self.kit.status and self.kit.actor_index is not None:
            self.kit.check_or_call()
        while self.kit.status and self.kit.can_deal_board():
            shown = len(self.kit.board_cards)
            self.kit.deal_board("".join(self.state.hand.board[shown : max(3, shown + 1)]))
        assert not self.kit.status
        assert self.state.result is not None
        odd = sum(pot.amount % len(pot.winners) for pot in self.state.result.pots)
        for place, seat in enumerate(self.order):
            assert abs(self.state.round.stacks[seat] - self.kit.stacks[place]) <= odd


def play(seeds: range) -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit warns about cards that it did not deal itself
        return sum(SideBySide(Random(seed)).play() for seed in seeds)


@pytest.mark.parametrize("block", range(4))
def test_random_hands_agree_with_pokerkit(block: int):
    assert play(range(block * 300, block * 300 + 300)) > 2000


@pytest.mark.matrix
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_random_hands_agree_with_pokerkit(block: int):
    assert play(range(10_000 + block * 250, 10_250 + block * 250)) > 1000
