"""Small SVG, written on the server: elements, scales and ticks.

A picture is 360 units wide, about a phone's pixels, so that its text can be read there. Colours and
strokes are classes of `shared/css/pictures.css`; what they tell is told by a shape, a dash or a
number as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 360
LONGEST_NAME: Final = 18
"""Characters of a name in a picture; the table beside it has all of it."""

SHAPES: Final = ("circle", "square", "diamond", "triangle")
DASHES: Final = ("", "7 3", "2 3", "8 3 2 3")


class Scale(NamedTuple):
    """From values to places: `low` stands at `start`, `high` at `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        wide = self.high - self.low
        return self.start + (self.end - self.start) * ((value - self.low) / wide if wide else 0.5)


def element(name: str, content: str = "", /, **attributes: float | str) -> str:
    """`class_` is `class`, `stroke_width` is `stroke-width`; `content` is markup already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def several(*names: str) -> str:
    """Classes of one element, or the ids that name it."""
    return " ".join(names)


def text(x: float, y: float, said: str, class_: str = "") -> str:
    """`end`, `mid` and `strong` are classes that the style knows."""
    return element("text", escape(said), x=x, y=y, class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, class_: str = "axis") -> str:
    return element("path", d=f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", class_=class_)


def rect(x: float, y: float, width: float, height: float, class_: str) -> str:
    return element("rect", x=x, y=y, width=width, height=height, class_=class_)


def polyline(places: Sequence[tuple[float, float]], class_: str, dashes: str = "") -> str:
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    return element("path", d=path, class_=class_, stroke_dasharray=dashes)


def marker(x: float, y: float, shape: str, class_: str = "point") -> str:
    """One of `SHAPES`, seven units wide."""
    if shape == "circle":
        return element("circle", cx=x, cy=y, r=3.5, class_=class_)
    paths = {
        "square": "m-3.2-3.2h6.4v6.4h-6.4z",
        "diamond": "m0-4.5 4.5 4.5-4.5 4.5-4.5-4.5z",
        "triangle": "m0-4.2 4.2 7.4h-8.4z",
    }
    return element("path", d=f"M{number(x)} {number(y)}{paths[shape]}", class_=class_)


def number(value: float) -> str:
    """A tenth of a unit is finer than anybody sees."""
    return f"{round(value, 1) or 0:.1f}".removesuffix(".0")


def ticks(low: float, high: float, most: int) -> list[int]:
    """Whole numbers between the two, at steps of 1, 2 or 5 times a power of ten, `most` at most."""
    step = 1
    while (floor(high / step) - -(-low // step)) + 1 > most:
        step = _next_step(step)
    first = int(-(-low // step)) * step
    return list(range(first, floor(high) + 1, step))


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places for labels, as near to those wanted as they can stand without touching, between the
    two; in the order given."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = [0.0] * len(wanted)
    before = low - apart
    for index in order:
        before = placed[index] = max(wanted[index], before + apart)
    after = high + apart
    for index in reversed(order):
        after = placed[index] = min(placed[index], after - apart)
    return placed


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def _next_step(step: int) -> int:
    power = int(10 ** floor(log10(step)))
    return {1: 2, 2: 5, 5: 10}[step // power] * power
