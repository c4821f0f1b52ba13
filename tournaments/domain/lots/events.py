"""The drawing of lots."""

from __future__ import annotations

from typing import Any

from ..event import Event
from ..scopes import LOTS, Scopes


class LotsDrawn(Event, frozen=True, kw_only=True):
    """Each player's lot follows from the seed and his pairing number (C.07 4.2). It ranks the
    standings after round `first` and after those that follow."""

    topics = ("standings",)
    public = True

    seed: str
    first: int

    def scopes(self) -> Scopes:
        return (LOTS,)

    def makes(self) -> dict[str, Any]:
        return {"seed": self.seed}
