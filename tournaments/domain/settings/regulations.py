"""A change of what is fixed since the start, by the chief from a round on.

Rounds that are published keep the regulations they were paired by, and
their results what they were worth when they were played.
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, listed, refuse
from ..tournament.state import Tournament
from .by_table import table_to_record
from .checked_again import boards_otherwise
from .commands import ChangeRegulations
from .events import RegulationsChanged
from .matches import before_a_match
from .readings import to_record
from .settings import RANGES, Settings, regulations_of, under
from .sound import regulations_sound
from .tie_breaks import tie_breaks_to_record


@decides(ChangeRegulations)
def change_regulations(state: Tournament, command: ChangeRegulations, context: Context) -> Decision:
    before = state.settings_in(command.from_round)
    wanted = to_record(under(command.regulations, before), before)
    wanted = table_to_record(tie_breaks_to_record(wanted, before))
    if wanted == before and state.phase != "entries":
        return AlreadyRecorded(state.regulations_seq or state.settings_seq)
    return (
        _started(state)
        or guards.not_closed(state)
        or guards.unmoved(context, "regulations")
        or _not_behind(state, command.from_round)
        or _nothing_planned(state, command.from_round)
        or before_a_match(before, command.from_round)
        or _rounds_remain(command.from_round, wanted)
        or _sound_together(state, wanted, command.from_round)
        or guards.reason_given(context, "change-of-the-regulations-after-the-start")
        or _rounds_confirmed(state, command, before)
        or Accepted((_changed(state, command.from_round, before, wanted),))
    )


def _sound_together(state: Tournament, wanted: Settings, from_round: int) -> Refused | None:
    """From that round on; virtual points of the rounds before it do not matter."""
    to_come = tuple(line for line in state.virtual if line.last >= from_round)
    return regulations_sound(replace(state, virtual=to_come), wanted)


def _started(state: Tournament) -> Refused | None:
    if state.phase != "entries":
        return None
    return refuse("TournamentNotStarted.change-its-settings")


def _not_behind(state: Tournament, from_round: int) -> Refused | None:
    if from_round >= state.next_round:
        return None
    return refuse(
        "RoundsBehindUs.regulations",
        from_round=from_round,
        first=state.next_round,
        rounds=listed(range(from_round, state.next_round)),
    )


def _nothing_planned(state: Tournament, from_round: int) -> Refused | None:
    planned = [each.first for each in state.regulations if each.first > from_round]
    if not planned:
        return None
    return refuse("LaterChangePlanned", from_round=from_round, planned=planned[0])


def _rounds_remain(from_round: int, wanted: Settings) -> Refused | None:
    least, most = max(1, from_round - 1), RANGES["rounds"][1]
    if least <= wanted.rounds <= most:
        return None
    return refuse(
        "RoundsOutOfRange",
        field="regulations.rounds",
        rounds=wanted.rounds,
        least=least,
        most=most,
    )


def _rounds_confirmed(
    state: Tournament, command: ChangeRegulations, before: Settings
) -> Refused | None:
    """A double confirmation: one more than other changes of the regulations need."""
    after = command.regulations.rounds
    if after in (before.rounds, command.confirmed_rounds):
        return None
    return refuse(
        "ConfirmRounds",
        was=before.rounds,
        rounds=after,
        last=state.last_published,
    )


def _changed(
    state: Tournament, from_round: int, before: Settings, wanted: Settings
) -> RegulationsChanged:
    last = 0
    if before.rounds != wanted.rounds and state.last_published:
        last = state.published_with(state.last_published)[0]
    return RegulationsChanged(
        from_round=from_round,
        regulations=regulations_of(wanted),
        was=regulations_of(before),
        checked=last,
        otherwise=boards_otherwise(state, last, wanted.rounds) if last else 0,
    )
