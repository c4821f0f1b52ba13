"""The rounds for a calendar: on the public pages and by the API."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from frontend.public.pages import render
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.timetable import RoundTime
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.exports.calendar import calendar
from tournaments.public.kept_views import newest_view

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

STARTS = ("2026-08-01T15:00", "2026-08-02T15:00", "2026-12-03")
Event = dict[str, str]


@pytest.fixture
def hall() -> Hall:
    settings = Settings(
        rounds=3, round_starts=STARTS, time_zone="Europe/Prague", city="Praha, hotel; sál"
    )
    return open_hall(4, started=False, settings=settings)


def text(hall: Hall) -> str:
    body = render(newest_view(hall.slug), "rounds.ics")
    assert body is not None
    return body.decode()


def events(hall: Hall) -> list[Event]:
    """The properties of each event, unfolded."""
    unfolded = text(hall).replace("\r\n ", "")
    made: list[Event] = []
    for line in unfolded.split("\r\n"):
        if line == "BEGIN:VEVENT":
            made.append({})
        elif made and line != "END:VEVENT":
            name, _, value = line.partition(":")
            made[-1][name] = value
    return made


def retimed(hall: Hall, **changes: Any) -> None:
    hall.do(ChangeSettings(name=hall.state.name, settings=replace(hall.state.settings, **changes)))


def test_each_round_is_an_event_in_utc_and_a_day_without_an_hour_is_whole(hall: Hall) -> None:
    first, second, third = events(hall)
    assert first["DTSTART"] == "20260801T130000Z"
    assert second["DTSTART"] == "20260802T130000Z"
    assert (third["DTSTART;VALUE=DATE"], third["DTEND;VALUE=DATE"]) == ("20261203", "20261204")
    assert first["SUMMARY"] == "Prague Open: round 1 of 3"
    assert first["LOCATION"] == r"Praha\, hotel\; sál"
    assert {each["STATUS"] for each in events(hall)} == {"CONFIRMED"}
    assert len({each["UID"] for each in events(hall)}) == 3


def test_a_round_at_another_time_is_the_same_event_with_a_higher_sequence(hall: Hall) -> None:
    before = events(hall)
    retimed(hall, round_starts=("2026-08-01T15:00", "2026-08-02T10:00", "2026-12-03"))
    after = events(hall)
    assert [each["UID"] for each in after] == [each["UID"] for each in before]
    assert [each["SEQUENCE"] for each in after] == ["0", "1", "0"]
    assert after[1]["DTSTART"] == "20260802T080000Z"


def test_another_time_zone_moves_every_round(hall: Hall) -> None:
    retimed(hall, time_zone="Asia/Tokyo")
    assert [each["SEQUENCE"] for each in events(hall)] == ["1", "1", "1"]
    assert events(hall)[0]["DTSTART"] == "20260801T060000Z"


def test_what_does_not_move_a_round_leaves_its_sequence(hall: Hall) -> None:
    retimed(hall, city="Brno")
    assert [each["SEQUENCE"] for each in events(hall)] == ["0", "0", "0"]


def test_a_round_that_is_no_more_is_cancelled_and_comes_back(hall: Hall) -> None:
    retimed(hall, rounds=2)
    third = events(hall)[2]
    assert (third["STATUS"], third["SEQUENCE"]) == ("CANCELLED", "1")
    assert third["DTSTART;VALUE=DATE"] == "20261203"
    retimed(hall, round_starts=(*STARTS[:1], "", STARTS[2]))
    assert [each["STATUS"] for each in events(hall)] == ["CONFIRMED", "CANCELLED", "CANCELLED"]
    retimed(hall, rounds=3, round_starts=STARTS)
    assert [each["STATUS"] for each in events(hall)] == ["CONFIRMED"] * 3
    assert [each["SEQUENCE"] for each in events(hall)] == ["0", "2", "2"]


def test_no_line_is_longer_than_75_octets_and_every_line_ends_with_both_signs(hall: Hall) -> None:
    retimed(hall, city="Šťáhlavská " * 12)
    lines = text(hall).encode().split(b"\r\n")
    assert lines[-1] == b""
    assert max(map(len, lines)) <= 75
    assert all(b"\n" not in line and line.decode() for line in lines[:-1])
    assert events(hall)[0]["LOCATION"] == ("Šťáhlavská " * 12)


def test_the_stamp_is_that_of_the_version(hall: Hall) -> None:
    at = datetime.fromisoformat(newest_view(hall.slug).at).astimezone(UTC)
    assert events(hall)[0]["DTSTAMP"] == f"{at:%Y%m%dT%H%M%SZ}"


def test_the_api_has_the_same_file_and_the_console_and_the_public_page_lead_to_it(
    hall: Hall,
) -> None:
    answer = hall.client().get(f"/api/v1/tournaments/{hall.slug}/rounds.ics")
    assert answer["Content-Type"] == "text/calendar; charset=utf-8"
    assert answer.content.decode() == text(hall)
    settings = hall.client().get(f"/console/{hall.slug}/settings/").content.decode()
    assert f"/api/v1/tournaments/{hall.slug}/rounds.ics" in settings
    home = render(newest_view(hall.slug), "home")
    assert home is not None
    assert f'href="/t/{hall.slug}/rounds.ics"' in home.decode()


def test_without_times_there_is_nothing_to_offer() -> None:
    hall = open_hall(4)
    assert events(hall) == []
    home = render(newest_view(hall.slug), "home")
    assert home is not None
    assert "rounds.ics" not in home.decode()


ODD = ("0001-01-01T00:30", "0026-08-01T10:00", "20260801", "2026-W31-6T10:00", "9999-12-31", "x")


@pytest.mark.parametrize("start", ODD)
def test_a_start_that_no_calendar_can_hold_is_left_out(
    hall: Hall, start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log of an earlier version may hold one."""
    view = newest_view(hall.slug)
    held = {**view.timetable, 2: RoundTime(start, "Europe/Prague")}
    monkeypatch.setattr(view, "timetable", held)
    made = calendar(view)
    assert made.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20260801T130000Z" in made


def test_the_sequence_grows_at_every_end_and_every_new_beginning(hall: Hall) -> None:
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    sequences = [int(events(hall)[0]["SEQUENCE"])]
    for _ in range(2):
        for command in (CloseTournament(), ReopenTournament()):
            hall.do(command, reason="The hall is closed.")
            sequences.append(int(events(hall)[0]["SEQUENCE"]))
    assert sequences == sorted({*sequences})
