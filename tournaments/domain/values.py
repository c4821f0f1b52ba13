"""What all commands share."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from .entries.ratings import HIGHEST
from .settings.settings import LARGEST_NUMBER, RANGES

_, LAST_ROUND = RANGES["rounds"]

Slug = Annotated[str, Meta(pattern=r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$(?!\n)")]
ShortText = Annotated[str, Meta(max_length=200)]
Title = Annotated[str, Meta(pattern=r"^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)?$(?!\n)")]
Federation = Annotated[str, Meta(pattern=r"^([A-Z]{3})?$(?!\n)")]
Rating = Annotated[int, Meta(ge=0, le=HIGHEST)]
K = Annotated[int, Meta(ge=0, le=99)]
"""The development coefficient that FIDE's list says; 0: none."""
RoundNumber = Annotated[int, Meta(ge=1, le=LAST_ROUND)]
RoundOrNone = Annotated[int, Meta(ge=0, le=LAST_ROUND)]
Moment = Annotated[str, Meta(max_length=40)]
"""ISO date and time with its zone; empty: now."""
Number = Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]
Clause = Annotated[str, Meta(max_length=60)]
"""Of the regulations of this competition: “7.3”, “čl. 5”."""
Article = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9 .,;()-]*$(?!\n)")]

MOST_IN_A_BATCH: Final = 2000
