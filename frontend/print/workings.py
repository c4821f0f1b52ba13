"""One player on paper: his rounds, and how each of his numbers in the standings came about."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

import msgspec
from msgspec.structs import replace

from frontend.print.cards import CardLine
from frontend.shared.seats import rounds_of
from frontend.shared.templatetags.workings import cited_notes, short_notes
from frontend.shared.workings import ShownCriterion, shown
from tournaments.public.projection import PublicView
from tournaments.selectors.rows.workings import CriterionWorking, PlayerWorking, WorkingLine

PAGE_MM: Final = 244
"""Height of a page without its margins, head and foot."""
HEAD_MM: Final = 17
"""Heading of a criterion, what is said of it and of its columns."""
LINE_MM, NOTE_MM, FURTHER_MM = 5.0, 4.2, 3.6
"""A line of a table, what is said of it, and each further line of text in either."""
SIGNS_OF_A_NAME, SIGNS_OF_A_NOTE = 50, 100
"""On one line of text."""
LINES: Final = 36
"""Of a criterion in one piece; its others follow in a further one."""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """What stands together: the rounds of the player, or (a part of) a criterion."""

    height: int
    label: str
    rounds: tuple[CardLine, ...] = ()
    criterion: ShownCriterion | None = None


def pieces(view: PublicView, working: PlayerWorking, heading: str) -> list[Piece]:
    """`heading` is the label of the rounds."""
    return [*_rounds(view, working, heading), *_criteria(working)]


def _rounds(view: PublicView, working: PlayerWorking, heading: str) -> Iterator[Piece]:
    card = view.card(working.player.player)
    seats = rounds_of(card, view.language)[: working.round] if card else []
    for start in range(0, len(seats), LINES):
        lines = tuple(CardLine(seat.round, seat) for seat in seats[start : start + LINES])
        yield Piece(height=ceil(HEAD_MM + len(lines) * LINE_MM), label=heading, rounds=lines)


def _criteria(working: PlayerWorking) -> Iterator[Piece]:
    for whole in shown(working.criteria):
        for part in _parts(whole.criterion):
            height = ceil(HEAD_MM + sum(map(height_of_line, part.lines)) + _below(part))
            criterion = replace(whole, criterion=part)
            yield Piece(height=height, label=part.code, criterion=criterion)


def _parts(criterion: CriterionWorking) -> Iterator[CriterionWorking]:
    """The last one says what is said of the whole."""
    lines = criterion.lines
    starts = range(0, max(len(lines), 1), LINES)
    for start in starts:
        part = lines[start : start + LINES]
        last = start == starts[-1]
        yield replace(criterion, lines=part, notes=criterion.notes if last else ())


def height_of_line(line: WorkingLine) -> float:
    notes = sum(len(f"{note.sentence} C.07 {note.article} ") for note in cited_notes(line))
    return height_of_name(line) + (_of_note(notes) if notes else 0)


def height_of_name(line: WorkingLine) -> float:
    """Of the opponent's name and what stands beside it."""
    return _of_name(f"{line.opponent.name if line.opponent else ''} {beside_of(line)}")


def beside_of(line: WorkingLine) -> str:
    """What is said of a line in a few words."""
    return " ".join(note.sentence for note in short_notes(line))


def _below(criterion: CriterionWorking) -> float:
    """The small table of a direct encounter, and sentences."""
    encounters = sum(_of_name(each.player.name * 2) for each in criterion.encounters)
    return encounters + sum(LINE_MM + _of_note(len(note.sentence)) for note in criterion.notes)


def _of_name(name: str) -> float:
    return LINE_MM + FURTHER_MM * (max(ceil(len(name) / SIGNS_OF_A_NAME), 1) - 1)


def _of_note(signs: int) -> float:
    return NOTE_MM + FURTHER_MM * (ceil(signs / SIGNS_OF_A_NOTE) - 1)
