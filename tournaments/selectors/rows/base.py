"""What every row is, and the short form of a player."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all rows. `component`: what clients know it as if it is not its name."""

    component: ClassVar[str] = ""


class PlayerRef(Row, frozen=True, kw_only=True):
    player: int
    tpn: int | None
    name: str
    title: str
    federation: str
    rating: int


def fields(row: Row) -> dict[str, Any]:
    """The fields of a row, to make a longer one of it."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
