"""Folds of devices: joined, revoked, reviewed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..state import Device, Stamp
from .ledger import Folds, Ledger


def _device_enrolled(ledger: Ledger, stamp: Stamp, event: e.DeviceEnrolled) -> None:
    ledger.devices[event.device] = Device(
        name=event.device,
        user=event.user,
        until=event.until,
        enrolled_by=stamp.actor,
        enrolled_at=stamp.at,
        enrolled_seq=stamp.seq,
    )


def _device_revoked(ledger: Ledger, stamp: Stamp, event: e.DeviceRevoked) -> None:
    ledger.devices[event.device] = replace(
        ledger.devices[event.device],
        revoked_by=stamp.actor,
        revoked_at=stamp.at,
        revoked_seq=stamp.seq,
        since=event.since,
    )


def _device_reviewed(ledger: Ledger, stamp: Stamp, event: e.DeviceReviewed) -> None:
    ledger.devices[event.device] = replace(
        ledger.devices[event.device],
        reviewed_by=stamp.actor,
        reviewed_at=stamp.at,
        reviewed_seq=stamp.seq,
    )


FOLDS: Final[Folds] = {
    e.DeviceEnrolled: _device_enrolled,
    e.DeviceRevoked: _device_revoked,
    e.DeviceReviewed: _device_reviewed,
}
