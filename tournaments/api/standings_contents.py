"""What the API answers to who reads standings, and what follows from them: ratings, norms, prizes,
and the report to the federation."""

from __future__ import annotations

from ..domain.prizes.fund import PrizeFund
from ..domain.standings.announced import RankingWithin
from ..selectors.id_requests import IdRequest
from ..selectors.papers.checks import ReportCheck
from ..selectors.papers.reports import ArbiterRow, PaperRow, ReportRow
from ..selectors.rows.norms import NormsRow
from ..selectors.rows.prizes import NoPrizeRow, PrizeChange, PrizesRow
from ..selectors.rows.rankings import RankingRow
from ..selectors.rows.ratings import RatingsRow
from ..selectors.rows.standings import RankedBy, StandingRow
from ..selectors.rows.workings import PlayerWorking, WorkingComparison
from .answers import Answer


class Standings(Answer, frozen=True, kw_only=True):
    """After round `round`."""

    seq: int
    round: int
    ranked_by: RankedBy
    standings: tuple[StandingRow, ...]


class Working(Answer, frozen=True, kw_only=True):
    """How each number of one player in the standings came about."""

    seq: int
    working: PlayerWorking


class WorkingComparisonAnswer(Answer, frozen=True, kw_only=True):
    """Two players side by side, and what decides between them."""

    component = "ComparedWorkings"

    seq: int
    comparison: WorkingComparison


class Rankings(Answer, frozen=True, kw_only=True):
    """Rankings within the standings as they are announced, and their places after a round."""

    seq: int
    round: int
    announced: tuple[RankingWithin, ...]
    rankings: tuple[RankingRow, ...]


class Ratings(Answer, frozen=True, kw_only=True):
    seq: int
    ratings: RatingsRow


class FederationReports(Answer, frozen=True, kw_only=True):
    """What is looked at before the report is sent, which papers go with it, and the packages that
    were made; `next` is the number of the next one."""

    seq: int
    next: int
    checks: tuple[ReportCheck, ...]
    certificates: tuple[PaperRow, ...]
    form: PaperRow
    direct_titles: PaperRow | None
    """Where a table of direct titles is entered."""
    arbiters: tuple[ArbiterRow, ...]
    reports: tuple[ReportRow, ...]
    id_requests: tuple[IdRequest, ...]
    """For each federation the text that asks for the FIDE ids which the report needs (B.02 9)."""


class ReportSelfTest(Answer, frozen=True, kw_only=True):
    """The report as it is read back. `checked`: what the checker of pairings and standings says.
    `nothing_yet`: no round is published, so nothing was tested."""

    seq: int
    good: bool
    nothing_yet: bool
    differences: tuple[str, ...]
    checked: tuple[str, ...]


class Norms(Answer, frozen=True, kw_only=True):
    """An estimate throughout: the Qualification Commission decides."""

    seq: int
    norms: NormsRow


class Prizes(Answer, frozen=True, kw_only=True):
    """The fund as it is announced, and who would get what of it. Sums are in smallest units of the
    currency: 500 are 5.00 where it has two `decimals`."""

    seq: int
    fund: PrizeFund
    prizes: PrizesRow


class PrizesMoved(Answer, frozen=True, kw_only=True):
    """Who gets something else than after event `seq`; `now` is the newest event."""

    seq: int
    now: int
    prizes: tuple[PrizeChange, ...]


class PrizeReasons(Answer, frozen=True, kw_only=True):
    """Why a player gets nothing of these lists."""

    seq: int
    player: int
    lists: tuple[NoPrizeRow, ...]
