"""The seven auxiliary rankings of V3 from a crosstable, by their usual definitions.

Worked out with fractions from the lines of the table; shares no code with the ranking but the
data model. Nothing is rounded, nothing is packed into halves or quarters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from fractions import Fraction

from pairing.model import TPN, Colour, Field, PlayerRound, RoundKind

HALF = Fraction(1, 2)
IN_ORDER = (
    "buchholz",
    "median-buchholz",
    "sonneborn-berger",
    "progress",
    "wins",
    "blacks",
    "lot",
)


class Crosstable:
    """`value(name, number)` is one ranking of one player, the larger the better."""

    def __init__(self, field: Field, **readings: str) -> None:
        self.scoring = field.scoring
        self.readings = readings
        self.lines: dict[TPN, tuple[PlayerRound, ...]] = {
            player.tpn: player.rounds for player in field.participants
        }

    def points(self, number: TPN) -> Fraction:
        return sum((HALF * past.points for past in self.lines[number]), Fraction())

    def value(self, name: str, number: TPN) -> Fraction:
        by_name: dict[str, Callable[[TPN], Fraction]] = {
            "buchholz": self.buchholz,
            "median-buchholz": self.median,
            "sonneborn-berger": self.sonneborn_berger,
            "progress": self.progress,
            "wins": self.wins,
            "blacks": self.blacks,
            "lot": self.lot,
        }
        return by_name[name](number)

    def games(self, number: TPN) -> list[tuple[PlayerRound, TPN]]:
        return [
            (past, past.opponent)
            for past in self.lines[number]
            if past.kind is RoundKind.GAME and past.opponent is not None
        ]

    def opponents(self, number: TPN) -> list[Fraction]:
        """The final points of each; an unplayed round may be one without points."""
        met = [self.points(opponent) for _past, opponent in self.games(number)]
        if self.readings.get("unplayed-rounds") == "zero":
            while len(met) < len(self.lines[number]):
                met.append(Fraction())
        return met

    def buchholz(self, number: TPN) -> Fraction:
        return sum(self.opponents(number), Fraction())

    def median(self, number: TPN) -> Fraction:
        """Buchholz without the best and without the worst opponent."""
        left = self.opponents(number)
        for cut in (max, min):
            if left:
                left.remove(cut(left))
        return sum(left, Fraction())

    def sonneborn_berger(self, number: TPN) -> Fraction:
        """The points of those who were beaten, and half of those drawn with."""
        total = Fraction()
        for past, opponent in self.games(number):
            if past.points == self.scoring.win:
                total += self.points(opponent)
            elif past.points == self.scoring.draw:
                total += HALF * self.points(opponent)
        return total

    def progress(self, number: TPN) -> Fraction:
        """A result counts in its round and in every later one."""
        line = self.lines[number]
        return sum(
            (HALF * past.points * (len(line) - index) for index, past in enumerate(line)),
            Fraction(),
        )

    def wins(self, number: TPN) -> Fraction:
        won = [past for past, _opponent in self.games(number) if past.points == self.scoring.win]
        if self.readings.get("wins") == "with-forfeits":
            won += [p for p in self.lines[number] if p.kind is RoundKind.FORFEIT_WIN]
        return Fraction(len(won))

    def blacks(self, number: TPN) -> Fraction:
        return Fraction(sum(past.colour == Colour.BLACK for past, _ in self.games(number)))

    def lot(self, number: TPN) -> Fraction:
        """One more than there are players with a higher drawing, which is the first eight
        hexadecimal digits of SHA-256 of seed and number; no seed, no lot."""
        seed = self.readings.get("seed", "")
        drawing = {
            each: hashlib.sha256(f"{seed}:{each}".encode()).hexdigest()[:8] for each in self.lines
        }
        higher = sum(other > drawing[number] for other in drawing.values())
        return Fraction(1 + higher if seed else 0)

    def merit(self, name: str, number: TPN) -> Fraction:
        """The more the better."""
        value = self.value(name, number)
        return -value if name == "lot" else value

    def places(self) -> dict[TPN, int]:
        """One more than there are players who are better; who is better in nothing shares it."""
        names = self.readings.get("tie-breaks", "").replace(" ", "")
        order = names.split(",") if names else list(IN_ORDER)
        merits = {
            number: (self.points(number), *(self.merit(name, number) for name in order))
            for number in self.lines
        }
        return {
            number: 1 + sum(other > merit for other in merits.values())
            for number, merit in merits.items()
        }
