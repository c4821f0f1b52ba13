"""Codes of result slips for scanners that type: letters and digits that lie alike on every
keyboard.

The slip of game 3.1.47 is "S12345678G3G1G47": the section, then the game. It names the game and
not the board: the slip of a board that was paired anew is another one. Slips printed by earlier
versions name no section, "S3G1G47".
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from ..ids import GameId

DIGITS: Final = 8
"""Of the section: among a hundred sections two have the same with a chance of 1 : 20,000."""
_CODE: Final = re.compile(r"S(\d{8})G(\d{1,4})G(\d{1,9})G(\d{1,9})", re.ASCII | re.IGNORECASE)


def section_digits(stream: str) -> str:
    """What the slips of a section carry; the same on every server that holds its log."""
    digest = hashlib.sha256(f"section {stream}".encode()).digest()
    return str(int.from_bytes(digest[:8]) % 10**DIGITS).zfill(DIGITS)


def slip_code(stream: str, game: GameId) -> str:
    return f"S{section_digits(stream)}G{game.replace('.', 'G')}"


def section_and_game(code: str) -> tuple[str, GameId] | None:
    """The digits of the section and the game; None for what is no code that names a section."""
    match = _CODE.fullmatch(code.strip())
    return (match[1], GameId(".".join(match.groups()[1:]))) if match else None
