"""One takeover after the other; after each the machines change their roles."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from .findings import After, findings, lost
from .pair import Pair, pair
from .typists import Acknowledged, Typist, token_at

TYPISTS: Final = 3
LONGEST: Final = 1.5
"""Seconds for which is typed before the machine dies."""


class Takeover(NamedTuple):
    """`acknowledged` and of it `lost`; `alone`: events that the old machine alone had. `as_two`:
    the findings if the hall had waited for two disks, which is the control where it did not."""

    two_disks: bool
    findings: list[str]
    as_two: list[str]
    acknowledged: int
    lost: int
    alone: int
    seconds: float


def takeovers(folder: Path, seed: int, times: int) -> Iterator[Takeover]:
    """Every other one where the hall waits for two disks."""
    random = Random(seed)
    with pair(folder) as machines:
        token = token_at(machines.leading.url)
        before: set[str] = set()
        for number in range(times):
            if number:
                machines.following.kill(signal.SIGINT)
                machines.join()
            done = _one(machines, token, random, before, two_disks=number % 2 == 0)
            after, acknowledged, two_disks, took = done
            found = findings(after, acknowledged, two_disks=two_disks)
            as_two = findings(after, acknowledged, two_disks=True)
            missing = len(lost(after, acknowledged))
            yield Takeover(
                two_disks, found, as_two, len(acknowledged), missing, len(after.listed), took
            )
            before |= machines.claims()


def _one(
    machines: Pair, token: str, random: Random, before: set[str], *, two_disks: bool
) -> tuple[After, list[Acknowledged], bool, float]:
    machines.choose(two_disks=two_disks)
    typists = [Typist(machines, token, Random(random.random())) for _ in range(TYPISTS)]
    for typist in typists:
        typist.start()
    try:
        time.sleep(random.uniform(0.1, LONGEST))
        if not two_disks or random.random() < 0.5:  # it lags behind, and then the other one dies
            machines.following.hold()
            time.sleep(random.uniform(0.2, 0.6))
        machines.leading.kill()
        began = time.monotonic()
        machines.following.let_go()
        machines.take_over()
        took = time.monotonic() - began
        time.sleep(0.3)
    finally:
        for typist in typists:
            typist.stopped.set()
        for typist in typists:
            typist.join(20)
    acknowledged = [each for typist in typists for each in typist.acknowledged]
    listed = machines.come_back()
    old, new = machines.following.log(), machines.leading.log()
    return After(old, new, listed, machines.claims() - before), acknowledged, two_disks, took
