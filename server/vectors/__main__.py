"""`python -m server.vectors check FILE…`: the command without the dispatcher."""

import sys

from server.vectors.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
