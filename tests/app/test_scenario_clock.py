"""Deadlines through the API (docs/scenario.md): S30, S49, S56."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from django.utils import timezone

from events import store
from frontend.public.pages import render
from tournaments.domain.moments import text
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view
from tournaments.selectors.formats import local_time

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Moves the server's clock on by so many minutes."""
    real, shift = timezone.now, timedelta()

    def move(minutes: int) -> None:
        nonlocal shift
        shift += timedelta(minutes=minutes)

    monkeypatch.setattr(timezone, "now", lambda: real() + shift)
    return move


def soon(minutes: int) -> str:
    return text(datetime.now(UTC) + timedelta(minutes=minutes))


def hall_in_play(**settings: Any) -> Hall:
    hall = open_hall(players=8, settings=Settings(**settings))
    hall.pair()
    hall.publish()
    return hall


def clock(api: Api, number: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = api.get(f"rounds/{number}/deadlines/").body["deadlines"]
    return found


def page(hall: Hall, name: str, argument: str = "") -> str:
    return (render(newest_view(hall.slug), name, argument) or b"").decode()


# --- S49: unfinished at the pairing deadline ------------------------------------------------


def test_s49_when_the_deadline_passes_the_server_proposes_and_one_confirmation_adjourns(
    later: Later,
) -> None:
    hall = hall_in_play(pairing_deadline=240)
    chief, officer = Api(hall), Api(hall, hall.arbiter("otto", "pairing-officer"))
    hall.results(1, "1-0", "0-1")
    assert clock(chief)["pairing_deadline"] == "", "the clocks have not been started"
    assert chief.command("start-clocks", round=1).status == 201
    later(239)
    assert (clock(chief)["over"], clock(chief)["adjourn"]) == (False, [])
    later(2)
    proposed = clock(officer)
    assert (proposed["over"], proposed["unfinished"]) == (True, 2)
    games = [each["game"] for each in proposed["adjourn"]]
    assert games == [hall.game(3).id, hall.game(4).id]
    assert not any(game.adjourned for game in hall.state.games.values()), "only proposed"
    assert officer.command("adjourn-games", games=games).status == 201
    assert clock(officer)["adjourn"] == []
    hall.pair()
    assert len(hall.state.rounds[2].boards) == 4, "they count as draws for the pairing"


def test_s49_the_deadline_of_one_round_is_a_time_of_day_that_nobody_overwrites() -> None:
    hall = hall_in_play()
    officer = Api(hall, hall.arbiter("otto", "pairing-officer"))
    sector = Api(hall, hall.arbiter("anna", "sector"))
    assert sector.command("set-pairing-deadline", round=1, at=soon(-1)).status == 422
    assert officer.command("set-pairing-deadline", round=1, at=soon(30)).status == 201
    standing = clock(officer)["set_here"]
    other = Api(hall).command("set-pairing-deadline", round=1, at=soon(-1))
    assert (other.status, other.body["code"]) == (409, "ChangedMeanwhile")
    assert local_time(standing) in other.body["message"], "a time as the hall reads it"
    moved = Api(hall).command("set-pairing-deadline", round=1, at=soon(-1), expected=standing)
    assert moved.status == 201
    assert len(clock(officer)["adjourn"]) == 4


# --- S30: the last call ---------------------------------------------------------------------


def test_s30_the_last_call_is_on_every_public_page_until_it_is_cancelled() -> None:
    hall = hall_in_play()
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    officer = Api(hall, hall.arbiter("otto", "pairing-officer"))
    before = newest_view(hall.slug)
    assert officer.command("announce-last-call", round=1, minutes=10).status == 201
    until = hall.state.round(1).last_call
    for name, argument in (("home", ""), ("pairings", "1"), ("screen", ""), ("screen", "board")):
        shown = page(hall, name, argument)
        assert "Last call for corrections of round 1" in shown
        assert f'data-ends="{until}"' in shown
        assert f"until {local_time(until)[:5]}" in shown, "without a script the time stands there"
    old = (render(before, "home") or b"").decode()
    assert "Last call" not in old, "a page of an earlier version never changes"
    assert officer.command("cancel-last-call", round=1, expected=until).status == 201
    assert "Last call" not in page(hall, "home")


def test_s30_an_open_list_of_boards_learns_of_the_last_call() -> None:
    """The key of a page says that more than results has changed."""
    hall = hall_in_play()
    before = msgspec.json.decode(page(hall, "results.json", "1"))["key"]
    assert Api(hall).command("announce-last-call", round=1, minutes=10).status == 201
    assert msgspec.json.decode(page(hall, "results.json", "1"))["key"] != before


def test_s30_the_last_call_is_extended_by_event_and_ends_with_its_round() -> None:
    hall = hall_in_play()
    chief = Api(hall)
    assert chief.command("announce-last-call", round=1, minutes=5).status == 201
    first = hall.state.round(1).last_call
    assert chief.command("announce-last-call", round=1, minutes=9).status == 409, "unseen"
    longer = chief.command("announce-last-call", round=1, minutes=9, expected=first)
    assert longer.status == 201
    rows = chief.get("activity/", scope="round:1").body["activity"]
    said = f"Round 1: last call for corrections until {local_time(hall.state.round(1).last_call)}"
    assert rows[0]["text"] == said
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    hall.pair()
    hall.publish()
    assert "Last call" not in page(hall, "home")
    assert clock(chief, 1)["last_call"] == ""


def test_s30_a_correction_after_the_last_call_says_so_and_is_admitted_by_the_chief(
    later: Later,
) -> None:
    hall = hall_in_play()
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    chief, sector = Api(hall), Api(hall, hall.arbiter("anna", "sector"))
    assert chief.command("announce-last-call", round=1, minutes=10).status == 201
    wanted = {"game": hall.game(1).id, "expected": "1-0", "result": "0-1"}
    words = {"reason": "the slip says so"}
    asked = {"game": wanted["game"], "result": "0-1"}
    in_time = chief.get("reach/result/", **asked).body["reach"]
    assert in_time["late"] == ""
    later(11)
    said = chief.get("reach/result/", **asked).body["reach"]
    assert said["late"] == hall.state.round(1).last_call
    assert said["sentences"][0].startswith("The deadline for corrections ended at ")
    assert said["sentences"][1] == "It counts for the pairing of round 2."
    refused = sector.command("correct-result", envelope=words, **wanted)
    assert (refused.status, refused.body["code"]) == (422, "CorrectionDeadlineOver")
    unread = chief.command("correct-result", envelope=words, **wanted)
    assert unread.body["code"] == "CorrectionIsLate", "read while it was in time"
    assert chief.command("correct-result", envelope=words, late=True, **wanted).status == 201
    kinds = [event.type for event in store.read(hall.slug)][-3:]
    assert kinds == ["RequestRefused", "LateCorrectionAdmitted", "ResultCorrected"]
    rows = chief.get("activity/", scope=f"game:{wanted['game']}").body["activity"]
    assert "correction admitted after the deadline" in rows[1]["text"]
    assert rows[1]["reason"] == words["reason"]


def test_s30_taking_a_result_back_after_the_last_call_is_late_as_well(later: Later) -> None:
    hall = hall_in_play()
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    chief = Api(hall)
    assert chief.command("announce-last-call", round=1, minutes=1).status == 201
    later(2)
    undo = chief.get("undo/", event=hall.game(1).seq).body["undo"]
    assert undo["reach"]["late"]
    back = chief.command(undo["command"], envelope={"reason": "wrong board"}, **undo["values"])
    assert back.status == 201
    assert "LateCorrectionAdmitted" in {event.type for event in store.read(hall.slug)}


# --- S21: an appeal on the hall screen ------------------------------------------------------


def test_s21_a_result_under_appeal_is_marked_on_the_hall_screen_and_on_open_lists() -> None:
    hall = hall_in_play()
    hall.results(1, "1-0", "+/-")
    chief, game = Api(hall), hall.game(2)
    before = msgspec.json.decode(page(hall, "results.json", "1"))["key"]
    assert "under appeal" not in page(hall, "screen", "board")
    words = {"reason": "I was at the board in time."}
    filed = {"about": f"game:{game.id}", "by": game.black}
    assert chief.command("file-appeal", envelope=words, **filed).status == 201
    row = page(hall, "screen", "board").partition('id="b2"')[2].partition("</li>")[0]
    assert "under appeal" in row
    assert "+" in row, "the forfeit stays in force"
    assert msgspec.json.decode(page(hall, "results.json", "1"))["key"] != before


# --- S17, S29: notes on boards --------------------------------------------------------------


def test_s17_a_new_game_at_move_6_is_a_note_in_the_row_and_the_history_of_its_board() -> None:
    hall = hall_in_play()
    sector = Api(hall, hall.arbiter("anna", "sector", 1, 2))
    game = hall.game(2).id
    words = {"reason": "Reversed colours seen at move 6; new game begun at 10:38 (L 7.3)"}
    before = newest_view(hall.slug).version
    sent = {"game": game, "kind": "restarted"}
    assert sector.command("note-board", envelope=words, **sent).status == 201
    (row,) = [row for row in Api(hall).get("rounds/1/boards/").body["boards"] if row["notes"]]
    assert (row["board"], row["result"]) == (2, None)
    (note,) = row["notes"]
    assert note["text"] == "new game with the right colours (Laws 7.3)"
    assert note["by_name"] == "Anna Arbiter"
    (told,) = Api(hall).get("activity/", scope=f"game:{game}").body["activity"]
    assert told["reason"] == words["reason"]
    assert "new game with the right colours" in told["text"]
    stored = next(event for event in store.read(hall.slug) if event.type == "BoardNoted")
    assert words["reason"] not in stored.body + stored.reason, "the words can be erased"
    assert newest_view(hall.slug).version == before, "nothing of it is public"


def test_s29_when_a_missing_board_was_last_seen_stands_in_the_tour_list_of_its_sector() -> None:
    hall = hall_in_play()
    anna = Api(hall, hall.arbiter("anna", "sector", 1, 3))
    hall.results(1, "1-0")
    seen = soon(-20)
    assert anna.command("note-board", game=hall.game(2).id, kind="seen", at=seen).status == 201
    sectors = Api(hall).get("rounds/1/start/").body["start"]["sectors"]
    tour = {
        board["board"]: (board["seen_at"], board["seen_by_name"]) for board in sectors[0]["tour"]
    }
    assert tour == {2: (seen, "Anna Arbiter"), 3: ("", "")}
    elsewhere = anna.command("note-board", game=hall.game(4).id, kind="seen")
    assert (elsewhere.status, elsewhere.body["code"]) == (422, "OutsideSector")
