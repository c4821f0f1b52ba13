"""Moves that are kept of games: what the log knows of them."""

from __future__ import annotations

from typing import Final

import msgspec

from ..ids import AttachmentId

MEDIA_TYPE: Final = "application/json"
MOST_FILES: Final = 200
"""A file a round, and each sent anew some times."""


class KeptMoves(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The moves of so many `games`; the bytes stand beside the log."""

    id: AttachmentId
    digest: str
    games: int
    seq: int
