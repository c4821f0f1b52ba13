"""A round by the Istanbul text: bracket by bracket from the top (C)."""

from __future__ import annotations

from pairing.boards import in_board_order
from pairing.dutch_2012.backtrack import completing, other_floaters
from pairing.dutch_2012.bracket import Bracket2012, PairedBracket, bracket_of
from pairing.dutch_2012.colours import board_of
from pairing.dutch_2012.obstacle import obstacle
from pairing.dutch_2012.own import best_pairing
from pairing.dutch_2012.roster import Roster2012, roster_of
from pairing.matching.pulse import Pulse
from pairing.model import Field, NoLegalPairing, Options, Progress, RoundPairing


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The first acceptable pairing in the order of C.1 to C.14. Raises OptionError."""
    roster = roster_of(field, options)
    outcomes: list[PairedBracket] = []

    def beat() -> None:
        progress(2 * sum(len(outcome.pairs) for outcome in outcomes), len(roster))

    beat()
    problem = obstacle(roster)
    if problem is not None:
        return problem
    pair_brackets(roster, outcomes, Pulse(beat))
    progress(len(roster), len(roster))
    return _round_pairing(roster, outcomes)


def pair_brackets(roster: Roster2012, done: list[PairedBracket], pulse: Pulse) -> None:
    """Add each bracket, paired; there has to be a complete pairing."""
    for index, group in enumerate(roster.groups):
        last = index == len(roster.groups) - 1
        mdps = done[-1].floaters if done else ()
        bracket = bracket_of(roster, mdps, tuple(group), last=last)
        own = best_pairing(bracket, pulse)
        if mdps:
            other = other_floaters(done[-1], bracket, own, pulse)
            if other is not None:
                done[-1] = other
                bracket = bracket_of(roster, other.floaters, tuple(group), last=last)
                own = best_pairing(bracket, pulse)
        if own is None:
            _complete_lowest(roster, done, tuple(group), pulse)
        else:
            done.append(own)
        pulse.work(1000)


def _complete_lowest(
    roster: Roster2012, done: list[PairedBracket], lowest: tuple[int, ...], pulse: Pulse
) -> None:
    """C.13: other floaters from the penultimate bracket, or the two joined, and so on upwards."""
    added: tuple[int, ...] = ()
    own = None
    while own is None:
        penultimate = done.pop()
        other = completing(penultimate, (*added, *lowest), pulse)
        if other is not None:
            done.append(other)
            mdps, lowest = _come_down(roster, other.floaters, added, lowest)
        else:
            lowest = tuple(sorted((*added, *lowest)))
            mdps = penultimate.bracket.everybody
            added = tuple(place for place in mdps if place not in penultimate.bracket.mdps)
        bracket = Bracket2012(roster, mdps, lowest, last=True, joined=bool(added))
        own = best_pairing(bracket, pulse)
    done.append(own)


def _come_down(
    roster: Roster2012, floaters: tuple[int, ...], added: tuple[int, ...], lowest: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who stands in S1 of a lowest bracket to which `added` was joined before, and who below.

    The bracket added last too (C.13), or by A.3 only those who have moved down into it.
    """
    if roster.chosen.joined_half_rule:
        return floaters, tuple(sorted((*added, *lowest)))
    return tuple(sorted((*floaters, *added))), lowest


def _round_pairing(roster: Roster2012, outcomes: list[PairedBracket]) -> RoundPairing:
    entrants = roster.entrants
    pairs = [tuple(sorted(pair)) for outcome in outcomes for pair in outcome.pairs]
    scores = {entrant.tpn: entrant.score for entrant in entrants}
    uneven = [
        (entrants[high].tpn, entrants[low].tpn)
        for high, low in pairs
        if entrants[high].score != entrants[low].score
    ]
    left = outcomes[-1].floaters if outcomes else ()
    bye = entrants[left[0]].tpn if left else None
    return RoundPairing(
        boards=in_board_order((board_of(roster, *pair)[0] for pair in pairs), scores),
        pab=bye,
        downfloaters=frozenset({high for high, _low in uneven} | ({bye} if bye else set())),
        upfloaters=frozenset(low for _high, low in uneven),
    )
