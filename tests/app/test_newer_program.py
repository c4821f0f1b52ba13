"""A newer program writes to a tournament while a server of this one still runs: that tournament is
refused in words until the server is renewed, and all others go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

from config import asgi, newer_database
from config.embedded.greeting import greeting
from events import codec, newer, store
from events.messages import Envelope, Outcome
from tests.live.processes import environment
from tournaments import tasks
from tournaments.domain.ledger import FOLDS
from tournaments.domain.rounds.commands import CloseRound
from tournaments.models import Webhook
from tournaments.public.kept_views import readable_view
from tournaments.webhooks import outbox
from tournaments.webhooks import queue as webhooks
from tournaments.webhooks.bodies import is_wanted

from .builders import Hall, open_hall
from .started import ROOT

pytestmark = pytest.mark.django_db(transaction=True)
SENTENCE = "A newer version of Openhall has written to this tournament"


class FeastHeld(msgspec.Struct, frozen=True):
    """What only the newer program knows."""

    guests: int


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


@pytest.fixture
def other() -> Hall:
    other = open_hall(players=6, slug="other")
    other.pair()
    other.publish()
    return other


@pytest.fixture
def newer_event(hall: Hall) -> Iterator[None]:
    """It stands at the head of the log of `hall`."""
    write_newer_event(hall.slug)
    yield
    know_newer_event(known=False)


def write_newer_event(stream: str) -> None:
    know_newer_event(known=True)
    sent = Envelope(command_id=uuid4(), actor="user:1", role="chief")
    held = Outcome([codec.new_event(FeastHeld(guests=80))], {"status": "recorded"})
    store.execute(stream, sent, lambda _locked: held)
    know_newer_event(known=False)


def know_newer_event(*, known: bool) -> None:
    if known:
        codec.register("FeastHeld", 1, FeastHeld)
    else:
        codec._types.pop("FeastHeld", None)
        codec._by_struct.pop(FeastHeld, None)


def sent(hall: Hall, command_id: str = "", board: int = 1) -> Any:
    order = {"game": f"1.1.{board}", "result": "1-0", "expected": None}
    return hall.client().post(
        f"/api/v1/tournaments/{hall.slug}/commands/enter-result/",
        {"command_id": command_id or str(uuid4()), "read_seq": 1, "command": order},
        content_type="application/json",
    )


def page_of(hall: Hall) -> Any:
    client = hall.client()
    client.raise_request_exception = False
    return client.get(f"/console/{hall.slug}/results/")


@pytest.mark.usefixtures("newer_event")
def test_an_order_is_told_why_it_waits_and_nothing_is_recorded(hall: Hall) -> None:
    head = store.head(hall.slug)
    answer = sent(hall)
    assert (answer.status_code, answer.json()["code"]) == (503, "newer-program")
    assert answer.json()["message"].startswith(SENTENCE)
    assert answer["Retry-After"]
    assert store.head(hall.slug) == head


@pytest.mark.usefixtures("newer_event")
def test_the_same_order_is_recorded_once_the_server_knows_the_event(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    command_id = str(uuid4())
    assert sent(hall, command_id).status_code == 503
    know_newer_event(known=True)
    monkeypatch.setitem(FOLDS, FeastHeld, lambda *_: None)  # type: ignore[misc]
    answer = sent(hall, command_id)
    assert answer.status_code == 201, answer.content
    assert sent(hall, command_id).json()["seq"] == answer.json()["seq"]


@pytest.mark.usefixtures("newer_event")
def test_all_other_tournaments_go_on(hall: Hall, other: Hall) -> None:
    assert sent(other).status_code == 201
    assert other.client().get("/console/other/results/").status_code == 200
    assert page_of(hall).status_code == 503


@pytest.mark.usefixtures("newer_event")
def test_lists_of_tournaments_name_it_with_the_reason(hall: Hall, other: Hall) -> None:
    page = hall.client().get("/").text
    assert all(part in page for part in (SENTENCE, 'href="/t/open/"', 'href="/console/other/'))
    listed = hall.client().get("/api/v1/tournaments/").json()["tournaments"]
    assert [each["slug"] for each in listed] == ["other"]
    assert hall.client(other.chief).get("/console/other/festival/arbiters/").status_code == 200


@pytest.mark.usefixtures("newer_event")
def test_the_page_of_a_console_says_the_sentence(hall: Hall) -> None:
    assert SENTENCE in page_of(hall).text


@pytest.mark.usefixtures("newer_event")
def test_the_public_still_reads_what_was_public_before(hall: Hall) -> None:
    view = readable_view(hall.slug)
    assert view is not None
    assert len(view.players) == 6


def test_a_newer_version_of_a_known_event_is_told_like_an_unknown_one(hall: Hall) -> None:
    with pytest.raises(codec.NewerEvent, match="version 99 is newer"):
        codec.decode_body("ResultEntered", 99, "{}")


@pytest.mark.usefixtures("newer_event")
def test_the_sweep_asks_for_pairings_of_the_others(
    other: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    other.finish_round()
    monkeypatch.setattr(tasks, "_is_due", lambda _round: True)
    monkeypatch.setattr(tasks._asked, "ask", lambda stream, _request: asked.append(stream))
    other.do(CloseRound(round=1))
    other.request()
    asked.clear()
    tasks.sweep()
    assert asked == ["other"]


@pytest.mark.usefixtures("newer_event")
def test_a_webhook_does_not_pass_over_what_this_program_does_not_know(hall: Hall) -> None:
    head = store.head(hall.slug).seq
    hook = Webhook.objects.create(
        stream=hall.slug,
        address="http://127.0.0.1:9/",
        place=head - 1,
        secret="s",
        made_at=timezone.now(),
    )
    with pytest.raises(codec.NewerEvent):
        outbox.next_event(hook)
    webhooks.sweep()
    hook.refresh_from_db()
    assert hook.place == head - 1
    (recorded,) = store.read(hall.slug, head - 1, head)
    with pytest.raises(codec.NewerEvent):
        is_wanted(recorded, [])


@pytest.mark.usefixtures("newer_event")
def test_the_start_names_the_log(hall: Hall) -> None:
    assert newer.logs() == {hall.slug: "FeastHeld"}
    said = greeting(["http://127.0.0.1:8000"], Path("data"))
    assert f"NEWER LOG      {hall.slug}: holds FeastHeld" in said


def test_logs_of_this_program_are_not_named(hall: Hall) -> None:
    assert newer.logs() == {}
    assert "NEWER LOG" not in greeting(["http://127.0.0.1:8000"], Path("data"))


@pytest.fixture
def tables_of_tomorrow() -> Iterator[None]:
    recorder = MigrationRecorder(connection)
    recorder.record_applied("events", "9999_of_tomorrow")
    yield
    recorder.record_unapplied("events", "9999_of_tomorrow")


@pytest.mark.usefixtures("tables_of_tomorrow")
def test_a_server_refuses_to_begin_on_tables_of_a_newer_program() -> None:
    said: list[Any] = []

    async def started() -> dict[str, Any]:
        return {"type": "lifespan.startup"}

    async def say(message: Any) -> None:
        said.append(message)

    async def begun() -> None:
        await asgi.make_application()({"type": "lifespan"}, started, say)

    asyncio.run(begun())
    assert said == [
        {
            "type": "lifespan.startup.failed",
            "message": "The database was changed by a newer Openhall (events.9999_of_tomorrow): "
            "start that one.",
        }
    ]


def test_a_server_begins_on_its_own_tables() -> None:
    assert newer_database.refusal() == ""


def test_a_worker_refuses_tables_of_a_newer_program(tmp_path: Path) -> None:
    env = environment(OPENHALL_DATA=str(tmp_path), CELERY_BROKER_URL="memory://")
    env.pop("DATABASE_URL", None)
    subprocess.run(
        [sys.executable, "manage.py", "migrate", "--verbosity", "0"], cwd=ROOT, env=env, check=True
    )
    program = (
        "import django; django.setup();"
        "from django.db import connection;"
        "from django.db.migrations.recorder import MigrationRecorder;"
        "MigrationRecorder(connection).record_applied('events', '9999_of_tomorrow')"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, check=True)
    ended = subprocess.run(
        [sys.executable, "-m", "celery", "-A", "config", "worker", "--pool", "solo"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode != 0
    assert "changed by a newer Openhall (events.9999_of_tomorrow)" in ended.stderr
