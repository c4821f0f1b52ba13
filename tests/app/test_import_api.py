"""Uploads through the API: a dry run first, then all of it or nothing."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from events import store
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.folding import fold
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.log import facts

from .builders import Hall, open_hall
from .test_import_report import FILES, report_of

pytestmark = pytest.mark.django_db

GOOD = "Name;Elo\nDvořák, Šimon;2100\nŽák, Tomáš;1900\n".encode("cp1250")
BAD = b"Name;Elo\nGood, A;2000\nBad, B;x\n"


def upload(hall: Hall, content: bytes, *, client: Client | None = None, **fields: str) -> Any:
    form = {"command_id": str(uuid.uuid4()), **fields}
    form["file"] = SimpleUploadedFile("list.csv", content)  # type: ignore[assignment]
    address = f"/api/v1/tournaments/{hall.slug}/imports/"
    return (client or hall.client()).post(address, form)


def test_a_dry_run_shows_every_row_and_writes_nothing() -> None:
    hall = open_hall(players=0, started=False)
    before = hall.state.seq
    answer = upload(hall, BAD, dry_run="1")
    assert answer.status_code == 200
    shown = answer.json()["preview"]
    assert not shown["good"]
    assert [row["problems"] for row in shown["rows"]] == [
        [],
        ["Column 2 (Elo): “x” is not a rating (0 to 4000)."],
    ]
    assert hall.state.seq == before


def test_a_good_list_is_entered_at_once() -> None:
    hall = open_hall(players=0, started=False)
    assert upload(hall, GOOD).status_code == 201
    assert sorted(view.name for view in hall.names.people.values()) == [
        "Dvořák, Šimon",
        "Žák, Tomáš",
    ]


def test_a_defective_list_is_refused_with_the_line_and_the_name() -> None:
    hall = open_hall(players=0, started=False)
    answer = upload(hall, BAD)
    assert answer.status_code == 422
    assert answer.json()["message"].startswith("Nothing was entered: line 3, Bad, B: ")
    assert not hall.state.players


def test_a_report_fills_an_empty_tournament_and_its_rounds() -> None:
    hall = open_hall(players=0, started=False)
    content, report = report_of(FILES[0])
    assert upload(hall, content).status_code == 201
    assert len(hall.state.players) == len(report.players)
    assert hall.state.last_published == report.rounds_paired


def test_the_dry_run_says_that_a_report_replaces_name_and_settings() -> None:
    hall = open_hall(players=0, started=False)
    content, _ = report_of(FILES[0])
    note = upload(hall, content, dry_run="1").json()["preview"]["notes"][0]
    assert note.startswith("Name, rounds and points become those of the file")
    assert 'replaces "Prague Open"' in note
    assert hall.state.name == "Prague Open"
    assert upload(hall, content).status_code == 201
    assert f'"{hall.state.name}" replaces' in note
    entered = open_hall(players=1, started=False, slug="entered")
    notes = upload(entered, content, dry_run="1").json()["preview"]["notes"]
    assert not any("become those" in line for line in notes)


def test_a_report_brings_only_its_players_where_somebody_is_entered_already() -> None:
    hall = open_hall(players=1, started=False)
    content, report = report_of(FILES[0])
    shown = upload(hall, content, dry_run="1").json()["preview"]
    assert shown["rounds"] == 0
    assert any("stay out" in note for note in shown["notes"])
    assert upload(hall, content).status_code == 201
    assert len(hall.state.players) == len(report.players) + 1
    assert hall.state.last_published == 0


def test_a_stranger_and_a_request_without_file_or_id_are_turned_away() -> None:
    hall = open_hall(players=0, started=False)
    address = f"/api/v1/tournaments/{hall.slug}/imports/"
    assert Client().post(address, {}).status_code == 401
    assert hall.client().post(address, {"command_id": str(uuid.uuid4())}).status_code == 400
    assert upload(hall, GOOD, command_id="x").status_code == 400
    assert (
        upload(hall, GOOD, client=hall.client(hall.arbiter("ro", "read-only"))).status_code == 422
    )


def test_what_is_doubtful_is_said_with_the_answer_to_the_import() -> None:
    hall = open_hall(players=0, started=False)
    lines = report_of(FILES[0])[0].decode().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("001    1"))
    lines[at] = lines[at][:53] + "XX1" + lines[at][56:]
    answer = upload(hall, "\n".join(lines).encode())
    assert answer.status_code == 201
    doubt = f"line {at + 1}, player 1: 'XX1' is no federation (record 001)"
    assert doubt in answer.json()["notes"]


# --- taken back -------------------------------------------------------------------------------


def taken_back(hall: Hall, first: int, **fields: Any) -> Any:
    sent = {"command_id": str(uuid.uuid4()), "reason": "the wrong file", **fields}
    address = f"/api/v1/tournaments/{hall.slug}/batches/{first}/undo/"
    return hall.client().post(address, json.dumps(sent), content_type="application/json")


def standing(hall: Hall) -> list[int]:
    return [player for player, entry in hall.state.players.items() if entry.stands]


def test_a_list_is_taken_back_as_one_and_what_changed_since_is_named() -> None:
    hall = open_hall(players=1, started=False)
    first = upload(hall, GOOD + b"Novak, J;1800\n").json()["first_seq"]
    hall.do(CheckIn(player=PlayerId(3)))
    (row,) = hall.client().get(f"/api/v1/tournaments/{hall.slug}/batches/").json()["batches"]
    assert (row["what"], len(row["subjects"]), row["standing"]) == ("entered", 3, 2)
    same = {"command_id": str(uuid.uuid4())}
    answer = taken_back(hall, first, **same)
    assert answer.status_code == 201, answer.json()
    assert answer.json()["result"]["taken_back"] == ["player:2", "player:4"]
    assert answer.json()["result"]["left_alone"] == ["player:3"]
    assert standing(hall) == [1, 3]
    assert taken_back(hall, first, **same).status_code == 200
    assert taken_back(hall, first).json()["code"] == "NothingToUndo"


def test_late_entries_of_a_list_go_with_their_numbers_and_leave_one_new_list() -> None:
    hall = open_hall(players=4)
    hall.play_round()
    order = hall.state.order
    first = upload(hall, GOOD).json()["first_seq"]
    assert len(hall.state.order) == 6
    assert taken_back(hall, first).status_code == 201
    assert hall.state.order == order
    log_ = store.read(hall.slug)
    assert [event.type for event in log_[-3:]] == [
        "EntryTakenBack",
        "EntryTakenBack",
        "PairingNumbersAssigned",
    ]
    assert fold(Tournament(), facts(log_)) == hall.state


def test_a_report_without_rounds_is_taken_back_with_its_settings_and_lists() -> None:
    hall = open_hall(players=0, started=False)
    before = (hall.state.name, hall.state.settings)
    content = b"\n".join(
        line[:80] + b" 0.0" if line.startswith(b"001") else line
        for line in report_of(FILES[6])[0].splitlines()
        if line[:3] in (b"001", b"012", b"142", b"260")
    )
    answer = upload(hall, content)
    assert answer.status_code == 201, answer.json()
    assert hall.state.last_published == 0
    assert hall.state.name != before[0]
    assert hall.state.prohibited
    assert taken_back(hall, answer.json()["first_seq"]).status_code == 201
    assert standing(hall) == []
    assert (hall.state.name, hall.state.settings) == before
    assert hall.state.prohibited == ()


def test_a_report_goes_back_with_its_rounds() -> None:
    hall = open_hall(players=0, started=False)
    first = upload(hall, report_of(FILES[0])[0]).json()["first_seq"]
    answer = taken_back(hall, first)
    assert answer.status_code == 201, answer.json()
    assert answer.json()["result"]["left_alone"] == []
    assert (standing(hall), hall.state.last_published) == ([], 0)


def test_a_report_that_is_sent_again_is_answered_and_not_repeated() -> None:
    hall = open_hall(players=0, started=False)
    content, _ = report_of(FILES[0])
    same = str(uuid.uuid4())
    assert upload(hall, content, command_id=same).status_code == 201
    before = hall.state.seq
    assert upload(hall, content, command_id=same).status_code == 200
    assert hall.state.seq == before
