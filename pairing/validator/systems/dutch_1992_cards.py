"""The Dutch system of 1992: what is known of each player before the round (A4, A7, B1, B2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pairing.model import TPN, Colour, Field, HalfPoints, Options, Participant, RoundKind
from pairing.validator.position import Wish, preference, score_before


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of the round; `games` are the colours of played games, oldest first."""

    tpn: TPN
    score: HalfPoints
    games: tuple[Colour, ...]
    wanted: Colour | None
    wish: Wish
    met: frozenset[TPN]
    may_get_bye: bool
    above_half: bool

    @property
    def difference(self) -> int:
        return 2 * self.games.count(Colour.WHITE) - len(self.games)

    def bound(self, colour: Colour) -> bool:
        return self.wish is Wish.ABSOLUTE and self.wanted is colour


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

    def barred(self, one: Seat, other: Seat) -> tuple[str, str] | None:
        """The rule that keeps these two from meeting, and what it says."""
        if other.tpn in one.met:
            return "B1", "have met before"
        if any({one.tpn, other.tpn} <= group for group in self.apart):
            return "tournament rules", "are not to be paired with each other"
        if not (one.above_half and other.above_half):
            for colour, name in ((Colour.WHITE, "White"), (Colour.BLACK, "Black")):
                if one.bound(colour) and other.bound(colour):
                    return "B2", f"both have to get {name}"
        return None

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

    def _seat(self, player: Participant) -> Seat:
        games = tuple(
            past.colour
            for past in player.rounds
            if past.kind is RoundKind.GAME and past.colour is not None
        )
        wanted, wish = preference(games)
        score = score_before(player, self.field.round_number)
        return Seat(
            tpn=player.tpn,
            score=score,
            games=games,
            wanted=wanted,
            wish=wish,
            met=frozenset(
                past.opponent
                for past in player.rounds
                if past.kind is RoundKind.GAME and past.opponent is not None
            ),
            may_get_bye=not any(
                past.kind is RoundKind.PAB
                or (past.kind is not RoundKind.GAME and past.points >= self.field.scoring.win)
                for past in player.rounds
            ),
            above_half=self._above_half(score),
        )

    def _above_half(self, score: HalfPoints) -> bool:
        last = self.field.round_number == self.field.rounds_total
        void = self.options.get("last-round", "both-above-half") != "never"
        return last and void and 2 * score > (self.field.round_number - 1) * self.field.scoring.win
