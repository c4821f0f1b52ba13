"""Folds of photos."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import AttachmentAdded
from .state import Attachment


@folds(AttachmentAdded)
def _attachment_added(ledger: Ledger, stamp: Stamp, event: AttachmentAdded) -> None:
    ledger.attachments[event.attachment] = Attachment(
        id=event.attachment,
        about=event.about,
        digest=event.digest,
        media_type=event.media_type,
        size=event.size,
        players=event.players,
        by=stamp.actor,
        at=stamp.at,
        seq=stamp.seq,
    )
