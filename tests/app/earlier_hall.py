"""A small database as a program leaves it behind, and what that program said of it.

Run in a copy of the program whose database is wanted, by its own Python, from its folder:

    PYTHONPATH=. python /…/tests/app/earlier_hall.py FOLDER

FOLDER gets `database.gz`, one round played and one begun, and `answers.json`: what the
program answered about it. It asks for nothing that the first whole program did not have; whatever
a later one has more it leaves out.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

READS: Final = (
    "",
    "players/",
    "rounds/",
    "rounds/1/boards/",
    "rounds/2/boards/",
    "standings/",
    "settings/",
)
"""Below `/api/v1/tournaments/open/`."""


def main(folder: Path) -> None:
    import django

    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"DJANGO_SETTINGS_MODULE": "config.settings", "OPENHALL_DATA": data}
        django.setup()
        answers = _made()
        folder.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(Path(data) / "openhall.sqlite3")) as database:
            database.execute("VACUUM INTO ?", [str(Path(data) / "copy")])
        packed = gzip.compress((Path(data) / "copy").read_bytes(), 9, mtime=0)
        (folder / "database.gz").write_bytes(packed)
    text = json.dumps(answers, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "answers.json").write_text(text + "\n", "utf-8")


def _made() -> dict[str, Any]:
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    from tests.app.builders import open_hall

    hall = open_hall(12)
    hall.arbiter("bruno", "results")
    hall.pair()
    hall.publish()
    sent = _Sender(hall)
    hall.results(1, "1-0", "0-1", "1/2-1/2", "1-0")
    sent.of_bruno(hall, "enter-result", game=hall.game(1).id, result="0-1", expected=None)
    for command, fields in (
        ("resolve-conflict", {"game": hall.game(1).id, "result": "1-0"}),
        ("correct-result", {"game": hall.game(2).id, "expected": "0-1", "result": "1-0"}),
        ("clear-result", {"game": hall.game(4).id, "expected": "1-0"}),
    ):
        sent.of_chief(command, "a slip was misread", **fields)
    hall.finish_round()
    sent.of_chief("close-round", round=1)
    sent.of_chief("grant-bye", player=12, round=2, kind="half")
    sent.of_chief("withdraw-player", player=11)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1/2-1/2")
    return sent.answers()


class _Sender:
    """Orders and questions over HTTP, as every program since the first takes them."""

    def __init__(self, hall: Any) -> None:
        self._hall = hall
        self._chief = hall.client()

    def of_chief(self, name: str, reason: str = "", **command: Any) -> None:
        status = self._send(self._chief, name, {"reason": reason, "command": command})
        assert status == 201, (name, status)

    def of_bruno(self, hall: Any, name: str, **command: Any) -> None:
        """He had seen what stood before the chief typed: a conflict."""
        from django.contrib.auth import get_user_model

        bruno = hall.client(get_user_model().objects.get(username="bruno"))
        read = hall.state.seq - 1
        status = self._send(bruno, name, {"read_seq": read, "command": command})
        assert status == 409, (name, status)

    def answers(self) -> dict[str, Any]:
        base = "/api/v1/tournaments/open/"
        read = {place: self._chief.get(base + place) for place in READS}
        return {place: answer.json() for place, answer in read.items()}

    def _send(self, client: Any, name: str, body: dict[str, Any]) -> int:
        body = {"command_id": str(uuid4()), "read_seq": self._hall.state.seq, **body}
        answer = client.post(
            f"/api/v1/tournaments/open/commands/{name}/",
            json.dumps(body),
            content_type="application/json",
        )
        status: int = answer.status_code
        if status >= 400 and status != 409:
            raise AssertionError((name, answer.content))
        return status


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
