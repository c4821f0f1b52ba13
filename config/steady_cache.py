"""The cache of a server without Redis: what it keeps for a while ends by a steady clock.

By the clock on the wall, a count of failed log-ins would be kept for an hour when that is set back
by an hour, and the hall locked out so long.
"""

from __future__ import annotations

import time
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache


class SteadyCache(LocMemCache):
    """In the memory of this process."""

    _expire_info: dict[str, float | None]

    def get_backend_timeout(self, timeout: Any = DEFAULT_TIMEOUT) -> float | None:
        if timeout == DEFAULT_TIMEOUT:
            timeout = self.default_timeout
        return None if timeout is None else time.monotonic() + timeout

    def _has_expired(self, key: str) -> bool:
        end = self._expire_info.get(key, float("-inf"))
        return end is not None and end <= time.monotonic()
