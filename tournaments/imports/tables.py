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
        return EntryList(rows=(), problems=("The file is empty.",))
    heading, below = read_heading(table, how)
    lines = [line for line in below if not heading.repeated_by(line[1])]
    notes = [line for line in lines if _is_a_note(heading, line[1])]
    players = [line for line in lines if not _is_a_note(heading, line[1])]
    problems = _problems(heading, players)
    if fault := faults.get(heading.line):
        problems = (f"Line {heading.line}: {fault}", *problems)
    typed = mended or {}
    cells = [] if problems else [_cells(line, heading, typed) for line in players]
    rows = tuple(
        _row(line, heading, read, how, mended=line[0] in typed, fault=faults.get(line[0], ""))
        for line, read in zip(players, cells, strict=False)
    )
    return EntryList(
        rows=tuple(
            _with_cells(row, read) for row, read in zip(mark_doubles(rows), cells, strict=True)
        ),
        columns={} if heading.by == "guess" else heading.columns,
        ignored_columns=heading.ignored,
        problems=problems,
        notes=() if problems else _notes(heading, table, below, notes),
        file_columns=heading.as_shown(table),
    )


def _problems(heading: Heading, players: Sequence[Line]) -> tuple[str, ...]:
    if heading.problem:
        return (heading.problem,)
    found = list(_unnamed(heading))
    if len(players) > MOST_ROWS:
        found.append(f"The list has {len(players)} rows; at most {MOST_ROWS} are taken.")
    elif not players and not found:
        found.append("The list has a heading but no players.")
    return tuple(found)


def _unnamed(heading: Heading) -> Iterator[str]:
    """No column is said to hold the players' names; a guess is said by nobody."""
    if heading.by == "guess" and heading.line:
        names = ", ".join(cell for cell in heading.cells if cell)
        yield f"Line {heading.line} names no column for the player's name (found: {names})."
    elif heading.by == "guess":
        yield "The file has no line with headings: say what each column holds."
    elif not heading.names_players:
        yield "No column holds the player's name: it is needed, whole or as family name."


def _notes(
    heading: Heading, table: Sequence[Line], below: Sequence[Line], other: Sequence[Line]
) -> tuple[str, ...]:
    first = heading.line or below[0][0]
    above = [line for line in table if line[0] < first]
    where = "above the heading" if heading.line else "above the list"
    said = [(where, above), ("below the players", other)]
    notes = [f"Not read as players, {where}: {_told(lines)}." for where, lines in said if lines]
    if heading.by == "remembered":
        notes.insert(0, "The columns are those that were chosen by hand for such a file before.")
    if types := [at for at, field in heading.fields.items() if field in ("type", "group")]:
        named = ", ".join(heading.called(at) for at in types)
        notes.append(f"Of {named} only titles and the sex of women are kept, no age groups.")
    return tuple(notes)


def _told(lines: Sequence[Line]) -> str:
    told = [f"line {number} “{' '.join(filter(None, cells))}”" for number, cells in lines]
    more = len(told) - LINES_TOLD
    return "; ".join([*told[:LINES_TOLD], *([f"{more} more"] if more > 0 else [])])


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
    row = entry_row(number, read, heading.where(), how.year)
    if not fault and any(cells[len(heading.cells) :]):
        fault = f"The line has {len(cells)} cells, the heading {len(heading.cells)}."
    if not fault:
        return row
    if mended:  # whoever typed over a cell has looked at the line, and is told once more
        return replace(row, notes=(fault, *row.notes))
    return replace(row, problems=(fault, *row.problems))


def _with_cells(row: EntryRow, read: dict[str, str]) -> EntryRow:
    return replace(row, cells=read) if row.problems else row
