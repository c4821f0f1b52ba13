"""Rule 16 as it is written: add up, look who is still equal, cut, add up again.

Shares no code with the ranking but the data model.
"""

from __future__ import annotations

from collections.abc import Callable

from pairing.model import TPN, Field, PlayerRound, RoundKind

Sum = Callable[[TPN, int], int]
"""What a player has after so many cuts."""


class Rule16:
    """`order()` gives the groups of players from the top; who shares a group shares a place."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.lines: dict[TPN, tuple[PlayerRound, ...]] = {
            player.tpn: player.rounds for player in field.participants
        }
        self.rating = {player.tpn: player.rating for player in field.participants}
        self.readings = readings

    def order(self) -> list[set[TPN]]:
        ordered: list[set[TPN]] = []
        for total in sorted({self.points(tpn) for tpn in self.lines}, reverse=True):
            tied = self.tied_at(total)
            ordered += self.broken(tied, self.rule(tied), 1)
        return ordered

    def rule_for(self, tpn: TPN) -> tuple[str, Sum]:
        """Which of (a) and (b) holds for a player."""
        rule = self.rule(self.tied_at(self.points(tpn)))
        return ("a" if rule == self.of_ratings else "b"), rule

    def points(self, tpn: TPN) -> int:
        return sum(past.points for past in self.lines[tpn])

    def tied_at(self, total: int) -> set[TPN]:
        return {tpn for tpn in self.lines if self.points(tpn) == total}

    def rule(self, tied: set[TPN]) -> Sum:
        """(a) where all players of the tied group met rated players only, otherwise (b)."""
        asked = self.readings.get("ties", "text")
        rated = all(self.rating[each] > 0 for tpn in tied for each in self.met(tpn))
        by_ratings = asked == "a" or (asked == "text" and rated)
        return self.of_ratings if by_ratings else self.of_scores

    def broken(self, tied: set[TPN], rule: Sum, cut: int) -> list[set[TPN]]:
        """The larger sum first; for those still equal one cut more, while anything is left."""
        if len(tied) == 1 or cut > max(len(self.lines[tpn]) for tpn in tied) + 1:
            return [tied]
        sums = {tpn: rule(tpn, cut) for tpn in tied}
        parts = [
            {tpn for tpn in tied if sums[tpn] == value}
            for value in sorted(set(sums.values()), reverse=True)
        ]
        return [group for part in parts for group in self.broken(part, rule, cut + 1)]

    def met(self, tpn: TPN) -> list[TPN]:
        games = (past for past in self.lines[tpn] if past.kind is RoundKind.GAME)
        return [past.opponent for past in games if past.opponent is not None]

    def of_ratings(self, tpn: TPN, cut: int) -> int:
        """16 (a): the ratings of the opponents, the lowest of them struck out one by one."""
        left = [self.rating[each] for each in self.met(tpn)]
        for _ in range(cut):
            if left:
                left.remove(min(left))
        return sum(left)

    def of_scores(self, tpn: TPN, cut: int) -> int:
        """16 (b): the score after each round; the first sum has all of them."""
        results = [past.points for past in self.lines[tpn]]
        struck = cut - 1
        if self.readings.get("progressive") == "result":
            results[:struck] = [0] * min(struck, len(results))
            struck = 0
        after = [sum(results[: number + 1]) for number in range(len(results))]
        return sum(after[struck:])
