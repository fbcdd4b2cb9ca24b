"""The two unions: everything a client may say and everything the server may tell."""

from protocol import commands, history, lobby, operator, session
from protocol.base import Told, Version
from protocol.table import AnyEvent, TableView

VERSION = 1
"""Version of this protocol. Raised when a message changes so that an older partner would misread it."""
VERSIONS: tuple[int, ...] = (1,)
SUBPROTOCOL_JSON = "cardavia.v1.json"
SUBPROTOCOL_MSGPACK = "cardavia.v1.msgpack"


class Update(Told, frozen=True, tag="update"):
    """What happened (as this viewer may know it) and how the table stands now. Versions come without holes, unless the receiver reads
    too slowly: then only the newest comes, and `events` are those of the newest alone."""

    version: Version
    events: tuple[AnyEvent, ...]
    view: TableView


TableMessage = (
    commands.Start
    | commands.Play
    | commands.TakeSeat
    | commands.SetPace
    | commands.AskRestart
    | commands.Agree
    | commands.AskPause
    | commands.HandOver
    | commands.Kick
    | commands.Ban
    | commands.Lock
    | commands.SeatBot
    | commands.VoteOut
    | commands.Say
    | commands.React
)
"""Those that are said at a table and answered by it."""
ClientMessage = (
    session.Hello
    | session.Rename
    | session.MoveIdentity
    | session.RevokeTokens
    | session.Forget
    | session.Ping
    | lobby.ListTables
    | lobby.Quick
    | lobby.OpenTable
    | lobby.Join
    | lobby.Watch
    | lobby.Leave
    | TableMessage
    | operator.Operate
    | history.ListMatches
    | history.ShowMatch
)
ServerMessage = (
    session.Welcome
    | session.MoveCode
    | session.Pong
    | session.Done
    | session.Refused
    | session.Notice
    | session.TakenOver
    | session.Closed
    | lobby.Tables
    | lobby.Joined
    | commands.Said
    | commands.Reacted
    | operator.OperatorReport
    | history.Matches
    | history.MatchRecord
    | Update
)
