"""Days as everybody in the world counts them here: in UTC, written as 2026-01-31."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta


def day_of(now: int) -> str:
    """The day of a moment, in milliseconds since 1970.

    >>> day_of(86_399_999), day_of(86_400_000)
    ('1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The first moment that does not belong to a day any more.

    >>> end_of("1970-01-01")
    86400000
    """
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime.combine(next_day, time(), UTC).timestamp()) * 1000
