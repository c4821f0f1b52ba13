"""An old leader writes no more: of two machines that say they lead, the greater epoch is right.

Machines of one hall say to each other what they are (`WhoLeads`). One that led before it was
started, and had a follower, asks it first; until it knows, it writes nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from events import leadership, machines

from . import serving
from .calling import NotReached, called
from .link import WhoLeads
from .own_addresses import own_addresses

logger = logging.getLogger(__name__)


def heard_of(other: WhoLeads) -> bool:
    """The other machine has said what it is; whether this one was deposed by that.

    It is, by a greater epoch of one that leads. Raises OSError.
    """
    now = leadership.current()
    if other.role != "leading" or other.epoch <= now.epoch or not now.may_write:
        return False
    leadership.keep(
        msgspec.structs.replace(
            now,
            role="deposed",
            epoch=other.epoch,
            forks=other.forks,
            other=machines.origins(other.addresses) or now.other,
            wait=False,
        )
    )
    logger.error(
        "another machine leads this hall since epoch %d: nothing is written here any more",
        other.epoch,
    )
    on_change()
    return True


def followed_in(epoch: int) -> None:
    """A follower calls that knows this epoch: whoever follows does not lead, which ends a doubt.

    Raises `serving.NotServed` where it knows of a greater one than this machine.
    """
    if epoch > leadership.current().epoch:
        raise serving.NotServed("older")
    end_doubt()


def end_doubt() -> None:
    """It is known that this machine leads. What listens starts anew, and that start would be in
    doubt again where the other machine is not reached from here. Raises OSError."""
    if leadership.in_doubt():
        leadership.keep(msgspec.structs.replace(leadership.current(), sure=True))
        leadership.set_doubt(False)
        on_change()


def ask() -> WhoLeads:
    """What the other machine is; it hears what this one is. Raises `NotReached`."""
    now = leadership.current()
    failed: NotReached | None = None
    for address in now.other:
        try:
            with called(address, "key", bytes.fromhex(now.key)) as line:
                line.say(serving.standing(own_addresses()))
                answer = line.hear()
        except NotReached as error:
            failed = error
            continue
        if isinstance(answer, WhoLeads):
            return answer
    raise failed or NotReached("silent", "")


def settle_doubt() -> None:
    """At the start of a machine that leads: may it still? Where its follower does not answer, it
    cannot know (`leadership.in_doubt`)."""
    now = leadership.current()
    if now.role != "leading" or not now.generation:
        return
    if now.sure:
        leadership.keep(msgspec.structs.replace(now, sure=False))
        return
    leadership.set_doubt(True)
    try:
        other = ask()
    except NotReached:
        return
    heard_of(other)
    leadership.set_doubt(False)


def on_change() -> None:
    for listener in tuple(_listeners):
        listener()


def listen(listener: Callable[[], None]) -> None:
    """Called when this machine was deposed, or is in doubt no more."""
    _listeners.append(listener)


_listeners: list[Callable[[], None]] = []
