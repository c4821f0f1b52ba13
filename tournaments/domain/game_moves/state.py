"""What kept moves are about."""

from __future__ import annotations

from typing import Final

MOVES: Final = "organiser:moves"
MEDIA_TYPE: Final = "application/json"
MOST_FILES: Final = 200
"""A file a round, and each sent anew some times."""
