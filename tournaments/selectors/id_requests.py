"""What a federation is sent so that its players get FIDE ids (B.02 9): a text for each of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from .names import Names
from .rows.base import Row

UNKNOWN = "-"


class IdRequest(Row, frozen=True, kw_only=True):
    """A federation ("" where a player has none), how many of its players it is about, the text to
    send, and `lacking`: whose sex or birth date has to be asked for first."""

    federation: str
    count: int
    text: str
    lacking: tuple[str, ...]


def id_requests(
    state: Tournament, names: Names, players: Iterable[PlayerId]
) -> tuple[IdRequest, ...]:
    """Of these players, by federation."""
    by_federation: dict[str, list[PlayerId]] = defaultdict(list)
    for player in players:
        by_federation[state.players[player].federation].append(player)
    return tuple(
        IdRequest(
            federation=federation,
            count=len(asked),
            text=_text(state, names, federation, asked),
            lacking=tuple(names.player(each) for each in asked if _lacks(names, each)),
        )
        for federation, asked in sorted(by_federation.items())
    )


def _lacks(names: Names, player: PlayerId) -> bool:
    person = names.people[player]
    return not (person.sex and person.birth_date)


def _text(state: Tournament, names: Names, federation: str, players: list[PlayerId]) -> str:
    settings = state.settings
    please = names.speak(
        "Console-IdRequest.please",
        name=state.name,
        city=settings.city or UNKNOWN,
        first=settings.start_date or UNKNOWN,
        last=settings.end_date or UNKNOWN,
    )
    to = names.speak("Console-IdRequest.to", federation=federation or UNKNOWN)
    lines = (_line(names, player) for player in players)
    return "\n".join((to, please, *lines, names.speak("Console-IdRequest.why")))


def _line(names: Names, player: PlayerId) -> str:
    person = names.people[player]
    return names.speak(
        "Console-IdRequest.player",
        name=person.name,
        sex=person.sex or UNKNOWN,
        born=person.birth_date or UNKNOWN,
        club=person.club or UNKNOWN,
    )
