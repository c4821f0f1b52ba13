"""A catalogue is checked when it is read, and says what it is asked for or that it cannot."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tournaments.words import CatalogueError, catalogue, files, speak
from tournaments.words.catalogue import Catalogue, patterns_of

PLURALS = """
missing = { $count ->
    [one] one
    [few] few
    [many] many
   *[other] other
}
"""


def read(text: str, language: str = "en", **files: str) -> Catalogue:
    made = Catalogue(language, {"open.ftl": text, **files}, {"UPPER": lambda fact: fact.upper()})
    made.check()
    return made


# --- what is said -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "other one other other other other other"),
        ("cs", "other one few other other other many"),
        ("pl", "many one few many many few other"),
        ("ru", "many one few many one few other"),
    ],
)
def test_the_form_of_a_number_is_that_of_its_value(language: str, forms: str) -> None:
    """Of points too: two and a half have a form of their own."""
    known = read(PLURALS, language)
    numbers = (0, 1, 2, 5, 21, 22, 2.5)
    assert [known.speak("missing", {"count": n}) for n in numbers] == forms.split()


def test_numbers_stand_as_they_are() -> None:
    for number in (12345, 10**30):
        said = read("entry = Entry { $number }").speak("entry", {"number": number})
        assert said == f"Entry {number}"


def test_a_sentence_names_every_player_of_a_large_open() -> None:
    everybody = ", ".join(map(str, range(1, 2001)))
    said = speak("AgreementMissing", {"article": "C.04.2 4.4.4", "players": everybody})
    assert said.endswith("{player:2000}.")


def test_what_needs_no_fluent_is_said_as_fluent_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    english = catalogue("en")
    english.check()
    plain = english._plain.keys()
    facts = {key: dict.fromkeys(english.facts[key], "A & B") for key in plain}
    quick = {key: english.speak(key, facts[key]) for key in plain}
    monkeypatch.setattr(english, "_plain", {})
    assert quick == {key: english.speak(key, facts[key]) for key in plain}
    assert len(quick) > 300


@pytest.mark.parametrize("fact", [True, 2.5, -3, 10**20, 12345])
def test_a_fact_that_is_no_plain_number_is_left_to_fluent(fact: object) -> None:
    known = read("said = So { $fact }.")
    quick = known.speak("said", {"fact": fact})
    known._plain.clear()
    assert quick == known.speak("said", {"fact": fact})


def test_nothing_stands_around_what_is_filled_in() -> None:
    """Signs that isolate text of the other direction come with the first language that needs
    them."""
    assert read("named = Board { $name }.").speak("named", {"name": "7"}) == "Board 7."


# --- what cannot be said ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("other", {}),
        ("closed.early", {}),
        ("closed", {}),
        ("closed", {"number": 3}),
        ("loud", {"round": 3}),
        ("only-variants", {}),
    ],
)
def test_what_is_not_there_is_a_key_error(key: str, facts: dict[str, int]) -> None:
    """A message, an attribute, a fact, what a slot cannot read, and a value where there are
    variants alone."""
    text = "closed = Round { $round }\nloud = { UPPER($round) }\nonly-variants =\n    .one = One\n"
    with pytest.raises(KeyError):
        read(text).speak(key, facts)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("closed = { $round", "not Fluent"),
        ("closed\n", "not Fluent"),
        ("closed = One\nclosed = Two\n", "closed stands there twice"),
        ("closed = One\n    .a = Two\n    .a = Three\n", "closed.a stands there twice"),
        ("closed = { LOWER($round) }\n", "calls LOWER"),
        ("closed = { ended }\nended = { closed }\n", "closed names itself"),
    ],
)
def test_a_catalogue_that_cannot_be_used_is_refused(text: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        read(text)


def test_two_files_say_no_message_twice() -> None:
    with pytest.raises(CatalogueError, match=r"other\.ftl: closed"):
        read("closed = One", **{"other.ftl": "closed = Two"})


@pytest.mark.parametrize("more", ["closed =\n    .b = Two", "closed = Two"])
def test_the_parts_of_a_message_stand_in_one_file(more: str) -> None:
    """Fluent keeps one of two messages with one id: what the other adds would never be said."""
    with pytest.raises(CatalogueError, match=r"other\.ftl: closed stands there twice"):
        read("closed =\n    .a = One", **{"other.ftl": more})


# --- messages are parsed when they are said -----------------------------------------------------


def test_a_message_is_said_with_those_that_it_names() -> None:
    text = "-hall = Openhall\nday = { $day } { Month }\nMonth = of { -hall }\nother = { $never"
    known = Catalogue("en", {"open.ftl": text}, {})
    assert known.speak("day", {"day": 3}) == "3 of Openhall"
    assert known.keys == {"day", "Month", "other"}
    with pytest.raises(CatalogueError, match=r"open\.ftl: not Fluent: other"):
        known.check()


def test_a_message_is_found_where_fluent_finds_it() -> None:
    """Whole files, by Fluent's own parser: every key of every language."""
    for language in ("cs", "en", "pl", "ru"):
        by_fluent = {
            key
            for file in files(language)
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
            for key, _ in patterns_of(entry)
        }
        assert catalogue(language).keys == by_fluent
        assert catalogue(language).facts.keys() == by_fluent, "check() reads all of them"


def test_two_threads_say_one_message() -> None:
    """The first says it while the second asks for it."""
    known = Catalogue(
        "en", {"open.ftl": "\n".join(f"m{n} = So {{ $fact }}" for n in range(300))}, {}
    )
    with ThreadPoolExecutor(8) as threads:
        said = [*threads.map(lambda n: known.speak(f"m{n % 300}", {"fact": "A & B"}), range(2400))]
    assert {*said} == {"So A & B"}


# --- several languages --------------------------------------------------------------------------


def test_what_a_language_does_not_say_is_said_in_english(tmp_path: Path, settings: Any) -> None:
    settings.MORE_WORDS = (tmp_path,)
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "rounds.ftl").write_text("RoundNotNext = Nun { $round } rondo { $wrong }")
    facts = {"round": 3}
    assert speak("NoRoundLeft", {}, "eo") == "All rounds have been paired."
    assert speak("RoundNotNext", facts, "eo") == "Round 3 is not the next one to be paired."
    assert speak("RoundNotNext", {**facts, "wrong": "!"}, "eo") == "Nun 3 rondo !"


def test_a_language_that_is_not_there_is_english() -> None:
    assert speak("NoRoundLeft", {}, "xx") == "All rounds have been paired."
