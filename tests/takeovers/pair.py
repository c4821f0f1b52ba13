"""Two machines of one hall that lead in turns: real servers, on folders and ports of their own."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.app.started import Hall
from tests.live.machines import PATIENCE, Chief, Person, rows, wait_until
from tests.parallel import free_port

LOG: Final = "SELECT stream, seq, hash, command_id FROM events_event ORDER BY stream, seq"
CLAIMS: Final = "SELECT hash FROM tournaments_unmergedevent"


class Machine:
    """A server that is killed and started again, on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._hall: Hall | None = None
        self._chief = Chief()

    @property
    def chief(self) -> Person:
        return self._chief.at(self.hall)

    @property
    def page(self) -> str:
        """About the second machine."""
        return self._chief.second_machine(self.hall)

    @property
    def hall(self) -> Hall:
        assert self._hall is not None, "it is off"
        return self._hall

    def start(self, *options: str, typed: str = "") -> None:
        ours = ("--port", str(self.port), "--bind", "127.0.0.1", "--one-process", *options)
        self._hall = Hall(self.folder, *ours, typed=typed)
        self._hall.comes_up()

    def kill(self, number: int = signal.SIGKILL) -> None:
        hall, self._hall = self._hall, None
        if hall is not None:
            hall.process.send_signal(signal.SIGCONT)
            hall.process.send_signal(number)
            hall.process.wait(30)
            for pipe in (hall.process.stdout, hall.process.stderr):
                assert pipe is not None
                pipe.close()

    def hold(self) -> None:
        self.hall.process.send_signal(signal.SIGSTOP)

    def let_go(self) -> None:
        self.hall.process.send_signal(signal.SIGCONT)

    def leads(self) -> bool:
        try:
            return httpx.get(f"{self.url}/machine/", timeout=5).json()["leads"] is True
        except httpx.HTTPError:
            return False

    def log(self) -> list[tuple[Any, ...]]:
        """Stream, seq, hash and command of each event."""
        return rows(self.folder, LOG)


class Pair:
    """Which of the two leads, and which follows."""

    def __init__(self, folder: Path) -> None:
        self.leading = Machine(folder / "one")
        self.following = Machine(folder / "two")

    def open(self) -> None:
        self.leading.start("--demo", "12")
        self.join()

    def join(self) -> None:
        """The second one follows from now on, and has everything."""
        self.following.start("--follow", self.leading.url, typed=self.leading.chief.code())
        wait_until(lambda: "has everything" in self.leading.page, "it does not follow")

    def choose(self, *, two_disks: bool) -> None:
        chosen = {"wait": "on"} if two_disks else {}
        assert self.leading.chief.act("wait", alone_after="0", **chosen).is_redirect

    def take_over(self) -> None:
        """By the chief, at the one that follows; the other one is off."""
        self.following.chief.act("take-over", off="on", heard="on")
        self.leading, self.following = self.following, self.leading
        wait_until(self.leading.leads, "it does not lead")

    def come_back(self) -> list[int]:
        """The old machine is started again; the events that its page lists as its own alone."""
        self.following.start("--no-demo")
        until = time.monotonic() + PATIENCE
        page = self._page_of_old()
        while 'id="alone"' not in page or ('id="e' in page and "as claims" not in page):
            assert time.monotonic() < until, "it has offered nothing"
            time.sleep(0.2)
            page = self._page_of_old()
        return sorted(map(int, re.findall(r'<li id="e(\d+)"', page)))

    def _page_of_old(self) -> str:
        try:
            return self.following.page
        except httpx.TransportError:
            return ""  # it starts again when it learns that it leads no longer

    def claims(self) -> set[str]:
        """Hashes of what the machine that leads was offered."""
        return {hash for (hash,) in rows(self.leading.folder, CLAIMS)}

    def close(self) -> None:
        for machine in (self.leading, self.following):
            machine.kill()


@contextmanager
def pair(folder: Path) -> Iterator[Pair]:
    opened = Pair(folder)
    try:
        opened.open()
        yield opened
    finally:
        opened.close()
