"""The results of a round as they came in, and how long each board was open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tournaments.selectors.pictures import Arrival
from tournaments.words import label, speak

from ..times import clock
from .picture import Picture, column, drawn
from .svg import WIDTH, Scale, element, line, number, polyline, several, text, ticks

LEFT: Final = 34
RIGHT: Final = WIDTH - 10
TOP: Final = 22
BOTTOM: Final = 180
SHORTEST: Final = 2
"""Of a bar: a result that was there at once is seen as well."""


def timeline(arrivals: Sequence[Arrival], language: str) -> Picture:
    """How many results there were, minute by minute: a stair that ends when all are in."""
    came = [each for each in arrivals if not each.open]
    along, up = _along(arrivals), Scale(0, max(len(arrivals), 1), BOTTOM, TOP)
    places, count = [(along(0), up(0))], 0
    for each in came:
        places.append((along(each.minutes), up(count)))
        count += 1
        places.append((along(each.minutes), up(count)))
    last = max((each.minutes for each in arrivals), default=0)
    places.append((along(last), up(count)))
    body = [
        *(_level(value, up(value)) for value in ticks(0, max(len(arrivals), 1), 6)),
        *_minutes(along, last, BOTTOM, language),
        polyline(places, several("line", "k0")),
    ]
    rows = [
        (clock(each.at), str(each.minutes), str(each.board), str(index))
        for index, each in enumerate(came, 1)
    ]
    head = [column(code, language) for code in ("time", "minutes", "board", "results")]
    return drawn("timeline", body, BOTTOM + 36, head, rows, language)


def open_boards(arrivals: Sequence[Arrival], language: str) -> Picture:
    """A bar a board, as long as it was open; a dashed one is open still."""
    boards = sorted(arrivals, key=lambda each: each.board)
    along = _along(arrivals)
    last = max((each.minutes for each in arrivals), default=0)
    row = 14.0 if len(boards) <= 60 else 3.0
    bottom = TOP + len(boards) * row
    done: list[str] = []
    going: list[str] = []
    for index, each in enumerate(boards):
        end = max(along(each.minutes), LEFT + SHORTEST)
        bar = f"M{LEFT} {number(TOP + (index + 0.5) * row)}H{number(end)}"
        (going if each.open else done).append(bar)
    every = 1 if row > 10 else 10
    body = [
        *(
            text(LEFT - 5, TOP + (index + 0.5) * row + 4, str(each.board), "end")
            for index, each in enumerate(boards)
            if index % every == 0
        ),
        *_minutes(along, last, bottom, language),
        element("path", d="".join(done), class_="open-bar", stroke_width=row * 0.6),
        element(
            "path", d="".join(going), class_=several("open-bar", "going"), stroke_width=row * 0.6
        ),
    ]
    rows = [
        (
            str(each.board),
            str(each.minutes),
            label("Shared-PictureOpen", "open", language) if each.open else clock(each.at),
        )
        for each in boards
    ]
    head = [column(code, language) for code in ("board", "minutes", "time")]
    return drawn("open-boards", body, bottom + 36, head, rows, language)


def _along(arrivals: Sequence[Arrival]) -> Scale:
    last = max((each.minutes for each in arrivals), default=0)
    return Scale(0, max(last, 1), LEFT, RIGHT)


def _level(value: int, y: float) -> str:
    return line(LEFT, y, RIGHT, y, "grid") + text(LEFT - 5, y + 4, str(value), "end")


def _minutes(along: Scale, last: int, bottom: float, language: str) -> list[str]:
    said = speak("Shared-PictureRound.minutes", {}, language)
    return [
        line(LEFT, bottom, RIGHT, bottom),
        *(text(along(n), bottom + 16, str(n), "mid") for n in ticks(0, max(last, 1), 8)),
        text(RIGHT, bottom + 30, said, "end"),
    ]
