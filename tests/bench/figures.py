"""What a benchmark gives: figures, and how they are shown."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One measured number; `aim` is what it should stay under, as text."""

    name: str
    value: float
    unit: str
    aim: str = ""


def percentiles(name: str, seconds: Sequence[float], aim: str = "") -> list[Figure]:
    """p50 and p95 in milliseconds; `aim` is that of p95."""
    return [
        Figure(f"{name}, p50", percentile(seconds, 50) * 1000, "ms"),
        Figure(f"{name}, p95", percentile(seconds, 95) * 1000, "ms", aim),
    ]


def percentile(values: Sequence[float], part: int) -> float:
    """p50 is the median, any other a value that was measured."""
    ordered = sorted(values)
    if part == 50:
        return statistics.median(ordered)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)]


def table(figures: Iterable[Figure]) -> str:
    """As Markdown, which reads well in a terminal too."""
    rows = [("figure", "value", "aim")]
    rows += [(each.name, f"{_number(each.value)} {each.unit}", each.aim) for each in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [_line(row, widths) for row in rows]
    return "\n".join(
        [lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]]
    )


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
    return f"| {cells} |"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
