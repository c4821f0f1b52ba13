"""Every bracket of a round both ways: as the round is paired, and by weights alone.

Weights alone means: one heaviest matching whose weights hold all criteria and the order of the
alterations too. No lower bound, no face and no certificate takes part in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pairing.dutch.best import by_weights, on_face, solved
from pairing.dutch.bracket import Bracket, Candidate
from pairing.dutch.completion import Completion
from pairing.dutch.editions import DUTCH_2017, DUTCH_2026
from pairing.dutch.perfect import perfect_candidate
from pairing.dutch.roster import roster_of
from pairing.dutch.round import brackets_paired
from pairing.model import TPN, Field, Options
from pairing.options import OptionError
from pairing.sentences import said

EDITIONS = {edition.code: edition for edition in (DUTCH_2026, DUTCH_2017)}

Pairs = frozenset[tuple[TPN, TPN]]


@dataclass(frozen=True, slots=True)
class EngineDifference:
    """A bracket (its players by TPN) in which the two ways disagree: a fault of the engine."""

    players: tuple[TPN, ...]
    certified: Pairs
    exact: Pairs


@dataclass(frozen=True, slots=True)
class Comparison:
    """All `brackets` were compared; `certified` of them were answered with a certificate.

    That is a candidate that attains every lower bound, or the earliest on the face of the optima.
    """

    brackets: int
    certified: int
    differences: tuple[EngineDifference, ...]


def compare(
    field: Field, options: Options, system: str = "dutch-2026", largest: int | None = None
) -> Comparison:
    """Pair a round both ways; slow. No brackets if no legal pairing exists.

    Brackets of more than `largest` players are held against the face of the optima instead.
    Raises OptionError for a system that is no edition of the FIDE (Dutch) System.
    """
    if system not in EDITIONS:
        raise OptionError(said("one-way-only", system=system))
    roster = roster_of(field, options, EDITIONS[system])
    completion = Completion(roster)
    brackets = certified = 0
    differences = []
    for bracket, _ in brackets_paired(roster, completion) if completion.possible else ():
        brackets += 1
        short, is_certified = _short_way(bracket, completion)
        certified += is_certified
        by_face = largest is not None and len(bracket.players) > largest
        exact = solved(bracket, completion, on_face if by_face else by_weights).candidate
        if short != exact:
            differences.append(
                EngineDifference(
                    tuple(roster.entrants[player].tpn for player in bracket.players),
                    _pairs(bracket, short),
                    _pairs(bracket, exact),
                )
            )
    return Comparison(brackets, certified, tuple(differences))


def _short_way(bracket: Bracket, completion: Completion) -> tuple[Candidate, bool]:
    perfect = None if bracket.collapsed else perfect_candidate(bracket, completion)
    if perfect is not None:
        return perfect, True
    solution = solved(bracket, completion)
    return solution.candidate, solution.certified


def _pairs(bracket: Bracket, candidate: Candidate) -> Pairs:
    entrants = bracket.roster.entrants
    return frozenset((entrants[one].tpn, entrants[other].tpn) for one, other in candidate.pairs)
