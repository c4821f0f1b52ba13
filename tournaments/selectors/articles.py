"""The rules an appeal is measured by, in brief; the Handbook's own words decide."""

from __future__ import annotations

from typing import Final

from ..domain.appeals.state import Appeal
from ..domain.deadlines.limits import BY_DECISION
from ..domain.games.results import FORFEITS
from ..domain.tournament.state import Tournament
from .rows import Row


class ArticleRow(Row, frozen=True, kw_only=True):
    number: str
    text: str


def articles(state: Tournament, appeal: Appeal, results: frozenset[str]) -> tuple[ArticleRow, ...]:
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
    return tuple(ArticleRow(number=number, text=text) for number, text in chosen)


_FORFEIT: Final = (
    (
        "Laws 6.7.1",
        "Whoever arrives at the board after the default time loses, unless the arbiter decides"
        " otherwise.",
    ),
    (
        "C.04.2 3.5",
        "Two players who were paired and did not play their game may be paired again.",
    ),
)
_DECISION: Final = (
    ("Laws 11.10", "A player may appeal against a decision of the arbiter."),
    ("Laws 11.8", "When both players are found guilty, both lose the game."),
)
_RESULT: Final = (
    (
        "C.04.2 4.3",
        "A correction within the deadline counts for the next pairing, during the next round for"
        " the pairing after it, later for the rating alone.",
    ),
)
_POSTPONED: Final = (
    ("C.04.2 3.1", "A game that is not finished counts as a draw for the pairing alone."),
)
_PAIRING: Final = (
    (
        "C.04.2 1.4",
        "The pairing is objective, impartial and reproducible: everybody who follows the rules"
        " comes to the same one.",
    ),
    (
        "C.04.2 4.4",
        "A published pairing is changed in the cases that this article names and in no other.",
    ),
)
_PLAYER: Final = (("Laws 12.9", "The penalties an arbiter can give, up to the exclusion."),)
_ALWAYS: Final = (
    ("C.11 3.4.1", "An appeal is made in writing and within its deadline."),
    ("C.11 3.7", "It is heard only after the chief arbiter has decided."),
)
