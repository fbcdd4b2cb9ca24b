"""Simple players over real sockets: act on every view by its offers, until something is reached."""

from collections.abc import Callable
from random import Random

from protocol.commands import Play
from protocol.messages import Update
from protocol.play import Action, Call, Check, Fold, Hold, Legal, LockCard, Look, Raise
from protocol.session import Done, Refused
from protocol.table import TableView
from tests.kit.client import Client


def choose(legal: Legal, rng: Random, bold: float = 0.3) -> Action:
    """Some legal action: often all the chips, so that a match ends soon."""
    if legal.lock is not None:
        return LockCard(rng.choice(legal.lock.cards))
    if legal.look and rng.random() < 0.5:
        return Look()
    if legal.raise_ is not None and rng.random() < bold:
        return Raise(rng.choice((legal.raise_.least, legal.raise_.pot, legal.raise_.most)))
    if legal.check:
        return Check()
    if legal.hold:
        return Hold()
    if legal.call is not None and rng.random() < 0.8:
        return Call()
    return Fold() if legal.fold else Call()


async def play_until(client: Client, reached: Callable[[TableView], bool], rng: Random, bold: float = 0.3) -> TableView:
    """Follow the table, acting whenever there is something to do, until a view is reached. Any refusal fails the test.

    Who is not `bold` at all stays in for long: who bets all the chips may be out before the view comes.
    """
    while True:
        message = await client.next()
        if isinstance(message, Refused):
            raise AssertionError(message)
        if not isinstance(message, Update):
            continue
        view = message.view
        if reached(view):
            return view
        if view.legal is not None:
            await client.say(Play(client.id(), view.version, choose(view.legal, rng, bold)))


def updates(client: Client) -> list[Update]:
    """All updates a client has heard."""
    return [message for message in client.log if isinstance(message, Update)]


def answered(client: Client) -> list[str]:
    """The ids of what was done."""
    return [message.id for message in client.log if isinstance(message, Done)]
