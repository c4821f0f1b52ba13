"""Creation, settings, prohibited pairs, arbiters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from pairing.model import Options
from pairing.options import OptionError, checked
from pairing.systems import SYSTEMS
from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decisions import (
    Accepted,
    AlreadyRecorded,
    Conflict,
    Context,
    Decision,
)
from tournaments.domain.failures import facts_of
from tournaments.domain.fold import pairing_part
from tournaments.domain.ids import UserId
from tournaments.domain.plain_line import fault_of_line
from tournaments.domain.readings import to_record
from tournaments.domain.refusals import Refused, due_to, listed, refuse, together
from tournaments.domain.roles import CHIEF, role_of
from tournaments.domain.settings import RANGES, Settings
from tournaments.domain.state import Tournament

from . import fixed, guards
from .acceleration import may_accelerate
from .dates import dates_sound

MOST_POINTS: Final = 100
"""Half points that a game can be worth."""


_ACCOUNT: Final = re.compile(r"user:[0-9]+")


def create(state: Tournament, command: c.CreateTournament, context: Context) -> Decision:
    if state.exists:
        return refuse("TournamentExists", slug=state.slug)
    names = {"name": command.name, "festival_name": command.festival_name}
    if refused := _lines_sound(names) or sound(state, command.settings):
        return refused
    return Accepted(
        (
            e.TournamentCreated(
                slug=command.slug,
                name=command.name,
                festival=command.festival,
                festival_name=command.festival_name,
                settings=to_record(command.settings),
                creator=context.actor,
            ),
        )
    )


def change_settings(state: Tournament, command: c.ChangeSettings, context: Context) -> Decision:
    settings = to_record(command.settings, state.settings)
    if (command.name, settings) == (state.name, state.settings):
        return AlreadyRecorded(state.settings_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "settings")
        or _lines_sound({"name": command.name})
        or sound(state, settings)
        or _regulations_kept(state, settings, context)
        or Accepted((e.SettingsChanged(name=command.name, settings=settings),))
    )


def set_prohibited_pairs(
    state: Tournament, command: c.SetProhibitedPairs, context: Context
) -> Decision:
    if command.groups == state.prohibited:
        return AlreadyRecorded(state.prohibited_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "prohibited-pairs")
        or _sound_groups(state, command.groups)
        or _pairs_announced(state, command, context)
        or Accepted((_pairs_set(state, command),))
    )


def appoint_arbiter(state: Tournament, command: c.AppointArbiter, context: Context) -> Decision:
    standing = state.arbiters.get(command.user)
    wanted = (command.role, command.first_board, command.last_board)
    if standing and (standing.role, standing.first_board, standing.last_board) == wanted:
        return AlreadyRecorded(standing.seq)
    return (
        _appointable(command)
        or _appointed_as_seen(command.user, context)
        or (command.role != "chief" and _chief_remains(state, command.user))
        or Accepted(
            (
                e.ArbiterAppointed(
                    user=command.user,
                    role=command.role,
                    first_board=command.first_board,
                    last_board=command.last_board,
                ),
            )
        )
    )


def dismiss_arbiter(state: Tournament, command: c.DismissArbiter, context: Context) -> Decision:
    if command.user not in state.arbiters:
        return refuse("UnknownArbiter", user=command.user)
    return (
        _appointed_as_seen(command.user, context)
        or _chief_remains(state, command.user)
        or Accepted((e.ArbiterDismissed(user=command.user),))
    )


def sound(state: Tournament, settings: Settings) -> Refused | None:
    """The settings make sense together."""
    return together(
        _rounds_sound(state, settings),
        regulations_sound(state, settings),
        _numbers_sound(settings),
        dates_sound(settings),
        _texts_sound(settings),
        _boards_sound(state, settings),
    )


def regulations_sound(state: Tournament, settings: Settings) -> Refused | None:
    """System, readings, points and acceleration make sense together."""
    return together(_system_sound(state, settings), _points_sound(settings))


def _rounds_sound(state: Tournament, settings: Settings) -> Refused | None:
    least, most = RANGES["rounds"]
    least = max(least, state.current_round)
    if least <= settings.rounds <= most:
        return None
    return refuse(
        "RoundsOutOfRange",
        field="settings.rounds",
        rounds=settings.rounds,
        least=least,
        most=most,
    )


def _system_sound(state: Tournament, settings: Settings) -> Refused | None:
    if refused := guards.system_known(settings.system):
        return refused
    system = SYSTEMS[settings.system]
    try:
        checked(Options(tuple(settings.system_options.items())), system.readings)
    except OptionError as error:
        facts = facts_of(error.said, system=system.code)
        return refuse("UnknownOption", field="settings.system_options", **facts)
    to_come = any(line.last >= state.next_round for line in state.virtual)
    accelerated = settings.acceleration != "none" or to_come
    return may_accelerate(settings.system) if accelerated else None


def _points_sound(settings: Settings) -> Refused | None:
    win, draw, loss = settings.win, settings.draw, settings.loss
    if not 0 <= loss < draw < win <= MOST_POINTS:
        return refuse(
            "PointsOutOfOrder",
            field=f"settings.{_points_at_fault(win, draw, loss)}",
            most=MOST_POINTS // 2,
        )
    if not (0 <= settings.absent <= win and 0 <= settings.pab <= win):
        return refuse(
            "PointsOutOfOrder.absence-or-bye",
            field=f"settings.{'pab' if 0 <= settings.absent <= win else 'absent'}",
        )
    if settings.acceleration == "baku" and (win != 2 * draw or loss):
        return refuse("BakuNotUsable", field="settings.acceleration")
    return None


def _points_at_fault(win: int, draw: int, loss: int) -> str:
    for name, points in (("win", win), ("draw", draw), ("loss", loss)):
        if not 0 <= points <= MOST_POINTS:
            return name
    return "win" if loss < draw else "draw"


def _numbers_sound(settings: Settings) -> Refused | None:
    return together(*(_number_sound(name, getattr(settings, name)) for name in RANGES))


def _number_sound(name: str, value: int) -> Refused | None:
    least, most = RANGES[name]
    if least <= value <= most:
        return None
    return refuse(
        "SettingOutOfRange",
        field=f"settings.{name}",
        setting=name,
        value=value,
        least=least,
        most=most,
    )


def _texts_sound(settings: Settings) -> Refused | None:
    deputies = {f"deputy_arbiters[{at}]": each for at, each in enumerate(settings.deputy_arbiters)}
    texts = ("city", "time_control", "chief_arbiter")
    lines = {name: getattr(settings, name) for name in texts} | deputies
    return _lines_sound(lines, "settings.")


def _lines_sound(lines: Mapping[str, str], place: str = "") -> Refused | None:
    return together(*(_line_sound(name, text, place) for name, text in lines.items()))


def _line_sound(name: str, text: str, place: str) -> Refused | None:
    fault = fault_of_line(text)
    if fault is None:
        return None
    field = f"{place}{name}"
    return refuse(f"NotALine.{fault.code}", field=field, setting=name, sign=fault.sign)


def _boards_sound(state: Tournament, settings: Settings) -> Refused | None:
    boards = list(settings.fixed_boards.values())
    if any(not 1 <= board <= 1_000_000 for board in boards):
        return refuse("SettingOutOfRange.fixed-board", field="settings.fixed_boards")
    if len(set(boards)) < len(boards):
        return refuse("FixedBoardTwice", field="settings.fixed_boards")
    return guards.players_known(state, settings.fixed_boards)


def _regulations_kept(state: Tournament, settings: Settings, context: Context) -> Refused | None:
    """System, points and the like are announced before the start (C.04.2 1.3, C.04.1 1); the
    numbers of boards may still be others, for a reason."""
    if refused := fixed.regulations_fixed(state, settings):
        return refused
    if pairing_part(settings) == pairing_part(state.settings):
        return None
    if refused := guards.no_pairing_in_hand(state, "changing-the-numbers-of-the-boards"):
        return refused
    if state.phase == "entries":
        return None
    return guards.reason_given(context, "change-of-the-numbers-of-the-boards-after-the-start")


def _sound_groups(state: Tournament, groups: tuple[e.ProhibitedPlayers, ...]) -> Refused | None:
    found = (_sound_group(state, group, f"groups[{at}]") for at, group in enumerate(groups))
    return next(filter(None, found), None)


def _sound_group(state: Tournament, group: e.ProhibitedPlayers, place: str) -> Refused | None:
    few = len(set(group.players)) < 2
    if few or not 1 <= group.first <= group.last <= 99:
        part = "players" if few else "last" if 1 <= group.first <= 99 else "first"
        return refuse("ProhibitedGroupEmpty", field=f"{place}.{part}")
    return due_to(f"{place}.players", guards.players_known(state, group.players))


def _pairs_announced(
    state: Tournament, command: c.SetProhibitedPairs, context: Context
) -> Refused | None:
    """Restrictions are announced before round 1 (C.05 5.2); what is published keeps its own."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse("PairsAnnounced", article="C.05 5.2")
    if refused := guards.reason_given(context, "change-of-the-prohibited-pairs-after-round-1"):
        return refused
    return _earlier_rounds_kept(state, command)


def _earlier_rounds_kept(state: Tournament, command: c.SetProhibitedPairs) -> Refused | None:
    upcoming = max(command.from_round, state.next_round)
    changed = [
        number
        for number in range(1, upcoming)
        if _apart_in(state.prohibited, number) != _apart_in(command.groups, number)
    ]
    if command.from_round >= state.next_round and not changed:
        return None
    return refuse(
        "RoundsBehindUs",
        field="from_round",
        from_round=command.from_round,
        first=state.next_round,
        rounds=listed(changed),
    )


def _apart_in(groups: tuple[e.ProhibitedPlayers, ...], number: int) -> frozenset[frozenset[int]]:
    """The pairs that do not meet in that round."""
    return frozenset(
        frozenset(two)
        for group in groups
        if group.first <= number <= group.last
        for two in combinations(set(group.players), 2)
    )


def _pairs_set(state: Tournament, command: c.SetProhibitedPairs) -> e.ProhibitedPairsSet:
    stated = command.from_round if state.last_published else 0
    return e.ProhibitedPairsSet(groups=command.groups, from_round=stated)


def _appointed_as_seen(user: UserId, context: Context) -> Conflict | None:
    changed = (e.ArbiterAppointed, e.ArbiterDismissed)
    return guards.unchanged(context, "role", changed, user=user)


def _appointable(command: c.AppointArbiter) -> Refused | None:
    if command.role == "system" or command.user.startswith("system:") or not command.user:
        return refuse("NotAppointable", field="user")
    if not _ACCOUNT.fullmatch(command.user):
        return refuse("NoSuchAccount", field="user", user=command.user)
    first, last = command.first_board, command.last_board
    if first < 0 or last < 0 or (last and last < first):
        return refuse(
            "SectorEmpty",
            field="first_board" if first < 0 else "last_board",
            first=first,
            last=last,
        )
    return None


def _chief_remains(state: Tournament, user: UserId) -> Refused | None:
    chiefs = [arbiter.user for arbiter in state.arbiters.values() if arbiter.role == "chief"]
    if chiefs != [user]:
        return None
    return refuse("LastChief", field="role")
