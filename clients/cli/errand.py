"""One question to a server and its answer: connect, say hello, ask, hang up."""

import asyncio
import contextlib
from collections.abc import Callable

from clients.cli.address import Address
from clients.cli.catalogue import Catalogue
from clients.cli.failure import FAILED, Failed
from clients.cli.greeting import Greeting
from clients.cli.link import Arrived, Link, Lost, Unreachable, Unwelcome
from clients.cli.profile import Profile
from protocol.messages import ClientMessage, ServerMessage
from protocol.session import Refused, Welcome

SECONDS = 15.0


def ask(
    address: Address, profile: Profile, words: Catalogue, version: str, make: Callable[[str], ClientMessage]
) -> ServerMessage:
    """The server's answer to the message that `make` makes with an id. Raises Failed for a refusal or a server that can't be reached."""
    link = Link(address.socket, profile, Greeting(f"cardavia {version}", locale=words.language))
    try:
        answer = asyncio.run(_ask(link, make))
    except (Unreachable, TimeoutError):
        raise Failed(words.say("error-unreachable", url=address.socket), FAILED) from None
    except Unwelcome as error:
        raise Failed(_said(error.refused, words)) from None
    if isinstance(answer, Refused):
        raise Failed(_said(answer, words), FAILED)
    return answer


def _said(refused: Refused, words: Catalogue) -> str:
    """Why the server refused, in the reader's language; a reason that is not known here in the server's words."""
    params = {key: value if isinstance(value, int) else str(value) for key, value in refused.params.items()}
    known = words.has(f"refusal-{refused.code}")
    return words.say(f"refusal-{refused.code}", **params) if known else refused.text


async def _ask(link: Link, make: Callable[[str], ClientMessage]) -> ServerMessage:
    asked = ""
    async with asyncio.timeout(SECONDS), contextlib.aclosing(link.happenings()) as happenings:
        async for happening in happenings:
            if isinstance(happening, Lost):
                break
            if not isinstance(happening, Arrived):
                continue
            message = happening.message
            if isinstance(message, Welcome):
                asked = link.id()
                await link.send(make(asked))
            elif getattr(message, "id", None) == asked:
                await link.close()
                return message
    raise Unreachable("the line was lost before an answer came")
