"""`cardavia arena` and `cardavia exploit`: what can't be asked is one line with the cure, as with every other command."""

from collections.abc import Callable, Sequence

import pytest

from server.bots.arena import command, exploit

Main = Callable[[Sequence[str]], int]


@pytest.mark.parametrize(
    ("main", "arguments", "named"),
    [
        (command.main, [], "GAME, --bots"),
        (command.main, ["chess", "--bots", "easy"], "GAME"),
        (command.main, ["holdem", "--bots", "easy", "--matches", "none"], "--matches"),
        (command.main, ["holdem", "--bots", "nobody"], 'there is no bot "nobody"'),
        (command.main, ["holdem", "--bots", "easy", "--frobnicate"], "--frobnicate"),
        (exploit.main, [], "GAME"),
        (exploit.main, ["as-nas", "--level", "godlike"], "--level"),
        (exploit.main, ["chess", "--level", "easy"], "GAME"),
    ],
)
def test_wrong_usage_is_one_line_with_the_cure(
    main: Main, arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as end:
        status = int(end.code or 0)
    said = capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("cardavia: ")
    assert named in said
    assert said.rstrip().endswith("--help")
