"""The final standings (F10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import groupby

from pairing.dutch_1992.readings import READINGS
from pairing.model import TPN, Field, HalfPoints, Options, Participant
from pairing.options import checked
from pairing.ranking import Ranked
from pairing.scores import standings_points


@dataclass(frozen=True, slots=True)
class _Line:
    tpn: TPN
    points: HalfPoints
    between: HalfPoints | None
    """Points of the games between those who share the first place; None for other places."""
    average: Fraction
    lot: str

    @property
    def key(self) -> tuple[HalfPoints, HalfPoints, Fraction, str]:
        return -self.points, -(self.between or 0), -self.average, self.lot

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        average = f"{float(self.average):.1f}"
        games = "" if self.between is None else f"{self.between / 2:g}"
        return ("Games between them", games), ("Average rating of opponents", average)


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """F10: points; for the first place the games between those concerned; the average rating of
    the opponents met; the lot, if the option "lot" gives its seed. Else the place is shared.
    """
    seed = checked(options, READINGS)["lot"]
    points = {
        player.tpn: standings_points(player, field.round_number) for player in field.participants
    }
    first = {tpn for tpn, own in points.items() if own == max(points.values())}
    ratings = {player.tpn: player.rating for player in field.participants}
    lines = sorted(
        (
            _Line(
                tpn=player.tpn,
                points=points[player.tpn],
                between=_between(player, first) if player.tpn in first else None,
                average=_average(player, ratings),
                lot=_lot(seed, player.tpn),
            )
            for player in field.participants
        ),
        key=lambda line: (line.key, line.tpn),
    )
    return tuple(_placed(lines))


def _placed(lines: list[_Line]) -> Iterable[Ranked]:
    place = 1
    for _key, equal in groupby(lines, key=lambda line: line.key):
        sharing = list(equal)
        for line in sharing:
            yield Ranked(place, line.tpn, line.points, line.values)
        place += len(sharing)


def _between(player: Participant, first: set[TPN]) -> HalfPoints:
    return sum(past.points for past in player.rounds if past.played and past.opponent in first)


def _average(player: Participant, ratings: Mapping[TPN, int]) -> Fraction:
    """Of the opponents of played games; 0 without any."""
    met = [
        ratings[past.opponent]
        for past in player.rounds
        if past.played and past.opponent is not None and past.opponent in ratings
    ]
    return Fraction(sum(met), len(met)) if met else Fraction(0)


def _lot(seed: str, tpn: TPN) -> str:
    """The same seed draws the same lots, whoever else takes part."""
    return sha256(f"{seed}/{tpn}".encode()).hexdigest() if seed else ""
