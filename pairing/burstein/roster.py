"""The players of a round in the order of 1.8, with all that the criteria ask."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.burstein.index import Index, indexes
from pairing.burstein.readings import BursteinReadings, chosen
from pairing.colours import (
    ColourRecord,
    ColourSeeker,
    Strength,
    colour_history,
    colour_record,
    parity_numbers,
)
from pairing.fide_2026.bars import PairingBars, bars_of
from pairing.matching.bits import set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant
from pairing.scores import may_get_bye, scores_before


@dataclass(frozen=True, slots=True)
class BursteinEntrant:
    """A player to be paired. `rank` counts from 1, the highest (1.8); `games`: those of 3.1.4."""

    tpn: TPN
    score: HalfPoints
    index: Index
    rank: int
    games: int
    colours: ColourRecord
    odd: bool
    may_get_pab: bool

    @property
    def wish(self) -> Colour | None:
        return self.colours.preference.colour

    @property
    def absolute(self) -> bool:
        return self.colours.preference.strength is Strength.ABSOLUTE

    @property
    def seeker(self) -> ColourSeeker:
        """Whoever has the smaller rank is the higher ranked; scores say nothing there (1.8)."""
        return ColourSeeker(0, TPN(self.rank), self.colours, self.odd)


@dataclass(frozen=True, slots=True)
class BursteinRoster:
    """Players are named by their place: 0 is the LOWEST ranked (1.8), so that the lowest bit of a
    set has the largest BSN.

    `allowed[i]` is the bit set of those whom i may meet; `levels` are the scores from the top with
    the sets of their players.
    """

    entrants: tuple[BursteinEntrant, ...]
    allowed: tuple[int, ...]
    bars: PairingBars
    levels: tuple[tuple[HalfPoints, int], ...]
    initial_colour: Colour

    def __len__(self) -> int:
        return len(self.entrants)

    @property
    def tpns(self) -> tuple[TPN, ...]:
        return tuple(entrant.tpn for entrant in self.entrants)

    def seekers(
        self, pair: tuple[int, int]
    ) -> tuple[tuple[TPN, ColourSeeker], tuple[TPN, ColourSeeker]]:
        """Both of a pair, as their colours are asked for."""
        one, other = (self.entrants[place] for place in pair)
        return (one.tpn, one.seeker), (other.tpn, other.seeker)

    def pab_claim(self, place: int) -> tuple[int, int, int]:
        """3.1.3 to 3.1.5: the lowest score, the most games, the lowest ranked come first."""
        entrant = self.entrants[place]
        return entrant.score, -entrant.games, place

    def misses(self, one: int, other: int) -> bool:
        """C8: whether one of the two cannot get the colour he prefers."""
        wish = self.entrants[one].wish
        return wish is not None and wish is self.entrants[other].wish


def roster_of(field: Field, options: Options) -> BursteinRoster:
    """Raises OptionError."""
    readings = chosen(options)
    scores = scores_before(field, field.round_number)
    numbers = parity_numbers(field, arrived_only=readings.by_arrival)
    index = indexes(field, readings)
    ranked = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: (*(-value for value in index[player.tpn]), player.tpn),
    )
    playing = ranked[::-1]
    entrants = tuple(
        BursteinEntrant(
            tpn=player.tpn,
            score=scores[player.tpn],
            index=index[player.tpn],
            rank=len(playing) - place,
            games=_games(player, readings),
            colours=colour_record(colour_history(player)),
            odd=numbers[player.tpn] % 2 == 1,
            may_get_pab=may_get_bye(player, field.scoring, readings.bye_bar),
        )
        for place, player in enumerate(playing)
    )
    absolute = (
        set_of(i for i, each in enumerate(entrants) if each.absolute and each.wish is colour)
        for colour in Colour
    )
    bars = bars_of(field, playing, absolute)
    return BursteinRoster(
        entrants=entrants,
        allowed=bars.allowed,
        bars=bars,
        levels=tuple(
            (score, set_of(i for i, each in enumerate(entrants) if each.score == score))
            for score in sorted({each.score for each in entrants}, reverse=True)
        ),
        initial_colour=field.initial_colour,
    )


def _games(player: Participant, readings: BursteinReadings) -> int:
    return sum(
        past.played or (readings.forfeits_are_games and past.opponent is not None)
        for past in player.rounds
    )
