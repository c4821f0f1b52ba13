"""The machine that leads, as the log tells it."""

from __future__ import annotations

import msgspec


class LeadingMachine(msgspec.Struct, frozen=True, kw_only=True):
    """`epoch` of the last takeover, which is the event `seq`; 0: nobody ever took over."""

    epoch: int = 0
    seq: int = 0
