"""How many players have which score, a column a round: a bar and a number for each score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tournaments.domain.standings.standings import points_text
from tournaments.selectors.pictures import ScoreGroup

from .picture import Picture, column, drawn, round_column
from .svg import WIDTH, Scale, line, rect, text

LEFT: Final = 30
TOP: Final = 22
ROW: Final = 16


def scores(rounds: Sequence[Sequence[ScoreGroup]], language: str) -> Picture:
    """The highest score of all rounds on top; an empty place is a score that nobody has."""
    there = {group.points for groups in rounds for group in groups}
    points = sorted(there, reverse=True)
    most = max((group.players for groups in rounds for group in groups), default=1)
    wide = (WIDTH - LEFT) / max(len(rounds), 1)
    length = Scale(0, most, 0, wide - 4)
    body = [text(LEFT - 6, _row(points, score) + 12, points_text(score), "end") for score in points]
    for index, groups in enumerate(rounds):
        x = LEFT + index * wide
        body.append(text(x + 2, TOP - 8, str(index + 1)))
        body.append(line(x, TOP - 2, x, TOP + len(points) * ROW))
        for group in groups:
            y = _row(points, group.points)
            body.append(rect(x, y + 2, length(group.players), ROW - 4, "count-bar"))
            body.append(text(x + 3, y + 12, str(group.players), "on"))
    counts = [{group.points: group.players for group in groups} for groups in rounds]
    rows = [
        (points_text(score), *(str(count.get(score, 0)) for count in counts)) for score in points
    ]
    head = [column("score", language)]
    head += [round_column(number, language) for number in range(1, len(rounds) + 1)]
    return drawn("scores", body, TOP + len(points) * ROW + 4, head, rows, language)


def _row(points: Sequence[int], score: int) -> float:
    return TOP + points.index(score) * ROW
