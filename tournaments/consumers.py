"""The arbiters' socket: what happened after the seq a console has, and then what happens.

| message | meaning |
|---|---|
| `{"seq", "hash", "prev", "prev_hash", "events", "boards", "topics"}` | `prev + 1` to `seq` |
| `{"heartbeat": true, "head": n, "hash": h, "program": p}` | nothing new; n is the last seq |
| `{"note": {...}}` | something true now and kept nowhere (progress of a pairing) |
| `{"resync": true}` | what the console knows is not of this log: read the page again |

Hashes are the first 16 digits of those of the events `seq`, `prev` and `head`: a frame that does
not follow on what the console has is of another log. A page that another program made (`p` is not
that of the page) asks to be loaded anew. Where the hall has two machines, a heartbeat
says so in `machines` (`events.machines`).

Nothing is ever taken from a console here: commands are HTTP requests, which are answered, and so
is presence. `console=ID` in the address names the console; when its socket ends, the others are
told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, NoReturn
from urllib.parse import parse_qs
from weakref import WeakSet

import msgspec
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings

from events import live, machines, outages, store
from events.measures import FAN_OUT
from events.messages import HASH_SHOWN, Head, place_of

from . import frames
from .domain.discretion import NOTHING
from .domain.ids import UserId
from .models import TournamentIndex
from .offload import CONSOLES
from .services import presence, states
from .services.permissions import knows_of, may_look
from .services.users import user_id
from .socket_auth import user_of
from .words import ENGLISH, languages, outage_words

NOT_LOGGED_IN: Final = 4401
NO_ARBITER: Final = 4403
UNKNOWN_TOURNAMENT: Final = 4404
OTHER_LOG: Final = 4409
NO_COMMANDS: Final = 4400
SERVER_STOPS: Final = 1012
SERVER_FAILED: Final = 1011
OUTAGE: Final = 4503
"""Disk or database is away; the reason of the close says so in words."""

CHECK_EVERY: Final = 15.0
"""Seconds; a log-in that ended by itself leaves no event."""

HASH: Final = re.compile(rf"[0-9a-f]{{{HASH_SHOWN},64}}")
CONSOLE_ID: Final = re.compile(r"[0-9a-f-]{8,40}")
RIGHT_CHANGES: Final = frozenset(
    {"AppealsCommitteeSet", "ArbiterAppointed", "ArbiterDismissed", "DeviceRevoked"}
)

logger = logging.getLogger(__name__)


class Closing(Exception):  # noqa: N818 (it is how a socket ends, not an error)
    """Ends the socket with a close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def open_sockets() -> int:
    """Consoles that follow a tournament in this process."""
    return len(_open)


_open: Final[WeakSet[ConsoleConsumer]] = WeakSet()


class ConsoleConsumer(AsyncWebsocketConsumer):  # type: ignore[misc]
    """One console that follows one tournament: `/ws/t/{slug}/?after=SEQ&hash=HASH`.

    Without `after` it starts at the head. `hash` is that of the event `after`, or its beginning,
    and `head=HASH@SEQ` the newest place of the log that this console's browser knows; a console
    that names a place of another log is told to read again. The right to follow is looked at again
    with every heartbeat, in a busy hall as often, and whenever an arbiter was appointed or
    dismissed or a device was revoked.
    """

    stream = ""
    actor = UserId("")
    console = ""
    sending: asyncio.Task[None] | None = None
    checked = 0.0
    knows = NOTHING
    language = ENGLISH

    async def connect(self) -> None:
        await self.accept()  # only an accepted socket can say why it closes
        _open.add(self)
        self.sending = asyncio.create_task(self._send_frames(), name="console-socket")

    async def disconnect(self, code: int) -> None:  # noqa: ARG002 (the name is Channels')
        _open.discard(self)
        if self.sending is not None:
            self.sending.cancel()
        if self.console and self.actor:
            await CONSOLES.run(presence.leave, self.stream, self.actor, self.console)

    async def receive(self, **_anything: object) -> None:
        """Ends the socket, once: what is said to a socket that closes is an error to the server."""
        sender, self.sending = self.sending, None
        if sender is not None and sender.cancel():
            await asyncio.wait([sender])
            await self.close(NO_COMMANDS)

    async def _send_frames(self) -> None:
        """Ends with a close code, whatever happens."""
        reason = None
        self.language = languages.of_scope(self.scope)
        try:
            code = await self._follow()
            self.console = ""  # the server stops: its consoles come back at once
        except Closing as closing:
            code = closing.code
        except OSError:  # the client went while we wrote; it comes back with its seq
            return
        except Exception as error:
            code = SERVER_FAILED
            if outage := outages.outage_of(error):
                outages.say(outage, error, "the socket of a console")
                code, reason = OUTAGE, outage_words.sentence(outage.code, self.language)
            else:
                logger.exception("the socket of a console broke")
        with contextlib.suppress(OSError):
            await self.close(code, reason)

    async def _follow(self) -> int:
        self.stream = await CONSOLES.run(_stream_of, self.scope["url_route"]["kwargs"]["slug"])
        await self._check_right()
        self.console = _console(self.scope)
        place = await CONSOLES.run(_place_in_log, self.stream, self.scope)
        if place is None:
            await self._resync()
        after, caught_up = place.seq, False
        async with live.follow(self.stream, after, place.hash) as updates:
            async for update in updates:
                if time.monotonic() - self.checked > CHECK_EVERY:
                    await self._check_right()
                if isinstance(update, live.Frame):
                    await self._frame(update)
                    after = update.seq
                    if caught_up:
                        FAN_OUT.labels("consoles").observe(_age(update))
                elif isinstance(update, live.Note):
                    await self._say({"note": update.payload})
                elif isinstance(update, live.OtherLog) or update.head < after:
                    await self._resync()
                else:
                    caught_up = True
                    await self._check_right()
                    await self._say(_heartbeat(update))
        return SERVER_STOPS

    async def _frame(self, frame: live.Frame) -> None:
        if any(event.type in RIGHT_CHANGES for event in frame.events):
            await self._check_right()
        await self.send(text_data=await frames.rendering().text(frame, self.knows, self.language))

    async def _resync(self) -> NoReturn:
        await self._say({"resync": True})
        raise Closing(OTHER_LOG)

    async def _check_right(self) -> None:
        """Raises `Closing` for who is not logged in, or no arbiter of this tournament."""
        user = await user_of(self.scope)
        if user is None:
            raise Closing(NOT_LOGGED_IN)
        if not self.stream:
            raise Closing(UNKNOWN_TOURNAMENT)
        state = await CONSOLES.run(states.current, self.stream)
        if not may_look(user, state):
            raise Closing(NO_ARBITER)
        self.knows = knows_of(user, state).heard()
        self.actor = user_id(user)
        self.checked = time.monotonic()

    async def _say(self, message: dict[str, Any]) -> None:
        await self.send(text_data=msgspec.json.encode(message).decode())


def _heartbeat(update: live.Heartbeat) -> dict[str, Any]:
    head = {"head": update.head, "hash": update.hash[:HASH_SHOWN]}
    two = {"machines": machines.known()} if machines.are_two() else {}
    return {"heartbeat": True, **head, "program": settings.PROGRAM, **two}


def _age(frame: live.Frame) -> float:
    """Seconds since its newest event was recorded, by this server's clock."""
    recorded = datetime.fromisoformat(frame.events[-1].recorded_at)
    return max(0.0, (datetime.now(UTC) - recorded).total_seconds())


def _stream_of(slug: str) -> str:
    """Empty for an unknown tournament."""
    index = TournamentIndex.objects.filter(slug=slug).values_list("stream", flat=True)
    return index.first() or ""


def _query(scope: Mapping[str, Any], name: str) -> str | None:
    """The last text of that name in the address, None without one."""
    values = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    return values[name][-1] if name in values else None


def _console(scope: Mapping[str, Any]) -> str:
    """The id in the address; empty for a follower that has none."""
    given = _query(scope, "console") or ""
    return given if CONSOLE_ID.fullmatch(given) else ""


def _place_in_log(stream: str, scope: Mapping[str, Any]) -> Head | None:
    """Where to start, None when the console knows another log than this one."""
    head = store.head(stream)
    after, known_hash = _query(scope, "after"), _query(scope, "hash") or ""
    newest = _query(scope, "head")
    if newest is not None and not _held(stream, head, place_of(newest)):
        return None
    if after is None:
        return head
    plain = after.isascii() and after.isdigit() and len(after) < 19
    if not plain or (known_hash and not HASH.fullmatch(known_hash)):
        return None
    place = Head(int(after), known_hash)
    return place if _held(stream, head, place) else None


def _held(stream: str, head: Head, place: Head | None) -> bool:
    """Without a hash the number alone has to do."""
    if place is None or place.seq > head.seq:
        return False
    return not place.hash or store.holds(stream, place)
