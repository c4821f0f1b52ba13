"""What the settings are called and how their values are written, for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pairing.systems import SYSTEMS

from ...domain.ids import PlayerId
from ...domain.settings.settings import Settings
from ...words import label, speak
from ..words import local_day, points_text


def name_of(field: str) -> str:
    return label("SettingLabel", field).replace("_", " ")


def value_text(field: str, settings: Settings, player: Callable[[PlayerId], str]) -> str:
    """The value as people write it; "none" where there is none."""
    value = getattr(settings, field)
    written = _WRITTEN.get(field)
    if written is not None:
        return written(settings, player) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value) or "none"
    return str(value) if value != "" else "none"


Written = Callable[[Settings, Callable[[PlayerId], str]], str]


def _points(field: str) -> Written:
    return lambda settings, _player: points_text(getattr(settings, field))


def _minutes(field: str, none: str = "0 minutes") -> Written:
    def written(settings: Settings, _player: Callable[[PlayerId], str]) -> str:
        minutes = getattr(settings, field)
        return speak("Minutes", {"count": minutes}) if minutes else none

    return written


def system_name(code: str) -> str:
    """ "dutch-2026" -> "FIDE (Dutch) System 2026"."""
    return SYSTEMS[code].name if code in SYSTEMS else code


def _readings(settings: Settings, _player: Callable[[PlayerId], str]) -> str:
    system = SYSTEMS.get(settings.system)
    questions = {each.name: each.question for each in system.readings} if system else {}
    return "; ".join(
        f"{questions.get(name, name.replace('-', ' ')).rstrip('?:. ')}: {chosen.replace('-', ' ')}"
        for name, chosen in settings.system_options.items()
    )


def _boards(settings: Settings, player: Callable[[PlayerId], str]) -> str:
    fixed = sorted(settings.fixed_boards.items(), key=lambda item: item[1])
    return ", ".join(f"{player(number)} on board {board}" for number, board in fixed)


_ACCELERATIONS: Final = {"none": "none", "baku": "Baku (C.04.7)"}
_TWO_PERSONS: Final = {"off": "nowhere", "first": "on the first boards", "all": "on all boards"}

_WRITTEN: Final[Mapping[str, Written]] = {
    **{field: _points(field) for field in ("win", "draw", "loss", "absent", "pab")},
    **{field: _minutes(field) for field in ("default_time", "correction_deadline")},
    **{field: _minutes(field) for field in ("appeal_deadline", "bye_deadline")},
    "pairing_deadline": _minutes("pairing_deadline", "none"),
    "system": lambda settings, _: system_name(settings.system),
    "system_options": _readings,
    "acceleration": lambda settings, _: _ACCELERATIONS[settings.acceleration],
    "two_person": lambda settings, _: _TWO_PERSONS[settings.two_person],
    "fixed_boards": _boards,
    "board_offset": lambda settings, _: str(settings.board_offset + 1),
    "last_round_with_half_bye": lambda settings, _: str(
        settings.last_round_with_half_bye or "the last but one"
    ),
    "start_date": lambda settings, _: local_day(settings.start_date),
    "end_date": lambda settings, _: local_day(settings.end_date),
    "round_starts": lambda settings, _: "; ".join(map(local_day, settings.round_starts)),
    "time_zone": lambda settings, _: settings.time_zone or "the server's",
}
