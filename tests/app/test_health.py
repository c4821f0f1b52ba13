"""`/health/` and `/ready/`, and the log that programs read."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from django.db import OperationalError, connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

from config import asgi, health
from config.health import Health
from config.json_log import JsonLines, RequestIds

from .api import body
from .builders import Hall, open_hall
from .started import refused, started

pytestmark = pytest.mark.django_db(transaction=True)


async def beneath(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("health must not wait for what is behind it")


async def asked(application: Any, *paths: str, **headers: str) -> list[httpx.Response]:
    transport = httpx.ASGITransport(app=application)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as browser:
        return [await browser.get(path, headers=headers) for path in paths]


def test_a_server_is_well_and_ready() -> None:
    well, ready = asyncio.run(asked(asgi.make_application(), "/health/", "/ready/"))
    assert (well.status_code, well.json()["status"]) == (200, "ok")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})
    assert ready.headers["cache-control"] == "no-store"


def test_it_is_well_while_its_database_is_away_and_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def away(_connection: object) -> None:
        raise OperationalError("away") from psycopg.OperationalError("connection refused")

    monkeypatch.setattr(health, "MigrationExecutor", away)
    well, ready = asyncio.run(asked(Health(beneath), "/health/", "/ready/"))
    assert well.status_code == 200
    assert (ready.status_code, ready.json()) == (503, {"status": "database-away"})


def test_it_is_not_ready_with_the_tables_of_an_older_program() -> None:
    last = max(
        name
        for app, name in MigrationExecutor(connection).loader.disk_migrations
        if app == "tournaments"
    )
    MigrationRecorder(connection).record_unapplied("tournaments", last)
    try:
        (ready,) = asyncio.run(asked(Health(beneath), "/ready/"))
    finally:
        MigrationRecorder(connection).record_applied("tournaments", last)
    assert (ready.status_code, ready.json()) == (503, {"status": "tables-behind"})


def test_whoever_asks_often_keeps_the_database_no_busier(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []

    def counted() -> str:
        times.append(1)
        return health.READY

    monkeypatch.setattr(health, "_ask", counted)
    asyncio.run(asked(Health(beneath), *["/ready/"] * 50))
    assert len(times) == 1
    monkeypatch.setattr(health, "BELIEVED", -1.0)
    asyncio.run(asked(Health(beneath), *["/ready/"] * 3))
    assert len(times) == 4


# --- the log as JSON ------------------------------------------------------------------------


def formatted(logger: str, level: int = logging.INFO) -> tuple[logging.Handler, io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    handler.setLevel(level)
    logging.getLogger(logger).addHandler(handler)
    return handler, written


def test_a_line_has_the_ids_of_its_request_and_its_command() -> None:
    """Through all that is between a socket and the log, threads included."""
    hall = open_hall(4)
    hall.pair()
    hall.publish()
    wanted = body(command={"game": "1.1.1", "result": "1-0"})
    cookie = hall.client().cookies["sessionid"].value
    answer, (line,) = asyncio.run(posted(hall, cookie, "commands/enter-result/", wanted))
    assert answer.json()["status"] == "recorded"
    assert line["command"] == wanted["command_id"]
    assert line["request"] == answer.headers["x-request-id"] == "a-request-of-a-test"
    assert line["commands"] == ["enter-result"]
    assert (line["stream"], line["outcome"]) == ("open", "recorded")
    assert re.fullmatch(r"20..-..-..T..:..:..\.\d{3}\+00:00", line["at"])


async def posted(
    hall: Hall, cookie: str, place: str, content: dict[str, Any]
) -> tuple[httpx.Response, list[dict[str, Any]]]:
    """The answer, and what the door of all writes logged."""
    transport = httpx.ASGITransport(app=RequestIds(asgi.make_application()))
    headers = {
        "cookie": f"sessionid={cookie}; csrftoken={'a' * 32}",
        "x-csrftoken": "a" * 32,
        "x-request-id": "a-request-of-a-test",
    }
    logger = logging.getLogger("tournaments.services.handle")
    before = logger.level
    logger.setLevel(logging.INFO)
    handler, written = formatted(logger.name)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
            address = f"/api/v1/tournaments/{hall.slug}/{place}"
            answer = await browser.post(address, json=content, headers=headers)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
    return answer, [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_traceback_is_part_of_its_line() -> None:
    handler, written = formatted("of.a.test", logging.ERROR)
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        logging.getLogger("of.a.test").exception("it failed")
    finally:
        logging.getLogger("of.a.test").removeHandler(handler)
    (line,) = map(json.loads, written.getvalue().splitlines())
    assert line["message"] == "it failed"
    assert "broken" in line["traceback"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [("0123abcd-proxy", True), ("short", False), ("with blanks in it", False), ("", False)],
)
def test_a_proxys_id_is_kept_if_it_is_one(given: str, kept: bool) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    (answer,) = asyncio.run(asked(RequestIds(app), "/", **{"x-request-id": given}))
    assert (answer.headers["x-request-id"] == given) is kept
    assert len(answer.headers["x-request-id"]) >= 8


def test_a_server_writes_it_and_names_no_secret_address(tmp_path: Path) -> None:
    log = tmp_path / "log"
    data = tmp_path / "data"
    with started(data, "--no-demo", OPENHALL_LOG_FORMAT="json", OPENHALL_LOG=str(log)) as server:
        secret = server.value("First account").split()[0].removeprefix(server.url)
        httpx.post(server.url + secret)
        answer = httpx.post(server.url + "/api/v1/token/", json={"username": "x", "password": "y"})
        assert server.get("/ready/")[0] == 200
        server.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    asked_for = [line for line in lines if line.get("method") == "POST"]
    assert [line["path"] for line in asked_for] == ["/…", "/api/v1/token/"]
    assert asked_for[1]["request"] == answer.headers["x-request-id"]
    assert asked_for[1]["status"] == answer.status_code
    assert secret not in log.read_text()


def test_another_format_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    line = refused("--port", "0", "--data", str(tmp_path), OPENHALL_LOG_FORMAT="xml")
    assert line == "OPENHALL_LOG_FORMAT is line or json, not 'xml'."
