"""The head of a mirror, `head.json`: what open pages ask for, and nothing else.

It is written last, so that whatever it names stands there already; and again every minute, so that
who reads it knows how old a copy he looks at.
"""

from __future__ import annotations

from typing import Final

import msgspec

PATH: Final = "head.json"
EVERY: Final = 60
"""Seconds after which it is written again, though nothing is new."""
MOST_CHANGED: Final = 150
"""Pages whose version it names."""


class MirrorHead(msgspec.Struct, frozen=True, kw_only=True):
    """`version` … `round` as in the head of the server; `log` names the log, `written_at` (UTC) is
    the server's time. Pages that are not in `changed` read as in the version `since`."""

    version: int
    tag: str
    at: str
    hash: str
    round: int
    log: str
    written_at: str
    every: int = EVERY
    since: int = 0
    changed: dict[str, int] = {}


def read(body: bytes) -> MirrorHead | None:
    """None for what is no such head."""
    try:
        return msgspec.json.decode(body, type=MirrorHead)
    except msgspec.DecodeError:
        return None
