"""One line of an entry list, with everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from tournaments.domain.entries.ratings import BothRatings, ratings_of
from tournaments.domain.entries.sources import ENTRY_LIST, NATIONAL, is_fides
from tournaments.domain.plain_line import fault_of_line, fault_of_lines
from tournaments.domain.values import Title
from tournaments.words import say

from .cells import Cells
from .columns import PLAIN, FileColumns, HowToRead
from .list_names import ListName, read_name

_LONGEST_NAME = 120


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player as a file has him; `line` counts from 1, `problems` are sentences for the arbiter.

    A row with problems is not entered. `notes` say what was adjusted and do not stop the row.
    """

    line: int
    name: str
    title: Title = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""
    """Another list than FIDE's: "INGO 95", "national"."""
    national_rating: int = 0
    """Beside FIDE's."""
    national_source: str = ""
    fides_k: int = 0
    womens_title: Title = ""
    fide_id: str = ""
    birth_date: str = ""
    sex: str = ""
    club: str = ""
    contact: str = ""
    tpn: int = 0
    """The starting number of a report file; 0 in a plain list."""
    records: tuple[str, ...] = ()
    """Further lines of a report file about this player alone."""
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    cells: Mapping[str, str] = {}
    """As they stand in the file, of a row with problems: they can be typed over."""

    def ratings(self, unsaid: str = ENTRY_LIST) -> BothRatings:
        """Both; `unsaid`: the source where the row says none."""
        source = self.rating_source or unsaid
        national = (self.national_rating, self.national_source)
        return ratings_of(self.rating, source, *national, self.fides_k)


class EntryList(msgspec.Struct, frozen=True, kw_only=True):
    """A whole list: its rows, the columns that were recognised, and what is wrong with the file."""

    rows: tuple[EntryRow, ...]
    columns: dict[str, str] = {}
    """Our field -> the heading in the file."""
    ignored_columns: tuple[str, ...] = ()
    encoding: str = "utf-8"
    delimiter: str = ""
    problems: tuple[str, ...] = ()
    file_columns: FileColumns | None = None
    """The first lines, with what each column is taken for."""
    notes: tuple[str, ...] = ()
    """Lines that hold no player: the titles above, annotations below."""

    @property
    def good(self) -> bool:
        return not self.problems and not any(row.problems for row in self.rows)


def entry_row(
    line: int,
    texts: Mapping[str, str],
    where: Mapping[str, str] = MappingProxyType({}),
    how: HowToRead = PLAIN,
    read: Callable[[str], ListName] = read_name,
) -> EntryRow:
    """Make a row of the cells of one line (our field names -> text as typed). `where` names the
    column of a field in its problem; `read`: its name."""
    cells = Cells(texts, where, how)
    named = read(_whole_name(cells))
    cells.notes += (say(note, how.language) for note in named.notes)
    _check_name(cells, named.name)
    title, federation = cells.title(), cells.federation()
    (rating, source), (national, national_source) = cells.ratings()
    if source and source != NATIONAL:
        cells.note("converted", source=source, rating=rating)
    if (k := cells.fides_k()) and not is_fides(source):
        cells.note("k-left-out", k=k)
    title = title or named.title
    womens = cells.womens_title()
    return EntryRow(
        line=line,
        name=named.name,
        title=title or womens,
        federation=federation,
        rating=rating,
        rating_source=source,
        national_rating=national,
        national_source=national_source,
        fides_k=k,
        womens_title=womens if womens != title and title else "",
        fide_id=cells.fide_id(),
        birth_date=cells.birth_date(),
        sex=cells.sex() or named.sex,
        club=cells.text("club"),
        contact=cells.text("contact"),
        problems=tuple(cells.problems),
        notes=tuple(cells.notes),
    )


def _whole_name(cells: Cells) -> str:
    whole = cells.text("name")
    if whole or not cells.text("surname"):
        return whole
    return ", ".join(part for part in (cells.text("surname"), cells.text("first_name")) if part)


def _check_name(cells: Cells, name: str) -> None:
    field = cells.first_of("name", "surname")
    if not name:
        cells.bad(field, "no-name")
    elif len(name) > _LONGEST_NAME:
        cells.bad(field, "long-name", signs=len(name), most=_LONGEST_NAME)
    faults = {
        field: fault_of_line(name),
        "club": fault_of_line(cells.text("club")),
        "contact": fault_of_lines(cells.text("contact")),
    }
    for what, fault in faults.items():
        if fault:
            called = "name" if what == field else what
            cells.bad(what, "no-line", field=called, fault=say(fault, cells.how.language))


def mark_doubles(rows: tuple[EntryRow, ...], how: HowToRead = PLAIN) -> tuple[EntryRow, ...]:
    """Add a problem to each row whose FIDE id, or name and birth date, stood before."""
    seen: dict[tuple[str, ...], int] = {}
    marked = []
    for row in rows:
        keys: list[tuple[str, ...]] = [("name", row.name.casefold(), row.birth_date)]
        if row.fide_id:
            keys.append(("fide_id", row.fide_id))
        twice = next((key for key in keys if row.name and key in seen), None)
        if twice:
            text = how.speak("ListProblem.double", field=twice[0], line=seen[twice])
            row = msgspec.structs.replace(row, problems=(*row.problems, text))
        for key in keys:
            seen.setdefault(key, row.line)
        marked.append(row)
    return tuple(marked)
