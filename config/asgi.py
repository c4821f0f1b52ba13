"""Everything the server answers, outermost first.

request ids, security headers, known hosts, outages -> metrics -> health, which machine leads ->
static files -> public pages and streams -> the lanes of arbiters and of everybody else -> Django
(HTTP) and the consoles' sockets (WebSocket).
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from types import FrameType
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup(set_prefix=False)  # before anything that imports models

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.sessions import SessionMiddlewareStack
from django.conf import settings
from django.urls import re_path

from events import leadership, live, sweeper
from frontend.console import style_sheets
from frontend.public import pages as public
from frontend.public import script_words as public_words
from frontend.shared import script_words
from tournaments.api.uploads import may_send
from tournaments.backups import continuous
from tournaments.domain.numbers.start_order import read_table
from tournaments.follower import background
from tournaments.public.places import Places
from tournaments.public_asgi import PublicApp
from tournaments.routing import websocket_urlpatterns

from . import descriptors, newer_database
from .connections import CONNECTIONS
from .error_answers import Outages
from .health import Health
from .hosts import KnownHosts
from .json_log import RequestIds
from .lanes import Lanes
from .log_file import log_threads
from .machine import Machine, policy
from .metrics import Metrics
from .no_socket import no_socket
from .secure_cookies import SecureCookies
from .security_headers import SecurityHeaders
from .spool import SpoolingHandler
from .static_files import StaticFiles

logger = logging.getLogger(__name__)

Application = Callable[[MutableMapping[str, Any], Any, Any], Awaitable[None]]

django_application = SpoolingHandler()


class Lifespan:
    """Starts and stops, with the server, what follows the log and what looks for undone work."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return
        await receive()
        log_threads()
        if refusal := await asyncio.to_thread(newer_database.refusal):
            await send({"type": "lifespan.startup.failed", "message": refusal})
            return
        if settings.SECRET_KEY_IS_PASSING:
            logger.warning("SECRET_KEY is not set: no log-in outlives or leaves this process")
        await live.start()
        _end_streams_on_signals()
        if leadership.may_write():  # what it looks for is work that writes
            sweeper.start()
        continuous.start()
        threading.Thread(target=read_table, name="collation", daemon=True).start()
        background.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        sweeper.stop()
        await live.stop()
        await asyncio.to_thread(background.stop)
        await asyncio.to_thread(continuous.stop)
        await send({"type": "lifespan.shutdown.complete"})


def _end_streams_on_signals() -> None:
    """A server that is told to stop waits for its open requests first: the streams must end then,
    and not when the lifespan does, which comes after the waiting."""
    if threading.current_thread() is not threading.main_thread():
        return  # a server in a thread gets no signals
    for number in (signal.SIGINT, signal.SIGTERM):
        handler = signal.getsignal(number)
        if callable(handler):
            signal.signal(number, _after_closing(handler))


def _after_closing(handler: Callable[[int, FrameType | None], Any]) -> Callable[..., None]:
    def closing(number: int, frame: FrameType | None) -> None:
        live.close()
        handler(number, frame)

    return closing


def make_application() -> Application:
    """A server's application; each has channels and caches of its own."""
    sockets = [*websocket_urlpatterns, re_path("", no_socket)]  # type: ignore[arg-type]
    router = ProtocolTypeRouter(
        {
            "http": django_application,
            "websocket": SessionMiddlewareStack(URLRouter(sockets)),
        }
    )
    room = CONNECTIONS.room = descriptors.raised()
    places = Places(room.streams, room.streams_of_one)
    CONNECTIONS.end_a_stream = places.give_one_away
    lanes = Lanes(router, may_send)
    pages: Application = PublicApp(lanes, public.RENDERING, places)
    if settings.PORTS:
        pages = SecureCookies(pages)
    made = script_words.files() | public_words.files() | style_sheets.files()
    static = StaticFiles(pages, settings.STATIC_URL, made)
    outside: Application = Health(Machine(static))
    measured = Metrics(outside, lanes, places)
    hosts = KnownHosts(Outages(measured), settings.OPENHALL_HOSTS)
    known = SecurityHeaders(hosts, policy)
    return Lifespan(RequestIds(known) if settings.LOG_FORMAT == "json" else known)


application = make_application()
