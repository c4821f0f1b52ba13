"""Whose pages look different after an event: most results of a hall concern two players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..domain.event import Event
from ..domain.ids import GameId, PlayerId
from ..domain.settings.by_table import by_table
from ..domain.tournament.state import Tournament
from ..selectors import figures
from .version import NARROW, RESULTS

LISTS: Final = frozenset({"entries", "rounds.ics", "manifest.webmanifest", "worker.js", "push"})
"""Pages on which no result stands, nor anything that follows from one."""
PLAYER: Final = "player"


NOBODY: Final[frozenset[PlayerId]] = frozenset()


class Since(msgspec.Struct, frozen=True):
    """Tags of versions: of the pages of those `players`, of all others, and of the `LISTS`."""

    version: int
    tag: str
    """Of the version itself."""
    others: str
    lists: str
    players: Mapping[PlayerId, str]

    def of(self, page: str, argument: str) -> str:
        """The tag of the version since which that page reads as at this one; this one's where
        nothing is known."""
        if page in LISTS:
            return self.lists
        if page == PLAYER and argument.isdecimal():
            return self.player(PlayerId(int(argument)))
        return self.tag

    def player(self, player: PlayerId) -> str:
        return self.players.get(player, self.others)


def outlives_a_version(page: str) -> bool:
    """Whether a page may read in one version as in the one before, by what is known of events."""
    return page in LISTS or page == PLAYER


def touched(before: Tournament, after: Tournament, event: Event) -> frozenset[PlayerId] | None:
    """The players whose pages say something else than before the event, their ranks left aside;
    None: it may be any of them.

    A result of the newest round stands on the pages of the two who played. With the last one it is
    known who has floated (C.04.3 1.4), which pages say too. In a round robin a game more may bring
    who has left back into the standings (C.05 6.6), and with him what all others have of him.
    """
    kind = type(event).__name__
    if kind not in NARROW or after.phase != "running":
        return None
    if kind not in RESULTS:
        return NOBODY
    game = after.games.get(GameId(getattr(event, "game", "")))
    if game is None or game.round != after.last_published or by_table(after.settings):
        return None
    return frozenset({game.white, game.black}) | _floated(before, after)


def _floated(before: Tournament, after: Tournament) -> frozenset[PlayerId]:
    last = after.last_published
    if bool(before.missing(last)) == bool(after.missing(last)):
        return NOBODY
    then, now = figures.floats(before, last), figures.floats(after, last)
    return frozenset(player for player in now if _said(then[player]) != _said(now[player]))


def _said(floats: tuple[str, ...]) -> tuple[str, ...]:
    """Without the rounds at the end in which there was none, or none is known yet."""
    length = max((place for place, each in enumerate(floats, 1) if each), default=0)
    return floats[:length]
