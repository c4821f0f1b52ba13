"""What a section says of the event it belongs to, beside its name."""

from __future__ import annotations

import msgspec


class Festival(msgspec.Struct, frozen=True, kw_only=True):
    """`seq` is that of the event in the log that set it; 0: the creation did."""

    place: str = ""
    first_day: str = ""
    last_day: str = ""
    order: int = 0
    seq: int = 0
