"""Names: what they may be, what looks alike, and numbers for clashes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.names import LONGEST, BadName, likeness, numbered, tidy


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann \t Lee", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("مریم", "مریم"),
        ("x" * 20, "x" * 20),
        ("李", "李"),
    ],
)
def test_a_name_is_trimmed_and_composed(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "x" * 21, "a\x00", "a\x1b[31m", "a\u202e", "a\u2066b", "a\u200bb", "a\u200db", "\u00ad", "a\u2060", "\ufeffa", "\ud800", "\ue000",
     "a\u3164", "\u2800",
     "a" + "\u0300" * 4, "\u0301", "a\ufe0f", "\u0378"],
)  # fmt: skip
def test_what_can_not_be_a_name_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        tidy(typed)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Alice", "alice"), ("Alice", "Аlісе"), ("Alice", "AIice"), ("Alice", "A1ice"), ("Bob", "B0b"), ("Bob", "Воb"), ("Zoë", "Zoe"),
     ("Ann Lee", "AnnLee"),
     ("Ann", "A.n.n"), ("Tom", "Torn"), ("Paul", "Ρaul"), ("Max", "Мах"), ("Ｍax", "Max"),
     ("Sam", "$am"), ("Tom", "7om"), ("Bob", "6ob"), ("𝐌ax", "Max")],
)  # fmt: skip
def test_look_alikes_have_one_likeness(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Alice", "Alicia"), ("Ann", "Anna"), ("مریم", "نسیم"), ("李", "王"), ("Bob", "Rob")]
)
def test_different_names_stay_different(name: str, other: str) -> None:
    assert likeness(name) != likeness(other)


def test_a_clash_gets_the_next_number() -> None:
    taken = [likeness("Ann")]
    for number in (2, 3, 4):
        name = numbered("Ann", frozenset(taken))
        taken.append(likeness(name))
        assert name == f"Ann {number}"


def test_a_number_that_would_look_like_somebody_is_passed_over() -> None:
    assert numbered("Ann", frozenset({likeness("Ann"), likeness("Ann 2")})) == "Ann 3"


def test_a_crowd_of_one_name_gets_as_many_unlike_names() -> None:
    taken: set[str] = set()
    for _ in range(300):
        taken.add(likeness(numbered("Bob", frozenset(taken))))
    assert len(taken) == 300


def test_a_number_fits_within_the_length() -> None:
    name = numbered("x" * LONGEST, frozenset({likeness("x" * LONGEST)}))
    assert (name, len(name)) == ("x" * 18 + " 2", LONGEST)


@given(st.text(max_size=30))
def test_whatever_is_kept_is_kept_again_unchanged_and_can_be_shown(typed: str) -> None:
    try:
        name = tidy(typed)
    except BadName:
        return
    assert tidy(name) == name
    assert 1 <= len(name) <= LONGEST
    assert likeness(name)


@given(st.text(min_size=1, max_size=20), st.sets(st.text(max_size=20), max_size=20))
def test_a_number_always_tells_apart(name: str, others: set[str]) -> None:
    taken = frozenset(likeness(other) for other in (*others, name))
    assert likeness(numbered(name, taken)) not in taken
