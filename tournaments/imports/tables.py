"""A table of cells becomes an entry list; where it came from makes no difference any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from .columns import PLAIN, HowToRead, Line
from .headings import Heading, read_heading
from .rows import EntryList, EntryRow, entry_row, mark_doubles

MOST_ROWS: Final = 20_000
LINES_TOLD: Final = 5

Mended = Mapping[int, Mapping[str, str]]
"""What was typed over the cells of a line: line -> our field -> text."""


def entry_list(
    table: Sequence[Line],
    mended: Mended | None = None,
    faults: Mapping[int, str] = MappingProxyType({}),
    how: HowToRead = PLAIN,
) -> EntryList:
    """Read a table whose empty lines are left out; what is wrong is said in the answer, with the
    `faults` that lines have as text."""
    if not table:
        return EntryList(rows=(), problems=(how.speak("ListProblem.empty"),))
    heading, below = read_heading(table, how)
    lines = [line for line in below if not heading.repeated_by(line[1])]
    notes = [line for line in lines if _is_a_note(heading, line[1])]
    players = [line for line in lines if not _is_a_note(heading, line[1])]
    problems = _problems(heading, players, how)
    if fault := faults.get(heading.line):
        problems = (how.speak("ListProblem.of-line", line=heading.line, fault=fault), *problems)
    typed = mended or {}
    cells = [] if problems else [_cells(line, heading, typed) for line in players]
    rows = tuple(
        _row(line, heading, read, how, mended=line[0] in typed, fault=faults.get(line[0], ""))
        for line, read in zip(players, cells, strict=False)
    )
    return EntryList(
        rows=tuple(
            _with_cells(row, read) for row, read in zip(mark_doubles(rows, how), cells, strict=True)
        ),
        columns={} if heading.by == "guess" else heading.columns,
        ignored_columns=heading.ignored,
        problems=problems,
        notes=() if problems else _notes(heading, table, below, notes, how),
        file_columns=heading.as_shown(table),
    )


def _problems(heading: Heading, players: Sequence[Line], how: HowToRead) -> tuple[str, ...]:
    if heading.problem:
        return (heading.problem,)
    problems = list(_unnamed(heading, how))
    if len(players) > MOST_ROWS:
        problems.append(how.speak("ListProblem.too-many-rows", rows=len(players), most=MOST_ROWS))
    elif not players and not problems:
        problems.append(how.speak("ListProblem.no-players"))
    return tuple(problems)


def _unnamed(heading: Heading, how: HowToRead) -> Iterator[str]:
    """No column is said to hold the players' names; a guess is said by nobody."""
    if heading.by == "guess" and heading.line:
        names = ", ".join(cell for cell in heading.cells if cell)
        yield how.speak("ListProblem.heading-names-no-name", line=heading.line, found=names)
    elif heading.by == "guess":
        yield how.speak("ListProblem.no-headings")
    elif not heading.names_players:
        yield how.speak("ListProblem.no-name-column")


def _notes(
    heading: Heading,
    table: Sequence[Line],
    below: Sequence[Line],
    other: Sequence[Line],
    how: HowToRead,
) -> tuple[str, ...]:
    first = heading.line or below[0][0]
    above = [line for line in table if line[0] < first]
    where = "above-the-heading" if heading.line else "above-the-list"
    notes = [
        how.speak(f"ListNote.{place}", lines=_shown(lines, how))
        for place, lines in ((where, above), ("below-the-players", other))
        if lines
    ]
    if heading.by == "remembered":
        notes.insert(0, how.speak("ListNote.remembered"))
    if types := [at for at, field in heading.fields.items() if field in ("type", "group")]:
        named = ", ".join(heading.called(at) for at in types)
        notes.append(how.speak("ListNote.types", columns=named))
    return tuple(notes)


def _shown(lines: Sequence[Line], how: HowToRead) -> str:
    shown = [
        how.speak("ListNote.line", line=number, text=" ".join(filter(None, cells)))
        for number, cells in lines[:LINES_TOLD]
    ]
    more = len(lines) - LINES_TOLD
    return "; ".join([*shown, *([how.speak("ListNote.more", count=more)] if more > 0 else [])])


def _is_a_note(heading: Heading, cells: Sequence[str]) -> bool:
    """chess-results ends with an annotation and a link: one cell alone, the first, where the list
    has its players' names in another."""
    alone = bool(cells[0]) and not any(cells[1:])
    first = heading.fields.get(0, "")
    return alone and len(heading.fields) > 1 and first not in ("name", "surname")


def _cells(line: Line, heading: Heading, typed: Mended) -> dict[str, str]:
    number, cells = line
    read = {field: cells[at] for at, field in heading.fields.items() if at < len(cells)}
    return read | dict(typed.get(number, {}))


def _row(
    line: Line,
    heading: Heading,
    read: dict[str, str],
    how: HowToRead,
    *,
    mended: bool,
    fault: str,
) -> EntryRow:
    number, cells = line
    row = entry_row(number, read, heading.where(), how)
    if not fault and any(cells[len(heading.cells) :]):
        facts = {"cells": len(cells), "heading": len(heading.cells)}
        fault = how.speak("ListProblem.more-cells", **facts)
    if not fault:
        return row
    if mended:  # whoever typed over a cell has looked at the line, and is told once more
        return replace(row, notes=(fault, *row.notes))
    return replace(row, problems=(fault, *row.problems))


def _with_cells(row: EntryRow, read: dict[str, str]) -> EntryRow:
    return replace(row, cells=read) if row.problems else row
