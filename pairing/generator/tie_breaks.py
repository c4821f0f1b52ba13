"""The list of tie-breaks of a random tournament, and its standings by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pairing.generator.source import Source
from pairing.model import TPN
from pairing.ranking.criteria import POINTS, CriterionError, RankCriterion, criteria
from pairing.ranking.order import Ranking
from pairing.reported_table import edition_in, is_round_robin, table_of
from pairing.trf import PlayerRecord, Report, points_before

OF_RESULTS: Final = (
    "DE", "DE/P", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "PS/C2", "REP", "STD", "TPN", "TPN/R",
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "FB", "FB/C1", "FB/M1",
    "AOB", "AOB/F", "SB", "SB/C1", "SB/C2", "SB/M1", "SB/P", "KS", "KS/L+1", "KS/L-1",
)  # fmt: skip
"""What the master list offers (C.07, MTB26), with its modifiers."""

OF_RATINGS: Final = (
    "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R",
)  # fmt: skip

UNRATED: Final = "/U1400"
"""Without it a rating tie-break is not defined where somebody is unrated (C.07 10)."""

LONGEST: Final = 6


def fitting(report: Report) -> list[str]:
    """The tie-breaks that a tournament of its kind, days and ratings can have."""
    unrated = any(not player.rating for player in report.players)
    of_ratings = [code + UNRATED * unrated for code in OF_RATINGS]
    return [code for code in (*OF_RESULTS, *of_ratings) if _can_be_had(report, code)]


def _can_be_had(report: Report, code: str) -> bool:
    try:
        _criteria(report, (code,))
    except CriterionError:
        return False
    return True


def _criteria(report: Report, codes: tuple[str, ...]) -> tuple[RankCriterion, ...]:
    return criteria(
        codes, predetermined=is_round_robin(report), edition=edition_in(report),
        highest=report.scoring.white_win * (report.rounds_total or 1),
    )  # fmt: skip


def drawn(report: Report, source: Source) -> tuple[str, ...]:
    """Up to six of them; none in one of eight tournaments."""
    if source.random() * 8 < 1:
        return ()
    return tuple(source.sample(fitting(report), k=source.randint(1, LONGEST)))


def with_standings(report: Report, codes: tuple[str, ...], *, whole_order: bool = False) -> Report:
    """Points, and ranks by points and that list; who is still tied shares a rank.

    `whole_order`: the list stands in record 212, with the points, and not in 202. Raises
    CriterionError for a list that the tournament cannot have.
    """
    ranking = Ranking(table_of(report), _criteria(report, codes), edition_in(report))
    return replace(
        report,
        players=tuple(_finished(report, ranking)),
        tie_breaks=() if whole_order else codes,
        standings_order=(POINTS, *codes) if whole_order else (),
    )


def _finished(report: Report, ranking: Ranking) -> Iterator[PlayerRecord]:
    for player in report.players:
        points = points_before(report, player, len(player.rounds) + 1)
        yield replace(player, points=points, rank=ranking.ranks[TPN(player.number)])
