"""What a tie-break is: an entry of the registry, with a file of its own in `tie_breaks`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from .scores import Place, Scores
from .working import Working

Value = int | None
"""In units of the tie-break; None where it is not defined."""

Values = Sequence[Value]
"""By place in the table."""

UNRATED: Final = 0


@dataclass(frozen=True, slots=True)
class Modifiers:
    """How a tie-break is to be taken (Article 14, and the options of MTB26).

    - `low`, `high`: so many of the least and the most significant values are cut.
    - `limit`: of Koya, in half points above (below) one half.
    - `played` (`/P`): forfeits count as played. `fore` (`/F`): on the Fore Buchholz.
    - `reverse` (`/R`): the other way round. `unrated` (`/U`): the rating that unrated players count
      with; 0: the regulations say nothing.
    """

    low: int = 0
    high: int = 0
    limit: int = 0
    played: bool = False
    fore: bool = False
    reverse: bool = False
    unrated: int = UNRATED


PLAIN: Final = Modifiers()

ValuesOf = Callable[[Scores, Modifiers], Values]
WorkingOf = Callable[[Scores, Modifiers, Place], Working]
PlacesOf = Callable[[Scores, Modifiers, Sequence[Place]], Sequence[int]]
"""The ranks within a tied group, in its order; 1 is the best, equal ones share it."""
GroupWorkingOf = Callable[[Scores, Modifiers, Sequence[Place], Place], Working]


def nothing(scores: Scores, _how: Modifiers) -> Values:
    """Of what has a value within a tied group alone."""
    return [None] * len(scores.table.cards)


def nothing_of(_scores: Scores, _how: Modifiers, _place: Place) -> Working:
    return Working(None)


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One tie-break; its name stands in the catalogues, by its code.

    - `article` of C.07 ("8.1"); empty for what C.07 does not have.
    - `values`: of everybody; `working`: how that of one came about.
    - `within`, `working_within`: in place of these for type A (4.3), which looks at a tied group.
    - `unit`: what values are counted in; 2: half points, 4: quarters, 100: hundredths.
    - `takes`: the letters of the modifiers that it knows, of "CMLPFRU".
    - `higher`: the higher value is the better one.
    - `swiss`: not for round robins (8). `rated`: not with unrated players, unless the regulations
      say how they count (10).
    """

    code: str
    article: str
    values: ValuesOf = field(default=nothing, compare=False)
    working: WorkingOf = field(default=nothing_of, compare=False)
    within: PlacesOf | None = field(default=None, compare=False)
    working_within: GroupWorkingOf | None = field(default=None, compare=False)
    unit: int = 1
    takes: str = ""
    higher: bool = True
    swiss: bool = False
    rated: bool = False

    def of(self, scores: Scores, how: Modifiers) -> Values:
        """`values`, made once for all that needs them."""
        return scores.once((self.code, how), lambda: self.values(scores, how))

    @property
    def says(self) -> str:
        """The message of its name; its attribute `short` is the head of a column."""
        return f"Pairing-TieBreak-{self.code}"


def rounded(value: Fraction) -> int:
    """To the nearest whole number, a half up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def average(numbers: Sequence[int]) -> int | None:
    """Rounded to the nearest whole number, a half up (10.1); None of none."""
    if not numbers:
        return None
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers))
