"""What the two players of a board, and a file of the electronic boards, say of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from pairing.model import Colour

from ..games.results import Result

ReportsMean = Literal["", "waiting", "agreed", "call"]
"""Nothing any more; one player has reported; both players or a file say the same, and nobody says
otherwise; an arbiter has to go there."""


class FileReport(msgspec.Struct, frozen=True, kw_only=True):
    """The last claim of a file of the electronic boards, and who brought it."""

    result: Result
    seq: int
    at: str
    by: str
    was: Result | None = None
    """The claim of a file that it replaced."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The last claim of one player; `times` counts the earlier ones too."""

    colour: Colour
    result: Result
    seq: int
    at: str
    times: int = 1
