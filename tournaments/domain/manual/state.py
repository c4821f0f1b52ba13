"""Pairing by hand: while it lasts, and what came of it."""

from __future__ import annotations

import msgspec

from ..drafts.events import PairedBoard
from ..ids import PlayerId
from .events import EmptySheet, RoundPairedManually


class ManualPhase(msgspec.Struct, frozen=True, kw_only=True):
    """The phase: who began it when, and the boards (white, black) and the bye as they stand.

    Whoever has a place in the draft and none here waits for one; so does everybody on an empty
    `sheet` (null: there is a draft).
    """

    seq: int
    by: str
    at: str
    changed_seq: int = 0
    pairs: tuple[tuple[PlayerId, PlayerId], ...]
    pab: PlayerId | None
    sheet: EmptySheet | None = None


class PairedByHand(msgspec.Struct, frozen=True):
    """How a draft came from the hands of an arbiter; `engine_boards` are those it replaced."""

    seq: int
    by: str
    at: str
    engine_boards: tuple[PairedBoard, ...]
    made: RoundPairedManually
