"""The table online: friends by a link, kept by one process that loses nothing and tells nobody what is not theirs."""
