"""Who is to be paired by a FIDE system of 2026 beside the Dutch, read from the histories alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from pairing.model import TOURNAMENT_RULES, TPN, Colour, Field, Options, Participant, RoundKind
from pairing.sentences import Sentence, said
from pairing.validator.colours import numbers_of_the_arrived, plain_numbers
from pairing.validator.position import Wish, preference, score_before


@dataclass(frozen=True, slots=True)
class Seat:
    """`games` are the colours of played games, oldest first; `rank` is smaller for the higher."""

    tpn: TPN
    score: int
    games: tuple[Colour, ...]
    wanted: Colour | None
    wish: Wish
    played: int
    pab_bar: str
    rank: tuple[int, ...] = ()


class Hall:
    """`seats` stand in the order of numbers; sets of places are ints used as bit sets."""

    def __init__(
        self,
        field: Field,
        options: Options,
        rank: Callable[[Seat, Participant], tuple[int, ...]],
        newcomers_want: Colour | None,
    ) -> None:
        self.field = field
        self.option = dict(options.values)
        self.player: Mapping[TPN, Participant] = {each.tpn: each for each in field.participants}
        self.newcomers_want = newcomers_want
        playing = sorted(tpn for tpn in self.player if tpn not in field.away)
        bare = [self._seat(self.player[tpn]) for tpn in playing]
        self.seats = [
            Seat(
                each.tpn,
                each.score,
                each.games,
                each.wanted,
                each.wish,
                each.played,
                each.pab_bar,
                rank(each, self.player[each.tpn]),
            )
            for each in bare
        ]
        self.place = {seat.tpn: index for index, seat in enumerate(self.seats)}
        self.odd = len(self.seats) % 2 == 1
        self.legal = self._legal()
        by_arrival = self.option.get("parity", "arrived") == "arrived"
        self.number = (numbers_of_the_arrived if by_arrival else plain_numbers)(field)

    @property
    def last_round(self) -> bool:
        return self.field.round_number == self.field.rounds_total

    def _seat(self, player: Participant) -> Seat:
        games = tuple(
            past.colour
            for past in player.rounds
            if past.kind is RoundKind.GAME and past.colour is not None
        )
        wanted, wish = preference(games)
        if not games and self.newcomers_want is not None:
            wanted, wish = self.newcomers_want, Wish.MILD
        counted = [past.kind is RoundKind.GAME for past in player.rounds]
        if self.option.get("games") == "paired":
            counted = [past.opponent is not None for past in player.rounds]
        score = score_before(player, self.field.round_number)
        return Seat(player.tpn, score, games, wanted, wish, sum(counted), self._pab_bar(player))

    def _pab_bar(self, player: Participant) -> str:
        """3.1.1: why he may not have it; "" if nothing is in the way."""
        full = self.option.get("full-bye", "bars") == "bars"
        for number, past in enumerate(player.rounds, start=1):
            if past.kind is RoundKind.PAB:
                return said("had-bye-in", round=number)
            if past.kind is RoundKind.GAME or past.points < self.field.scoring.of(number).win:
                continue
            if full or past.kind is RoundKind.FORFEIT_WIN:
                return said("won-unplayed-in", round=number)
        return ""

    # -- who may meet whom ------------------------------------------------------------------------

    def obstacles(self, one: Seat, other: Seat) -> Iterator[tuple[str, Sentence]]:
        """Article and reason of everything that keeps the two from meeting."""
        for number, past in enumerate(self.player[one.tpn].rounds, start=1):
            if past.kind is RoundKind.GAME and past.opponent == other.tpn:
                yield "C1", said("have-met-in", round=number)
                break
        for group in self.field.prohibited:
            now = group.first <= self.field.round_number <= group.last
            if now and one.tpn in group.members and other.tpn in group.members:
                yield TOURNAMENT_RULES, said("kept-apart")
                break
        if one.wanted is other.wanted and one.wish is other.wish is Wish.ABSOLUTE:
            yield "C3", said("both-white" if one.wanted is Colour.WHITE else "both-black")

    def _legal(self) -> list[int]:
        everybody = (1 << len(self.seats)) - 1
        apart = [1 << index for index in range(len(self.seats))]
        for index, seat in enumerate(self.seats):
            for past in self.player[seat.tpn].rounds:
                if past.kind is RoundKind.GAME and past.opponent in self.place:
                    apart[index] |= 1 << self.place[past.opponent]
        groups = [
            [self.place[tpn] for tpn in group.members if tpn in self.place]
            for group in self.field.prohibited
            if group.first <= self.field.round_number <= group.last
        ]
        for colour in Colour:
            groups.append(
                [
                    index
                    for index, seat in enumerate(self.seats)
                    if seat.wish is Wish.ABSOLUTE and seat.wanted is colour
                ]
            )
        for group in groups:
            together = sum(1 << index for index in group)
            for index in group:
                apart[index] |= together
        return [everybody & ~barred for barred in apart]

    # -- colours ----------------------------------------------------------------------------------

    def missed(self, one: int, other: int) -> bool:
        """Whether one of the two cannot get the colour he prefers."""
        wanted = self.seats[one].wanted
        return wanted is not None and wanted is self.seats[other].wanted

    def white_of(self, one: Seat, other: Seat) -> tuple[TPN, str]:
        """Who has White, and the article that says so (5.2)."""
        higher, lower = sorted((one, other), key=lambda seat: seat.rank)
        colour, article = self._of_higher(higher, lower)
        return (higher if colour is Colour.WHITE else lower).tpn, article

    def _of_higher(self, higher: Seat, lower: Seat) -> tuple[Colour, str]:
        if not higher.games and not lower.games:
            first = self.field.initial_colour
            return (first if self.number[higher.tpn] % 2 else first.opposite), "5.2.1"
        if higher.wanted is not lower.wanted:
            if higher.wanted is not None:
                return higher.wanted, "5.2.2"
            if lower.wanted is not None:
                return lower.wanted.opposite, "5.2.2"
        wanted = higher.wanted
        if wanted is None:
            raise AssertionError("who has played prefers a colour")
        if higher.wish is not lower.wish:
            return (wanted if higher.wish > lower.wish else wanted.opposite), "5.2.3"
        for mine, theirs in zip(reversed(higher.games), reversed(lower.games), strict=False):
            if mine is not theirs:
                return theirs, "5.2.4"
        return wanted, "5.2.5"
