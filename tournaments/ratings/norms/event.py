"""What an event is for norms: its rounds, and whether it waives the mix of federations (1.4.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

PLAYERS: Final = 20
FEDERATIONS: Final = 3
TITLED: Final = 10
MISSED_AT_MOST: Final = 1
_TITLES: Final = frozenset({"GM", "IM", "WGM", "WIM"})
_NONE: Final = frozenset({"", "FID", "NON"})


@dataclass(frozen=True, slots=True)
class EventPlayer:
    """`missed`: the rounds so far in which the player was not there. The pairing-allocated bye and
    a game won by forfeit are none."""

    rating: int = 0
    titles: frozenset[str] = frozenset()
    federation: str = ""
    missed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignField:
    """1.4.3d: rated players from elsewhere than the host, of how many federations, and how many
    of them GM, IM, WGM or WIM, each in the round with the fewest; who missed more than one round is
    not among them."""

    players: int
    federations: int
    titled: int

    @property
    def waives(self) -> bool:
        return self.players >= PLAYERS and self.federations >= FEDERATIONS and self.titled >= TITLED


def foreign_field(host: str, players: Iterable[EventPlayer]) -> ForeignField:
    """Of a Swiss; nobody is foreign where the host is not known."""
    foreign = [
        player
        for player in players
        if host
        and player.rating > 0
        and len(player.missed) <= MISSED_AT_MOST
        and player.federation != host
        and player.federation not in _NONE
    ]
    rounds = {number for player in foreign for number in player.missed} | {0}
    present = [[each for each in foreign if number not in each.missed] for number in rounds]
    return ForeignField(
        players=min(map(len, present)),
        federations=min(len({each.federation for each in there}) for there in present),
        titled=min(sum(bool(each.titles & _TITLES) for each in there) for there in present),
    )


@dataclass(frozen=True, slots=True)
class NormEvent:
    """`waived`: the article by which the mix of federations is waived, "1.4.3d"; empty: none."""

    rounds: int
    waived: str = ""
