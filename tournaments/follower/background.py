"""What a server does beside its work because there is a second machine."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from django.conf import settings

from events import leadership

from . import alone, fencing, lists
from .calling import NotReached
from .own_addresses import own_addresses
from .receiving import Receiver, Reception
from .versions import program

EVERY: Final = 5.0
"""Seconds between questions to the other machine."""

logger = logging.getLogger(__name__)


class Asking:
    """A thread that asks the other machine what it is, until there is nothing more to learn."""

    def __init__(self, settled: Callable[[], bool]) -> None:
        self._settled = settled
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="other-machine", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join(EVERY)

    def _run(self) -> None:
        while not self._stopping.wait(EVERY):
            try:
                if self._settled():
                    return
            except NotReached:
                continue
            except Exception:
                logger.exception("asking the other machine failed; it is tried again")


class _Background:
    def __init__(self) -> None:
        self._receiver: Receiver | None = None
        self._asking: Asking | None = None
        self.claims_kept = False
        """The machine that leads has kept what this one alone has."""

    def start(self) -> None:
        now = leadership.current()
        if now.role == "following":
            file = Path(settings.DATABASES["default"]["NAME"])
            self._receiver = Receiver(file, program(), own_addresses(), anew=fencing.on_change)
            self._receiver.start()
            self._asking = Asking(lists.fetch_missing)
        elif leadership.in_doubt():
            self._asking = Asking(_is_no_more_in_doubt)
        elif now.role == "deposed":
            self._asking = Asking(self._offered)
        elif now.role == "leading" and now.other and not now.generation:
            self._asking = Asking(_knows_of_takeover)
        if self._asking:
            self._asking.start()

    def stop_receiving(self) -> bool:
        """Whether nothing comes in any more, and nothing is being written."""
        return self._receiver is None or self._receiver.stop()

    def stop(self) -> None:
        self.stop_receiving()
        asking, self._asking = self._asking, None
        if asking:
            asking.stop()

    def _offered(self) -> bool:
        self.claims_kept = alone.offer()
        return self.claims_kept

    def reception(self) -> Reception | None:
        """Of a machine that follows."""
        return self._receiver.reception if self._receiver else None


def _is_no_more_in_doubt() -> bool:
    other = fencing.ask()
    if not fencing.heard_of(other):
        fencing.end_doubt()
    return True


def _knows_of_takeover() -> bool:
    """The machine that led before has heard that it does not any more."""
    return fencing.ask().epoch >= leadership.current().epoch


_background = _Background()
start = _background.start
stop = _background.stop
stop_receiving = _background.stop_receiving
reception = _background.reception


def claims_are_kept() -> bool:
    """Of a machine that was deposed: the one that leads has what this one alone has, as claims."""
    return _background.claims_kept
