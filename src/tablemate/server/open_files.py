"""How many files a server may have open: each connection is one, and a shell usually allows fewer than it takes."""

from __future__ import annotations

from contextlib import suppress

BESIDE = 500
"""What is open besides connections to tables: requests, the database, bots."""


def most_files() -> int | None:
    """How many a process may allow itself; None where nothing bounds that."""
    try:
        import resource
    except ImportError:
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def allow_files(connections: int) -> None:
    """Allow this process as many as so many connections need, as far as the system lets it."""
    try:
        import resource
    except ImportError:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + BESIDE if most == resource.RLIM_INFINITY else min(connections + BESIDE, most)
    if resource.RLIM_INFINITY != now < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
