"""The tables of the SQLite journal and their migrations, by number. Only ever added to: an old file becomes a new one step by step."""

import sqlite3

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            code TEXT NOT NULL,
            game TEXT NOT NULL,
            opened INTEGER NOT NULL,
            finished INTEGER,
            first_row INTEGER NOT NULL
        ) STRICT""",
        "CREATE INDEX tables_unfinished ON tables (number) WHERE finished IS NULL",
        # Appended in the order of writing and without another index: several times as fast as a key of table and version.
        """CREATE TABLE entries (
            row INTEGER PRIMARY KEY,
            number INTEGER NOT NULL,
            version INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL
        ) STRICT""",
        # The entries of a finished table, compressed into one.
        """CREATE TABLE archive (
            number INTEGER PRIMARY KEY REFERENCES tables (number),
            entries INTEGER NOT NULL,
            body BLOB NOT NULL
        ) STRICT""",
    ),
    (
        # Rows were given again to a table that had been begun before they were free: they lay in front of its first row, and were not found.
        """UPDATE tables SET first_row = coalesce((SELECT min(row) FROM entries WHERE entries.number = tables.number), first_row)
            WHERE number IN (SELECT DISTINCT number FROM entries)""",
    ),
)
"""Each is a list of statements, worked in one transaction."""
NEWEST = len(MIGRATIONS)


def version(connection: sqlite3.Connection) -> int:
    """The number of the last migration that the file has had; 0 for a new file."""
    known = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'migrations'").fetchone()
    if not known[0]:
        return 0
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])


def empty(connection: sqlite3.Connection) -> bool:
    """Whether nothing is in the file at all."""
    return not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]


def migrate(connection: sqlite3.Connection, at: int) -> None:
    """Bring the file up to the newest version, each step whole or not at all. `at`: now, in ms since 1970."""
    for number in range(version(connection) + 1, NEWEST + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if number == 1:
                connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT")
            for statement in MIGRATIONS[number - 1]:
                connection.execute(statement)
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, at))
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
