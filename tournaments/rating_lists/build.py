"""The child process that makes a list of a file: `python -m tournaments.rating_lists.build`.

A job comes in by standard input as one JSON document, frames go out line by line: how far it is,
and at the end what was made or why nothing was. The parent may kill it at any moment: until the
last frame nobody knows of what it writes.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ..giving_way import GivingWay
from . import postgresql_store, sqlite_store
from .listed import BrokenLine, Listed, ListKind, ListRefused
from .national import Mapping
from .reading import Read, reading
from .room import free_on, require_room
from .rows import Built

MOST_BROKEN: Final = 100
"""Broken lines of a list that is taken nevertheless; they are left out and named."""
KEPT_BROKEN: Final = 100
TOLD_EVERY: Final = 5_000
NICE: Final = 19
"""Results that are typed meanwhile come first."""
LONG: Final = 100_000
"""Players from which on a list is read only when nobody else wants the processor."""
MEMORY: Final = 2 << 30
"""Bytes that the child may take, whatever the file is."""
READING: Final = 60
"""Percent of the work; the rest makes names searchable."""


class Job(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`file` came as `name`; `period`: the month somebody said. `mapping`: how a national list is
    read, None: it is FIDE's. `store`: the SQLite file to be made, or the name of a table behind
    `conninfo`. `waiting`: the file that says whether an arbiter waits, empty: none does."""

    file: str
    name: str
    kind: ListKind | None = None
    period: str = ""
    mapping: Mapping | None = None
    store: str
    conninfo: str = ""
    waiting: str = ""


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    percent: int
    rows: int


class Made(msgspec.Struct, frozen=True, kw_only=True, tag="made"):
    """`unknown`: columns that no list had so far."""

    kind: ListKind
    period: str
    rows: int
    rated: int
    broken: tuple[BrokenLine, ...] = ()
    doubles: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


class ListNotMade(msgspec.Struct, frozen=True, kw_only=True, tag="not-made"):
    """`code` and `facts` of a `ListRefused`; the broken lines up to there."""

    code: str
    facts: dict[str, str | int]
    broken: tuple[BrokenLine, ...] = ()


Frame = Progress | Made | ListNotMade
Tell = Callable[[Frame], None]


def made(job: Job, tell: Tell) -> Made | ListNotMade:
    """Do the job; `tell` hears how far it is."""
    broken: list[BrokenLine] = []
    give_way = GivingWay(job.waiting)
    try:
        with reading(Path(job.file), job.name, kind=job.kind, mapping=job.mapping) as read:
            _dated(job, read)
            if not job.conninfo:
                require_room(read.size, free_on(Path(job.store).parent))
            players = _with_progress(_good(read, broken), read, tell, give_way)
            built = _built(job, players, tell, give_way)
    except ListRefused as refused:
        facts = dict(refused.facts)
        return ListNotMade(code=refused.code, facts=facts, broken=tuple(broken))
    except MemoryError:
        return ListNotMade(code="memory", facts={"most": MEMORY >> 20}, broken=tuple(broken))
    return Made(
        kind=read.kind,
        period=str(read.period or job.period),
        rows=built.rows,
        rated=built.rated,
        broken=tuple(broken),
        doubles=built.doubles[:KEPT_BROKEN],
        unknown=read.unknown,
    )


def _dated(job: Job, read: Read) -> None:
    """The month has to be known, and there is one of it. Raises ListRefused."""
    period = str(read.period or "")
    if not (period or job.period):
        raise ListRefused("period-unknown")
    if period and job.period and period != job.period:
        raise ListRefused("period-differs", said=job.period, found=period)


def _built(job: Job, players: Iterable[Listed], tell: Tell, give_way: GivingWay) -> Built:
    total = 0

    def counted() -> Iterator[Listed]:
        nonlocal total
        for player in players:
            total += 1
            yield player

    def indexed(done: int) -> None:
        share = (100 - READING) * done // max(total, 1)
        tell(Progress(min(99, READING + share), total))

    if job.conninfo:
        return postgresql_store.build(job.conninfo, job.store, counted(), indexed)
    return sqlite_store.build(Path(job.store), counted(), indexed, give_way)


def _good(read: Read, broken: list[BrokenLine]) -> Iterator[Listed]:
    """The players; broken lines are kept, and too many of them are another format."""
    for player in read.players:
        if isinstance(player, Listed):
            yield player
            continue
        broken.append(player)
        if len(broken) > MOST_BROKEN:
            first = broken[0]
            raise ListRefused("many-broken", most=MOST_BROKEN, line=first.line, column=first.column)


def _with_progress(
    players: Iterator[Listed], read: Read, tell: Tell, give_way: GivingWay
) -> Iterator[Listed]:
    for at, player in enumerate(players, 1):
        give_way()
        if at == LONG:
            _only_when_idle()
        if at % TOLD_EVERY == 0:
            tell(Progress(READING * read.done // max(read.size, 1), at))
        yield player


def _limited() -> None:
    """Last in the queue, and no more memory than lists need; as far as the system knows that."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _only_when_idle() -> None:
    """By the scheduler's own class for that, where there is one (Linux).

    The lowest priority alone still holds a processor to the end of its slice: three milliseconds
    each time that somebody's result waits for it.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    """Of the child. Nothing that it makes points back to itself, so nobody has to look for that."""
    gc.disable()
    _limited()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)

    def tell(frame: Frame) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(frame) + b"\n")
        sys.stdout.buffer.flush()

    tell(made(job, tell))


if __name__ == "__main__":
    main()
