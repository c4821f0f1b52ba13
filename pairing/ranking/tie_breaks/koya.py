"""Koya (KS, C.07 9.2): points against participants with half of the highest possible score or more.

The limit moves by half points (14.5). The free round of an odd round robin gives nobody a chance.
"""

from __future__ import annotations

from pairing.clauses import clause, in_points
from pairing.model import HalfPoints

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working


def _limit(scores: Scores, how: Modifiers) -> HalfPoints:
    """Twice the limit, so that the half of an odd number is a number."""
    rounds = range(1, scores.rounds + 1)
    chances = sum(scores.table.scoring.of(number).win for number in rounds)
    if scores.table.predetermined:
        chances = max(
            (
                sum(
                    scores.table.scoring.of(number).win
                    for number, opponent in enumerate(opponents, start=1)
                    if opponent is not None
                )
                for opponents in scores.opponents
            ),
            default=0,
        )
    return chances + 2 * how.limit


def _values(scores: Scores, how: Modifiers) -> Values:
    limit = _limit(scores, how)
    good = [2 * score >= limit for score in scores.score]
    return [
        sum(
            past.points
            for past, opponent in zip(card.rounds, opponents, strict=True)
            if opponent is not None and good[opponent]
        )
        for card, opponents in zip(scores.table.cards, scores.opponents, strict=True)
    ]


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    limit = _limit(scores, how)
    terms: list[Term] = []
    rounds = zip(scores.table.cards[place].rounds, scores.opponents[place], strict=True)
    for number, (past, opponent) in enumerate(rounds, start=1):
        if opponent is not None:
            score = scores.score[opponent]
            counts = 2 * score >= limit
            says = clause("Pairing-Round.koya-reached" if counts else "Pairing-Round.koya-missed")
            value = past.points if counts else 0
            terms.append(Term(number, value, past.opponent, score, past.points, says=says))
    said = clause("Pairing-Working.koya-limit", limit=in_points(limit / 2))
    return Working(sum(term.value or 0 for term in terms), tuple(terms), (said,))


KOYA = TieBreak("KS", "9.2", _values, _working, unit=2, takes="L")
