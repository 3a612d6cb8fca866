"""Tables online: what is agreed, the log, and the keeper who alone writes it."""
