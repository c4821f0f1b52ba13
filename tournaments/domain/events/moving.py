"""A player who moves between two sections of one event: one half of the act in each log.

Each half names the other section, as it was called then, and the entry there.
"""

from __future__ import annotations

from ..ids import PersonId, PlayerId
from .base import Event


class PlayerMovedAway(Event, frozen=True, kw_only=True):
    """`from_round` 0: on no list any more, as nothing rested on the entry; else withdrawn."""

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    from_round: int


class PlayerMovedHere(Event, frozen=True, kw_only=True):
    """A new entry, or an old one of the same person that stands again.

    `late`: after the start, taken into account from `from_round` on (C.04.2 2.4).
    """

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    person: PersonId
    details: str
    from_round: int
    late: bool
    title: str = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""


class MoveTakenBack(Event, frozen=True, kw_only=True):
    """`of` is this log's half of the move. `here`: the player is in this section again; else gone,
    with `from_round` as in `PlayerMovedAway`."""

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    of: int
    here: bool
    from_round: int = 0
