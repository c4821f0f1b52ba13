"""What public scripts say is made into plain patterns: what needs more is refused by its key.

`tests/js/public-words.test.js` says these patterns.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from frontend.public import script_words
from tournaments.words import ENGLISH, CatalogueError, languages
from tournaments.words.catalogue import Catalogue
from tournaments.words.patterns import plain_patterns

ROOT: Final = Path(__file__).parents[3]
SHARED: Final = json.loads((ROOT / "tests/js/patterns.json").read_text(encoding="utf-8"))
"""Messages, their patterns, and what they say: read by tests of either language."""


def test_a_pattern_is_a_text_or_texts_and_slots() -> None:
    assert plain_patterns(SHARED["fluent"]) == SHARED["patterns"]


@pytest.mark.parametrize(("key", "facts", "said"), SHARED["said"])
def test_fluent_says_the_same(key: str, facts: dict[str, Any], said: str) -> None:
    assert Catalogue(ENGLISH, {"shared": SHARED["fluent"]}, {}).speak(key, facts) == said


@pytest.mark.parametrize(
    "message",
    [
        "A = { UPPER($name) }",
        "A = { B }",
        "A = { -term }",
        "A = { UPPER($name) ->\n   *[other] x\n }",
        "A = { $name ->\n   *[other] { B }\n }",
    ],
)
def test_what_needs_more_is_refused_by_name(message: str) -> None:
    with pytest.raises(CatalogueError, match=r"^A needs more"):
        plain_patterns(message)


def test_what_is_no_message_is_refused() -> None:
    with pytest.raises(CatalogueError, match="no message"):
        plain_patterns("A = { $name")


def test_what_a_language_does_not_say_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language, text in ((ENGLISH, "A = One\nB = Two\n"), ("cs", "A = Jeden\n")):
        folder = tmp_path / language / "scripts" / "public"
        folder.mkdir(parents=True)
        (folder / "page.ftl").write_text(text)
    monkeypatch.setattr(languages, "ROOMS", (tmp_path,))
    made = script_words.module.__wrapped__("cs")
    assert made.endswith('learn("cs", {"A":"Jeden"});\nlearn("en", {"B":"Two"});\n')


def test_a_language_without_such_messages_is_told_in_english() -> None:
    assert script_words.path("xx") == script_words.path(ENGLISH) == "public/words/en.js"
    assert script_words.path(ENGLISH) in script_words.files()
