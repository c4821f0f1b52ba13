"""`/metrics`: what Prometheus reads of this process, and who may.

Never public: with OPENHALL_METRICS_TOKEN for whoever sends it, without one for this machine alone,
and then not for what a proxy passes on. To everybody else there is nothing at this address.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, MutableMapping
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from django.conf import settings
from django.db import close_old_connections, connection
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from events import live, measures, store
from events.outages import outage_of, say
from tournaments import consumers, pairing_job
from tournaments.backups import continuous
from tournaments.models import TournamentIndex
from tournaments.public.places import Places
from tournaments.services import machine, states

from .connections import CONNECTIONS
from .lanes import Lanes

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

ADDRESS: Final = "/metrics"
COMMAND: Final = re.compile(r"/api/v1/tournaments/[^/]+/commands/")
PASSED_ON: Final = frozenset({b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"via"})
"""Headers of proxies."""


class Counts(NamedTuple):
    """What lives on the event loop, at one moment."""

    connections: int
    streams: int
    consoles: int
    waiting: dict[str, int]
    """Requests by lane."""
    places: dict[str, int]
    """The seq that this process has of each stream that somebody follows here."""


class Metrics:
    """ASGI application in front of `app`; measures how commands are answered."""

    def __init__(self, app: Application, lanes: Lanes, places: Places) -> None:
        self._app = app
        self._lanes = lanes
        self._places = places
        self._asking = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif scope["path"] == ADDRESS:
            await self._answer(scope, send)
        elif scope["method"] == "POST" and COMMAND.match(scope["path"]):
            await self._measured(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _measured(self, scope: Scope, receive: Any, send: Send) -> None:
        began = time.monotonic()

        async def watched(message: MutableMapping[str, Any]) -> None:
            await send(message)
            if message["type"] == "http.response.start":
                status = f"{message['status'] // 100}xx"
                measures.ACKNOWLEDGED.labels(status).observe(time.monotonic() - began)

        await self._app(scope, receive, watched)

    async def _answer(self, scope: Scope, send: Send) -> None:
        if not may_read(scope, settings.METRICS_TOKEN):
            await _send(send, 404, b"text/plain; charset=utf-8", b"not found\n")
            return
        async with self._asking:  # whoever asks often is answered one after the other
            counts = self._counts()
            text = await asyncio.to_thread(exposed, counts)
        await _send(send, 200, CONTENT_TYPE_LATEST.encode(), text)

    def _counts(self) -> Counts:
        return Counts(
            connections=CONNECTIONS.number,
            streams=self._places.taken,
            consoles=consumers.open_sockets(),
            waiting=self._lanes.waiting,
            places=live.places(),
        )


def may_read(scope: Scope, token: str) -> bool:
    """Whether the request comes from whom these figures are for."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    if token:
        given = [value for name, value in headers if name == b"authorization"]
        return any(hmac.compare_digest(each, f"Bearer {token}".encode()) for each in given)
    if any(name in PASSED_ON for name, _ in headers):
        return False
    host = (scope.get("client") or ("", 0))[0]
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def exposed(counts: Counts) -> bytes:
    """The text; reads database and disk, hence never on an event loop."""
    text: bytes = generate_latest(measures.REGISTRY)
    families = [*_of_process(counts), *_of_machine(), *_of_database(counts), *_of_backups()]
    return text + generate_latest(_Families(families))


class _Families:
    """What `generate_latest` asks of a registry."""

    def __init__(self, families: list[GaugeMetricFamily]) -> None:
        self._families = families

    def collect(self) -> Iterable[GaugeMetricFamily]:
        return self._families


def _of_process(counts: Counts) -> Iterator[GaugeMetricFamily]:
    program = GaugeMetricFamily("openhall_program", "Always 1.", labels=("version",))
    program.add_metric([settings.VERSION], 1)
    yield program
    connections = GaugeMetricFamily(
        "openhall_connections",
        "Open connections: all of this process, of them consoles' sockets and streams of the "
        "public (behind a door those that the door asks for).",
        labels=("of",),
    )
    for of in ("connections", "consoles", "streams"):
        connections.add_metric(["all" if of == "connections" else of], getattr(counts, of))
    yield connections
    waiting = GaugeMetricFamily(
        "openhall_requests_waiting", "Requests that wait for a place.", labels=("lane",)
    )
    for lane, number in counts.waiting.items():
        waiting.add_metric([lane], number)
    yield waiting


def _of_machine() -> Iterator[GaugeMetricFamily]:
    for name, room, text in (
        ("descriptors", machine.descriptors(), "Descriptors of this process"),
        ("disk_bytes", machine.disk(), "Bytes of the disk with the data folder"),
        ("memory_bytes", machine.memory(), "Bytes of memory of the machine"),
    ):
        if room is not None:
            yield GaugeMetricFamily(f"openhall_{name}_free", f"{text}: free.", room.free)
            yield GaugeMetricFamily(f"openhall_{name}_all", f"{text}: all.", room.all)


def _of_database(counts: Counts) -> Iterator[GaugeMetricFamily]:
    """Without a database it says so and no more."""
    try:
        close_old_connections()
        read = list(_read(counts))
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            raise
        say(outage, error, ADDRESS)
        read = []
    finally:
        connection.close()
    yield GaugeMetricFamily("openhall_database_answers", "1: the database answers.", bool(read))
    yield from read


def _read(counts: Counts) -> Iterator[GaugeMetricFamily]:
    heads = store.heads(counts.places)
    behind = (head.seq - counts.places[stream] for stream, head in heads.items())
    yield GaugeMetricFamily(
        "openhall_head_lag_events",
        "By how many events what this process tells is behind the log, at most.",
        max([0, *behind]),
    )
    streams = TournamentIndex.objects.values_list("stream", flat=True)
    opened = [state for stream in streams if (state := states.readable(stream))]
    asked = [round_ for state in opened for round_ in pairing_job.open_requests(state)]
    yield GaugeMetricFamily("openhall_tournaments", "Tournaments of this server.", len(streams))
    yield GaugeMetricFamily(
        "openhall_tournaments_unread",
        "Tournaments to which a newer program has written what this one cannot read.",
        len(streams) - len(opened),
    )
    yield GaugeMetricFamily(
        "openhall_pairings_waiting", "Pairings that were asked for and are not made.", len(asked)
    )
    now = datetime.now(UTC)
    ages = [(now - datetime.fromisoformat(each.steps[-1].at)).total_seconds() for each in asked]
    yield GaugeMetricFamily(
        "openhall_pairing_waits_seconds", "How long the oldest of them waits.", max([0.0, *ages])
    )


def _of_backups() -> Iterator[GaugeMetricFamily]:
    """Nothing where no back-ups are made by the server itself."""
    status = continuous.status()
    if isinstance(status, str):
        return
    if status.last is not None:
        age = max(0.0, (datetime.now(UTC) - status.last).total_seconds())
        yield GaugeMetricFamily("openhall_backup_age_seconds", "Of the newest back-up.", age)
    yield GaugeMetricFamily("openhall_backup_trouble", "1: none is made.", bool(status.trouble))
    yield GaugeMetricFamily("openhall_backups", "Back-ups in the folder.", status.number)


async def _send(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
