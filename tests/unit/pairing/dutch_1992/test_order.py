"""Ratings of other countries (A1) and the order of the players (A2)."""

from __future__ import annotations

from typing import Any

from pairing.dutch_1992 import order_key, rating_of_bcf, rating_of_ingo


def test_ingo_falls_where_elo_rises() -> None:
    assert [rating_of_ingo(ingo) for ingo in (0, 60, 100, 180)] == [2840, 2360, 2040, 1400]


def test_bcf_grades_count_eight_each() -> None:
    assert [rating_of_bcf(grade) for grade in (0, 150, 200, 250)] == [600, 1800, 2200, 2600]


def test_points_rating_title_and_alphabet_in_this_order() -> None:
    expected = [
        (5, 2000, "", "Zeman"),
        (4, 2500, "", "Novak"),
        (4, 2400, "IGM", "Pokorny"),
        (4, 2400, "WGM", "Adamova"),
        (4, 2400, "IM", "Kral"),
        (4, 2400, "WIM", "Bila"),
        (4, 2400, "FM", "Hora"),
        (4, 2400, "WFM", "Alena"),
        (4, 2400, "", "Abel"),
        (4, 2400, "", "Adam"),
    ]
    backwards = expected[::-1]
    assert sorted(backwards, key=lambda player: order_key(*player)) == expected


def test_titles_are_known_by_their_names_of_today_and_by_their_letters() -> None:
    def key(title: str) -> Any:
        return order_key(0, 2400, title, "")

    assert key("GM") == key("IGM") == key("g")
    assert key("wg") == key("WGM") < key("m") < key("wm") < key("f") < key("WF")
    assert key("CM") == key("")
