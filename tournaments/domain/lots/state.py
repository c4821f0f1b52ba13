"""The drawing of lots as the log has it."""

from __future__ import annotations

import msgspec


class Lots(msgspec.Struct, frozen=True):
    """They rank the standings after round `first` and after those that follow; what was published
    before stays as it was."""

    seed: str
    first: int
    seq: int
