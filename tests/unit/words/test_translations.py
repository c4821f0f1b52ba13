"""A language that comes with the program says everything, as English says it now."""

from __future__ import annotations

from typing import Final

import pytest

from tournaments.words import ENGLISH, ROOMS, translations
from tournaments.words.translations import Gap, Translated, compared, digest, messages_in

pytestmark = pytest.mark.registries

LANGUAGES: Final = sorted({path.parent.name for path in ROOMS[0].glob("*/names.ftl")} - {ENGLISH})
HOW: Final = "`manage.py translation LANGUAGE` names what is to do, with `--read` once it is done"


def gaps(english: str, czech: str, *, read: str = "", same: tuple[str, ...] = ()) -> list[str]:
    """What is lacking of those messages; `read`: the English that was translated, if another."""
    now, before = messages_in("f.ftl", english), messages_in("f.ftl", read or english)
    ledger = Translated({key: digest(one.pattern) for key, one in before.items()}, [*same])
    return [gap.what for gap in compared(now, messages_in("f.ftl", czech), ledger, "cs")]


def test_three_languages_beside_english_come_with_the_program() -> None:
    assert LANGUAGES == ["cs", "pl", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_as_it_reads_now(language: str) -> None:
    assert [str(gap) for gap in translations.gaps(language)] == [], HOW


def test_whoever_translated_it_all_lacks_nothing() -> None:
    english = "A = { $count ->\n    [one] One round\n   *[other] { $count } rounds\n }"
    czech = (
        "A = { $count ->\n    [one] { $count } kolo\n    [few] { $count } kola\n"
        "   *[other] { $count } kol\n }"
    )
    assert gaps(english, czech) == []
    assert gaps(english, "A = Kola: { $count }") == []


@pytest.mark.parametrize(
    ("english", "czech", "what"),
    [
        ("A = Round\nB = Board", "A = Kolo", "missing"),
        ("A = Round", "A = Kolo\nC = Tah", "unknown"),
        ("A = Round { $round }", "A = Kolo", "slots"),
        ("A = Round { $round }", "A = Kolo { $kolo }", "slots"),
        ("A = { PLAYER($player) } plays", "A = hraje", "calls"),
        ('A = { NAME("Role", $a) } is', 'A = je { NAME("Colour", $a) }', "calls"),
        ("A = Publish…", "A = Zveřejnit", "edges"),
        ("A = Round", "A = Round", "same"),
        (
            "A = { $n ->\n    [one] round\n   *[other] rounds\n }",
            "A = { $n ->\n    [one] kolo\n   *[other] kola\n }",
            "plural",
        ),
    ],
)
def test_control_what_is_lacking_is_named(english: str, czech: str, what: str) -> None:
    assert gaps(english, czech) == [what]


def test_control_a_message_that_changed_since_it_was_translated_is_stale() -> None:
    assert gaps("A = Round closed", "A = Kolo uzavřeno", read="A = Round over") == ["stale"]


def test_what_reads_as_in_english_may_be_said_to() -> None:
    assert gaps("A = Buchholz", "A = Buchholz", same=("A",)) == []


def test_a_gap_says_where_it_is() -> None:
    assert str(Gap("slots", "tournaments/a.ftl", "A.b", "not x")) == (
        "tournaments/a.ftl: A.b: slots (not x)"
    )
