"""Refusals and notices of the server in the reader's language."""

from clients.cli.speaker import Speaker
from protocol.session import Notice, Refused


def noted(note: Refused | Notice, speaker: Speaker) -> str:
    """The sentence for a code with its parameters; the server's own English for a code that is not known here."""
    kind = "refusal" if isinstance(note, Refused) else "notice"
    key = f"{kind}-{note.code}"
    if not speaker.words.has(key):
        return speaker.words.say(f"{kind}-unknown", text=note.text)
    params: dict[str, str | int] = {}
    for name, value in note.params.items():
        params[name] = round(value) if isinstance(value, float) else "" if value is None else value
    if isinstance(params.get("card"), str):
        params["card"] = speaker.card(str(params["card"]))
    if isinstance(params.get("seat"), int):
        params["seat"] = int(params["seat"]) + 1
    return speaker.words.say(key, **params)
