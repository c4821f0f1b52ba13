"""Lifting the guards of the event log, which only a test may do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DEFAULT_DB_ALIAS

from events import guards


@contextmanager
def guards_lifted(*databases: str) -> Iterator[None]:
    """While it lasts the log of these databases (default: the one) can be altered and emptied."""
    for using in databases or (DEFAULT_DB_ALIAS,):
        guards.remove(using)
    try:
        yield
    finally:
        for using in databases or (DEFAULT_DB_ALIAS,):
            guards.install(using)
