"""Who takes part with a rating that is not FIDE's: in FIDE's figures he is unrated."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.entries.state import Player
from ..domain.tournament.state import Tournament
from .names import Names


def not_fides(entry: Player) -> bool:
    return entry.ratings.national > 0 and entry.fides_rating <= 0


def all_not_fides(state: Tournament, names: Names) -> str:
    """A sentence that names them all, for pages of FIDE's figures; empty: there are none."""
    players = list(_each(state, names))
    if not players:
        return ""
    return names.speak("RatingNotFides", count=len(players), players="; ".join(players))


def of_player(entry: Player, names: Names) -> str:
    """Of one of them; empty: the rating is FIDE's, or there is none."""
    if not not_fides(entry):
        return ""
    return names.speak(
        "RatingNotFides.one", rating=entry.ratings.national, source=_source(entry, names)
    )


def _each(state: Tournament, names: Names) -> Iterator[str]:
    for player in state.order or sorted(state.players):
        entry = state.players[player]
        if entry.stands and not_fides(entry):
            yield f"{names.player(player)} ({entry.ratings.national}, {_source(entry, names)})"


def _source(entry: Player, names: Names) -> str:
    return names.label("Source", entry.ratings.national_source)
