"""History: finished hands and matches belong to the people who played them. Read from the journal, never told beyond what each was told."""
