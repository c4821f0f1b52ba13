"""A plot of seconds against players as a small SVG, both axes logarithmic."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

WIDTH, HEIGHT, EDGE = 640, 400, 60


def growth(
    seconds: Mapping[int, float],
    aims: Mapping[int, float],
    others: Mapping[str, Mapping[int, float]],
) -> str:
    """Measured seconds as a line, the aims as a dashed one, `others` as thin ones with a name."""
    values = [*seconds.values(), *aims.values()]
    values += [value for other in others.values() for value in other.values()]
    sizes = sorted({*seconds, *aims})
    low, high = _decade(min(values), down=True), _decade(max(values), down=False)
    first, last = log10(sizes[0]), log10(sizes[-1])

    def place(players: float, value: float) -> tuple[float, float]:
        across = (log10(players) - first) / ((last - first) or 1)
        up = (log10(value) - low) / (high - low)
        return EDGE + across * (WIDTH - 2 * EDGE), HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE)

    def line(points: Mapping[int, float], colour: str, dashes: str) -> str:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*p) for p in sorted(points.items())))
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" role="img">',
        "<title>Seconds for one round against the number of players</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for decade in range(low, high + 1):
        _, y = place(sizes[0], 10.0**decade)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end">{10.0**decade:g} s</text>'
        )
    for size in sizes:
        x, _ = place(size, 10.0**low)
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{size:,}</text>'
        )
    parts.append(line(aims, "#b50", ' stroke-dasharray="6 4"'))
    parts.append(line(seconds, "#057", ""))
    for point in seconds.items():
        x, y = place(*point)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#057"/>')
    for name, points in others.items():
        x, y = place(*max(points.items()))
        parts.append(line(points, "#777", ""))
        parts.append(f'<text x="{x + 6:.1f}" y="{y:.1f}" fill="#555">{name}</text>')
    parts.append(f'<text x="{EDGE + 10}" y="{EDGE - 20}" fill="#057">measured (median)</text>')
    parts.append(f'<text x="{EDGE + 300}" y="{EDGE - 20}" fill="#b50">aim (dashed)</text>')
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">players</text></svg>'
    )
    return "\n".join(parts) + "\n"


def _decade(value: float, *, down: bool) -> int:
    exact = log10(value)
    whole = int(exact // 1)
    return whole if down or exact == whole else whole + 1
