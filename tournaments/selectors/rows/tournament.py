"""The tournament at a glance, its regulations and who asks."""

from __future__ import annotations

from ...domain.rounds.state import RoundStatus
from ...domain.tournament.state import Phase
from .base import PlayerRef, Row


class Overview(Row, frozen=True, kw_only=True):
    """`version` is the number of public changes; `current_round` is the highest round that has
    been requested, paired or published (0: none)."""

    slug: str
    name: str
    festival: str
    festival_name: str
    seq: int
    version: int
    phase: Phase
    system: str
    rounds_total: int
    current_round: int
    round_status: RoundStatus
    next_round: int | None
    players: int
    checked_in: int
    withdrawn: int
    boards: int
    missing: int
    conflicts: int
    appeals: int
    """Those that are not decided yet."""
    city: str
    federation: str
    start_date: str
    end_date: str


class Appointment(Row, frozen=True, kw_only=True):
    user: str
    name: str
    role: str
    first_board: int
    last_board: int


class ProhibitedGroup(Row, frozen=True, kw_only=True):
    """Players who do not meet in the rounds `first` to `last`."""

    players: tuple[PlayerRef, ...]
    first: int
    last: int


class NamedValue(Row, frozen=True, kw_only=True):
    """A setting as people call it and read it."""

    name: str
    value: str


class RegulationSpan(Row, frozen=True, kw_only=True):
    """Rounds, and what became other with the first of them."""

    rounds: str
    what: str


class VirtualLine(Row, frozen=True, kw_only=True):
    """Points that the pairing of the rounds `first` to `last` adds for these players."""

    players: tuple[PlayerRef, ...]
    points: str
    first: int
    last: int


class Me(Row, frozen=True, kw_only=True):
    """Who asks, and what the log lets him do here."""

    seq: int
    user: str
    name: str
    role: str
    first_board: int
    last_board: int
    commands: tuple[str, ...]
