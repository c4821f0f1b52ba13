"""HTTP for tests: whoever asks waits as long as a busy machine takes."""

from __future__ import annotations

from functools import partial

import httpx

SECONDS = 60.0

get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)
