"""High Card, the example of docs/adding-a-game.md: everybody antes one chip and gets one card; in turn each folds or calls one more chip; the
highest card of those who called takes the pot. Who is out of chips is out; after `deals` deals, or with one player left, the match is over.
"""

from msgspec import Struct
from msgspec.structs import replace

from protocol.base import Event, Sent, Told
from protocol.cards import HOLDEM_DECK, RANKS
from protocol.play import (
    Action,
    Call,
    Called,
    CallOffer,
    Fold,
    Folded,
    HandShown,
    Legal,
    MatchEnded,
    SeatPlay,
    Standing,
)
from server.games.rules import Emit, GameView, Illegal, Rules, Step

# --- the words: in a real game these stand in protocol/high_card.py ---------------------------------------------------


class HighCardSettings(Sent, frozen=True, tag_field="game", tag="high_card"):
    """Seats, chips of each player, and the most deals of a match."""

    seats: int = 3
    chips: int = 5
    deals: int = 20


class CardDealt(Event, frozen=True, tag="card_dealt"):
    """To its owner only: the own card."""

    seat: int
    card: str


class PotTaken(Event, frozen=True, tag="pot_taken"):
    """The pot, and who took it; `stacks` by seat after it."""

    seat: int
    pot: int
    stacks: tuple[int, ...]


class HighCardResult(Told, frozen=True, tag_field="game", tag="high_card"):
    """How the deal ended."""

    deal: int
    winner: int


class HighCardPlay(Told, frozen=True, tag_field="game", tag="high_card"):
    """The deal as one viewer may see it; `card` is the viewer's own."""

    deal: int
    pot: int
    card: str | None = None


# --- the state: the whole truth, a value that is never changed --------------------------------------------------------


class HighCardState(Struct, frozen=True):
    """By seat: `stacks`, `cards` (empty: not dealt in), `acted` in this deal (None: not yet)."""

    settings: HighCardSettings
    stacks: tuple[int, ...]
    number: int = 0
    cards: tuple[str, ...] = ()
    acted: tuple[str | None, ...] = ()
    shown: tuple[int, ...] = ()
    winner: int | None = None


def problem(settings: object) -> str | None:
    """Why these settings can't be."""
    if not isinstance(settings, HighCardSettings):
        return "the settings are not those of high card"
    return None if 2 <= settings.seats <= 10 and settings.chips >= 2 else "seats: 2 to 10, chips: at least 2"


def new(settings: object) -> HighCardState:
    """A match before its first deal."""
    found = problem(settings)
    if found is not None or not isinstance(settings, HighCardSettings):
        raise ValueError(found)
    return HighCardState(settings, (settings.chips,) * settings.seats)


def playing(state: HighCardState) -> tuple[int, ...]:
    """Who can pay the ante and a call; once the match is over, who had the most."""
    if over(state):
        return tuple(line.seat for line in standings(state) if line.place == 1)
    return tuple(seat for seat, stack in enumerate(state.stacks) if stack >= 2 or in_deal(state, seat))


def in_deal(state: HighCardState, seat: int) -> bool:
    """Whether the seat was dealt a card in the deal that is on."""
    return state.winner is None and bool(state.cards) and bool(state.cards[seat])


def turn(state: HighCardState) -> int | None:
    """The first who has not acted yet."""
    waiting = [seat for seat in range(len(state.stacks)) if in_deal(state, seat) and state.acted[seat] is None]
    return waiting[0] if waiting else None


def over(state: HighCardState) -> bool:
    """Whether nobody else can play, or all deals are played."""
    between = state.winner is not None or not state.cards
    return between and (sum(stack >= 2 for stack in state.stacks) < 2 or state.number >= state.settings.deals)


def pot(state: HighCardState) -> int:
    """The chips in the middle."""
    return state.settings.chips * state.settings.seats - sum(state.stacks)


# --- what happens: an input in, the next state and the events out -----------------------------------------------------


def pack(_state: HighCardState) -> tuple[str, ...]:
    """All cards, in a fixed order; the dealer shuffles them."""
    return HOLDEM_DECK


def deal(state: HighCardState, cards: tuple[str, ...]) -> Step[HighCardState]:
    """Antes and a card each."""
    if over(state) or turn(state) is not None or sorted(cards) != sorted(HOLDEM_DECK):
        raise ValueError("no deal can begin now, or not with these cards")
    players = playing(state)
    begun = replace(
        state,
        stacks=tuple(stack - (seat in players) for seat, stack in enumerate(state.stacks)),
        number=state.number + 1,
        cards=tuple(cards[seat] if seat in players else "" for seat in range(len(state.stacks))),
        acted=(None,) * len(state.stacks),
        shown=(),
        winner=None,
    )
    return Step(begun, tuple(Emit(CardDealt(seat, begun.cards[seat]), seat) for seat in players))


def legal(state: HighCardState) -> Legal | None:
    """Fold, or call one chip."""
    seat = turn(state)
    return None if seat is None else Legal(fold=True, call=CallOffer(1, all_in=state.stacks[seat] == 1))


def step(state: HighCardState, seat: int, action: Action) -> Step[HighCardState]:
    """Exactly what `legal` offers."""
    if seat != turn(state):
        raise Illegal("not_your_turn")
    if isinstance(action, Fold):
        emits, word, paid = [Emit(Folded(seat))], "fold", 0
    elif isinstance(action, Call):
        emits, word, paid = [Emit(Called(seat, 1, 1, state.stacks[seat] == 1))], "call", 1
    else:
        raise Illegal("illegal_action", action=str(action.__struct_config__.tag))
    stacks = tuple(stack - paid * (other == seat) for other, stack in enumerate(state.stacks))
    acted = tuple(word if other == seat else done for other, done in enumerate(state.acted))
    later = replace(state, stacks=stacks, acted=acted)
    left = [other for other in range(len(stacks)) if in_deal(later, other) and acted[other] != "fold"]
    if len(left) > 1 and turn(later) is not None:
        return Step(later, tuple(emits))
    return ended(later, left, emits)


def ended(state: HighCardState, left: list[int], emits: list[Emit]) -> Step[HighCardState]:
    """The highest card of those left takes the pot; of equal ones the first seat's. Cards are shown only where two are left."""
    shown = left if len(left) > 1 else []
    emits += [Emit(HandShown(seat, (state.cards[seat],))) for seat in shown]
    winner = max(left, key=lambda seat: (RANKS.index(state.cards[seat][0]), -seat))
    stacks = tuple(stack + pot(state) * (seat == winner) for seat, stack in enumerate(state.stacks))
    emits.append(Emit(PotTaken(winner, pot(state), stacks)))
    later = replace(state, stacks=stacks, winner=winner, shown=tuple(shown))
    if over(later):
        emits.append(Emit(MatchEnded(standings(later), playing(later))))
    return Step(later, tuple(emits))


# --- what each may see: built up from what is public and the viewer's own, never by hiding ----------------------------


def view(state: HighCardState, viewer: int | None) -> GameView:
    """The game for a seat, or for spectators."""
    own = state.cards[viewer] if viewer is not None and state.cards and state.cards[viewer] else None
    result = None if state.winner is None else HighCardResult(state.number, state.winner)
    return GameView(
        turn=turn(state),
        legal=legal(state) if viewer is not None and viewer == turn(state) else None,
        seats=tuple(seat_play(state, seat) for seat in range(len(state.stacks))),
        play=HighCardPlay(state.number, pot(state), own),
        result=result,
        standings=standings(state),
    )


def seat_play(state: HighCardState, seat: int) -> SeatPlay:
    """What everybody sees of one seat."""
    folded = in_deal(state, seat) and state.acted[seat] == "fold"
    dealt = in_deal(state, seat)
    shown = (state.cards[seat],) if seat in state.shown else ()
    place = next(line.place for line in standings(state) if line.seat == seat) if over(state) else None
    name = "folded" if folded else "to_act" if dealt else "waiting"
    return SeatPlay(name, state.stacks[seat], None, 0, None, int(dealt and not folded), shown, place)


def standings(state: HighCardState) -> tuple[Standing, ...]:
    """By chips; equal chips share a place."""
    order = sorted(range(len(state.stacks)), key=lambda seat: (-state.stacks[seat], seat))
    return tuple(
        Standing(seat, 1 + sum(other > state.stacks[seat] for other in state.stacks), state.stacks[seat])
        for seat in order
    )


HIGH_CARD: Rules[HighCardState] = Rules(
    name="high_card",  # type: ignore[arg-type]  # a real game adds its name to protocol.base.GameName
    seats=lambda settings: settings.seats,  # type: ignore[union-attr]
    problem=problem,
    new=new,
    pack=pack,
    deal=deal,
    turn=turn,
    legal=legal,
    step=step,
    view=view,  # type: ignore[arg-type]  # and its play to protocol.table.GamePlay
    over=over,
    playing=playing,
    number=lambda state: state.number,
)
"""The whole game as one value: this is what the tables know of it."""
