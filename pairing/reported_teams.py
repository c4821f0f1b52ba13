"""The rules of a team event as its report file states them (record 192, ETT26).

rules = team_rules_of(report)                # TeamRules; ReportError for what pairs no teams
fields = team_fields(read_teams(report), rules)
rules.pair(fields.before(fields.next_round))         # -> RoundPairing or NoLegalPairing
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pairing.clauses import Clause, clause
from pairing.model import Field, NoLegalPairing, Options, Progress, RoundPairing, no_progress
from pairing.options import checked
from pairing.reported import OPTIONS_COMMENT, Rules, options_stated, unusual
from pairing.system import System
from pairing.systems import TEAM_SYSTEMS
from pairing.systems import system as system_named
from pairing.trf import Report, ReportError
from pairing.trf.team_field import TeamFields
from pairing.trf.team_records import TeamEvent, problem
from pairing.trf.teams import team_event

TEAM_SWISS: Final = "team-swiss-2026"
_TYPE: Final = re.compile(r"FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP))?(?:_(MP|GP))?(_BAKU)?")
_CUSTOM: Final = re.compile(r"CUSTOM_TEAM_SWISS(?:_(MP|GP))?")
_BY_TYPE: Final = ("preferences", "secondary")
"""The options that record 192 says."""


@dataclass(frozen=True, slots=True)
class TeamRules:
    """What a team event is paired by; `notes` say what was assumed."""

    rules: Rules
    by_game_points: bool = False
    baku: bool = False

    @property
    def system(self) -> System:
        return self.rules.system

    @property
    def options(self) -> Options:
        return self.rules.options

    @property
    def notes(self) -> tuple[Clause, ...]:
        return self.rules.notes

    def pair(self, field: Field, progress: Progress = no_progress) -> RoundPairing | NoLegalPairing:
        """The round before which the field stands."""
        return self.rules.pair(field, progress)


def team_rules_of(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
) -> TeamRules:
    """What was asked for, else what the report states: a type of FIDE_TEAM.

    Raises ReportError for another type, or a system that does not pair teams; UnknownSystemError,
    OptionError.
    """
    record = team_event(report)
    if record is None:
        raise _refused(report, "no-team-event", system=system or TEAM_SWISS)
    if system is not None and system_named(system).code not in TEAM_SYSTEMS:
        raise _refused(report, "other-system", system=system, record=record)
    chosen = TEAM_SYSTEMS[system or TEAM_SWISS]
    by_type, by_game_points, baku = _by_type(report, asked=system is not None)
    filed = dict(options_stated(report, chosen).values)
    merged = Options(tuple(sorted({**by_type, **filed, **dict(options.values)}.items())))
    checked(merged, chosen.readings)
    notes = () if report.encoded_type.strip() else (clause("Pairing-Assumed.team-type"),)
    return TeamRules(Rules(chosen, merged, notes), by_game_points, baku)


def team_fields(event: TeamEvent, rules: TeamRules, rounds_total: int | None = None) -> TeamFields:
    """The fields before the rounds of the event."""
    return TeamFields(
        event,
        by_game_points=rules.by_game_points,
        baku=rules.baku,
        counts_arrived=rules.rules.counts_arrived,
        rounds_total=rounds_total,
    )


def team_type(rules: TeamRules) -> tuple[str, tuple[str, ...]]:
    """Record 192, and the comments with what it does not say."""
    chosen = checked(rules.options, rules.system.readings)
    kind = {"a": "_TYPEA", "b": "_TYPEB", "none": ""}[chosen["preferences"]]
    scores = ("GP", "MP") if rules.by_game_points else ("MP", "GP")
    shown = scores if chosen["secondary"] == "used" else scores[:1]
    others = "; ".join(
        f"{name}={value}"
        for name, value in unusual(rules.system, rules.options).items()
        if name not in _BY_TYPE
    )
    baku = "_BAKU" if rules.baku else ""
    code = "_".join(("FIDE_TEAM" + kind, *shown)) + baku
    return code, (f"{OPTIONS_COMMENT} {others}",) if others else ()


def _by_type(report: Report, *, asked: bool) -> tuple[dict[str, str], bool, bool]:
    """Options, whether game points are the primary score, and Baku."""
    code = report.encoded_type.strip().upper()
    if not code:
        return {}, False, False
    if (own := _CUSTOM.fullmatch(code)) and asked:
        return {}, own[1] == "GP", False
    stated = _TYPE.fullmatch(code)
    if stated is None or (stated[2] and stated[2] == stated[3]) or _accelerates_games(stated):
        raise _refused(report, "other-type", type=code)
    kind, primary, secondary, baku = stated.groups()
    bare = not (kind or primary)
    options = {
        "preferences": "a" if bare else (kind or "none").lower(),
        "secondary": "not-used" if primary and not secondary else "used",
    }
    return options, primary == "GP", bool(baku)


def _accelerates_games(stated: re.Match[str]) -> bool:
    """Baku needs match points as the primary score (C.04.7 1.4.4)."""
    return bool(stated[4]) and stated[2] == "GP"


def _refused(report: Report, what: str, **facts: str) -> ReportError:
    return ReportError([problem(report.lines.get("192", 0), what, **facts)])
