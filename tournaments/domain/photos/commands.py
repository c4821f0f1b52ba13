"""The command that adds a photo."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..command import Command
from ..ids import AttachmentId
from ..roles import FLOOR

Pictured = Annotated[
    str,
    Meta(
        pattern=r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(appeal|player):[0-9]{1,7}"
        r"|organiser:pictures)$(?!\n)"
    ),
]


class AddAttachment(Command, frozen=True, kw_only=True):
    """A picture of the board, the appeal or the player that it is `about`, or one that the
    organiser shows: only chief and deputies take these.

    `attachment`, `digest` and `size` are made by the service that keeps the picture.
    """

    roles = FLOOR
    comes = "by-form"

    about: Pictured
    attachment: AttachmentId
    digest: str
    media_type: Literal["image/jpeg"]
    size: Annotated[int, Meta(ge=1)]
    """Bytes."""
