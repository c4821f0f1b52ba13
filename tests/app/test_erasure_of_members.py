"""A member of a committee by name is erased: from the console, by the API, and out of the files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import connection

from events import store
from events.verification import check, notes
from tournaments.domain.appeals.commands import (
    DecideAppeal,
    FileAppeal,
    NamedMember,
    SetAppealsCommittee,
)
from tournaments.domain.ids import PlayerId
from tournaments.models import PersonDetails
from tournaments.services import overwriting

from .api import Answered, Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)

NAME = "Kovalčuková, Žofie"
PLACE = "members/1/erasure/"


@pytest.fixture
def hall() -> Hall:
    """She decided an appeal, left the committee, and is named in a reason."""
    hall = open_hall(6)
    hall.do(SetAppealsCommittee(members=(), further=(NamedMember(name=NAME, federation="SVK"),)))
    hall.pair()
    hall.publish()
    hall.do(FileAppeal(about="round:1", by=PlayerId(1)), reason="Another opponent is due.")
    hall.do(
        DecideAppeal(appeal=1, verdict="rejected", sat=(1,)),  # type: ignore[arg-type]
        reason="Paní Kovalcukova read C.04.",
    )
    return hall


def erase(hall: Hall, **fields: Any) -> Answered:
    return Api(hall).post(PLACE, body(**{"name": NAME, "ground": "own-request"} | fields))


def leaves(hall: Hall) -> None:
    hall.do(SetAppealsCommittee(members=()))


def stored() -> Iterator[str]:
    """Every value of every table as text, and the database's own files."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names():
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            for row in cursor.fetchall():
                yield from map(str, row)
    if connection.vendor == "sqlite":
        name = Path(str(connection.settings_dict["NAME"]))
        for part in (name, name.with_name(f"{name.name}-wal")):
            if part.exists():
                yield part.read_bytes().decode("utf-8", "replace")


def marks_in(text: str) -> set[str]:
    family = NAME.partition(",")[0]
    forms = {mark: {mark, json.dumps(mark)[1:-1]} for mark in (family, "Kovalcukova")}
    return {mark for mark, written in forms.items() if any(form in text for form in written)}


def test_her_name_goes_out_of_pages_tables_and_files_and_the_chain_holds(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaves(hall)
    page = hall.client().get("/console/open/appeals/").content.decode()
    assert "/console/open/appeals/members/1/erase/" in page
    shown = hall.client().get("/console/open/appeals/members/1/erase/").content.decode()
    assert "Paní Kovalcukova read C.04." in shown
    assert "the member asked for it" in shown
    assert marks_in("\n".join(stored())) == {"Kovalčuková", "Kovalcukova"}, "the control"
    chain = [event.hash for event in store.read(hall.slug)]
    texts = [text["seq"] for text in Api(hall).get(PLACE).body["plan"]["texts"]]
    assert erase(hall, texts=texts, read_seq=hall.state.seq).status == 201
    monkeypatch.setattr(overwriting, "QUIET", overwriting.QUIET * 0)
    overwriting.overwrite_if_asked()
    assert marks_in("\n".join(stored())) == set()
    assert [event.hash for event in store.read(hall.slug)][: len(chain)] == chain
    assert check(hall.slug) == []
    assert "erased on request: 1 committee members" in notes(hall.slug)
    (row,) = Api(hall).get("appeals/").body["appeals"]
    assert row["sat"] == ["somebody who was erased (SVK)"]
    told = Api(hall).get("activity/", limit=1).body["activity"][0]["text"]
    assert told == "Name of committee member 1 erased, with 1 text (the member asked for it)"
    assert "members/1/erase" not in hall.client().get("/console/open/appeals/").content.decode()


def test_the_same_erasure_sent_again_is_answered(hall: Hall) -> None:
    leaves(hall)
    texts = [text["seq"] for text in Api(hall).get(PLACE).body["plan"]["texts"]]
    sent = body(name=NAME, ground="own-request", texts=texts, read_seq=hall.state.seq)
    assert Api(hall).post(PLACE, sent).status == 201
    again = Api(hall).post(PLACE, sent)
    assert (again.status, again.body["status"]) == (200, "already-recorded")


def test_whoever_still_sits_is_taken_out_first(hall: Hall) -> None:
    refused = erase(hall)
    assert (refused.status, refused.body["code"]) == (422, "StillSits")
    page = hall.client().get("/console/open/appeals/members/1/erase/").content.decode()
    assert "still sits in the committee" in page
    assert "Erase for good" not in page


def test_the_name_is_typed_and_the_texts_are_chosen(hall: Hall) -> None:
    leaves(hall)
    assert erase(hall, name="Kovač, Ž.").body["code"] == "NameNotTyped"
    asked = erase(hall)
    assert (asked.status, asked.body["code"]) == (422, "TextsNotChosen")
    assert [text["sure"] for text in asked.body["texts"]] == [True]
    assert erase(hall, texts=[1]).body["code"] == "UnknownPapers"
    assert erase(hall, name="kovalcukova, zofie", texts=[]).status == 201


def test_nobody_but_the_chief_erases_a_member_and_there_must_be_one(hall: Hall) -> None:
    leaves(hall)
    deputy = Api(hall, hall.arbiter("anna", "deputy"))
    assert deputy.get(PLACE).status == 403
    assert "members/1/erase" not in deputy.client.get("/console/open/appeals/").content.decode()
    assert Api(hall).get("members/2/erasure/").status == 404
    assert hall.client().get("/console/open/appeals/members/2/erase/").status_code == 404


def test_an_erased_member_does_not_come_back_by_an_undo_or_an_old_page(hall: Hall) -> None:
    old = hall.state.committee
    leaves(hall)
    left = hall.state.seq
    erase(hall, texts=[])
    again = Api(hall).command(
        "set-appeals-committee",
        members=[{"person": old[0].person, "details": old[0].details, "federation": "SVK"}],
    )
    assert again.status == 422
    back = Api(hall).get("undo/", event=left).body
    assert NAME not in json.dumps(back)
    assert "person" not in json.dumps(back.get("command") or {})


def test_a_player_of_the_same_name_is_pointed_at_and_back(hall: Hall) -> None:
    leaves(hall)
    player = hall.names.player(PlayerId(1))
    hall.do(SetAppealsCommittee(members=(), further=(NamedMember(name=player),)))
    (named,) = Api(hall).get("players/1/erasure/").body["plan"]["members"]
    assert (named["member"], named["name"]) == (2, player)
    (entry,) = Api(hall).get("members/2/erasure/").body["plan"]["entries_elsewhere"]
    assert entry["player"] == 1


def test_a_name_that_comes_back_with_an_older_copy_of_the_tables_is_a_fault(hall: Hall) -> None:
    leaves(hall)
    rows = list(PersonDetails.objects.all())
    erase(hall, texts=[])
    for row in rows:
        row.save()
    found = [str(fault) for fault in check(hall.slug) if fault.kind == "erasures"]
    assert len(found) == 1, found
    assert "personal details of committee member 1 are back" in found[0]
