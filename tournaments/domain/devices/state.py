"""A device, with what has become of it."""

from __future__ import annotations

import msgspec

from ..ids import DeviceName, UserId


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
