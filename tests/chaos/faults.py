"""What happens to an installation, for a moment each."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from .venue import Venue

Fault = Callable[[Venue, Random], None]
DAY: Final = 24 * 3600


def killed(venue: Venue, random: Random) -> None:
    """kill -9, and another start."""
    server = random.choice(venue.servers)
    server.kill()
    time.sleep(random.uniform(0, 0.5))
    server.start()


def held(venue: Venue, random: Random) -> None:
    """SIGSTOP: it has connections and says nothing."""
    server = random.choice(venue.servers)
    server.hold()
    time.sleep(random.uniform(0.2, 4))
    server.let_go()


def wrong_clock(venue: Venue, random: Random) -> None:
    """Back or ahead, by seconds or by days; it stays wrong until the next one."""
    ahead = random.choice((-3 * DAY, -3600, -5, 0, 5, 3600, 3 * DAY))
    random.choice(venue.servers).set_clock(ahead)
    time.sleep(random.uniform(0.2, 1))


def full_disk(venue: Venue, random: Random) -> None:
    assert venue.disk is not None
    venue.disk.fill()
    time.sleep(random.uniform(0.2, 2))
    venue.disk.free()


def database_restarted(venue: Venue, random: Random) -> None:
    """At once, as by a crash."""
    assert venue.postgresql is not None
    venue.postgresql.stop()
    time.sleep(random.uniform(0, 1))
    venue.postgresql.start()


def redis_away(venue: Venue, random: Random) -> None:
    """Gone, or there and silent."""
    assert venue.redis is not None
    if random.random() < 0.5:
        venue.redis.kill()
        time.sleep(random.uniform(0.2, 2))
        venue.redis.start()
    else:
        venue.redis.pause()
        time.sleep(random.uniform(0.2, 2))
        venue.redis.resume()


def of(venue: Venue) -> tuple[Fault, ...]:
    """Those that this installation can have."""
    return (
        *(killed, held, wrong_clock),
        *((full_disk,) if venue.disk else ()),
        *((database_restarted,) if venue.postgresql else ()),
        *((redis_away,) if venue.redis else ()),
    )
