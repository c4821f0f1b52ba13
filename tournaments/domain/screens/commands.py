"""Commands about hall screens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..roles import CHIEFS
from ..scopes import Scopes
from .state import ScreenPlan

ScreenName = Annotated[str, Meta(pattern=r"^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$(?!\n)")]


class SetScreen(Command, frozen=True, kw_only=True):
    """What the screen of that name shows; a new name is a new screen. Without a `plan` it is taken
    away."""

    roles = CHIEFS

    screen: ScreenName
    plan: ScreenPlan | None

    def scopes(self) -> Scopes:
        return (f"screen:{self.screen}",)
