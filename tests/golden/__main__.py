"""`make golden`: make anew what is compared with earlier runs, to be reviewed as a diff. Journals of older formats are never rewritten."""

import sys

from tests.cli.plain import transcripts as conversations
from tests.golden import transcripts
from tests.tables.golden import __main__ as journals

if __name__ == "__main__":
    journals.main()
    conversations.main()
    sys.exit(transcripts.main())
