"""The final order: points, then the tie-breaks of rule 16 with their successive cuts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from pairing.lim_1999.readings import LimReadings, chosen
from pairing.model import TPN, Field, HalfPoints, Options, Participant
from pairing.ranking.placed import Ranked

RATINGS = "Pairing-TieBreak.ratings"
PROGRESSIVE = "Pairing-TieBreak.progressive"


@dataclass(frozen=True, slots=True)
class _LimLine:
    """A player in a tied group; `cuts` are compared one after the other, larger first."""

    tpn: TPN
    cuts: tuple[int, ...]


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """After the rounds that the participants have behind them. Raises OptionError."""
    readings = chosen(options)
    points = {player.tpn: _points(player) for player in field.participants}
    by_points = sorted(field.participants, key=lambda player: (-points[player.tpn], player.tpn))
    ranked: list[Ranked] = []
    for total, tied in groupby(by_points, key=lambda player: points[player.tpn]):
        ranked += _group(field, tuple(tied), total, readings, len(ranked) + 1)
    return tuple(ranked)


def _group(
    field: Field, tied: Sequence[Participant], total: HalfPoints, readings: LimReadings, place: int
) -> Iterator[Ranked]:
    """The lines of those who have the same points, from a place on."""
    ratings = {player.tpn: player.rating for player in field.participants}
    opponents = [_opponents(player, ratings) for player in tied]
    by_ratings = readings.ties == "a" or (
        readings.ties == "text" and all(all(met) for met in opponents)
    )
    if by_ratings:
        lines = [_LimLine(p.tpn, _rating_sums(met)) for p, met in zip(tied, opponents, strict=True)]
    else:
        lines = [_LimLine(p.tpn, _progressive(p, dropped=readings.results_dropped)) for p in tied]
    lines = _padded(lines)
    lines.sort(key=lambda line: ([-value for value in line.cuts], line.tpn))
    needed = max(1, _cuts_needed(lines))
    for _cuts, level in groupby(lines, key=lambda line: line.cuts):
        equal = tuple(level)
        for line in equal:
            shown = _shown(line.cuts[:needed], by_ratings=by_ratings)
            yield Ranked(place, line.tpn, total, _columns(readings, shown, by_ratings=by_ratings))
        place += len(equal)


def _points(player: Participant) -> HalfPoints:
    return sum(past.points for past in player.rounds)


def _opponents(player: Participant, ratings: dict[TPN, int]) -> list[int]:
    """The ratings of those he played, lowest first; 0 for the unrated."""
    return sorted(
        ratings.get(past.opponent, 0)
        for past in player.rounds
        if past.played and past.opponent is not None
    )


def _rating_sums(ratings: Sequence[int]) -> tuple[int, ...]:
    """16 (a): without the lowest, without the two lowest, and so on."""
    return tuple(sum(ratings[cut:]) for cut in range(1, len(ratings)))


def _progressive(player: Participant, *, dropped: bool) -> tuple[int, ...]:
    """16 (b): all progressive scores, without the first, and so on.

    `dropped`: the result of a round that is cut is taken out of the later scores too.
    """
    results = [past.points for past in player.rounds]
    if dropped:
        return tuple(sum(accumulate(results[cut:])) for cut in range(len(results)))
    scores = list(accumulate(results))
    return tuple(sum(scores[cut:]) for cut in range(len(scores)))


def _padded(lines: Sequence[_LimLine]) -> list[_LimLine]:
    """Who has played less has nothing left to add at the later cuts."""
    longest = max(len(line.cuts) for line in lines)
    return [_LimLine(line.tpn, line.cuts + (0,) * (longest - len(line.cuts))) for line in lines]


def _cuts_needed(lines: Sequence[_LimLine]) -> int:
    """How many cuts it takes until no more ties can be broken."""
    longest = len(lines[0].cuts)
    final = len({line.cuts for line in lines})
    return next(n for n in range(longest + 1) if len({line.cuts[:n] for line in lines}) == final)


def _shown(cuts: Sequence[int], *, by_ratings: bool) -> str:
    """As many cuts as the group needs, e.g. "12.5, 11.5"."""
    return ", ".join(str(value) if by_ratings else f"{value / 2:g}" for value in cuts)


def _columns(readings: LimReadings, shown: str, *, by_ratings: bool) -> tuple[tuple[str, str], ...]:
    """The same columns for everybody; empty where the other one counts in his group."""
    return tuple(
        (name, shown if by_ratings == is_it else "")
        for name, is_it, ruled_out in ((RATINGS, True, "b"), (PROGRESSIVE, False, "a"))
        if readings.ties != ruled_out
    )
