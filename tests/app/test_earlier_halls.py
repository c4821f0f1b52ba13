"""Databases that earlier programs left behind, one played round and one begun in each: this
program opens them, brings them up to date, and says of them what the program said that made them.

`tests/app/earlier/DAY/` holds the program's database and answers of that day. Before a release
that changes tables, events or answers, a folder more is made by the program before it
(`tests/app/earlier_hall.py` says how); none is ever changed.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest

from tests.live.processes import run_python

from .builders import PASSWORD
from .started import environment, started

EARLIER: Final = Path(__file__).with_name("earlier")
DAYS: Final = sorted(folder.name for folder in EARLIER.iterdir())

OPENED: Final = """
import json
import os
import sys
from pathlib import Path

import django

django.setup()

from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client

from config.embedded import data_folder
from tests.app.earlier_hall import READS
from tournaments.services.index import rebuild

data_folder.migrate(Path(os.environ["OPENHALL_DATA"]))
call_command("verify", stdout=sys.stderr)
rebuild()
client = Client()
client.force_login(get_user_model().objects.get(username="chief"))
base = "/api/v1/tournaments/open/"
print(json.dumps({place: client.get(base + place).json() for place in READS}))
"""

SETTINGS: Final = {"DJANGO_SETTINGS_MODULE": "config.settings"}


def said_by(day: str) -> dict[str, Any]:
    """The answers of that program."""
    answers: dict[str, Any] = json.loads((EARLIER / day / "answers.json").read_text("utf-8"))
    return answers


def unpacked(day: str, data: Path) -> Path:
    """A data folder of that program, as it stopped."""
    data.mkdir()
    packed = (EARLIER / day / "database.gz").read_bytes()
    (data / "openhall.sqlite3").write_bytes(gzip.decompress(packed))
    return data


def differences(before: Any, now: Any, place: str = "") -> list[str]:
    """What was said and is not said any more; that more is said is none."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            each
            for key, value in before.items()
            for each in (
                differences(value, now[key], f"{place}.{key}")
                if key in now
                else [f"{place}.{key} is not said"]
            )
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [each for n, (old, new) in pairs for each in differences(old, new, f"{place}[{n}]")]
    return [] if before == now else [f"{place}: {before!r} became {now!r}"]


@pytest.mark.parametrize("day", DAYS)
def test_what_an_earlier_program_left_is_what_this_one_opens(day: str, tmp_path: Path) -> None:
    data = unpacked(day, tmp_path / "data")
    now = run_python(OPENED, environment(OPENHALL_DATA=str(data), **SETTINGS))
    assert differences(said_by(day), now) == []


@pytest.mark.parametrize("day", [DAYS[0]])
def test_an_older_hall_is_started_and_typed_on(day: str, tmp_path: Path) -> None:
    with (
        started(unpacked(day, tmp_path / "data"), "--no-demo") as hall,
        httpx.Client(base_url=f"{hall.url}/api/v1/", timeout=60) as client,
    ):
        log_in = {"username": "chief", "password": PASSWORD}
        token = client.post("token/", json=log_in).json()["token"]
        client.headers["authorization"] = f"Token {token}"
        boards = client.get("tournaments/open/rounds/2/boards/").json()
        missing = next(board for board in boards["boards"] if not board["result"])
        answer = client.post(
            "tournaments/open/commands/enter-result/",
            json={
                "command_id": str(uuid4()),
                "read_seq": boards["seq"],
                "command": {"game": missing["game"], "result": "1-0", "expected": None},
            },
        )
        assert answer.status_code == 201, answer.text
        assert answer.json()["seq"] == said_by(day)["rounds/2/boards/"]["seq"] + 1


def test_a_result_that_would_be_read_as_another_is_noticed() -> None:
    """The control of the comparison."""
    before = said_by(DAYS[0])
    now = json.loads(json.dumps(before))
    now["rounds/1/boards/"]["boards"][0]["result"] = "0-1"
    now["standings/"]["more"] = "said since"
    del now["settings/"]["seq"]
    assert differences(before, now) == [
        ".rounds/1/boards/.boards[0].result: '1-0' became '0-1'",
        ".settings/.seq is not said",
    ]
