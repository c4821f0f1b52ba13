"""Whether the disk has room for a list: results are recorded on the same one, and come first."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from .listed import ListRefused

TIMES: Final = 3
"""So many times the size of a file are free before it is written: a list with what finds its
players takes about as much as its text, and results want the rest."""


def free_on(folder: Path) -> int:
    """Bytes on the disk of that folder."""
    return shutil.disk_usage(folder).free


def require_room(size: int, free: int) -> None:
    """Raises ListRefused."""
    if free < TIMES * size:
        raise ListRefused("no-room", needed=_megabytes(TIMES * size), free=free >> 20)


def _megabytes(size: int) -> int:
    return (size >> 20) + 1
