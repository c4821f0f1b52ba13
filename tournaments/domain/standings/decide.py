"""The rankings within the standings, as a whole."""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from .commands import AnnounceRankings
from .events import RankingsAnnounced
from .sound import rankings_sound


@decides(AnnounceRankings)
def announce_rankings(state: Tournament, command: AnnounceRankings, context: Context) -> Decision:
    if command.rankings == state.rankings:
        return AlreadyRecorded(state.rankings_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "rankings")
        or rankings_sound(state, command.rankings)
        or _announced_in_time(state, context)
        or Accepted((RankingsAnnounced(rankings=command.rankings),))
    )


def _announced_in_time(state: Tournament, context: Context) -> Refused | None:
    """Players enter for what is announced: from round 1 on it is the chief who answers for it."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse("RankingsFixed")
    return guards.reason_given(context, "change-of-the-rankings-after-round-1")
