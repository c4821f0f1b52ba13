"""Diplomas as PDF: one a page that lies, with the organiser's picture and texts."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

from frontend.print.diplomas import Awarded, Design, filled
from tournaments.words import speak

from .paper import FOOT_BELOW_CUTS, SIDE, SheetPaper

LEFT: Final = SIDE + 20
PICTURE: Final = 34.0
"""Height of one that stands on top."""


def diplomas(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """The frame is left out where a picture fills the page: that has its own."""
    language, design = context["language"], context["design"]
    row: Awarded | None = next(iter(sheet.columns[0]), None)
    wide = paper.inside - 40
    top = _picture(paper, design)
    tournament = context["view"].name
    title = design.title or speak("Print-Desk.diploma", {}, language)
    paper.put(LEFT, top, wide, 24, title, 44, bold=True, align="C")
    above = filled(design.above or "{tournament}", tournament, row) if row else tournament
    paper.put(LEFT, top + 26, wide, 14, above, 20, align="C")
    if row:
        paper.put(LEFT, top + 44, wide, 22, row.name, 38, bold=True, align="C")
        _below(paper, context, row, top + 68)
    if context["not_final"]:
        paper.put(LEFT, 161, wide, 6, context["not_final"], 10, align="C")
    for place, who in enumerate(("place-and-day", "chief")):
        x = LEFT + place * wide * 0.6
        paper.rule(178, 0.3, x, wide * 0.4)
        paper.put(x, 179, wide * 0.4, 5, speak(f"Print-Desk.{who}", {}, language), 9, align="C")


def _picture(paper: SheetPaper, design: Design) -> float:
    """Returns where the title begins."""
    if design.picture and design.whole:
        page = (0, 0, paper.w, paper.h)
        paper.image(BytesIO(design.picture), *page, keep_aspect_ratio=True)
        paper.set_fill_color(255)
        paper.rect(0, paper.h - FOOT_BELOW_CUTS - 1, paper.w, 6, style="F")  # its foot is read
        return 34.0
    paper.frame(SIDE, SIDE, paper.inside, paper.h - 2 * SIDE - 4)
    paper.frame(SIDE + 2.5, SIDE + 2.5, paper.inside - 5, paper.h - 2 * SIDE - 9)
    if not design.picture:
        return 28.0
    box = (LEFT, SIDE + 5, paper.inside - 40, PICTURE)
    paper.image(BytesIO(design.picture), *box, keep_aspect_ratio=True)
    return SIDE + PICTURE + 7


def _below(paper: SheetPaper, context: dict[str, Any], row: Awarded, y: float) -> None:
    language, design = context["language"], context["design"]
    wide, high = paper.inside - 40, 158 - y
    if design.below:
        text = filled(design.below, context["view"].name, row)
        paper.put(LEFT, y, wide, high, text, 20, align="C")
        return
    paper.put(LEFT, y, wide, high - 11, "\n".join(row.prizes), 20, align="C")
    facts = {"points": row.points, "rank": row.rank}
    scored = speak("Print-Desk.with-points", facts, language)
    paper.put(LEFT, y + high - 10, wide, 9, scored, 13, align="C")
