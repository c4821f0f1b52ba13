"""The rules an appeal is measured by, in brief; the Handbook's own words decide."""

from __future__ import annotations

import re
from typing import Final

from ..domain.appeals.state import Appeal
from ..domain.deadlines.limits import BY_DECISION
from ..domain.games.results import FORFEITS
from ..domain.tournament.state import Tournament
from ..words import READERS, speak
from .rows.base import Row


class ArticleRow(Row, frozen=True, kw_only=True):
    number: str
    text: str


def articles(
    state: Tournament, appeal: Appeal, results: frozenset[str], language: str = READERS
) -> tuple[ArticleRow, ...]:
    """Those that the matter touches; `results` are all that ever stood on the board."""
    chosen = [*_ALWAYS]
    if appeal.game is None:
        chosen = [*(_PAIRING if appeal.about.startswith("round:") else _PLAYER), *chosen]
    else:
        chosen = [*_RESULT, *chosen]
        if results & FORFEITS:
            chosen = [*_FORFEIT, *chosen]
        elif results & BY_DECISION:
            chosen = [*_DECISION, *chosen]
        if state.games[appeal.game].adjourned:
            chosen = [*_POSTPONED, *chosen]
    return tuple(ArticleRow(number=number, text=_in_brief(number, language)) for number in chosen)


def _in_brief(article: str, language: str) -> str:
    return speak(f"ArticleInBrief.{re.sub('[ .]', '-', article)}", {}, language)


_FORFEIT: Final = ("Laws 6.7.1", "C.04.2 3.5")
_DECISION: Final = ("Laws 11.10", "Laws 11.8")
_RESULT: Final = ("C.04.2 4.3",)
_POSTPONED: Final = ("C.04.2 3.1",)
_PAIRING: Final = ("C.04.2 1.4", "C.04.2 4.4")
_PLAYER: Final = ("Laws 12.9",)
_ALWAYS: Final = ("C.11 3.4.1", "C.11 3.7")
