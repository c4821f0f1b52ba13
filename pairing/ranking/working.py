"""How the number of one participant came about: its summands and what is done with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pairing.clauses import Clause
from pairing.model import TPN, HalfPoints

from .cuts import Why


class Term(NamedTuple):
    """One line of a working, mostly a round.

    `value` is what it adds, in units of the tie-break, None if nothing by its nature; `cut` says
    why it is left out of the sum. `score` and `points` are half points, `rating` an opponent's
    number (a rating, a performance). `says` is why it is so, with the article in `article`.
    """

    number: int
    value: int | None
    opponent: TPN | None = None
    score: HalfPoints | None = None
    points: HalfPoints | None = None
    rating: int | None = None
    cut: Why | None = None
    says: Clause | None = None
    article: str = ""


class Mutual(NamedTuple):
    """The line of one participant in the small table of a direct encounter.

    `points` against each of the group in its order: None where they did not meet (and for
    himself). `lowest` and `highest`: what his sum can be, in half points, `rank` what it gives.
    """

    tpn: TPN
    points: tuple[float | None, ...]
    lowest: float
    highest: float
    rank: int


@dataclass(frozen=True, slots=True)
class Working:
    """`value` in units of the tie-break, as it stands in the ranking; None: not defined.

    `says`: what else is to be known, sentence by sentence. `group`: of a direct encounter.
    """

    value: int | None
    terms: tuple[Term, ...] = ()
    says: tuple[Clause, ...] = ()
    group: tuple[Mutual, ...] = ()
