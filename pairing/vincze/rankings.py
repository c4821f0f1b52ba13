"""The auxiliary rankings of V3: values and places.

The source names them without formulas. An opponent is somebody met over the board.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate, groupby

from pairing.model import (
    TPN,
    Colour,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
    Scoring,
)
from pairing.ranking.placed import Ranked
from pairing.vincze.readings import VinczeReadings, chosen_by


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """By points, then by the auxiliary rankings in their order. Raises OptionError."""
    chosen = chosen_by(options)
    table = _RankTable(field, chosen)
    criteria = [(f"Pairing-TieBreak.{name}", *table.ranking(name)) for name in chosen.tie_breaks]

    def merits(player: Participant) -> tuple[int, ...]:
        return (table.points[player.tpn], *(value(player) for _, value, _ in criteria))

    ordered = sorted(field.participants, key=lambda player: player.tpn)
    ordered.sort(key=merits, reverse=True)
    ranked: list[Ranked] = []
    for _merits, tied in groupby(ordered, key=merits):
        place = len(ranked) + 1
        for player in tied:
            values = tuple((name, text(value(player))) for name, value, text in criteria)
            ranked.append(Ranked(place, player.tpn, table.points[player.tpn], values))
    return tuple(ranked)


Value = Callable[[Participant], int]
Text = Callable[[int], str]


class _RankTable:
    """The final points of everybody, and what each ranking makes of them."""

    def __init__(self, field: Field, chosen: VinczeReadings) -> None:
        self.scoring: Scoring = field.scoring
        self.chosen = chosen
        self.points: Mapping[TPN, HalfPoints] = {
            player.tpn: sum(past.points for past in player.rounds) for player in field.participants
        }

    def ranking(self, name: str) -> tuple[Value, Text]:
        """The value of a player, the higher the better, and how it is written."""
        rankings: dict[str, tuple[Value, Text]] = {
            "buchholz": (self._buchholz, _halves),
            "median-buchholz": (self._median, _halves),
            "sonneborn-berger": (self._sonneborn_berger, _quarters),
            "progress": (self._progress, _halves),
            "wins": (self._wins, str),
            "blacks": (_blacks, str),
            "lot": (self._lot, str),
        }
        return rankings[name]

    def _games(self, player: Participant) -> Iterator[tuple[PlayerRound, Scoring, HalfPoints]]:
        """Each game with the points of its round and the final points of the opponent."""
        for number, past in enumerate(player.rounds, start=1):
            if past.played and past.opponent is not None:
                yield past, self.scoring.of(number), self.points[past.opponent]

    def _opponents(self, player: Participant) -> list[HalfPoints]:
        met = [points for _game, _worth, points in self._games(player)]
        unplayed = len(player.rounds) - len(met)
        return met + [0] * unplayed if self.chosen.unplayed_as_zero else met

    def _buchholz(self, player: Participant) -> HalfPoints:
        return sum(self._opponents(player))

    def _median(self, player: Participant) -> HalfPoints:
        """Without the highest and the lowest opponent."""
        return sum(sorted(self._opponents(player))[1:-1])

    def _sonneborn_berger(self, player: Participant) -> int:
        """In quarter points: the beaten count whole, those drawn with half."""
        return sum(
            points * (2 if game.points >= worth.win else 1)
            for game, worth, points in self._games(player)
            if game.points >= worth.win or game.points == worth.draw
        )

    def _progress(self, player: Participant) -> HalfPoints:
        return sum(accumulate(past.points for past in player.rounds))

    def _wins(self, player: Participant) -> int:
        won = sum(
            past.played and past.points >= self.scoring.of(number).win
            for number, past in enumerate(player.rounds, start=1)
        )
        forfeits = sum(past.kind is RoundKind.FORFEIT_WIN for past in player.rounds)
        return won + (forfeits if self.chosen.wins_by_forfeit else 0)

    def _lot(self, player: Participant) -> int:
        """V3: a number drawn from the seed; 0 without one."""
        if not self.chosen.seed:
            return 0
        drawn = hashlib.sha256(f"{self.chosen.seed}:{player.tpn}".encode()).digest()
        return int.from_bytes(drawn[:4], "big")


def _blacks(player: Participant) -> int:
    return sum(past.played and past.colour is Colour.BLACK for past in player.rounds)


def _halves(value: int) -> str:
    return f"{value / 2:g}"


def _quarters(value: int) -> str:
    return f"{value / 4:g}"
