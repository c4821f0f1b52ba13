"""The players to be paired in the order of A.2, with all that the rules ask about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pairing.colours import ColourRecord, Strength, colour_history, colour_record, parity_numbers
from pairing.dutch_2012.readings import Readings2012, chosen_by
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.scores import ByeBar, Float, float_of, may_get_bye, scoregroups, scores_before

BYE_BAR = ByeBar.UNPLAYED_POINTS
"""B.1.b: a bye before, or points of any kind without playing."""


@dataclass(frozen=True, slots=True)
class Entrant2012:
    """A player to be paired. Floats: index 0 is the previous round, 1 the one before (A.4)."""

    tpn: TPN
    score: HalfPoints
    record: ColourRecord
    odd_number: bool
    downfloat: tuple[bool, bool]
    upfloat: tuple[bool, bool]
    may_get_bye: bool
    topscorer: bool

    @property
    def wish(self) -> Colour | None:
        return self.record.preference.colour

    @property
    def strength(self) -> Strength:
        return self.record.preference.strength


@dataclass(frozen=True, slots=True)
class Roster2012:
    """Players are named by their place in the order: 0 is the highest ranked.

    `allowed[i]` is the bit set of those whom i may meet under B.1 and, but for top scorers, B.2.
    `groups` are the score brackets before anybody moves, from the top, each a range of places.
    """

    entrants: tuple[Entrant2012, ...]
    allowed: tuple[int, ...]
    groups: tuple[range, ...]
    round_number: int
    initial_colour: Colour
    chosen: Readings2012

    def __len__(self) -> int:
        return len(self.entrants)

    @property
    def odd_round(self) -> bool:
        return self.round_number % 2 == 1

    @property
    def bye(self) -> int:
        """The place that stands for the bye in matchings."""
        return len(self.entrants)

    @property
    def bye_candidates(self) -> int:
        """Those who may get the bye (B.1.b), as a bit set."""
        return set_of(place for place, each in enumerate(self.entrants) if each.may_get_bye)


def roster_of(field: Field, options: Options) -> Roster2012:
    """The roster of a round. Raises OptionError."""
    chosen = chosen_by(options)
    scores = scores_before(field, field.round_number)
    numbers = parity_numbers(field, arrived_only=chosen.parity_of_arrived)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: (-scores[player.tpn], player.tpn),
    )
    floats = _recent_floats(field, playing, chosen)
    entrants = tuple(
        Entrant2012(
            tpn=player.tpn,
            score=scores[player.tpn],
            record=colour_record(colour_history(player)),
            odd_number=numbers[player.tpn] % 2 == 1,
            downfloat=_each(floats[player.tpn], Float.DOWN),
            upfloat=_each(floats[player.tpn], Float.UP),
            may_get_bye=may_get_bye(player, field.scoring, BYE_BAR),
            topscorer=_is_topscorer(field, scores[player.tpn]),
        )
        for player in playing
    )
    return Roster2012(
        entrants=entrants,
        allowed=_allowed(field, playing, entrants),
        groups=scoregroups(entrant.score for entrant in entrants),
        round_number=field.round_number,
        initial_colour=field.initial_colour,
        chosen=chosen,
    )


def _is_topscorer(field: Field, score: HalfPoints) -> bool:
    """A.10: more than half of the possible points when the last round is paired."""
    possible = field.scoring.possible(field.round_number - 1)
    return field.round_number == field.rounds_total and 2 * score > possible


def _each(floats: tuple[Float, Float], wanted: Float) -> tuple[bool, bool]:
    return floats[0] is wanted, floats[1] is wanted


def _recent_floats(
    field: Field, playing: Iterable[Participant], chosen: Readings2012
) -> Mapping[TPN, tuple[Float, Float]]:
    """The floats of the previous round and of the one before."""
    last, before_last = field.round_number - 1, field.round_number - 2
    scores = {number: scores_before(field, number) for number in (last, before_last) if number >= 1}

    def floated(player: Participant, number: int) -> Float:
        if number < 1:
            return Float.NONE
        if chosen.absentee_floats:
            player = _as_paired(player, number)
        return float_of(player, number, scores[number], field.scoring)

    return {player.tpn: (floated(player, last), floated(player, before_last)) for player in playing}


def _as_paired(player: Participant, number: int) -> Participant:
    """A.4 asks for scores when two are paired; who did not appear floats like who plays.

    Not so who won by that: he has a downfloat in any case (B.1.b).
    """
    past = player.rounds[number - 1]
    if past.kind is not RoundKind.FORFEIT_LOSS:
        return player
    game = replace(past, kind=RoundKind.GAME)
    return replace(player, rounds=(*player.rounds[: number - 1], game, *player.rounds[number:]))


def _allowed(
    field: Field, playing: list[Participant], entrants: tuple[Entrant2012, ...]
) -> tuple[int, ...]:
    place = {player.tpn: index for index, player in enumerate(playing)}
    everybody = (1 << len(playing)) - 1
    barred = [1 << index for index in range(len(playing))]
    for index, player in enumerate(playing):
        barred[index] |= set_of(
            place[past.opponent] for past in player.rounds if past.played and past.opponent in place
        )
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            apart = set_of(place[tpn] for tpn in group.members if tpn in place)
            for index in members(apart):
                barred[index] |= apart
    for colour in Colour:
        absolute = set_of(
            index
            for index, entrant in enumerate(entrants)
            if not entrant.topscorer
            and entrant.strength is Strength.ABSOLUTE
            and entrant.wish is colour
        )
        for index in members(absolute):
            barred[index] |= absolute
    return tuple(everybody & ~bars for bars in barred)
