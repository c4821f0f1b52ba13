"""Sentences about direct titles."""

from __future__ import annotations

from ...domain.direct_titles.events import DirectTitlesSet
from ...domain.direct_titles.table import TitleTable
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: DirectTitlesSet, _context: SentenceContext) -> Said:
    return table_said(event.table)


def table_said(table: TitleTable) -> Said:
    if not table.lines:
        return said("Event-DirectTitlesSet.none")
    return said("Event-DirectTitlesSet", count=len(table.lines), edition=table.edition)
