"""C.04.2 2.2: rating, title, alphabet; the alphabet of the language."""

import pytest

from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.numbers.start_order import (
    TITLES,
    Seed,
    collation,
    initial,
    name_key,
    start_order,
)
from tournaments.domain.settings.settings import Settings

from .hall import Hall, p


def ordered(names: str, language: str) -> str:
    return " ".join(sorted(names.split(), key=lambda name: name_key(name, language)))


def test_the_higher_rating_comes_first() -> None:
    rows = (Seed(p(1), 2000, "GM", "A"), Seed(p(2), 2100, "", "B"))
    assert start_order(rows) == (p(2), p(1))


def test_titles_decide_equal_ratings_in_the_order_of_the_handbook() -> None:
    rows = [Seed(p(n), 2000, title, "A") for n, title in enumerate(reversed(TITLES), 1)]
    assert start_order(rows) == tuple(p(n) for n in range(9, 0, -1))


def test_the_alphabet_decides_equal_ratings_and_titles() -> None:
    rows = (Seed(p(1), 2000, "", "Novák, Petr"), Seed(p(2), 2000, "", "Novák, Jan"))
    assert start_order(rows) == (p(2), p(1))


def test_namesakes_stand_in_the_order_of_entry() -> None:
    rows = (Seed(p(7), 2000, "", "Novák, Jan"), Seed(p(3), 2000, "", "Novák, Jan"))
    assert start_order(rows) == (p(3), p(7))


def test_the_order_does_not_depend_on_the_order_of_the_rows() -> None:
    rows = [Seed(p(n), 2000 + n % 3, "", f"Name {n % 5}") for n in range(1, 40)]
    assert start_order(rows) == start_order(reversed(rows))


def test_a_comma_comes_before_letters() -> None:
    assert name_key("Novák, Zora") < name_key("Nováková, Anna")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("cs", "Cibulka Cyrus Čapek Čech Dvořák Hájek Hz Chalupa Chytil Ivan"),
        ("cs", "Rybář Rz Řehák Srb Sz Šána Tomek Zeman Zz Žák"),
        ("cs", "Dan Dán Daněk"),
        ("sk", "Az Äb Ba Cz Čaja Hz Chalupa Oz Ôb Pa"),
        ("pl", "Az Ąb Ba Cz Ćma Ez Ęb Lz Łaba Nz Ńa Oz Ób Sz Śa Zz Źa Ża"),
        ("", "Čapek Cibulka Dvořák Łaba Lz Łza"),
        ("", "Zz Алёхин Ботвинник Ивановъ Йванов Карпов Яшин"),
        ("cs", "Žák Ботвинник"),
        ("pl", "Żak Ботвинник"),
        ("ru", "007 Елин Ёлкин Ельцин Яшин Adams Čech Żak Γιώργος"),
    ],
)
def test_names_stand_in_the_order_of_the_language(language: str, names: str) -> None:
    backwards = " ".join(reversed(names.split()))
    assert ordered(backwards, language) == names


@pytest.mark.parametrize(
    ("language", "names", "letters"),
    [
        ("cs", "Adamová Cibulka Čapek Hájek Chalupa CHYTIL Łaba", "A C Č H Ch Ch L"),
        ("pl", "Cz Ćma Lz Łaba Śa Źa Ża Čech", "C Ć L Ł Ś Ź Ż C"),
        ("ru", "Елин Ёлкин Иванов Йованович Adams", "Е Е И Й A"),
        ("en", "Čapek Chalupa Łaba Ørsted 'Alí 王 7up 99", "C C L O A 王 U #"),
    ],
)
def test_a_name_is_looked_up_under_a_letter_of_the_language(
    language: str, names: str, letters: str
) -> None:
    assert [initial(name, language) for name in names.split()] == letters.split()


def test_small_letters_come_before_capitals_of_the_same_name() -> None:
    assert ordered("CHALUPA Chalupa chalupa", "cs") == "chalupa Chalupa CHALUPA"


def test_composed_and_decomposed_letters_are_the_same() -> None:
    assert name_key("C\N{COMBINING CARON}ech", "cs") == name_key("Čech", "cs")


def test_the_collation_has_a_name_for_the_log() -> None:
    assert [collation(language) for language in ("", "cs", "ru", "xx")] == [
        "uca-10.0.0",
        "uca-10.0.0+cs-1",
        "uca-10.0.0+ru-1",
        "uca-10.0.0",
    ]


def test_the_system_of_1992_ranks_titles_in_its_own_order() -> None:
    """A2: IGM, WGM, IM, WIM, FM, WFM, none."""
    titled = ("CM", "WFM", "FM", "WIM", "IM", "WGM", "GM")
    for system, expected in (
        ("dutch-1992", ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM"]),
        ("dutch-2026", ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM"]),
    ):
        hall = Hall(Settings(system=system))
        for number, title in enumerate(titled, 1):
            player = hall.enter_player(f"p{number}", rating=2200, title=title)
            hall.do(CheckIn(player=player))
        hall.started()
        order = [hall.state.players[player].title for player in hall.state.order]
        assert order == expected
