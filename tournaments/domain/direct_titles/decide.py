"""The table of direct titles as a whole."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..tournament.state import Tournament
from .commands import SetDirectTitles
from .events import DirectTitlesSet
from .sound import table_sound


@decides(SetDirectTitles)
def set_direct_titles(state: Tournament, command: SetDirectTitles, context: Context) -> Decision:
    if command.table == state.direct_titles:
        return AlreadyRecorded(state.direct_titles_seq)
    return (
        guards.unmoved(context, "direct-titles")
        or table_sound(state, command.table)
        or Accepted((DirectTitlesSet(table=command.table),))
    )
