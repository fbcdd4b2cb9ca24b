"""Names, cards and hands in words, and sentences about one seat: what every sentence of the game is made with."""

from clients.cli import faces
from clients.cli.catalogue import Argument, Catalogue
from clients.cli.faces import Glyphs
from clients.cli.model import Cast
from protocol.base import GameName
from protocol.play import HandName


class Speaker:
    """Says things in one language, with cards in words or in signs."""

    def __init__(self, words: Catalogue, glyphs: Glyphs = "words") -> None:
        self.words = words
        self.glyphs: Glyphs = glyphs

    def about(self, cast: Cast, seat: int, id: str, /, **arguments: Argument) -> str:
        """A sentence about one seat: the "-you" form where that is the reader."""
        if seat == cast.you and self.words.has(f"{id}-you"):
            return self.words.say(f"{id}-you", **arguments)
        return self.words.say(id, name=self.name(cast, seat), **arguments)

    def name(self, cast: Cast, seat: int) -> str:
        """The name in a seat, "You" for the reader."""
        if seat == cast.you:
            return self.words.say("you")
        return cast.name(seat) or self.words.say("seat-number", seat=seat + 1)

    def names(self, cast: Cast, seats: tuple[int, ...]) -> str:
        """Several players, listed."""
        return self.words.listed(self.name(cast, seat) for seat in seats)

    def cards(self, cards: tuple[str, ...]) -> str:
        """Several cards, listed."""
        return faces.listed(cards, self.glyphs, self.words)

    def card(self, card: str) -> str:
        """One card."""
        return faces.written(card, self.glyphs, self.words)

    def hand(self, hand: HandName | None, game: GameName) -> str:
        """A hand in words as it stands inside a sentence, or nothing."""
        if hand is None:
            return ""
        kind = "kind" if game == "as_nas" else "card-rank"
        high, low = (*hand.ranks, "", "")[:2]
        forms = {
            "high": f"{kind}-{high}",
            "highs": f"{kind}-{high}.plural",
            "low": f"{kind}-{low}",
            "lows": f"{kind}-{low}.plural",
        }
        said = {key: self.words.say(form) for key, form in forms.items() if self.words.has(form.partition(".")[0])}
        return self.words.say(f"hand-{hand.code}", **said, r=high, game=game)

    def hand_alone(self, hand: HandName | None, game: GameName) -> str:
        """A hand in words where it stands alone, with its kicker where that decides."""
        text = self.hand(hand, game)
        if hand is not None and game == "holdem" and hand.code == "pair" and len(hand.ranks) > 1:
            kicker = self.words.say(f"card-rank-{hand.ranks[1]}")
            text = self.words.say("hand-with-kicker", hand=text, rank=kicker)
        return capital(text)


def capital(text: str) -> str:
    """The text with a capital letter, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
