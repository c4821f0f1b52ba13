"""Which teams are to be paired by the Team-Swiss, read from their matches alone."""

from __future__ import annotations

from dataclasses import replace

from pairing.model import TPN, Colour, Field, Options, Participant, RoundKind
from pairing.validator.position import Wish, score_before
from pairing.validator.systems.double_swiss_hall import MatchHall
from pairing.validator.systems.fide_2026_hall import Hall, Seat

WHITE, BLACK = Colour.WHITE, Colour.BLACK


class TeamHall(MatchHall):
    """`floated` are the places of teams that floated in the previous round; none in the last two.

    The rank of a seat is that of the first-team (4.2).
    """

    def __init__(self, field: Field, options: Options) -> None:
        uses_secondary = dict(options.values).get("secondary", "used") == "used"

        def rank(seat: Seat, team: Participant) -> tuple[int, int, int]:
            return -seat.score, -team.secondary if uses_secondary else 0, seat.tpn

        Hall.__init__(self, field, options, rank, None)
        self.floated = {
            place for place, seat in enumerate(self.seats) if self._floated(self.player[seat.tpn])
        }

    def _seat(self, player: Participant) -> Seat:
        bare = super()._seat(player)
        wanted, wish = self._wish(bare.games)
        return replace(bare, wanted=wanted, wish=wish)

    def _wish(self, games: tuple[Colour, ...]) -> tuple[Colour | None, Wish]:
        """1.7. Of Type A all preferences are alike: mild here."""
        kind = self.option.get("preferences", "a")
        surplus = games.count(WHITE) - games.count(BLACK)
        if kind == "none" or not games:
            return None, Wish.NONE
        ignored = self.last_round and not surplus
        twice = games[-1] if games[-2:] in ((WHITE, WHITE), (BLACK, BLACK)) else None
        if ignored and self.option.get("last-two") == "no-preference":
            twice = None
        strongly = Wish.STRONG if kind == "b" else Wish.MILD
        if surplus < -1 or (twice is BLACK and surplus in (0, -1)):
            return WHITE, strongly
        if surplus > 1 or (twice is WHITE and surplus in (0, 1)):
            return BLACK, strongly
        if kind == "a" or ignored:
            return None, Wish.NONE
        if surplus:
            return (BLACK if surplus > 0 else WHITE), Wish.MILD
        return games[-1].opposite, Wish.MILD

    def _floated(self, player: Participant) -> bool:
        """1.5; C7 and C10 do not look at it in the last two rounds."""
        before = self.field.round_number - 1
        if not before or self.field.rounds_total - self.field.round_number < 2:
            return False
        past = player.rounds[before - 1]
        other = self.player.get(past.opponent or TPN(0))
        if past.kind is not RoundKind.GAME or other is None:
            return False
        return score_before(player, before) != score_before(other, before)

    def _of_higher(self, higher: Seat, lower: Seat) -> tuple[Colour, str]:
        """4.3, of the first-team."""
        if not higher.games + lower.games:
            first = self.field.initial_colour
            return (first if self.number[higher.tpn] % 2 else first.opposite), "4.3.1"
        return self._wished(higher, lower) or _alternating(higher, lower)

    @staticmethod
    def _wished(higher: Seat, lower: Seat) -> tuple[Colour, str] | None:
        wishes = {(seat.wanted, seat.wish) for seat in (higher, lower)}
        colours = {wanted for wanted, _wish in wishes if wanted is not None}
        if len(colours) == 2 and higher.wanted is not None:
            return higher.wanted, "4.3.3"
        for seat, other in ((higher, lower), (lower, higher)):
            if seat.wanted is None or seat.wish <= other.wish:
                continue
            colour = seat.wanted if seat is higher else seat.wanted.opposite
            return colour, "4.3.2" if other.wanted is None else "4.3.4"
        return None


def _alternating(higher: Seat, lower: Seat) -> tuple[Colour, str]:
    mine, theirs = higher.games, lower.games
    surplus = [games.count(WHITE) - games.count(BLACK) for games in (mine, theirs)]
    if surplus[0] != surplus[1]:
        return (WHITE if surplus[0] < surplus[1] else BLACK), "4.3.5"
    for back in range(1, min(len(mine), len(theirs)) + 1):
        if mine[-back] is not theirs[-back]:
            return theirs[-back], "4.3.6"
    if higher.wanted is not None:
        return higher.wanted, "4.3.7"
    return (mine[-1].opposite, "4.3.8") if mine else (theirs[-1], "4.3.9")
