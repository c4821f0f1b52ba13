"""A4 pages as PDF, in letters of many scripts; what the papers of a tournament are written on.

The fonts in `fonts/` are DejaVu Sans, cut down to Latin, Greek, Cyrillic, Armenian and Georgian
letters and signs; see `fonts/LICENCE.txt`. What they lack (Arabic, Hebrew, Chinese, emoji) is shown
as boxes with its Latin form: `lettering.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from ..words import ENGLISH
from .lettering import printable

TEXT: Final = "DejaVu"
LINE: Final = 5.0
MARGIN: Final = 18.0
A4: Final = (210.0, 297.0)
POINTS_A_MM: Final = 72 / 25.4
_FONTS: Final = Path(__file__).parent / "fonts"


class Paper(FPDF):
    """With `foot` on each page. The same texts and the same `at` (ISO) give the same bytes."""

    def __init__(
        self,
        *,
        title: str,
        at: str,
        language: str,
        margin: float = MARGIN,
        size: tuple[float, float] = A4,
        scale: float = 1.0,
    ) -> None:
        """`size` in mm; all that is drawn is `scale` times as large, the page too."""
        super().__init__(unit=POINTS_A_MM * scale, format=size)
        self.add_font(TEXT, "", _FONTS / "DejaVuSans.ttf")
        self.add_font(TEXT, "B", _FONTS / "DejaVuSans-Bold.ttf")
        self.set_margins(margin, margin)
        self.set_auto_page_break(True, margin=margin)
        self.set_creation_date(datetime.fromisoformat(at))
        self.set_title(title)
        self.set_lang("en-GB" if language == ENGLISH else language)

    def foot(self) -> str:
        """The line below each page; `{nb}` becomes the number of pages."""
        return ""

    def footer(self) -> None:
        self.set_y(-12)
        self.set_font(TEXT, "", 8)
        self.cell(0, 5, self.foot(), align="C")

    def normalize_text(self, text: str) -> str:
        """Every text of every page comes by here; without this, FPDF drops what the font lacks."""
        letters = self.current_font.cmap if isinstance(self.current_font, TTFFont) else range(256)
        return super().normalize_text(printable(text, letters))

    def heading(self, text: str, before: float = 0, size: int = 13) -> None:
        """On the page of what follows it, which needs `before` mm."""
        if self.will_page_break(25 + before):
            self.add_page()
        self.ln(3)
        self.text_line(text, size=size, bold=True)

    def text_line(self, text: str, *, size: int = 10, bold: bool = False) -> None:
        self.set_font(TEXT, "B" if bold else "", size)
        height = max(LINE, size * 0.55)
        self.multi_cell(0, height, text, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def pairs(self, rows: Iterable[tuple[str, str]], size: int = 10) -> None:
        """Names and values in two columns; rows without a value are left out."""
        kept = [row for row in rows if row[1]]
        self.set_font(TEXT, "", size)
        with self.table(
            col_widths=(22, 78),
            borders_layout="NONE",
            first_row_as_headings=False,
            line_height=LINE,
            text_align="LEFT",
            padding=(0.6, 1),
        ) as table:
            for row in kept:
                table.row(row)
