"""What any language says is a sentence that English has too, with facts that are given."""

from __future__ import annotations

import pytest

from tournaments.words import ENGLISH, ROOMS, catalogue
from tournaments.words.catalogue import Catalogue

pytestmark = pytest.mark.registries

LANGUAGES = sorted(file.parent.name for room in ROOMS for file in room.glob("*/*.ftl"))


def foreign(language: Catalogue, english: Catalogue) -> list[str]:
    """Messages and facts that English does not have: nobody says or gives them."""
    return [
        f"{key}: {', '.join(sorted(facts - english.facts[key]))}" if key in english.keys else key
        for key, facts in sorted(language.facts.items())
        if key not in english.keys or facts - english.facts[key]
    ]


@pytest.mark.parametrize("language", sorted({*LANGUAGES}))
def test_no_language_has_a_message_or_a_fact_of_its_own(language: str) -> None:
    assert foreign(catalogue(language), catalogue(ENGLISH)) == []


def test_a_message_and_a_fact_too_many_are_found() -> None:
    """A control."""
    english = Catalogue("en", {"en": "A = One { $round }\nB = Two"}, {})
    czech = Catalogue("cs", {"cs": "A = Jeden { $kolo }\nC = Tři"}, {})
    assert foreign(czech, english) == ["A: kolo", "C"]
