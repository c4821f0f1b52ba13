"""A report that was made."""

from __future__ import annotations

import msgspec


class MadeReport(msgspec.Struct, frozen=True):
    """`base`: the event up to which the log was read; `seq`: the event that says so."""

    number: int
    base: int
    digest: str
    seq: int
    by: str
    at: str
