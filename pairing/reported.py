"""The pairing system of a report file: how it is stated, and what a file states.

Record 192 holds a code of FIDE where one exists; every other system stands as CUSTOM_SWISS, with
its name in record 092. Options that are not the default stand in a comment of the file.
Where a file names none, the edition of the Dutch rules is that of the day on which it began.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from pairing.clauses import Clause, clause
from pairing.model import Field, NoLegalPairing, Options, Progress, RoundPairing, no_progress
from pairing.options import OptionError, checked
from pairing.system import System
from pairing.systems import SYSTEMS, TEAM_SYSTEMS
from pairing.systems import system as system_named
from pairing.trf import Problem, Report, ReportError, refuse_team_event
from pairing.trf.faults import Fault
from pairing.trf.regulations import options_of_value, values_in

CUSTOM: Final = "CUSTOM_SWISS"
BAKU: Final = "_BAKU"
OPTIONS_COMMENT: Final = "### pairing options:"
NEWEST: Final = "dutch-2026"
DUTCH_2017_FROM: Final = date(2017, 7, 1)
DUTCH_2026_FROM: Final = date(2026, 2, 1)
"""From this day on FIDE_DUTCH means the rules of 2026 (ETT26)."""

_CODES: Final = {
    "FIDE_DUTCH_2025": "dutch-2026",
    "BERGER_ROUNDROBIN": "round-robin",
    "BERGER_ROUNDROBIN_G1": "round-robin",
    "FIDE_SCHEVENINGEN_G1": "scheveningen",
    "FIDE_SCHEVENINGEN_G2": "double-scheveningen",
    **{each.encoded_type: code for code, each in SYSTEMS.items() if each.encoded_type != CUSTOM},
}
"""Types of tournament (ETT26; `_G2`: all meet twice); an earlier print had 2025 for 2026. Not all
of them are ours."""


OLDER_CODES: Final[dict[str, tuple[str, ...]]] = {
    "FIDE_DUTCH_2026": ("FIDE_DUTCH_2025", "FIDE_DUTCH"),
    "FIDE_DUTCH_2017": ("FIDE_DUTCH",),
}
"""What programs with an older print of the codes know in place of each."""


class OtherSystemError(ValueError):
    """That code of record 192 would name another system."""


@dataclass(frozen=True, slots=True)
class Stating:
    """Records 192 and 092, and the comments that belong to them."""

    encoded_type: str
    type_text: str
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stated:
    """`system` is None where the file names none; it may be a code that is not ours."""

    system: str | None
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Rules:
    """What a report is paired by; `notes` say what was assumed."""

    system: System
    options: Options
    notes: tuple[Clause, ...] = ()

    @property
    def counts_arrived(self) -> bool:
        """Parity is taken among those who have arrived, not of the starting numbers (5.2.5)."""
        return checked(self.options, self.system.readings).get("parity") == "arrived"

    def pair(self, field: Field, progress: Progress = no_progress) -> RoundPairing | NoLegalPairing:
        """The round before which the field stands."""
        return self.system.pair(field, self.options, progress)


def rules_of(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
) -> Rules:
    """What was asked for, else what the report states, else the edition of its days.

    Options that were asked for go before those of the file, one by one. Raises UnknownSystemError,
    OptionError, and ReportError for a team event.
    """
    refuse_team_event(report)
    said = stated(report)
    chosen = system or said.system
    notes: tuple[Clause, ...] = ()
    if chosen in TEAM_SYSTEMS:
        message = clause("Pairing-Team.no-team-event", system=chosen)
        raise ReportError([Problem(0, message, fault=Fault.NOT_PAIRABLE)])
    if chosen is None:
        chosen, note = _edition(report)
        notes = (note,)
    filed = dict(said.options.values) if chosen == said.system else {}
    merged = Options(tuple(sorted({**filed, **dict(options.values)}.items())))
    rules = Rules(system_named(chosen), merged, notes)
    checked(merged, rules.system.readings)
    return rules


def rules_in(report: Report, round_number: int, system: str | None, options: Options) -> Rules:
    """By which that round was paired: those of the report, or what was changed since then.

    What was asked for holds for all rounds. Raises as `rules_of`.
    """
    rules = rules_of(report, system, options)
    held = values_in(report, round_number)
    if system is not None or held.keys().isdisjoint({"system", "options"}):
        return rules
    code = held.get("system", rules.system.code)
    filed = held.get("options")
    chosen = dict(rules.options.values) if filed is None else options_of_value(filed)
    merged = Options(tuple(sorted({**chosen, **dict(options.values)}.items())))
    checked(merged, system_named(code).readings)
    return Rules(system_named(code), merged, rules.notes)


def stating(system: System, options: Options = Options(), *, baku: bool = False) -> Stating:  # noqa: B008 - frozen
    """How a report states this system. Raises OptionError."""
    chosen = "; ".join(
        f"{name}={_escaped(value)}" for name, value in unusual(system, options).items()
    )
    custom = system.encoded_type == CUSTOM
    kind = system.name.title() if system.predetermined else "Swiss System"
    return Stating(
        encoded_type=system.encoded_type + (BAKU if baku else ""),
        type_text=system.name if custom else f"Individual: {kind}",
        comments=(f"{OPTIONS_COMMENT} {chosen}",) if chosen else (),
    )


def with_older_code(report: Report, code: str) -> Report:
    """The report with that code in record 192, where it says the same. Raises OtherSystemError."""
    baku = BAKU if report.encoded_type.endswith(BAKU) else ""
    plain = report.encoded_type.removesuffix(BAKU)
    wanted = code.strip().upper().removesuffix(BAKU)
    older = replace(report, encoded_type=wanted + baku)
    known = wanted == plain or wanted in OLDER_CODES.get(plain, ())
    if not known or stated(older).system != stated(report).system:
        raise OtherSystemError(code)
    return older


def with_older_codes(report: Report) -> tuple[Report, ...]:
    """The report with each older code that says the same, the newest first."""
    made = []
    for code in OLDER_CODES.get(report.encoded_type.removesuffix(BAKU), ()):
        with suppress(OtherSystemError):
            made.append(with_older_code(report, code))
    return tuple(made)


def unusual(system: System, options: Options) -> dict[str, str]:
    """The readings that are not the default. Raises OptionError."""
    chosen = checked(options, system.readings)
    default = checked(Options(), system.readings)
    return {name: value for name, value in chosen.items() if value != default[name]}


def stated(report: Report) -> Stated:
    """What a report says about the system it was paired by.

    Options that the system does not have are left out: the comment may be somebody else's.
    """
    code = _system(report)
    return Stated(code, options_stated(report, SYSTEMS[code]) if code in SYSTEMS else Options())


def _system(report: Report) -> str | None:
    code = report.encoded_type.strip().upper().removesuffix(BAKU)
    if code in ("", CUSTOM):
        named = _named(report.type_text) or _round_robin(report.type_text)
        return named or (code.lower() or None)
    if code == "FIDE_DUTCH":
        began = _start(report)
        return "dutch-2017" if began and began < DUTCH_2026_FROM else NEWEST
    return _CODES.get(code, code.lower())


def _edition(report: Report) -> tuple[str, Clause]:
    """The Dutch rules in force when the tournament began, and what says so."""
    began = _start(report)
    if began is None:
        return NEWEST, clause("Pairing-Assumed.newest-system", system=NEWEST)
    if began >= DUTCH_2026_FROM:
        code = NEWEST
    else:
        code = "dutch-2017" if began >= DUTCH_2017_FROM else "dutch-2012"
    return code, clause("Pairing-Assumed.system-of-day", day=str(began), system=code)


def _start(report: Report) -> date | None:
    """Record 042, with the year in front or at the end; None for what is no day."""
    parts = re.findall(r"\d+", report.start_date, re.ASCII)
    if len(parts) != 3:
        return None
    year, month, day = map(int, reversed(parts) if len(parts[2]) == 4 else parts)
    try:
        return date(year + 2000 if year < 100 else year, month, day)
    except ValueError:
        return None


def _named(text: str) -> str | None:
    """The system whose name or code record 092 holds."""
    wanted = text.strip().casefold()
    ours = (c for c, each in SYSTEMS.items() if wanted in (c.casefold(), each.name.casefold()))
    return next(ours, None)


def _round_robin(text: str) -> str | None:
    """Which system with a table the words of record 092 mean ("Individual: Round-Robin")."""
    words = re.sub(r"[^A-Z]", "", text.upper())
    kind = "scheveningen" if "SCHEVENINGEN" in words else "round-robin"
    if kind == "round-robin" and "ROUNDROBIN" not in words and "BERGER" not in words:
        return None
    return f"double-{kind}" if "DOUBLE" in words else kind


def options_stated(report: Report, system: System) -> Options:
    """What the comment of the file says, as far as it are options of that system."""
    chosen: dict[str, str] = {}
    for comment in report.comments:
        if not comment.startswith(OPTIONS_COMMENT):
            continue
        for part in comment.removeprefix(OPTIONS_COMMENT).split(";"):
            name, _, value = (piece.strip() for piece in part.partition("="))
            chosen.update(_known(system, name, _unescaped(value)))
    return Options(tuple(sorted(chosen.items())))


def _known(system: System, name: str, value: str) -> dict[str, str]:
    try:
        checked(Options(((name, value),)), system.readings)
    except OptionError:
        return {}
    return {name: value}


def _escaped(value: str) -> str:
    """Free text may hold the sign that stands between options."""
    return value.replace("%", "%25").replace(";", "%3B")


def _unescaped(value: str) -> str:
    return value.replace("%3B", ";").replace("%25", "%")
