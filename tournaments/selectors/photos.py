"""Photos of boards, appeals and players as rows; the bytes are asked for one by one."""

from __future__ import annotations

from collections.abc import Iterable

from ..domain.discretion import Knows
from ..domain.ids import AttachmentId
from ..domain.photos.state import ORGANISERS, Attachment
from ..domain.tournament.state import Tournament
from .activity.context import SentenceContext
from .activity.photos import pictured
from .rows.base import Row


class PhotoRow(Row, frozen=True, kw_only=True):
    """`digest` is what the log holds of it; `size` in bytes. Of an erased one nothing else is
    left."""

    attachment: str
    about: str
    place: str
    seq: int
    at: str
    by: str
    by_name: str
    size: int
    digest: str
    erased: bool


def visible(state: Tournament, knows: Knows) -> tuple[Attachment, ...]:
    """The photos that an asker may see; members of a committee see those of the appeals."""
    photos = tuple(state.attachments.values())
    if knows.photos:
        return photos
    if not knows.appeals:
        return ()
    appeals = state.appeals.values()
    disputed = {about for each in appeals for about in (each.about, f"appeal:{each.id}")}
    return tuple(photo for photo in photos if photo.about in disputed)


def of_organiser(state: Tournament) -> tuple[AttachmentId, ...]:
    """The pictures for hall screens and diplomas that are not erased."""
    shown = (each for each in state.attachments.values() if each.about == ORGANISERS)
    return tuple(each.id for each in shown if not each.erased)


def photo_rows(context: SentenceContext, photos: Iterable[Attachment]) -> tuple[PhotoRow, ...]:
    """In the order given."""
    return tuple(
        PhotoRow(
            attachment=each.id,
            about=each.about,
            place=pictured(context, each.about),
            seq=each.seq,
            at=each.at,
            by=each.by,
            by_name=context.names.user(each.by),
            size=each.size,
            digest=each.digest,
            erased=each.erased,
        )
        for each in photos
    )
