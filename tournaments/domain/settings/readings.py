"""The options of a pairing system as settings record them.

Where the default of a reading was another once, settings of that time keep what they meant, and
with them every round of that time; new settings name today's default.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from pairing.model import Options
from pairing.system import Reading
from pairing.systems import SYSTEMS

from .settings import Settings


def recorded(settings: Settings) -> Options:
    """As they stand in the log: what the hash of a pairing's input is made of."""
    return Options(tuple(sorted(settings.system_options.items())))


def in_force(settings: Settings) -> Options:
    """As they are meant: what a round is paired by."""
    return Options(tuple(sorted((_unnamed(settings) | settings.system_options).items())))


def spelled_out(settings: Settings) -> Settings:
    """The same settings with every reading named: who sends them means these, whatever stands."""
    return replace(settings, system_options=dict(in_force(settings).values))


def to_record(settings: Settings, standing: Settings | None = None) -> Settings:
    """New settings as the log is to hold them.

    What they leave unnamed is today's default, or stays as in `standing` settings of that system.
    """
    unnamed = _unnamed(settings)
    if not unnamed:
        return settings
    left = _today(settings)
    if standing is not None and standing.system == settings.system:
        left = dict(in_force(standing).values)
    chosen = {name: settings.system_options.get(name, left[name]) for name in unnamed}
    others = {name: value for name, value in settings.system_options.items() if name not in unnamed}
    said = {name: value for name, value in chosen.items() if value != unnamed[name]}
    return replace(settings, system_options=others | said)


def _today(settings: Settings) -> dict[str, str]:
    return {reading.name: reading.choices[0] for reading in _changed(settings)}


def _unnamed(settings: Settings) -> dict[str, str]:
    return {reading.name: reading.unnamed for reading in _changed(settings)}


def _changed(settings: Settings) -> Iterator[Reading]:
    """The readings whose default was another once."""
    system = SYSTEMS.get(settings.system)
    return (reading for reading in (system.readings if system else ()) if reading.unnamed)
