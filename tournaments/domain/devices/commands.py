"""Commands about devices."""

from __future__ import annotations

from ..command import Command
from ..ids import DeviceName, UserId
from ..roles import CHIEFS, STAFF
from ..values import ShortText


class EnrolDevice(Command, frozen=True, kw_only=True):
    """A device that opened its code; the service that reads codes sends this."""

    roles = STAFF
    by_password = True
    comes = "from-the-server"

    device: DeviceName
    user: UserId
    until: str
    """ISO 8601, UTC."""


class RevokeDevice(Command, frozen=True, kw_only=True):
    """Ends a device's log-in at once: one's own, or any by the chief and the deputies."""

    roles = STAFF

    device: DeviceName
    since: ShortText = ""
    """What it typed from this time on is to be reviewed; empty: everything."""


class CloseDeviceReview(Command, frozen=True, kw_only=True):
    """Refused while a result in doubt has been neither confirmed nor corrected."""

    roles = CHIEFS

    device: DeviceName
