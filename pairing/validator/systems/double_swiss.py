"""The Double-Swiss of 2026: the one round that Article 3 leads to, proved bracket by bracket.

The stated round is the witness that the others can be paired; what would be better or earlier is
looked for by alternating trees, and by a library's matching where several float up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.alternating import NOBODY
from pairing.validator.systems.double_swiss_bracket import BracketCheck
from pairing.validator.systems.double_swiss_floaters import MatchFloaterCheck
from pairing.validator.systems.double_swiss_games import findings_of_second_games, match_field
from pairing.validator.systems.double_swiss_hall import MatchHall
from pairing.validator.systems.fide_2026 import DueColour, findings_of
from pairing.validator.systems.fide_2026_hall import Hall
from pairing.validator.verdict import Finding

_ARTICLES = {"1.9": "3.3", "3.1": "3.4", "1.3": "1.5"}
"""The numbers of Dubov and Burstein for what is checked alike."""


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round of games; of pairs only the first."""
    if field.round_number % 2:
        yield from findings_of_match(match_field(field), pairing, options)
    else:
        yield from findings_of_second_games(field, pairing)


def findings_of_match(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Of the pairing of a match; the rounds of this field are matches."""
    return findings_with_upfloaters(MatchHall(field, options), pairing, BracketCheck)


H = TypeVar("H", bound=MatchHall)
CheckBracket = Callable[[H, list[int], set[int], set[int]], BracketCheck]
"""Of a hall, from the stated partners, for these residents and upfloaters."""


def findings_with_upfloaters(
    hall: H, pairing: RoundPairing | NoLegalPairing, check: CheckBracket[H]
) -> Iterator[Finding]:
    """Of a system with this Article 3; `check` looks at the pairs of a bracket."""

    def claim(place: int) -> tuple[int, int, int]:
        seat = hall.seats[place]
        return seat.score, -seat.played, -place

    def pairs(_hall: Hall, partner: list[int]) -> Iterator[DueColour | Finding]:
        return _pairs(hall, partner, check)

    for each in findings_of(hall, pairing, claim, pairs):
        yield replace(each, article=_ARTICLES.get(each.article, each.article))


def _pairs(hall: H, partner: list[int], check: CheckBracket[H]) -> Iterator[DueColour | Finding]:
    left = {place for place, other in enumerate(partner) if other != NOBODY}
    while left:
        top = max(hall.seats[place].score for place in left)
        residents = {place for place in left if hall.seats[place].score == top}
        stated = {partner[place] for place in residents} - residents
        wrong = MatchFloaterCheck(hall, partner, residents, left - residents, stated).finding()
        if wrong is not None:
            yield wrong
        yield from check(hall, partner, residents, stated).due()
        left -= residents | stated
