"""What the settings are called and how their values are written, for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from pairing.systems import SYSTEMS

from ...domain.ids import PlayerId
from ...domain.settings.settings import Settings
from ...domain.settings.tie_breaks import list_of
from ...domain.standings.standings import points_text
from ...words import READERS, label, speak
from ..formats import local_day


def name_of(field: str, language: str = READERS) -> str:
    return label("SettingLabel", field, language).replace("_", " ")


class Reader(NamedTuple):
    """For whom a value is written."""

    player: Callable[[PlayerId], str]
    language: str

    def speak(self, key: str, **facts: Any) -> str:
        return speak(key, facts, self.language)


def value_text(
    field: str, settings: Settings, player: Callable[[PlayerId], str], language: str = READERS
) -> str:
    """The value as people write it; "none" where there is none."""
    reader = Reader(player, language)
    return _value_text(field, settings, reader) or reader.speak("SettingValue.none")


def _value_text(field: str, settings: Settings, reader: Reader) -> str:
    value = getattr(settings, field)
    written = _WRITTEN.get(field)
    if written is not None:
        return written(settings, reader)
    if isinstance(value, bool):
        return reader.speak("SettingValue.yes") if value else reader.speak("SettingValue.no")
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


Written = Callable[[Settings, Reader], str]


def _points(field: str) -> Written:
    return lambda settings, _reader: points_text(getattr(settings, field))


def _minutes(field: str) -> Written:
    return lambda settings, reader: reader.speak("Minutes", count=getattr(settings, field))


def _minutes_if_any(field: str) -> Written:
    minutes = _minutes(field)
    return lambda settings, reader: minutes(settings, reader) if getattr(settings, field) else ""


def _name(field: str) -> Written:
    return lambda settings, reader: label(
        "SettingValue", f"{field}-{getattr(settings, field)}", reader.language
    )


def system_name(code: str, language: str = READERS) -> str:
    """ "dutch-2026" -> "FIDE (Dutch) System 2026"."""
    return speak(SYSTEMS[code].says, {}, language) if code in SYSTEMS else code


def _readings(settings: Settings, reader: Reader) -> str:
    questions = {}
    if (system := SYSTEMS.get(settings.system)) is not None:
        questions = {
            reading.name: reader.speak(system.question(reading)) for reading in system.readings
        }
    return "; ".join(
        f"{questions.get(name, name.replace('-', ' ')).rstrip('?:. ')}: {chosen.replace('-', ' ')}"
        for name, chosen in settings.system_options.items()
    )


def _boards(settings: Settings, reader: Reader) -> str:
    fixed = sorted(settings.fixed_boards.items(), key=lambda item: item[1])
    return ", ".join(
        reader.speak("SettingValue.fixed-board", player=reader.player(number), board=board)
        for number, board in fixed
    )


def _last_half_bye(settings: Settings, reader: Reader) -> str:
    last = settings.last_round_with_half_bye
    return str(last) if last else reader.speak("SettingValue.last-but-one")


_SLOTS: Final = str.maketrans("{}", "‹›")
"""A sentence with braces looks like one that nobody has filled in."""

_WRITTEN: Final[Mapping[str, Written]] = {
    **{field: _points(field) for field in ("win", "draw", "loss", "absent", "pab")},
    **{field: _minutes(field) for field in ("default_time", "correction_deadline")},
    **{field: _minutes(field) for field in ("appeal_deadline", "bye_deadline")},
    "pairing_deadline": _minutes_if_any("pairing_deadline"),
    "system": lambda settings, reader: system_name(settings.system, reader.language),
    "system_options": _readings,
    "acceleration": _name("acceleration"),
    "tie_breaks": lambda settings, _: ", ".join(list_of(settings)),
    "two_person": _name("two_person"),
    "rated_as": _name("rated_as"),
    "norm_event": _name("norm_event"),
    "ranking_method": _name("ranking_method"),
    "fixed_boards": _boards,
    "board_offset": lambda settings, _: str(settings.board_offset + 1),
    "last_round_with_half_bye": _last_half_bye,
    "start_date": lambda settings, reader: local_day(settings.start_date, reader.language),
    "end_date": lambda settings, reader: local_day(settings.end_date, reader.language),
    "registered_on": lambda settings, reader: local_day(settings.registered_on, reader.language),
    "round_starts": lambda settings, reader: "; ".join(
        local_day(start, reader.language) for start in settings.round_starts
    ),
    "hall_plan": lambda settings, _: "; ".join(settings.hall_plan),
    "live_address": lambda settings, _: settings.live_address.translate(_SLOTS),
    "time_zone": lambda settings, reader: (
        settings.time_zone or reader.speak("SettingValue.of-the-server")
    ),
}
