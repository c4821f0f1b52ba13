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
from tournaments.domain.fold import pairing_part
from tournaments.domain.ids import UserId
from tournaments.domain.plain_line import line_fault
from tournaments.domain.readings import to_record
from tournaments.domain.refusals import Refused, arbiter_ref, due_to, listed, refuse, together
from tournaments.domain.roles import CHIEF, role_of
from tournaments.domain.settings import RANGES, Settings
from tournaments.domain.state import Tournament

from . import fixed, guards
from .acceleration import may_accelerate
from .dates import dates_sound

MOST_POINTS: Final = 100
"""Half points that a game can be worth."""

NAMES: Final = {
    "name": "The name of the tournament",
    "festival_name": "The name of the event",
    "city": "The city",
    "time_control": "The time control",
    "chief_arbiter": "The name of the chief arbiter",
    "deputy_arbiters": "The name of a deputy",
    "rounds": "The number of rounds",
    "default_time": "The default time in minutes",
    "correction_deadline": "The deadline of corrections in minutes",
    "pairing_deadline": "The deadline of the pairing in minutes",
    "appeal_deadline": "The deadline of appeals in minutes",
    "bye_deadline": "The deadline of byes in minutes",
    "half_byes_allowed": "The number of half-point byes",
    "last_round_with_half_bye": "The last round with a half-point bye",
    "board_offset": "The number of boards before this section",
    "two_person_boards": "The number of boards that two persons confirm",
}
"""How settings are called where one is refused."""


_ACCOUNT: Final = re.compile(r"user:[0-9]+")


def create(state: Tournament, command: c.CreateTournament, context: Context) -> Decision:
    if state.exists:
        return refuse("TournamentExists", f"A tournament {state.slug} exists already.")
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
        or guards.unmoved(context, "the settings")
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
        or guards.unmoved(context, "the prohibited pairs")
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
        return refuse("UnknownArbiter", f"{command.user} is no arbiter here.", user=command.user)
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
        f"The number of rounds must lie between {least} and {most}.",
        field="settings.rounds",
        rounds=settings.rounds,
    )


def _system_sound(state: Tournament, settings: Settings) -> Refused | None:
    if refused := guards.system_known(settings.system):
        return refused
    system = SYSTEMS[settings.system]
    try:
        checked(Options(tuple(settings.system_options.items())), system.readings)
    except OptionError as error:
        return refuse(
            "UnknownOption",
            f"{system.name}: {error}.",
            field="settings.system_options",
            system=system.code,
        )
    accelerated = settings.acceleration != "none" or bool(state.virtual)
    return may_accelerate(settings.system) if accelerated else None


def _points_sound(settings: Settings) -> Refused | None:
    win, draw, loss = settings.win, settings.draw, settings.loss
    if not 0 <= loss < draw < win <= MOST_POINTS:
        return refuse(
            "PointsOutOfOrder",
            "A win must be worth more than a draw, and a draw more than a loss; "
            f"none less than 0 or more than {MOST_POINTS // 2} points.",
            field=f"settings.{_points_at_fault(win, draw, loss)}",
        )
    if not (0 <= settings.absent <= win and 0 <= settings.pab <= win):
        return refuse(
            "PointsOutOfOrder",
            "An absence or a bye must not be worth more than a win.",
            field=f"settings.{'pab' if 0 <= settings.absent <= win else 'absent'}",
        )
    if settings.acceleration == "baku" and (win != 2 * draw or loss):
        return refuse(
            "BakuNotUsable",
            "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).",
            field="settings.acceleration",
        )
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
        f"{NAMES[name]} must lie between {least} and {most}, and is {value}.",
        field=f"settings.{name}",
        setting=name,
        value=value,
    )


def _texts_sound(settings: Settings) -> Refused | None:
    deputies = {f"deputy_arbiters[{at}]": each for at, each in enumerate(settings.deputy_arbiters)}
    texts = ("city", "time_control", "chief_arbiter")
    lines = {name: getattr(settings, name) for name in texts} | deputies
    return _lines_sound(lines, "settings.")


def _lines_sound(lines: Mapping[str, str], place: str = "") -> Refused | None:
    return together(*(_line_sound(name, text, place) for name, text in lines.items()))


def _line_sound(name: str, text: str, place: str) -> Refused | None:
    fault = line_fault(text)
    if not fault:
        return None
    called = NAMES.get(name, NAMES["deputy_arbiters"])
    return refuse("NotALine", f"{called} {fault}.", field=f"{place}{name}", setting=name)


def _boards_sound(state: Tournament, settings: Settings) -> Refused | None:
    boards = list(settings.fixed_boards.values())
    if any(not 1 <= board <= 1_000_000 for board in boards):
        return refuse(
            "SettingOutOfRange", "A fixed board is out of range.", field="settings.fixed_boards"
        )
    if len(set(boards)) < len(boards):
        return refuse(
            "FixedBoardTwice",
            "A board can be fixed for one player only.",
            field="settings.fixed_boards",
        )
    return guards.players_known(state, settings.fixed_boards)


def _regulations_kept(state: Tournament, settings: Settings, context: Context) -> Refused | None:
    """System, points and the like are announced before the start (C.04.2 1.3, C.04.1 1); the
    numbers of boards may still be others, for a reason."""
    if refused := fixed.regulations_fixed(state, settings):
        return refused
    if pairing_part(settings) == pairing_part(state.settings):
        return None
    if refused := guards.no_pairing_in_hand(state, "Changing the numbers of the boards"):
        return refused
    if state.phase == "entries":
        return None
    return guards.reason_given(context, "A change of the numbers of the boards after the start")


def _sound_groups(state: Tournament, groups: tuple[e.ProhibitedPlayers, ...]) -> Refused | None:
    found = (_sound_group(state, group, f"groups[{at}]") for at, group in enumerate(groups))
    return next(filter(None, found), None)


def _sound_group(state: Tournament, group: e.ProhibitedPlayers, place: str) -> Refused | None:
    few = len(set(group.players)) < 2
    if few or not 1 <= group.first <= group.last <= 99:
        part = "players" if few else "last" if 1 <= group.first <= 99 else "first"
        return refuse(
            "ProhibitedGroupEmpty",
            "A group needs two players and a range of rounds between 1 and 99.",
            field=f"{place}.{part}",
        )
    return due_to(f"{place}.players", guards.players_known(state, group.players))


def _pairs_announced(
    state: Tournament, command: c.SetProhibitedPairs, context: Context
) -> Refused | None:
    """Restrictions are announced before round 1 (C.05 5.2); what is published keeps its own."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse(
            "PairsAnnounced",
            "Who does not meet is announced before round 1 (C.05 5.2); since then only the chief"
            " arbiter changes it, from a round on that is not paired yet.",
            article="C.05 5.2",
        )
    if refused := guards.reason_given(context, "A change of the prohibited pairs after round 1"):
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
        f"Say from which round on they are others: round {state.next_round} or a later one. In the"
        " rounds before it the prohibited pairs stay as they are.",
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
    return guards.unchanged(context, f"the role of {arbiter_ref(user)}", changed, user=user)


def _appointable(command: c.AppointArbiter) -> Refused | None:
    if command.role == "system" or command.user.startswith("system:") or not command.user:
        return refuse("NotAppointable", "The server itself cannot be appointed.", field="user")
    if not _ACCOUNT.fullmatch(command.user):
        return refuse("NoSuchAccount", f"There is no account {command.user}.", field="user")
    first, last = command.first_board, command.last_board
    if first < 0 or last < 0 or (last and last < first):
        return refuse(
            "SectorEmpty",
            f"Boards {first} to {last} are no sector.",
            field="first_board" if first < 0 else "last_board",
        )
    return None


def _chief_remains(state: Tournament, user: UserId) -> Refused | None:
    chiefs = [arbiter.user for arbiter in state.arbiters.values() if arbiter.role == "chief"]
    if chiefs != [user]:
        return None
    return refuse(
        "LastChief", "A tournament needs a chief arbiter; appoint another one first.", field="role"
    )
