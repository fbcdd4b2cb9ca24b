"""Who has the button and the blinds (holdem.md, "Seats, button, blinds")."""


def after(players: tuple[int, ...], seat: int) -> int:
    """The next of the remaining `players` (ascending seats) clockwise of `seat`."""
    return next((player for player in players if player > seat), players[0])


def blinds(players: tuple[int, ...], button: int) -> tuple[int, int]:
    """The seats of the small and the big blind. Heads-up the button posts the small one."""
    small = button if len(players) == 2 else after(players, button)
    return small, after(players, small)


def next_button(players: tuple[int, ...], button: int, big_blind_seat: int) -> int:
    """The button of the next hand among the remaining `players`, after a hand with this button and big blind.

    It moves to the next player, except that nobody posts the big blind twice running because only two are left: then it goes to that player.
    """
    following = after(players, button)
    if len(players) == 2 and blinds(players, following)[1] == big_blind_seat:
        return big_blind_seat
    return following


def clockwise(players: tuple[int, ...], button: int) -> tuple[int, ...]:
    """The `players` (ascending seats) in the order of dealing: clockwise, starting left of the button."""
    return tuple(p for p in players if p > button) + tuple(p for p in players if p <= button)
