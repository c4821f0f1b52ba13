"""The settings of a tournament as its report states them, and what of it cannot be kept."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Literal

from pairing.reported import stated
from pairing.systems import SYSTEMS
from pairing.trf import Code, PlayerRecord, Report, ReportScoring, entry_of
from tournaments.domain.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings import Settings

DEFAULT_SYSTEM = "dutch-2026"


def settings_of(report: Report) -> Settings:
    scoring = report.scoring
    return Settings(
        rounds=report.rounds_total or max(report.rounds_paired, 1),
        system=_system(report),
        system_options=_options(report),
        acceleration=_acceleration(report),
        win=scoring.white_win,
        draw=scoring.white_draw,
        loss=scoring.white_loss,
        absent=scoring.zero_bye,
        pab=scoring.pab,
        half_byes_allowed=max(1, *_half_byes(report).values()),
        last_round_with_half_bye=_last_round_with_half_bye(report),
        city=report.city,
        federation=report.federation if len(report.federation) == 3 else "",
        start_date=_iso_date(report.start_date),
        end_date=_iso_date(report.end_date),
        round_starts=tuple(_iso_date(date) for date in report.round_dates),
        time_control=report.time_control or report.encoded_time_control,
        chief_arbiter=report.chief_arbiter,
        deputy_arbiters=report.deputy_arbiters,
    )


def unusable(report: Report) -> Iterator[str]:
    """What the file says that a tournament of ours cannot keep."""
    scoring = report.scoring
    if scoring != _plain_scoring(scoring):
        yield (
            "The points differ by colour, or a forfeit or bye is not worth a win, draw or absence "
            "(records 162, XXS): such a scoring cannot be kept."
        )
    if report.abnormal:
        yield "Record 299 gives points outside the results: such points cannot be kept."
    if report.teams_stated or any(line.startswith(("013", "310")) for line in report.other_lines):
        yield "This is a team tournament (records 013, 310); only individual ones can be imported."


def notes_of(report: Report) -> Iterator[str]:
    yield from map(str, report.doubts)
    named = stated(report).system
    if named and named not in SYSTEMS:
        yield (
            f"The file names {report.encoded_type} {report.type_text}".rstrip()
            + f"; further rounds would be paired by {DEFAULT_SYSTEM}."
        )
    if report.rounds_total is None:
        yield f"The file states no number of rounds; {report.rounds_paired} are taken."
    unpaired = [player.number for player in by_number(report) if _left_out_last(report, player)]
    if unpaired and report.rounds_paired < (report.rounds_total or 0):
        numbers = ", ".join(map(str, unpaired))
        yield f"Not paired in round {report.rounds_paired}: {numbers}. Withdraw those who left."


def prohibited_groups(report: Report, ids: dict[int, PlayerId]) -> Iterator[ProhibitedPlayers]:
    last = report.rounds_total or max(report.rounds_paired, 1)
    for record in report.prohibited:
        players = tuple(ids[number] for number in record.players if number in ids)
        if len(players) > 1:
            yield ProhibitedPlayers(players, record.first_round, min(record.last_round, last))


def virtual_points(report: Report, ids: dict[int, PlayerId]) -> Iterator[VirtualPoints]:
    for record in report.virtual:
        players = tuple(
            player
            for number, player in ids.items()
            if record.first_player <= number <= record.last_player
        )
        if players:
            yield VirtualPoints(
                players=players,
                points=record.points,
                first=record.first_round,
                last=record.last_round,
            )


def by_number(report: Report) -> list[PlayerRecord]:
    return sorted(report.players, key=lambda player: player.number)


def _iso_date(text: str) -> str:
    """YYYY/MM/DD or YY/MM/DD as YYYY-MM-DD; "" for what is no date."""
    parts = text.strip().replace(".", "/").replace("-", "/").split("/")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        return ""
    year, month, day = map(int, parts)
    try:
        return datetime.date(year + 2000 if year < 100 else year, month, day).isoformat()
    except ValueError:
        return ""


def _half_byes(report: Report) -> dict[int, int]:
    """Half-point byes by starting number: the regulations of the file allowed so many."""
    rounds = range(1, report.rounds_paired + 2)
    return {
        player.number: sum(
            entry_of(report, player, number).code is Code.HALF_BYE for number in rounds
        )
        for player in report.players
    }


def _last_round_with_half_bye(report: Report) -> int:
    """0, all but the last round, unless the file has one in the last round."""
    last = report.rounds_total or report.rounds_paired
    late = any(entry_of(report, player, last).code is Code.HALF_BYE for player in report.players)
    return last if late else 0


def _system(report: Report) -> str:
    named = stated(report).system
    return named if named in SYSTEMS else DEFAULT_SYSTEM


def _options(report: Report) -> dict[str, str]:
    return dict(stated(report).options.values)


def _acceleration(report: Report) -> Literal["none", "baku"]:
    if report.virtual:
        return "none"
    return "baku" if report.encoded_type.upper().endswith("_BAKU") else "none"


def _plain_scoring(scoring: ReportScoring) -> ReportScoring:
    """The scoring with the same win, draw, loss, absence and PAB, and no further exceptions."""
    win, draw, loss = scoring.white_win, scoring.white_draw, scoring.white_loss
    return ReportScoring(
        white_win=win,
        black_win=win,
        white_draw=draw,
        black_draw=draw,
        white_loss=loss,
        black_loss=loss,
        forfeit_win=win,
        forfeit_loss=scoring.zero_bye,
        full_bye=win,
        half_bye=draw,
        zero_bye=scoring.zero_bye,
        pab=scoring.pab,
        adjourned=draw,
    )


def _left_out_last(report: Report, player: PlayerRecord) -> bool:
    last = report.rounds_paired
    return last > 0 and not player.entry(last).is_paired
