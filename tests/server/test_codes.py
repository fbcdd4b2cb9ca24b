"""Table codes: the alphabet, unguessable, forgiving on entry."""

from protocol.base import CODE_ALPHABET
from server.codes import new_code, tidy_code


def test_codes_are_six_of_the_alphabet_and_do_not_repeat() -> None:
    codes: set[str] = set()
    for _ in range(2000):
        codes.add(new_code(codes))
    assert len(codes) == 2000
    assert {len(code) for code in codes} == {6}
    assert set("".join(codes)) == set(CODE_ALPHABET)


def test_a_code_that_is_taken_is_not_given_again() -> None:
    taken = set(CODE_ALPHABET) - {"Q"}
    assert new_code(taken, 1) == "Q"


def test_codes_are_forgiven_case_blanks_and_hyphens() -> None:
    assert tidy_code(" ab-c 2\t34 ") == "ABC234"
