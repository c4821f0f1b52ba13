"""What a command made, for the one who sent it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..domain import events as e
from ..domain.events import Event


def of(events: Sequence[Event]) -> dict[str, Any]:
    """The new things among `events`: `{"player": 41}`, `{"round": 3, "request": "…"}` …"""
    made: dict[str, Any] = {}
    for event in events:
        match event:
            case e.TournamentCreated():
                made["slug"] = event.slug
            case e.PlayerEntered() | e.LateEntryAdmitted():
                made["player"] = event.player
            case e.PlayerMovedAway():
                moved = {"player": event.player, "section": event.section, "entry": event.entry}
                made |= moved
            case e.PairingRequested():
                made |= {"round": event.round, "request": event.request}
            case e.AppealFiled():
                made["appeal"] = event.appeal
            case e.PublishedPairingsChanged():
                made |= {"round": event.round, "games": [board.game for board in event.new]}
            case e.InitialColourDrawn():
                made |= {"colour": event.colour, "seed": event.seed}
    return made
