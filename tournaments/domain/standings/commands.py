"""Commands about the standings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..roles import CHIEFS
from ..scopes import RANKINGS, Scopes
from .announced import MOST_RANKINGS, RankingWithin


class AnnounceRankings(Command, frozen=True, kw_only=True):
    """All rankings within the standings anew. They are announced before round 1; once that is
    published the chief changes them, with a reason."""

    roles = CHIEFS

    rankings: Annotated[tuple[RankingWithin, ...], Meta(max_length=MOST_RANKINGS)]

    def scopes(self) -> Scopes:
        return (RANKINGS,)
