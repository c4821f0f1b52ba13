"""Short codes for scanners that type: letters and digits that lie alike on every keyboard."""

from __future__ import annotations

from functools import lru_cache

import segno

from tournaments.domain.ids import PlayerId

KEPT = 4096
"""Codes kept as drawn: a page that is printed again costs nothing."""


def entry_code(player: PlayerId | int) -> str:
    """The code of an entry, for the check-in desk: "P41"."""
    return f"P{player}"


@lru_cache(maxsize=KEPT)
def drawn(text: str) -> str:
    """The QR code as SVG, as large as the box it stands in."""
    code = segno.make(text, error="m", micro=False)
    drawn: str = code.svg_inline(omitsize=True, border=2)
    return drawn
