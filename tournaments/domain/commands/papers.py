"""Commands of papers: pictures, and erasing a person."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..events import ErasureGround
from ..ids import AttachmentId, PlayerId
from .base import MOST_IN_A_BATCH, Command, Number

Pictured = Annotated[
    str, Meta(pattern=r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(appeal|player):[0-9]{1,7})$")
]


class AddAttachment(Command, frozen=True, kw_only=True):
    """A picture of the board, the appeal or the player that it is `about`.

    `attachment`, `digest` and `size` are made by the service that keeps the picture.
    """

    about: Pictured
    attachment: AttachmentId
    digest: str
    media_type: Literal["image/jpeg"]
    size: Annotated[int, Meta(ge=1)]
    """Bytes."""


class ErasePerson(Command, frozen=True, kw_only=True):
    """Takes away what stands beside the log about a person who no longer plays.

    `reasons` are the seqs of events whose words go, as the chief arbiter chose them; `attachments`
    is filled in by the service that keeps the pictures.
    """

    player: PlayerId
    ground: ErasureGround
    reasons: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)] = ()
    attachments: tuple[AttachmentId, ...] = ()


class EraseMember(Command, frozen=True, kw_only=True):
    """Takes away the name of somebody who was on a committee, and neither plays nor has an account.

    `member` counts them in the order in which they were named.
    """

    member: Number
    ground: ErasureGround
    reasons: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)] = ()
