"""How many files and connections this process may have open, and what that leaves for whom.

Every connection is a descriptor, and so is every file that SQLite opens: a process without a free
one answers 500 to everybody. So the soft limit is raised as far as it goes, and of what there is a
part is never given to the public.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

PLENTY: Final = 65_536
"""More is of no use to one process."""

OLD_MACOS: Final = 10_240
"""What macOS grants where it says that there is no limit."""

RESERVE: Final = 256
"""For the database, its threads, the log, workers, and arbiters who come when all else is taken."""

MOST_STREAMS: Final = 10_000
"""Live streams that one process serves in good time."""


class Room(NamedTuple):
    """`files`: descriptors in all; `connections`: so many before somebody must go;
    `streams`: of the public at once; `streams_of_one`: of one address among them."""

    files: int
    connections: int
    streams: int
    streams_of_one: int


def raised() -> Room:
    """Raises the limit of this process; what there is then."""
    return room(_raised())


def room(files: int) -> Room:
    """A quarter stays free of streams, and a third of the streams for other addresses than one: a
    whole hall may come from the address of its router."""
    connections = files - min(RESERVE, files // 4)
    streams = min(MOST_STREAMS, connections * 3 // 4)
    return Room(files, connections, streams, streams * 2 // 3)


def _raised() -> int:
    if resource is None:
        return PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (PLENTY, OLD_MACOS):
        with suppress(ValueError, OSError):
            allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            if soft != resource.RLIM_INFINITY and soft < allowed:
                resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
                soft = allowed
            break
    return PLENTY if soft == resource.RLIM_INFINITY else min(soft, PLENTY)
