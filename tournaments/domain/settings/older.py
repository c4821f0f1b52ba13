"""Settings and lists as older programs wrote them, lifted to the newest version (`Event.older`)."""

from __future__ import annotations

from typing import Final

from ..event import Body


def settings_completed(body: Body) -> Body:
    """Version 1 was written by several programs, each of which knew more settings than the last."""
    return body | {"settings": _SETTINGS_OF_LATER_PROGRAMS | body["settings"]}


_SETTINGS_OF_LATER_PROGRAMS: Final[Body] = {
    "public_explanations": False,
    "two_person": "off",
    "two_person_boards": 0,
    "pairing_deadline": 0,
    "player_reports": False,
}


def in_the_time_of_the_server(body: Body) -> Body:
    """Up to version 2 a tournament had no time zone of its own."""
    return body | {"settings": {"time_zone": ""} | body["settings"]}


def without_tie_breaks(body: Body) -> Body:
    """Before, equal points shared a rank unless the system had a ranking of its own."""
    held = body.keys() & {"settings", "regulations", "was"}
    none: Body = {"tie_breaks": [], "tie_break_edition": "2026"}
    return body | {name: none | body[name] for name in held}


def of_the_standard_list(body: Body) -> Body:
    """Before, nobody said which list ratings are of, and their changes were not worked out."""
    new = {"rated_as": "standard", "public_rating_changes": False}
    return body | {"settings": new | body["settings"]}


def unregistered(body: Body) -> Body:
    """Before, nobody said whether norms are possible and which number FIDE knows the event by."""
    unsaid: Body = {"norms_possible": False, "fide_event": ""}
    return body | {"settings": unsaid | body["settings"]}


def without_messages(body: Body) -> Body:
    """Before, no phone was sent anything."""
    return body | {"settings": {"push_messages": False} | body["settings"]}


def without_a_hall_plan(body: Body) -> Body:
    """Before, nobody said where boards stand and where games are shown live."""
    unsaid: Body = {"hall_plan": [], "live_address": "", "live_boards": 0}
    return body | {"settings": unsaid | body["settings"]}


def fides_rating_first(body: Body) -> Body:
    """Before, an entry had one rating, and that one counted."""
    return body | {name: _FIDES_FIRST[name] | body[name] for name in _FIDES_FIRST if name in body}


def without_norm_event(body: Body) -> Body:
    """Before, nobody said when the event was registered, nor which one it is for titles."""
    return body | {"settings": {"registered_on": "", "norm_event": "none"} | body["settings"]}


_FIDES_FIRST: Final[Body] = {
    "settings": {"ranking_method": "FIDON", "ranking_federation": ""},
    "regulations": {"ranking_method": "FIDON"},
    "was": {"ranking_method": "FIDON"},
}


SETTINGS_OLDER: Final = (
    settings_completed,
    in_the_time_of_the_server,
    without_tie_breaks,
    of_the_standard_list,
    unregistered,
    without_messages,
    without_a_hall_plan,
    fides_rating_first,
    without_norm_event,
)
"""Of every event that holds settings."""


def from_no_stated_round(body: Body) -> Body:
    """Version 1 was written at any time, and for any round."""
    return body | {"from_round": 0}
