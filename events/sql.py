"""Plain SQL of the log's tables, where the ORM would cost more than it gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.db import connections

from .messages import Head, Recorded

COLUMNS: Final = ", ".join(Recorded.__struct_fields__)
"""Of an event, in the order of `Recorded`."""


def rows(question: str, values: Sequence[Any], using: str) -> list[tuple[Any, ...]]:
    with connections[using].cursor() as cursor:
        cursor.execute(question, values)
        fetched: list[tuple[Any, ...]] = cursor.fetchall()
        return fetched


def head_row(stream: str, using: str, *, lock: bool) -> Head | None:
    """Where the stream's row says that it ends; with `lock` nobody else writes until the commit."""
    question = "SELECT head, head_hash FROM events_stream WHERE id = %s"
    if lock and connections[using].features.has_select_for_update:
        question += " FOR UPDATE"
    heads = rows(question, [stream], using)
    return Head(*heads[0]) if heads else None


def places(values: Sequence[object]) -> str:
    """A `%s` for each value."""
    return ", ".join(["%s"] * len(values))
