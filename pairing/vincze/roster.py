"""The players to be paired, with all that V6 to V24 ask about them."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.colours import colour_history, parity_numbers
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant
from pairing.scores import ByeBar, may_get_bye, scoregroups, scores_before
from pairing.vincze.readings import VinczeReadings, chosen_by


@dataclass(frozen=True, slots=True)
class VinczeEntrant:
    """A player to be paired; `games` are the colours of his games, oldest first."""

    tpn: TPN
    score: HalfPoints
    games: tuple[Colour, ...]
    twice: Colour | None
    """The colour he had the last two times (V21)."""
    odd_number: bool
    may_be_odd: bool
    """Whether he may be the odd player (V8)."""

    @property
    def difference(self) -> int:
        """Whites minus Blacks (V24.2)."""
        return 2 * self.games.count(Colour.WHITE) - len(self.games)

    @property
    def balancing(self) -> Colour | None:
        """The colour that makes his difference smaller."""
        if not self.difference:
            return None
        return Colour.BLACK if self.difference > 0 else Colour.WHITE


@dataclass(frozen=True, slots=True)
class VinczeRoster:
    """Players are named by their place in the order by score and starting number, from 0.

    `groups` are the score groups from the top (V7). Bit sets for each place: `met` before (V6),
    `apart` by order of the tournament, `alike` those who had the same colour twice as well (V21).
    """

    entrants: tuple[VinczeEntrant, ...]
    groups: tuple[range, ...]
    met: tuple[int, ...]
    apart: tuple[int, ...]
    alike: tuple[int, ...]
    initial_colour: Colour
    chosen: VinczeReadings

    def __len__(self) -> int:
        return len(self.entrants)

    def allowed(self, *, ban: bool, prohibitions: bool = True) -> list[int]:
        """Whom each may meet (V14); `ban`: V21 counts."""
        everybody = (1 << len(self)) - 1
        return [
            everybody
            & ~(
                1 << place
                | self.met[place]
                | (self.apart[place] if prohibitions else 0)
                | (self.alike[place] if ban else 0)
            )
            for place in range(len(self))
        ]

    @property
    def odd_candidates(self) -> int:
        """Those who may be the odd player, as a bit set."""
        return set_of(place for place, each in enumerate(self.entrants) if each.may_be_odd)


def roster_of(field: Field, options: Options) -> VinczeRoster:
    """The roster of a round. Raises OptionError."""
    chosen = chosen_by(options)
    scores = scores_before(field, field.round_number)
    numbers = parity_numbers(field, arrived_only=chosen.parity_of_arrived)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: (-scores[player.tpn], player.tpn),
    )
    entrants = tuple(
        VinczeEntrant(
            tpn=player.tpn,
            score=scores[player.tpn],
            games=colour_history(player),
            twice=_same_twice(player, chosen),
            odd_number=numbers[player.tpn] % 2 == 1,
            may_be_odd=_may_be_odd(field, player, chosen),
        )
        for player in playing
    )
    return VinczeRoster(
        entrants=entrants,
        groups=scoregroups(entrant.score for entrant in entrants),
        met=_met(playing, chosen),
        apart=_apart(field, playing),
        alike=_alike(entrants),
        initial_colour=field.initial_colour,
        chosen=chosen,
    )


def _same_twice(player: Participant, chosen: VinczeReadings) -> Colour | None:
    if chosen.twice_in_rounds:
        last = [past.colour if past.played else None for past in player.rounds[-2:]]
    else:
        last = [*colour_history(player)[-2:]]
    return last[0] if len(last) == 2 and last[0] is last[1] else None


def _may_be_odd(field: Field, player: Participant, chosen: VinczeReadings) -> bool:
    bar = ByeBar.UNPLAYED_WIN if chosen.unplayed_win_bars else ByeBar.BYE
    return may_get_bye(player, field.scoring, bar)


def _met(playing: list[Participant], chosen: VinczeReadings) -> tuple[int, ...]:
    place = {player.tpn: index for index, player in enumerate(playing)}
    return tuple(
        set_of(
            place[past.opponent]
            for past in player.rounds
            if past.opponent in place and (past.played or chosen.forfeits_meet)
        )
        for player in playing
    )


def _apart(field: Field, playing: list[Participant]) -> tuple[int, ...]:
    place = {player.tpn: index for index, player in enumerate(playing)}
    apart = [0] * len(playing)
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            together = set_of(place[tpn] for tpn in group.members if tpn in place)
            for index in members(together):
                apart[index] |= together & ~(1 << index)
    return tuple(apart)


def _alike(entrants: tuple[VinczeEntrant, ...]) -> tuple[int, ...]:
    twice = {
        colour: set_of(place for place, each in enumerate(entrants) if each.twice is colour)
        for colour in Colour
    }
    return tuple(
        twice[each.twice] & ~(1 << place) if each.twice else 0
        for place, each in enumerate(entrants)
    )
