"""What criteria are called, and how their values are written."""

from __future__ import annotations

from pairing.clauses import Clause, Points, clause

from .criteria import RankCriterion
from .tie_break import TieBreak, Value


def name(criterion: RankCriterion) -> Clause:
    """ "Buchholz, without the lowest"."""
    how, said = criterion.how, Clause(criterion.tie_break.says, {})
    if how.low:
        kind = "median" if how.high else "cut"
        said = clause(f"Pairing-Modifier.{kind}{'-1' * (how.low == 1)}", name=said, times=how.low)
    if how.limit:
        key = "limit-up" if how.limit > 0 else "limit-down"
        said = clause(f"Pairing-Modifier.{key}", name=said, points=Points(abs(how.limit)))
    for key, chosen in (("fore", how.fore), ("played", how.played), ("reverse", how.reverse)):
        if chosen:
            said = clause(f"Pairing-Modifier.{key}", name=said)
    if how.unrated:
        said = clause("Pairing-Modifier.unrated", name=said, rating=how.unrated)
    return said


def number(tie_break: TieBreak, value: int) -> int | float:
    """The exact number: 9.25, 13.6, 1880."""
    whole, rest = divmod(value, tie_break.unit)
    return value / tie_break.unit if rest else whole


def written(tie_break: TieBreak, value: Value) -> str:
    """As a list shows it: all of a column with as many decimals as its unit needs, "9.25"; empty
    where it is not defined."""
    if value is None:
        return ""
    decimals = {1: 0, 2: 1}.get(tie_break.unit, 2)
    return f"{value / tie_break.unit:.{decimals}f}"
