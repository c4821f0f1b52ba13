"""One tournament of a mass run: generated, written, read, checked, compared."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from pairing.checker import Check, check_report, message, reader_of
from pairing.generator import NoTournamentError, random_tournament
from pairing.reported import stated
from pairing.trf import Report, read_report, write_report

from .mixes import axes_of
from .other_program import NotReadError, article, rounds_otherwise
from .state import OfProgram, OfSystem, State

COMPARED = "dutch-2026"
"""What the other program pairs by, too."""


class Played(msgspec.Struct, frozen=True):
    """What came of it. `compared`: the other program was asked; `not_read` is its complaint then;
    `known` are articles, a round that differs each."""

    number: int
    system: str = ""
    rounds: int = 0
    differences: tuple[str, ...] = ()
    compared: bool = False
    not_read: str = ""
    known: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def play(number: int, seed: str, program: str = "") -> Played:
    """The tournament of that number and seed, always the same. Without a system where its axes
    lead nowhere."""
    axes, label = axes_of(number), f"{seed}/{number}"
    try:
        report = random_tournament(axes, Random(label), label)
    except NoTournamentError:
        return Played(number)
    again = read_report(write_report(report))
    said = [] if again == report else ["the file is not read back as it was"]
    said += _differences(again, check_report(again))
    played = Played(
        number=number,
        system=axes.system,
        rounds=report.rounds_total or 0,
        differences=tuple(f"{label}: {each}" for each in said),
    )
    return _compared(played, program, again) if program and axes.system == COMPARED else played


def _differences(report: Report, check: Check) -> Iterator[str]:
    reader = reader_of(check)
    if check.system != stated(report).system or len(check.rounds) != report.rounds_total:
        yield f"checked by {check.system}, {len(check.rounds)} rounds"
    for each in check.rounds:
        for difference in each.differences:
            yield f"round {each.number}: {message(difference, reader)}"
    yield from (reader.words(each.says) for each in check.standings.differences)


def _compared(played: Played, program: str, report: Report) -> Played:
    try:
        with tempfile.TemporaryDirectory() as folder:
            otherwise = rounds_otherwise(program, report, Path(folder))
    except NotReadError as complaint:
        return replace(played, compared=True, not_read=str(complaint))
    reasons = [(each, article(report, each)) for each in otherwise]
    return replace(
        played,
        compared=True,
        known=tuple(reason for _, reason in reasons if reason),
        unknown=tuple(f"{report.name}, round {each.round}" for each, why in reasons if not why),
    )


def add(state: State, played: Played) -> None:
    """To what was done."""
    state.done = played.number + 1
    if not played.system:
        state.given_up += 1
        return
    of_system = state.systems.setdefault(played.system, OfSystem())
    of_system.tournaments += 1
    of_system.rounds += played.rounds
    state.differences += played.differences
    if played.compared:
        _add_compared(state.of_program, played)


def _add_compared(of_program: OfProgram, played: Played) -> None:
    if played.not_read:
        _counted(of_program.not_read, played.not_read)
        return
    of_program.tournaments += 1
    of_program.rounds += played.rounds
    of_program.unknown += played.unknown
    for reason in played.known:
        _counted(of_program.known, reason)


def _counted(by_name: dict[str, int], name: str) -> None:
    by_name[name] = by_name.get(name, 0) + 1
