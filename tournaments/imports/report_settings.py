"""The settings of a tournament as its report states them, and what of it cannot be kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from pairing.clauses import Clause, clause
from pairing.model import Options
from pairing.reported import NEWEST, Rules, rules_of, stated
from pairing.systems import SYSTEMS
from pairing.trf import (
    FIDE_ELSE_NATIONAL,
    Code,
    PlayerRecord,
    Problem,
    RankingMethod,
    Report,
    ReportScoring,
    entry_of,
    national_ratings,
    ranking_federation,
    ranking_method,
)
from pairing.trf.dates import day
from pairing.trf.regulations import (
    accelerated_in,
    changes,
    method_of_value,
    options_of_value,
    rounds_in,
    scoring_in,
    tie_breaks_of_value,
    values_in,
)
from pairing.trf.teams import team_event
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.commands import ChangeRegulations
from tournaments.domain.settings.dates import dates_sound
from tournaments.domain.settings.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.settings.settings import Regulations, Settings, under
from tournaments.domain.settings.time_controls import put_together
from tournaments.words import speak

from .report_tie_breaks import tie_break_edition_of, tie_breaks_of
from .report_words import clause_lines, problem_lines

MOST_ROUNDS = 99
MOST_POINTS = 100
"""Half points."""
_SCORINGS = ("162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU")
SAID_BY_A_REPORT: Final = (
    "rounds",
    "system",
    "system_options",
    "acceleration",
    "tie_breaks",
    "tie_break_edition",
    "ranking_method",
    "ranking_federation",
    "win",
    "draw",
    "loss",
    "absent",
    "pab",
    "half_byes_allowed",
    "last_round_with_half_bye",
    "city",
    "federation",
    "start_date",
    "end_date",
    "round_starts",
    "time_control",
    "chief_arbiter",
    "deputy_arbiters",
)
"""What `settings_of` fills; a file has no place for the other settings."""


def report_rules(report: Report) -> Rules:
    """As `python -m pairing` reads them; for a system that is not ours the newest Dutch rules.

    So too where no system is named and the rules of those days know no acceleration, which the
    file has. Raises ReportError for a team event, which `unusable` names.
    """
    said = stated(report).system
    if said is not None:
        return rules_of(report, None if said in SYSTEMS else NEWEST, Options())
    rules = rules_of(report, None, Options())
    if rules.system.accelerates or not report.virtual:
        return rules
    key = "ReportNote.virtual-points-of-no-system"
    note = clause(key, system=rules.system.code, newest=NEWEST)
    return Rules(SYSTEMS[NEWEST], Options(), (note,))


def settings_of(report: Report, rules: Rules) -> Settings:
    """As they stood at the start: what was changed since then comes with its round."""
    settings = _in_the_end(report, rules)
    return under(regulations_in(report, settings, 1), settings) if changes(report) else settings


def regulations_in(report: Report, settings: Settings, number: int) -> Regulations:
    """Of that round, where the file says that they were changed; `settings` are those of its
    records."""
    held = values_in(report, number)
    worth = scoring_in(report, number)
    code = held.get("system", settings.system)
    options, listed = held.get("options"), held.get("tiebreaks")
    return Regulations(
        rounds=rounds_in(report, number, settings.rounds),
        system=code,
        system_options=settings.system_options if options is None else options_of_value(options),
        win=worth.white_win,
        draw=worth.white_draw,
        loss=worth.white_loss,
        absent=worth.zero_bye,
        pab=worth.pab,
        acceleration="baku" if accelerated_in(report, number) else "none",
        tie_breaks=settings.tie_breaks if listed is None else tie_breaks_of_value(listed),
        tie_break_edition=held.get("edition", settings.tie_break_edition),
        ranking_method=method_of_value(held.get("ranking", settings.ranking_method)),
    )


def regulation_changes(report: Report, rules: Rules) -> Iterator[ChangeRegulations]:
    """By round."""
    settings = _in_the_end(report, rules)
    for number in sorted({change.round for change in changes(report)}):
        regulations = regulations_in(report, settings, number)
        yield ChangeRegulations(
            from_round=number,
            regulations=regulations,
            confirmed_rounds=regulations.rounds,
            leaves_fide_mode_from=number,
            leaves_fide_mode_again=number,
        )


def _in_the_end(report: Report, rules: Rules) -> Settings:
    scoring = report.scoring
    settings = Settings(
        rounds=report.rounds_total or max(report.rounds_paired, 1),
        system=rules.system.code,
        system_options=dict(rules.options.values),
        acceleration=_acceleration(report),
        tie_breaks=tie_breaks_of(report),
        tie_break_edition=tie_break_edition_of(report),
        ranking_method=_ranking_method(report),
        ranking_federation=ranking_federation(report),
        win=scoring.white_win,
        draw=scoring.white_draw,
        loss=scoring.white_loss,
        absent=scoring.zero_bye,
        pab=scoring.pab,
        half_byes_allowed=max(1, *_half_byes(report).values()),
        last_round_with_half_bye=_last_round_with_half_bye(report),
        city=report.city,
        federation=report.federation if len(report.federation) == 3 else "",
        time_control=put_together(report.time_control, report.encoded_time_control),
        chief_arbiter=report.chief_arbiter,
        deputy_arbiters=report.deputy_arbiters,
    )
    return _with_days(settings, report)


def _ranking_method(report: Report) -> RankingMethod:
    """Of a file without national ratings FIDE's are all that there are."""
    if not report.rank_method and not national_ratings(report):
        return FIDE_ELSE_NATIONAL
    return ranking_method(report)


def _with_days(settings: Settings, report: Report) -> Settings:
    return replace(
        settings,
        start_date=_iso_date(report.start_date),
        end_date=_iso_date(report.end_date),
        round_starts=tuple(_iso_date(date) for date in report.round_dates),
    )


def unusable(report: Report) -> Iterator[Problem]:
    """What the file says that a tournament of ours cannot keep."""
    yield from _unusable_points(report)
    if (record := team_event(report)) is not None:
        yield Problem(
            report.lines.get(record[:3], 0),
            clause("ReportProblem.teams", record=record),
        )
    numbers = [player.number for player in report.players]
    if report.by_position and numbers != sorted(numbers):
        message = clause("ReportProblem.by-position")
        yield Problem(report.lines.get("XXC", 0), message, record="XXC")
    total = report.rounds_total or 0
    if max(total, report.rounds_paired) > MOST_ROUNDS:
        code = "142" if "142" in report.lines else "XXR"
        rounds = max(total, report.rounds_paired)
        message = clause("ReportProblem.too-many-rounds", rounds=rounds, most=MOST_ROUNDS)
        yield Problem(report.lines.get(code, 0), message, record=code if total else "")
    yield from _unusable_acceleration(report)
    yield from _unusable_days(report)
    for virtual in report.virtual:
        if not 0 <= virtual.points <= MOST_POINTS:
            points = f"{virtual.points / 2:.1f}"
            most = MOST_POINTS // 2
            message = clause("ReportProblem.virtual-points", points=points, most=most)
            code = report.records.get(virtual.line, "")
            yield Problem(virtual.line, message, virtual.first_player, record=code)


def _unusable_acceleration(report: Report) -> Iterator[Problem]:
    """Each round by its own system, where that was changed under way."""
    began = {1, *(change.round for change in changes(report))}
    for number in sorted(began):
        if accelerated_in(report, number) and (name := _knows_none(report, number)):
            yield _no_acceleration(report, report.lines.get("192", 0), name)
            return
    for virtual in report.virtual:
        reached = {virtual.first_round, *began} & {
            *range(virtual.first_round, virtual.last_round + 1)
        }
        if name := next(filter(None, (_knows_none(report, each) for each in sorted(reached))), ""):
            yield _no_acceleration(report, virtual.line, name)
            return


def _knows_none(report: Report, number: int) -> str:
    """The name of the system of that round, where it has no acceleration; else empty."""
    code = values_in(report, number).get("system", stated(report).system or "")
    system = SYSTEMS.get(code)
    return speak(system.says) if system and not system.accelerates else ""


def _no_acceleration(report: Report, line: int, system: str) -> Problem:
    message = clause("ReportProblem.no-acceleration", system=system)
    return Problem(line, message, record=report.records.get(line, ""))


def _unusable_days(report: Report) -> Iterator[Problem]:
    if refused := dates_sound(_with_days(Settings(), report)):
        code = "132" if "round" in refused.facts else "052"
        message = Clause(refused.says, refused.facts)
        yield Problem(report.lines.get(code, 0), message, record=code)


def _unusable_points(report: Report) -> Iterator[Problem]:
    scoring = report.scoring
    line, code = min(
        ((report.lines[code], code) for code in _SCORINGS if code in report.lines), default=(0, "")
    )
    if scoring != _plain_scoring(scoring):
        yield Problem(
            line,
            clause("ReportProblem.scoring"),
            record=code,
        )
    elif not _in_order(scoring):
        win, draw, loss = (f"{points / 2:.1f}" for points in _game_points(scoring))
        message = clause(
            "ReportProblem.order-of-points",
            win=win,
            draw=draw,
            loss=loss,
            absent=f"{scoring.zero_bye / 2:.1f}",
            pab=f"{scoring.pab / 2:.1f}",
            most=MOST_POINTS // 2,
        )
        yield Problem(line, message, record=code)
    elif _acceleration(report) == "baku" and (
        scoring.white_win != 2 * scoring.white_draw or scoring.white_loss
    ):
        message = clause("ReportProblem.baku")
        yield Problem(report.lines.get("192", 0), message, record="192")
    for record in report.abnormal:
        yield Problem(
            record.line,
            clause("ReportProblem.points-outside-results"),
            record.players[0] if record.players else None,
        )


def _in_order(scoring: ReportScoring) -> bool:
    win, draw, loss = _game_points(scoring)
    ordered = 0 <= loss < draw < win <= MOST_POINTS
    return ordered and 0 <= scoring.zero_bye <= win and 0 <= scoring.pab <= win


def _game_points(scoring: ReportScoring) -> tuple[int, int, int]:
    return scoring.white_win, scoring.white_draw, scoring.white_loss


def notes_of(report: Report, rules: Rules) -> Iterator[str]:
    yield from problem_lines(report.doubts)
    yield from clause_lines(rules.notes)
    if stated(report).system not in (None, rules.system.code):
        named = f"{report.encoded_type} {report.type_text}".rstrip()
        yield speak("ReportNote.another-system", {"named": named, "system": rules.system.code})
    if report.rounds_total is None:
        yield speak("ReportNote.no-rounds", {"rounds": report.rounds_paired})
    unpaired = [player.number for player in by_number(report) if _left_out_last(report, player)]
    if unpaired and report.rounds_paired < (report.rounds_total or 0):
        numbers = ", ".join(map(str, unpaired))
        facts = {"round": report.rounds_paired, "numbers": numbers}
        yield speak("ReportNote.not-paired", facts)


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
    """YYYY-MM-DD; "" for what is no day."""
    date = day(text)
    return date.isoformat() if date else ""


def _half_byes(report: Report) -> dict[int, int]:
    """Half-point byes by starting number: the regulations of the file allowed so many."""
    rounds = range(1, max(report.rounds_total or 0, report.rounds_paired + 1) + 1)
    return {
        player.number: sum(
            entry_of(report, player, number).code is Code.HALF_BYE for number in rounds
        )
        for player in report.players
    }


def _last_round_with_half_bye(report: Report) -> int:
    """0, all but the last round, unless the file has one in the last round; it may have none."""
    last = report.rounds_total or report.rounds_paired
    late = last > 0 and any(
        entry_of(report, player, last).code is Code.HALF_BYE for player in report.players
    )
    return last if late else 0


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
