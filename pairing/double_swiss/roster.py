"""The players of a round in the order of their numbers, with all that the criteria ask.

A round of a player is a match: its points are those of both games, its colour that of game 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pairing.colours import colour_history, parity_numbers
from pairing.double_swiss.colours import MatchSeeker
from pairing.double_swiss.readings import DoubleSwissReadings, chosen
from pairing.fide_2026.bars import PairingBars, bars_of
from pairing.matching.bits import set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.scores import Float, float_of, scores_before

BARS_PAB = frozenset({RoundKind.PAB, RoundKind.FORFEIT_WIN, RoundKind.FULL_BYE})
"""C2."""


@dataclass(frozen=True, slots=True)
class DoubleSwissEntrant:
    """A player to be paired. `matches`: those of 3.4; `floated`: in the previous round (1.5)."""

    tpn: TPN
    score: HalfPoints
    matches: int
    colours: tuple[Colour, ...]
    odd: bool
    floated: bool
    may_get_pab: bool

    @property
    def seeker(self) -> MatchSeeker:
        return MatchSeeker(self.score, self.tpn, self.colours, self.odd)


@dataclass(frozen=True, slots=True)
class DoubleSwissRoster:
    """Players are named by their place in the order of numbers: 0 has the smallest TPN.

    `allowed[i]` is the bit set of those whom i may meet (C1, prohibited pairs); `levels` are the
    scores from the top with the sets of their players; `floated` is empty in the last round.
    """

    entrants: tuple[DoubleSwissEntrant, ...]
    allowed: tuple[int, ...]
    bars: PairingBars
    levels: tuple[tuple[HalfPoints, int], ...]
    floated: int
    initial_colour: Colour
    chosen: DoubleSwissReadings

    def __len__(self) -> int:
        return len(self.entrants)

    @property
    def graded(self) -> bool:
        return self.chosen.graded

    @property
    def eligible(self) -> int:
        """C2."""
        return set_of(place for place, each in enumerate(self.entrants) if each.may_get_pab)

    @property
    def tpns(self) -> tuple[TPN, ...]:
        return tuple(entrant.tpn for entrant in self.entrants)

    def pab_claim(self, place: int) -> tuple[int, int, int]:
        """3.4: the lowest score, the most matches, the largest TPN come first."""
        entrant = self.entrants[place]
        return entrant.score, -entrant.matches, -place

    def narrowed(self, allowed: tuple[int, ...]) -> DoubleSwissRoster:
        return replace(self, allowed=allowed)


def roster_of(field: Field, options: Options) -> DoubleSwissRoster:
    """Raises OptionError."""
    readings = chosen(options)
    scores = scores_before(field, field.round_number)
    earlier = scores_before(field, field.round_number - 1) if field.round_number > 1 else {}
    numbers = parity_numbers(field, arrived_only=readings.by_arrival)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: player.tpn,
    )
    entrants = tuple(
        DoubleSwissEntrant(
            tpn=player.tpn,
            score=scores[player.tpn],
            matches=_matches(player, readings),
            colours=colour_history(player),
            odd=numbers[player.tpn] % 2 == 1,
            floated=_played(player, field.round_number - 1)
            and float_of(player, field.round_number - 1, earlier, field.scoring) is not Float.NONE,
            may_get_pab=not any(past.kind in BARS_PAB for past in player.rounds),
        )
        for player in playing
    )
    bars = bars_of(field, playing, ())
    last = field.round_number == field.rounds_total
    return DoubleSwissRoster(
        entrants=entrants,
        allowed=bars.allowed,
        bars=bars,
        levels=tuple(
            (score, set_of(i for i, each in enumerate(entrants) if each.score == score))
            for score in sorted({each.score for each in entrants}, reverse=True)
        ),
        floated=set_of(i for i, each in enumerate(entrants) if each.floated and not last),
        initial_colour=field.initial_colour,
        chosen=readings,
    )


def _matches(player: Participant, readings: DoubleSwissReadings) -> int:
    return sum(
        past.played or (readings.forfeits_are_matches and past.opponent is not None)
        for past in player.rounds
    )


def _played(player: Participant, number: int) -> bool:
    return number >= 1 and player.rounds[number - 1].played
