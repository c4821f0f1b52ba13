"""`docs/systems.md` lists the systems and readings of the registry, word for word."""

from __future__ import annotations

import pytest

from pairing.sentences import in_english

from .systems_guide import EVERY, GUIDE, rewritten, tables


def section(heading: str) -> str:
    """The text below that heading, up to the next one."""
    _before, found, after = GUIDE.read_text().partition(f"\n{heading}\n")
    assert found, f"no heading {heading!r} in {GUIDE.name}"
    return after.split("\n#")[0]


@pytest.mark.parametrize("heading", tables())
def test_names_articles_and_defaults_are_those_of_the_registry(heading: str) -> None:
    assert tables()[heading].strip() in section(heading)


def test_no_other_system_is_listed() -> None:
    headings = [line for line in GUIDE.read_text().splitlines() if line.startswith("### `")]
    assert headings == [heading for heading in tables() if heading.startswith("### `")]


def test_the_guide_is_what_writing_it_anew_makes_of_it() -> None:
    assert rewritten(GUIDE.read_text()) == GUIDE.read_text()


def test_a_stale_guide_is_mended() -> None:
    text = GUIDE.read_text()
    stale = text.replace("### `vincze`", "### `another`").replace("| `parity` |", "| `odd` |")
    assert stale != text
    assert rewritten(stale) == text


def test_readings_can_be_told_apart_and_stand_in_a_table() -> None:
    for system in EVERY.values():
        names = [reading.name for reading in system.readings]
        assert len(set(names)) == len(names), system.code
        asked = [in_english(system.question(reading), {}) for reading in system.readings]
        assert all("|" not in question for question in asked)
