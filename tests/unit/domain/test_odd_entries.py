"""Entries that look wrong."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from tournaments.domain.entries.odd_entries import EntryForm, oddities
from tournaments.domain.ids import PlayerId

TODAY = datetime.date(2026, 7, 4)


def kinds(*forms: dict[str, Any], federation: str = "CZE") -> list[list[str]]:
    """Of each entry in turn; all have a FIDE id unless they say otherwise."""
    entries = [
        EntryForm(**{"player": PlayerId(number), "name": "N", "fide_id": str(300 + number), **form})
        for number, form in enumerate(forms, 1)
    ]
    found = oddities(entries, federation, TODAY)
    return [[each.kind for each in found.get(entry, ())] for entry in entries]


@pytest.mark.parametrize(
    ("title", "rating", "expected"),
    [
        ("GM", 0, ["title-unrated"]),
        ("GM", 2199, ["title-low"]),
        ("GM", 2200, []),
        ("WFM", 1799, ["title-low"]),
        ("WFM", 1800, []),
        ("", 0, []),
        ("", 1100, []),
    ],
)
def test_a_title_asks_for_a_rating(title: str, rating: int, expected: list[str]) -> None:
    assert kinds({"title": title, "rating": rating}) == [expected]


def test_a_womans_title_of_a_man() -> None:
    assert kinds(
        {"title": "WIM", "rating": 2200, "sex": "m"},
        {"title": "WIM", "rating": 2200, "sex": "w"},
        {"title": "WIM", "rating": 2200},
    ) == [["womans-title"], [], []]


def test_one_fide_id_at_two_entries_is_odd_at_both() -> None:
    assert kinds({"fide_id": "7"}, {"fide_id": "8"}, {"fide_id": "7"}) == [
        ["same-fide-id"],
        [],
        ["same-fide-id"],
    ]


def test_a_fide_id_is_missing_of_the_rated_and_of_guests() -> None:
    without: dict[str, Any] = {"fide_id": ""}
    forms = [
        without | {"rating": 1800, "federation": "CZE"},
        without | {"federation": "CZE"},
        without | {"federation": "POL"},
        without | {"rating": 1800, "federation": "POL"},
    ]
    with_id = [dict[str, Any]()] * 4
    assert kinds(*forms, *with_id)[:4] == [["no-fide-id"], [], ["no-fide-id"], ["no-fide-id"]]
    assert kinds(*forms, *with_id, federation="")[2] == []


def test_where_hardly_anybody_has_a_fide_id_the_missing_ones_are_not_told_one_by_one() -> None:
    without = {"fide_id": "", "rating": 1800, "federation": "POL"}
    assert kinds(without, without, {}, {}) == [["no-fide-id"], ["no-fide-id"], [], []]
    assert kinds(without, without, without, {}, {}) == [[]] * 5


@pytest.mark.parametrize(
    ("born", "odd"),
    [
        ("2024", True),
        ("2023", False),
        ("1921", False),
        ("1920-01-01", True),
        ("1998-02-29", True),
        ("1998-31-05", True),
        ("1996-02-29", False),
        ("", False),
    ],
)
def test_a_birthday_that_cannot_be(born: str, odd: bool) -> None:
    assert kinds({"birth_date": born}) == [["birth-date"] if odd else []]
