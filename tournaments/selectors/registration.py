"""Until when the event is registered with FIDE and its report sent in, as a list for arbiters."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from ..domain.deadlines.registration import (
    Deadline,
    Duty,
    RatedEvent,
    deadlines,
    is_very_strong,
)
from ..domain.ids import PlayerId
from ..domain.settings.dates import day
from ..domain.tournament.state import Tournament
from .formats import local_day
from .names import Names
from .rows.base import Row


class DeadlineRow(Row, frozen=True, kw_only=True):
    """`done`: the number that FIDE gave is entered. `over`: not done, and the day is past."""

    duty: Duty
    day: str
    article: str
    text: str
    why: str
    done: bool
    over: bool


def registration(state: Tournament, names: Names, today: datetime.date) -> tuple[DeadlineRow, ...]:
    """By their days; empty where nothing is rated or no day is known."""
    strong = very_strong_players(state, names)
    rows = deadlines(_event(state, bool(strong)))
    return tuple(_row(state, names, deadline, strong, today) for deadline in rows)


def very_strong_players(state: Tournament, names: Names) -> tuple[PlayerId, ...]:
    """Whose rating asks for an early registration."""
    return tuple(
        number
        for number, entry in state.players.items()
        if entry.stands and is_very_strong(entry.fides_rating, _sex(names, number))
    )


def _sex(names: Names, player: PlayerId) -> str:
    person = names.people.get(player)
    return person.sex if person else ""


def _event(state: Tournament, strong: bool) -> RatedEvent:
    settings = state.settings
    return RatedEvent(
        rated_as=settings.rated_as,
        start=day(settings.start_date),
        end=day(settings.end_date),
        norms=settings.norms_possible,
        strong_player=strong,
    )


def _row(
    state: Tournament,
    names: Names,
    deadline: Deadline,
    strong: tuple[PlayerId, ...],
    today: datetime.date,
) -> DeadlineRow:
    done = _is_done(state, deadline)
    return DeadlineRow(
        duty=deadline.duty,
        day=local_day(deadline.day.isoformat(), names.language),
        article=deadline.article,
        text=names.speak(f"RatingDuty.{deadline.duty}"),
        why="; ".join(_reasons(names, deadline, strong)),
        done=done,
        over=not done and today > deadline.day,
    )


def _is_done(state: Tournament, deadline: Deadline) -> bool:
    """Registered: the number of the event is known. Reported: a report was made, and the event is
    over."""
    if deadline.duty == "register":
        return bool(state.settings.fide_event)
    if deadline.duty in ("report", "last-report"):
        return state.phase == "closed" and bool(state.federation_reports)
    return False


def _reasons(names: Names, deadline: Deadline, strong: tuple[PlayerId, ...]) -> Iterator[str]:
    for why in deadline.why:
        if why == "strong-player":
            players = ", ".join(map(names.player, strong))
            yield names.speak("RatingWhy.strong-player", count=len(strong), players=players)
        else:
            yield names.speak(f"RatingWhy.{why}")
