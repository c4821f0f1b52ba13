"""Rounds with their drafts."""

from __future__ import annotations

from ...domain.rounds.state import RoundStatus
from .base import PlayerRef, Row


class ByeRow(Row, frozen=True, kw_only=True):
    player: PlayerRef
    kind: str


class Failure(Row, frozen=True, kw_only=True):
    code: str
    message: str
    article: str
    players: tuple[PlayerRef, ...]


class Step(Row, frozen=True, kw_only=True):
    """Who did something to the round, and when (requested, paired, published, closed …)."""

    type: str
    by: str
    by_name: str
    at: str
    seq: int


class RoundRow(Row, frozen=True, kw_only=True):
    """`boards`, `missing`, `adjourned` and `provisional` are counts; `missing` are boards without a
    result whose game does not go on later, `provisional` those that wait for a second person."""

    round: int
    status: RoundStatus
    request: str
    boards: int
    missing: int
    adjourned: int
    provisional: int
    conflicts: int
    pab: PlayerRef | None
    byes: tuple[ByeRow, ...]
    absent: tuple[PlayerRef, ...]
    failure: Failure | None
    steps: tuple[Step, ...]
    imported: bool
    starts: str
    version: int = 1
    """Of its published boards: one more with each change (C.04.2 4.4)."""
    pairing_deadline: str = ""
    """Until when its unfinished games are waited for, UTC; empty: no deadline runs."""
    last_call: str = ""
    """When the last call for corrections ends, UTC; empty: none was announced."""


class DraftSide(PlayerRef, frozen=True, kw_only=True):
    """A player on a draft's board: score, colours so far ("wb-w"), floats of the last two rounds
    (newest first), colour preference is the engine's affair."""

    points: str
    colours: str
    floats: tuple[str, ...]
    float: str


class DraftBoard(Row, frozen=True, kw_only=True):
    game: str
    board: int
    white: DraftSide
    black: DraftSide


class RoundDetail(RoundRow, frozen=True, kw_only=True):
    """A round with its boards as they were paired; drafts are for arbiters only."""

    engine: str
    engine_version: str
    input_hash: str
    seal: str
    checker: str
    base: int
    pairs: tuple[DraftBoard, ...]
