"""The ranking of a system by its own list, after the rounds of a field."""

from __future__ import annotations

from typing import NamedTuple

from pairing.model import TPN, Field, HalfPoints, Options
from pairing.ranking.criteria import criteria
from pairing.ranking.fields import table_of_field
from pairing.ranking.names import written
from pairing.ranking.order import Ranking
from pairing.system import System


class Ranked(NamedTuple):
    """`values` by code, as a list shows them."""

    place: int
    tpn: TPN
    points: HalfPoints
    values: dict[str, str]


def ranking_of(system: System, field: Field, options: Options) -> Ranking:
    own = system.own_list(options)
    return Ranking(table_of_field(field, own.seed), criteria(own.codes))


def ranked_by(system: System, field: Field, options: Options) -> list[Ranked]:
    ranking = ranking_of(system, field, options)
    return [
        Ranked(
            line.rank,
            line.tpn,
            line.values[0] or 0,
            {
                criterion.code: written(criterion.tie_break, value)
                for criterion, value in zip(ranking.criteria[1:], line.values[1:], strict=True)
            },
        )
        for line in ranking.lines
    ]


def sums(system: System, field: Field, options: Options) -> dict[TPN, dict[str, list[int]]]:
    """What the workings show cut by cut, by player and code; nothing where it did not decide."""
    ranking = ranking_of(system, field, options)
    return {
        line.tpn: {
            criterion.code: [
                (term.value if term.score is None else term.score) or 0
                for term in ranking.working(column, line.tpn).terms
            ]
            for column, criterion in enumerate(ranking.criteria[1:], start=1)
        }
        for line in ranking.lines
    }
