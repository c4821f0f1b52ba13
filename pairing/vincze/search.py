"""Pair by pair with backtracking (V10 to V17), without ever having to go back.

The text makes pairs, and cancels them when the players left cannot be paired: plain depth-first
search in the order of V13. Here a pair is made only if the players left can be paired, which a
largest matching tells; so the first complete pairing of that search is found without its dead ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pairing.matching.bits import lowest
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.pulse import Pulse
from pairing.vincze.opponents import Groups, Sought, opponents_in_order, without
from pairing.vincze.roster import VinczeRoster

STEPS_TO_PAIR, STEPS_TO_ADD = 200, 10
"""What it costs about, for each player there is, to make a pair and to add one to a matching."""


@dataclass(frozen=True, slots=True)
class Start:
    """What is settled before the first pair: the odd player (V8, V17) and the ban (V21, V22).

    `odd` is None with an even number, and where the pairing leaves him over. `matching` is some
    complete pairing of the others; it proves that there is one.
    """

    odd: int | None
    ban: bool
    matching: Matching


@dataclass(frozen=True, slots=True)
class PairChoice:
    """`first` meets `sought.opponent`; the `passed` come before that one in the order of V13.

    An opponent with the number `len(roster)` is nobody: `first` is left over as the odd player.
    """

    first: int
    sought: Sought
    passed: tuple[Sought, ...]


def start(roster: VinczeRoster, pulse: Pulse) -> Start | None:
    """None: no permissible pairing exists (V18)."""
    odd = len(roster) % 2 == 1
    if odd and not roster.chosen.odd_player_left_over:
        return _start_without_odd(roster, pulse)
    for ban in (True, False):
        allowed = roster.allowed(ban=ban)
        matching = largest_matching(_with_nobody(roster, allowed) if odd else allowed, pulse)
        if matching.perfect:
            return Start(None, ban, matching)
    return None


def choices(roster: VinczeRoster, begun: Start, pulse: Pulse) -> Iterator[PairChoice]:
    """The pairs in the order in which they are made."""
    matching = begun.matching.copy()
    left: Groups = [*map(list, roster.groups)]
    if begun.odd is not None:
        left = without(left, begun.odd)
    if matching.present >> len(roster) & 1:
        left = [*left, [len(roster)]]
    while left:
        pulse.work(STEPS_TO_PAIR * len(roster))
        choice = _choice(left, matching)
        yield choice
        left = without(left, choice.first, choice.sought.opponent)


def largest_matching(allowed: list[int], pulse: Pulse) -> Matching:
    matching = Matching(allowed)
    for player in reversed(range(len(allowed))):
        matching.add(player)
        pulse.work(STEPS_TO_ADD * len(allowed))
    return matching


def odd_players(roster: VinczeRoster, matching: Matching) -> int:
    """Who may be the odd player so that the others can be paired, as a bit set."""
    if matching.free.bit_count() != 1:
        return 0
    return matching.free_instead_of(lowest(matching.free)) & roster.odd_candidates


def _with_nobody(roster: VinczeRoster, allowed: list[int]) -> list[int]:
    """One more to be met: who is left over as the odd player meets nobody."""
    nobody = 1 << len(roster)
    candidates = roster.odd_candidates
    met = (bits | (nobody if candidates >> i & 1 else 0) for i, bits in enumerate(allowed))
    return [*met, candidates]


def _start_without_odd(roster: VinczeRoster, pulse: Pulse) -> Start | None:
    """V8, V17: the last player of the lowest group who may; V22 after that (`ban-lifted`)."""
    banned = largest_matching(roster.allowed(ban=True), pulse)
    possible = odd_players(roster, banned)
    if possible and not roster.chosen.ban_lifted_first:
        return _with_odd(possible.bit_length() - 1, banned, ban=True)
    free = largest_matching(roster.allowed(ban=False), pulse)
    lifted = odd_players(roster, free)
    if not lifted:
        return None
    odd = lifted.bit_length() - 1
    ban = bool(possible >> odd & 1)
    return _with_odd(odd, banned if ban else free, ban=ban)


def _with_odd(odd: int, matching: Matching, *, ban: bool) -> Start:
    mate = matching.mate[odd]
    matching.remove(odd)
    if mate != FREE:
        matching.augment(mate)
    return Start(odd, ban, matching)


def _choice(left: Groups, matching: Matching) -> PairChoice:
    """V13 and V14 for the first player; the pair is taken out of the matching, still perfect."""
    first = left[0][0]
    permissible = matching.neighbours[first]
    matching.remove(first)
    passed: list[Sought] = []
    for sought in opponents_in_order(left):
        bit = 1 << sought.opponent
        if permissible & bit:
            if _taken_out(matching, sought.opponent):
                return PairChoice(first, sought, tuple(passed))
            permissible &= matching.free_instead_of(lowest(matching.free))  # V16
        passed.append(sought)
    raise AssertionError("the players left could not be paired")


def _taken_out(matching: Matching, opponent: int) -> bool:
    """Whether the others can be paired without him; if not, he stays."""
    matching.remove(opponent)
    if matching.perfect or matching.augment(lowest(matching.free)):
        return True
    matching.add(opponent)
    return False
