"""Cells of one layout as players. A list has millions of them, and most say one of few things: what
a text means is worked out once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import getitem, itemgetter
from typing import Any, Final

from . import cells
from .listed import Listed

READ: Final[dict[str, Callable[[str], Any]]] = {
    "number": cells.number,
    "name": cells.name,
    "federation": cells.federation,
    "sex": cells.sex,
    "title": cells.title,
    "womens_title": cells.title,
    "other_titles": cells.plain,
    "standard": cells.rating,
    "standard_k": cells.factor,
    "rapid": cells.rating,
    "rapid_k": cells.factor,
    "blitz": cells.rating,
    "blitz_k": cells.factor,
    "born": cells.born,
    "flag": cells.flag,
}
"""The fields of a player that FIDE's lists fill, each with what reads it; of a blank cell it makes
the same as of no cell."""
OWN: Final = frozenset({"number", "name"})
"""Hardly two players share these."""
REMEMBERED: Final = 10_000
"""Texts of one column; those beyond are worked out each time."""


class CellReader:
    """Makes players of the cells of these fields, in their order."""

    def __init__(self, fields: Sequence[str]) -> None:
        missing = [field for field in READ if field not in fields]
        at = {field: place for place, field in enumerate((*fields, *missing))}
        self._columns = tuple(
            _Each(READ[field]) if field in OWN else _Remembered(READ[field]) for field in fields
        )
        self._missing = [READ[field]("") for field in missing if field not in OWN]
        self._in_order = itemgetter(*(at[field] for field in READ), at["number"])

    def player(self, texts: Sequence[str]) -> Listed:
        """Raises BadCell."""
        values = [*map(getitem, self._columns, texts), *self._missing]
        return Listed(*self._in_order(values))


class _Each:
    """Reads each text when it is asked for."""

    def __init__(self, read: Callable[[str], Any]) -> None:
        self._read = read

    def __getitem__(self, text: str) -> Any:
        return self._read(text.strip())


class _Remembered(dict[str, Any]):
    """Texts as they stand in the file, with what they mean."""

    def __init__(self, read: Callable[[str], Any]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, text: str) -> Any:
        value = self._read(text.strip())
        if len(self) < REMEMBERED:
            self[text] = value
        return value
