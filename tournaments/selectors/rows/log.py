"""The log, and what a correction or an undo reaches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .base import Row
from .numbers import NumberChange
from .prizes import PrizeChange
from .standings import StandingMove


class ActivityRow(Row, frozen=True, kw_only=True):
    """One event of the log as a sentence. `subject` is its first scope, e.g. "game:3.1.47"."""

    seq: int
    at: str
    actor: str
    actor_name: str
    role: str
    device: str
    type: str
    text: str
    reason: str
    subject: str


class ReachRow(Row, frozen=True, kw_only=True):
    """What a correction reaches: `counts_for` is the first round whose pairing reads it, `outdates`
    the round whose pairing in hand would not hold any more (None: no round)."""

    case: Literal["next", "after-next", "rating"]
    counts_for: int | None
    outdates: int | None
    article: str
    sentences: tuple[str, ...]
    standings: tuple[StandingMove, ...]
    numbers: tuple[NumberChange, ...]
    late: str = ""
    """The deadline for corrections that it comes too late for, UTC; empty: it is in time."""
    prizes: tuple[PrizeChange, ...] = ()
    """Whose prizes the correction of a result moves, as if the tournament ended now."""


class UndoRow(Row, frozen=True, kw_only=True):
    """What taking back the event `of`, told by `text`, would mean. `values` are those of `command`
    (kebab-case), which does it; where it is not possible `sentences` say why."""

    of: int
    text: str
    possible: bool
    command: str = ""
    values: dict[str, Any] = msgspec.field(default_factory=dict)
    sentences: tuple[str, ...]
    reach: ReachRow | None = None
