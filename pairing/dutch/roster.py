"""The players to be paired in the order of 1.2, with all that the criteria ask about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pairing.colours import (
    ColourRecord,
    ColourSeeker,
    Strength,
    colour_history,
    colour_record,
    parity_numbers,
)
from pairing.dutch.editions import DUTCH_2026, Edition
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant
from pairing.options import checked
from pairing.scores import Float, float_of, may_get_pab, scoregroups, scores_before
from pairing.system import Reading

READINGS = (Reading(name="parity", article="5.2.5", choices=("arrived", "tpn")),)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player to be paired. Floats: index 0 is the previous round, 1 the one before (1.4)."""

    tpn: TPN
    score: HalfPoints
    colours: ColourRecord
    odd: bool
    downfloat: tuple[bool, bool]
    upfloat: tuple[bool, bool]
    unplayed: int
    may_get_pab: bool
    topscorer: bool

    @property
    def wish(self) -> Colour | None:
        return self.colours.preference.colour

    @property
    def strength(self) -> Strength:
        return self.colours.preference.strength

    @property
    def seeker(self) -> ColourSeeker:
        return ColourSeeker(self.score, self.tpn, self.colours, self.odd)


@dataclass(frozen=True, slots=True)
class Roster:
    """Players are named by their place in the order: 0 is the highest ranked.

    `allowed[i]` is the bit set of those whom i may meet (C1, C3, prohibited pairs). `groups`
    are the scoregroups from the top, each a range of places.
    """

    entrants: tuple[Entrant, ...]
    allowed: tuple[int, ...]
    groups: tuple[range, ...]
    initial_colour: Colour
    edition: Edition

    def __len__(self) -> int:
        return len(self.entrants)

    @property
    def everybody(self) -> int:
        return (1 << len(self.entrants)) - 1

    def may_meet(self, one: int, other: int) -> bool:
        return bool(self.allowed[one] >> other & 1)


def roster_of(field: Field, options: Options, edition: Edition = DUTCH_2026) -> Roster:
    """The roster of a round under the options of `READINGS`."""
    chosen = checked(options, READINGS)
    scores = scores_before(field, field.round_number)
    numbers = parity_numbers(field, arrived_only=chosen["parity"] == "arrived")
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: (-scores[player.tpn], player.tpn),
    )
    floats = _recent_floats(field, playing, edition)
    entrants = tuple(
        _entrant(
            field, player, scores[player.tpn], numbers[player.tpn], floats[player.tpn], edition
        )
        for player in playing
    )
    return Roster(
        entrants,
        _allowed(field, playing, entrants),
        scoregroups(entrant.score for entrant in entrants),
        field.initial_colour,
        edition,
    )


def _entrant(
    field: Field,
    player: Participant,
    score: HalfPoints,
    number: int,
    floats: tuple[Float, Float],
    edition: Edition,
) -> Entrant:
    return Entrant(
        tpn=player.tpn,
        score=score,
        colours=colour_record(colour_history(player)),
        odd=number % 2 == 1,
        downfloat=(floats[0] is Float.DOWN, floats[1] is Float.DOWN),
        upfloat=(floats[0] is Float.UP, floats[1] is Float.UP),
        unplayed=sum(not past.played for past in player.rounds),
        may_get_pab=may_get_pab(player, field.scoring, full_bye_bars=edition.full_bye_bars_pab),
        topscorer=_is_topscorer(field, score),
    )


def _is_topscorer(field: Field, score: HalfPoints) -> bool:
    """1.8: more than half of the possible points when the last round is paired."""
    possible = field.scoring.possible(field.round_number - 1)
    return field.round_number == field.rounds_total and 2 * score > possible


def _recent_floats(
    field: Field, playing: Iterable[Participant], edition: Edition
) -> Mapping[TPN, tuple[Float, Float]]:
    last, before_last = field.round_number - 1, field.round_number - 2
    scores_last = scores_before(field, last) if last >= 1 else {}
    scores_before_last = scores_before(field, before_last) if before_last >= 1 else {}

    def floated(player: Participant, number: int, scores: Mapping[TPN, HalfPoints]) -> Float:
        return float_of(
            player, number, scores, field.scoring, absence_floats=edition.absence_floats
        )

    return {
        player.tpn: (
            floated(player, last, scores_last),
            floated(player, before_last, scores_before_last),
        )
        for player in playing
    }


def _allowed(
    field: Field, playing: list[Participant], entrants: tuple[Entrant, ...]
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
