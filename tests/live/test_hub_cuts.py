"""The resume protocol: clients cut off again and again in each state miss nothing, get nothing
twice, and get it in order. A client comes back with the seq it has; `Client.take` refuses a gap."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connections

from events import live
from tests.store.log import Log

from .followers import Client, aside, cut, lively

CUTS = int(os.environ.get("CUTS", "200"))
SEED = 20260705
CLIENTS = 10
MOMENTS = ["away", "connecting", "replaying", "live", "closing"]


@contextmanager
def somebody_writes(*logs: Log, every: float = 0.001) -> Iterator[None]:
    """Appends one to three events at a time, to each log in turn, from a thread of its own."""
    done = threading.Event()

    def write() -> None:
        turn = 0
        while not done.wait(every):
            turn += 1
            logs[turn % len(logs)].note(*["x"] * (1 + turn % 3))
        connections.close_all()

    thread = threading.Thread(target=write)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class Cutter:
    """Lets one client connect again and again, and cuts it off in the state that is wanted."""

    def __init__(self, log: Log, moment: str, luck: random.Random) -> None:
        self.client = Client(log)
        self.moment = moment
        self.luck = luck
        self.cuts: Counter[str] = Counter()

    async def cut_often(self, times: int) -> None:
        while self.cuts[self.moment] < times:
            await self.cut_once()

    async def cut_once(self) -> None:
        if self.moment == "replaying":
            self.forget_some()
        leaves = self.moment == "closing" and self.luck.random() < 0.5
        task = asyncio.create_task(self.client.follow(until=lambda: leaves))
        await self.reach_the_moment(task)
        for _ in range(self.luck.randrange(4)):
            await asyncio.sleep(0)
        if self.luck.random() < 0.1:
            await asyncio.sleep(self.luck.uniform(0, 0.01))
        self.cuts[self.client.moment if not task.done() else "closing"] += 1
        await cut(task)
        self.client.moment = "away"

    async def reach_the_moment(self, task: asyncio.Task[None]) -> None:
        if self.moment == "closing":
            if self.luck.random() < 0.5:
                await self.until(task, "live")
            live.close()
            return
        moment = self.moment if self.luck.random() < 0.8 else "live"
        await self.until(task, moment)
        if moment == "live":
            await asyncio.sleep(self.luck.uniform(0, 0.02))

    async def until(self, task: asyncio.Task[None], moment: str) -> None:
        """Until the client is in the wanted state or, when it was quick, beyond it."""
        while MOMENTS.index(self.client.moment) < MOMENTS.index(moment) and not task.done():
            await asyncio.sleep(0)

    def forget_some(self) -> None:
        """A page that was asleep: it comes back with an old seq."""
        back = self.luck.randrange(min(self.client.seq, 60) + 1)
        self.client.seq -= back
        del self.client.seqs[self.client.seq :]


async def finish(client: Client) -> None:
    """It comes back for the rest; then it has every event once, in order."""
    head = (await aside(client.log.head)).seq
    await asyncio.wait_for(client.follow(until=lambda: client.seq >= head), 10)
    assert client.seqs == list(range(1, head + 1))
    assert head > CUTS // 20, "too quiet a hall to show anything"


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["connecting", "replaying", "live"])
async def test_cut_again_and_again_in_one_state(log: Log, moment: str) -> None:
    logs = [log] * CLIENTS
    if moment == "connecting":  # only the first on a stream has to wait there
        logs = [Log(f"{log.stream}-{n}", log.using, log.url) for n in range(CLIENTS)]
        for each in logs:
            await aside(each.begin, *["x"] * 50)
    cutters = [Cutter(each, moment, random.Random(SEED + n)) for n, each in enumerate(logs)]
    with somebody_writes(*dict.fromkeys(logs)):
        async with lively(log, ring=20), asyncio.timeout(60):
            await asyncio.gather(*(cutter.cut_often(CUTS // CLIENTS) for cutter in cutters))
    assert sum(cutter.cuts[moment] for cutter in cutters) >= CUTS
    async with lively(log):
        for cutter in cutters:
            await finish(cutter.client)


@pytest.mark.slow
async def test_cut_again_and_again_while_the_hub_closes(log: Log) -> None:
    """The server stops while clients connect, replay, listen and leave; they come to the next."""
    luck = random.Random(SEED)
    cutters = [Cutter(log, "closing", random.Random(SEED + n)) for n in range(20)]
    with somebody_writes(log):
        async with asyncio.timeout(120):
            while sum(cutter.cuts["closing"] for cutter in cutters) < CUTS:
                async with lively(log, ring=luck.choice([5, 1000])):
                    await asyncio.gather(*(cutter.cut_once() for cutter in cutters))
    async with lively(log):
        for cutter in cutters:
            await finish(cutter.client)


async def test_control_a_client_that_counts_one_too_far_misses_an_event(log: Log) -> None:
    """What the tests above look at does show a gap."""
    client = Client(log)
    async with lively(log):
        await client.follow(until=lambda: client.seq == 1)
        await aside(log.note, "missed", "got")
        client.seq += 1
        await client.follow(until=lambda: client.seq == 3)
        assert client.seqs != [1, 2, 3]
        with pytest.raises(AssertionError, match="gap"):
            client.take(live.Frame(log.stream, 5, 4, ()))
