"""A second machine follows the hall: real servers, joined by a code."""

from __future__ import annotations

import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.app.started import Hall, refused, started

from .machines import chief_at, events, follower, leader, leads, rows, says, tables, wait_until

ANNOUNCED = "SELECT text FROM tournaments_reasontext"
ENTERED = "SELECT body FROM events_event WHERE type = 'PlayerEntered' ORDER BY seq"
LIST = "list-of-november.sqlite3"
TABLE_OF_LISTS = "PRAGMA table_info(tournaments_ratinglist)"
SALTED = "SELECT person, salt FROM tournaments_persondetails ORDER BY person"


def test_it_has_all_that_is_written_is_read_and_takes_no_writes(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        with follower(theirs, led, chief.code()) as followed:
            assert chief.announce("Lunch at noon").status_code == 201
            wait_until(lambda: events(theirs) == events(ours), "the event has not come")
            wait_until(lambda: tables(theirs) == tables(ours), "a row has not come")
            assert ("Lunch at noon",) in rows(theirs, ANNOUNCED)
            assert (theirs / "secret-key").read_text() == (ours / "secret-key").read_text()

            reader = chief_at(followed)
            assert "Lunch at noon" in reader.get("/t/demo-open/").text
            page = reader.get("/console/demo-open/results/").text
            assert f"It is led at {led.url}: open the page there." in page
            assert "It is led at" not in chief.get("/console/demo-open/results/").text
            refused = reader.announce("Lunch at one")
            assert refused.status_code == 503
            assert led.url in refused.json()["message"]
            assert "has everything on its disk" in chief.second_machine()
            a_rating_list(ours, "FIDE of November", b"a list" * 100_000)
            wait_until(lambda: tables(theirs) == tables(ours), "the row of the list is missing")
            wait_until(
                lambda: (theirs / "rating-lists" / LIST).is_file(), "the list has not followed"
            )
            assert (theirs / "rating-lists" / LIST).read_bytes() == b"a list" * 100_000
            assert tables(theirs) == tables(ours)


def test_a_code_works_once_and_nothing_but_the_code(tmp_path: Path) -> None:
    with leader(tmp_path / "leader") as led:
        code = chief_at(led).code()
        wrong = "".join("A" if letter != "A" else "B" for letter in code if letter != "-")
        assert "does not know this machine" in not_joined(tmp_path / "wrong", led, wrong)
        with follower(tmp_path / "follower", led, code):
            pass
        assert "does not know this machine" in not_joined(tmp_path / "again", led, code)
        assert not (tmp_path / "again" / "leadership.json").exists()


def test_a_folder_with_a_hall_of_its_own_is_left_alone(tmp_path: Path) -> None:
    with leader(tmp_path / "leader") as led:
        with leader(tmp_path / "other"):
            before = None
        before = tables(tmp_path / "other")
        code = chief_at(led).code()
        assert "has a hall of its own" in not_joined(tmp_path / "other", led, code)
        assert tables(tmp_path / "other") == before


def test_it_goes_on_after_a_restart_of_either_and_starts_anew_where_the_log_is_another(
    tmp_path: Path,
) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        port = led.url.rpartition(":")[2]
        with follower(theirs, led, chief.code()):
            pass
        chief.announce("while it was away")
    with started(theirs) as followed:  # before the leader is there, and without its address
        with leader(ours, "--port", port) as led:
            wait_until(lambda: leads(led), "the leader has not heard of its follower")
            chief_at(led).announce("after both")
            wait_until(lambda: tables(theirs) == tables(ours), "it has not caught up")
        another_log(theirs)
        with leader(ours, "--port", port) as led:
            wait_until(lambda: events(theirs) == events(ours), "it was not made anew")
            wait_until(lambda: says(followed, "This machine follows"), "it is not read again")


def test_who_is_erased_is_erased_on_both(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        with follower(theirs, led, chief.code()):
            entered = json.loads(rows(ours, ENTERED)[0][0])
            player, person = entered["player"], entered["person"]
            salt = dict(rows(ours, SALTED))[person]
            wait_until(lambda: salt.encode() in whole(theirs), "it never had the details")
            left = chief.command("withdraw-player", {"player": player}, "has gone home")
            assert left.status_code == 201, left.text
            assert chief.erase(player).status_code == 201
            wait_until(lambda: tables(theirs) == tables(ours), "the erasure has not come")
            wait_until(lambda: salt.encode() not in whole(theirs), "its bytes are there still")
            assert (person, "") in rows(theirs, SALTED)


def a_rating_list(data: Path, name: str, content: bytes) -> None:
    """As an import leaves it: a row, and a file."""
    (data / "rating-lists").mkdir(exist_ok=True)
    (data / "rating-lists" / LIST).write_bytes(content)
    with closing(sqlite3.connect(data / "openhall.sqlite3", isolation_level=None)) as database:
        names = [row[1:3] + row[3:5] for row in database.execute(TABLE_OF_LISTS)]
        row = {column: "{}" if kind == "TEXT" else 0 for column, kind, needed, _ in names if needed}
        row |= {"id": 1, "state": "ready", "store": LIST.partition(".")[0], "file_name": name}
        places = ", ".join(f":{column}" for column in row)
        columns = ", ".join(row)
        database.execute(
            f"INSERT INTO tournaments_ratinglist ({columns}) VALUES ({places})",
            row,
        )


def not_joined(data: Path, led: Hall, code: str) -> str:
    """What a machine says that could not join."""
    return refused("--data", str(data), "--port", "0", "--follow", led.url, typed=code)


def another_log(data: Path) -> None:
    """The copy goes on as no other log does: somebody has written into the file."""
    with closing(sqlite3.connect(data / "openhall.sqlite3", isolation_level=None)) as database:
        database.execute("DROP TRIGGER events_stream_only_grows")
        database.execute("UPDATE events_stream SET head_hash = ?", (secrets.token_hex(32),))


def whole(data: Path) -> bytes:
    """Every byte of the database's own files."""
    return b"".join(file.read_bytes() for file in sorted(data.glob("openhall.sqlite3*")))
