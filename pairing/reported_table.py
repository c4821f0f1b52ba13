"""From a report to the table that is ranked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Final

from pairing.model import TPN, Options, RoundKind
from pairing.options import OptionError
from pairing.ranking.by_matches import by_matches
from pairing.ranking.criteria import POINTS
from pairing.ranking.editions import EDITIONS, OLDEST, TieBreakEdition, edition_of
from pairing.ranking.own_list import OwnList
from pairing.ranking.table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table
from pairing.reported import rules_in
from pairing.systems import UnknownSystemError
from pairing.trf.counted import counting
from pairing.trf.dates import day
from pairing.trf.field import kind_of
from pairing.trf.left_out import without_left_out
from pairing.trf.national import used_ratings
from pairing.trf.points import entry_of, extra_points, result_points
from pairing.trf.regulations import pairing_scoring, tie_breaks_of_value, values_in
from pairing.trf.report import Code, PlayerRecord, Report
from pairing.trf.teams import refuse_team_event

_RESULTS = {
    Code.WIN: WIN,
    Code.SHORT_WIN: WIN,
    Code.DRAW: DRAW,
    Code.SHORT_DRAW: DRAW,
    Code.LOSS: LOSS,
    Code.SHORT_LOSS: LOSS,
}

ROUND_ROBIN = ("ROUNDROBIN", "ROUND ROBIN", "ROUND-ROBIN", "BERGER", "SCHEVENINGEN", "SCHILLER")


EDITION_COMMENT: Final = "### tie-breaks by C.07, edition "
LOTS_COMMENT: Final = "### lots of the tie-breaks after round "
_LOTS: Final = re.compile(
    re.escape(LOTS_COMMENT) + r"(?P<first>\d{1,2}) on: (?P<seed>[A-Za-z0-9 -]{1,64})",
    re.ASCII,
)


def is_round_robin(report: Report) -> bool:
    """By record 192, or by the words of 092."""
    stated = (report.encoded_type or report.type_text).upper()
    return any(word in stated for word in ROUND_ROBIN)


def listed(report: Report, after: int | None = None) -> tuple[str, ...]:
    """The list of tie-breaks of record 212, else of 202; none is a list too. `after`: as it held
    for that round, where a comment says that it was changed later."""
    held = values_in(report, after).get("tiebreaks") if after else None
    return tie_breaks_of_value(held) if held else report.standings_order or report.tie_breaks


def own_list_in(report: Report, after: int | None = None) -> OwnList:
    """Of the pairing system that the report names, as its readings were in that round; empty where
    its text does not rank, and of a system that is not known here."""
    number = rounds_recorded(report) if after is None else after
    try:
        rules = rules_in(report, number, None, Options())
        return rules.system.own_list(rules.options)
    except (UnknownSystemError, OptionError):
        return OwnList()


def edition_in(report: Report) -> TieBreakEdition:
    """The edition of C.07 that a comment names, else that of its first day; the newest where it
    states none."""
    stated = _edition_stated(report)
    return EDITIONS[stated] if stated else edition_of(_first_day(report))


def is_of_no_edition(report: Report) -> bool:
    """Played before the editions that are known here; the oldest one ranks it."""
    first = _first_day(report)
    return not _edition_stated(report) and first is not None and first < OLDEST.since


def _edition_stated(report: Report) -> str:
    named = (one.removeprefix(EDITION_COMMENT).strip() for one in report.comments)
    return next((code for code in named if code in EDITIONS), "")


def _first_day(report: Report) -> date | None:
    return day(report.start_date or report.end_date)


def lots_in(comments: Iterable[str]) -> tuple[int, str] | None:
    """After which round on lots rank, and their seed; None where none were drawn."""
    lines = (_LOTS.fullmatch(one.strip()) for one in comments)
    return next(((int(line["first"]), line["seed"]) for line in lines if line), None)


def lots_comment(first: int, seed: str) -> str:
    return f"{LOTS_COMMENT}{first} on: {seed}"


def _seed(report: Report, last: int) -> str:
    """Of lots that were drawn, else that of the readings, which is for the list of that system's
    own text alone."""
    first, seed = lots_in(report.comments) or (0, "")
    if seed and first <= last:
        return seed
    own = own_list_in(report, last)
    return own.seed if listed(report, last) in ((), own.codes, (POINTS, *own.codes)) else ""


def rounds_recorded(report: Report) -> int:
    """With byes of a round that is not paired yet."""
    return max([report.rounds_paired, *(len(player.rounds) for player in report.players)])


def table_of(
    report: Report, rounds: int | None = None, *, predetermined: bool | None = None
) -> Table:
    """As it stands after `rounds` (default: all that are paired). Of games that are rated otherwise
    what counts is read. Raises ReportError for a team event."""
    refuse_team_event(report)
    report = without_left_out(counting(report))
    last = report.rounds_paired if rounds is None else rounds
    ratings = used_ratings(report)
    if predetermined is None:
        predetermined = is_round_robin(report)
    table = Table(
        cards=tuple(
            _card(report, player, last, ratings[player.number], predetermined)
            for player in report.players
        ),
        rounds_total=report.rounds_total or report.rounds_paired,
        scoring=pairing_scoring(report, last + 1),
        predetermined=predetermined,
        seed=_seed(report, last),
    )
    return by_matches(table) if _games_of_match(report, last) > 1 else table


def _games_of_match(report: Report, last: int) -> int:
    """1: of a system whose rounds are single games, and of one that is not known here."""
    try:
        return rules_in(report, last, None, Options()).system.games
    except (UnknownSystemError, OptionError):
        return 1


def _card(
    report: Report, player: PlayerRecord, last: int, rating: int, predetermined: bool
) -> Scorecard:
    rounds = tuple(_round(report, player, number, predetermined) for number in range(1, last + 1))
    return Scorecard(TPN(player.number), rounds, rating)


def _round(report: Report, player: PlayerRecord, number: int, predetermined: bool) -> ScoredRound:
    """A free round of a table is no bye (C.07 15.2), whatever a file calls it."""
    entry = entry_of(report, player, number)
    kind = kind_of(entry)
    return ScoredRound(
        kind=RoundKind.ZERO_BYE if predetermined and kind is RoundKind.PAB else kind,
        points=result_points(report, player, number),
        opponent=None if entry.opponent is None else TPN(entry.opponent),
        colour=entry.colour,
        result=_RESULTS.get(entry.code),
        extra=extra_points(report, player, number),
    )
