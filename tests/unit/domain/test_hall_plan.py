"""Where boards stand in the hall, and where games are shown live."""

from __future__ import annotations

import pytest

from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.hall_plan import MOST, parts_of, place_of
from tournaments.domain.settings.live_address import live_address
from tournaments.domain.settings.settings import Settings
from tournaments.words import speak

from .hall import Hall


def change(**settings: object) -> ChangeSettings:
    return ChangeSettings(name="Open A", settings=Settings(**settings))  # type: ignore[arg-type]


def place(board: int, *plan: str) -> str:
    return place_of(parts_of(plan), board)


def test_a_board_stands_where_the_plan_says() -> None:
    plan = ("1–20: stage", "21–80: main hall, rows A–D", "81–: gallery, 1st floor", "0–0: nowhere")
    assert [place(board, *plan) for board in (1, 20, 21, 80, 81, 9000)] == [
        *("stage", "stage"),
        *("main hall, rows A–D", "main hall, rows A–D"),
        *("gallery, 1st floor", "gallery, 1st floor"),
    ]
    assert place(3, "1-2: stage", "7: office") == ""
    assert place(7, "1-2: stage", "7: office") == "office"


def test_lines_are_kept_in_one_way_however_they_were_typed() -> None:
    hall = Hall()
    hall.do(change(hall_plan=("1-20:stage", " 21 — 30 :  rows A: B ", "31 - : gallery", "7")[:3]))
    assert hall.state.settings.hall_plan == ("1–20: stage", "21–30: rows A: B", "31–: gallery")
    same = change(hall_plan=("1 – 20: stage", "21-30: rows A: B", "31–: gallery"))
    assert hall.already(same)


@pytest.mark.parametrize(
    ("plan", "code", "line"),
    [
        (("1–20: stage", "stage"), "HallPlan.unreadable", 2),
        (("1–20:",), "HallPlan.unreadable", 1),
        (("–20: stage",), "HallPlan.unreadable", 1),
        (("20–1: stage",), "HallPlan.no-range", 1),
        (("0: stage",), "HallPlan.no-range", 1),
        (("1–2000000: stage",), "HallPlan.no-range", 1),
        (("1–20: stage", "30: office", "20–40: hall"), "HallPlan.twice", 3),
        (("1–: stage", "500: office"), "HallPlan.twice", 2),
        ((f"1: {'x' * 61}",), "HallPlan.long", 1),
        (("1: st\u202eage",), "HallPlan.turning", 1),
        (("1: \u3164",), "HallPlan.unseen", 1),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_its_line(
    plan: tuple[str, ...], code: str, line: int
) -> None:
    refused = Hall().refused(change(hall_plan=plan))
    assert (refused.says, refused.facts["line"]) == (code, line)
    assert f"Line {line} of the places" in speak(refused.says, refused.facts)
    assert [fault.field for fault in refused.errors] == ["settings.hall_plan"]


def test_the_first_line_that_is_wrong_is_named() -> None:
    refused = Hall().refused(change(hall_plan=("1: office", "stage", "hall")))
    assert [fault.facts["line"] for fault in refused.errors] == [2]


def test_a_plan_has_an_end() -> None:
    plan = tuple(f"{board}: room {board}" for board in range(1, MOST + 2))
    assert Hall().do(change(hall_plan=plan[:-1]))
    assert Hall().refused(change(hall_plan=plan)).says == "HallPlan.too-many"


# --- live games -----------------------------------------------------------------------------------

LICHESS = "https://lichess.org/broadcast/open/round-{round}/abc#board-{board}"


def test_the_slots_of_the_address_become_the_numbers() -> None:
    settings = Settings(live_address=LICHESS)
    assert (
        live_address(settings, 3, 12) == "https://lichess.org/broadcast/open/round-3/abc#board-12"
    )
    assert live_address(Settings(live_address="https://a.example/tv"), 3, 12).endswith("/tv")
    assert live_address(Settings(), 3, 12) == ""


def test_only_so_many_first_boards_of_the_section_are_live() -> None:
    settings = Settings(live_address="https://a.example/", live_boards=4, board_offset=100)
    assert [bool(live_address(settings, 1, board)) for board in (101, 104, 105)] == [
        *(True, True),
        False,
    ]


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://lichess.org/broadcast", "LiveAddress"),
        ("javascript:alert(1)", "LiveAddress"),
        ("https:lichess.org", "LiveAddress"),
        ("https:///broadcast", "LiveAddress"),
        ("https://chief@lichess.org/", "LiveAddress"),
        ("https://lichess.org:port/", "LiveAddress"),
        ("https://lichess.org/two words", "LiveAddress"),
        ('https://lichess.org/"onload="', "LiveAddress"),
        ("https://lichess.org/{board", "LiveAddress"),
        ("https://lichess.org/{game}", "LiveAddress.slot"),
        (f"https://lichess.org/{'x' * 300}", "LiveAddress.long"),
    ],
)
def test_an_address_that_phones_should_not_follow_is_refused(address: str, code: str) -> None:
    refused = Hall().refused(change(live_address=address))
    assert (refused.says, refused.errors[0].field) == (code, "settings.live_address")


def test_settings_of_before_knew_no_places_and_no_live_games() -> None:
    settings = Settings()
    assert (settings.hall_plan, settings.live_address, settings.live_boards) == ((), "", 0)
