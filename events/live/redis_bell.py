"""The doorbell between processes: Redis pub/sub, which forgets what nobody hears.

When Redis is away the tails of the other processes find new events by asking the database, a
second later; notes are lost, as they may be.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from functools import cache
from typing import Any, Final
from uuid import uuid4

import msgspec
import redis
import redis.asyncio
from django.conf import settings

from . import doorbell
from .frames import Note, Ring

PATIENCE: Final = 0.5
"""Seconds a writer waits for Redis at most."""

REST: Final = 5.0
"""Seconds a writer leaves Redis alone after it failed."""

AGAIN: Final = 1.0
"""Seconds until a listener tries to connect again."""

logger = logging.getLogger(__name__)


class Sent(msgspec.Struct, frozen=True):
    """A message with the process that sent it, which has heard it already."""

    origin: str
    ring: Ring | None = None
    note: Note | None = None


def publish(message: Ring | Note) -> None:
    """Tell the other processes; failures are logged and otherwise ignored."""
    global _rests_until
    if time.monotonic() < _rests_until:
        return
    sent = (
        Sent(_origin(), ring=message)
        if isinstance(message, Ring)
        else Sent(_origin(), note=message)
    )
    try:
        _client(settings.REDIS_URL, os.getpid()).publish(channel(), msgspec.json.encode(sent))
    except (redis.RedisError, OSError) as error:
        _rests_until = time.monotonic() + REST
        logger.warning("the doorbell cannot reach Redis: %s", error)


async def listen() -> None:
    """Announce in this process what the others send; runs until it is cancelled."""
    complained = False
    while True:
        try:
            await _listen_once()
        except (redis.RedisError, OSError) as error:
            if not complained:
                logger.warning("the doorbell does not hear Redis: %s", error)
            complained = True
        await asyncio.sleep(AGAIN)


def channel() -> str:
    """Name of the Redis channel; LIVE_CHANNEL sets another one for a second installation."""
    return str(getattr(settings, "LIVE_CHANNEL", "openhall"))


async def _listen_once() -> None:
    client = redis.asyncio.Redis.from_url(settings.REDIS_URL, socket_keepalive=True)
    try:
        async with client.pubsub() as heard:
            await heard.subscribe(channel())
            async for message in heard.listen():
                if message["type"] == "message":
                    _hear(message["data"])
    finally:
        await client.aclose()


def _hear(raw: Any) -> None:
    try:
        sent = msgspec.json.decode(raw, type=Sent)
    except msgspec.DecodeError:
        logger.warning("the doorbell heard something that is not its own: %r", raw[:100])
        return
    message = sent.ring or sent.note
    if message is not None and sent.origin != _origin():
        doorbell.announce_here(message)


def _origin() -> str:
    return f"{_PROGRAM}.{os.getpid()}"  # a forked worker is another process


@cache
def _client(url: str, _process: int) -> redis.Redis:
    """One client a process; it is made anew after a fork."""
    return redis.Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)


_PROGRAM: Final = uuid4().hex
_rests_until = 0.0
