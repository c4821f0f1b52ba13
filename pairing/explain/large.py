"""What happens in a large bracket if somebody floats: answered without pairing it anew.

The values of the criteria are all that is wanted, and mostly counting gives them: how many have
to float, or that every lower bound is attained (see `pairing.dutch.bounds`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairing.dutch.bounds import pair_rules
from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.floating import next_bracket_attains_all, pab_comes_from
from pairing.explain.position import ExplainedRound, Outcome
from pairing.explain.questions import Question, alone
from pairing.matching.bits import members
from pairing.matching.cardinality import Matching
from pairing.model import TPN

LARGE = 40
"""Players of a bracket from which on it is not paired anew only to be shown."""


def if_floating_at_large(
    position: ExplainedRound, group: int, tpn: TPN, large: int = LARGE
) -> Outcome | None:
    """A pairing of bracket `group` as good as the best in which the player floats down.

    It need not be the first of them in the order. None: it takes a closer look.
    """
    outcome = position.brackets[group]
    if len(position.bracket(group).players) < large or outcome.penultimate or outcome.collapsed:
        return None
    question = Question(position, group, (), tuple(alone(position, group, tpn)))
    if not question.possible or question.bracket is None:
        return None
    mates = _alone(question.bracket, question.completion, question.number[tpn])
    if mates is None and not outcome.downfloaters:
        mates = _with_others(question.bracket, question.completion)
    return None if mates is None else question.paired(mates)


def _alone(bracket: Bracket, completion: Completion, floater: int) -> Sequence[int] | None:
    """Nobody else floats, and every lower bound is attained."""
    others = [player for player in bracket.players if player != floater]
    if len(others) % 2 or floater in bracket.mdps:
        return None
    if bracket.is_last and not completion.pab_candidates >> floater & 1:
        return None
    counts = pab_comes_from(bracket, completion)
    rules = pair_rules(bracket, 1 << floater, unplayed_counts=counts)
    matching = _matching(bracket, rules.near, others)
    if not matching.perfect:
        return None
    attained = next_bracket_attains_all(bracket, completion, (floater,))
    return matching.mate if attained else None


def _with_others(bracket: Bracket, completion: Completion) -> Sequence[int] | None:
    """As few as can be float; more than did, so nothing else counts."""
    near = {player: bracket.partners(player) for player in bracket.players}
    matching = _matching(bracket, near, bracket.players)
    floating = tuple(members(matching.free))
    completes = bracket.roster.edition.completes_every_bracket
    if completes and not completion.leaves_a_pairing(floating, bracket.group + 1):
        return None
    return matching.mate


def _matching(bracket: Bracket, near: Mapping[int, int], players: Sequence[int]) -> Matching:
    neighbours = [0] * len(bracket.roster)
    for player in players:
        neighbours[player] = near[player]
    matching = Matching(neighbours)
    matching.fill(players)
    return matching
