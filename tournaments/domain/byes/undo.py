"""Taking back a bye, or its revocation."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, replaced_by, takes_back
from ..tournament.state import Tournament
from .commands import GrantBye, RevokeBye
from .events import ByeGranted, ByeRevoked


@takes_back(ByeGranted)
def _bye(state: Tournament, seq: int, event: ByeGranted, _past: Past) -> Command | None:
    bye = state.players[event.player].byes.get(event.round)
    stands = bye is not None and bye.seq == seq
    return RevokeBye(player=event.player, round=event.round) if stands else None


@takes_back(ByeRevoked)
def _bye_revoked(state: Tournament, _seq: int, event: ByeRevoked, past: Past) -> Command | None:
    if event.round in state.players[event.player].byes or replaced_by(event, past):
        return None
    had = past.before().players[event.player].byes[event.round]
    return GrantBye(player=event.player, round=event.round, kind=had.kind)
