"""What Buchholz, Fore Buchholz and Sonneborn-Berger share: a sum over the rounds, and its cuts."""

from __future__ import annotations

from collections.abc import Callable

from pairing.clauses import Clause, clause, in_points

from ..cuts import Part, cut_sum, left_out
from ..scores import Place, Scores, Summand
from ..tie_break import Modifiers
from ..unplayed import Category
from ..working import Term, Working

Worth = Callable[[Summand], int]
"""What a summand adds, in units of the tie-break."""


def total(summands: list[Summand], worth: Worth, how: Modifiers) -> int:
    if not how.low and not how.high:
        return sum(map(worth, summands))
    return cut_sum(_parts(summands, worth), how.low, how.high)


def shown(scores: Scores, place: Place, worth: Worth, how: Modifiers) -> Working:
    """The same sum, line by line."""
    summands = scores.summands[place]
    cut = left_out(_parts(summands, worth), how.low, how.high)
    terms = tuple(
        Term(
            number=each.number,
            value=worth(each),
            opponent=None if each.opponent is None else scores.table.cards[each.opponent].tpn,
            score=each.score,
            points=each.points,
            cut=cut.get(at),
            says=_says(scores, each),
            article=_article(scores, each),
        )
        for at, each in enumerate(summands)
    )
    return Working(sum(term.value or 0 for term in terms if term.cut is None), terms)


def _parts(summands: list[Summand], worth: Worth) -> list[Part]:
    return [Part(each.score, worth(each), each.voluntary, at) for at, each in enumerate(summands)]


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
