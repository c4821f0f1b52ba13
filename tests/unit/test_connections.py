"""Who goes when descriptors run short: as many as come, and never whoever has a log-in."""

from __future__ import annotations

import heapq
from functools import partial
from itertools import count

from config.descriptors import room
from config.open_connections import Connections

FILES = 1024
OTHERS = 30
"""Descriptors of the process that are no connections."""


class Process:
    """Gives the lowest free descriptor, as the system does."""

    def __init__(self) -> None:
        self.connections = Connections()
        self.connections.room = room(FILES)
        self.refused = 0
        self.open: set[int] = set()
        self._freed: list[int] = []
        self._next = count(OTHERS)

    def accept(self, recognised: bool = False) -> None:
        descriptor = heapq.heappop(self._freed) if self._freed else next(self._next)
        if self.connections.may_stay(descriptor):
            self.open.add(descriptor)
            self.connections.came(Newcomer(self, descriptor, recognised))  # type: ignore[arg-type]
        else:
            self.refused += 1
            heapq.heappush(self._freed, descriptor)

    def free(self, descriptor: int) -> None:
        self.open.remove(descriptor)
        heapq.heappush(self._freed, descriptor)


class Newcomer:
    """A connection that says nothing; its own transport as well."""

    def __init__(self, process: Process, descriptor: int, recognised: bool) -> None:
        self._process = process
        self._descriptor = descriptor
        self._closing = False
        self.recognised = recognised
        self.transport = self

    def is_closing(self) -> bool:
        return self._closing

    def cut(self) -> None:
        self._closing = True
        self._process.free(self._descriptor)
        self._process.connections.lost(self)  # type: ignore[arg-type]


async def test_of_any_number_that_say_nothing_the_last_is_let_in() -> None:
    process = Process()
    for _ in range(20 * FILES):
        process.accept()
    assert process.refused == 0
    assert len(process.open) == room(FILES).connections


async def test_when_only_log_ins_are_left_a_newcomer_is_refused() -> None:
    process = Process()
    for _ in range(FILES):
        process.accept(recognised=True)
    assert process.refused > 0
    assert len(process.open) < FILES - OTHERS


async def test_sockets_of_strangers_go_before_those_of_arbiters() -> None:
    process = Process()
    ended: list[str] = []
    for name in ("stranger", "arbiter", "one that ended"):
        socket = Newcomer(process, 0, recognised=False)
        socket.cut = partial(ended.append, name)  # type: ignore[method-assign]
        process.connections.stranger(socket)  # type: ignore[arg-type]
        if name == "arbiter":
            process.connections.known(socket)  # type: ignore[arg-type]
        socket._closing = name == "one that ended"
    process.connections.end_a_stream = lambda: not ended.append("a stream")  # type: ignore[func-returns-value]
    assert process.connections.may_stay(800)
    assert process.connections.may_stay(800)
    assert ended == ["stranger", "a stream"]
