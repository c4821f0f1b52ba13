"""Commands of the event that a tournament is a section of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..roles import CHIEFS
from ..scopes import FESTIVAL, Scopes
from ..values import ShortText, Slug


class SetFestival(Command, frozen=True, kw_only=True):
    """All of it anew; another `festival` moves the section to that event."""

    roles = CHIEFS

    festival: Slug
    name: ShortText
    place: ShortText = ""
    first_day: Annotated[str, Meta(max_length=40)] = ""
    last_day: Annotated[str, Meta(max_length=40)] = ""
    order: Annotated[int, Meta(ge=0, le=999)] = 0

    def scopes(self) -> Scopes:
        return (FESTIVAL,)
