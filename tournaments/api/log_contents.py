"""What the API answers to who reads the log: events, as people and as programs read them."""

from __future__ import annotations

from typing import Any

from events.head_check import Verdict

from ..selectors.history.difference import StandingChange
from ..selectors.history.rows import DifferenceRow, HistoryRow
from ..selectors.rows.log import ActivityRow
from .answers import Answer


class Activity(Answer, frozen=True, kw_only=True):
    """Newest first; `more` says whether there are earlier ones."""

    seq: int
    activity: tuple[ActivityRow, ...]
    more: bool


class History(Answer, frozen=True, kw_only=True):
    """Newest first, each with what it changed; `more` says whether earlier ones match."""

    seq: int
    history: tuple[HistoryRow, ...]
    more: bool


class EventAnswer(Answer, frozen=True, kw_only=True):
    """An event of the log, column by column; `hash` covers `prev_hash` and all other columns."""

    component = "Event"

    seq: int
    type: str
    version: int
    body: Any
    scopes: tuple[str, ...]
    actor: str
    role: str
    device: str
    reason: str
    occurred_at: str
    recorded_at: str
    command_id: str
    causation: str
    answers: str
    prev_hash: str
    hash: str


class KnownHead(Answer, frozen=True, kw_only=True):
    """What the log says of a head that somebody knows; `seq` is that of its last event.

    `event` and `hash` are those of the event with that hash, else of the one that has its number,
    else of the last one; `broken` is the first event that does not fit, 0 for none.
    """

    seq: int
    verdict: Verdict
    message: str
    event: int
    hash: str
    broken: int


class HistoryEvent(Answer, frozen=True, kw_only=True):
    """One event as people read it, and as it stands in the log."""

    seq: int
    history: HistoryRow
    event: EventAnswer


class Difference(Answer, frozen=True, kw_only=True):
    """What is not as it was after event `seq`; `now` is the newest event."""

    seq: int
    now: int
    things: tuple[DifferenceRow, ...]
    standings: tuple[StandingChange, ...]


class Events(Answer, frozen=True, kw_only=True):
    """In the order of the log; `more` says whether later ones were left off."""

    seq: int
    events: tuple[EventAnswer, ...]
    more: bool


class RecordedCommands(Answer, frozen=True, kw_only=True):
    """Those of the commands that were asked for which became events of this log."""

    seq: int
    commands: tuple[str, ...]
