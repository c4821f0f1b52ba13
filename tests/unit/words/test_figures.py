"""Decimals, quotes and days as each language writes them."""

from __future__ import annotations

from datetime import datetime

import pytest

from pairing.clauses import Figure, Reader, clause
from tournaments.words import speak
from tournaments.words.figures import figures
from tournaments.words.times import facts_of_time


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "42.5 +0.43 2½ 12 C.07"),
        ("cs", "42,5 +0,43 2½ 12 C.07"),
        ("xx", "42.5 +0.43 2½ 12 C.07"),
    ],
)
def test_decimals_have_the_sign_of_the_language(language: str, said: str) -> None:
    written = (figures(text, language) for text in ("42.5", "+0.43", "2½", "12", "C.07"))
    assert " ".join(written) == said


def test_a_sentence_writes_its_figures_as_its_language_does() -> None:
    def in_czech(key: str, facts: object) -> str:
        return speak(key, facts, "cs")  # type: ignore[arg-type]

    reader = Reader(speak=in_czech)
    among = clause("Pairing-Working.among-the-first", value=Figure("42.50"))
    assert "42,50" in reader.words(among)
    facts = {"score": 5, "players": "3", "instead": "4"}
    said = [speak("Pairing-Said.float-but-only", facts, language) for language in ("en", "pl")]
    assert "bracket of 2.5 points" in said[0]
    assert "2,5" in said[1]


def test_what_somebody_wrote_stands_in_the_quotes_of_the_language() -> None:
    facts = {"text": "it's\t"}
    said = [speak("Pairing-Doubt.no-title", facts, language) for language in ("en", "cs", "ru")]
    assert said == [
        "'it's\\t' is no title",
        "„it's\\t“ není titul",
        "«it's\\t» — не звание",
    ]


@pytest.mark.parametrize(
    ("language", "start", "day"),
    [
        ("en", "Thu 5 Nov, 14:30", "5 Nov 2026"),
        ("cs", "čt 5. 11., 14:30", "5. 11. 2026"),
        ("pl", "czw. 5 listopada, 14:30", "5 listopada 2026"),
        ("ru", "чт, 5 ноября, 14:30", "5 ноября 2026 г."),
    ],
)
def test_a_day_is_written_as_the_language_writes_it(language: str, start: str, day: str) -> None:
    facts = facts_of_time(datetime(2026, 11, 5, 14, 30), language)  # noqa: DTZ001 (on the wall)
    said = [speak(f"Shared-Time.{key}", facts, language) for key in ("start", "day")]
    assert [text.replace("\xa0", " ") for text in said] == [start, day]
