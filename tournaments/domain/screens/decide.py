"""What a hall screen shows is changed at any time; it says nothing that is not public."""

from __future__ import annotations

from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import refuse
from ..tournament.state import Tournament
from .commands import SetScreen
from .events import ScreenSet

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
    return guards.unmoved(context, "screen", screen=command.screen) or Accepted(
        (ScreenSet(screen=command.screen, plan=command.plan),)
    )
