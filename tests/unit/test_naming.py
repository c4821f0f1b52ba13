"""Whether a text names a person."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tournaments.selectors.mentions import Marks


class Known(NamedTuple):
    """What was entered about her, before and after a correction."""

    name: str
    birth_date: str = "1987-11-23"
    fide_id: str = "77123456"
    contact: str = "Tel. +420 555 0101, eva@example.org"


MARKS = Marks([Known("Nováková-Łoś, Eva Marie"), Known("Dvořáková, Eva")])


@pytest.mark.parametrize(
    "text",
    [
        "NOVAKOVA was late",
        "paní Los podepsala",
        "Dvořáková's clock",
        "id 77123456 is wrong",
        "write to eva@example.org",
        "born 1987-11-23",
    ],
)
def test_family_names_ids_and_addresses_name_her_for_sure(text: str) -> None:
    assert MARKS.surely_in(text)


def test_a_given_name_may_be_somebody_elses() -> None:
    assert not MARKS.surely_in("Eva saw it")
    assert MARKS.perhaps_in("Eva saw it")


@pytest.mark.parametrize("text", ["Typed wrongly", "Novák was late", "closet", "1987", "Eval"])
def test_other_words_do_not_name_her(text: str) -> None:
    assert not MARKS.perhaps_in(text)


def test_initials_name_nobody() -> None:
    assert not Marks([Known("Chalupa, A.", "", "", "")]).perhaps_in("a player of board A")


def test_a_family_name_of_two_letters_is_found() -> None:
    assert Marks([Known("Li, Wei", "", "", "")]).surely_in("Li offered a draw")


def test_nothing_known_is_found_nowhere() -> None:
    assert not Marks([]).perhaps_in("anything")
