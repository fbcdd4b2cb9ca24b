"""Hello and what follows from it: which version is spoken, who somebody is, what they are called. Knows no table and no socket."""

import secrets

from msgspec import Struct

from protocol.messages import VERSION, VERSIONS
from protocol.refusals import refused
from protocol.session import Hello, Refused, Welcome
from server.accounts import Identity, TooManyPeople
from server.limits import whole
from server.names import BadName, likeness, tidy
from server.sessions.house import House

FEATURES: tuple[str, ...] = ("resume", "watch", "pace", "chat", "move_identity")
"""What this server can do, for clients that ask before they show a button."""


class Greeted(Struct, frozen=True):
    """Somebody who has said hello well."""

    identity: Identity
    welcome: Welcome


async def greet(house: House, hello: Hello, address: str) -> Greeted | Refused:
    """Answer a hello: by a welcome, or by why not. Raises sqlite3.Error where a new identity can't be kept."""
    if not set(hello.versions) & set(VERSIONS):
        said = ", ".join(map(str, hello.versions))
        return refused(hello.id, "version", server=VERSION, software=f"Cardavia {house.version}", client=said)
    name = None
    if hello.name is not None:
        name = proper_name(house, hello.id, hello.name)
        if isinstance(name, Refused):
            return name
    identity = await _identity(house, hello, name, address)
    if isinstance(identity, Refused):
        return identity
    if name is not None and name != identity.name:
        await house.accounts.rename(identity.id, name)
        identity = Identity(identity.id, name, identity.token)
    return Greeted(identity, _welcome(house, hello, identity))


def proper_name(house: House, id: str, name: str) -> str | Refused:
    """The name as it is kept, or why it can't be."""
    try:
        tidied = tidy(name)
    except BadName:
        return refused(id, "bad_name")
    if likeness(tidied) in house.reserved:
        return refused(id, "name_taken", name=tidied)
    return tidied


async def _identity(house: House, hello: Hello, name: str | None, address: str) -> Identity | Refused:
    if hello.token is not None:
        return await house.accounts.known(hello.token) or refused(hello.id, "bad_token")
    if hello.move is not None:
        wait = house.lobby.wait(address)
        if wait > 0:
            return refused(hello.id, "limit_guesses", wait=whole(wait))
        identity = await house.accounts.moved(hello.move)
        if identity is None:
            house.lobby.guessed_wrong(address)
            return refused(hello.id, "bad_move_code")
        return identity
    wait = house.newcomers.take(address)
    if wait > 0:
        return refused(hello.id, "limit_new_people", limit=house.settings.max_new_people, wait=whole(wait))
    try:
        return await house.accounts.create(name or f"Guest {secrets.randbelow(9000) + 1000}")
    except TooManyPeople:
        return refused(hello.id, "limit_people", limit=house.settings.max_people)


def _welcome(house: House, hello: Hello, identity: Identity) -> Welcome:
    settings = house.settings
    return Welcome(
        id=hello.id,
        server=settings.server_name,
        software=f"Cardavia {house.version}",
        version=max(set(hello.versions) & set(VERSIONS)),
        features=FEATURES,
        token=identity.token,
        person=identity.id,
        name=identity.name,
        seats=house.lobby.resting(identity.id),
        limits={
            "frame_bytes": settings.max_frame_bytes,
            "messages": settings.max_messages,
            "interval": round(settings.rate_interval),
            "chat_lines": settings.max_chat_lines,
            "chat_interval": round(settings.chat_interval),
        },
    )
