"""Progressive scores, without the first, without the first two, and so on (Lim 1999, 16 b).

OTHER_PS_CUTS leaves out the scores after the rounds that are cut; OTHER_PS_RESULTS takes the
results of these rounds out of the later scores too.
"""

from __future__ import annotations

from itertools import accumulate

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak
from .successive_cuts import Sums, SumsOf, by_cuts


def progressive_sums(scores: Scores, _how: Modifiers, place: Place) -> Sums:
    running = scores.running[place]
    return tuple(sum(running[cut:]) for cut in range(len(running)))


def progressive_sums_of_results(scores: Scores, _how: Modifiers, place: Place) -> Sums:
    results = [past.points + past.extra for past in scores.table.cards[place].rounds]
    return tuple(sum(accumulate(results[cut:])) for cut in range(len(results)))


def _tie_break(code: str, sums_of: SumsOf) -> TieBreak:
    within, working = by_cuts(sums_of)
    return TieBreak(code, "", within=within, working_within=working, higher=False)


PROGRESSIVE_WITH_CUTS = _tie_break("OTHER_PS_CUTS", progressive_sums)
PROGRESSIVE_OF_RESULTS_WITH_CUTS = _tie_break("OTHER_PS_RESULTS", progressive_sums_of_results)
