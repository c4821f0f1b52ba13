"""Text for a font that lacks letters."""

from __future__ import annotations

from tournaments.exports.lettering import printable

LATIN = frozenset(range(32, 0x250)) | {ord("▯")}


def test_what_the_font_has_stands_as_it_was_written() -> None:
    assert printable("Dvořák, Jiří\n½", LATIN) == "Dvořák, Jiří\n½"


def test_what_it_lacks_is_a_box_each_with_the_latin_form_beside_it() -> None:
    assert printable("王小明, 1-0", LATIN) == "▯▯▯ (WangXiaoMing), 1-0"


def test_a_letter_with_its_mark_behind_it_is_the_one_letter_of_the_font() -> None:
    assert printable("Jir\u030ci\u0301", LATIN) == "Jiří"


def test_signs_without_a_width_become_no_box() -> None:
    family = "👨\u200d👩\u200d👧"
    assert printable(family, LATIN) == "▯▯▯ (:man::woman::girl:)"
    assert printable("a\u200fb", LATIN) == "ab"


def test_what_was_made_printable_is_printable() -> None:
    once = printable("שלום", LATIN)
    assert printable(once, LATIN) == once
