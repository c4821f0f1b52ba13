"""Uploads through the API: a dry run first, then all of it or nothing."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

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
        ["“x” is not a rating (0 to 4000)."],
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
