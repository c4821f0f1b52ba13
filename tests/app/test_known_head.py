"""Is this head in this log? Asked by arbiters, by programs, and by whoever holds a sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from events import store
from tests.guards import guards_lifted
from tournaments.exports import bundle
from tournaments.services import states

from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db(transaction=True)
SERVER: dict[str, Any] = {"HTTP_HOST": "hall.example:8000"}


@pytest.fixture
def hall(settings: object) -> Hall:
    settings.ALLOWED_HOSTS = ["*"]  # type: ignore[attr-defined]
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


def head_of(hall: Hall) -> str:
    head = store.head(hall.slug)
    return f"{head.hash[:12]}@{head.seq}"


def logged_in(user: object) -> Client:
    client = Client(**SERVER)
    client.force_login(user)  # type: ignore[arg-type]
    return client


def asked(client: Client, address: str, text: str) -> str:
    answer = client.get(address, {"head": text})
    assert answer.status_code == 200
    found = re.search(r'id="answer">(.*?)</p>', answer.content.decode())
    assert found is not None
    return found[1]


def cut_and_played_on(hall: Hall, seq: int) -> None:
    """The back-up that ended at `seq` is put back without a trace."""
    (last,) = store.read(hall.slug, seq - 1, seq)
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("DELETE FROM events_event WHERE seq > %s", [seq])
        cursor.execute("DELETE FROM events_scopemove WHERE seq > %s", [seq])
        cursor.execute("DELETE FROM events_command WHERE head > %s", [seq])
        cursor.execute("UPDATE events_stream SET head = %s, head_hash = %s", [seq, last.hash])
    states.forget()


@pytest.mark.parametrize("role", ["chief", "read-only"])
def test_every_arbiter_is_told_in_plain_words(hall: Hall, role: str) -> None:
    user = hall.chief if role == "chief" else hall.arbiter("guest", "read-only")
    page = f"/console/{hall.slug}/known-head/"
    head = head_of(hall)
    hall.results(1, "1-0", "0-1")
    said = asked(logged_in(user), page, head)
    seq = head.partition("@")[2]
    assert re.fullmatch(
        rf"Yes: it is event {seq} of this log \(.+\); 2 events came after it\.", said
    )


def test_a_cut_is_told_to_who_kept_a_later_head(hall: Hall) -> None:
    kept = store.head(hall.slug).seq
    hall.results(1, "1-0", "0-1")
    head = head_of(hall)
    cut_and_played_on(hall, kept)
    said = asked(logged_in(hall.chief), f"/console/{hall.slug}/known-head/", head)
    assert said.startswith(f"No: this log ends at event {kept} (")
    assert f"before event {kept + 2}: the last 2 are missing." in said


def test_another_log_under_the_same_numbers_is_told(hall: Hall) -> None:
    kept = store.head(hall.slug).seq
    hall.results(1, "1-0", "0-1")
    head = head_of(hall)
    cut_and_played_on(hall, kept)
    hall.results(1, "0-1", "0-1")
    said = asked(logged_in(hall.chief), f"/console/{hall.slug}/known-head/", head)
    assert said.startswith(f"No: this log has another event {kept + 2} (")
    assert "another back-up was put back" in said


def test_who_holds_a_sheet_is_told_without_an_account(hall: Hall) -> None:
    page = f"/known-head/{hall.slug}/"
    said = asked(Client(), page, head_of(hall))
    assert said.startswith("Yes: it is event ")
    assert ":" in said.partition("(")[2], "when it was recorded"


def test_the_public_is_not_told_when_other_events_were_recorded(hall: Hall) -> None:
    said = asked(Client(), f"/known-head/{hall.slug}/", f"{'0' * 12}@2")
    assert said.startswith("No: this log has another event 2. ")


def test_what_is_no_head_is_said_to_be_none(hall: Hall) -> None:
    answer = Client().get(f"/known-head/{hall.slug}/", {"head": "version 12"})
    assert answer.status_code == 400
    assert "A head is 12 to 64 of the digits 0-9 and a-f" in answer.content.decode()
    assert Client().get("/known-head/nowhere/", {"head": "0" * 12}).status_code == 404


def test_an_arbiter_reads_what_else_is_wrong_with_the_log(hall: Hall) -> None:
    head = head_of(hall)
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("UPDATE events_command SET head = head + 5 WHERE head > 3")
    answer = logged_in(hall.chief).get(f"/console/{hall.slug}/known-head/", {"head": head})
    assert "This log is damaged: commands were answered up to event" in answer.content.decode()


# --- what is held against the log -----------------------------------------------------------


@pytest.mark.parametrize("sheet", ["pairings/1", "standings"])
def test_a_printed_sheet_names_its_head_in_words_and_in_its_code(hall: Hall, sheet: str) -> None:
    chief = logged_in(hall.chief)
    page = chief.get(f"/console/{hall.slug}/print/{sheet}/").content.decode()
    found = re.search(r'log <span class="head">(\w{12}@\d+)</span>', page)
    assert found is not None
    assert asked(Client(), f"/known-head/{hall.slug}/", found[1]).startswith("Yes")
    foot = re.search(r"<p>(Version .*?)</p>", page)
    assert foot is not None
    plain = re.sub(r"<.*?>", "", foot[1])
    assert asked(Client(), f"/known-head/{hall.slug}/", plain).startswith("Yes")


def test_the_code_of_a_sheet_is_the_public_page_with_the_head_behind_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    class Code:
        def svg_inline(self, **_: object) -> str:
            return ""

    def make(address: str, **_: object) -> Code:
        made.append(address)
        return Code()

    monkeypatch.setattr("segno.make", make)
    logged_in(hall.chief).get(f"/console/{hall.slug}/print/pairings/1/")
    (address,) = made
    before, _, head = address.partition("#log=")
    assert before == f"http://hall.example:8000/t/{hall.slug}/"
    assert asked(Client(), f"/known-head/{hall.slug}/", address).startswith("Yes")
    assert asked(Client(), f"/known-head/{hall.slug}/", head).startswith("Yes")


def test_the_head_line_of_a_bundle_is_read(hall: Hall) -> None:
    events = store.read(hall.slug)
    files = bundle.files(hall.state, hall.names, store.head(hall.slug), events)
    for name in ("head.json", "README.txt"):
        text = files[name].decode()
        line = text if name == "head.json" else text[text.index("Last event") :][:140]
        assert asked(Client(), f"/known-head/{hall.slug}/", line).startswith("Yes"), name


# --- the API --------------------------------------------------------------------------------


def test_a_program_reads_the_verdict(hall: Hall) -> None:
    address = f"/api/v1/tournaments/{hall.slug}/known-head/"
    head = store.head(hall.slug)
    client = logged_in(hall.chief)
    told = client.get(address, {"head": f"{head.hash}@{head.seq}"}).json()
    assert (told["verdict"], told["event"], told["hash"]) == ("in-log", head.seq, head.hash)
    assert (told["seq"], told["broken"]) == (head.seq, 0)
    assert told["message"].startswith(f"Yes: it is event {head.seq} of this log (20")
    later = client.get(address, {"head": f"{head.hash}@{head.seq + 11}"[64:]})
    assert (later.status_code, later.json()["field"]) == (400, "head")
    later = client.get(address, {"head": f"{'0' * 64}@{head.seq + 11}"})
    assert later.json()["verdict"] == "log-ends-before"


def test_the_read_of_the_api_is_for_arbiters(hall: Hall) -> None:
    address = f"/api/v1/tournaments/{hall.slug}/known-head/"
    assert Client().get(address, {"head": "0" * 12}).status_code == 401
    assert logged_in(account("stranger")).get(address, {"head": "0" * 12}).status_code == 403
