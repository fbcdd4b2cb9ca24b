"""Hypothesis strategies for everything that the vocabulary can say."""

import msgspec
from hypothesis import strategies as st

from protocol.messages import ClientMessage


def made_of(kind: msgspec.inspect.Type) -> st.SearchStrategy[object]:
    """Values of a type of the vocabulary."""
    match kind:
        case msgspec.inspect.StructType():
            return st.builds(kind.cls, **{field.name: made_of(field.type) for field in kind.fields})
        case msgspec.inspect.UnionType():
            return st.one_of([made_of(part) for part in kind.types])
        case msgspec.inspect.LiteralType():
            return st.sampled_from(kind.values)
        case msgspec.inspect.VarTupleType():
            return st.lists(
                made_of(kind.item_type), min_size=kind.min_length or 0, max_size=min(kind.max_length or 3, 3)
            ).map(tuple)
        case msgspec.inspect.StrType() if kind.pattern:
            ended = kind.pattern.replace("$", r"\Z").replace(r"(?![\s\S])", r"\Z")
            return st.from_regex(ended).filter(lambda text: len(text) <= (kind.max_length or len(text)))
        case msgspec.inspect.StrType():
            text = st.characters(exclude_categories=["Cs"])
            return st.text(text, min_size=kind.min_length or 0, max_size=min(kind.max_length or 20, 20))
        case msgspec.inspect.IntType():
            return st.integers(kind.ge if kind.ge is not None else -(2**53), kind.le if kind.le is not None else 2**53)
        case msgspec.inspect.FloatType():
            return st.floats(kind.ge, kind.le, allow_nan=False, allow_infinity=False)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case _:
            return st.none()


client_messages: st.SearchStrategy[ClientMessage] = made_of(msgspec.inspect.type_info(ClientMessage))  # type: ignore[assignment]
"""Any message of a client."""
