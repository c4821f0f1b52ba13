"""Which rating list a tournament plays by."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

ListSource = Annotated[str, Meta(pattern=r"^(fide|[A-Z]{3})$(?!\n)")]
"""FIDE, or the federation whose list it is."""
ListPeriod = Annotated[str, Meta(pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])$(?!\n)")]
"""The month from whose first day it is valid: "2026-10"."""
RatingOf = Literal["standard", "rapid", "blitz", "national"]


class UsedList(msgspec.Struct, frozen=True, kw_only=True):
    """`seq`: of the event that says so."""

    source: str
    kind: RatingOf
    period: str
    seq: int
