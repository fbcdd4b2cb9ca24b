"""The layout of the table at every size, in Textual's style sheets; what is shown is decided by classes on the screen.

Classes: `-slim` `-plain` `-wide` `-huge` by width, `-low` `-mid` `-tall` by height, `-rules` `-standings` `-log` for an open pane, `-lines` for the
table in lines, `-tiny` where nothing fits, and the game.
"""

HORIZONTAL = [(0, "-slim"), (72, "-plain"), (110, "-wide"), (150, "-huge")]
VERTICAL = [(0, "-low"), (24, "-mid"), (34, "-tall")]
LINES_WIDTH, LINES_HEIGHT = 60, 20
TINY_WIDTH, TINY_HEIGHT = 40, 10
RULES_WIDTH = 110

SEATS_PER_ROW = 5
"""More others than this stand in two rows."""


def classes(width: int, height: int, others: int, rules: bool) -> dict[str, bool]:
    """The classes of the table screen that follow from its size and from how many sit there."""
    crowd = others > SEATS_PER_ROW
    covered = rules and width < RULES_WIDTH
    small = width < LINES_WIDTH or height < LINES_HEIGHT or (crowd and height < 24)
    tiny = width < TINY_WIDTH or height < TINY_HEIGHT
    return {"-lines": small or covered, "-crowd": crowd, "-tiny": tiny}


TABLE = """
TableScreen { background: $background; color: $foreground; layout: vertical; }
TitleLine, KeyLine { height: 1; background: $panel; }
#body { height: 1fr; }
#table { width: 1fr; height: 1fr; padding: 1 1; background: $cloth-holdem; }
TableScreen.one_poker #table { background: $cloth-one-poker; }
TableScreen.as_nas #table { background: $cloth-as-nas; }
Others { height: 4; }
TableScreen.-crowd Others { height: 8; }
Opponent { height: 5; display: none; }
TableScreen.one_poker Others { display: none; }
TableScreen.one_poker Opponent { display: block; }
Board { height: 1fr; }
Own { height: 6; }
TableScreen.as_nas Own { height: 7; }
TableScreen.-crowd Own { height: 4; }
Lines, Latest, Standings, RulesPane, #tiny { display: none; }
Lines { height: 1fr; }
Latest { height: 1; }
Log { width: 28; padding: 1 1 0 2; background: $background; }
Standings { width: 28; padding: 1 1 0 2; background: $background; }
RulesPane { width: 1fr; height: 1fr; padding: 0 2; background: $background; scrollbar-size-vertical: 1; }
RulesPane Markdown { background: $background; color: $foreground; margin: 0; padding: 0 1 0 0; }
#bar { height: 4; background: $panel; }
#bar Clock, #bar RaiseEntry, #bar NoteLine, #bar Actions { height: 1; }
TypingLine { height: 1; display: none; }
TypingLine Label { width: auto; padding: 0 1; }
TypingLine Input { width: 1fr; height: 1; border: none; padding: 0; background: $panel; }
TableScreen.-typing TypingLine { display: block; }
TableScreen.-typing NoteLine { display: none; }
TableScreen.-full-actions #bar Actions { height: 2; }
TableScreen.-full-actions NoteLine { display: none; }

TableScreen.-standings Standings { display: block; }
TableScreen.-standings Log { display: none; }
TableScreen.-rules RulesPane { display: block; }
TableScreen.-rules Log { display: none; }
TableScreen.-rules Standings { display: none; }
TableScreen.-wide RulesPane { width: 48; }
TableScreen.-huge RulesPane { width: 60; }
TableScreen.-huge.-rules Log { display: block; width: 36; }

TableScreen.-slim Log, TableScreen.-slim Standings { display: none; }
TableScreen.-slim Latest { display: block; }
TableScreen.-slim.-rules Latest { display: none; }
TableScreen.-slim.-log Log, TableScreen.-slim.-standings Standings { display: block; width: 1fr; }
TableScreen.-slim.-log #table, TableScreen.-slim.-standings #table { display: none; }
TableScreen.-low #table { padding: 0 1; }
TableScreen.-low Own { height: 4; }
TableScreen.-low Opponent { height: 3; }
TableScreen.-low.as_nas Own { height: 5; }
TableScreen.-wide Log, TableScreen.-wide Standings { width: 38; padding: 1 2; }
TableScreen.-huge Log, TableScreen.-huge Standings { width: 48; padding: 1 2; }
TableScreen.-tall #table { padding: 2 3; }
TableScreen.-tall #bar { height: 9; padding: 1 1; }
TableScreen.-tall #bar NoteLine, TableScreen.-tall TypingLine { margin-top: 1; }
TableScreen.-tall #bar Actions { height: 2; margin-top: 1; }
TableScreen.-tall.-crowd Own { height: 6; }

TableScreen.-lines Others, TableScreen.-lines Opponent, TableScreen.-lines Board, TableScreen.-lines Own { display: none; }
TableScreen.-lines Lines { display: block; }
TableScreen.-lines #table { padding: 0 0; }
TableScreen.-lines.-rules #table { width: 100%; height: 6; }
TableScreen.-lines.-rules #body { layout: vertical; }
TableScreen.-lines.-rules RulesPane { width: 100%; }
TableScreen.-tiny #body, TableScreen.-tiny #bar, TableScreen.-tiny TitleLine, TableScreen.-tiny KeyLine, TableScreen.-tiny Latest { display: none; }
TableScreen.-tiny #tiny { display: block; height: 1fr; }
"""
