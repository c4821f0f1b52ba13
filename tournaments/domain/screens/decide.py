"""What a hall screen shows is changed at any time; it says nothing that is not public."""

from __future__ import annotations

from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..photos.state import ORGANISERS
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import SetScreen
from .events import ScreenSet
from .state import ScreenPlan

MOST: Final = 40
"""Names that a tournament ever had for its screens."""


@decides(SetScreen)
def set_screen(state: Tournament, command: SetScreen, context: Context) -> Decision:
    standing = state.screens.get(command.screen)
    if standing is None and command.plan is None:
        return refuse("UnknownScreen", screen=command.screen)
    if standing is None and len(state.screens) >= MOST:
        return refuse("TooManyScreens", most=MOST)
    if standing is not None and standing.plan == command.plan:
        return AlreadyRecorded(standing.seq)
    return (
        (_nothing_to_show(state, command.plan) if command.plan else None)
        or guards.unmoved(context, "screen", screen=command.screen)
        or Accepted((ScreenSet(screen=command.screen, plan=command.plan),))
    )


def _nothing_to_show(state: Tournament, plan: ScreenPlan) -> Refused | None:
    """A screen of texts or pictures has some, and they are there."""
    if "text" in plan.kinds and not plan.texts:
        return refuse("NothingToShow.text", field="plan.texts")
    if "picture" in plan.kinds and not plan.pictures:
        return refuse("NothingToShow.picture", field="plan.pictures")
    for text in plan.texts:
        if text not in state.announcements:
            return refuse("UnknownAnnouncement", announcement=text)
    for name in plan.pictures:
        picture = state.attachments.get(name)
        if picture is None or picture.about != ORGANISERS:
            return refuse("UnknownPicture", picture=name)
    return None
