"""Folds of kept moves."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..photos.state import Attachment
from ..tournament.steps import Stamp
from .events import MovesKept
from .state import MEDIA_TYPE, MOVES


@folds(MovesKept)
def _moves_kept(ledger: Ledger, stamp: Stamp, event: MovesKept) -> None:
    ledger.attachments[event.attachment] = Attachment(
        id=event.attachment,
        about=MOVES,
        digest=event.digest,
        media_type=MEDIA_TYPE,
        size=event.size,
        players=(),
        by=stamp.actor,
        at=stamp.at,
        seq=stamp.seq,
    )
