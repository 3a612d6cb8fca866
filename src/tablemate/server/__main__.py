"""`python -m tablemate.server DATA PORT [unlimited] [at-once]`: a bare server, for measurements and tests.

`unlimited`: nobody is slowed down.  `at-once`: claims do not wait for others that want the same piece.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .logs import set_up
from .serving import serve
from .settings import Limits, Settings
from .tables.intents import CLAIM_WINDOW

NOBODY_IS_SLOWED = Limits(
    connections=100_000,
    connections_of_one=100_000,
    messages_a_second=100_000,
    messages_at_once=100_000,
    messages_of_one_a_second=100_000,
    messages_of_one_at_once=100_000,
    talk_a_second=100_000,
    talk_at_once=100_000,
    hints_of_one_a_second=100_000,
    hints_of_one_at_once=100_000,
    hints_under_way=100_000,
    joins_a_second=100_000,
    joins_at_once=100_000,
    tables_an_hour=1_000_000,
    requests_a_second=100_000,
    requests_at_once=100_000,
)
"""Where all clients are one machine."""

if __name__ == "__main__":
    set_up("warning", sys.stderr)
    limits = NOBODY_IS_SLOWED if "unlimited" in sys.argv[3:] else Limits()
    window = 0 if "at-once" in sys.argv[3:] else CLAIM_WINDOW
    serve(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), claim_window=window, limits=limits))
