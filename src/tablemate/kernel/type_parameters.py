"""The types that games, tables, arenas and programs are for; where they are not said, those of any game are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar

    from .chance import Chance
    from .options import Options

    StateT = TypeVar("StateT", bound=Chance, default=Any)
    OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
    ViewT = TypeVar("ViewT", default=Any)
    CardsT = TypeVar("CardsT", default=Any)
    AgreedT = TypeVar("AgreedT", default=Any)
else:
    from typing import TypeVar

    StateT, OptionsT, ViewT = TypeVar("StateT"), TypeVar("OptionsT"), TypeVar("ViewT")
    CardsT, AgreedT = TypeVar("CardsT"), TypeVar("AgreedT")
