"""Events sorted by what an arbiter looks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...domain.catalogue import EVENTS
from ...domain.event import Event
from ...words import READERS, label

KINDS: Final = (
    "results",
    "corrections",
    "players",
    "rounds",
    "start",
    "appeals",
    "photos",
    "devices",
    "settings",
    "refusals",
    "others",
)
"""In the order in which they are offered."""

_CORRECTIONS: Final = frozenset(
    {
        "ResultCorrected",
        "RatedResultCorrected",
        "PublicRatingsChanged",
        "ColoursCorrected",
        "ResultCleared",
        "ConflictRaised",
        "ConflictResolved",
        "PlayerReported",
        "FileReported",
        "ReportsSettled",
        "PlayerCorrected",
        "RatingCorrected",
    }
)
_OTHERWISE: Final[Mapping[str, frozenset[str]]] = {
    "LateCorrectionAdmitted": frozenset({"results", "corrections"}),
    "ForfeitDeclared": frozenset({"results", "start"}),
    "RequestRefused": frozenset({"refusals"}),
    "RequestRefusedAgain": frozenset({"refusals"}),
    "PlayersRequestRefused": frozenset({"rounds", "refusals"}),
}
_BY_NOUN: Final[Mapping[str, str]] = {
    "tournament": "settings",
    "settings": "settings",
    "festival": "settings",
    "imported": "settings",
    "arbiters": "settings",
    "devices": "devices",
    "federation_reports": "settings",
    "entries": "players",
    "attendance": "players",
    "byes": "players",
    "moving": "players",
    "numbers": "rounds",
    "drafts": "rounds",
    "manual": "rounds",
    "rounds": "rounds",
    "changes": "rounds",
    "deadlines": "rounds",
    "games": "results",
    "game_moves": "results",
    "player_reports": "results",
    "start_of_play": "start",
    "notes": "start",
    "rulings": "start",
    "appeals": "appeals",
    "photos": "photos",
    "prizes": "settings",
    "standings": "settings",
    "direct_titles": "settings",
    "erasure": "photos",
}
"""By the noun of the domain to which the event belongs."""


def kind_name(kind: str, language: str = READERS) -> str:
    return label("HistoryKind", kind, language)


def kind_of(type_: str) -> frozenset[str]:
    """The kinds of an event type; a type may be of several."""
    return _KIND_OF.get(type_, frozenset({"others"}))


def _kinds(event: type[Event]) -> frozenset[str]:
    name = event.__name__
    if name in _OTHERWISE:
        return _OTHERWISE[name]
    noun = event.__module__.split(".")[-2]
    kinds = {_BY_NOUN.get(noun, "others")}
    return frozenset(kinds | ({"corrections"} if name in _CORRECTIONS else set()))


_KIND_OF: Final = {event.__name__: _kinds(event) for event in EVENTS.values()}
