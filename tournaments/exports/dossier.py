"""The dossier of an appeal as one PDF, for a committee that sits without a screen.

The same log and the same names give the same bytes. The fonts in `fonts/` are DejaVu Sans, cut down
to Latin, Greek, Cyrillic, Armenian and Georgian letters and signs; see `fonts/LICENCE.txt`. What
they lack (Arabic, Hebrew, Chinese, emoji) is shown as boxes with its Latin form: `lettering.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from django.utils.timezone import localtime
from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont
from PIL import Image

from ..hall_time import in_hall
from ..selectors.dossiers import Dossier, PairedBy, Photo
from ..selectors.rows.log import ActivityRow
from ..words import ENGLISH, speak
from ..words.times import facts_of_time
from .lettering import printable

_FONTS: Final = Path(__file__).parent / "fonts"
_TEXT: Final = "DejaVu"
_LINE: Final = 5.0
_MARGIN: Final = 18.0
_PHOTO_WIDTH: Final = 174.0
_PHOTO_HEIGHT: Final = 105.0
_CAPTION: Final = 14.0
"""mm below a photo."""
_HASH_SIZE: Final = 8
"""A hash stays on one line."""


def file_name(dossier: Dossier) -> str:
    """With the seq in it, so that two dossiers of an appeal are told apart."""
    return f"{dossier.slug}-appeal-{dossier.appeal.appeal}-{dossier.seq}.pdf"


def dossier_pdf(dossier: Dossier) -> bytes:
    """Its times are those of the hall."""
    with in_hall(dossier.time_zone):
        sheet = Sheet(dossier)
        for part in (_facts, _words, _committee, _timeline, _photos, _articles, _pairing, _proof):
            part(sheet, dossier)
        return bytes(sheet.output())


class Sheet(FPDF):
    """A4 pages that say on each of them what they are and from which event they were made."""

    def __init__(self, dossier: Dossier) -> None:
        super().__init__(format="A4")
        self.add_font(_TEXT, "", _FONTS / "DejaVuSans.ttf")
        self.add_font(_TEXT, "B", _FONTS / "DejaVuSans-Bold.ttf")
        self.set_margins(_MARGIN, _MARGIN)
        self.set_auto_page_break(True, margin=_MARGIN)
        self.set_creation_date(datetime.fromisoformat(dossier.at))
        self.set_title(_say(dossier, "title", **_named(dossier)))
        self.set_lang("en-GB" if dossier.language == ENGLISH else dossier.language)
        self._dossier = dossier
        self.add_page()
        self.text_line(_say(dossier, "heading", **_named(dossier)), size=18, bold=True)
        self.text_line(dossier.tournament, size=11)

    def footer(self) -> None:
        self.set_y(-12)
        self.set_font(_TEXT, "", 8)
        pages = {"page": self.page_no(), "pages": "{nb}"}
        foot = _say(self._dossier, "foot", **_named(self._dossier), **pages)
        self.cell(0, 5, foot, align="C")

    def normalize_text(self, text: str) -> str:
        """Every text of every page comes by here; without this, FPDF drops what the font lacks."""
        letters = self.current_font.cmap if isinstance(self.current_font, TTFFont) else range(256)
        return super().normalize_text(printable(text, letters))

    def heading(self, text: str, before: float = 0) -> None:
        """On the page of what follows it, which needs `before` mm."""
        if self.will_page_break(25 + before):
            self.add_page()
        self.ln(3)
        self.text_line(text, size=13, bold=True)

    def text_line(self, text: str, *, size: int = 10, bold: bool = False) -> None:
        self.set_font(_TEXT, "B" if bold else "", size)
        height = max(_LINE, size * 0.55)
        self.multi_cell(0, height, text, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def pairs(self, rows: Iterable[tuple[str, str]], size: int = 10) -> None:
        """Names and values in two columns; rows without a value are left out."""
        kept = [row for row in rows if row[1]]
        self.set_font(_TEXT, "", size)
        with self.table(
            col_widths=(22, 78),
            borders_layout="NONE",
            first_row_as_headings=False,
            line_height=_LINE,
            text_align="LEFT",
            padding=(0.6, 1),
        ) as table:
            for row in kept:
                table.row(row)


def _say(dossier: Dossier, what: str, **facts: object) -> str:
    return speak(f"Print-Dossier.{what}", facts, dossier.language)


def _named(dossier: Dossier) -> dict[str, object]:
    return {
        "appeal": dossier.appeal.appeal,
        "place": dossier.appeal.place,
        "tournament": dossier.tournament,
        "event": dossier.seq,
        "head": f"{dossier.hash[:12]}@{dossier.seq}",
    }


def _facts(sheet: Sheet, dossier: Dossier) -> None:
    appeal = dossier.appeal
    sheet.heading(_say(dossier, "facts"))
    stands = _say(dossier, "to-be-played") if appeal.adjourned else appeal.standing_text
    recorded = _when(dossier, appeal.recorded_at)
    sheet.pairs(
        [
            (_say(dossier, "appealed-by"), _appellant(dossier)),
            (_say(dossier, "players"), " – ".join(player.name for player in appeal.players)),
            (_say(dossier, "stands-now"), stands),
            (_say(dossier, "handed-in"), _when(dossier, appeal.filed_at)),
            (_say(dossier, "deadline"), _deadline(dossier)),
            (_say(dossier, "admitted-late"), appeal.late),
            (
                _say(dossier, "recorded"),
                _say(dossier, "recorded-by", at=recorded, arbiter=appeal.recorded_by),
            ),
        ]
    )


def _appellant(dossier: Dossier) -> str:
    by = dossier.appeal.by
    if not by.federation:
        return _say(dossier, "player-without", player=by.name)
    return _say(dossier, "player-of", player=by.name, federation=by.federation)


def _deadline(dossier: Dossier) -> str:
    if not dossier.appeal.deadline:
        return _say(dossier, "no-deadline")
    at = _when(dossier, dossier.appeal.deadline)
    return _say(dossier, "deadline-at", at=at, minutes=dossier.minutes)


def _words(sheet: Sheet, dossier: Dossier) -> None:
    appeal = dossier.appeal
    sheet.heading(_say(dossier, "ground"))
    sheet.text_line(appeal.ground)
    if not appeal.verdict:
        return
    sheet.heading(_say(dossier, "decision", verdict=appeal.verdict))
    sheet.text_line(appeal.decision)
    changed = "\n".join(appeal.remedies) or _say(dossier, "nothing-changed")
    sheet.pairs(
        [
            (_say(dossier, "decided-by"), "; ".join(appeal.sat) or appeal.decided_by),
            (_say(dossier, "decided"), _when(dossier, appeal.decided_at)),
            (_say(dossier, "changed"), changed),
        ]
    )


def _committee(sheet: Sheet, dossier: Dossier) -> None:
    sheet.heading(_say(dossier, "committee"))
    why = {row.place: row.why for row in dossier.appeal.interests}
    if not dossier.committee:
        sheet.text_line(_say(dossier, "no-committee"))
        return
    none = _say(dossier, "no-interest")
    sheet.pairs((member.text, why.get(member.place, none)) for member in dossier.committee)


def _timeline(sheet: Sheet, dossier: Dossier) -> None:
    sheet.heading(_say(dossier, "timeline"))
    sheet.set_font(_TEXT, "", 8)
    with sheet.table(
        col_widths=(9, 22, 44, 25), line_height=4, text_align="LEFT", padding=(0.6, 1)
    ) as table:
        table.row([_say(dossier, column) for column in ("event", "when", "what", "who")])
        for event in dossier.timeline:
            what = _what(dossier, event)
            table.row((f"#{event.seq}", _when(dossier, event.at), what, _who(event)))


def _what(dossier: Dossier, event: ActivityRow) -> str:
    if not event.reason:
        return event.text
    return f"{event.text}\n{_say(dossier, 'with-reason', reason=event.reason)}"


def _who(event: ActivityRow) -> str:
    return f"{event.actor_name}\n{event.device}" if event.device else event.actor_name


def _photos(sheet: Sheet, dossier: Dossier) -> None:
    if not dossier.photos:
        return
    first = dossier.photos[0].content
    before = _fitted(BytesIO(first))[1] + _CAPTION if first else 0
    sheet.heading(_say(dossier, "photos"), before=before)
    for photo in dossier.photos:
        _photo(sheet, dossier, photo)


def _photo(sheet: Sheet, dossier: Dossier, photo: Photo) -> None:
    """The caption stands on the page of its picture."""
    row = photo.row
    at = _when(dossier, row.at)
    caption = _say(dossier, "photo", event=row.seq, at=at, arbiter=row.by_name, place=row.place)
    digest = _say(dossier, "digest", digest=row.digest)
    if not photo.content:
        sheet.text_line(_say(dossier, "photo-erased", photo=caption), size=9)
        sheet.text_line(digest, size=_HASH_SIZE)
        return
    picture = BytesIO(photo.content)
    width, height = _fitted(picture)
    if sheet.will_page_break(height + _CAPTION):
        sheet.add_page()
    sheet.image(picture, w=width, h=height, alt_text=caption)
    sheet.ln(1)
    sheet.text_line(caption, size=9)
    sheet.text_line(digest, size=_HASH_SIZE)
    sheet.ln(3)


def _fitted(picture: BytesIO) -> tuple[float, float]:
    """Width and height in mm: as large as there is room for, and two on a page."""
    with Image.open(picture) as opened:
        scale = min(_PHOTO_WIDTH / opened.width, _PHOTO_HEIGHT / opened.height)
        return opened.width * scale, opened.height * scale


def _articles(sheet: Sheet, dossier: Dossier) -> None:
    sheet.heading(_say(dossier, "rules"))
    sheet.pairs((article.number, article.text) for article in dossier.articles)


def _pairing(sheet: Sheet, dossier: Dossier) -> None:
    paired = dossier.pairing
    if paired is None:
        return
    sheet.heading(_say(dossier, "paired"))
    for sentence in _sentences(paired):
        sheet.text_line(sentence)
    sheet.pairs(
        [
            (_say(dossier, "engine"), paired.engine),
            (_say(dossier, "checked-by"), paired.checker),
            (_say(dossier, "from-event"), f"#{paired.base}" if paired.base else ""),
            (_say(dossier, "input"), paired.input_hash),
            (_say(dossier, "seal"), paired.seal),
        ],
        size=_HASH_SIZE,
    )


def _sentences(paired: PairedBy) -> tuple[str, ...]:
    story = paired.story
    return (*story.sentences, *story.floats) if story else (paired.unexplained,)


def _proof(sheet: Sheet, dossier: Dossier) -> None:
    sheet.heading(_say(dossier, "proof"))
    last = _say(dossier, "last-event-at", event=dossier.seq, at=_when(dossier, dossier.at))
    sheet.pairs(
        [(_say(dossier, "last-event"), last), (_say(dossier, "its-hash"), dossier.hash)],
        size=_HASH_SIZE,
    )
    sheet.text_line(_say(dossier, "hash-covers"), size=9)


def _when(dossier: Dossier, iso: str) -> str:
    if not iso:
        return ""
    when = localtime(datetime.fromisoformat(iso))
    return _say(dossier, "time", **facts_of_time(when, dossier.language))
