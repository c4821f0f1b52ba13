"""The players of a round, in the order of their numbers, and who may meet whom (9.1)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace

from pairing.colours import parity_numbers
from pairing.lim.colours import (
    Half,
    LimColourSeeker,
    Past,
    barred_colours,
    due_colour,
    may_have_colours,
)
from pairing.lim.editions import LimEdition
from pairing.lim.readings import LimReadings
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant
from pairing.scores import Float, float_of, may_get_bye, scores_before

MAXI_LIMIT = 100
"""Rating points (10.2, 10.8, 12.7)."""
PROTECTED_ROUNDS = 3
"""The last rounds in which players of one federation do not meet (22)."""


@dataclass(frozen=True, slots=True)
class LimEntrant:
    """A player to be paired, before the round."""

    tpn: TPN
    score: HalfPoints
    rating: int
    federation: str
    seeker: LimColourSeeker
    floated: bool
    """In the previous round (10.10)."""
    may_get_bye: bool

    @property
    def due(self) -> Colour | None:
        return self.seeker.due


@dataclass(frozen=True, slots=True)
class Bars:
    """For each player the set of those he may not meet, by reason; he himself is in `met`."""

    met: tuple[int, ...]
    prohibited: tuple[int, ...]
    colours: tuple[int, ...]
    federation: tuple[int, ...]

    def allowed(self, *, without: Container[str] = ()) -> tuple[int, ...]:
        """Whom each may meet; `without` leaves out some of the reasons but `met`."""
        reasons = [
            self.met,
            *(
                getattr(self, name)
                for name in ("prohibited", "colours", "federation")
                if name not in without
            ),
        ]
        everybody = (1 << len(self.met)) - 1
        return tuple(everybody & ~_union(row) for row in zip(*reasons, strict=True))


@dataclass(frozen=True, slots=True)
class LimRoster:
    """Players are named by their place in the order of numbers: 0 is the highest ranked.

    `compatible[i]` is the bit set of those whom i may meet. `median` is twice the score of the
    median group, in half points.
    """

    edition: LimEdition
    entrants: tuple[LimEntrant, ...]
    compatible: tuple[int, ...]
    bars: Bars
    median: int
    round_number: int
    last_round: bool
    initial_colour: Colour
    chosen: LimReadings
    due: Mapping[Colour | None, int]
    """The bit sets of those who are due White, Black, and no colour."""

    def __len__(self) -> int:
        return len(self.entrants)

    def half(self, score: HalfPoints) -> Half:
        """9.2: where a score group stands."""
        if 2 * score == self.median:
            return Half.MEDIAN
        return Half.UPPER if 2 * score > self.median else Half.LOWER

    def suiting(self, player: int) -> int:
        """Those who are due the other colour than he (10.8, 12.2)."""
        mine = self.entrants[player].due
        if mine is None:
            return -1
        newcomers = self.due[None] if self.chosen.newcomers_suit else 0
        return self.due[mine.opposite] | newcomers

    def close(self, player: int, among: int) -> int:
        """Those among some whose rating is within the limit of his."""
        rating = self.entrants[player].rating
        return set_of(
            other
            for other in members(among)
            if abs(self.entrants[other].rating - rating) <= MAXI_LIMIT
        )

    def unprotected(self) -> LimRoster:
        """The same round without rule 22."""
        bars = replace(self.bars, federation=(0,) * len(self))
        return replace(self, bars=bars, compatible=bars.allowed())


def roster_of(edition: LimEdition, field: Field, options: Options) -> LimRoster:
    """Raises OptionError."""
    readings = edition.chosen(options)
    scores = scores_before(field, field.round_number)
    floats = scores_before(field, field.round_number - 1) if field.round_number > 1 else {}
    numbers = parity_numbers(field, arrived_only=readings.by_arrival)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: player.tpn,
    )
    entrants = tuple(
        LimEntrant(
            tpn=player.tpn,
            score=scores[player.tpn],
            rating=player.rating,
            federation=player.federation,
            seeker=_seeker(player, odd=numbers[player.tpn] % 2 == 1),
            floated=_floated(field, player, floats, readings),
            may_get_bye=may_get_bye(player, field.scoring, readings.bye_bar),
        )
        for player in playing
    )
    bars = _bars(field, playing, entrants, readings)
    return LimRoster(
        edition=edition,
        entrants=entrants,
        compatible=bars.allowed(),
        bars=bars,
        median=field.scoring.possible(field.round_number - 1),
        round_number=field.round_number,
        last_round=field.round_number == field.rounds_total,
        initial_colour=field.initial_colour,
        chosen=readings,
        due={
            colour: set_of(i for i, each in enumerate(entrants) if each.due is colour)
            for colour in (*Colour, None)
        },
    )


def _seeker(player: Participant, *, odd: bool) -> LimColourSeeker:
    past: Past = tuple(each.colour if each.played else None for each in player.rounds)
    return LimColourSeeker(player.tpn, odd, past, due_colour(past), barred_colours(past))


def _floated(
    field: Field, player: Participant, scores: Mapping[TPN, HalfPoints], readings: LimReadings
) -> bool:
    """10.10: he met somebody with another score; with `points_float` points alone do as well."""
    before = field.round_number - 1
    if float_of(player, before, scores, field.scoring) is Float.NONE:
        return False
    return readings.points_float or player.rounds[before - 1].played


# -- who may not meet ------------------------------------------------------------------------


def _bars(
    field: Field,
    playing: list[Participant],
    entrants: tuple[LimEntrant, ...],
    readings: LimReadings,
) -> Bars:
    place = {player.tpn: index for index, player in enumerate(playing)}
    met = tuple(
        1 << index
        | set_of(
            place[past.opponent]
            for past in player.rounds
            if past.opponent in place and (past.played or readings.forfeits_meet)
        )
        for index, player in enumerate(playing)
    )
    return Bars(
        met=met,
        prohibited=_prohibited(field, place),
        colours=_by_colours(field, entrants, readings),
        federation=_by_federation(field, entrants, readings),
    )


def _prohibited(field: Field, place: Mapping[TPN, int]) -> tuple[int, ...]:
    apart = [0] * len(place)
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            _keep_apart(apart, set_of(place[tpn] for tpn in group.members if tpn in place))
    return tuple(apart)


def _by_colours(
    field: Field, entrants: tuple[LimEntrant, ...], readings: LimReadings
) -> tuple[int, ...]:
    """9.1 with 12.1; in the last round the limits give way to rule 3 (13)."""
    last = field.round_number == field.rounds_total
    if last and not readings.limits_between_scores:
        return (0,) * len(entrants)
    alike: dict[frozenset[Colour], int] = {}
    for index, each in enumerate(entrants):
        alike[each.seeker.barred] = alike.get(each.seeker.barred, 0) | 1 << index
    against = {
        mine: _union(group for theirs, group in alike.items() if not may_have_colours(mine, theirs))
        for mine in alike
    }
    rows = [against[each.seeker.barred] for each in entrants]
    if last:
        level: dict[HalfPoints, int] = {}
        for index, each in enumerate(entrants):
            level[each.score] = level.get(each.score, 0) | 1 << index
        rows = [row & ~level[each.score] for row, each in zip(rows, entrants, strict=True)]
    return tuple(rows)


def _by_federation(
    field: Field, entrants: tuple[LimEntrant, ...], readings: LimReadings
) -> tuple[int, ...]:
    """22: those with more than half of the points, in the last three rounds."""
    apart = [0] * len(entrants)
    if readings.federations != "no" and field.round_number > field.rounds_total - PROTECTED_ROUNDS:
        half = field.scoring.possible(field.round_number - 1)
        above = [i for i, each in enumerate(entrants) if 2 * each.score > half]
        for federation in sorted({entrants[i].federation for i in above} - {""}):
            _keep_apart(apart, set_of(i for i in above if entrants[i].federation == federation))
    return tuple(apart)


def _keep_apart(apart: list[int], group: int) -> None:
    for index in members(group):
        apart[index] |= group


def _union(sets: Iterable[int]) -> int:
    bits = 0
    for each in sets:
        bits |= each
    return bits
