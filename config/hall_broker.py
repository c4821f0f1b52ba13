"""The broker of a hall without one: queues in this process, whose worker is woken by what comes.

Kombu's own transport in memory looks for work twenty times a second, or keeps a pairing waiting.
"""

from __future__ import annotations

import threading
import time
from queue import Empty
from typing import Any, Final

from kombu.transport import memory

LONGEST: Final = 1.0
"""Seconds after which it looks all the same."""

_bell: Final = threading.Event()


class Channel(memory.Channel):
    def _put(self, queue: str, message: Any, **kwargs: Any) -> None:
        super()._put(queue, message, **kwargs)  # type: ignore[no-untyped-call]
        _bell.set()

    def _put_fanout(self, exchange: str, message: Any, *args: Any, **kwargs: Any) -> None:
        super()._put_fanout(exchange, message, *args, **kwargs)  # type: ignore[no-untyped-call]
        _bell.set()

    def basic_ack(self, *args: Any, **kwargs: Any) -> None:
        """There may be room again for what waits."""
        super().basic_ack(*args, **kwargs)  # type: ignore[no-untyped-call]
        _bell.set()


class Transport(memory.Transport):
    """For one worker of the process."""

    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None) -> None:  # type: ignore[override]  # noqa: ARG002
        """Delivers a message. Raises `TimeoutError` if none came in time."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            _bell.clear()  # before it looks: what comes meanwhile rings again
            try:
                self.cycle.get(self._deliver)  # type: ignore[union-attr]
            except Empty:
                rest = LONGEST if until is None else until - time.monotonic()
                if rest <= 0:
                    raise TimeoutError from None
                _bell.wait(min(rest, LONGEST))
            else:
                return
