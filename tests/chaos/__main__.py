"""`python -m tests.chaos --minutes M --seed S`: a storm of any length, and its report."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import storm

if __name__ == "__main__":
    parser = argparse.ArgumentParser("chaos")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--life", type=float, default=8.0, help="seconds between two deaths of the server")
    parser.add_argument("--guests", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(storm(Path(folder) / "data", chosen.seed, chosen.minutes * 60, chosen.life, chosen.guests))
    sys.stdout.write(report.text() + "\n")
