"""Progressive scores, without the first, without the first two, and so on (Lim 1999, 16 b).

OTHER_PS_CUTS leaves out the scores after the rounds that are cut; OTHER_PS_RESULTS takes the
results of these rounds out of the later scores too. With _UNRATED behind them they decide only
where somebody of those tied met an unrated player (Lim 1999, 16: else a decides).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pairing.clauses import clause

from ..scores import Place, Scores
from ..tie_break import PLAIN, Modifiers, TieBreak
from ..working import Working
from .opponents_ratings_with_cuts import all_rated
from .successive_cuts import Sums, SumsOf, by_cuts


def progressive_sums(scores: Scores, _how: Modifiers, place: Place) -> Sums:
    running = scores.running[place]
    return tuple(sum(running[cut:]) for cut in range(len(running)))


def progressive_sums_of_results(scores: Scores, _how: Modifiers, place: Place) -> Sums:
    """A bonus or penalty is no result: it stays in the scores."""
    rounds = scores.table.cards[place].rounds
    results = [past.points for past in rounds]
    extras = [*accumulate(past.extra for past in rounds)]
    return tuple(sum(accumulate(results[cut:])) + sum(extras[cut:]) for cut in range(len(results)))


def _tie_break(code: str, sums_of: SumsOf) -> TieBreak:
    within, working = by_cuts(sums_of)
    return TieBreak(code, "", within=within, working_within=working, higher=False)


def _where_unrated(of: TieBreak, sums_of: SumsOf) -> TieBreak:
    all_within, all_working = by_cuts(sums_of)

    def within(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
        if all_rated(scores, PLAIN, group):
            return [1 for _ in group]
        return all_within(scores, how, group)

    def working(scores: Scores, how: Modifiers, group: Sequence[Place], place: Place) -> Working:
        if all_rated(scores, PLAIN, group):
            return Working(1, says=(clause("Pairing-Working.met-rated-only"),))
        return all_working(scores, how, group, place)

    return TieBreak(f"{of.code}_UNRATED", "", within=within, working_within=working, higher=False)


PROGRESSIVE_WITH_CUTS = _tie_break("OTHER_PS_CUTS", progressive_sums)
PROGRESSIVE_OF_RESULTS_WITH_CUTS = _tie_break("OTHER_PS_RESULTS", progressive_sums_of_results)
PROGRESSIVE_WITH_CUTS_WHERE_UNRATED = _where_unrated(PROGRESSIVE_WITH_CUTS, progressive_sums)
PROGRESSIVE_OF_RESULTS_WITH_CUTS_WHERE_UNRATED = _where_unrated(
    PROGRESSIVE_OF_RESULTS_WITH_CUTS, progressive_sums_of_results
)
