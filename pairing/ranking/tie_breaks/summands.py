"""What Buchholz, Fore Buchholz and Sonneborn-Berger share: a sum over the rounds, and its cuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairing.clauses import Clause, clause, in_points
from pairing.model import HalfPoints

from ..cuts import Part, left_out
from ..scores import Opposition, Place, Scores, Summand
from ..tie_break import Modifiers
from ..unplayed import Category
from ..working import Term, Working

Worth = Callable[[Sequence[HalfPoints], Sequence[HalfPoints]], Sequence[int]]
"""What scores and the points against them add, one by one, in units of the tie-break."""


def totals(scores: Scores, worth: Worth, how: Modifiers) -> list[int]:
    if not how.low and not how.high:
        return [sum(worth(each.scores, each.points)) for each in scores.oppositions]
    return [
        _cut(each, worth, how, by_result=scores.edition.cuts_by_result)
        if not any(dummy.voluntary for dummy in each.dummies)
        else _cut_with_voluntary(scores, place, worth, how)
        for place, each in enumerate(scores.oppositions)
    ]


def _cut(opposition: Opposition, worth: Worth, how: Modifiers, *, by_result: bool) -> int:
    values = worth(opposition.scores, opposition.points)
    then = opposition.points if by_result else values
    ordered = sorted(zip(opposition.scores, then, values, strict=True))
    kept = ordered[how.low : max(how.low, len(values) - how.high)]
    return sum([value for _score, _then, value in kept])


def _cut_with_voluntary(scores: Scores, place: Place, worth: Worth, how: Modifiers) -> int:
    parts = _parts(scores, place, worth)
    cut = left_out(parts, how.low, how.high)
    return sum(part.value for part in parts if part.at not in cut)


def shown(scores: Scores, place: Place, worth: Worth, how: Modifiers) -> Working:
    """The same sum, line by line."""
    summands = scores.summands(place)
    parts = _parts(scores, place, worth)
    cut = left_out(parts, how.low, how.high)
    terms = tuple(
        Term(
            number=each.number,
            value=part.value,
            opponent=None if each.opponent is None else scores.table.cards[each.opponent].tpn,
            score=each.score,
            points=each.points,
            cut=cut.get(part.at),
            says=_says(scores, each),
            article=_article(scores, each),
        )
        for each, part in zip(summands, parts, strict=True)
    )
    return Working(sum(term.value or 0 for term in terms if term.cut is None), terms)


def _parts(scores: Scores, place: Place, worth: Worth) -> list[Part]:
    summands = scores.summands(place)
    values = worth([each.score for each in summands], [each.points for each in summands])
    by_result = scores.edition.cuts_by_result
    return [
        Part(each.score, each.points if by_result else value, value, each.voluntary, at)
        for at, (each, value) in enumerate(zip(summands, values, strict=True))
    ]


def _says(scores: Scores, summand: Summand) -> Clause | None:
    """What the score is, where it is not simply the opponent's."""
    if summand.category is None:
        opponent = summand.opponent
        if opponent is None or scores.adjusted[opponent] == scores.score[opponent]:
            return None
        return clause("Pairing-Round.adjusted", score=in_points(scores.score[opponent]))
    key = "dummy" if summand.score == summand.uncapped else "dummy-capped"
    past = f"{summand.category.name.lower().replace('_', '-')}"
    return clause(
        f"Pairing-Round.{key}",
        was=clause(f"Pairing-Unplayed.{past}"),
        score=in_points(summand.score),
        own=in_points(summand.uncapped),
    )


def _article(scores: Scores, summand: Summand) -> str:
    if summand.category is None:
        opponent = summand.opponent
        moved = opponent is not None and scores.adjusted[opponent] != scores.score[opponent]
        return "16.3.2" if moved else ""
    if summand.score == summand.uncapped:
        return "16.4"
    forfeits = (Category.FORFEIT_WIN, Category.FORFEIT_LOSS)
    return "16.4.1" if summand.category in forfeits else "16.4.2"
