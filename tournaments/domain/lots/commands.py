"""The command to draw lots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..roles import CHIEF
from ..scopes import LOTS, Scopes


class DrawLots(Command, frozen=True, kw_only=True):
    """Lots among those whom nothing else ranks, for the tie-break OTHER_LOT.

    `seed`: made by the service unless one is given, of what was drawn in public.
    """

    roles = CHIEF

    seed: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9 -]*$(?!\n)")] = ""

    def scopes(self) -> Scopes:
        return (LOTS,)
