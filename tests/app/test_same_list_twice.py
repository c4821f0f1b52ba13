"""The list of yesterday again, with changes: told first, and only what is ticked is done."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from events import store
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings

from .api import Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

FIRST = """Name;FideID;FED;Rtg;Birth;Club
Novák, Petr;309095;CZE;2100;1988;Kladno
Dvořák, Jan;;CZE;1900;1990;Brno
Zelená, Eva;317101;CZE;1800;2004;Praha
"""
SECOND = """Open Kladno 2026
Starting rank
No.;Name;FideID;FED;Rtg;Birth;Club
1;Novak, Petr;309095;SVK;2150;1988;Kladno
2;Dvořák, Jan;;CZE;1900;1990;Olomouc
3;Bílý, Karel;320001;CZE;1700;2001;Brno
4;Good, Bad;1;CZE;x;2001;Brno
"""


def send(hall: Hall, content: str, by: Any = None, **fields: Any) -> Any:
    texts = {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in fields.items()
    }
    form: dict[str, Any] = {"command_id": str(uuid.uuid4()), **texts}
    form["file"] = SimpleUploadedFile("list.csv", content.encode())
    return hall.client(by).post(f"/api/v1/tournaments/{hall.slug}/imports/", form)


def planned(hall: Hall, content: str, by: Any = None, **fields: Any) -> Any:
    answer = send(hall, content, by, dry_run="1", **fields).json()
    return answer["preview"]["plan"], answer["seq"]


def names(hall: Hall) -> list[str]:
    """Of those who play."""
    people = hall.names.people
    return sorted(people[p].name for p, entry in hall.state.players.items() if entry.active)


def entered(content: str = FIRST) -> Hall:
    hall = open_hall(players=0, started=False)
    assert send(hall, content).status_code == 201
    return hall


def test_a_list_that_comes_again_enters_nobody_twice() -> None:
    hall = entered()
    before = hall.state.seq
    answer = send(hall, FIRST)
    assert answer.status_code == 422
    assert answer.json()["message"] == (
        "Nothing was entered: line 2, Novák, Petr: Novák, Petr (entry 1) is entered already;"
        " tick what is to be done."
    )
    assert hall.state.seq == before
    plan, _ = planned(hall, FIRST)
    assert [(line["kind"], line["known_by"], line["changes"]) for line in plan["lines"]] == [
        ("known", "fide-id", []),
        ("known", "name-and-year", []),
        ("known", "fide-id", []),
    ]
    assert plan["gone"] == []


def test_the_same_request_again_is_answered_and_not_refused() -> None:
    hall = open_hall(players=0, started=False)
    command = str(uuid.uuid4())
    assert send(hall, FIRST, command_id=command).status_code == 201
    assert send(hall, FIRST, command_id=command).status_code == 200
    plan, seq = planned(hall, SECOND)
    ticks = {"enter": [6], "withdraw": [plan["gone"][0]["player"]]}
    again = {"command_id": str(uuid.uuid4()), "ticks": ticks, "read_seq": str(seq)}
    assert send(hall, SECOND, **again).status_code == 201
    assert send(hall, SECOND, **again).status_code == 200
    assert names(hall) == ["Bílý, Karel", "Dvořák, Jan", "Novák, Petr"]


def test_the_preview_tells_new_known_changed_and_gone() -> None:
    hall = entered()
    plan, _ = planned(hall, SECOND)
    novak, dvorak, bily, bad = plan["lines"]
    told = [(each["field"], each["before"], each["after"]) for each in novak["changes"]]
    assert told == [
        ("name", "Novák, Petr", "Novak, Petr"),
        ("federation", "CZE", "SVK"),
        ("rating", "2100", "2150"),
    ]
    assert [each["ticked"] for each in novak["changes"]] == [False, True, True]
    assert [each["after"] for each in dvorak["changes"]] == ["Olomouc"]
    assert (dvorak["known_by"], dvorak["another"]) == ("name-and-year", True)
    assert (bily["line"], bily["kind"], bily["ticked"]) == (6, "new", True)
    assert bad["kind"] == "bad"
    assert [gone["name"] for gone in plan["gone"]] == ["Zelená, Eva"]


def test_only_what_is_ticked_is_done_in_one_batch_and_one_undo_takes_it_back() -> None:
    hall = entered()
    _, seq = planned(hall, SECOND)
    before = hall.state
    ticks = {"enter": [6], "change": {"4": ["rating", "federation"]}, "withdraw": [3]}
    answer = send(hall, SECOND, ticks=ticks, read_seq=str(seq))
    assert answer.status_code == 201
    made = [event for event in store.read(hall.slug) if event.seq > seq]
    assert len({event.command_id for event in made}) == 1
    assert [event.type for event in made] == [
        "PlayerCorrected",
        "RatingCorrected",
        "PlayerWithdrawn",
        "PlayerEntered",
    ]
    novak = hall.state.players[PlayerId(1)]
    assert (novak.federation, novak.rating) == ("SVK", 2150)
    assert names(hall) == ["Bílý, Karel", "Dvořák, Jan", "Novák, Petr"]
    assert hall.names.people[PlayerId(2)].club == "Brno"

    chief, first = Api(hall), answer.json()["first_seq"]
    newest = chief.get("batches/").body["batches"][0]
    assert (newest["first"], newest["what"], newest["standing"]) == (first, "entries changed", 3)
    sent = body(reason="the wrong list")
    undone = chief.post(f"batches/{first}/undo/", sent)
    assert undone.status == 201
    assert chief.post(f"batches/{first}/undo/", sent).status == 200
    assert undone.body["result"]["left_alone"] == []
    assert names(hall) == ["Dvořák, Jan", "Novák, Petr", "Zelená, Eva"]
    stands = hall.state.players[PlayerId(1)]
    was = before.players[PlayerId(1)]
    assert (stands.details, stands.federation, stands.rating, stands.rating_source) == (
        was.details,
        was.federation,
        was.rating,
        was.rating_source,
    )
    assert chief.post(f"batches/{first}/undo/", body(reason="again")).body["code"] == (
        "NothingToUndo"
    )


def test_the_undo_leaves_alone_what_has_changed_since() -> None:
    hall = entered()
    _, seq = planned(hall, SECOND)
    ticks = {"enter": [6], "change": {"4": ["rating"], "5": ["club"]}}
    first = send(hall, SECOND, ticks=ticks, read_seq=str(seq)).json()["first_seq"]
    hall.do(CheckIn(player=PlayerId(4)))
    hall.do(CorrectRating(player=PlayerId(1), expected=2150, rating=2160))
    undone = Api(hall).post(f"batches/{first}/undo/", body(reason="the wrong list"))
    assert undone.body["result"]["left_alone_names"] == ["Novák, Petr", "Bílý, Karel"]
    assert hall.state.players[PlayerId(1)].rating == 2160
    assert hall.names.people[PlayerId(2)].club == "Brno"
    assert "Bílý, Karel" in names(hall)


def test_good_rows_are_entered_and_the_others_are_mended_in_place() -> None:
    hall = open_hall(players=0, started=False)
    plan, seq = planned(hall, SECOND)
    good = [line["line"] for line in plan["lines"] if line["ticked"]]
    assert good == [4, 5, 6]
    assert send(hall, SECOND, ticks={"enter": good}, read_seq=str(seq)).status_code == 201
    shown = send(hall, SECOND, dry_run="1").json()["preview"]
    assert [line["kind"] for line in shown["plan"]["lines"]] == ["known", "known", "known", "bad"]
    assert shown["rows"][3]["cells"]["rating"] == "x"
    refused = send(hall, SECOND, ticks={"enter": [7]}, read_seq=str(hall.state.seq))
    assert (refused.status_code, refused.json()["message"]) == (
        400,
        "Line 7 is not offered as a new entry.",
    )
    mended = {"7": {"name": "Good, Boy", "rating": "1650"}}
    plan, seq = planned(hall, SECOND, mended=mended)
    assert plan["lines"][3]["ticked"]
    sent = {"ticks": {"enter": [7]}, "mended": mended, "read_seq": str(seq)}
    assert send(hall, SECOND, **sent).status_code == 201
    assert hall.state.players[PlayerId(4)].rating == 1650
    assert hall.names.people[PlayerId(4)].name == "Good, Boy"


def test_what_a_colleague_changed_since_the_page_is_told_and_nothing_is_done() -> None:
    hall = entered()
    anna = hall.arbiter("anna", "deputy")
    _, seq = planned(hall, SECOND)
    hall.do(CorrectRating(player=PlayerId(1), expected=2100, rating=2222), by=anna)
    hall.enter([entry(9, name="Bílý, Karel", fide_id="320001")], check_in=False)
    before = hall.state.seq
    ticks = {"enter": [6], "change": {"4": ["rating"]}}
    answer = send(hall, SECOND, ticks=ticks, read_seq=str(seq))
    assert (answer.status_code, answer.json()["code"]) == (409, "ListChangedMeanwhile")
    assert answer.json()["facts"]["moved"] == [
        {
            "what": "line 4",
            "shown": "Novák, Petr (entry 1); rating: 2100 → 2150.",
            "now": "Novák, Petr (entry 1); rating: 2222 → 2150.",
        },
        {"what": "line 6", "shown": "New.", "now": "Bílý, Karel (entry 4)."},
    ]
    assert [event["type"] for event in answer.json()["events"]][:1] == ["RatingCorrected"]
    assert hall.state.seq == before


def test_what_a_colleague_did_elsewhere_does_not_stop_the_list() -> None:
    hall = entered()
    _, seq = planned(hall, SECOND)
    hall.do(CheckIn(player=PlayerId(2)))
    answer = send(hall, SECOND, ticks={"change": {"4": ["rating"]}}, read_seq=str(seq))
    assert answer.status_code == 201


def test_somebody_who_was_withdrawn_comes_back_only_by_a_tick() -> None:
    hall = entered()
    hall.do(WithdrawPlayer(player=PlayerId(1)))
    plan, seq = planned(hall, FIRST)
    (change,) = plan["lines"][0]["changes"]
    assert (change["field"], change["before"], change["ticked"]) == ("status", "withdrawn", False)
    sent = {"ticks": {"change": {"2": ["status"]}}, "read_seq": str(seq)}
    assert send(hall, FIRST, **sent).status_code == 201
    assert "Novák, Petr" in names(hall)


def test_after_the_start_the_new_are_late_entries_and_the_preview_asks() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    plan, seq = planned(hall, SECOND)
    assert plan["late"][0].startswith("Paired from round 2 on, and not before check-in")
    assert plan["late"][1].startswith("0 points for round 1 (C.04.2 2.4)")
    answer = send(hall, SECOND, ticks={"enter": [4, 6]}, read_seq=str(seq))
    assert answer.status_code == 201
    late = [hall.state.players[PlayerId(player)] for player in (9, 10)]
    assert all(each.late and each.from_round == 2 and each.tpn for each in late)
    first = answer.json()["first_seq"]
    assert Api(hall).post(f"batches/{first}/undo/", body(reason="no")).status == 201
    assert not any(hall.state.players[PlayerId(player)].active for player in (9, 10))


def test_ticks_for_late_entries_do_not_hold_for_another_round() -> None:
    hall = open_hall(players=8)
    _, seq = planned(hall, SECOND)
    hall.play_round()
    answer = send(hall, SECOND, ticks={"enter": [4]}, read_seq=str(seq))
    assert answer.status_code == 409
    assert "Paired from round 2 on" in answer.json()["message"]


def test_the_desk_is_not_offered_what_the_office_does() -> None:
    hall = entered()
    desk = hall.arbiter("desk", "check-in")
    plan, seq = planned(hall, SECOND, desk)
    rating = plan["lines"][0]["changes"][2]
    assert (rating["ticked"], rating["why_not"]) == (False, "The office corrects ratings.")
    assert plan["gone"][0]["why_not"] == "The office withdraws players."
    for ticks in ({"change": {"4": ["rating"]}}, {"withdraw": [3]}):
        assert send(hall, SECOND, desk, ticks=ticks, read_seq=str(seq)).status_code == 400
    own = {"change": {"5": ["club"]}, "enter": [6]}
    assert send(hall, SECOND, desk, ticks=own, read_seq=str(seq)).status_code == 201


def test_who_may_not_enter_players_learns_nothing_of_the_entries() -> None:
    hall = entered()
    sector = hall.arbiter("sector", "sector")
    shown = send(hall, SECOND, sector, dry_run="1").json()["preview"]
    assert shown["plan"] is None
    assert send(hall, FIRST, sector).json()["code"] == "NotPermitted"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ticks": {"enter": [2]}}, "read_seq"),
        ({"ticks": {"enter": [99]}, "read_seq": "5"}, "ticks"),
        ({"ticks": {}, "read_seq": "5"}, "ticks"),
        ({"ticks": {"enter": [2], "sell": [1]}, "read_seq": "5"}, "ticks"),
        ({"ticks": {"change": {"2": ["rating"]}}, "read_seq": "5"}, "ticks"),
        ({"ticks": {"withdraw": [1]}, "read_seq": "5"}, "ticks"),
        ({"mended": {"2": {"shoe": "44"}}, "dry_run": "1"}, "mended"),
    ],
)
def test_ticks_that_the_page_did_not_offer_are_turned_away(
    fields: dict[str, Any], field: str
) -> None:
    hall = entered()
    fields = fields | ({"read_seq": str(hall.state.seq)} if "read_seq" in fields else {})
    answer = send(hall, FIRST, **fields)
    assert (answer.status_code, answer.json().get("field")) == (400, field)


def test_two_people_of_one_name_are_not_taken_for_each_other() -> None:
    hall = entered("Name;FideID;Birth\nNguyen, Anh;1;2001\nNguyen, Anh;2;2005\n")
    plan, _ = planned(hall, "Name;Birth\nNguyen, Anh;2005\nNguyen, Anh;\n")
    second, unclear = plan["lines"]
    assert (second["player"], second["known_by"]) == (2, "name-and-year")
    assert unclear["kind"] == "known"
    plan, _ = planned(hall, "Name\nNguyen, Anh\n")
    assert plan["lines"][0]["problem"].startswith("It may be each of these: Nguyen, Anh (entry 1)")


def test_who_looks_like_an_entry_is_new_but_not_ticked() -> None:
    hall = entered()
    plan, _ = planned(hall, "Name;Birth\nZelená, E.;2004\n")
    (line,) = plan["lines"]
    assert (line["kind"], line["ticked"]) == ("new", False)
    assert line["maybe"] == [
        "Zelená, Eva (entry 3): one name has an initial alone, the same year of birth"
    ]


# --- where it meets other things ------------------------------------------------------------------


def undone(hall: Hall, first: int) -> Any:
    sent = {"command_id": str(uuid.uuid4()), "reason": "the wrong list"}
    address = f"/api/v1/tournaments/{hall.slug}/batches/{first}/undo/"
    return hall.client().post(address, json.dumps(sent), content_type="application/json")


def test_after_its_undo_the_same_list_is_new_again() -> None:
    hall = open_hall(players=0, started=False)
    first = send(hall, FIRST).json()["first_seq"]
    assert undone(hall, first).status_code == 201
    plan, _ = planned(hall, FIRST)
    assert [(line["kind"], line["ticked"]) for line in plan["lines"]] == [("new", True)] * 3
    assert plan["gone"] == []
    assert send(hall, FIRST).status_code == 201
    assert names(hall) == ["Dvořák, Jan", "Novák, Petr", "Zelená, Eva"]


def test_what_only_brought_players_back_is_undone_too() -> None:
    hall = entered()
    for player in hall.state.players:
        hall.do(WithdrawPlayer(player=player))
    plan, seq = planned(hall, FIRST)
    changes = {
        str(line["line"]): [each["field"] for each in line["changes"]] for line in plan["lines"]
    }
    answer = send(hall, FIRST, ticks={"change": changes}, read_seq=str(seq))
    assert answer.status_code == 201, answer.json()
    assert len(names(hall)) == 3
    assert undone(hall, answer.json()["first_seq"]).status_code == 201
    assert names(hall) == []


def test_a_cell_typed_over_counts_where_nothing_is_ticked_and_the_answer_has_notes() -> None:
    hall = open_hall(players=0, started=False)
    mended = {"2": {"rating": "2000"}}
    answer = send(hall, "Name;Rtg\nCole, Cy;1000\n", mended=mended)
    assert answer.status_code == 201
    assert [entry.rating for entry in hall.state.players.values()] == [2000]
    plan, seq = planned(hall, SECOND)
    ticks = {"enter": [line["line"] for line in plan["lines"] if line["kind"] == "new"]}
    ticked = send(hall, SECOND, ticks=ticks, read_seq=str(seq)).json()
    assert isinstance(ticked["notes"], list)


def test_a_line_that_was_mended_in_one_cell_says_what_was_wrong_with_it() -> None:
    content = 'Name;Rtg;Fed;Club\n"Cole, Cy;1900;CZE;Klub\n'
    mended = {"2": {"rating": "1950"}}
    shown = send(entered(), content, dry_run="1", mended=mended).json()["preview"]["rows"][0]
    assert any("quotation mark" in note for note in shown["notes"])


def test_ticks_of_another_log_meet_that_before_anything_else() -> None:
    hall = entered()
    beyond = str(hall.state.seq + 50)
    answer = send(hall, FIRST, ticks={"withdraw": [99]}, read_seq=beyond)
    assert (answer.status_code, answer.json()["code"]) == (409, "OtherLog")
    answer = send(hall, FIRST, read_seq=beyond)
    assert (answer.status_code, answer.json()["code"]) == (409, "OtherLog")


# --- columns by hand --------------------------------------------------------------------------

ODD = """Kdo;Odkud;Síla;Kdy přišel
Malý Petr;CZE;2100;1988
Velká Eva;CZE;1990;2004
"""
BY_HAND = {"heading": 1, "columns": ["name", "federation", "rating", "birth_date"]}


def test_columns_that_were_said_are_on_record_with_the_list_and_offered_again() -> None:
    hall = open_hall(players=0, started=False)
    shown = send(hall, ODD, dry_run="1").json()["preview"]
    assert (shown["good"], shown["file_columns"]["by"]) == (False, "guess")
    answer = send(hall, ODD)
    assert (answer.status_code, answer.json()["code"]) == (422, "FileDefective")
    answer = send(hall, ODD, columns=BY_HAND)
    assert answer.status_code == 201, answer.json()
    assert names(hall) == ["Malý Petr", "Velká Eva"]
    made = store.read(hall.slug)[-3:]
    assert [event.type for event in made] == ["PlayerEntered", "PlayerEntered", "ColumnsMapped"]
    (row,) = Api(hall).get("batches/").body["batches"]
    assert (row["what"], len(row["subjects"]), row["last"]) == ("entered", 2, made[-1].seq)
    shown = send(hall, ODD, dry_run="1").json()["preview"]
    assert (shown["good"], shown["file_columns"]["by"]) == (True, "remembered")
    assert all(line["kind"] == "known" for line in shown["plan"]["lines"])
    undone = Api(hall).post(f"batches/{row['first']}/undo/", body(reason="the wrong list"))
    assert undone.status == 201, undone.body
    assert names(hall) == []
    assert Api(hall).get("batches/").body["batches"][0]["standing"] == 0


def test_ticks_are_done_by_the_columns_that_were_said() -> None:
    hall = open_hall(players=0, started=False)
    plan, seq = planned(hall, ODD, columns=BY_HAND)
    assert [line["ticked"] for line in plan["lines"]] == [True, True]
    sent = {"ticks": {"enter": [3]}, "read_seq": str(seq), "columns": BY_HAND}
    assert send(hall, ODD, **sent).status_code == 201
    assert names(hall) == ["Velká Eva"]
    assert store.read(hall.slug)[-1].type == "ColumnsMapped"


def test_the_same_request_with_columns_again_is_answered() -> None:
    hall = open_hall(players=0, started=False)
    same = {"command_id": str(uuid.uuid4()), "columns": BY_HAND}
    assert send(hall, ODD, **same).status_code == 201
    assert send(hall, ODD, **same).status_code == 200
    assert len(names(hall)) == 2


@pytest.mark.parametrize(
    "columns",
    [
        "x",
        {"heading": -1},
        {"heading": 1, "columns": ["age"]},
        {"heading": 1, "columns": [""] * 201},
        {"columns": ["name"]},
        {"heading": 1, "more": 1},
    ],
)
def test_columns_that_cannot_be_read_name_the_field(columns: Any) -> None:
    answer = send(open_hall(players=0, started=False), ODD, dry_run="1", columns=columns)
    assert (answer.status_code, answer.json()["field"]) == (400, "columns")


def test_years_of_two_digits_are_read_for_the_day_of_the_tournament() -> None:
    hall = open_hall(players=0, started=False, settings=Settings(start_date="1999-07-01"))
    shown = send(hall, "Name;Birth\nAbel, Ada;90\n", dry_run="1").json()["preview"]
    (row,) = shown["rows"]
    assert (row["birth_date"], row["notes"]) == ("1990", ["Born “90” is read as 1990."])
