"""Settings that make sense together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pairing.model import Options
from pairing.options import OptionError, checked
from pairing.systems import SYSTEMS

from .. import guards
from ..drafts.failures import facts_of
from ..plain_line import fault_of_line
from ..refusals import Refused, refuse, with_all_faults
from ..tournament.state import Tournament
from .acceleration import may_accelerate
from .by_table import table_kept
from .dates import dates_sound
from .hall_plan import hall_plan_sound
from .live_address import live_address_sound
from .matches import matches_kept, whole_matches
from .settings import LARGEST_NUMBER, RANGES, REGULATIONS, Settings
from .tie_breaks import tie_breaks_sound

MOST_POINTS: Final = 100
"""Half points that a game can be worth."""


def sound(state: Tournament, settings: Settings) -> Refused | None:
    """The settings make sense together."""
    return with_all_faults(
        _rounds_sound(state, settings),
        regulations_sound(state, settings),
        _numbers_sound(settings, [name for name in RANGES if name not in REGULATIONS]),
        dates_sound(settings),
        _texts_sound(settings),
        _boards_sound(state, settings),
        hall_plan_sound(settings),
        live_address_sound(settings),
    )


def regulations_sound(state: Tournament, settings: Settings) -> Refused | None:
    """System, readings, points and acceleration make sense together, and each number lies in its
    range."""
    return with_all_faults(
        _system_sound(state, settings)
        or table_kept(state, settings)
        or matches_kept(state, settings)
        or whole_matches(settings),
        _points_sound(settings),
        tie_breaks_sound(settings),
        _numbers_sound(settings, [name for name in RANGES if name in REGULATIONS]),
    )


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


def _numbers_sound(settings: Settings, names: Iterable[str]) -> Refused | None:
    return with_all_faults(*(_number_sound(name, getattr(settings, name)) for name in names))


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
    return lines_sound(lines, "settings.")


def lines_sound(lines: Mapping[str, str], place: str = "") -> Refused | None:
    return with_all_faults(*(_line_sound(name, text, place) for name, text in lines.items()))


def _line_sound(name: str, text: str, place: str) -> Refused | None:
    fault = fault_of_line(text)
    if fault is None:
        return None
    field = f"{place}{name}"
    return refuse(f"NotALine.{fault.code}", field=field, setting=name, sign=fault.sign)


def _boards_sound(state: Tournament, settings: Settings) -> Refused | None:
    boards = list(settings.fixed_boards.values())
    if any(not 1 <= board <= LARGEST_NUMBER for board in boards):
        return refuse("SettingOutOfRange.fixed-board", field="settings.fixed_boards")
    if len(set(boards)) < len(boards):
        return refuse("FixedBoardTwice", field="settings.fixed_boards")
    return guards.players_known(state, settings.fixed_boards)
