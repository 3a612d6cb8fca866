"""Tables that concern one person alone are deleted for good, with their names and their talk.

The database decides: whoever takes a seat before has the table kept, and who comes later finds none.
"""

from __future__ import annotations

from sqlalchemy import BindParameter, ColumnElement, and_, bindparam, delete, exists, func, select

from tablemate.kernel.players import PERSON

from .schema import CLOCKS, ENTRIES, FORGOTTEN, SEATS, TABLES
from .writer import Statement

SAT = '{"kind":"sat"'
"""How an entry begins that tells who sits down."""
_A_PERSON = f'"player":"{PERSON}"'


def concerns_only(person: str | BindParameter[str]) -> ColumnElement[bool]:
    """Did this person make a table at which nobody else ever sat?

    Whoever sits down is in the log, and whose a seat is now is known: so often did this person, and nobody besides.
    The deal of a day stays, for everybody who compares.
    """
    own = select(func.count()).where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person).scalar_subquery()
    came = ENTRIES.c.what.startswith(SAT, autoescape=True), ENTRIES.c.what.contains(_A_PERSON, autoescape=True)
    sat = select(func.count()).where(ENTRIES.c.table == TABLES.c.id, *came).scalar_subquery()
    return and_(TABLES.c.person == person, TABLES.c.deal.is_(None), sat == own)


_TABLE, _PERSON = bindparam("in_table", type_=TABLES.c.id.type), bindparam("of_person", type_=TABLES.c.person.type)
_IS_GONE = ~exists().where(TABLES.c.id == _TABLE)
_DELETE_TABLE = delete(TABLES).where(TABLES.c.id == _TABLE, concerns_only(_PERSON))
_DELETE_REST = [delete(table).where(table.c.table == _TABLE, _IS_GONE) for table in (ENTRIES, SEATS, CLOCKS, FORGOTTEN)]


def deleting(person: str, table: str) -> list[Statement]:
    """What deletes a table, if it concerns this person alone."""
    row = {"in_table": table, "of_person": person}
    return [(statement, [row]) for statement in (_DELETE_TABLE, *_DELETE_REST)]
