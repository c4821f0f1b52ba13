"""One run: typists type a round while one fault after the other comes."""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Final, NamedTuple

from . import faults
from .findings import findings, read_log
from .typists import Acknowledged, Typist
from .venue import Kind, Venue, venue

TYPISTS: Final = 3
PATIENCE: Final = 240.0
"""Seconds until typists must have done, once nothing is wrong any more."""


class Run(NamedTuple):
    """`faults` by name; `sent`: requests, those sent again among them."""

    findings: list[str]
    faults: Counter[str]
    acknowledged: list[Acknowledged]
    sent: int


def run(kind: Kind, seed: int, times: int, *, forgetful: bool = False) -> Run:
    """So many faults on an installation of its own."""
    with venue(kind) as opened:
        return hurt(opened, Random(seed), times, forgetful=forgetful)


def hurt(opened: Venue, random: Random, times: int, *, forgetful: bool = False) -> Run:
    games = opened.opened["games"]
    typists = [
        Typist(
            opened.servers,
            opened.opened["token"],
            games[number::TYPISTS],
            Random(random.random()),
            forgetful=forgetful,
        )
        for number in range(TYPISTS)
    ]
    for typist in typists:
        typist.start()
    came: Counter[str] = Counter()
    try:
        possible = faults.of(opened)
        order = [possible[n % len(possible)] for n in range(times)]
        random.shuffle(order)
        for fault in order:
            fault(opened, random)
            came[fault.__name__] += 1
            time.sleep(random.uniform(0, 0.5))
        _wait_for(typists)
    finally:
        for typist in typists:
            typist.stopped.set()
            typist.join(20)
    acknowledged = [each for typist in typists for each in typist.acknowledged]
    found = findings(read_log(opened), acknowledged)
    if len(acknowledged) != 3 * len(games):
        found.append(f"{3 * len(games) - len(acknowledged)} orders were never answered")
    return Run(found, came, acknowledged, sum(typist.sent for typist in typists))


def _wait_for(typists: list[Typist]) -> None:
    until = time.monotonic() + PATIENCE
    for typist in typists:
        typist.join(max(0.0, until - time.monotonic()))
