"""`/metrics`: who may read it, and that its figures are those of what happened."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from django.db import OperationalError
from prometheus_client.parser import text_string_to_metric_families
from pytest_django import Settings

from config import asgi
from events import live, measures, store
from events.messages import Head
from tournaments.backups import continuous
from tournaments.backups.continuous import Status
from tournaments.services import tokens

from .builders import Hall, open_hall
from .started import ROOT

pytestmark = pytest.mark.django_db(transaction=True)
Figures = dict[tuple[str, str], float]
TOKEN = "a long secret of the operator"


async def asked(client: str = "127.0.0.1", **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=asgi.make_application(), client=(client, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as program:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await program.get("/metrics", headers=named)


def figures() -> Figures:
    """By name, and by what a label says."""
    answer = asyncio.run(asked())
    assert answer.status_code == 200
    return {
        (sample.name, ",".join(value for key, value in sample.labels.items() if key != "le")): (
            sample.value
        )
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


@pytest.mark.parametrize("client", ["127.0.0.1", "::1"])
def test_this_machine_reads_it(client: str) -> None:
    answer = asyncio.run(asked(client))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("client", ["192.168.1.7", "10.0.0.3", "2001:db8::1", "a name", ""])
def test_nobody_else_does(client: str) -> None:
    answer = asyncio.run(asked(client))
    assert (answer.status_code, answer.text) == (404, "not found\n")


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "Via", "X_Forwarded_Proto"])
def test_what_a_proxy_passes_on_is_not_of_this_machine(header: str) -> None:
    assert asyncio.run(asked(**{header: "127.0.0.1"})).status_code == 404


def test_with_a_token_who_sends_it_reads_it_and_nobody_else(settings: Settings) -> None:
    settings.METRICS_TOKEN = TOKEN
    right = {"Authorization": f"Bearer {TOKEN}"}
    assert asyncio.run(asked("192.168.1.7", **right)).status_code == 200
    assert asyncio.run(asked("192.168.1.7", X_Forwarded_For="10.0.0.3", **right)).status_code == 200
    for wrong in ({}, {"Authorization": "Bearer "}, {"Authorization": f"Bearer {TOKEN}s"}):
        assert asyncio.run(asked("127.0.0.1", **wrong)).status_code == 404


def test_a_token_of_the_api_is_none_for_it(settings: Settings) -> None:
    settings.METRICS_TOKEN = TOKEN
    hall = open_hall(players=4)
    made = tokens.make(hall.chief, "a program")[1]
    for scheme in ("Token", "Bearer"):
        sent = {"Authorization": f"{scheme} {made}"}
        assert asyncio.run(asked("192.168.1.7", **sent)).status_code == 404


def command(hall: Hall, result: str, board: int = 1) -> httpx.Response:
    made = tokens.make(hall.chief, "a program")[1]
    order = {"game": hall.game(board).id, "result": result, "expected": None}
    body = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "command": order}

    async def send() -> httpx.Response:
        transport = httpx.ASGITransport(app=asgi.make_application())
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as sent:
            return await sent.post(
                f"/api/v1/tournaments/{hall.slug}/commands/enter-result/",
                headers={"authorization": f"Token {made}"},
                json=body,
            )

    return asyncio.run(send())


def test_commands_are_counted_by_how_they_were_answered() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    before = figures()
    assert command(hall, "1-0").status_code == 201
    assert command(hall, "none").status_code == 400
    after = figures()
    name = "openhall_acknowledgement_seconds_count"
    for status in ("2xx", "4xx"):
        assert after[name, status] == before.get((name, status), 0) + 1
    assert figures()[name, "2xx"] == after[name, "2xx"], "to read is no command"


def test_a_pairing_that_nobody_makes_is_waited_for() -> None:
    hall = open_hall(players=4)
    before = figures()
    assert (before["openhall_pairings_waiting", ""], before["openhall_tournaments", ""]) == (0, 1)
    hall.request()
    after = figures()
    assert after["openhall_pairings_waiting", ""] == 1
    assert after["openhall_pairing_waits_seconds", ""] >= 0


def test_the_lag_is_what_the_log_has_more_than_this_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = open_hall(players=4)
    there = store.head(hall.slug).seq
    monkeypatch.setattr(live, "places", lambda: {hall.slug: there - 3})
    assert figures()["openhall_head_lag_events", ""] == 3
    ahead = {hall.slug: Head(there - 5, "")}
    monkeypatch.setattr(store, "heads", lambda _streams: ahead)
    assert figures()["openhall_head_lag_events", ""] == 0


def test_descriptors_disk_and_connections_are_told() -> None:
    said = figures()
    assert 0 < said["openhall_descriptors_free", ""] < said["openhall_descriptors_all", ""]
    assert 0 < said["openhall_disk_bytes_free", ""] < said["openhall_disk_bytes_all", ""]
    assert said["openhall_connections", "streams"] == 0
    assert said["openhall_requests_waiting", "arbiters"] == 0
    assert said["openhall_database_answers", ""] == 1


def test_a_database_that_is_away_is_a_figure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(_streams: object) -> Any:
        raise OperationalError("away") from psycopg_error()

    monkeypatch.setattr(store, "heads", away)
    said = figures()
    assert said["openhall_database_answers", ""] == 0
    assert ("openhall_pairings_waiting", "") not in said
    assert ("openhall_descriptors_free", "") in said


def psycopg_error() -> Exception:
    import psycopg

    return psycopg.OperationalError("connection refused")


def test_the_alarms_of_the_document_name_figures_that_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    status = Status(folder="/stick", sealed=False, last=datetime.now(UTC), number=6)
    monkeypatch.setattr(continuous, "status", lambda: status)
    open_hall(players=4)
    measures.ACKNOWLEDGED.labels("2xx").observe(0.01)
    told = {name for name, _ in figures()}
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    alarms = text.partition("## Figures for an alarm")[2].partition("groups:")[2]
    named = set(re.findall(r"\bopenhall_\w+", alarms))
    assert len(named) > 8
    assert named <= told


def test_back_ups_tell_their_age_and_their_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(name.startswith("openhall_backup") for name, _ in figures())
    old = datetime.now(UTC) - timedelta(hours=2)
    status = Status(folder="/stick", sealed=False, trouble="full", last=old, number=6)
    monkeypatch.setattr(continuous, "status", lambda: status)
    said = figures()
    assert 7200 <= said["openhall_backup_age_seconds", ""] < 7300
    assert said["openhall_backup_trouble", ""] == 1
    assert said["openhall_backups", ""] == 6
