"""Photos: what the log knows of them."""

from __future__ import annotations

from typing import Final

import msgspec

from ..ids import AttachmentId, PlayerId

ORGANISERS: Final = "organiser:pictures"
"""What a picture is about that stands on hall screens and diplomas: nobody of the tournament."""


class Attachment(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The bytes stand beside the log; after an erasure (`erased_seq`) nobody has them."""

    id: AttachmentId
    about: str
    digest: str
    media_type: str
    size: int
    players: tuple[PlayerId, ...]
    by: str
    at: str
    seq: int
    erased_seq: int = 0

    @property
    def erased(self) -> bool:
        return self.erased_seq > 0
