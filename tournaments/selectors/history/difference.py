"""What differs between two moments of a tournament, as far as a page shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...domain.ids import PlayerId
from ...domain.standings.standings import points_text
from ...domain.tournament.state import Tournament
from .. import figures
from ..names import Names, ref
from ..rows.base import PlayerRef, fields
from .about import Subjects
from .moved import MovedPart, moved

_NOUNS_OF: Final[Mapping[str, frozenset[str]]] = {
    "players": frozenset({"player"}),
    "settings": frozenset({"settings", "tournament", "arbiter"}),
    "appeals": frozenset({"appeal"}),
    "devices": frozenset({"device"}),
    "standings": frozenset(),
}


class StandingChange(PlayerRef, frozen=True, kw_only=True):
    """A player's place and points at both moments; None and empty where there was none yet."""

    rank: int | None
    points: str
    new_rank: int | None
    new_points: str


def difference(then: Tournament, now: Tournament, of: str = "") -> tuple[MovedPart, ...]:
    """What moved; `of` narrows it to a part ("players", "settings", "appeals", "devices",
    "standings": none of the log's own things) or to a subject ("round:3", "player:41", …)."""
    parts = moved(then, now)
    if not of:
        return parts
    if of in _NOUNS_OF:
        return tuple(each for each in parts if each.noun in _NOUNS_OF[of])
    belongs = _belongs(of, now)
    return tuple(each for each in parts if belongs(each))


def _belongs(subject: str, now: Tournament) -> Callable[[MovedPart], bool]:
    wanted = Subjects.of(subject, now).wanted

    def belongs(each: MovedPart) -> bool:
        thing = each.after if each.after is not None else each.before
        return each.key in wanted or f"game:{getattr(thing, 'game', '')}" in wanted

    return belongs


def standing_changes(then: Tournament, now: Tournament, names: Names) -> tuple[StandingChange, ...]:
    """The players whose place or points differ, in the order of the later standings."""
    old, new = _places(then), _places(now)
    return tuple(
        StandingChange(
            **fields(ref(now, names, player)),
            rank=old.get(player, (None, ""))[0],
            points=old.get(player, (None, ""))[1],
            new_rank=place[0],
            new_points=place[1],
        )
        for player, place in new.items()
        if old.get(player) != place
    )


def _places(state: Tournament) -> dict[PlayerId, tuple[int, str]]:
    if not state.last_published:
        return {}
    lines = figures.standing_lines(state, state.last_published)
    return {line.player: (line.rank, points_text(line.points)) for line in lines}
