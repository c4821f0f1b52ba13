"""C8: what the downfloaters of a bracket do to the following bracket."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.matching.bits import lowest, set_of
from pairing.matching.cardinality import Matching


def pab_comes_from(bracket: Bracket, completion: Completion) -> bool:
    """Whether nobody below the bracket gets the PAB: its score is at least the residents' one.

    If then only one player floats down, it is this player who gets the PAB, and C9 applies.
    """
    return completion.pab_score is not None and completion.pab_score >= bracket.resident_score


def one_floater_may_suit(bracket: Bracket, completion: Completion) -> bool:
    """Whether the players after the following bracket stand in the way of every single floater."""
    if bracket.is_last or not bracket.roster.edition.completes_every_bracket:
        return True
    after = bracket.group + 2
    if len(bracket.next_residents) % 2:
        return completion.leaves_a_pairing((), after)
    return any(
        _may_float_on(bracket, completion, resident)
        for resident in reversed(bracket.next_residents)
    )


def next_bracket_attains_all(
    bracket: Bracket, completion: Completion, downfloaters: Iterable[int]
) -> bool:
    """Whether C4, C5 hold and nothing better than this is thinkable in the following bracket.

    That is: every MDP is paired there, at most one resident floats on, and the rest can still
    be paired. (2017, C.7: without regard to the rest, but for the PAB in the last bracket.)
    """
    floating = tuple(downfloaters)
    below = bracket.group + 1
    completes = bracket.roster.edition.completes_every_bracket
    if completes and not completion.leaves_a_pairing(floating, below):
        return False
    if bracket.is_last or not floating:
        return True
    residents = set_of(bracket.next_residents)
    allowed = bracket.roster.allowed
    neighbours = [0] * len(allowed)
    for player in floating:
        neighbours[player] = allowed[player] & residents
    for player in bracket.next_residents:
        neighbours[player] = allowed[player]
    matching = Matching(neighbours)
    matching.fill((*floating, *bracket.next_residents))
    free = matching.free
    odd = (len(floating) + len(bracket.next_residents)) % 2
    if free.bit_count() != odd:
        return False
    if not odd:
        return not completes or completion.leaves_a_pairing((), below + 1)
    return _one_resident_can_float(bracket, completion, matching)


def _one_resident_can_float(bracket: Bracket, completion: Completion, matching: Matching) -> bool:
    loose = lowest(matching.free)
    for resident in reversed(bracket.next_residents):
        if not _may_float_on(bracket, completion, resident):
            continue
        if resident == loose:
            return True
        trial = matching.copy()
        trial.remove(resident)
        if trial.augment(loose):
            return True
    return False


def _may_float_on(bracket: Bracket, completion: Completion, resident: int) -> bool:
    after = bracket.group + 2
    is_last = after == len(bracket.roster.groups)
    if is_last or bracket.roster.edition.completes_every_bracket:
        return completion.completed_by(resident, after)
    return True
