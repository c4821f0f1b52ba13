"""Folds of papers: pictures, and what was erased."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..state import Attachment, Stamp
from .ledger import Folds, Ledger


def _attachment_added(ledger: Ledger, stamp: Stamp, event: e.AttachmentAdded) -> None:
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


def _person_erased(ledger: Ledger, stamp: Stamp, event: e.PersonErased) -> None:
    for player in event.entries:
        ledger.player(player, erased_seq=stamp.seq)
    for attachment in event.attachments:
        ledger.attachments[attachment] = replace(
            ledger.attachments[attachment], erased_seq=stamp.seq
        )


def _member_erased(ledger: Ledger, stamp: Stamp, event: e.MemberErased) -> None:
    ledger.named_members[event.member - 1] = replace(
        ledger.named_members[event.member - 1], erased_seq=stamp.seq
    )


FOLDS: Final[Folds] = {
    e.AttachmentAdded: _attachment_added,
    e.PersonErased: _person_erased,
    e.MemberErased: _member_erased,
}
