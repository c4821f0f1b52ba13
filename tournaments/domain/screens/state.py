"""What a hall screen shows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..ids import AnnouncementId, AttachmentId

ScreenKind = Literal[
    "name",
    "board",
    "results",
    "standings",
    "crosstable",
    "clock",
    "announcements",
    "text",
    "picture",
    "festival",
]
ScreenSize = Literal["auto", "large", "medium", "192", "256"]
ScreenPace = Literal["even", "by-rows"]
ScreenPart = Literal["1/1", "1/2", "2/2", "1/3", "2/3", "3/3"]
Letters = Annotated[str, Meta(pattern=r"^(?:[A-ZΑ-ΩА-Я]-[A-ZΑ-ΩА-Я])?$(?!\n)")]
Language = Annotated[
    str, Meta(pattern=r"^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$(?!\n)", max_length=20)
]
Seconds = Annotated[int, Meta(ge=5, le=120)]


class ScreenPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lists that follow each other, each with all its pages; of a list that several screens
    share, this one's `part`, and of the names those from letter to letter ("A-K"). `seconds`: until
    a page is turned, at the pace "by-rows" later where it has many. `texts`, `pictures`: what is
    shown of them, one after the other. `language`: "" for the hall's."""

    kinds: Annotated[tuple[ScreenKind, ...], Meta(min_length=1, max_length=6)]
    size: ScreenSize = "auto"
    part: ScreenPart = "1/1"
    letters: Letters = ""
    seconds: Seconds = 12
    pace: ScreenPace = "even"
    texts: Annotated[tuple[AnnouncementId, ...], Meta(max_length=8)] = ()
    pictures: Annotated[tuple[AttachmentId, ...], Meta(max_length=12)] = ()
    language: Language = ""


class Screen(msgspec.Struct, frozen=True):
    """`plan` None: it was taken away."""

    plan: ScreenPlan | None
    seq: int
