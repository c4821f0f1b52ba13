"""Who stands in a rating list under what somebody types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ...domain.discretion import Knows
from ...domain.tournament.state import Tournament
from ...models import RatingList
from ...rating_lists.listed import FIDE
from . import jobs, stores
from .rows import ListedRow, kinds_of, listed_rows

ORDER: Final[Mapping[str, tuple[str, ...]]] = {
    "standard": ("standard", "rapid", "blitz"),
    "rapid": ("rapid", "blitz", "standard"),
    "blitz": ("blitz", "rapid", "standard"),
}
"""Whose rating is taken in a tournament of that kind, as far as there is one."""


def looked_up(number: int, state: Tournament, kind: str = "") -> RatingList | None:
    """The list with that number; 0: the present one of those that the tournament plays by, else
    FIDE's, or where there is none the newest. Of FIDE's the combined one, else the one of the kind
    that is wanted."""
    ready = jobs.ready()
    if number:
        return ready.filter(pk=number).first()
    used = state.rating_list
    for source in dict.fromkeys((used.source if used else FIDE, FIDE)):
        for each in ("combined", *_wanted(source, kind, state)):
            if of := jobs.present(source, each):
                return of
    return ready.first()


def players_of(
    of: RatingList,
    state: Tournament,
    knows: Knows,
    words: str,
    *,
    federation: str,
    born: str,
    kind: str,
) -> tuple[ListedRow, ...]:
    """The strongest first, with the rating of that kind, or of that by which the tournament plays;
    with the entry of whoever is entered already, and as far as the asker `knows` them."""
    players = stores.find(of, words, federation, born)
    return listed_rows(players, of, kind_used(of, kind, state), state, knows)


def kind_used(of: RatingList, kind: str, state: Tournament) -> str:
    """Whose rating of that list is taken: `kind`, else as the tournament plays or is rated; of
    those that the list has."""
    there = kinds_of(of)
    return next((each for each in _wanted(of.source, kind, state) if each in there), there[0])


def _wanted(source: str, kind: str, state: Tournament) -> Iterator[str]:
    """The one that is wanted most comes first."""
    used, rated = state.rating_list, state.settings.rated_as
    if kind:
        yield kind
    if used and used.source == source:
        yield used.kind
    if rated == "no" and source != FIDE:
        yield "national"
    yield from ORDER.get(rated, ORDER["standard"])
