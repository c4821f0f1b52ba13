"""Virtual points given by hand (C.04.7 1.5): before round 1, afterwards by the chief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pairing.systems import SYSTEMS

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, listed, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from . import virtual_points
from .commands import SetVirtualPoints
from .events import VirtualPoints, VirtualPointsSet

MOST_VIRTUAL: Final = 100
"""Half points."""


@decides(SetVirtualPoints)
def set_virtual_points(state: Tournament, command: SetVirtualPoints, context: Context) -> Decision:
    if command.lines == state.virtual:
        return AlreadyRecorded(state.virtual_seq)
    return (
        guards.not_closed(state)
        or guards.no_pairing_in_hand(state, "changing-the-acceleration")
        or guards.unmoved(context, "virtual-points")
        or _systems_accelerate(state, command.lines)
        or next((bad for line in command.lines if (bad := _sound_line(state, line))), None)
        or _acceleration_announced(state, command, context)
        or Accepted((VirtualPointsSet(lines=command.lines),))
    )


def may_accelerate(code: str, number: int = 0) -> Refused | None:
    """`number`: the round from which on that system pairs, where it is not the one of now."""
    if SYSTEMS[code].accelerates:
        return None
    where = "settings.acceleration"
    if number:
        return refuse("NoAcceleration.later", field=where, system=code, round=number)
    return refuse("NoAcceleration", field=where, system=code)


def _systems_accelerate(state: Tournament, lines: Sequence[VirtualPoints]) -> Refused | None:
    """Those of the rounds to come that the lines reach."""
    last = max((line.last for line in lines), default=0)
    if last < state.next_round:
        return None
    planned = [each for each in state.regulations if state.next_round < each.first <= last]
    return may_accelerate(state.settings.system) or next(
        (no for each in planned if (no := may_accelerate(each.regulations.system, each.first))),
        None,
    )


def _sound_line(state: Tournament, line: VirtualPoints) -> Refused | None:
    rounds = 1 <= line.first <= line.last <= 999
    if not line.players or not rounds or not 0 <= line.points <= MOST_VIRTUAL:
        return refuse("VirtualPointsOutOfRange", field="lines", most=MOST_VIRTUAL // 2)
    return guards.players_known(state, line.players)


def _acceleration_announced(
    state: Tournament, command: SetVirtualPoints, context: Context
) -> Refused | None:
    """The method is announced before the start (C.04.1 1); what is published keeps its points."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse("AccelerationAnnounced", article="C.04.1 1")
    if refused := guards.reason_given(context, "change-of-the-acceleration-after-round-1"):
        return refused
    return _points_kept(state, command)


def _points_kept(state: Tournament, command: SetVirtualPoints) -> Refused | None:
    """Floats and brackets of the published rounds were made with the points of that time."""
    given = virtual_points.given(state)
    wanted = virtual_points.given(replace(state, virtual=command.lines))
    if given == wanted:
        return None
    none = (0,) * state.last_published
    changed = {
        number
        for player in given.keys() | wanted.keys()
        for number, (was, now) in enumerate(
            zip(given.get(player, none), wanted.get(player, none), strict=True), 1
        )
        if was != now
    }
    return refuse(
        "RoundsBehindUs.virtual-points", first=state.next_round, rounds=listed(sorted(changed))
    )
