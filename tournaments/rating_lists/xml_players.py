"""Players of an XML list who are written like the first one, read by one pattern.

A parser calls back sixty times a player, which is most of the time that a list takes. What fits the
pattern reads as the parser would read it: no entity, no comment, no attribute and no sign that XML
does not have fits it. The parser reads all else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from .cells import BadCell
from .listed import Listed
from .players import OWN, CellReader

END: Final = "</player>"
_BLANK: Final = r"[ \t\r\n]*"
_TEXT: Final = r"[^<>&\x00-\x08\x0b-\x1f\ufffe\uffff]*"
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")


class AlikePlayers:
    """Those with these elements in their order."""

    def __init__(self, elements: Sequence[str], fields: Mapping[str, str]) -> None:
        inner = _BLANK.join(_element(name, kept=name in fields) for name in elements)
        self._pattern = re.compile(rf"{_BLANK}<player>{_BLANK}{inner}{_BLANK}</player>")
        self._reader = CellReader([fields[name] for name in elements if name in fields])

    def read(self, text: str, at: int) -> tuple[Listed, int] | None:
        """The player who begins there, and where he ends; None: that is for the parser."""
        player = self._pattern.match(text, at)
        if player is None:
            return None
        try:
            return self._reader.player(player.groups()), player.end()
        except BadCell:
            return None


def alike(elements: Sequence[str], fields: Mapping[str, str]) -> AlikePlayers | None:
    """None: players with these elements are no pattern, or none could be read."""
    once = len(set(elements)) == len(elements) and all(map(_NAME.fullmatch, elements))
    known = OWN.issubset(fields[name] for name in elements if name in fields)
    return AlikePlayers(elements, fields) if once and known else None


def _element(name: str, *, kept: bool) -> str:
    sign = re.escape(name)
    return f"<{sign}>{f'({_TEXT})' if kept else _TEXT}</{sign}>"
