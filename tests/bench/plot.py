"""Plots of what grows as small SVGs, both axes logarithmic; each line bears its name, so that they
are read in print, in the dark and without colour."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10
from typing import Final

WIDTH, HEIGHT, EDGE = 640, 400, 60
NAMES: Final = 180
"""Kept free on the right for the names of the lines."""
Points = Mapping[int, float]


def growth(seconds: Points, aims: Points, others: Mapping[str, Points] | None = None) -> str:
    """Seconds for one round against players: measured, the aims dashed, `others` thin."""
    made = _Plot([seconds, aims, *(others or {}).values()], "players", "Seconds for one round", "s")
    made.line(aims, "#b50", "aim", dashed=True)
    made.line(seconds, "#057", "measured")
    made.dots(seconds, "#057")
    for name, points in (others or {}).items():
        made.line(points, "#777", name)
    return made.svg()


def lines(all_: Mapping[str, Points], against: str, what: str) -> str:
    """Milliseconds against what they grow by, a line for each name."""
    made = _Plot([*all_.values()], against, what, "ms")
    for (name, points), colour in zip(all_.items(), ("#057", "#b50", "#555"), strict=False):
        made.line(points, colour, name)
        made.dots(points, colour)
    return made.svg()


class _Plot:
    def __init__(self, all_: list[Points], against: str, what: str, unit: str) -> None:
        values = [value for points in all_ for value in points.values()]
        self._sizes = sorted({size for points in all_ for size in points})
        self._low, high = _decade(min(values), down=True), _decade(max(values), down=False)
        self._high = max(high, self._low + 1)
        self._first, self._last = log10(self._sizes[0]), log10(self._sizes[-1])
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="sans-serif" font-size="12" role="img">',
            f"<title>{what} against {against}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{EDGE}" y="{EDGE - 24}">{what}</text>',
        ]
        self._axes(against, unit)

    def line(self, points: Points, colour: str, name: str, *, dashed: bool = False) -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._place, *_sorted(points)))
        dashes = ' stroke-dasharray="6 4"' if dashed else ""
        self._parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'
        )
        x, y = self._place(*max(points.items()))
        self._parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{name}</text>')

    def dots(self, points: Points, colour: str) -> None:
        for point in points.items():
            x, y = self._place(*point)
            self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')

    def svg(self) -> str:
        return "\n".join([*self._parts, "</svg>"]) + "\n"

    def _axes(self, against: str, unit: str) -> None:
        right = WIDTH - NAMES
        for decade in range(self._low, self._high + 1):
            _, y = self._place(self._sizes[0], 10.0**decade)
            self._parts += [
                f'<path d="M{EDGE} {y:.1f}H{right}" stroke="#ddd"/>',
                f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end">'
                f"{10.0**decade:g} {unit}</text>",
            ]
        for size in self._sizes:
            x, _ = self._place(size, 10.0**self._low)
            self._parts.append(
                f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{size:,}</text>'
            )
        middle = (EDGE + right) / 2
        self._parts.append(
            f'<text x="{middle:.0f}" y="{HEIGHT - 12}" text-anchor="middle">{against}</text>'
        )

    def _place(self, size: float, value: float) -> tuple[float, float]:
        across = (log10(size) - self._first) / ((self._last - self._first) or 1)
        up = (log10(value) - self._low) / (self._high - self._low)
        return EDGE + across * (WIDTH - NAMES - EDGE), HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE)


def _sorted(points: Points) -> tuple[list[int], list[float]]:
    sizes = sorted(points)
    return sizes, [points[size] for size in sizes]


def _decade(value: float, *, down: bool) -> int:
    exact = log10(value)
    whole = int(exact // 1)
    return whole if down or exact == whole else whole + 1
