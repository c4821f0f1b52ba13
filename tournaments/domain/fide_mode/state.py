"""That a tournament has left FIDE mode."""

from __future__ import annotations

import msgspec

from ..said import Said


class LeftFideMode(msgspec.Struct, frozen=True):
    """From round `first` on, for these reasons, by event `seq`."""

    first: int
    reasons: tuple[Said, ...]
    seq: int
