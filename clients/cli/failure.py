"""What ends a command: one sentence with the cure and an exit status. Imported by every command, so it imports nothing."""

DONE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
"""The exit statuses: done, the thing asked for failed, wrong usage or input that can't be read, interrupted; 143 and 129 are SIGTERM and SIGHUP."""


class Failed(Exception):
    """A command can't do what was asked: `text` says what and the cure, `status` is the exit status."""

    def __init__(self, text: str, status: int = FAILED) -> None:
        super().__init__(text)
        self.text = text
        self.status = status
