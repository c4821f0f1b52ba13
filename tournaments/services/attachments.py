"""Pictures beside the log: kept with the event that tells of them, erased on request.

The log holds the salted SHA-256 of the bytes. Whoever has picture and salt can prove what was
added; once both are erased, the log says that there was a picture, and nothing else.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

import msgspec
from django.utils import timezone

from ..domain.ids import AttachmentId
from ..models import AttachmentFile


class AttachmentDraft(msgspec.Struct, frozen=True, kw_only=True):
    """A picture with its digest, not written yet."""

    attachment: AttachmentId
    digest: str
    salt: str
    media_type: str
    content: bytes


def draft(attachment: AttachmentId, media_type: str, content: bytes) -> AttachmentDraft:
    """Salts and digests; writes nothing."""
    salt = secrets.token_hex(16)
    return AttachmentDraft(
        attachment=attachment,
        digest=digest_of(salt, content),
        salt=salt,
        media_type=media_type,
        content=content,
    )


def digest_of(salt: str, content: bytes) -> str:
    """Hex SHA-256 of salt and bytes."""
    return hashlib.sha256(salt.encode() + b"\n" + content).hexdigest()


def keep(stream: str, drafts: Iterable[AttachmentDraft]) -> None:
    """Writes the rows; called in the transaction that appends the event, before the event."""
    AttachmentFile.objects.bulk_create(
        AttachmentFile(
            stream=stream,
            attachment=each.attachment,
            digest=each.digest,
            salt=each.salt,
            media_type=each.media_type,
            content=each.content,
        )
        for each in drafts
    )


def contents(stream: str, attachments: Iterable[AttachmentId]) -> dict[AttachmentId, bytes]:
    """The bytes of those that are not erased."""
    rows = AttachmentFile.objects.filter(
        stream=stream, attachment__in=list(attachments), erased_at=None
    )
    return {AttachmentId(row.attachment): bytes(row.content) for row in rows}


def erase(stream: str, attachments: Iterable[AttachmentId]) -> int:
    """Forgets the bytes and their salts; gives the number of pictures."""
    rows = AttachmentFile.objects.filter(stream=stream, attachment__in=list(attachments))
    return rows.filter(erased_at=None).update(content=b"", salt="", erased_at=timezone.now())
