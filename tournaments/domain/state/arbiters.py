"""Who may write, and with which devices."""

from __future__ import annotations

import msgspec

from ..events import (
    Role,
)
from ..ids import DeviceName, UserId


class Arbiter(msgspec.Struct, frozen=True, gc=False):
    """First and last board of the sector; 0 and 0: all boards."""

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    seq: int = 0

    def looks_after(self, board: int) -> bool:
        return self.first_board <= board and (not self.last_board or board <= self.last_board)


class Device(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A device that joined by a code. `until`, `since` and the `…_at` are ISO 8601 in UTC."""

    name: DeviceName
    user: UserId
    until: str
    enrolled_by: str
    enrolled_at: str
    enrolled_seq: int
    revoked_by: str = ""
    revoked_at: str = ""
    revoked_seq: int = 0
    since: str = ""
    """What it typed from then on is in doubt; empty: everything."""
    reviewed_by: str = ""
    reviewed_at: str = ""
    reviewed_seq: int = 0

    @property
    def revoked(self) -> bool:
        return self.revoked_seq > 0

    @property
    def reviewed(self) -> bool:
        return self.reviewed_seq > 0
