"""The dossier of an appeal as one PDF, for a committee that sits without a screen.

The same log and the same names give the same bytes.
"""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from typing import Final

from django.utils.timezone import localtime
from PIL import Image

from ..hall_time import in_hall
from ..selectors.dossiers import Dossier, PairedBy, Photo
from ..selectors.rows.log import ActivityRow
from ..selectors.rows.standings import StandingRow
from ..words import speak
from ..words.times import facts_of_time
from .paper import TEXT, Paper

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
        for part in (
            _facts,
            _words,
            _standings,
            _committee,
            _timeline,
            _photos,
            _articles,
            _pairing,
            _proof,
        ):
            part(sheet, dossier)
        return bytes(sheet.output())


class Sheet(Paper):
    """Pages that say on each of them what they are and from which event they were made."""

    def __init__(self, dossier: Dossier) -> None:
        title = _say(dossier, "title", **_named(dossier))
        super().__init__(title=title, at=dossier.at, language=dossier.language)
        self._dossier = dossier
        self.add_page()
        self.text_line(_say(dossier, "heading", **_named(dossier)), size=18, bold=True)
        self.text_line(dossier.tournament, size=11)

    def foot(self) -> str:
        pages = {"page": self.page_no(), "pages": "{nb}"}
        return _say(self._dossier, "foot", **_named(self._dossier), **pages)


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


def _standings(sheet: Sheet, dossier: Dossier) -> None:
    """What the standings say of its players, with the value of each tie-break."""
    if not dossier.standings:
        return
    sheet.heading(_say(dossier, "standings", round=dossier.round))
    sheet.pairs((line.name, _line(dossier, line)) for line in dossier.standings)


def _line(dossier: Dossier, line: StandingRow) -> str:
    place = _say(dossier, "place", rank=line.rank, points=line.points)
    return ", ".join((place, *(f"{one.name} {one.value}" for one in line.tie_breaks)))


def _timeline(sheet: Sheet, dossier: Dossier) -> None:
    sheet.heading(_say(dossier, "timeline"))
    sheet.set_font(TEXT, "", 8)
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
