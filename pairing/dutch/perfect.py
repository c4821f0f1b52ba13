"""The first candidate that attains the lower bound of every criterion, if there is one.

Such a candidate is the answer by 3.4 and 3.8: nothing is better, nothing as good comes earlier.
Nearly every bracket has one. Where none is found the caller falls back on `best`.
"""

from __future__ import annotations

from itertools import islice

from pairing.dutch.bounds import PairRules, pair_rules
from pairing.dutch.bracket import Bracket, Candidate, Pair, candidate_of
from pairing.dutch.completion import STEPS_PER_PLAYER, Completion
from pairing.dutch.exchange import single_exchanges
from pairing.dutch.floating import next_bracket_attains_all, one_floater_may_suit, pab_comes_from
from pairing.dutch.transposition import first_transposition, without_partner
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse

EXCHANGES_TRIED = 300
"""More are left to the exact solution, which does not depend on their number."""
STEPS_PER_EXCHANGE = 10
"""What it costs about, for each player of S1, to try an exchange."""
MENDED_BY_EXCHANGE = 2
"""Two players change sides, and each of them can give one player more a partner."""


def perfect_candidate(bracket: Bracket, completion: Completion) -> Candidate | None:
    """The perfect candidate, or None if there is none or it was not found."""
    players = bracket.players
    if len(players) == 1 and not bracket.is_last:
        return Candidate((), players)
    if len(bracket.mdps) > len(bracket.residents):
        return None
    if len(players) % 2 == 0:
        completes = bracket.roster.edition.completes_every_bracket
        if completes and not completion.leaves_a_pairing((), bracket.group + 1):
            return None
        return _first(bracket, pair_rules(bracket, None, unplayed_counts=False), completion.pulse)
    return _with_floater(bracket, completion)


def _with_floater(bracket: Bracket, completion: Completion) -> Candidate | None:
    """Residents who cannot float (C4, C5) or spoil the following bracket (C8) are struck out."""
    if not one_floater_may_suit(bracket, completion):
        return None
    unplayed_counts = pab_comes_from(bracket, completion)
    floaters = set_of(bracket.residents)
    if bracket.is_last:
        floaters &= completion.pab_candidates
    while floaters:
        completion.pulse.work(STEPS_PER_PLAYER * len(bracket.players))
        rules = pair_rules(bracket, floaters, unplayed_counts=unplayed_counts)
        candidate = _first(bracket, rules, completion.pulse)
        if candidate is None:
            return None
        if next_bracket_attains_all(bracket, completion, candidate.downfloaters):
            return candidate
        floaters &= ~set_of(candidate.downfloaters)
    return None


def _first(bracket: Bracket, rules: PairRules, pulse: Pulse) -> Candidate | None:
    """The first candidate made of allowed pairs and an allowed floater only."""
    floater_row = len(bracket.roster)
    near = dict(rules.near)
    near[floater_row] = rules.floaters
    fixed = _first_mdp_pairing(bracket, rules) if bracket.mdps else []
    if fixed is None:
        return None
    gone = {player for pair in fixed for player in pair}
    remainder = [player for player in bracket.residents if player not in gone]
    size = len(remainder) // 2
    pairs = _pair_remainder(
        remainder[:size], remainder[size:], near, [floater_row] if rules.floaters else [], pulse
    )
    return None if pairs is None else candidate_of(bracket, fixed + pairs)


def _first_mdp_pairing(bracket: Bracket, rules: PairRules) -> list[Pair] | None:
    """4.2 for the MDPs: each in turn gets the first partner that leaves the others a way."""
    matching = _some_pairing(bracket, rules)
    if matching is None:
        return None
    pairs = []
    for mdp in bracket.mdps:
        partner = next(
            other
            for other in members(rules.near[mdp] & matching.present)
            if matching.mate[mdp] == other or matching.force(mdp, other)
        )
        matching.remove(mdp)
        matching.remove(partner)
        pairs.append((mdp, partner))
    return pairs


def _some_pairing(bracket: Bracket, rules: PairRules) -> Matching | None:
    floater_node = len(bracket.roster)
    neighbours = [0] * (floater_node + 1)
    for player, near in rules.near.items():
        neighbours[player] = near
    for player in members(rules.floaters):
        neighbours[player] |= 1 << floater_node
    neighbours[floater_node] = rules.floaters
    matching = Matching(neighbours)
    matching.fill((*bracket.players, *([floater_node] if rules.floaters else [])))
    return matching if matching.perfect else None


def _pair_remainder(
    s1: list[int], s2: list[int], near: dict[int, int], floater_row: list[int], pulse: Pulse
) -> list[Pair] | None:
    """3.6: transpositions of the original S2, then exchanges of one player."""
    partners = first_transposition([*s1, *floater_row], s2, near)
    if partners is None:
        if without_partner([*s1, *floater_row], s2, near, MENDED_BY_EXCHANGE) > MENDED_BY_EXCHANGE:
            return None
        for new_s1, new_s2 in islice(single_exchanges(s1, s2), EXCHANGES_TRIED):
            pulse.work(STEPS_PER_EXCHANGE * len(s1))
            partners = first_transposition([*new_s1, *floater_row], new_s2, near)
            if partners is not None:
                break
        else:
            return None
    return [
        (min(player, partner), max(player, partner))
        for player, partner in partners.items()
        if player not in floater_row
    ]
