"""Events of hall screens."""

from __future__ import annotations

from ..event import Event, Fact
from ..scopes import Scopes
from .older import in_the_halls_language, with_lists_alone
from .state import ScreenPlan


class ScreenSet(Event, frozen=True, kw_only=True):
    """The screen shows that from now on, and nothing where `plan` is None."""

    topics = ("screens",)
    public = True
    older = (
        lambda body: body,  # version 1 knew no "festival"
        in_the_halls_language,
        with_lists_alone,
    )

    screen: str
    plan: ScreenPlan | None

    def scopes(self) -> Scopes:
        return (f"screen:{self.screen}",)

    def fact(self) -> Fact:
        return ("screen", self.screen)
