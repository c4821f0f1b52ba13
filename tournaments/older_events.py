"""Events of older versions, lifted to the newest: what stands in a log is never written anew.

Each step takes the body of one version as plain JSON and gives that of the next. It invents
nothing: what the older program did not know becomes what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pairing.sentences import OTHER_WORDS

from .domain import events as e
from .domain.events import Event

Body = dict[str, Any]

VERSIONS: Final[Mapping[type[Event], int]] = MappingProxyType(
    {
        e.TournamentCreated: 3,
        e.SettingsChanged: 3,
        e.PairingFailed: 2,
        e.PublishedPairingsChanged: 2,
        e.ProhibitedPairsSet: 2,
        e.AppealsCommitteeSet: 2,
        e.AppealDecided: 2,
    }
)
"""Newest version of the types that have had more than one; all others are at 1."""


def _settings_completed(body: Body) -> Body:
    """Version 1 was written by several programs, each of which knew more settings than the last."""
    return body | {"settings": _SETTINGS_OF_LATER_PROGRAMS | body["settings"]}


_SETTINGS_OF_LATER_PROGRAMS: Final[Body] = {
    "public_explanations": False,
    "two_person": "off",
    "two_person_boards": 0,
    "pairing_deadline": 0,
    "player_reports": False,
}


def _in_the_time_of_the_server(body: Body) -> Body:
    """Up to version 2 a tournament had no time zone of its own."""
    return body | {"settings": {"time_zone": ""} | body["settings"]}


def _words_as_a_fact(body: Body) -> Body:
    """Version 1 kept an English sentence; what it said is all that is known of it."""
    kept = {name: value for name, value in body.items() if name != "message"}
    return kept | {"facts": {"sentence": OTHER_WORDS, "words": body["message"]}}


def _from_no_stated_round(body: Body) -> Body:
    """Version 1 was written at any time, and for any round."""
    return body | {"from_round": 0}


def _neither_clause_nor_taken_back(body: Body) -> Body:
    """Version 1 named no clause of the regulations, and no change could be taken back."""
    return body | {"clause": "", "takes_back": 0}


def _members_of_this_server(field: str) -> Callable[[Body], Body]:
    """Version 1 knew players and accounts alone."""

    def step(body: Body) -> Body:
        return body | {field: [{"person": "", "details": ""} | one for one in body[field]]}

    return step


STEPS: Final[Mapping[tuple[type[Event], int], Callable[[Body], Body]]] = MappingProxyType(
    {
        (e.TournamentCreated, 1): _settings_completed,
        (e.SettingsChanged, 1): _settings_completed,
        (e.TournamentCreated, 2): _in_the_time_of_the_server,
        (e.SettingsChanged, 2): _in_the_time_of_the_server,
        (e.PairingFailed, 1): _words_as_a_fact,
        (e.AppealsCommitteeSet, 1): _members_of_this_server("members"),
        (e.AppealDecided, 1): _members_of_this_server("sat"),
        (e.ProhibitedPairsSet, 1): _from_no_stated_round,
        (e.PublishedPairingsChanged, 1): _neither_clause_nor_taken_back,
    }
)
"""Event and version -> the step to the next version."""
