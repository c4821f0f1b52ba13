"""Adding a picture to a board, an appeal or a player."""

from __future__ import annotations

from uuid import UUID

from msgspec.structs import replace

from events.messages import Envelope

from ..domain.ids import AttachmentId
from ..domain.photos.commands import AddAttachment
from . import attachments, pictures
from .handle import handle
from .outcomes import Outcome


def add_picture(
    stream: str,
    about: str,
    name: str,
    file: bytes,
    envelope: Envelope,
    with_command: UUID | None = None,
) -> Outcome:
    """Writes the picture anew and records it, both or neither.

    `with_command` is the correction or decision that it came with: the cause in the log. The key
    of the picture is the id of its command, so that sending twice keeps it once. Raises
    `pictures.NotAPicture`.
    """
    draft = attachments.draft(
        AttachmentId(envelope.command_id.hex), pictures.MEDIA_TYPE, pictures.rewritten(name, file)
    )
    command = AddAttachment(
        about=about,
        attachment=draft.attachment,
        digest=draft.digest,
        media_type=pictures.MEDIA_TYPE,
        size=len(draft.content),
    )
    return handle(
        stream, command, replace(envelope, reason="", causation=_cause(with_command)), picture=draft
    )


def _cause(command: UUID | None) -> str:
    return f"command:{command}" if command else ""
