"""The Dutch system of 1992: what is known of each player before the round (A4, A7, B1, B2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from pairing.model import (
    TOURNAMENT_RULES,
    TPN,
    Colour,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
)
from pairing.sentences import Sentence, said
from pairing.validator.position import Wish, score_before


@dataclass(frozen=True, slots=True)
class Seat1992:
    """A player of the round; `games` are the colours of played games, oldest first.

    `due` is the obligatory colour (A7a). `wanted` and `wish` are what B4 counts.
    """

    tpn: TPN
    score: HalfPoints
    games: tuple[Colour, ...]
    due: Colour | None
    wanted: Colour | None
    wish: Wish
    met: frozenset[TPN]
    may_get_bye: bool
    above_half: bool

    @property
    def difference(self) -> int:
        return _surplus(self.games)

    @property
    def with_obligation(self) -> Seat1992:
        """As he counts in part E where A7a is valid."""
        return self if self.due is None else replace(self, wanted=self.due, wish=Wish.ABSOLUTE)


class Cards:
    """The players of the round in the order A2; a player is named by his place in it."""

    def __init__(self, field: Field, options: Options) -> None:
        self.field = field
        self.options = options
        self.seats = sorted(
            (self._seat(player) for player in field.participants if player.tpn not in field.away),
            key=lambda seat: (-seat.score, seat.tpn),
        )
        self.place = {seat.tpn: number for number, seat in enumerate(self.seats)}
        self.apart = [
            group.members
            for group in field.prohibited
            if group.first <= field.round_number <= group.last
        ]

    def barred(self, one: Seat1992, other: Seat1992) -> tuple[str, Sentence] | None:
        """The rule that keeps these two from meeting, and what it says."""
        if other.tpn in one.met:
            return "B1", said("have-met")
        if any({one.tpn, other.tpn} <= group for group in self.apart):
            return TOURNAMENT_RULES, said("kept-apart")
        if not self.exempt(one, other) and one.due is other.due is not None:
            return "B2", said("both-white" if one.due is Colour.WHITE else "both-black")
        return None

    def exempt(self, one: Seat1992, other: Seat1992) -> bool:
        """The note to B: in the last round, above half of the points."""
        above = one.above_half, other.above_half
        return any(above) if self.reads("last-round", "one-above-half") else all(above)

    def reads(self, name: str, value: str) -> bool:
        """Whether an option has this value, which is not its default."""
        return self.options.get(name, "") == value

    @cached_property
    def legal(self) -> list[int]:
        """For each place the bit set of places that may be its opponent."""
        rows = [0] * len(self.seats)
        for one, seat in enumerate(self.seats):
            for other in range(one):
                if self.barred(seat, self.seats[other]) is None:
                    rows[one] |= 1 << other
                    rows[other] |= 1 << one
        return rows

    @property
    def with_bye(self) -> list[int]:
        """The same with one place more for the bye when the number of players is odd (B1b)."""
        if len(self.seats) % 2 == 0:
            return list(self.legal)
        bye = 1 << len(self.seats)
        may = [seat.may_get_bye for seat in self.seats]
        rows = [row | bye if may[place] else row for place, row in enumerate(self.legal)]
        return [*rows, sum(1 << place for place, eligible in enumerate(may) if eligible)]

    def _seat(self, player: Participant) -> Seat1992:
        games = tuple(
            past.colour
            for past in player.rounds
            if past.kind is RoundKind.GAME and past.colour is not None
        )
        score = score_before(player, self.field.round_number)
        above_half = self._above_half(score)
        due = self._due(player, games)
        void = above_half and self.reads("void-obligation", "difference")
        wanted, wish = (due, Wish.ABSOLUTE) if due and not void else _preference(games)
        return Seat1992(
            tpn=player.tpn,
            score=score,
            games=games,
            due=due,
            wanted=wanted,
            wish=wish,
            met=frozenset(
                past.opponent
                for past in player.rounds
                if past.kind is RoundKind.GAME and past.opponent is not None
            ),
            may_get_bye=not any(
                self._bars_the_bye(number, past)
                for number, past in enumerate(player.rounds, start=1)
            ),
            above_half=above_half,
        )

    def _bars_the_bye(self, number: int, past: PlayerRound) -> bool:
        """B1b: the bye, or a win without play; with "bye-or-forfeit" only one by forfeit."""
        if past.kind is RoundKind.PAB:
            return True
        if past.kind is RoundKind.FULL_BYE and self.reads("bye-bar", "bye-or-forfeit"):
            return False
        return past.kind is not RoundKind.GAME and past.points >= self.field.scoring.of(number).win

    def _due(self, player: Participant, games: tuple[Colour, ...]) -> Colour | None:
        """A7a."""
        surplus = _surplus(games)
        twice = games[-1] if len(games) > 1 and games[-1] is games[-2] else None
        if self.reads("same-colour", "rounds") and any(
            past.kind is not RoundKind.GAME for past in player.rounds[-2:]
        ):
            twice = None
        if surplus in (-1, 0, 1):
            return None if twice is None else twice.opposite
        both_ways = twice is Colour.BLACK and self.reads("colour-conflict", "as-written")
        return Colour.WHITE if surplus < 0 or both_ways else Colour.BLACK

    def _above_half(self, score: HalfPoints) -> bool:
        last = self.field.round_number == self.field.rounds_total
        void = not self.reads("last-round", "never")
        return (
            last and void and 2 * score > self.field.scoring.possible(self.field.round_number - 1)
        )


def _surplus(games: tuple[Colour, ...]) -> int:
    return games.count(Colour.WHITE) - games.count(Colour.BLACK)


def _preference(games: tuple[Colour, ...]) -> tuple[Colour | None, Wish]:
    """A7b and A7c."""
    surplus = _surplus(games)
    if not games:
        return None, Wish.NONE
    if not surplus:
        return games[-1].opposite, Wish.MILD
    return (Colour.BLACK if surplus > 0 else Colour.WHITE), Wish.STRONG
