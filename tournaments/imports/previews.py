"""What a file would do, as it is shown before anything is done."""

from __future__ import annotations

from typing import Literal

import msgspec

from tournaments.words import speak

from .columns import FileColumns
from .list_plan import ListPlan
from .rows import EntryRow

FileKind = Literal["csv", "xlsx", "trf"]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an import would do. It is carried out only when `good`."""

    kind: FileKind
    good: bool
    rows: tuple[EntryRow, ...]
    columns: dict[str, str] = {}
    ignored_columns: tuple[str, ...] = ()
    file_columns: FileColumns | None = None
    """Of a list: its first lines, and what each column is taken for."""
    encoding: str = ""
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    name: str = ""
    rounds: int = 0
    """Rounds that the file brings with it."""
    games: int = 0
    plan: ListPlan | None = None
    """Of a list, held against the entries: what can be ticked."""


class FileRefused(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """The file has problems; `preview` lists them and nothing was entered."""

    def __init__(self, preview: Preview) -> None:
        self.preview = preview
        super().__init__("; ".join(all_problems(preview)) or speak("ReportProblem.unusable"))


def all_problems(preview: Preview) -> list[str]:
    """Every problem as one line of text, those of a row with its line and name."""
    lines = list(preview.problems)
    for row in preview.rows:
        lines += [_line(row, problem, tpn=row.tpn) for problem in row.problems]
    return lines


def all_notes(preview: Preview) -> list[str]:
    """What is to be said although it stops nothing, as lines of text."""
    rows = [_line(row, note) for row in preview.rows for note in row.notes]
    return [*preview.notes, *rows]


def _line(row: EntryRow, text: str, tpn: int = 0) -> str:
    facts = {"line": row.line, "tpn": tpn, "name": row.name, "text": text}
    return speak("FileLine.named" if row.name else "FileLine", facts)
