"""All kinds of rows. A kind comes before those that need fewer keys, so that the first whose keys are all there is the right one."""

from server.vectors import as_nas, holdem, one_poker
from server.vectors.report import Kind


def kinds() -> tuple[Kind, ...]:
    """The kinds of rows, for one file: a hold'em match may go on from row to row."""
    return tuple(sorted((*holdem.kinds(), *one_poker.KINDS, *as_nas.KINDS), key=lambda kind: -len(kind.keys)))
