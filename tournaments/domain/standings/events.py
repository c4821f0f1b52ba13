"""Events of the standings."""

from __future__ import annotations

from ..event import Event, Fact
from ..scopes import RANKINGS, Scopes
from .announced import RankingWithin


class RankingsAnnounced(Event, frozen=True, kw_only=True):
    """All rankings within the standings; they replace those that there were."""

    topics = ("standings",)
    public = True

    rankings: tuple[RankingWithin, ...]

    def scopes(self) -> Scopes:
        return (RANKINGS,)

    def fact(self) -> Fact:
        return ("rankings",)
