"""The cache on Redis: shared by the servers of one installation, and a good guest there."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
import redis
from django.core.cache.backends.base import BaseCache

from config import shared_cache
from config.shared_cache import SharedCache

URL = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/0")

with_redis = pytest.mark.redis


def cache_of(installation: str, url: str = URL) -> BaseCache:
    return SharedCache(url, {"KEY_PREFIX": f"openhall:{installation}:cache"})


@pytest.fixture
def installation() -> Iterator[str]:
    name = f"test-{uuid4().hex}"
    yield name
    cache_of(name).clear()


def unreachable() -> str:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"redis://127.0.0.1:{taken.getsockname()[1]}/0"


@with_redis
def test_what_one_server_counts_the_other_knows(installation: str) -> None:
    one, other = cache_of(installation), cache_of(installation)
    one.add("wrong", 0, 60)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: one.incr("wrong"), range(40)))
    assert other.incr("wrong") == 41
    assert other.decr("wrong") == 40


@with_redis
def test_a_count_never_outlives_its_window(installation: str) -> None:
    cache = cache_of(installation)
    cache.add("wrong", 0, 1)
    cache.incr("wrong")
    time.sleep(1.1)
    with pytest.raises(ValueError, match="not found"):
        cache.incr("wrong")
    assert cache.get("wrong") is None


@with_redis
def test_clearing_leaves_to_others_what_is_theirs(installation: str) -> None:
    others = redis.Redis.from_url(URL)
    foreign = f"broker-{uuid4().hex}"
    others.set(foreign, "a pairing to be made", ex=60)
    neighbour = cache_of(f"{installation}-next-door")
    neighbour.set("kept", [1.5], 60)
    cache = cache_of(installation)
    cache.set("own", 1, 60)
    cache.clear()
    assert cache.get("own") is None
    assert neighbour.get("kept") == [1.5]
    assert others.get(foreign) == b"a pairing to be made"
    neighbour.clear()
    others.delete(foreign)


def test_without_redis_a_process_counts_for_itself_and_nobody_waits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    cache = cache_of("away", unreachable())
    began = time.monotonic()
    assert cache.add("wrong", 0, 60)
    assert [cache.incr("wrong") for _ in range(3)] == [1, 2, 3]
    cache.set("seen", [1.0], 60)
    assert cache.get("seen") == [1.0]
    assert cache.delete("seen")
    cache.clear()
    assert cache.get("wrong") is None
    assert time.monotonic() - began < 2 * shared_cache.PATIENCE
    assert caplog.text.count("Redis is away") == 1
