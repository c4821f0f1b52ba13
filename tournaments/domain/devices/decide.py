"""Devices: joined for one person, revoked at once, what they typed looked at again."""

from __future__ import annotations

import datetime

from ..arbiters.rights import role_of
from ..command import Command, name_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..games.state import Game
from ..ids import DeviceName
from ..refusals import Refused, listed, refuse
from ..roles import CHIEF, CHIEFS, Role
from ..tournament.state import Tournament
from .commands import CloseDeviceReview, EnrolDevice, RevokeDevice
from .events import DeviceEnrolled, DeviceReviewed, DeviceRevoked
from .state import Device


def revoked(state: Tournament, context: Context) -> Refused | None:
    """A command typed on a revoked device, however late it arrives."""
    device = state.devices.get(DeviceName(context.device))
    if device is None or not device.revoked or device.user != context.actor:
        return None
    return refuse("DeviceRevoked", device=device.name, seq=device.revoked_seq)


def by_password(state: Tournament, command: Command, context: Context) -> Refused | None:
    """A lost phone must leave nothing behind that lets somebody in."""
    device = state.devices.get(DeviceName(context.device))
    if not command.by_password or device is None or device.user != context.actor:
        return None
    return refuse("NotOnADevice", device=device.name, command=name_of(command))


@decides(EnrolDevice)
def enrol_device(state: Tournament, command: EnrolDevice, context: Context) -> Decision:
    """One's own, or by the chief for any arbiter: the chief may appoint, and so be, anybody."""
    if command.device in state.devices:
        return refuse("DeviceKnown", device=command.device)
    if command.user not in state.arbiters:
        return refuse("UnknownArbiter", user=command.user)
    return _mine_or(state, command.user, context, CHIEF) or Accepted(
        (DeviceEnrolled(device=command.device, user=command.user, until=command.until),)
    )


@decides(RevokeDevice)
def revoke_device(state: Tournament, command: RevokeDevice, context: Context) -> Decision:
    device = state.devices.get(command.device)
    if device is None:
        return _unknown(command.device)
    if refused := _mine_or(state, device.user, context, CHIEFS):
        return refused
    if device.revoked:
        return AlreadyRecorded(device.revoked_seq)
    since = _utc(command.since)
    if since is None:
        return refuse("NoTime", field="since")
    return Accepted((DeviceRevoked(device=device.name, since=since),))


@decides(CloseDeviceReview)
def close_device_review(
    state: Tournament, command: CloseDeviceReview, _context: Context
) -> Decision:
    device = state.devices.get(command.device)
    if device is None:
        return _unknown(command.device)
    if not device.revoked:
        return refuse("DeviceInUse", device=device.name)
    if device.reviewed:
        return AlreadyRecorded(device.reviewed_seq)
    return _entries_open(state, device) or Accepted((DeviceReviewed(device=device.name),))


def in_doubt(state: Tournament, device: Device) -> tuple[Game, ...]:
    """The games whose result this device typed and nobody has looked at since, by board."""
    games = (
        game for game in state.games.values() if game.device == device.name and state.in_doubt(game)
    )
    return tuple(sorted(games, key=lambda game: (game.round, game.board)))


def _entries_open(state: Tournament, device: Device) -> Refused | None:
    games = in_doubt(state, device)
    if not games:
        return None
    boards = [game.board for game in games]
    return refuse(
        "EntriesInDoubt",
        boards=listed(boards),
        games=", ".join(game.id for game in games),
        device=device.name,
    )


def _mine_or(
    state: Tournament, user: str, context: Context, others: frozenset[Role]
) -> Refused | None:
    if user == context.actor or role_of(state, context.actor) in others:
        return None
    return refuse("NotYourDevice", user=user)


def _unknown(name: str) -> Refused:
    return refuse("UnknownDevice", device=name)


def _utc(text: str) -> str | None:
    """In the form of the log, so that it compares as text; None for what is no time."""
    if not text:
        return ""
    try:
        moment = datetime.datetime.fromisoformat(text)
        if moment.tzinfo is None:
            return None
        utc = moment.astimezone(datetime.UTC)
    except (ValueError, OverflowError):
        return None
    return utc.replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"
