"""The cache of several servers: Redis, with the ways of a guest there.

The Redis may be that of the broker, of the doorbell and of other installations: nothing but the
keys under this installation's prefix is ever cleared. Redis may also be away: what is counted
meanwhile is counted in this process, and nobody waits for it.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

import redis
from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache, RedisCacheClient, RedisSerializer

from .steady_cache import SteadyCache

PATIENCE: Final = 0.5
"""Seconds a request waits for Redis at most."""
REST: Final = 5.0
"""Seconds Redis is left alone after it failed."""

logger = logging.getLogger(__name__)
T = TypeVar("T")


class PlainJson(RedisSerializer):
    """Values as JSON: what somebody else wrote into that Redis is never unpickled."""

    def dumps(self, value: Any) -> Any:
        return value if type(value) is int else json.dumps(value)

    def loads(self, data: Any) -> Any:
        return json.loads(data)


class GuestClient(RedisCacheClient):
    def incr(self, key: Any, delta: int) -> int:
        """One step: a key that ends between question and answer would come back without an end."""
        counted = self.get_client(key, write=True).eval(_COUNT, 1, key, delta)
        if counted is None:
            raise ValueError(f"Key '{key}' not found.")
        return int(counted)

    def clear_own(self, pattern: str) -> None:
        client = self.get_client(None, write=True)
        for key in client.scan_iter(match=pattern, count=500):
            client.delete(key)


class SharedCache(RedisCache):
    """`django.core.cache` on REDIS_URL. KEY_PREFIX must be one of this installation alone."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._server = server
        self._meanwhile = SteadyCache(f"{server} {self.key_prefix}", {})

    @property
    def _cache(self) -> GuestClient:
        """Django makes a cache a request; the connections are those of the process."""
        return _client(self._server, os.getpid())

    def add(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None
    ) -> bool:
        return self._asked(
            lambda: super(SharedCache, self).add(key, value, timeout, version),
            lambda: self._meanwhile.add(key, value, timeout, version),
        )

    def get(self, key: Any, default: Any = None, version: Any = None) -> Any:
        return self._asked(
            lambda: super(SharedCache, self).get(key, default, version),
            lambda: self._meanwhile.get(key, default, version),
        )

    def set(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None
    ) -> None:
        self._asked(
            lambda: super(SharedCache, self).set(key, value, timeout, version),
            lambda: self._meanwhile.set(key, value, timeout, version),
        )

    def delete(self, key: Any, version: Any = None) -> bool:
        return self._asked(
            lambda: super(SharedCache, self).delete(key, version),
            lambda: self._meanwhile.delete(key, version),
        )

    def incr(self, key: Any, delta: int = 1, version: Any = None) -> int:
        return self._asked(
            lambda: super(SharedCache, self).incr(key, delta, version),
            lambda: self._meanwhile.incr(key, delta, version),
        )

    def clear(self) -> None:
        """Forgets what this installation keeps, and nothing else."""
        self._meanwhile.clear()
        self._asked(lambda: self._cache.clear_own(f"{self.key_prefix}:*"), lambda: None)

    def _asked(self, shared: Callable[[], T], meanwhile: Callable[[], T]) -> T:
        if time.monotonic() < _rests_until.get(self._server, 0.0):
            return meanwhile()
        try:
            return shared()
        except (redis.RedisError, OSError) as error:
            _rests_until[self._server] = time.monotonic() + REST
            logger.warning("Redis is away, each process counts for itself: %s", error)
            return meanwhile()


@cache
def _client(server: str, _process: int) -> GuestClient:
    return GuestClient(
        [server],
        serializer=PlainJson(),
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
    )


_rests_until: dict[str, float] = {}
_COUNT: Final = """
if redis.call('EXISTS', KEYS[1]) == 0 then return nil end
return redis.call('INCRBY', KEYS[1], ARGV[1])
"""
