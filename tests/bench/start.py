"""The start of `./hall` on a warm machine: from the command to the first page."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from .embedded import hall, open_the_hall
from .figures import Figure

STARTS = 3


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        open_the_hall(Path(folder), players=60, arbiters=1)
        took = []
        for _ in range(STARTS + 1):
            with hall(Path(folder)) as (_, seconds):
                took.append(seconds)
    return [Figure("start of ./hall to the first page", statistics.median(took[1:]), "s")]
