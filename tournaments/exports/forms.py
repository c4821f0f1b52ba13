"""What all forms for the federation share: one A4 page in blocks, and what they say about
themselves. FIDE's own prints have other layouts; a form here says that it is none of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from fpdf.enums import XPos, YPos

from ..selectors.papers.lacks import Lack
from ..words import speak, spoken
from .paper import TEXT, Paper

SIZE: Final = 8.5
_LINE: Final = 4.2
_MARGIN: Final = 14.0
_GREY: Final = 235
_WHITE: Final = 255


class Form(Protocol):
    """What every form is made of."""

    @property
    def tournament(self) -> str: ...
    @property
    def seq(self) -> int: ...
    @property
    def lacks(self) -> Sequence[Lack]: ...
    @property
    def draft(self) -> bool: ...


class FormPaper(Paper):
    """A page with its name, a mark while it is a draft, and the event of the log it is made of."""

    def __init__(self, form: Form, *, title: str, about: str, at: str) -> None:
        super().__init__(title=title, at=at, language=spoken(), margin=_MARGIN)
        self._form = form
        self.add_page()
        self.text_line(title, size=15, bold=True)
        self.lines(about)
        if form.draft:
            self.text_line(speak("Print-Form.draft"), size=11, bold=True)

    def foot(self) -> str:
        form = self._form
        facts = {"tournament": form.tournament, "event": form.seq}
        return speak("Print-Form.foot", {**facts, "page": self.page_no(), "pages": "{nb}"})

    def block(self, title: str) -> None:
        """The heading of what follows."""
        if self.will_page_break(14):
            self.add_page()
        self.ln(2)
        self.set_font(TEXT, "B", 9.5)
        self.set_fill_color(_GREY)
        self.cell(0, 5.2, title, fill=True, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.set_fill_color(_WHITE)
        self.ln(0.8)

    def lines(self, text: str) -> None:
        """Sentences as wide as the page."""
        self.set_font(TEXT, "", SIZE)
        self.multi_cell(0, _LINE, text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def filled(self, rows: Iterable[tuple[str, str]], columns: int = 2) -> None:
        """Names with their values, side by side; what is not known leaves a line to write on."""
        known = list(rows)
        known += [("", "")] * (-len(known) % columns)
        names = {1: (30, 70), 2: (20, 30), 3: (21, 12), 6: (12, 4.66)}[columns]
        self.set_font(TEXT, "", SIZE)
        with self.table(
            col_widths=names * columns,
            borders_layout="NONE",
            first_row_as_headings=False,
            line_height=_LINE,
            text_align="LEFT",
            padding=(0.4, 0.8),
        ) as table:
            for start in range(0, len(known), columns):
                row = table.row()
                for name, value in known[start : start + columns]:
                    row.cell(name)
                    row.cell(value or ("…" * 12 if name else ""))

    def rows(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], widths: Sequence[float]
    ) -> None:
        """A table with lines; its head stands again on each page."""
        self.set_font(TEXT, "", SIZE - 0.5)
        with self.table(
            col_widths=tuple(widths), line_height=_LINE, text_align="LEFT", padding=(0.3, 0.8)
        ) as table:
            table.row(head)
            for row in rows:
                table.row(row)

    def signatures(self, whose: Iterable[str]) -> None:
        """Places to sign and date, one a line."""
        place, day = speak("Print-Form.signature"), speak("Print-Form.date")
        for who in whose:
            self.filled([(who, ""), (f"{place}, {day}", "")])
            self.ln(2)

    def lacking(self) -> None:
        """What keeps the form from being complete, and who brings it."""
        open_ = [each for each in self._form.lacks if not each.by_hand]
        if not open_:
            return
        self.block(speak("Print-Form.lacking"))
        for each in open_:
            self.lines(speak("Print-Form.lack", {"what": each.what, "who": each.who}))
