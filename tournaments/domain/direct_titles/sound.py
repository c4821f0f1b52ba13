"""A table of direct titles that makes sense."""

from __future__ import annotations

from collections.abc import Iterator

from ..prizes.sound import category_faults, line_sound
from ..refusals import Refused, refuse, with_all_faults
from ..tournament.state import Tournament
from .table import NORM_TITLES, OF_WOMEN, TitleLine, TitleTable


def table_sound(state: Tournament, table: TitleTable) -> Refused | None:
    return with_all_faults(
        *_source_faults(table),
        *(
            refused
            for at, each in enumerate(table.lines)
            for refused in _line_faults(state, table, each, at)
        ),
    )


def _source_faults(table: TitleTable) -> Iterator[Refused | None]:
    """Lines that nobody can look up are worth nothing on a paper."""
    yield line_sound("table.edition", table.edition)
    yield line_sound("table.source", table.source)
    if table.lines and not table.edition.strip():
        yield refuse("TitleTableUnsourced.edition", field="table.edition")
    if table.lines and not table.source.strip():
        yield refuse("TitleTableUnsourced.source", field="table.source")


def _line_faults(
    state: Tournament, table: TitleTable, each: TitleLine, at: int
) -> Iterator[Refused | None]:
    place = f"table.lines[{at}]"
    if each.id in {other.id for other in table.lines[:at]}:
        yield refuse("TitleLineTwice", field=f"{place}.id", line=each.id)
    yield line_sound(f"{place}.name", each.name)
    if each.last < each.first:
        yield refuse("TitleLineRange", field=f"{place}.last", first=each.first, last=each.last)
    yield from _title_faults(each, place)
    yield from category_faults(state, each.who, f"{place}.who")


def _title_faults(each: TitleLine, place: str) -> Iterator[Refused | None]:
    if each.gives == "norm" and each.title not in NORM_TITLES:
        yield refuse("NoNormOfTitle", field=f"{place}.gives", title=each.title)
    if each.gives == "norm" and each.rating:
        yield refuse("NormAsksForNoRating", field=f"{place}.rating")
    if each.title in OF_WOMEN and each.who.sex != "w":
        yield refuse("TitleOfWomen", field=f"{place}.who.sex", title=each.title)
