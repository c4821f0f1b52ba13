"""The teams of a round in the order of their numbers, with all that the criteria ask."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pairing.colours import colour_history, parity_numbers
from pairing.fide_2026.bars import PairingBars, bars_of
from pairing.matching.bits import set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.scores import Float, float_of, scores_before
from pairing.team_swiss.colours import TeamSeeker
from pairing.team_swiss.preferences import preference
from pairing.team_swiss.readings import TeamSwissReadings, chosen

BARS_PAB = frozenset({RoundKind.PAB, RoundKind.FORFEIT_WIN, RoundKind.FULL_BYE})
"""C2."""
UNTIL_LAST = 2
"""C7 and C10 do not hold in so many rounds at the end."""


@dataclass(frozen=True, slots=True)
class TeamEntrant:
    """A team to be paired. `matches`: those of 3.4.3; `floated`: in the previous round (1.5)."""

    seeker: TeamSeeker
    matches: int
    floated: bool
    may_get_pab: bool

    @property
    def tpn(self) -> TPN:
        return self.seeker.tpn

    @property
    def score(self) -> HalfPoints:
        return self.seeker.score


@dataclass(frozen=True, slots=True)
class TeamSwissRoster:
    """Teams are named by their place in the order of numbers: 0 has the smallest TPN.

    `allowed[i]` is the bit set of those whom i may meet (C1, prohibited pairs); `levels` are the
    scores from the top with the sets of their teams; `floated` is empty in the last two rounds.
    """

    entrants: tuple[TeamEntrant, ...]
    allowed: tuple[int, ...]
    bars: PairingBars
    levels: tuple[tuple[HalfPoints, int], ...]
    floated: int
    initial_colour: Colour
    chosen: TeamSwissReadings

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

    def narrowed(self, allowed: tuple[int, ...]) -> TeamSwissRoster:
        return replace(self, allowed=allowed)


def roster_of(field: Field, options: Options) -> TeamSwissRoster:
    """Raises OptionError."""
    readings = chosen(options)
    playing = sorted(
        (team for team in field.participants if team.tpn not in field.away),
        key=lambda team: team.tpn,
    )
    entrants = _Entrants(field, readings).of(playing)
    bars = bars_of(field, playing, ())
    spared = field.round_number <= field.rounds_total - UNTIL_LAST
    return TeamSwissRoster(
        entrants=entrants,
        allowed=bars.allowed,
        bars=bars,
        levels=tuple(
            (score, set_of(i for i, each in enumerate(entrants) if each.score == score))
            for score in sorted({each.score for each in entrants}, reverse=True)
        ),
        floated=set_of(i for i, each in enumerate(entrants) if each.floated and spared),
        initial_colour=field.initial_colour,
        chosen=readings,
    )


class _Entrants:
    """Teams as they are to be paired."""

    def __init__(self, field: Field, readings: TeamSwissReadings) -> None:
        self.field = field
        self.readings = readings
        self.last_round = field.round_number == field.rounds_total
        self.scores = scores_before(field, field.round_number)
        before = field.round_number - 1
        self.earlier = scores_before(field, before) if before else {}
        self.numbers = parity_numbers(field, arrived_only=readings.by_arrival)

    def of(self, playing: list[Participant]) -> tuple[TeamEntrant, ...]:
        return tuple(
            TeamEntrant(
                seeker=self._seeker(team),
                matches=self._matches(team),
                floated=self._floated(team),
                may_get_pab=not any(past.kind in BARS_PAB for past in team.rounds),
            )
            for team in playing
        )

    def _seeker(self, team: Participant) -> TeamSeeker:
        colours = colour_history(team)
        return TeamSeeker(
            score=self.scores[team.tpn],
            secondary=team.secondary if self.readings.uses_secondary else 0,
            tpn=team.tpn,
            colours=colours,
            preference=preference(colours, self.readings, last_round=self.last_round),
            odd=self.numbers[team.tpn] % 2 == 1,
        )

    def _matches(self, team: Participant) -> int:
        forfeits = self.readings.forfeits_are_matches
        return sum(past.played or (forfeits and past.opponent is not None) for past in team.rounds)

    def _floated(self, team: Participant) -> bool:
        """1.5, in the previous round."""
        before = self.field.round_number - 1
        if not before or not team.rounds[before - 1].played:
            return False
        return float_of(team, before, self.earlier, self.field.scoring) is not Float.NONE
