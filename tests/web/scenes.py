"""Tables as a server would show them, built from the protocol's own structs: one of every kind of moment that the page has to draw."""

from typing import Any

import msgspec

from protocol.as_nas import AsNasPlay, AsNasResult, AsNasSettings, DealOpened, DealScored, Looked, PotSplit
from protocol.base import Event
from protocol.holdem import (
    BlindPosted,
    HandStarted,
    HoldemPlay,
    HoldemResult,
    HoldemSettings,
    HoleDealt,
    Pot,
    PotResult,
    PotWon,
    StreetDealt,
    Winner,
)
from protocol.messages import Update
from protocol.one_poker import (
    CardsDrawn,
    DealStarted,
    Locked,
    OnePokerPlay,
    OnePokerResult,
    OnePokerSettings,
    Signal,
    SignalsShown,
)
from protocol.play import (
    Called,
    CallOffer,
    Checked,
    Folded,
    HandName,
    LastAction,
    Legal,
    LockOffer,
    Raised,
    RaiseOffer,
    Shown,
    Standing,
)
from protocol.table import Ask, ClockView, SeatView, TableSettings, TableView, You

CODE = "K7Q4ND"
ALL = (
    "start", "play", "take_seat", "set_pace", "ask_restart", "agree", "ask_pause", "hand_over", "kick", "ban", "lock", "vote_out", "seat_bot", "say",
    "react", "leave",
)  # fmt: skip
NAMES = ("Teresa", "Marek", "Alder", "Inês", "Joost", "Hazel", "Sanna", "Rowan", "Věra", "Linden")
BOTS = {"Alder", "Hazel", "Rowan", "Linden"}


def seat(number: int, **changes: Any) -> SeatView:
    """A seat in an ordinary state; `changes` are fields of SeatView."""
    name = NAMES[number]
    bot = name in BOTS
    usual = SeatView(
        seat=number, kind="bot" if bot else "person", name=name, level="normal" if bot else None, presence="here", grace_ms=None,
        host=number == 0, state="waiting", stack=1000, total=None, bet=0, last=None, cards=2, shown=(), place=None,
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def view(play: Any, settings: Any, seats: tuple[SeatView, ...], **changes: Any) -> TableView:
    """A table in play seen from seat 0."""
    game = settings.__struct_config__.tag
    usual = TableView(
        game=game, code=CODE, settings=TableSettings(game=settings), stage="playing", version=40, match=1, host="Teresa", locked=False, pace="1x",
        seats=seats, spectators=1, you=You(name="Teresa", seat=0, host=True, may=ALL), turn=None, clock=None, legal=None, play=play, log=(),
        result=None, standings=(), asks=(),
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def clock(number: int, seconds: float = 18) -> ClockView:
    return ClockView(seat=number, kind="bank", remaining_ms=int(seconds * 1000), limit_ms=30_000, bank_ms=40_000)


HOLDEM_LOG: tuple[Event, ...] = (
    HandStarted(hand=14, button=3, small_blind_seat=0, big_blind_seat=1, stacks=(1195, 930, 1225, 680)),
    BlindPosted(seat=0, blind="small", amount=10, all_in=False),
    BlindPosted(seat=1, blind="big", amount=20, all_in=False),
    HoleDealt(seat=0, cards=("9h", "8h")),
    Raised(seat=2, to=60, amount=60),
    Folded(seat=3),
    Called(seat=0, amount=50, bet=60),
    Called(seat=1, amount=40, bet=60),
    StreetDealt(street="flop", cards=("9c", "6h", "2c"), board=("9c", "6h", "2c")),
    Checked(seat=0),
    Checked(seat=1),
    Checked(seat=2),
    StreetDealt(street="turn", cards=("Kh",), board=("9c", "6h", "2c", "Kh")),
    Checked(seat=0),
    Raised(seat=1, to=90, amount=90, opens=True),
    Called(seat=2, amount=90, bet=90),
)
NINES = HandName("pair", ("9", "K", "8", "6"))


def holdem_play(**changes: Any) -> HoldemPlay:
    usual = HoldemPlay(
        hand=14, button=3, small_blind=10, big_blind=20, ante=0, small_blind_seat=0, big_blind_seat=1, street="turn", board=("9c", "6h", "2c", "Kh"),
        pot=360, bets=(0, 90, 90, 0), pots=(Pot(360, (0, 1, 2)),), shown=(), winners=(), hole=("9h", "8h"), own_hand=NINES,
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def holdem(**changes: Any) -> TableView:
    """Hold'em, the reader's turn with everything open: fold, call 90, raise 180 to 1105."""
    seats = (
        seat(0, stack=1105, state="to_act"),
        seat(1, stack=780, bet=90, last=LastAction("bet", 90)),
        seat(2, stack=1075, bet=90, last=LastAction("call", 90)),
        seat(3, stack=680, state="folded", cards=0, last=LastAction("fold")),
    )
    legal = Legal(
        fold=True, call=CallOffer(90),
        raise_=RaiseOffer(least=180, most=1105, half_pot=315, pot=540, cost=180, cost_most=1105, all_in=True),
    )  # fmt: skip
    usual = view(holdem_play(), HoldemSettings(), seats, turn=0, clock=clock(0), legal=legal, log=HOLDEM_LOG)
    return msgspec.structs.replace(usual, **changes)


def holdem_waiting(**changes: Any) -> TableView:
    """Hold'em, somebody else's turn: choices ahead."""
    base = holdem()
    seats = (
        msgspec.structs.replace(base.seats[0], state="waiting"), base.seats[1],
        msgspec.structs.replace(base.seats[2], state="to_act", bet=0, last=None), base.seats[3],
    )  # fmt: skip
    usual = msgspec.structs.replace(
        base, seats=seats, turn=2, clock=clock(2, 14), legal=None, play=holdem_play(bets=(0, 90, 0, 0), pot=270)
    )
    return msgspec.structs.replace(usual, **changes)


def showdown(**changes: Any) -> TableView:
    """A showdown with a main pot and two side pots."""
    jacks = HandName("full_house", ("J", "7"))
    queens = HandName("full_house", ("Q", "7"))
    flush = HandName("flush", ("A", "Q", "J", "9", "4"))
    pairs = HandName("two_pair", ("Q", "7", "K"))
    mine = Winner(0, 1110, jacks, ("Js", "7d", "7c", "Jd", "Jh"))
    pots = (
        PotResult(980, (0, 1, 2, 3), (Winner(1, 980, queens, ("Qs", "7d", "7c", "Qh", "Qd")),)),
        PotResult(1110, (0, 2, 3), (mine,)),
        PotResult(740, (0, 3), (msgspec.structs.replace(mine, share=740),)),
    )
    shown = (
        Shown(0, ("Jd", "Jh"), jacks),
        Shown(1, ("Qh", "Qd"), queens),
        Shown(2, ("As", "9s"), flush),
        Shown(3, ("Kd", "Qc"), pairs),
    )
    board = ("Qs", "Js", "7d", "7c", "4s")
    play = holdem_play(
        hand=31, street="showdown", board=board, pot=2830, bets=(0,) * 6, pots=(), shown=shown, winners=pots, hole=("Jd", "Jh"), own_hand=jacks,
        button=5,
    )  # fmt: skip
    seats = (
        seat(0, stack=2180, shown=("Jd", "Jh")),
        seat(1, stack=980, shown=("Qh", "Qd")),
        seat(2, stack=0, state="out", place=6, shown=("As", "9s")),
        seat(3, stack=0, state="out", place=5, shown=("Kd", "Qc")),
        seat(4, stack=1500, state="folded", cards=0, last=LastAction("fold")),
        seat(5, stack=1340, state="folded", cards=0, last=LastAction("fold")),
    )
    result = HoldemResult(31, pots, (), shown, (870, 740, -610, -980, 0, -20))
    log = (
        HandStarted(hand=31, button=5, small_blind_seat=0, big_blind_seat=1, stacks=(1310, 240, 610, 980, 1500, 1360)),
        Raised(seat=0, to=120, amount=120),
        Raised(seat=1, to=240, amount=240, all_in=True),
        StreetDealt(street="flop", cards=board[:3], board=board[:3]),
        StreetDealt(street="turn", cards=board[3:4], board=board[:4]),
        StreetDealt(street="river", cards=board[4:], board=board),
        *(PotWon(pot=number, amount=pot.amount, contenders=pot.contenders, winners=pot.winners) for number, pot in enumerate(pots)),
    )  # fmt: skip
    usual = view(play, HoldemSettings(seats=6), seats, stage="between", result=result, log=log)
    return msgspec.structs.replace(usual, **changes)


def ten(**changes: Any) -> TableView:
    """Ten seats, with every state that a place card can show."""
    seats = (
        seat(0, stack=980, bet=20, last=LastAction("big_blind", 20)),
        seat(1, stack=780, bet=20, last=LastAction("call", 20)),
        seat(2, stack=1400, state="folded", cards=0, last=LastAction("fold")),
        seat(3, stack=680, bet=60, last=LastAction("raise", 60)),
        seat(4, stack=1570, state="folded", cards=0, last=LastAction("fold")),
        seat(5, stack=0, bet=420, state="all_in", last=LastAction("raise", 420, True)),
        seat(6, stack=990, state="to_act"),
        seat(7, stack=1210),
        seat(8, stack=860, presence="away", grace_ms=41_000),
        seat(9, stack=990, bet=10, last=LastAction("small_blind", 10)),
    )
    play = holdem_play(
        hand=3, street="preflop", board=(), pot=530, bets=tuple(one.bet for one in seats), pots=(Pot(530, (0, 1, 3, 5, 6, 7, 8, 9)),),
        hole=("Ad", "Ks"), own_hand=HandName("high_card", ("A", "K")), button=8,
    )  # fmt: skip
    usual = view(play, HoldemSettings(seats=10), seats, turn=6, clock=clock(6, 14), log=HOLDEM_LOG[:1])
    return msgspec.structs.replace(usual, **changes)


def one_poker_play(**changes: Any) -> OnePokerPlay:
    usual = OnePokerPlay(
        deal=9, first=1, phase="lock", ante=1, signals=(Signal(1, 1), Signal(2, 0)), locked=(False, True), bets=(0, 0), pot=2,
        revealed=(("9c0", "2h0"), ("Kd1", "As0")), stock=70, cards=("Qs0", "5d1"),
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


ONE_POKER_LOG: tuple[Event, ...] = (
    DealStarted(deal=9, first=1, restocked=False, stacks=(25, 15)),
    SignalsShown(signals=(Signal(1, 1), Signal(2, 0))),
    CardsDrawn(seat=0, cards=("Qs0", "5d1"), kept="Qs0"),
    Locked(seat=1),
)


def one_poker(**changes: Any) -> TableView:
    """One Poker: choose a card, then lock it."""
    seats = (seat(0, stack=24, state="to_act"), seat(1, stack=14, cards=1, last=LastAction("lock")))
    usual = view(
        one_poker_play(), OnePokerSettings(), seats, turn=0, clock=clock(0, 22), legal=Legal(lock=LockOffer(("Qs0", "5d1"))), log=ONE_POKER_LOG
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def one_poker_bet(**changes: Any) -> TableView:
    """One Poker: both have locked; bet or check."""
    play = one_poker_play(phase="bet", locked=(True, True), lock="Qs0", bets=(0, 3), pot=5)
    seats = (seat(0, stack=24, cards=1, state="to_act"), seat(1, stack=11, cards=1, bet=3, last=LastAction("bet", 3)))
    legal = Legal(
        fold=True, call=CallOffer(3), raise_=RaiseOffer(least=6, most=14, half_pot=7, pot=11, cost=6, cost_most=14)
    )
    usual = view(play, OnePokerSettings(), seats, turn=0, clock=clock(0), legal=legal, log=ONE_POKER_LOG)
    return msgspec.structs.replace(usual, **changes)


def one_poker_result(**changes: Any) -> TableView:
    """One Poker: the cards lie open."""
    play = one_poker_play(phase="end", locked=(True, True), lock="Qs0", pot=0)
    result = OnePokerResult(9, 0, "cards", 8, (8, 0), (0, 0), ("Qs0", "9c1"), (4, -4))
    usual = view(
        play,
        OnePokerSettings(),
        (seat(0, stack=29, cards=1), seat(1, stack=11, cards=1)),
        stage="between",
        result=result,
    )
    return msgspec.structs.replace(usual, **changes)


def as_nas_play(**changes: Any) -> AsNasPlay:
    usual = AsNasPlay(
        deal=5, deals=12, dealer=0, stakes=(1, 3, 2, 2), highest=3, limit=4, pot=8, looked=(False, True, True, False), totals=(42, -54, 28, -16),
        shown=(),
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


AS_NAS_LOG: tuple[Event, ...] = (
    DealOpened(deal=5, deals=12, dealer=0, first=3),
    Raised(seat=3, to=2, amount=2),
    Looked(seat=2),
    Called(seat=2, amount=2, bet=2),
    Looked(seat=1),
    Raised(seat=1, to=3, amount=3),
)
AS_NAS_STANDINGS = (
    Standing(0, 1, total=42),
    Standing(2, 2, total=28),
    Standing(3, 3, total=-16),
    Standing(1, 4, total=-54),
)


def as_nas_seat(number: int, total: int, **changes: Any) -> SeatView:
    return seat(number, **{"stack": None, "total": total, "cards": 5, **changes})


def as_nas(**changes: Any) -> TableView:
    """As-Nas: the reader's turn, the cards face down under the band."""
    seats = (
        as_nas_seat(0, 42, bet=1, state="to_act"),
        as_nas_seat(1, -54, bet=3, last=LastAction("raise", 3)),
        as_nas_seat(2, 28, bet=2, last=LastAction("call", 2)),
        as_nas_seat(3, -16, bet=2, last=LastAction("raise", 2)),
    )
    legal = Legal(
        fold=True,
        look=True,
        call=CallOffer(2),
        raise_=RaiseOffer(least=4, most=4, half_pot=4, pot=4, cost=3, cost_most=3),
    )
    usual = view(
        as_nas_play(), AsNasSettings(), seats, turn=0, clock=clock(0, 25), legal=legal, log=AS_NAS_LOG, standings=AS_NAS_STANDINGS
    )  # fmt: skip
    return msgspec.structs.replace(usual, **changes)


def as_nas_looked(**changes: Any) -> TableView:
    """As-Nas: the own cards seen."""
    base = as_nas()
    hand = HandName("two_pair", ("S", "B", "A"))
    play = as_nas_play(looked=(True, True, True, False), cards=("S0", "S1", "B0", "B1", "A0"), own_hand=hand)
    legal = msgspec.structs.replace(base.legal, look=False) if base.legal else None
    return msgspec.structs.replace(msgspec.structs.replace(base, play=play, legal=legal), **changes)


def as_nas_showdown(**changes: Any) -> TableView:
    """As-Nas: three equal shares, with fractions."""
    hand = HandName("pair", ("Z", "A", "S", "B"))
    cards = (("Z0", "Z1", "A0", "S0", "B0"), ("Z2", "Z3", "A1", "S1", "B1"))
    shown = (Shown(0, cards[0], hand, True), Shown(1, cards[1], hand, False))
    play = as_nas_play(
        stakes=(4, 4, 0, 1),
        highest=4,
        pot=9,
        shown=shown,
        looked=(True, False, True, True),
        cards=cards[0],
        own_hand=hand,
    )
    result = AsNasResult(5, 9, (0, 1), 54, True, shown, (6, 6, 0, -12), (48, -48, 28, -28))
    seats = (
        as_nas_seat(0, 48, shown=cards[0]),
        as_nas_seat(1, -48, shown=cards[1]),
        as_nas_seat(2, 28, state="folded", cards=0),
        as_nas_seat(3, -28, state="folded", cards=0),
    )
    log = (
        *AS_NAS_LOG,
        PotSplit(pot=9, winners=(0, 1), share=54, hand=hand),
        DealScored(deal=5, points=(6, 6, 0, -12), totals=(48, -48, 28, -28)),
    )
    usual = view(play, AsNasSettings(), seats, stage="between", result=result, log=log, standings=AS_NAS_STANDINGS)
    return msgspec.structs.replace(usual, **changes)


def out(**changes: Any) -> TableView:
    """The reader is out; only bots play on."""
    base = holdem()
    seats = (
        msgspec.structs.replace(base.seats[0], state="out", stack=0, place=3, cards=0),
        seat(1, state="out", stack=0, place=4, cards=0),
        msgspec.structs.replace(base.seats[2], stack=1320, bet=0, state="to_act", last=None),
        seat(3, kind="bot", name="Rowan", level="hard", stack=2200, bet=240, last=LastAction("bet", 240)),
    )
    play = holdem_play(hand=61, hole=None, own_hand=None, bets=(0, 0, 0, 240), pot=480, pots=(Pot(480, (2, 3)),))
    usual = msgspec.structs.replace(
        base, seats=seats, play=play, turn=2, clock=None, legal=None, pace="4x", log=HOLDEM_LOG[:1]
    )
    return msgspec.structs.replace(usual, **changes)


def over(**changes: Any) -> TableView:
    """The end of the match: somebody wants a rematch."""
    five = ("Th", "Jh", "Qh", "Kh", "Ah")
    winner = Winner(3, 4000, HandName("straight_flush", ("A",)), five)
    pots = (PotResult(4000, (0, 3), (winner,)),)
    result = HoldemResult(74, pots, (), (), (-2000, 0, 0, 2000))
    seats = (
        seat(0, stack=0, state="out", place=2, cards=0),
        seat(1, stack=0, state="out", place=4, cards=0),
        seat(2, stack=0, state="out", place=3, cards=0),
        seat(3, stack=4000, place=1, cards=0),
    )
    standings = (Standing(3, 1, stack=4000), Standing(0, 2, stack=0), Standing(2, 3, stack=0), Standing(1, 4, stack=0))
    asks = (Ask(ask="restart", by=3, needed=(0, 1, 3), agreed=(1, 3), remaining_ms=23_000),)
    play = holdem_play(
        hand=74,
        street="showdown",
        board=five,
        pot=0,
        pots=(),
        winners=pots,
        hole=None,
        own_hand=None,
        bets=(0, 0, 0, 0),
    )
    usual = view(play, HoldemSettings(), seats, stage="over", result=result, standings=standings, asks=asks)
    return msgspec.structs.replace(usual, **changes)


def waiting(**changes: Any) -> TableView:
    """Before the start: two people, two open seats."""
    opens = {"kind": "open", "name": "", "level": None, "stack": None, "cards": 0}
    seats = (seat(0, cards=0), seat(1, cards=0), seat(2, **opens), seat(3, **opens))
    return msgspec.structs.replace(view(None, HoldemSettings(), seats, stage="waiting", version=2), **changes)


def asked(**changes: Any) -> TableView:
    """Somebody asks for a pause, and somebody's seat is to be voted on."""
    asks = (
        Ask(ask="pause", by=1, needed=(0, 1, 3), agreed=(1,), remaining_ms=25_000),
        Ask(ask="vote_out", by=1, needed=(0, 1), agreed=(1,), about=3, remaining_ms=25_000),
    )
    return holdem_waiting(asks=asks, **changes)


def stood_in(**changes: Any) -> TableView:
    """A bot plays the reader's seat."""
    base = holdem_waiting()
    seats = (msgspec.structs.replace(base.seats[0], presence="stand_in", level="normal"), *base.seats[1:])
    return msgspec.structs.replace(base, seats=seats, **changes)


SCENES = {
    "holdem": holdem,
    "holdem_waiting": holdem_waiting,
    "showdown": showdown,
    "ten": ten,
    "one_poker": one_poker,
    "one_poker_bet": one_poker_bet,
    "one_poker_result": one_poker_result,
    "as_nas": as_nas,
    "as_nas_looked": as_nas_looked,
    "as_nas_showdown": as_nas_showdown,
    "out": out,
    "over": over,
    "waiting": waiting,
    "asked": asked,
    "stood_in": stood_in,
}


def update(shown: TableView, *events: Any) -> Update:
    """The update that brings this view."""
    return Update(version=shown.version, events=events, view=shown)
