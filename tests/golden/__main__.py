"""`make golden`: make anew what is compared with earlier runs, to be reviewed as a diff. Journals of older formats are never rewritten."""

import sys

from tests.golden import transcripts
from tests.tables.golden import __main__ as journals

if __name__ == "__main__":
    journals.main()
    sys.exit(transcripts.main())
