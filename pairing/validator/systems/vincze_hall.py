"""The players before a round, and the colours of a pair, as V6 to V24 see them."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.validator.colours import numbers_of_the_arrived, plain_numbers
from pairing.validator.position import score_before


class VinczeSeat(NamedTuple):
    """A player to be paired; `games` are the colours of his games, oldest first."""

    tpn: TPN
    number: int
    """What is odd or even (V23)."""
    score: HalfPoints
    games: tuple[Colour, ...]
    twice: Colour | None
    may_be_odd: bool

    @property
    def surplus(self) -> int:
        """Games with White more than with Black."""
        return self.games.count(Colour.WHITE) - self.games.count(Colour.BLACK)


class VinczeHall:
    """Everybody to be paired, by score and starting number; `place` leads from TPN to index.

    `met` and `apart` are bit sets of places.
    """

    def __init__(self, field: Field, options: Options) -> None:
        self.field = field
        self.left_over = options.get("odd-player", "before") == "left-over"
        self.ban_lifted_first = (
            not self.left_over and options.get("ban-lifted", "last") == "before-replacing"
        )
        self.options = options
        present = [each for each in field.participants if each.tpn not in field.away]
        self.seats = sorted(
            _seats(field, present, options), key=lambda seat: (-seat.score, seat.tpn)
        )
        self.place = {seat.tpn: index for index, seat in enumerate(self.seats)}
        self.odd = len(self.seats) % 2 == 1
        by_score = groupby(range(len(self.seats)), key=lambda place: self.seats[place].score)
        self.groups = [list(group) for _score, group in by_score]
        self.met = self._met(present)
        self.apart = self._apart()

    def name(self, place: int) -> int:
        """The starting number; 0 for nobody."""
        return self.seats[place].tpn if place < len(self.seats) else 0

    def alike(self, one: TPN, other: TPN) -> bool:
        """Both had the same colour twice (V21)."""
        twice = self.seats[self.place[one]].twice
        return twice is not None and twice is self.seats[self.place[other]].twice

    def legal(self, *, ban: bool) -> list[int]:
        """Whom each may meet (V14)."""
        everybody = (1 << len(self.seats)) - 1
        legal = []
        for place, seat in enumerate(self.seats):
            barred = 1 << place | self.met[place] | self.apart[place]
            if ban and seat.twice:
                barred |= sum(1 << p for p, s in enumerate(self.seats) if s.twice is seat.twice)
            legal.append(everybody & ~barred)
        return legal

    def with_nobody(self, legal: list[int]) -> list[int]:
        """One place more, met by whoever may be the odd player."""
        nobody = 1 << len(legal)
        may = [seat.may_be_odd for seat in self.seats]
        widened = [bits | nobody if may[p] else bits for p, bits in enumerate(legal)]
        return [*widened, sum(1 << p for p, each in enumerate(may) if each)]

    def _met(self, present: list[Participant]) -> list[int]:
        forfeits = self.options.get("forfeits-meet", "no") == "yes"
        met = [0] * len(self.seats)
        for player in present:
            for past in player.rounds:
                if past.opponent in self.place and (past.kind is RoundKind.GAME or forfeits):
                    met[self.place[player.tpn]] |= 1 << self.place[past.opponent]
        return met

    def _apart(self) -> list[int]:
        apart = [0] * len(self.seats)
        for group in self.field.prohibited:
            if group.first <= self.field.round_number <= group.last:
                together = [self.place[tpn] for tpn in group.members if tpn in self.place]
                for one in together:
                    apart[one] |= sum(1 << other for other in together if other != one)
        return apart


def _seats(field: Field, present: list[Participant], options: Options) -> list[VinczeSeat]:
    arrived = options.get("parity", "tpn") == "arrived"
    numbers = (numbers_of_the_arrived if arrived else plain_numbers)(field)
    by_rounds = options.get("same-twice", "games") == "rounds"
    strict = options.get("odd-player-bar", "odd-player") == "unplayed-win"
    return [
        VinczeSeat(
            tpn=player.tpn,
            number=numbers[player.tpn],
            score=score_before(player, field.round_number),
            games=_games(player),
            twice=_twice(player, by_rounds=by_rounds),
            may_be_odd=_may_be_odd(field, player, strict=strict),
        )
        for player in present
    ]


def _games(player: Participant) -> tuple[Colour, ...]:
    return tuple(
        past.colour
        for past in player.rounds
        if past.kind is RoundKind.GAME and past.colour is not None
    )


def _twice(player: Participant, *, by_rounds: bool) -> Colour | None:
    if by_rounds and any(past.kind is not RoundKind.GAME for past in player.rounds[-2:]):
        return None
    match _games(player)[-2:]:
        case (Colour.WHITE, Colour.WHITE):
            return Colour.WHITE
        case (Colour.BLACK, Colour.BLACK):
            return Colour.BLACK
    return None


def _may_be_odd(field: Field, player: Participant, *, strict: bool) -> bool:
    """V8; `strict`: whatever was worth a win without play counts."""
    for number, past in enumerate(player.rounds, start=1):
        unplayed = past.kind is not RoundKind.GAME
        win = field.scoring.of(number).win
        if past.kind is RoundKind.PAB or (strict and unplayed and past.points >= win):
            return False
    return True


def white_of(hall: VinczeHall, one: VinczeSeat, other: VinczeSeat, *, ban: bool) -> tuple[TPN, str]:
    """Who of the two has White, and the rule that says so; `one` has the lower number."""
    due, rule = _due(hall, one, other, ban=ban)
    seat, colour = due
    if colour is Colour.WHITE:
        return seat.tpn, rule
    return (other if seat is one else one).tpn, rule


def _due(
    hall: VinczeHall, one: VinczeSeat, other: VinczeSeat, *, ban: bool
) -> tuple[tuple[VinczeSeat, Colour], str]:
    """V24 from its first rule to its last, with V23 for those without a game."""
    option = hall.options.get
    if ban or option("lifted-colours", "kept") == "kept":
        claims = [(seat, seat.twice.opposite) for seat in (one, other) if seat.twice]
        if len({colour for _seat, colour in claims}) == len(claims) > 0:
            return claims[0], "V24.1"
    signed = option("difference", "absolute") == "signed"
    widths = [seat.surplus if signed else abs(seat.surplus) for seat in (one, other)]
    larger = one if widths[0] > widths[1] else other
    if widths[0] != widths[1] and larger.surplus:
        return (larger, _balance(larger)), "V24.2"
    for seat, rule in ((one, "V24.3"), (other, "V24.4")):
        if seat.surplus:
            return (seat, _balance(seat)), rule
    if one.games:
        return (one, one.games[-1].opposite), "V24.5"
    if other.games and option("never-played", "parity") == "opponent":
        return (other, other.games[-1].opposite), "V24.5"
    first = hall.field.initial_colour
    return (one, first if one.number % 2 else first.opposite), "V23"


def _balance(seat: VinczeSeat) -> Colour:
    return Colour.BLACK if seat.surplus > 0 else Colour.WHITE
