"""`python -m tests.bench [NAME…]`: measures and prints tables; without names every module of this folder that has `measure`."""

import sys
from importlib import import_module
from pathlib import Path


def main(names: list[str]) -> int:
    """Run the benches named. Returns 2, with one line, for a name that is none of them."""
    known = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if "\ndef measure(" in path.read_text())
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"bench: {unknown[0]} is not one of {', '.join(known)}", file=sys.stderr)
        return 2
    for name in names or known:
        print(import_module(f"tests.bench.{name}").measure(), end="\n\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
