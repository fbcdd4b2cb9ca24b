"""Amounts as people type them: understood where they are clear, refused where they can be read in two ways."""

import pytest

from clients.cli.amounts import BadAmount, amount

ENGLISH, CZECH, DUTCH = (",", "."), ("\u00a0", ","), (".", ",")


@pytest.mark.parametrize(
    ("text", "separators", "meant"),
    [
        ("120", ENGLISH, 120),
        (" 1000 ", ENGLISH, 1000),
        ("1 000", ENGLISH, 1000),
        ("1,000", ENGLISH, 1000),
        ("1,000,000", ENGLISH, 1_000_000),
        ("1.000", DUTCH, 1000),
        ("1\u00a0000", CZECH, 1000),
        ("12 345 678", CZECH, 12_345_678),
        ("\u06f1\u06f2\u06f0", ("\u066c", "\u066b"), 120),
    ],
)
def test_a_clear_amount_is_understood(text: str, separators: tuple[str, str], meant: int) -> None:
    assert amount(text, *separators) == meant


@pytest.mark.parametrize(
    ("text", "separators", "code"),
    [
        ("1.000", ENGLISH, "amount-ambiguous"),
        ("1,000", DUTCH, "amount-ambiguous"),
        ("1.000", CZECH, "amount-ambiguous"),
        ("1'000", ENGLISH, "amount-ambiguous"),
        ("1.5", ENGLISH, "amount-fraction"),
        ("2,50", CZECH, "amount-fraction"),
        ("1,00", ENGLISH, "amount-unreadable"),
        ("1 00", ENGLISH, "amount-unreadable"),
        ("12x", ENGLISH, "amount-unreadable"),
        ("1e3", ENGLISH, "amount-unreadable"),
        ("-5", ENGLISH, "amount-unreadable"),
        ("1,000 000", ENGLISH, "amount-unreadable"),
        ("", ENGLISH, "amount-unreadable"),
    ],
)
def test_an_unclear_amount_is_refused_with_its_reason(text: str, separators: tuple[str, str], code: str) -> None:
    with pytest.raises(BadAmount) as refused:
        amount(text, *separators)
    assert refused.value.code == code
