"""What workings call a round of one participant."""

from __future__ import annotations

from collections.abc import Callable

from pairing.clauses import Clause, clause
from pairing.model import RoundKind

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import Modifiers, ValuesOf, WorkingOf
from ..working import Term, Working

Counted = Callable[[Scores, Place, int, ScoredRound], int]
"""What a round adds; the number counts from 1."""


def say(past: ScoredRound, *, extra: bool = False) -> Clause:
    """ "won over the board", "half-point bye"."""
    if extra:
        return clause("Pairing-Round.bonus" if past.extra > 0 else "Pairing-Round.penalty")
    if past.kind is RoundKind.GAME:
        result = "open" if past.result is None else ("lost", "drawn", "won")[past.result]
        return clause(f"Pairing-Round.{result}")
    return clause(f"Pairing-Round.{past.kind.value}")


def counting(count: Counted) -> tuple[ValuesOf, WorkingOf]:
    """Values and working of a tie-break that adds something up, round by round."""

    def values(scores: Scores, _how: Modifiers) -> list[int | None]:
        return [
            sum(
                count(scores, place, number, past)
                for number, past in enumerate(card.rounds, start=1)
            )
            for place, card in enumerate(scores.table.cards)
        ]

    def working(scores: Scores, _how: Modifiers, place: Place) -> Working:
        terms = tuple(
            Term(number, count(scores, place, number, past), past.opponent, says=say(past))
            for number, past in enumerate(scores.table.cards[place].rounds, start=1)
        )
        return Working(sum(term.value or 0 for term in terms), terms)

    return values, working
