"""Events of devices."""

from __future__ import annotations

from ..event import Event
from ..ids import DeviceName, UserId
from ..scopes import DEVICES, Scopes


class DeviceEnrolled(Event, frozen=True, kw_only=True):
    """A device works for one person until `until` (ISO 8601, UTC)."""

    topics = ("devices",)
    public = False

    device: DeviceName
    user: UserId
    until: str

    def scopes(self) -> Scopes:
        return (DEVICES,)

    def accounts(self) -> tuple[str, ...]:
        return (self.user,)


class DeviceRevoked(Event, frozen=True, kw_only=True):
    """Nothing of this device is taken any more; what it typed from `since` on is in doubt."""

    topics = ("devices",)
    public = False

    device: DeviceName
    since: str
    """ISO 8601, UTC; empty: everything."""

    def scopes(self) -> Scopes:
        return (DEVICES,)


class DeviceReviewed(Event, frozen=True, kw_only=True):
    """Each result the device typed in the time in doubt has been looked at by somebody else."""

    topics = ("devices",)
    public = False

    device: DeviceName

    def scopes(self) -> Scopes:
        return (DEVICES,)
