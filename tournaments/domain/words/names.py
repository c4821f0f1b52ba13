"""How settings and choices are called in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_SETTINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "name": "The name of the tournament",
        "festival_name": "The name of the event",
        "place": "The place",
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
)

_REGULATIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rounds": "the number of rounds",
        "system": "the pairing system",
        "system_options": "the readings of the system",
        "win": "the points of a win",
        "draw": "the points of a draw",
        "loss": "the points of a loss",
        "absent": "the points of an absence",
        "pab": "the points of the pairing-allocated bye",
        "acceleration": "the acceleration",
    }
)

ABSENTEE_CHOICES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "open": "open",
        "excluded": "excluded",
        "admitted": "admitted",
        "half-bye": "a half-point bye",
        "withdrawn": "withdrawn",
    }
)


def setting_name(setting: str) -> str:
    """`deputy_arbiters[2]` is one of several."""
    return _SETTINGS[setting.partition("[")[0]]


def regulation_name(setting: str) -> str:
    """Of one that is fixed since the start."""
    return _REGULATIONS[setting]
