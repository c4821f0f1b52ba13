"""The rows of a history and of a difference."""

from __future__ import annotations

from ..rows.base import Row
from ..rows.log import ActivityRow
from .before_after import Touched


class HistoryRow(ActivityRow, frozen=True, kw_only=True):
    """An event with what it changed. `at` is the server's time, `occurred_at` the device's (empty:
    it said none)."""

    occurred_at: str
    touched: tuple[Touched, ...]


class DifferenceRow(Row, frozen=True, kw_only=True):
    """A thing that is not as it was, and the events that touched it meanwhile, oldest first."""

    thing: Touched
    events: tuple[ActivityRow, ...]
