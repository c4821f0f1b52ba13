"""One stream on one database, as the tests of the store speak of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from django.db import connections, transaction

from events import store
from events.messages import Answer, Envelope, Fault, Head, Recorded
from events.store import Handler
from events.verification import verify
from tests.builders import envelope, noted
from tests.guards import guards_lifted, put_back


@dataclass(frozen=True)
class Log:
    stream: str
    using: str
    url: str

    def execute(
        self, handler: Handler, sent: Envelope | None = None, *, create: bool = False
    ) -> Answer:
        return store.execute(
            self.stream, sent or envelope(), handler, create=create, using=self.using
        )

    def begin(self, *texts: str) -> Answer:
        """The first command of the stream."""
        return self.execute(noted(*(texts or ("begun",))), create=True)

    def note(self, *texts: str, subject: str = "hall") -> Answer:
        return self.execute(noted(*texts, subject=subject))

    def read(self, after: int = 0, upto: int | None = None) -> list[Recorded]:
        return store.read(self.stream, after, upto, using=self.using)

    def head(self) -> Head:
        return store.head(self.stream, using=self.using)

    def verify(self) -> list[Fault]:
        return verify(self.stream, using=self.using)

    def sql(self, statement: str, *values: Any) -> None:
        """Plain SQL with the stream's id as the first value, in a transaction of its own."""
        with transaction.atomic(using=self.using), connections[self.using].cursor() as cursor:
            cursor.execute(statement, [self.stream, *values])

    def sql_head(self, seq: int, own_hash: str) -> None:
        self.sql(f"UPDATE events_stream SET head = {seq}, head_hash = '{own_hash}' WHERE id = %s")

    def put_back(self, seq: int) -> None:
        """As if the copy that ended at `seq` had been restored."""
        put_back(self.stream, seq, using=self.using)

    @contextmanager
    def tampering(self) -> Iterator[None]:
        with guards_lifted(self.using):
            yield


def at_once(number: int, act: Callable[[int], object]) -> list[object]:
    """What `act(0)` … `act(number - 1)` return or raise, each in a thread of its own."""
    results: list[object] = [None] * number
    start = threading.Barrier(number)

    def run(index: int) -> None:
        try:
            start.wait(10)
            results[index] = act(index)
        except Exception as error:  # noqa: BLE001
            results[index] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results
