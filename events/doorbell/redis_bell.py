"""The doorbell between processes: Redis pub/sub, which forgets what nobody hears.

When Redis is away, or there and silent, the tails of the other processes find new events by asking
the database, a second later; notes are lost, as they may be. Who rings never waits for it, and when
it is back it is used again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final
from uuid import uuid4

import msgspec
import redis
import redis.asyncio
from django.conf import settings
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.retry import Retry

from ..aside import Aside
from .announcements import Note, Ring

PATIENCE: Final = 0.5
"""Seconds the thread that rings waits for Redis at most."""

REST: Final = 5.0
"""Seconds for which nobody rings after that failed, unless Redis is heard again before."""

AGAIN: Final = 1.0
"""Seconds until a listener tries to connect again."""

QUIET: Final = 5.0
"""Seconds in which nobody rang until a listener asks whether Redis is still there."""

ANSWERS_WITHIN: Final = 2.0
"""Seconds a listener waits for an answer; then it connects anew."""

logger = logging.getLogger(__name__)


class Sent(msgspec.Struct, frozen=True):
    """A message with the process that sent it, which has heard it already."""

    origin: str
    ring: Ring | None = None
    note: Note | None = None


def publish(message: Ring | Note) -> None:
    """Tell the other processes, at once but aside; failures are logged and otherwise ignored."""
    if time.monotonic() >= _rests_until:
        _ringing.do(partial(_publish, settings.REDIS_URL, channel(), message))


def _publish(url: str, channel: str, message: Ring | Note) -> None:
    if time.monotonic() < _rests_until:  # it failed while this one waited
        return
    sent = (
        Sent(_origin(), ring=message)
        if isinstance(message, Ring)
        else Sent(_origin(), note=message)
    )
    try:
        _client(url, os.getpid()).publish(channel, msgspec.json.encode(sent))
    except (redis.RedisError, OSError) as error:
        _rest(REST)
        logger.warning("the doorbell cannot reach Redis: %s", error)


async def listen(hear: Callable[[Ring | Note], None]) -> None:
    """Let `hear` have what the other processes send; runs until it is cancelled."""
    complained = False
    while True:
        try:
            await _listen_once(hear)
        except (redis.RedisError, OSError) as error:
            if not complained:
                logger.warning("the doorbell does not hear Redis: %s", error)
            complained = True
        await asyncio.sleep(AGAIN)


def channel() -> str:
    """Name of the Redis channel, which is that of this installation alone."""
    return str(settings.LIVE_CHANNEL)


async def _listen_once(hear: Callable[[Ring | Note], None]) -> None:
    client = redis.asyncio.Redis.from_url(
        settings.REDIS_URL,
        socket_connect_timeout=ANSWERS_WITHIN,
        socket_timeout=ANSWERS_WITHIN,
        retry=AsyncRetry(NoBackoff(), retries=0),
    )
    try:
        async with client.pubsub() as heard:
            await heard.subscribe(channel())
            while True:
                message = await _next(heard)
                if message["type"] == "subscribe":
                    _rest(0)
                elif message["type"] == "message":
                    _pass_on(message["data"], hear)
    finally:
        await client.aclose()


async def _next(heard: redis.asyncio.client.PubSub) -> dict[str, Any]:
    """What Redis says next. A connection may be dead without a word: who is quiet is asked."""
    message = await heard.get_message(timeout=QUIET)
    if message is None:
        await heard.ping()
        message = await heard.get_message(timeout=ANSWERS_WITHIN)
    if message is None:
        raise redis.TimeoutError("it does not answer")
    return dict(message)


def _pass_on(raw: Any, hear: Callable[[Ring | Note], None]) -> None:
    try:
        sent = msgspec.json.decode(raw, type=Sent)
    except msgspec.DecodeError:
        logger.warning("the doorbell heard something that is not its own: %r", raw[:100])
        return
    message = sent.ring or sent.note
    if message is not None and sent.origin != _origin():
        hear(message)


def _origin() -> str:
    return f"{_PROGRAM}.{os.getpid()}"  # a forked worker is another process


@cache
def _client(url: str, _process: int) -> redis.Redis:
    """One client a process; it is made anew after a fork."""
    return redis.Redis.from_url(
        url,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), retries=0),
    )


def _rest(seconds: float) -> None:
    global _rests_until
    _rests_until = time.monotonic() + seconds


_PROGRAM: Final = uuid4().hex
_ringing: Final = Aside("events-ringing")
_rests_until = 0.0
