"""Rating lists follow beside the log: each is a file that never changes, fetched once, by its name.

That there is one stands in a table, which comes with everything else; a file may be larger than all
logs, so it comes on a connection of its own, and no result waits for it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from django.conf import settings
from django.db import connections

from events import leadership

from ..backups import kept
from .calling import CalledLine, NotReached, called
from .link import CopyBegins, Piece, WantsList

UNFINISHED: Final = ".unfinished"


def fetch_missing() -> bool:
    """The next one that is missing here; never the last one for good. Raises `NotReached`."""
    now = leadership.current()
    missing = [name for name in _known() if not _file(name).is_file()]
    if missing:
        with called(now.other[0], "key", bytes.fromhex(now.key)) as line:
            _fetch(line, missing[0])
    return False


def file_of(name: str) -> Path | None:
    """On the machine that leads: of a list that it has; None for anything else."""
    there = name in _known() and _file(name).is_file()
    return _file(name) if there else None


def _fetch(line: CalledLine, name: str) -> None:
    line.say(WantsList(name))
    begins = line.hear()
    if not isinstance(begins, CopyBegins):
        raise NotReached("other-answer", line.address)
    target = _file(name)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + UNFINISHED)
    with unfinished.open("wb") as file:
        left = begins.size
        while left > 0:
            piece = line.hear()
            if not isinstance(piece, Piece):
                raise NotReached("other-answer", line.address)
            left -= file.write(piece.content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(target)


def _known() -> list[str]:
    """Of the database; the connection is this moment's."""
    try:
        return kept.list_files("default")
    finally:
        connections.close_all()


def _file(name: str) -> Path:
    return Path(settings.RATING_LISTS) / name
