"""Commands about direct titles."""

from __future__ import annotations

from ..command import Command
from ..roles import CHIEF
from ..scopes import DIRECT_TITLES, Scopes
from .table import TitleTable


class SetDirectTitles(Command, frozen=True, kw_only=True):
    """The whole table anew, at any time: it moves neither pairings nor standings, and the papers
    for the federation are made when all is over."""

    roles = CHIEF

    table: TitleTable

    def scopes(self) -> Scopes:
        return (DIRECT_TITLES,)
