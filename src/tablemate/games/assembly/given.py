"""Reading the parts of a position: each of the right type and range, or refused with what was expected."""

from __future__ import annotations

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition

given = Checks(InvalidPosition, "assembly")
refuse = given.refuse
