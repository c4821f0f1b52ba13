"""Pictures as they are drawn: places, counts and escaped names of small tournaments."""

from __future__ import annotations

import gzip
import re
import time
from xml.etree import ElementTree

import pytest
from django.template.loader import render_to_string

from frontend.shared.pictures import page, svg
from frontend.shared.pictures.arrivals import open_boards, timeline
from frontend.shared.pictures.bump import Climb, bump
from frontend.shared.pictures.heat import BLOCK, HeatLine, heat
from frontend.shared.pictures.performances import Played, performances
from frontend.shared.pictures.picture import Picture
from frontend.shared.pictures.scores import scores
from frontend.shared.pictures.strip import Turn, strip
from frontend.shared.pictures.white_share import white_share
from tournaments.public.rows import PublicFigures, PublicPictured, PublicPlayer
from tournaments.selectors.pictures import Arrival, Mark, ScoreGroup, Share


def elements(picture: Picture, tag: str, class_: str = "") -> list[ElementTree.Element]:
    root = ElementTree.fromstring(picture.svg)
    return [one for one in root.iter(tag) if class_ in one.get("class", "")]


def texts(picture: Picture, class_: str = "") -> list[str]:
    return [one.text or "" for one in elements(picture, "text", class_)]


# --- places -----------------------------------------------------------------------------------


def test_a_scale_leads_from_values_to_places() -> None:
    scale = svg.Scale(1, 3, 100, 200)
    assert [scale(1), scale(2), scale(3)] == [100, 150, 200]
    assert svg.Scale(5, 5, 0, 10)(5) == 5


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (0, 5, 6, [0, 1, 2, 3, 4, 5]),
        (1, 9, 5, [2, 4, 6, 8]),
        (1480, 2610, 7, [1600, 1800, 2000, 2200, 2400, 2600]),
        (0, 249, 6, [0, 50, 100, 150, 200]),
    ],
)
def test_ticks_are_round_numbers(low: int, high: int, most: int, expected: list[int]) -> None:
    assert svg.ticks(low, high, most) == expected


def test_numbers_are_as_short_as_they_can_be() -> None:
    written = [svg.number(value) for value in (3, 3.04, 3.25, 0, -0.04, -12.5, 100)]
    assert written == ["3", "3", "3.2", "0", "0", "-12.5", "100"]


def test_labels_stand_apart_and_between_the_edges() -> None:
    assert svg.spread([10, 10, 50], 15, 0, 100) == [10, 25, 50]
    assert svg.spread([98, 99, 20], 15, 0, 100) == [85, 100, 20]


def test_an_attribute_and_a_name_are_escaped() -> None:
    said = svg.text(0, 0, "<script>&\"'")
    assert said == '<text x="0" y="0">&lt;script&gt;&amp;&quot;&#x27;</text>'
    assert svg.element("a", "", title='"><b>') == '<a title="&quot;&gt;&lt;b&gt;"/>'


# --- each picture -----------------------------------------------------------------------------


def test_a_line_leads_from_rank_to_rank() -> None:
    picture = bump([Climb("Anna", (1, 3)), Climb("Иванов <b>", (2, 1))], "en")
    anna, ivanov = elements(picture, "path", "line")
    assert anna.get("d") == "M40 24L224 174"
    assert ivanov.get("d") == "M40 99L224 24"
    assert anna.get("stroke-dasharray") != ivanov.get("stroke-dasharray")
    assert "Иванов <b>" in texts(picture)
    assert "<b>" not in picture.svg
    assert picture.head == ("Player", "Round 1", "Round 2")
    assert picture.rows == (("Anna", "1", "3"), ("Иванов <b>", "2", "1"))


def test_twelve_lines_differ_without_colour() -> None:
    picture = bump([Climb(f"P{n}", (n, n)) for n in range(1, 13)], "en")
    lines = elements(picture, "path", "line")
    dashes = [line.get("stroke-dasharray", "") for line in lines]
    shapes = [svg.SHAPES[n % 4] for n in range(12)]
    assert len(set(zip(dashes, shapes, strict=True))) == 12


def test_after_one_round_there_are_marks_and_no_lines() -> None:
    picture = bump([Climb("Anna", (1,))], "en")
    assert elements(picture, "path", "line") == []
    assert len(elements(picture, "circle")) == 2, "the one of the round, and the one at the name"


def test_a_bar_is_as_long_as_its_score_has_players() -> None:
    first = (ScoreGroup(2, 3), ScoreGroup(0, 3))
    second = (ScoreGroup(3, 6),)
    picture = scores((first, second), "en")
    bars = elements(picture, "rect", "bar")
    # a column of 165 less 4 between two holds six players
    assert [float(bar.get("width") or 0) for bar in bars] == [80.5, 80.5, 161]
    assert [float(bar.get("y") or 0) for bar in bars] == [40, 56, 24]
    assert texts(picture, "on") == ["3", "3", "6"]
    assert picture.rows == (("1½", "0", "6"), ("1", "3", "0"), ("0", "3", "0"))


def test_the_parts_of_a_bar_are_whites_the_draws_and_blacks() -> None:
    shares = (
        Share(round=1, white=2, draws=1, black=1, open=0),
        Share(round=2, white=0, draws=0, black=0, open=4),
    )
    picture = white_share(shares, "en")
    parts = elements(picture, "rect")
    assert [part.get("class") for part in parts] == ["white", "even-part", "black"]
    assert [(part.get("x"), part.get("width")) for part in parts] == [
        ("24", "145"),
        ("169", "72.5"),
        ("241.5", "72.5"),
    ]
    assert picture.rows == (
        ("1", "2", "1", "1", "0", "63 %"),
        ("2", "0", "0", "0", "4", "–"),
    )


def test_a_dot_stands_at_the_rating_and_the_performance_and_the_unrated_have_none() -> None:
    picture = performances(
        [Played(1, "Anna", 2000, 2000), Played(2, "Bert", 1600, 1800), Played(3, "C", 0, 1700)],
        "en",
    )
    (dots,) = elements(picture, "path", "dots")
    # 1580 to 2020 across 304 units and up 268
    assert dots.get("d") == "M330.2 34.2h0M53.8 156h0"
    assert picture.rows[2] == ("C", "3", "–", "1700")


def test_a_cell_is_filled_as_high_as_the_result_was_good() -> None:
    marks: tuple[Mark, ...] = ("win", "draw", "loss", "none", "open")
    picture = heat([HeatLine(1, "Anna", marks)], "en")
    paths = {one.get("class"): one.get("d") for one in elements(picture, "path", "cell")}
    assert paths == {
        "cell win": "M130 57v-15h39v15",
        "cell draw": "M170 57v-7.5h39v7.5",
        "cell loss": "M210 57v-1.9h39v1.9",
    }
    assert picture.rows == (("Anna", "1", "won", "drawn", "lost", "no game", "open"),)


def test_the_second_hundred_stands_beside_the_first() -> None:
    won: tuple[Mark, ...] = ("win",)
    picture = heat([HeatLine(n, f"P{n}", won) for n in range(1, BLOCK + 2)], "en")
    (path,) = elements(picture, "path", "cell win")
    places = re.findall(r"M([\d.]+) ([\d.]+)v", path.get("d") or "")
    assert len(places) == BLOCK + 1
    assert places[0][1] == places[-1][1], "the same height"
    assert float(places[-1][0]) - float(places[0][0]) == svg.WIDTH / 2
    assert "P1" not in texts(picture), "names stand in the table"


def test_a_strip_has_a_square_a_round() -> None:
    turns = [Turn(1, "w", "", "1"), Turn(2, "b", "down", "½"), Turn(3, "", "up", "1")]
    picture = strip(turns, "en")
    assert [one.get("class") for one in elements(picture, "rect")] == ["white", "black", "absent"]
    assert [one.get("x") for one in elements(picture, "rect")] == ["6", "38", "70"]
    assert len(elements(picture, "path", "arrow")) == 2
    assert [row[1:3] for row in picture.rows] == [
        ("White", "none"),
        ("Black", "down"),
        ("no game", "up"),
    ]


ARRIVALS = (
    Arrival(board=2, at="2026-07-04T10:10:00+00:00", minutes=10),
    Arrival(board=1, at="2026-07-04T11:00:00+00:00", minutes=60),
    Arrival(board=3, at="2026-07-04T12:00:00+00:00", minutes=120, open=True),
)


def test_results_climb_a_stair() -> None:
    picture = timeline(ARRIVALS, "en")
    (stair,) = elements(picture, "path", "line")
    assert stair.get("d") == ("M34 180L60.3 180L60.3 127.3L192 127.3L192 74.7L350 74.7")
    assert [row[1:] for row in picture.rows] == [("10", "2", "1"), ("60", "1", "2")]


def test_a_board_that_is_open_is_dashed_up_to_now() -> None:
    picture = open_boards(ARRIVALS, "en")
    done, going = elements(picture, "path", "open-bar")
    assert done.get("d") == "M34 29H192M34 43H60.3"
    assert (going.get("d"), going.get("class")) == ("M34 57H350", "open-bar going")
    assert [row[0] for row in picture.rows] == ["1", "2", "3"]
    assert picture.rows[2][2] == "open"


def test_five_hundred_players_and_fifteen_rounds_stay_small() -> None:
    marks: tuple[Mark, ...] = ("win", "draw", "loss", "draw", "win") * 3
    lines = tuple(
        PublicPictured(
            rank=n,
            player=person(n),
            performance=1200 + n * 7919 % 1300,
            ranks=tuple(1 + (n * round_) % 500 for round_ in range(1, 16)),
            marks=tuple(marks[(n + index) % 15] for index in range(15)),
        )
        for n in range(1, 501)
    )
    shares = tuple(Share(round=n, white=100, draws=80, black=69, open=1) for n in range(1, 16))
    scores_ = tuple(
        tuple(ScoreGroup(points, 500 // (2 * n + 1)) for points in range(2 * n + 1))
        for n in range(1, 16)
    )
    figures = PublicFigures(shares=shares, scores=scores_, players=lines)
    began = time.perf_counter()
    shown = page.shown(figures, (), lambda players: f"/t/open/pictures/15/{players}", "en")
    made = [
        render_to_string("shared/_picture.html", {"picture": each})
        for each in page.drawn_of(figures, (), "en")
    ]
    made.append(render_to_string("shared/_pictured.html", shown))
    took = time.perf_counter() - began
    whole = "".join(made).encode()
    assert len(gzip.compress(whole)) < 60_000
    assert took < 5, "far from what it takes, for a machine with much else to do"


def person(number: int) -> PublicPlayer:
    return PublicPlayer(
        player=number,
        tpn=number,
        name=f"Family{number * 7919 % 500}, Given{number}",
        title="",
        federation="CZE",
        rating=2600 - 3 * number,
        out_from=None,
    )


@pytest.mark.parametrize("drawing", [bump, scores, white_share, performances, heat])
def test_nothing_is_drawn_of_nothing(drawing: object) -> None:
    picture = drawing((), "en")  # type: ignore[operator]
    ElementTree.fromstring(picture.svg)
    assert picture.rows == ()


def test_each_picture_says_what_it_is() -> None:
    picture = scores(((ScoreGroup(2, 3),),), "en")
    root = ElementTree.fromstring(picture.svg)
    named = {one.get("id"): one.text for one in root}
    for name in (root.get("aria-labelledby") or "").split():
        assert named[name] in (picture.title, picture.about)
