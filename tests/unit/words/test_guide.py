"""The arbiter's guide in every language that comes with the program, section by section."""

from __future__ import annotations

from pathlib import Path

import pytest

from tournaments.words.guide import gaps, guide, note_as_read, sections

from .test_translations import LANGUAGES

pytestmark = pytest.mark.registries

HOW = "`manage.py translation LANGUAGE` names it; with `--guide SECTION` once it is translated anew"
ENGLISH = "# Guide\n\n## A round\n1. Press `V`\n\n## The end\nSee [keys](#the-keys).\n"
CZECH = (
    "# Příručka\n\n## Konec {#the-end}\nViz [klávesy](#the-keys).\n\n"
    "## Kolo {#a-round}\n1. Stiskněte `V`\n"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_translated_as_it_reads_now(language: str) -> None:
    assert [str(gap) for gap in gaps(language)] == [], HOW


def test_a_section_has_one_address_in_every_language() -> None:
    assert list(sections(ENGLISH)) == ["beginning", "a-round", "the-end"]
    assert sections(CZECH)["a-round"].text == "## Kolo\n\n1. Stiskněte `V`"
    assert "the-keys" in guide("en")


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """A guide that was translated."""
    written(tmp_path, ENGLISH, CZECH)
    assert note_as_read("cs", docs=tmp_path) == 3
    assert gaps("cs", tmp_path) == []
    return tmp_path


def written(docs: Path, english: str, czech: str) -> None:
    (docs / "arbiters-guide.md").write_text(english, encoding="utf-8")
    (docs / "arbiters-guide.cs.md").write_text(czech, encoding="utf-8")


@pytest.mark.parametrize(
    ("english", "czech", "named"),
    [
        (ENGLISH.replace("Press", "Hold"), CZECH, "a-round: stale"),
        (ENGLISH, CZECH.partition("## Kolo")[0], "a-round: missing"),
        (ENGLISH, CZECH + "\n## Více {#more}\nVíce.", "more: unknown"),
        (ENGLISH, CZECH.replace("`V`", "`K`"), "a-round: codes (not `V`; new `K`)"),
        (ENGLISH, CZECH.replace("#the-keys", "#klavesy"), "the-end: links"),
        (ENGLISH, CZECH.replace("1. ", ""), "a-round: items (0, not 1)"),
        (ENGLISH, CZECH + "\n| a |\n", "a-round: rows (1, not 0)"),
    ],
)
def test_control_what_a_section_lacks_is_named(
    docs: Path, english: str, czech: str, named: str
) -> None:
    written(docs, english, czech)
    (gap,) = gaps("cs", docs)
    assert named in str(gap)


def test_one_section_is_noted_alone(docs: Path) -> None:
    written(docs, ENGLISH.replace("Press", "Hold").replace("See", "Look at"), CZECH)
    assert note_as_read("cs", "a-round", docs) == 1
    assert [gap.key for gap in gaps("cs", docs)] == ["the-end"]
