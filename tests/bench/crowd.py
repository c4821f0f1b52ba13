"""Results recorded without and with a crowd at a server that may open 1,024 files.

Six arbiters type; 1,200 public streams are asked for at once from one address. The server keeps as
many as it has places for and answers 503 to the others, who ask again, as browsers do. Both are
measured in one run, in the order without, with, with, without, so that neither a log that grows nor
a machine that is busy for a while counts for one side alone.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from config import descriptors
from tests.live.crowd import STREAM, answers, crowd, narrow_hall, statuses
from tests.live.processes import ROOT

from .embedded import open_the_hall
from .figures import Figure, percentile, percentiles
from .typing_arbiters import ARBITERS, Arbiter

FILES = 1024
STREAMS = 1200
PLAYERS = 240
ORDER = (False, True, True, False)
"""In each block a quarter of the boards, entered and corrected: whether the crowd is there."""
ASK_AGAIN = 5.0
"""Seconds until who was turned away asks again."""


def measure() -> list[Figure]:
    took: dict[bool, list[float]] = {False: [], True: []}
    kept: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        opened = open_the_hall(Path(folder), PLAYERS, ARBITERS)
        with narrow_hall(Path(folder), FILES) as port:
            for place, crowded in enumerate(ORDER):
                games = opened["games"][place :: len(ORDER)]
                arbiters = [
                    Arbiter(f"http://127.0.0.1:{port}", token, opened["seq"])
                    for token in opened["tokens"]
                ]
                if crowded:
                    with beside(port) as streams:
                        asyncio.run(_type(arbiters, games))
                    kept.append(streams)
                else:
                    asyncio.run(_type(arbiters, games))
                took[crowded] += [one for arbiter in arbiters for one in arbiter.acknowledged]
    return [
        *percentiles("recorded", took[False]),
        *percentiles(f"recorded, {STREAMS:,} streams asked for beside", took[True]),
        Figure("streams that were kept", min(kept), "streams"),
        *(
            Figure(
                f"with the crowd to without, p{part}",
                percentile(took[True], part) / percentile(took[False], part),
                "times",
            )
            for part in (50, 95)
        ),
    ]


@contextmanager
def beside(port: int) -> Iterator[int]:
    """The crowd at the server, in a process of its own; how many streams are kept."""
    command = [sys.executable, "-m", "tests.bench.crowd", str(port)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline())
    finally:
        process.terminate()
        process.wait()


def stand(port: int) -> None:
    """All come at once; who is turned away asks again every few seconds. Without end."""
    descriptors.raised()
    with crowd(port) as came:
        told = statuses(answers(came.come(STREAMS, STREAM), within=30))
        sys.stdout.write(f"{told[200]}\n")
        sys.stdout.flush()
        while True:
            time.sleep(ASK_AGAIN)
            with crowd(port) as again:
                answers(again.come(STREAMS - told[200], STREAM), within=ASK_AGAIN)


async def _type(arbiters: list[Arbiter], games: list[str]) -> None:
    async with asyncio.TaskGroup() as group:
        for place, arbiter in enumerate(arbiters):
            group.create_task(arbiter.type(games[place :: len(arbiters)]))


if __name__ == "__main__":
    stand(int(sys.argv[1]))
