"""Killed again and again while it appends: what was acknowledged is there, nothing is half."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .log import Log

KILLS = int(os.environ.get("KILLS", "50"))
SEED = 20260705
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_killed_again_and_again_it_keeps_what_it_acknowledged(log: Log) -> None:
    log.begin()
    moments = random.Random(SEED)
    acknowledged: dict[str, tuple[int, int]] = {}
    with crash_writers(log) as writers:
        for turn in range(KILLS):
            acknowledged |= one_life(writers, moments.uniform(0.005, 0.06))
            if turn % 25 == 24:
                check(log, acknowledged)
    assert len(acknowledged) > KILLS
    check(log, acknowledged)


def check(log: Log, acknowledged: dict[str, tuple[int, int]]) -> None:
    assert log.verify() == []  # chain and head; and each command has its events and its answer
    events = {event.seq: event.command_id for event in log.read()}
    for command_id, (first, last) in acknowledged.items():
        assert {events[seq] for seq in range(first, last + 1)} == {command_id}


def one_life(writers: subprocess.Popen[str], seconds: float) -> dict[str, tuple[int, int]]:
    """A child appends until it is killed, `seconds` after its first acknowledgement."""
    assert writers.stdin is not None
    assert writers.stdout is not None
    writers.stdin.write("live\n")
    writers.stdin.flush()
    acknowledged: dict[str, tuple[int, int]] = {}
    child = 0
    for line in writers.stdout:
        match line.split():
            case ["child", pid]:
                child = int(pid)
            case ["dead"]:
                return acknowledged
            case [command_id, first, last]:
                acknowledged[command_id] = (int(first), int(last))
        if child and acknowledged and seconds:
            time.sleep(seconds)
            os.kill(child, signal.SIGKILL)
            seconds = 0
    raise AssertionError("the writers ended by themselves")


@contextmanager
def crash_writers(log: Log) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.crash_writers", log.stream],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": log.url, "REDIS_URL": ""},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(10) == 0
