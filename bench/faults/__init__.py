"""A server that is killed, raced for and sent nonsense, for long; and how soon its tables come back."""
