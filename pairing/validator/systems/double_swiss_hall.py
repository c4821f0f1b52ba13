"""Who is to be paired by the Double-Swiss, read from the matches alone."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import TOURNAMENT_RULES, TPN, Colour, Field, Options, Participant, RoundKind
from pairing.sentences import Sentence, said
from pairing.validator.position import Wish, score_before
from pairing.validator.systems.fide_2026_hall import Hall, Seat


class MatchHall(Hall):
    """`floated` are the places of those who floated in the previous round; nobody in the last."""

    def __init__(self, field: Field, options: Options) -> None:
        super().__init__(field, options, lambda seat, _player: (-seat.score, seat.tpn), None)
        self.floated = {
            place for place, seat in enumerate(self.seats) if self._floated(self.player[seat.tpn])
        }

    def _seat(self, player: Participant) -> Seat:
        matches = [past for past in player.rounds if past.kind is RoundKind.GAME]
        counted = len(matches)
        if self.option.get("matches") == "paired":
            counted = sum(past.opponent is not None for past in player.rounds)
        return Seat(
            player.tpn,
            score_before(player, self.field.round_number),
            tuple(past.colour for past in matches if past.colour is not None),
            None,
            Wish.NONE,
            counted,
            self._pab_bar(player),
        )

    def _pab_bar(self, player: Participant) -> str:
        """C2."""
        for number, past in enumerate(player.rounds, start=1):
            if past.kind is RoundKind.PAB:
                return said("had-bye-in", round=number)
            if past.kind in (RoundKind.FORFEIT_WIN, RoundKind.FULL_BYE):
                return said("won-unplayed-in", round=number)
        return ""

    def _floated(self, player: Participant) -> bool:
        """1.5."""
        before = self.field.round_number - 1
        if not before or self.last_round or player.rounds[before - 1].kind is not RoundKind.GAME:
            return False
        other = self.player.get(player.rounds[before - 1].opponent or TPN(0))
        return other is not None and score_before(player, before) != score_before(other, before)

    def obstacles(self, one: Seat, other: Seat) -> Iterator[tuple[str, Sentence]]:
        """C1, and what the tournament forbids."""
        for article, why in super().obstacles(one, other):
            if article in ("C1", TOURNAMENT_RULES):
                yield article, why

    def _of_higher(self, higher: Seat, lower: Seat) -> tuple[Colour, str]:
        """4.3."""
        mine, theirs = higher.games, lower.games
        if not mine + theirs:
            first = self.field.initial_colour
            return (first if self.number[higher.tpn] % 2 else first.opposite), "4.3.1"
        more = mine.count(Colour.WHITE) - theirs.count(Colour.WHITE)
        if more:
            return (Colour.BLACK if more > 0 else Colour.WHITE), "4.3.2"
        for back in range(1, min(len(mine), len(theirs)) + 1):
            if mine[-back] is not theirs[-back]:
                return theirs[-back], "4.3.3"
        return (mine[-1].opposite, "4.3.4") if mine else (theirs[-1], "4.3.5")
