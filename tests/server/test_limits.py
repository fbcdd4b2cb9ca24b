"""Buckets and tallies, with a clock that the test sets."""

import pytest

from server.limits import Bucket, Buckets, Tally, whole
from tests.kit.running import Clock


def test_a_bucket_gives_its_limit_at_once_and_then_refills_evenly() -> None:
    bucket = Bucket(4, 8, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0, 0, 0, 0]
    assert bucket.take(0.0) == 2.0
    assert bucket.take(1.9) > 0
    assert bucket.take(2.0) == 0


def test_a_bucket_never_holds_more_than_its_limit() -> None:
    bucket = Bucket(2, 1, 0.0)
    assert [bucket.take(100.0) == 0 for _ in range(3)] == [True, True, False]


def test_what_was_refused_takes_nothing() -> None:
    bucket = Bucket(1, 10, 0.0)
    bucket.take(0.0)
    for _ in range(5):
        bucket.take(5.0)
    assert bucket.take(10.0) == 0


def test_more_than_the_limit_at_once_is_taken_from_a_full_bucket_and_owed() -> None:
    bucket = Bucket(10, 10, 0.0)
    assert bucket.take(0.0, 25) == 0
    assert bucket.wait(0.0) == 16.0


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1, 10, Clock())
    assert buckets.take("a") == 0
    assert buckets.take("b") == 0
    assert buckets.take("a") == 10


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 10, clock)
    for key in range(50):
        buckets.take(key)
    clock.now += 11
    buckets.take("new")
    assert len(buckets) == 1


def test_the_number_of_keys_is_bounded() -> None:
    buckets = Buckets(1, 10, Clock(), most=5)
    for key in range(50):
        buckets.take(key)
    assert len(buckets) == 5


def test_a_tally_is_full_in_all_and_by_key() -> None:
    tally = Tally(3, 2)
    tally.enter("a")
    tally.enter("a")
    assert (tally.full("a"), tally.full("b")) == ("limit_address", None)
    tally.enter("b")
    assert (tally.full("a"), tally.full("b")) == ("limit_connections", "limit_connections")
    tally.leave("a")
    assert tally.full("a") is None
    assert (tally.total, tally.of("a"), tally.of("b")) == (2, 1, 1)


@pytest.mark.parametrize(("seconds", "said"), [(0.01, 1), (1.0, 1), (1.01, 2), (59.2, 60)])
def test_waits_are_said_in_whole_seconds(seconds: float, said: int) -> None:
    assert whole(seconds) == said
