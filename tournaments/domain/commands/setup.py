"""Commands of set-up: the tournament, its settings, its staff and their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..events import (
    ProhibitedPlayers,
    Role,
    VirtualPoints,
)
from ..ids import DeviceName, UserId
from ..list_fields import ListColumn
from ..settings import Regulations, Settings
from .base import Command, RoundNumber, ShortText, Slug


class CreateTournament(Command, frozen=True, kw_only=True):
    """The creator becomes chief arbiter."""

    slug: Slug
    name: ShortText
    festival: Slug
    festival_name: ShortText
    settings: Settings = Settings()


class ChangeSettings(Command, frozen=True, kw_only=True):
    name: ShortText
    settings: Settings


class ChangeRegulations(Command, frozen=True, kw_only=True):
    """What is fixed since the start, changed by the chief from a round on that is not published.

    All of them as they are to be; `confirmed_rounds` is the number of rounds once more where it
    becomes another.
    """

    from_round: RoundNumber
    regulations: Regulations
    confirmed_rounds: Annotated[int, Meta(ge=0, le=99)] = 0


class SetProhibitedPairs(Command, frozen=True, kw_only=True):
    """All groups anew. Once round 1 is published the chief states `from_round`, the first round in
    which they are others than before, and a reason."""

    groups: tuple[ProhibitedPlayers, ...]
    from_round: Annotated[int, Meta(ge=0, le=99)] = 0


class SetVirtualPoints(Command, frozen=True, kw_only=True):
    """An acceleration spelled out as report files do; a later line replaces an earlier one."""

    lines: tuple[VirtualPoints, ...]


class ImportReportLines(Command, frozen=True, kw_only=True):
    """The ### lines of the file a tournament is made of, before its first round."""

    lines: tuple[str, ...]


class MapColumns(Command, frozen=True, kw_only=True):
    """What each column of an imported list holds, as an arbiter said; see `ColumnsMapped`."""

    headings: str
    line: int
    columns: tuple[ListColumn, ...]


class AppointArbiter(Command, frozen=True, kw_only=True):
    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0


class DismissArbiter(Command, frozen=True, kw_only=True):
    user: UserId


class EnrolDevice(Command, frozen=True, kw_only=True):
    """A device that opened its code; the service that reads codes sends this."""

    device: DeviceName
    user: UserId
    until: str
    """ISO 8601, UTC."""


class RevokeDevice(Command, frozen=True, kw_only=True):
    """Ends a device's log-in at once: one's own, or any by the chief and the deputies."""

    device: DeviceName
    since: ShortText = ""
    """What it typed from this time on is to be reviewed; empty: everything."""


class CloseDeviceReview(Command, frozen=True, kw_only=True):
    """Refused while a result in doubt has been neither confirmed nor corrected."""

    device: DeviceName
