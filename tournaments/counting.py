"""Counts of what may not happen too often, each for a while.

They live in Django's cache: with several server processes each has its own.
"""

from __future__ import annotations

import hashlib
from typing import Final

from django.core.cache import cache

WINDOW: Final = 60
"""Seconds after the first one in which they are counted together."""


def key(kind: str, value: str) -> str:
    """Of the count of `kind` for this value, which is not kept as it is."""
    return f"{kind}-{hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()}"


def count(counted: str) -> int:
    """One more; how many there are now."""
    cache.add(counted, 0, WINDOW)
    try:
        return cache.incr(counted)
    except ValueError:  # the window closed between the two lines
        return 1


def uncount(counted: str) -> None:
    try:
        cache.decr(counted)
    except ValueError:
        return
