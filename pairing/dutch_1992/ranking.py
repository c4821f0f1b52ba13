"""The final standings (F10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import groupby
from typing import Final

from pairing.dutch_1992.readings import READINGS
from pairing.model import TPN, Field, HalfPoints, Options, Participant
from pairing.options import checked
from pairing.ranking.placed import Ranked
from pairing.scores import standings_points

GAMES_BETWEEN: Final = "Pairing-TieBreak.games-between"
AVERAGE_RATING: Final = "Pairing-TieBreak.average-rating"


@dataclass(frozen=True, slots=True)
class _Line1992:
    tpn: TPN
    points: HalfPoints
    between: HalfPoints | None
    """Points of the games between those who share the first place; None for other places."""
    average: Fraction
    lot: str
    decided: bool
    """Whether the average and the lot decide this place, if points and games do not."""

    @property
    def key(self) -> tuple[HalfPoints, HalfPoints, Fraction, str]:
        average, lot = (self.average, self.lot) if self.decided else (Fraction(0), "")
        return -self.points, -(self.between or 0), -average, lot

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        average = f"{float(self.average):.1f}"
        games = "" if self.between is None else f"{self.between / 2:g}"
        return (GAMES_BETWEEN, games), (AVERAGE_RATING, average)


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """F10: points; for the first place the games between those concerned; the average rating of
    the opponents; the lot, if the option "lot" gives its seed. Else the place is shared.
    """
    chosen = checked(options, READINGS)
    paired, every_place = chosen["games"] == "paired", chosen["average"] == "every-place"
    points = {
        player.tpn: standings_points(player, field.round_number) for player in field.participants
    }
    first = {tpn for tpn, own in points.items() if own == max(points.values())}
    ratings = {player.tpn: player.rating for player in field.participants}
    lines = sorted(
        (
            _Line1992(
                tpn=player.tpn,
                points=points[player.tpn],
                between=_between(player, first, paired=paired) if player.tpn in first else None,
                average=_average(player, ratings, paired=paired),
                lot=_lot(chosen["lot"], player.tpn),
                decided=every_place or player.tpn in first,
            )
            for player in field.participants
        ),
        key=lambda line: (line.key, line.tpn),
    )
    return tuple(_placed(lines))


def _placed(lines: list[_Line1992]) -> Iterable[Ranked]:
    place = 1
    for _key, equal in groupby(lines, key=lambda line: line.key):
        sharing = list(equal)
        for line in sharing:
            yield Ranked(place, line.tpn, line.points, line.values)
        place += len(sharing)


def _met(player: Participant, *, paired: bool) -> Iterator[tuple[TPN, HalfPoints]]:
    """His opponents with his points; `paired`: also where one of the two did not appear."""
    for past in player.rounds:
        if past.opponent is not None and (paired or past.played):
            yield past.opponent, past.points


def _between(player: Participant, first: set[TPN], *, paired: bool) -> HalfPoints:
    return sum(points for opponent, points in _met(player, paired=paired) if opponent in first)


def _average(player: Participant, ratings: Mapping[TPN, int], *, paired: bool) -> Fraction:
    """Of his opponents; 0 without any."""
    met = [
        ratings[opponent]
        for opponent, _points in _met(player, paired=paired)
        if opponent in ratings
    ]
    return Fraction(sum(met), len(met)) if met else Fraction(0)


def _lot(seed: str, tpn: TPN) -> str:
    """The same seed draws the same lots, whoever else takes part."""
    return sha256(f"{seed}/{tpn}".encode()).hexdigest() if seed else ""
