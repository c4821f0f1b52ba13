"""The addresses of the tables that are taken home, with their description."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Final

from django.urls import URLPattern, path
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter

from ..exports.spreadsheet import MEDIA_TYPE as TABLE_TYPE
from ..exports.spreadsheet import WORKBOOK_TYPE
from .parameters import OF_ROUND, ONLY, ORDER, UPTO
from .schema import described_file
from .views import tables

TABLES: Final[tuple[tuple[str, type[tables.TableView], tuple[OpenApiParameter, ...]], ...]] = (
    ("entries", tables.EntriesFileView, ()),
    ("badges", tables.BadgesFileView, ()),
    ("pairings", tables.PairingsFileView, (OF_ROUND,)),
    ("standings", tables.StandingsFileView, (UPTO,)),
    ("crosstable", tables.CrosstableFileView, (UPTO, ORDER)),
    ("progress", tables.ProgressFileView, (UPTO,)),
    ("rankings", tables.RankingsFileView, (UPTO, ONLY)),
    ("prizes", tables.PrizesFileView, (UPTO,)),
)
"""Each is a file in two forms, `standings.csv` and `standings.xlsx`."""


def table_files() -> Iterator[URLPattern]:
    """Both forms of each."""
    for name, view, parameters in TABLES:
        for form, operation, media_type, content in (
            ("csv", f"{name}-file", TABLE_TYPE, OpenApiTypes.STR),
            ("xlsx", f"{name}-workbook", WORKBOOK_TYPE, OpenApiTypes.BINARY),
        ):
            about = f"{(getdoc(view) or '').rstrip('.')} ({form.upper()})."
            made: Any = type(view.__name__, (view,), {"form": form, "__doc__": about})
            described = described_file(operation, media_type, content, *parameters)(made)
            yield path(f"tournaments/<slug:slug>/{name}.{form}", described.as_view())
