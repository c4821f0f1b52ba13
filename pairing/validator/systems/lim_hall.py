"""The players before a round, whom they may meet and which colours they get, by rules 8 to 14."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.sentences import said
from pairing.validator.colours import numbers_of_the_arrived, plain_numbers
from pairing.validator.position import score_before


class Side(IntEnum):
    """Where a score stands: below the median group, in it, above it (9.2)."""

    BELOW = -1
    MEDIAN = 0
    ABOVE = 1


class LimSeat(NamedTuple):
    """A player to be paired; `colours` has an entry for each round, None without a game."""

    tpn: TPN
    number: int
    """What is odd or even (14.2)."""
    score: HalfPoints
    side: Side
    rating: int
    federation: str
    colours: tuple[Colour | None, ...]
    due: Colour | None
    forbidden: tuple[Colour, ...]
    floated: bool
    bye_bar: str
    """Why he may not have the bye; "" if nothing is in the way."""


class LimHall:
    """Everybody to be paired, by starting number; `place` leads from TPN to index."""

    def __init__(self, field: Field, options: Options) -> None:
        self.field = field
        self.options = options
        present = [each for each in field.participants if each.tpn not in field.away]
        self.seats = sorted(_seats(field, present, options), key=lambda seat: seat.tpn)
        self.place = {seat.tpn: index for index, seat in enumerate(self.seats)}
        self.odd = len(self.seats) % 2 == 1
        self.maxi = options.get("maxi", "no") == "yes"
        self.met = self._met(present)
        self.apart = self._apart()
        self.related = self._related()
        self.due = {
            colour: sum(1 << place for place, seat in enumerate(self.seats) if seat.due is colour)
            for colour in (*Colour, None)
        }

    # -- whom they may meet -----------------------------------------------------------------------

    def legal(self, *, protected: bool) -> list[int]:
        """9.1 with 13; `protected`: and 22."""
        alike: dict[tuple[HalfPoints, tuple[Colour, ...]], list[int]] = {}
        for place, seat in enumerate(self.seats):
            alike.setdefault((seat.score, seat.forbidden), []).append(place)
        open_to = {
            mine: sum(
                1 << place
                for theirs in alike.values()
                if self.colours_allow(self.seats[group[0]], self.seats[theirs[0]])
                for place in theirs
            )
            for mine, group in alike.items()
        }
        return [
            open_to[seat.score, seat.forbidden]
            & ~(self.met[place] | self.apart[place] | (self.related[place] if protected else 0))
            for place, seat in enumerate(self.seats)
        ]

    def colours_allow(self, mine: LimSeat, theirs: LimSeat) -> bool:
        """12.1; 13: in the last round the limits do not stand."""
        return self.limits_lifted(mine, theirs) or any(
            colour not in mine.forbidden and colour.opposite not in theirs.forbidden
            for colour in Colour
        )

    def limits_lifted(self, mine: LimSeat, theirs: LimSeat) -> bool:
        """13."""
        return self.field.round_number == self.field.rounds_total and (
            mine.score == theirs.score or self.options.get("last-round", "everybody") == "everybody"
        )

    def _met(self, present: list[Participant]) -> list[int]:
        forfeits = self.options.get("forfeits-meet", "no") == "yes"
        met = [1 << place for place in range(len(self.seats))]
        for player in present:
            for past in player.rounds:
                if past.opponent in self.place and (forfeits or past.kind is RoundKind.GAME):
                    met[self.place[player.tpn]] |= 1 << self.place[past.opponent]
        return met

    def _apart(self) -> list[int]:
        apart = [0] * len(self.seats)
        for group in self.field.prohibited:
            if group.first <= self.field.round_number <= group.last:
                together = sum(1 << self.place[tpn] for tpn in group.members if tpn in self.place)
                for tpn in group.members & self.place.keys():
                    apart[self.place[tpn]] |= together
        return apart

    def _related(self) -> list[int]:
        """22: the same federation, both above the median, in the last three rounds."""
        if self.field.round_number <= self.field.rounds_total - 3:
            return [0] * len(self.seats)
        above: dict[str, int] = {}
        for place, seat in enumerate(self.seats):
            if seat.side is Side.ABOVE and seat.federation:
                above[seat.federation] = above.get(seat.federation, 0) | 1 << place
        return [
            above.get(seat.federation, 0) if seat.side is Side.ABOVE else 0 for seat in self.seats
        ]

    # -- colours ----------------------------------------------------------------------------------

    def suiting(self, player: int) -> int:
        """Who is due the other colour (10.8, 12.2)."""
        mine = self.seats[player].due
        if mine is None:
            return -1
        newcomers = self.options.get("newcomers", "yes") == "yes"
        return self.due[mine.opposite] | (self.due[None] if newcomers else 0)

    def near(self, player: int, among: int) -> int:
        """Maxi: those rated at most 100 points higher or lower."""
        rating = self.seats[player].rating
        return sum(
            1 << place
            for place, other in enumerate(self.seats)
            if among >> place & 1 and abs(other.rating - rating) <= 100
        )

    def white_of(self, one: LimSeat, other: LimSeat, *, below: bool) -> tuple[TPN, str]:
        """Who of the two has White and the rule; `below`: the pair was made below the median."""
        higher, lower = sorted((one, other), key=lambda seat: seat.tpn)

        def gives(seat: LimSeat, colour: Colour, rule: str) -> tuple[TPN, str]:
            partner = lower if seat is higher else higher
            return (seat if colour is Colour.WHITE else partner).tpn, rule

        limited = self._with_fewer_limits_broken(higher, lower)
        if limited:
            return gives(higher, limited, "12.3")
        if higher.due is not lower.due:
            seat = higher if higher.due else lower
            return gives(seat, seat.due or Colour.WHITE, "12.2")
        if higher.due is None:
            first = self.field.initial_colour
            return gives(higher, first if higher.number % 2 else first.opposite, "14.2")
        for mine, theirs in self._backwards(higher, lower):
            if mine and theirs and mine is not theirs:
                return gives(higher, theirs, "12.4")
        return gives(lower if below else higher, higher.due, "12.4")

    def _with_fewer_limits_broken(self, higher: LimSeat, lower: LimSeat) -> Colour | None:
        """12.3: the colour of the higher ranked; None if the limits say nothing."""
        silent = self.options.get("last-colours", "fewest-limits") == "no-limits"
        if silent and self.limits_lifted(higher, lower):
            return None
        white, black = (
            (colour in higher.forbidden) + (colour.opposite in lower.forbidden)
            for colour in (Colour.WHITE, Colour.BLACK)
        )
        if white == black:
            return None
        return Colour.WHITE if white < black else Colour.BLACK

    def _backwards(
        self, one: LimSeat, other: LimSeat
    ) -> Sequence[tuple[Colour | None, Colour | None]]:
        histories = [one.colours, other.colours]
        if self.options.get("history", "games") == "games":
            histories = [tuple(colour for colour in each if colour) for each in histories]
        return list(zip(*(reversed(each) for each in histories), strict=False))


def _seats(field: Field, present: list[Participant], options: Options) -> list[LimSeat]:
    arrived = options.get("parity", "arrived") == "arrived"
    numbers = (numbers_of_the_arrived if arrived else plain_numbers)(field)
    before = {each.tpn: score_before(each, field.round_number - 1) for each in field.participants}
    half = field.scoring.possible(field.round_number - 1)
    seats = []
    for player in present:
        score = score_before(player, field.round_number)
        colours = tuple(
            past.colour if past.kind is RoundKind.GAME else None for past in player.rounds
        )
        games = tuple(colour for colour in colours if colour)
        seats.append(
            LimSeat(
                tpn=player.tpn,
                number=numbers[player.tpn],
                score=score,
                side=Side((2 * score > half) - (2 * score < half)),
                rating=player.rating,
                federation=player.federation,
                colours=colours,
                due=_due(games),
                forbidden=_forbidden(games),
                floated=_floated(field, player, before, options),
                bye_bar=_bye_bar(field, player, options),
            )
        )
    return seats


def _due(games: tuple[Colour, ...]) -> Colour | None:
    white, black = games.count(Colour.WHITE), games.count(Colour.BLACK)
    if white != black:
        return Colour.WHITE if white < black else Colour.BLACK
    return games[-1].opposite if games else None


def _forbidden(games: tuple[Colour, ...]) -> tuple[Colour, ...]:
    return tuple(
        colour
        for colour in Colour
        if games[-2:] == (colour,) * 2 or games.count(colour) - games.count(colour.opposite) > 1
    )


def _floated(
    field: Field, player: Participant, before: dict[TPN, HalfPoints], options: Options
) -> bool:
    """10.10; a game against another score, or by the option points without a game."""
    if field.round_number == 1:
        return False
    past = player.rounds[field.round_number - 2]
    if past.kind is RoundKind.GAME:
        mine = before[player.tpn]
        return past.opponent is not None and before.get(past.opponent, mine) != mine
    by_points = (
        past.kind is RoundKind.PAB or past.points > field.scoring.of(field.round_number - 1).loss
    )
    return by_points and options.get("floated", "game") == "points"


def _bye_bar(field: Field, player: Participant, options: Options) -> str:
    """8.2."""
    full_bye_bars = options.get("full-bye", "free") == "bars"
    for number, past in enumerate(player.rounds, start=1):
        if past.kind is RoundKind.PAB:
            return said("had-bye-in", round=number)
        walkover = past.kind is RoundKind.FORFEIT_WIN
        unplayed = past.kind is not RoundKind.GAME
        if past.points >= field.scoring.of(number).win and (
            walkover or (unplayed and full_bye_bars)
        ):
            return said("won-unplayed-in", round=number)
    return ""
