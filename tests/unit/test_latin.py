"""A name stands in the letters of its entry; who does not read them reads the Latin form."""

from __future__ import annotations

import pytest

from tournaments.exports.lettering import in_latin as on_paper
from tournaments.words.latin import beside, both, in_latin


@pytest.mark.parametrize(
    ("name", "latin"),
    [
        ("Чернов, Пётр", "Chernov, Petr"),
        ("Παπαδόπουλος", "Papadopoylos"),
        ("გიორგაძე, ნანა", "Giorgadze, Nana"),
        ("王小明", "WangXiaoMing"),
        ("Dvořák, Jiří", ""),
        ("Łukasz O'Brien 3rd", ""),
        ("", ""),
    ],
)
def test_a_name_has_its_latin_form(name: str, latin: str) -> None:
    assert in_latin(name) == latin


@pytest.mark.parametrize(
    ("name", "language", "there"),
    [
        ("Чернов, Пётр", "cs", "Chernov, Petr"),
        ("Чернов, Пётр", "ru", ""),
        ("Παπαδόπουλος", "ru", "Papadopoylos"),
        ("Dvořák, Jiří", "ru", ""),
        ("王小明", "xx", "WangXiaoMing"),
    ],
)
def test_it_stands_beside_a_name_that_the_reader_does_not_read(
    name: str, language: str, there: str
) -> None:
    assert beside(name, language) == there
    assert both(name, language) == (f"{name} ({there})" if there else name)


def test_paper_whose_font_has_not_the_letters_says_the_latin_form_once() -> None:
    latin = {ord(sign) for sign in "WangXioMs ()Lin,"}
    assert on_paper("王小明 (WangXiaoMing)", latin) == "≈WangXiaoMing"
    assert on_paper("王小明 (Lin)", latin) == "≈WangXiaoMing (Lin)"
