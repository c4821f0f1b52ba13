"""The players of a round in the order of their numbers, with all that the criteria ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate

from pairing.colours import ColourRecord, ColourSeeker, Strength, colour_history, parity_numbers
from pairing.dubov.colours import record_of
from pairing.dubov.readings import DubovReadings, chosen
from pairing.fide_2026.bars import PairingBars, bars_of
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant
from pairing.scores import may_get_bye, scores_before, virtual_points


@dataclass(frozen=True, slots=True)
class DubovEntrant:
    """A player to be paired. `games`: those of 3.1.4; `upfloats`: in all rounds so far (1.8)."""

    tpn: TPN
    score: HalfPoints
    aro: int
    games: int
    colours: ColourRecord
    odd: bool
    upfloats: int
    upfloated_last: bool
    may_get_pab: bool

    @property
    def wish(self) -> Colour:
        return self.colours.preference.colour or Colour.BLACK

    @property
    def absolute(self) -> bool:
        return self.colours.preference.strength is Strength.ABSOLUTE

    @property
    def new(self) -> bool:
        """Without a game."""
        return not self.colours.history

    @property
    def seeker(self) -> ColourSeeker:
        return ColourSeeker(self.score, self.tpn, self.colours, self.odd)


@dataclass(frozen=True, slots=True)
class DubovRoster:
    """Players are named by their place in the order of numbers: 0 has the smallest TPN.

    `allowed[i]` is the bit set of those whom i may meet (C1, C3, prohibited pairs); `levels` are
    the scores from the top with the sets of their players. `most_upfloats` is MaxT (1.8).
    """

    entrants: tuple[DubovEntrant, ...]
    allowed: tuple[int, ...]
    bars: PairingBars
    levels: tuple[tuple[HalfPoints, int], ...]
    most_upfloats: int
    last_round: bool
    initial_colour: Colour

    def __len__(self) -> int:
        return len(self.entrants)

    @property
    def tpns(self) -> tuple[TPN, ...]:
        return tuple(entrant.tpn for entrant in self.entrants)

    def pab_claim(self, place: int) -> tuple[int, int, int]:
        """3.1.3 to 3.1.5: the lowest score, the most games, the largest TPN come first."""
        entrant = self.entrants[place]
        return entrant.score, -entrant.games, -place

    def seekers(
        self, pair: tuple[int, int]
    ) -> tuple[tuple[TPN, ColourSeeker], tuple[TPN, ColourSeeker]]:
        """Both of a pair, as their colours are asked for."""
        one, other = (self.entrants[place] for place in pair)
        return (one.tpn, one.seeker), (other.tpn, other.seeker)

    def wishing(self, colour: Colour, among: int) -> int:
        return set_of(i for i in members(among) if self.entrants[i].wish is colour)

    def faults(self, pairs: Iterable[tuple[int, int]]) -> int:
        """C7: how many players of these pairs do not get their preference."""
        wishes = [entrant.wish for entrant in self.entrants]
        return sum(wishes[one] is wishes[other] for one, other in pairs)

    def float_cost(self, place: int) -> tuple[int, int, int]:
        """C8, C9, C10: what this player costs as an upfloater; nothing in the last round."""
        entrant = self.entrants[place]
        if self.last_round:
            return 0, 0, 0
        most = entrant.upfloats >= self.most_upfloats
        return int(most), entrant.upfloats if most else 0, int(entrant.upfloated_last)


def roster_of(field: Field, options: Options) -> DubovRoster:
    """Raises OptionError."""
    readings = chosen(options)
    scores = scores_before(field, field.round_number)
    numbers = parity_numbers(field, arrived_only=readings.by_arrival)
    ratings = {player.tpn: player.rating for player in field.participants}
    paired_at = _scores_by_round(field)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: player.tpn,
    )
    entrants = []
    for player in playing:
        upfloats = _upfloats(player, paired_at, readings)
        entrants.append(
            DubovEntrant(
                tpn=player.tpn,
                score=scores[player.tpn],
                aro=average_rating_of_opponents(player, ratings),
                games=_games(player, readings),
                colours=record_of(colour_history(player)),
                odd=numbers[player.tpn] % 2 == 1,
                upfloats=sum(upfloats),
                upfloated_last=bool(upfloats) and upfloats[-1],
                may_get_pab=may_get_bye(player, field.scoring, readings.bye_bar),
            )
        )
    absolute = (
        set_of(i for i, each in enumerate(entrants) if each.absolute and each.wish is colour)
        for colour in Colour
    )
    bars = bars_of(field, playing, absolute)
    return DubovRoster(
        entrants=tuple(entrants),
        allowed=bars.allowed,
        bars=bars,
        levels=tuple(
            (score, set_of(i for i, each in enumerate(entrants) if each.score == score))
            for score in sorted({each.score for each in entrants}, reverse=True)
        ),
        most_upfloats=2 + field.rounds_total // 5,
        last_round=field.round_number == field.rounds_total,
        initial_colour=field.initial_colour,
    )


def average_rating_of_opponents(player: Participant, ratings: Mapping[TPN, int]) -> int:
    """1.7: of those met over the board, .5 rounded up; 0 without a game."""
    met = [
        ratings.get(past.opponent, 0)
        for past in player.rounds
        if past.played and past.opponent is not None
    ]
    return (2 * sum(met) + len(met)) // (2 * len(met)) if met else 0


def _games(player: Participant, readings: DubovReadings) -> int:
    return sum(
        past.played or (readings.forfeits_are_games and past.opponent is not None)
        for past in player.rounds
    )


def _scores_by_round(field: Field) -> Mapping[TPN, tuple[HalfPoints, ...]]:
    """For each player the pairing score before each of the past rounds."""
    past = range(1, field.round_number)
    return {
        player.tpn: tuple(
            won + virtual_points(player, number)
            for number, won in zip(
                past, accumulate((each.points for each in player.rounds), initial=0), strict=False
            )
        )
        for player in field.participants
    }


def _upfloats(
    player: Participant,
    scores: Mapping[TPN, tuple[HalfPoints, ...]],
    readings: DubovReadings,
) -> list[bool]:
    """For each past round whether the opponent had more points when it was paired."""
    mine = scores[player.tpn]
    return [
        past.opponent is not None
        and past.opponent in scores
        and (past.played or readings.forfeits_float)
        and scores[past.opponent][index] > mine[index]
        for index, past in enumerate(player.rounds[: len(mine)])
    ]
