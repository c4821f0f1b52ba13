"""Titles that players have reached by their rating alone, or would with this event (B.01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..ratings.titles import NEEDED, title_by_rating
from .names import Names, ref
from .ratings import rating_before_and_after
from .rows.base import fields
from .rows.norms import RatingTitleRow

WOMAN: Final = "w"


def rating_titles(state: Tournament, names: Names, upto: int) -> tuple[RatingTitleRow, ...]:
    """After round `upto`; the highest rating first."""
    rows = [row for player in state.order for row in _title_of(state, names, player, upto)]
    return tuple(sorted(rows, key=lambda row: (-row.needed, -row.estimated, row.tpn or 0)))


def _title_of(
    state: Tournament, names: Names, player: PlayerId, upto: int
) -> Iterator[RatingTitleRow]:
    entry, person = state.players[player], names.people.get(player)
    rating = rating_before_and_after(state, names, player, upto)
    if rating is None:
        return
    before, estimated = rating
    woman = person is not None and person.sex == WOMAN
    reached = title_by_rating(entry.titles, max(before, estimated), woman=woman)
    if reached is None:
        return
    needed = NEEDED[reached]
    listed = before >= needed
    facts = {"title": reached.value, "needed": needed, "before": before, "after": estimated}
    yield RatingTitleRow(
        **fields(ref(state, names, player)),
        by_rating=reached.value,
        needed=needed,
        estimated=estimated,
        listed=listed,
        says=names.speak(f"RatingTitle.{_how(before, listed=listed)}", **facts),
    )


def _how(before: int, *, listed: bool) -> str:
    if listed:
        return "listed"
    return "reached" if before else "first"
