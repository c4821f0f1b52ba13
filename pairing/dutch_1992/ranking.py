"""The final standings (F10)."""

from __future__ import annotations

from typing import Final

from pairing.dutch_1992.readings import READINGS
from pairing.model import Field, Options
from pairing.options import checked
from pairing.ranking.criteria import POINTS, criterion
from pairing.ranking.fields import table_of_field
from pairing.ranking.order import Ranking
from pairing.ranking.placed import Ranked
from pairing.ranking.tie_break import Modifiers
from pairing.ranking.tie_breaks.exact_average_rating import EXACT
from pairing.ranking.tie_breaks.games_for_first_place import points_between

GAMES_BETWEEN: Final = "Pairing-TieBreak.games-between"
AVERAGE_RATING: Final = "Pairing-TieBreak.average-rating"


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """F10: points; for the first place the games between those concerned; the average rating of
    the opponents; the lot, if the option "lot" gives its seed. Else the place is shared.
    """
    chosen = checked(options, READINGS)
    table = table_of_field(field, chosen["lot"])
    how = Modifiers(played=chosen["games"] == "paired")
    points, average = criterion(POINTS), criterion("OTHER_AVERAGE", how)
    ranking = Ranking(
        table, (points, criterion("OTHER_FIRST", how), average, criterion("OTHER_LOT_1992"))
    )
    scores, averages = ranking.scores, ranking.values(2)
    most = max(scores.score, default=0)
    first = [place for place, score in enumerate(scores.score) if score == most]
    lines = ranking.lines
    if chosen["average"] != "every-place":
        lines = (*lines[: len(first)], *Ranking(table, (points,)).lines[len(first) :])
    ranked: list[Ranked] = []
    for line in lines:
        place, games = scores.place[line.tpn], ""
        if scores.score[place] == most:
            games = f"{points_between(scores, how, first, place) / 2:g}"
        shown = f"{(averages[line.tpn] or 0) / EXACT:.1f}"
        values = (GAMES_BETWEEN, games), (AVERAGE_RATING, shown)
        ranked.append(Ranked(line.rank, line.tpn, scores.score[place], values))
    return tuple(ranked)
