"""A screen shows again what it showed before."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import SetScreen
from .events import ScreenSet


@takes_back(ScreenSet)
def _screen(state: Tournament, seq: int, event: ScreenSet, past: Past) -> Command | None:
    if state.screens[event.screen].seq != seq:
        return None
    before = past.before().screens.get(event.screen)
    return SetScreen(screen=event.screen, plan=before.plan if before else None)
