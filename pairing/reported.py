"""The pairing system of a report file: how it is stated, and what a file states.

Record 192 holds a code of FIDE where one exists; every other system stands as CUSTOM_SWISS, with
its name in record 092. Options that are not the default stand in a comment of the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from pairing.model import Options
from pairing.options import OptionError, checked
from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import Report

CUSTOM: Final = "CUSTOM_SWISS"
BAKU: Final = "_BAKU"
OPTIONS_COMMENT: Final = "### pairing options:"
NEW_DUTCH_RULES: Final = "2026/02/01"
"""From this day on FIDE_DUTCH means the rules of 2026."""

_CODES: Final = {
    **{each.encoded_type: code for code, each in SYSTEMS.items() if each.encoded_type != CUSTOM},
    "FIDE_DUTCH_2025": "dutch-2026",
    "FIDE_DUBOV": "dubov",
    "FIDE_BURSTEIN": "burstein",
    "FIDE_DOUBLESWISS": "double-swiss",
}
"""Types of tournament (ETT26); an earlier print had 2025 for 2026. Not all of them are ours."""


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


def stating(system: System, options: Options = Options(), *, baku: bool = False) -> Stating:  # noqa: B008 - frozen
    """How a report states this system. Raises OptionError."""
    chosen = checked(options, system.readings)
    default = checked(Options(), system.readings)
    told = "; ".join(
        f"{name}={_escaped(chosen[name])}" for name in chosen if chosen[name] != default[name]
    )
    custom = system.encoded_type == CUSTOM
    return Stating(
        encoded_type=system.encoded_type + (BAKU if baku and not custom else ""),
        type_text=system.name if custom else "Individual: Swiss System",
        comments=(f"{OPTIONS_COMMENT} {told}",) if told else (),
    )


def stated(report: Report) -> Stated:
    """What a report says about the system it was paired by.

    Options that the system does not have are left out: the comment may be somebody else's.
    """
    code = _system(report)
    return Stated(code, _options(report, SYSTEMS[code]) if code in SYSTEMS else Options())


def _system(report: Report) -> str | None:
    code = report.encoded_type.strip().upper().removesuffix(BAKU)
    if code in ("", CUSTOM):
        return _named(report.type_text) or (code.lower() or None)
    if code == "FIDE_DUTCH":
        start = re.sub(r"\D", "/", report.start_date.strip())
        return "dutch-2017" if "1" < start < NEW_DUTCH_RULES else "dutch-2026"
    return _CODES.get(code, code.lower())


def _named(text: str) -> str | None:
    """The system whose name or code record 092 holds."""
    wanted = text.strip().casefold()
    found = (c for c, each in SYSTEMS.items() if wanted in (c.casefold(), each.name.casefold()))
    return next(found, None)


def _options(report: Report, system: System) -> Options:
    found: dict[str, str] = {}
    for comment in report.comments:
        if not comment.startswith(OPTIONS_COMMENT):
            continue
        for part in comment.removeprefix(OPTIONS_COMMENT).split(";"):
            name, _, value = (piece.strip() for piece in part.partition("="))
            found.update(_known(system, name, _unescaped(value)))
    return Options(tuple(sorted(found.items())))


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
