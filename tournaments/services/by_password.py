"""What takes a log-in by password, asked for on a device that joined by a code."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from events.messages import Envelope

from ..domain.command import Command
from . import device_sessions
from .handle import handle
from .users import user_id


def require(stream: str, user: Any, wish: Command) -> None:
    """Raises `NotOnADevice` for the log-in of a device, and leaves the attempt in the log.

    A link and a code become an event only when somebody uses them, so the command that they would
    lead to (`wish`, one of those `by_password`) is sent at once: the domain refuses it on record,
    and whoever reviews the device finds it.
    """
    device = device_sessions.of(user)
    if device is None:
        return
    handle(
        stream,
        wish,
        Envelope(command_id=uuid4(), actor=user_id(user), role="", device=device.name),
    )
    raise device_sessions.NotOnADevice
