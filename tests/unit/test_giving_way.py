"""Whoever reads a list or makes a page waits while an arbiter does, but not for ever."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests import rating_list_files as files
from tournaments import giving_way
from tournaments.giving_way import GivingWay, Waiting
from tournaments.rating_lists import build


class Worker(threading.Thread):
    """Counts the pieces of its work."""

    def __init__(self, path: str) -> None:
        super().__init__(daemon=True)
        self.done = 0
        self.over = threading.Event()
        self._give_way = GivingWay(path)
        self.start()

    def run(self) -> None:
        while not self.over.is_set():
            self._give_way()
            self.done += 1

    def works(self, within: float) -> bool:
        before, until = self.done, time.monotonic() + within
        while self.done < before + 3 and time.monotonic() < until:
            time.sleep(0.01)
        return self.done >= before + 3

    def end(self) -> None:
        self.over.set()
        self.join(20)
        assert not self.is_alive()


def test_it_stands_still_until_the_last_who_waits_has_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(giving_way, "LONGEST", 20.0)
    waiting = Waiting()
    worker = Worker(waiting.path())
    assert worker.works(within=10)
    waiting.begin()
    waiting.begin()
    time.sleep(0.05)  # the piece that it was at
    assert not worker.works(within=0.2)
    waiting.end()
    assert not worker.works(within=0.2)
    waiting.end()
    assert worker.works(within=10)
    worker.end()


def test_it_goes_on_in_turns_when_somebody_always_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "LONGEST", 0.02)
    waiting = Waiting()
    waiting.begin()
    worker = Worker(waiting.path())
    assert worker.works(within=10)
    worker.end()


def test_who_waited_before_the_work_began_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "LONGEST", 20.0)
    waiting = Waiting()
    waiting.begin()
    worker = Worker(waiting.path())
    assert not worker.works(within=0.2)
    waiting.end()
    worker.end()


def test_a_file_that_was_tidied_away_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "LONGEST", 20.0)
    waiting = Waiting()
    Path(waiting.path()).unlink()
    waiting.begin()
    worker = Worker(waiting.path())
    assert not worker.works(within=0.2)
    waiting.end()
    assert worker.works(within=10)
    worker.end()


def test_nobody_waits_where_nobody_says_so() -> None:
    worker = Worker("")
    assert worker.works(within=10)
    worker.end()


def test_a_list_is_made_whole_beside_arbiters(tmp_path: Path) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text("".join(files.text(200)), encoding="ascii")
    waiting = Waiting()
    waiting.begin()
    job = build.Job(
        file=str(listed),
        name="list.txt",
        period="2026-10",
        store=str(tmp_path / "list.sqlite3"),
        waiting=waiting.path(),
    )
    read = subprocess.Popen(
        [sys.executable, "-m", "tournaments.rating_lists.build"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    threading.Timer(0.5, waiting.end).start()
    said, _ = read.communicate(msgspec.json.encode(job), timeout=60)
    made = msgspec.json.decode(said.splitlines()[-1])
    assert (made["type"], made["rows"]) == ("made", 200)


async def test_a_page_waits_until_nobody_does_and_not_for_ever() -> None:
    waiting = Waiting()
    await asyncio.wait_for(waiting.nobody(longest=20), 10)
    waiting.begin()
    page = asyncio.create_task(waiting.nobody(longest=20))
    await asyncio.sleep(0.05)
    assert not page.done()
    waiting.end()
    await asyncio.wait_for(page, 10)
    waiting.begin()
    await asyncio.wait_for(waiting.nobody(longest=0.05), 10)
