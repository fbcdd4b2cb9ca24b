"""What happened, in sentences of the reader's language: from events of the protocol to messages of the catalogue. Knows no screen."""

from collections.abc import Callable, Sequence
from typing import Any

from clients.cli import announcements
from clients.cli.model import Cast, Happened, LogLine, Remark, Shown, Spoken
from clients.cli.speaker import Speaker
from protocol import as_nas, holdem, one_poker, play
from protocol.base import Event

Told = Sequence[str]


def sentences(line: LogLine, speaker: Speaker) -> Told:
    """The sentences that a line of the log is made of. An event that is not known here says nothing."""
    say = speaker.words.say
    match line:
        case Happened():
            teller = TELLERS.get(type(line.event))
            return teller(line.event, speaker, line.cast) if teller else []
        case Spoken():
            return [say("chat-line", name=line.name, text=line.text)]
        case Shown():
            return [say("chat-line", name=line.name, text=say(f"reaction-{line.reaction}"))]
        case Remark():
            return [say(line.id, count=line.count)]


# --- what the games share --------------------------------------------------------------------------------------------


def _ante_paid(event: play.AntePaid, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-ante_paid", amount=event.amount), *_last_chip(event, to, cast)]


def _last_chip(event: play.AntePaid | holdem.BlindPosted, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-all_in")] if event.all_in else []


def _folded(event: play.Folded, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-folded" + _blind(event.seat, cast))]


def _blind(seat: int, cast: Cast) -> str:
    return "-blind" if cast.blind(seat) else ""


def _checked(event: play.Checked, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-checked")]


def _called(event: play.Called, to: Speaker, cast: Cast) -> Told:
    key = "event-stake_called" + _blind(event.seat, cast) if cast.game == "as_nas" else "event-called"
    return [to.about(cast, event.seat, key + ("-all_in" if event.all_in else ""), amount=event.amount, bet=event.bet)]


def _raised(event: play.Raised, to: Speaker, cast: Cast) -> Told:
    if cast.blind(event.seat):
        key = "event-stake_raised-blind"
    elif event.all_in:
        key = "event-raised-all_in"
    else:
        key = "event-bet" if event.opens else "event-raised"
    return [to.about(cast, event.seat, key, to=event.to, amount=event.amount)]


def _returned(event: play.Returned, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-returned", amount=event.amount)]


def _hand_shown(event: play.HandShown, to: Speaker, cast: Cast) -> Told:
    if event.hand is None:
        return [to.about(cast, event.seat, "event-cards_shown", cards=to.cards(event.cards))]
    key = "event-hand_shown-unseen" if event.looked is False else "event-hand_shown"
    return [to.about(cast, event.seat, key, cards=to.cards(event.cards), hand=to.hand(event.hand, cast.game))]


def _seat_out(event: play.SeatOut, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-seat_out", place=event.place)]


def _match_ended(event: play.MatchEnded, to: Speaker, cast: Cast) -> Told:
    if len(event.winners) == 1:
        return [to.about(cast, event.winners[0], "event-match_ended")]
    return [to.words.say("event-match_ended-shared", names=to.names(cast, event.winners))]


# --- hold'em ---------------------------------------------------------------------------------------------------------


def _hand_started(event: holdem.HandStarted, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.button, "event-hand_started", number=event.hand)]


def _blind_posted(event: holdem.BlindPosted, to: Speaker, cast: Cast) -> Told:
    posted = to.about(cast, event.seat, f"event-blind_posted-{event.blind}", amount=event.amount)
    return [posted, *_last_chip(event, to, cast)]


def _hole_dealt(event: holdem.HoleDealt, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-hole_dealt", cards=to.cards(event.cards))]


def _street_dealt(event: holdem.StreetDealt, to: Speaker, _cast: Cast) -> Told:
    street = to.words.say(f"street-{event.street}")
    return [to.words.say("event-street_dealt", street=street, cards=to.cards(event.cards))]


def _pot_won(event: holdem.PotWon, to: Speaker, cast: Cast) -> Told:
    return [_share_won(event, winner, to, cast) for winner in event.winners]


def _share_won(event: holdem.PotWon, winner: holdem.Winner, to: Speaker, cast: Cast) -> str:
    potname = to.words.say("pot-side", pot=event.pot) if event.pot else to.words.say("pot-main")
    key = "event-pot_won" + ("" if cast.one_pot else "-of") + ("-hand" if winner.hand else "")
    return to.about(cast, winner.seat, key, potname=potname, amount=winner.share, hand=to.hand(winner.hand, cast.game))


def _hand_ended(event: holdem.HandEnded, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-hand_ended", number=event.hand)]


# --- One Poker -------------------------------------------------------------------------------------------------------


def _deal_started(event: one_poker.DealStarted, to: Speaker, cast: Cast) -> Told:
    restocked = [to.words.say("event-deal_started-restocked")] if event.restocked else []
    return [to.about(cast, event.first, "event-deal_started", number=event.deal), *restocked]


def _cards_drawn(event: one_poker.CardsDrawn, to: Speaker, cast: Cast) -> Told:
    drawn = [card for card in event.cards if card != event.kept]
    if event.kept is None or len(drawn) != 1:
        return [to.about(cast, event.seat, "event-cards_drawn", cards=to.cards(event.cards))]
    return [to.about(cast, event.seat, "event-cards_drawn-kept", kept=to.card(event.kept), card=to.card(drawn[0]))]


def _signals_shown(event: one_poker.SignalsShown, to: Speaker, cast: Cast) -> Told:
    return [
        to.about(cast, seat, "event-signals_shown", up=signal.up, down=signal.down)
        for seat, signal in enumerate(event.signals)
    ]


def _locked(event: one_poker.Locked, to: Speaker, cast: Cast) -> Told:
    # The reader hears of the own lock by name of the card.
    return [] if event.seat == cast.you else [to.about(cast, event.seat, "event-locked")]


def _card_locked(event: one_poker.CardLocked, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-card_locked", card=to.card(event.card))]


def _cards_revealed(event: one_poker.CardsRevealed, to: Speaker, cast: Cast) -> Told:
    return [
        to.about(cast, seat, "event-cards_revealed", card=to.card(card))
        for seat, card in enumerate(event.cards)
        if card
    ]


def _deal_won(event: one_poker.DealWon, to: Speaker, cast: Cast) -> Told:
    if event.winner is None:
        return [to.words.say("event-deal_won-tie", pot=event.pot)]
    return [to.about(cast, event.winner, f"event-deal_won-{event.by}", pot=event.pot)]


def _deal_ended(event: one_poker.DealEnded, to: Speaker, _cast: Cast) -> Told:
    return [to.words.say("event-deal_ended", number=event.deal)]


# --- As-Nas ----------------------------------------------------------------------------------------------------------


def _deal_opened(event: as_nas.DealOpened, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.dealer, "event-deal_opened", number=event.deal, deals=event.deals)]


def _looked(event: as_nas.Looked, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-looked")]


def _cards_seen(event: as_nas.CardsSeen, to: Speaker, cast: Cast) -> Told:
    hand = to.hand_alone(event.hand, cast.game)
    return [to.about(cast, event.seat, "event-cards_seen", cards=to.cards(event.cards), hand=hand)]


def _held(event: as_nas.Held, to: Speaker, cast: Cast) -> Told:
    return [to.about(cast, event.seat, "event-held" + _blind(event.seat, cast))]


def _pot_split(event: as_nas.PotSplit, to: Speaker, cast: Cast) -> Told:
    share, hand = to.words.sum(event.share), to.hand(event.hand, cast.game)
    if len(event.winners) != 1:
        names = to.names(cast, event.winners)
        return [to.words.say("event-pot_split-shared", names=names, pot=event.pot, share=share)]
    key = "event-pot_split-hand" if event.hand else "event-pot_split"
    return [to.about(cast, event.winners[0], key, pot=event.pot, share=share, hand=hand)]


def _deal_scored(event: as_nas.DealScored, to: Speaker, cast: Cast) -> Told:
    write = to.words.points if to.glyphs == "words" else to.words.signed
    return [
        to.about(cast, seat, "event-deal_scored", points=write(points), total=write(total))
        for seat, (points, total) in enumerate(zip(event.points, event.totals, strict=True))
    ]


# Every teller takes its own kind of event; the key says which, which no type can.
TELLERS: dict[type[Event], Callable[[Any, Speaker, Cast], Told]] = {
    play.AntePaid: _ante_paid,
    play.Folded: _folded,
    play.Checked: _checked,
    play.Called: _called,
    play.Raised: _raised,
    play.Returned: _returned,
    play.HandShown: _hand_shown,
    play.SeatOut: _seat_out,
    play.MatchEnded: _match_ended,
    holdem.HandStarted: _hand_started,
    holdem.BlindPosted: _blind_posted,
    holdem.HoleDealt: _hole_dealt,
    holdem.StreetDealt: _street_dealt,
    holdem.PotWon: _pot_won,
    holdem.HandEnded: _hand_ended,
    one_poker.DealStarted: _deal_started,
    one_poker.CardsDrawn: _cards_drawn,
    one_poker.SignalsShown: _signals_shown,
    one_poker.Locked: _locked,
    one_poker.CardLocked: _card_locked,
    one_poker.CardsRevealed: _cards_revealed,
    one_poker.DealWon: _deal_won,
    one_poker.DealEnded: _deal_ended,
    as_nas.DealOpened: _deal_opened,
    as_nas.Looked: _looked,
    as_nas.CardsSeen: _cards_seen,
    as_nas.Held: _held,
    as_nas.PotSplit: _pot_split,
    as_nas.DealScored: _deal_scored,
    **announcements.TELLERS,
}
