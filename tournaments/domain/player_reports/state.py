"""What the two players of a board say of their game."""

from __future__ import annotations

from typing import Literal

import msgspec

from pairing.model import Colour

from ..games.results import Result

ReportsMean = Literal["", "waiting", "agreed", "call"]
"""Nothing any more; one player has reported; both say the same; an arbiter has to go there."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The last claim of one player; `times` counts the earlier ones too."""

    colour: Colour
    result: Result
    seq: int
    at: str
    times: int = 1
