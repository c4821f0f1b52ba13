"""A bye that was granted."""

from __future__ import annotations

import msgspec

from .events import ByeKind


class Bye(msgspec.Struct, frozen=True, gc=False):
    kind: ByeKind
    seq: int
