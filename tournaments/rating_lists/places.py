"""Where rating lists are sent to, from the console and from programs."""

from __future__ import annotations

import re
from typing import Final

PATHS: Final = re.compile(r"/(?:console|api/v1/tournaments)/(?P<slug>[^/]+)/rating-lists/")
"""Of the tournament whose chief sends it."""
