"""Events of direct titles."""

from __future__ import annotations

from ..event import Event, Fact
from ..scopes import DIRECT_TITLES, Scopes
from .table import TitleTable


class DirectTitlesSet(Event, frozen=True, kw_only=True):
    """Replaces the whole table; without lines the event gives no titles by itself."""

    topics = ("standings",)
    public = False

    table: TitleTable

    def scopes(self) -> Scopes:
        return (DIRECT_TITLES,)

    def fact(self) -> Fact:
        return ("direct-titles",)
