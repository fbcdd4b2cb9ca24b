"""`python -m tests.fuzz --inputs N [--corpus FOLDER]`: bytes that find their own way, by coverage, into the decoder and a table (needs atheris)."""

import argparse
import sys
from collections import Counter

import atheris

with atheris.instrument_imports(include=["protocol", "server.games", "server.tables"]):
    from protocol.codec import encode
    from tests.fuzz import victim
    from tests.protocol.test_garbage import GOOD

came: Counter[str] = Counter()


def one(data: bytes) -> None:
    """One input."""
    came[victim.feed(data)] += 1
    if came.total() % 20_000 == 0:
        sys.stdout.write(f"{came.total()} inputs: {dict(came)}\n")
        sys.stdout.flush()


def main() -> None:
    """Fuzz; ends with status 0, or with the input that broke something."""
    parser = argparse.ArgumentParser("fuzz")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--corpus", help="folder where inputs that reach something new are kept")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for how, encoding in enumerate(victim.ENCODINGS):
        for message in GOOD:
            one(bytes([how]) + encode(message, encoding))
    options = [f"-runs={chosen.inputs}", f"-seed={chosen.seed}", "-max_len=512", "-verbosity=0", "-close_fd_mask=0"]
    atheris.Setup([sys.argv[0], *options, *([chosen.corpus] if chosen.corpus else [])], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
