"""Taking back settings, regulations and lists.

Settings and prohibited pairs are set as a whole, and taken back in those parts alone that the event
changed: what somebody has changed beside them since stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from ..command import Command
from ..compensation import Past, replaces, takes_back
from ..tournament.state import Tournament
from . import virtual_points
from .commands import ChangeRegulations, ChangeSettings, SetProhibitedPairs, SetVirtualPoints
from .events import (
    ProhibitedPairsSet,
    ProhibitedPlayers,
    RegulationsChanged,
    SettingsChanged,
    VirtualPointsSet,
)
from .readings import spelled_out
from .settings import Settings, differing, regulations_of


@takes_back(SettingsChanged)
def _settings(state: Tournament, _seq: int, event: SettingsChanged, past: Past) -> Command | None:
    before = past.before()
    was, made = parts(before.name, before.settings), parts(event.name, event.settings)
    changed = [name for name in made if made[name] != was[name]]
    if not changed or _moved_since(changed, made, past):
        return None
    now = parts(state.name, state.settings) | {name: was[name] for name in changed}
    name = now.pop(NAME)
    return ChangeSettings(name=name, settings=spelled_out(replace(state.settings, **now)))


NAME: Final = "name"
"""Of the tournament; it goes with the settings and is no field of them."""


def parts(name: str, settings: Settings) -> dict[str, Any]:
    """Settings by field, and the tournament's name."""
    fields = {field: getattr(settings, field) for field in Settings.__struct_fields__}
    return {NAME: name, **fields}


def _moved_since(changed: list[str], made: dict[str, Any], past: Past) -> int:
    """The seq of the first later event that set one of these to something else; 0: none."""
    for seq, later in past.later():
        if isinstance(later, SettingsChanged):
            now = parts(later.name, later.settings)
            if any(now[name] != made[name] for name in changed):
                return seq
    return 0


@takes_back(ProhibitedPairsSet)
def _prohibited(
    state: Tournament, _seq: int, event: ProhibitedPairsSet, past: Past
) -> Command | None:
    before = past.before().prohibited
    added = [group for group in event.groups if group not in before]
    gone = [group for group in before if group not in event.groups]
    if not (added or gone) or _groups_moved(added, gone, past):
        return None
    if state.prohibited == event.groups:
        back = _apart_again(state, before)
    else:
        kept = tuple(group for group in state.prohibited if group not in added)
        back = _apart_again(state, (*kept, *gone))
    return back if back.groups != state.prohibited else None


def _apart_again(state: Tournament, wanted: tuple[ProhibitedPlayers, ...]) -> SetProhibitedPairs:
    """What is published keeps its pairs: from the next round on they are those that are wanted."""
    if not state.last_published:
        return SetProhibitedPairs(groups=wanted)
    upcoming, standing = state.next_round, state.prohibited
    kept = (
        group if group in wanted else replace(group, last=min(group.last, upcoming - 1))
        for group in standing
        if group in wanted or group.first < upcoming
    )
    back = (
        replace(group, first=max(group.first, upcoming))
        for group in wanted
        if group not in standing and group.last >= upcoming
    )
    return SetProhibitedPairs(groups=(*kept, *back), from_round=upcoming)


def _groups_moved(added: list[ProhibitedPlayers], gone: list[ProhibitedPlayers], past: Past) -> int:
    """The seq of the first later event that took an added group away or put one back; 0: none."""
    for seq, later in past.later():
        if isinstance(later, ProhibitedPairsSet) and (
            any(group not in later.groups for group in added)
            or any(group in later.groups for group in gone)
        ):
            return seq
    return 0


@replaces(SettingsChanged, ProhibitedPairsSet, RegulationsChanged)
def _replaced_by(
    event: SettingsChanged | ProhibitedPairsSet | RegulationsChanged, past: Past
) -> int:
    """The seq of the event that changed the same part since; 0: none did."""
    if isinstance(event, RegulationsChanged):
        return _regulations_moved(differing(event.was, event.regulations), event, past)
    before = past.before()
    if isinstance(event, ProhibitedPairsSet):
        added = [group for group in event.groups if group not in before.prohibited]
        return _groups_moved(added, [g for g in before.prohibited if g not in event.groups], past)
    was, made = parts(before.name, before.settings), parts(event.name, event.settings)
    return _moved_since([name for name in made if made[name] != was[name]], made, past)


@takes_back(RegulationsChanged)
def _regulations(
    state: Tournament, _seq: int, event: RegulationsChanged, past: Past
) -> Command | None:
    """What is published keeps them: from the next round on they are those of before."""
    changed = differing(event.was, event.regulations)
    if not changed or _regulations_moved(changed, event, past):
        return None
    first = max(event.from_round, state.next_round)
    standing = regulations_of(state.settings_in(first))
    wanted = replace(standing, **{name: getattr(event.was, name) for name in changed})
    if wanted == standing:
        return None
    again = wanted.rounds if wanted.rounds != standing.rounds else 0
    return ChangeRegulations(from_round=first, regulations=wanted, confirmed_rounds=again)


def _regulations_moved(changed: Sequence[str], event: RegulationsChanged, past: Past) -> int:
    """The seq of the first later event that made something else of these; 0: none."""
    for seq, later in past.later():
        if isinstance(later, RegulationsChanged) and not set(changed).isdisjoint(
            differing(event.regulations, later.regulations)
        ):
            return seq
    return 0


@takes_back(VirtualPointsSet)
def _virtual(state: Tournament, seq: int, _event: VirtualPointsSet, past: Past) -> Command | None:
    """The order of the lines counts: only the list as a whole goes back."""
    stands = state.virtual_seq == seq
    return SetVirtualPoints(lines=_accelerated_again(state, past.before())) if stands else None


def _accelerated_again(state: Tournament, before: Tournament) -> virtual_points.Lines:
    """What is published keeps its points: from the next round on they are those of before."""
    unaltered = replace(state, virtual=before.virtual)
    if virtual_points.given(unaltered) == virtual_points.given(state):
        return before.virtual
    return virtual_points.from_now_on(state, virtual_points.spelled_out(unaltered))
