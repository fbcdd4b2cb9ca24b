"""`python -m server`: the same as `cardavia serve`."""

import sys

from server.command import main

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
