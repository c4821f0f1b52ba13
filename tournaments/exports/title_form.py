"""The list of direct titles as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..selectors.papers.title_form import TitleForm
from ..selectors.rows.norms import DirectTitleRow, TitleLineRow
from ..words import speak
from .forms import FormPaper

FILE_NAME: Final = "direct-titles.pdf"
WIDTHS: Final = (34, 8, 14, 10, 18, 40)


def title_form_pdf(form: TitleForm, at: str) -> bytes:
    """`at`: when the last event it is made of was recorded, ISO. In the language that is spoken."""
    paper = FormPaper(form, title=_say("title"), about=_say("about"), at=at)
    table = form.table
    paper.filled(
        [
            (_say("event"), form.tournament),
            (_say("host"), form.host),
            (_say("start"), form.start),
            (_say("end"), form.end),
            (_say("edition"), table.edition),
            (_say("source"), table.source),
        ]
    )
    if not table.final:
        paper.lines(_say("not-final"))
    for line in table.lines:
        _line(paper, form, line)
    paper.block(_say("confirmed"))
    paper.signatures((_say("by-chief"),))
    paper.lacking()
    return bytes(paper.output())


def _say(what: str, **facts: object) -> str:
    return speak(f"Print-DirectTitles.{what}", facts)


def _line(paper: FormPaper, form: TitleForm, line: TitleLineRow) -> None:
    paper.block(f"{line.gives_text}: {line.name}" if line.name else line.gives_text)
    paper.lines(" · ".join(line.terms))
    for caveat in line.caveats:
        paper.lines(caveat)
    if line.players:
        head = [
            _say(f"column-{what}")
            for what in ("player", "has", "id", "federation", "standing", "why")
        ]
        paper.rows(head, _rows(form, line), WIDTHS)


def _rows(form: TitleForm, line: TitleLineRow) -> Iterator[tuple[str, ...]]:
    for row in line.players:
        yield (row.name, row.title, form.ids[row.player], *_what(row))


def _what(row: DirectTitleRow) -> tuple[str, str, str]:
    return (row.federation, row.standing_text, row.says)
