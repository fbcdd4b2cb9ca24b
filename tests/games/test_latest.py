"""What the viewers of one state share is worked out once."""

from server.games.latest import latest


def test_the_same_state_is_worked_out_once() -> None:
    asked: list[tuple[int, ...]] = []

    def total(state: tuple[int, ...]) -> int:
        asked.append(state)
        return sum(state)

    shared, state = latest(total), (1, 2)
    assert [shared(state), shared(state)] == [3, 3]
    assert asked == [state]


def test_another_state_is_never_given_the_old_answer() -> None:
    shared = latest(len)
    assert [shared([1]), shared([1, 2]), shared([1])] == [1, 2, 1]
