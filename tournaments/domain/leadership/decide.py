"""A takeover is recorded once in each log."""

from __future__ import annotations

from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..tournament.state import Tournament
from .commands import RecordTakeover
from .events import LeadershipTaken


@decides(RecordTakeover)
def record_takeover(state: Tournament, command: RecordTakeover, _context: Context) -> Decision:
    if command.epoch <= state.leader.epoch:
        return AlreadyRecorded(state.leader.seq)
    return Accepted((LeadershipTaken(epoch=command.epoch, user=command.user),))
