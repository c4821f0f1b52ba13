"""What the API answers about devices, and about a slip that one of them scans."""

from __future__ import annotations

from ..selectors import devices
from ..selectors.rows.log import ActivityRow
from .answers import Answer


class Devices(Answer, frozen=True, kw_only=True):
    """All for the chief arbiter and the deputies, for others their own; newest first."""

    seq: int
    devices: tuple[devices.DeviceRow, ...]


class DeviceEntries(Answer, frozen=True, kw_only=True):
    """What a device did in the time in doubt: the last result on each board, and all the rest."""

    seq: int
    device: devices.DeviceRow
    results: tuple[devices.TypedResult, ...]
    others: tuple[ActivityRow, ...]


class ThisDevice(Answer, frozen=True, kw_only=True):
    """What the server knows of the device that asks; empty: it did not join by a code."""

    device: str
    until: str
    revoked: bool


class Slip(Answer, frozen=True, kw_only=True):
    """The section a scanned slip belongs to; without `game` and `board` it was paired anew.

    `may_look`: whether the asker is an arbiter there.
    """

    slug: str
    name: str
    round: int
    game: str
    board: int
    may_look: bool
