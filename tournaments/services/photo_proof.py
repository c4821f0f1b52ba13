"""What `manage.py verify` proves about photos, and about moves that are kept of games."""

from __future__ import annotations

from events.messages import Fault

from ..domain.game_moves.state import KeptMoves
from ..domain.ids import AttachmentId
from ..domain.photos.state import Attachment
from ..models import AttachmentFile
from . import attachments, states

ROWS_AT_A_TIME = 10
PHOTOS = "photos"


def photo_faults(stream: str) -> list[Fault]:
    """Every photo of the log has its row, and every one that is not erased its digest; moves too,
    which nobody erases."""
    state = states.current(stream)
    missing: dict[AttachmentId, Attachment | KeptMoves] = dict(state.attachments)
    missing |= {each.id: each for each in state.kept_moves}
    faults: list[Fault] = []
    for row in AttachmentFile.objects.filter(stream=stream).iterator(ROWS_AT_A_TIME):
        photo = missing.pop(AttachmentId(row.attachment), None)
        if photo is None:
            faults.append(Fault(stream, PHOTOS, f"photo {row.attachment[:8]} is in no event", None))
        elif problem := _photo_problem(photo, row):
            faults.append(_fault(stream, photo, problem))
    return faults + [_fault(stream, photo, "it is missing") for photo in missing.values()]


def _fault(stream: str, photo: Attachment | KeptMoves, problem: str) -> Fault:
    return Fault(stream, PHOTOS, f"{_called(photo)}: {problem}", photo.seq)


def _called(photo: Attachment | KeptMoves) -> str:
    if isinstance(photo, Attachment):
        return f"photo {photo.id[:8]} of {photo.about}"
    return f"moves {photo.id[:8]} of {photo.games} games"


def _photo_problem(photo: Attachment | KeptMoves, row: AttachmentFile) -> str:
    erased = isinstance(photo, Attachment) and photo.erased
    if erased or row.erased_at is not None:
        return _erased_problem(row, erased=erased)
    if attachments.digest_of(row.salt, bytes(row.content)) != photo.digest:
        return "it is not the one that was added"
    return ""


def _erased_problem(row: AttachmentFile, *, erased: bool) -> str:
    if not erased:
        return "it is gone, but no erasure is in the log"
    return "it was erased and is still there" if row.content or row.salt else ""
