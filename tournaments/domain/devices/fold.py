"""Folds of devices: joined, revoked, reviewed."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import DeviceEnrolled, DeviceReviewed, DeviceRevoked
from .state import Device


@folds(DeviceEnrolled)
def _device_enrolled(ledger: Ledger, stamp: Stamp, event: DeviceEnrolled) -> None:
    ledger.devices[event.device] = Device(
        name=event.device,
        user=event.user,
        until=event.until,
        enrolled_by=stamp.actor,
        enrolled_at=stamp.at,
        enrolled_seq=stamp.seq,
    )


@folds(DeviceRevoked)
def _device_revoked(ledger: Ledger, stamp: Stamp, event: DeviceRevoked) -> None:
    ledger.devices[event.device] = replace(
        ledger.devices[event.device],
        revoked_by=stamp.actor,
        revoked_at=stamp.at,
        revoked_seq=stamp.seq,
        since=event.since,
    )


@folds(DeviceReviewed)
def _device_reviewed(ledger: Ledger, stamp: Stamp, event: DeviceReviewed) -> None:
    ledger.devices[event.device] = replace(
        ledger.devices[event.device],
        reviewed_by=stamp.actor,
        reviewed_at=stamp.at,
        reviewed_seq=stamp.seq,
    )
