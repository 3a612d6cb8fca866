"""Where tables are kept: one append-only log each."""
