"""`python -m tests.fuzz --inputs N [--corpus FOLDER]`: bytes that find their own way, by coverage, into the decoder and a table (needs atheris)."""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["protocol", "server.games", "server.tables"]):  # pyright: ignore[reportAttributeAccessIssue]  # made when it is loaded
    from protocol.codec import encode
    from tests.fuzz import victim

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
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(chosen.corpus or folder)
        for number, message in enumerate(victim.LIKELY * 18):
            # The decoder is no Python that could be watched: it is led in by whole messages, one for each sender, game and encoding.
            how = number // len(victim.LIKELY)
            seed = bytes([how]) + encode(message, victim.ENCODINGS[how % 2])
            (corpus / f"seed-{number}").write_bytes(seed)
        fuzz(chosen.inputs, chosen.seed, corpus)


def fuzz(inputs: int, seed: int, corpus: Path) -> None:
    """So many inputs; what reaches something new is kept in the corpus. Ends the process."""
    options = [f"-runs={inputs}", f"-seed={seed}", "-max_len=512", "-verbosity=0", "-close_fd_mask=0"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
