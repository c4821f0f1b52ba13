"""The page about VinczeSwiss lists the readings of the registry."""

from __future__ import annotations

from pathlib import Path

from pairing.vincze.readings import READINGS, TIE_BREAKS

PAGE = Path(__file__).parents[4] / "docs" / "systems" / "vincze.md"


def test_the_page_has_a_line_for_each_reading_with_its_default_first() -> None:
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    expected = [
        f"| `{reading.name}` | {reading.article} | "
        + (", ".join(f"`{choice}`" for choice in reading.choices) or "free text")
        + " | "
        for reading in READINGS
    ]
    assert len(lines) == len(expected)
    for line, start in zip(lines, expected, strict=True):
        assert line.startswith(start)


def test_the_page_names_the_auxiliary_rankings() -> None:
    (line,) = (line for line in PAGE.read_text().splitlines() if line.startswith("| `tie-breaks`"))
    assert ", ".join(f"`{name}`" for name in TIE_BREAKS) in line
