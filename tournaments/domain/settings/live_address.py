"""Where games are shown live, by an address with slots: "https://example.org/{round}/{board}"."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from ..refusals import Refused, refuse
from .settings import Settings

LONGEST: Final = 300
PLAIN: Final = re.compile(r"[!-~]+")
"""Visible ASCII: whatever else an address has is written with %."""

SLOT: Final = re.compile(r"\{([^{}]*)\}")
SLOTS: Final = frozenset({"board", "round"})


def live_address(settings: Settings, round_: int, board: int) -> str:
    """Of one board; empty where its game is not shown live, or nobody says where."""
    last = settings.board_offset + settings.live_boards
    if not settings.live_address or (settings.live_boards and board > last):
        return ""
    text = settings.live_address.replace("{round}", str(round_))
    return text.replace("{board}", str(board))


def live_address_sound(settings: Settings) -> Refused | None:
    """Phones follow it: it is of the web, encrypted, and says its host."""
    text = settings.live_address
    if not text:
        return None
    if len(text) > LONGEST:
        return refuse("LiveAddress.long", field=_FIELD, length=len(text), most=LONGEST)
    if unknown := next((name for name in SLOT.findall(text) if name not in SLOTS), None):
        return refuse("LiveAddress.slot", field=_FIELD, slot=unknown[:40])
    if set("{}") & set(SLOT.sub("0", text)) or not _is_of_the_web(SLOT.sub("0", text)):
        return refuse("LiveAddress", field=_FIELD)
    return None


_FIELD: Final = "settings.live_address"


def _is_of_the_web(text: str) -> bool:
    if not PLAIN.fullmatch(text) or set('"<>\\^`|') & set(text):
        return False
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    return parts.scheme == "https" and bool(host) and "@" not in parts.netloc and port != 0
