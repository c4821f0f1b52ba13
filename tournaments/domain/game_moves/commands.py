"""The command that keeps the moves of games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..ids import AttachmentId
from ..roles import CHIEFS


class KeepMoves(Command, frozen=True, kw_only=True):
    """The moves of so many `games`, which stand beside the log; for a game that had some before
    these count.

    `attachment`, `digest` and `size` are made by the service that keeps them.
    """

    roles = CHIEFS
    comes = "by-form"

    attachment: AttachmentId
    digest: str
    size: Annotated[int, Meta(ge=1)]
    """Bytes."""
    games: Annotated[int, Meta(ge=1)]
