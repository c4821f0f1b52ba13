"""Events of set-up: the tournament, its settings, its staff and their devices."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..ids import DeviceName, PlayerId, UserId
from ..list_fields import ListColumn
from ..settings import Regulations, Settings
from .base import Event


class TournamentCreated(Event, frozen=True, kw_only=True):
    slug: str
    name: str
    festival: str
    """Slug of the event that groups the sections played in one hall."""
    festival_name: str
    settings: Settings
    creator: UserId


class SettingsChanged(Event, frozen=True, kw_only=True):
    name: str
    settings: Settings


class RegulationsChanged(Event, frozen=True, kw_only=True):
    """From `from_round` on other regulations hold; `was` are those that held there before.

    Where the number of rounds became another, `checked` is the round that was paired last, checked
    again with the new number: `otherwise` of its boards would be paired otherwise.
    """

    from_round: int
    regulations: Regulations
    was: Regulations
    checked: int
    otherwise: int


class ProhibitedPairsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier groups; no two players of a group meet in rounds first to last.

    `from_round`: the round from which on they are others, once round 1 is published; else 0.
    """

    groups: tuple[ProhibitedPlayers, ...]
    from_round: int = 0


class ProhibitedPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[PlayerId, ...]
    first: int = 1
    last: int = 99


class VirtualPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half points added for the pairing of rounds `first` to `last` (TRF record 250)."""

    players: tuple[PlayerId, ...]
    points: int
    first: int
    last: int


class VirtualPointsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier lines; where there are any, no acceleration is computed."""

    lines: tuple[VirtualPoints, ...]


class ReportLinesImported(Event, frozen=True, kw_only=True):
    """The ### lines of a report file that speak of its rounds, as they stand there.

    They know players by starting numbers; a line that names somebody is not taken.
    """

    lines: tuple[str, ...]


class ColumnsMapped(Event, frozen=True, kw_only=True):
    """What an arbiter said of the columns of a list that was imported under the same command."""

    headings: str
    """A digest of the heading line, by which such a file is known again; empty: it has none."""
    line: int
    """Of the file, from 1; 0: it has no heading line."""
    columns: tuple[ListColumn, ...]


class ReportTakenBack(Event, frozen=True, kw_only=True):
    """A report that brought rounds: they are gone with their games, results and numbers.

    The tournament is before its start again. What the report set, and the entries, are taken back
    by events of their own right behind this one.
    """

    first: int
    last: int
    """Seqs of the first and the last event of the import."""


Role = Literal[
    "chief", "deputy", "pairing-officer", "sector", "results", "check-in", "read-only", "system"
]


class ArbiterAppointed(Event, frozen=True, kw_only=True):
    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    """Sector of boards; 0 and 0: all."""


class ArbiterDismissed(Event, frozen=True, kw_only=True):
    user: UserId


class DeviceEnrolled(Event, frozen=True, kw_only=True):
    """A device works for one person until `until` (ISO 8601, UTC)."""

    device: DeviceName
    user: UserId
    until: str


class DeviceRevoked(Event, frozen=True, kw_only=True):
    """Nothing of this device is taken any more; what it typed from `since` on is in doubt."""

    device: DeviceName
    since: str
    """ISO 8601, UTC; empty: everything."""


class DeviceReviewed(Event, frozen=True, kw_only=True):
    """Each result the device typed in the time in doubt has been looked at by somebody else."""

    device: DeviceName
