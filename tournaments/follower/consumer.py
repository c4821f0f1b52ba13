"""The socket of the follower, on the machine that leads: `/ws/follower/?by=code|key&nonce=…`.

One follower at a time: who comes later with the same key is the one that is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from channels.generic.websocket import AsyncWebsocketConsumer

from events import leadership
from events.copying.waiting import WATCH

from ..backups.refusal import BackupRefused
from . import fencing, link, lists, serving
from .codes import CODE
from .link import AnyMessage, Ends, FollowFrom, Has, Join, WhoLeads
from .own_addresses import own_addresses
from .versions import program

FIRST_WORD: Final = 10.0
"""Seconds for the first message, by which the caller shows that it has the secret."""
POLL: Final = 0.25
"""Seconds after which it is looked for what nobody rang for: log-ins, or another program."""
PAUSE: Final = 0.05
"""Seconds between two pieces of a file that nobody waits for."""
SILENCE: Final = 10.0
"""Seconds without an answer after which the socket is ended."""

logger = logging.getLogger(__name__)


class FollowerConsumer(AsyncWebsocketConsumer):  # type: ignore[misc]
    """One connection; a stranger gets nothing but its end."""

    present: FollowerConsumer | None = None
    work: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        asked = parse_qs(self.scope["query_string"].decode("latin-1"))
        by = asked.get("by", [""])[0]
        nonce = link.nonce_of(asked.get("nonce", [""])[0])
        named = asked.get("key", [""])[0]
        key = serving.key_of(named) if by == "key" else CODE.secret()
        if nonce is None or not key or by not in ("key", "code"):
            await self.close(link.NOT_YOURS)
            return
        own = link.new_nonce()
        self._secret = key
        self._ends = Ends(key, nonce, own, calls=False)
        self._inbox: asyncio.Queue[bytes] = asyncio.Queue()
        await self.accept(headers=[(link.NONCE_HEADER.encode(), own.hex().encode())])
        self.work = asyncio.create_task(self._serve(by), name="follower-socket")

    async def receive(self, bytes_data: bytes | None = None, **_text: object) -> None:
        if self.work is not None and bytes_data is not None:
            self._inbox.put_nowait(bytes_data)

    async def disconnect(self, code: int) -> None:  # noqa: ARG002 (the name is Channels')
        if self.work is not None:
            self.work.cancel()

    async def _serve(self, by: str) -> None:
        try:
            message = await asyncio.wait_for(self._heard(), FIRST_WORD)
            await self._answer(by, message)
        except (link.NotOpened, TimeoutError):
            logger.warning("somebody who has not the secret of the follower called")
        except serving.NotServed as refused:
            await self._say(link.NotNow(refused.code))
        except BackupRefused as refused:
            logger.error("no copy for the follower: %s", refused)
            await self._say(link.NotNow(refused.code))
        except OSError:  # it went while we wrote; it comes back
            return
        except Exception:
            logger.exception("the socket of the follower broke")
        with contextlib.suppress(OSError, RuntimeError):
            await self.close(link.NOT_YOURS)

    async def _answer(self, by: str, message: AnyMessage) -> None:
        match message:
            case Join() if by == "code":
                serving.refuse_if_none_can_follow()
                if CODE.use(self._secret):
                    await self._say(await asyncio.to_thread(serving.join, message))
            case WhoLeads() if by == "key":
                await self._say(serving.standing(own_addresses()))
                await asyncio.to_thread(fencing.heard_of, message)
            case FollowFrom() if by == "key" and serving.is_followers(self._secret):
                await self._follow(message)
            case link.WantsList() if by == "key":
                await self._list(message.name)
            case link.Claims() if by == "key":
                await self._keep(message)

    async def _keep(self, first: link.Claims) -> None:
        """Until the other machine has offered all that it alone has, and goes."""
        message: AnyMessage = first
        while isinstance(message, link.Claims):
            serving.refuse_if_none_can_follow()
            kept = await asyncio.to_thread(serving.keep_claims, message)
            await self._say(link.ClaimsKept(kept))
            message = await asyncio.wait_for(self._heard(), SILENCE)

    async def _follow(self, asked: FollowFrom) -> None:
        fencing.followed_in(asked.epoch)
        serving.refuse_if_none_can_follow()
        if asked.program != program():
            await self._say(link.NotNow("other-program"))
            return
        await asyncio.to_thread(serving.known_at, asked.addresses)
        if not asked.generation:
            await self._copy()
        elif await asyncio.to_thread(_goes_on, asked):
            await self._tail(asked.place)
        else:
            await self._say(link.StartAnew())

    async def _copy(self) -> None:
        path, generation = await asyncio.to_thread(serving.copy)
        try:
            await self._send_file(path, generation)
            await asyncio.wait_for(self._heard(), SILENCE * 30)  # it has it all
        finally:
            await asyncio.to_thread(_remove, path)

    async def _list(self, name: str) -> None:
        path = await asyncio.to_thread(lists.file_of, name)
        if path is None:
            await self._say(link.NotNow("no-list"))
        else:
            await self._send_file(path, "", PAUSE)

    async def _send_file(self, path: Path, generation: str, pause: float = 0.0) -> None:
        """In pieces, sealed beside the event loop; `pause` seconds after each."""
        await self._say(link.CopyBegins(generation, path.stat().st_size))
        with path.open("rb") as file:
            while content := await asyncio.to_thread(file.read, link.PIECE):
                sealed = await asyncio.to_thread(self._ends.out.seal, link.Piece(content))
                await self.send(bytes_data=sealed)
                await asyncio.sleep(pause)

    async def _tail(self, place: int) -> None:
        await self._take_the_place()
        loop, more = asyncio.get_running_loop(), asyncio.Event()
        notebook = await asyncio.to_thread(serving.Notebook, place)

        def ring() -> None:
            loop.call_soon_threadsafe(more.set)

        WATCH.connected(place, ring)
        hearing = asyncio.create_task(self._hear(notebook), name="follower-hearing")
        try:
            await self._send_changes(notebook, more, hearing)
        finally:
            hearing.cancel()
            if FollowerConsumer.present is self:
                FollowerConsumer.present = None
                WATCH.gone()
            await asyncio.to_thread(notebook.close)

    async def _take_the_place(self) -> None:
        before, FollowerConsumer.present = FollowerConsumer.present, self
        if before is not None and before is not self and before.work is not None:
            before.work.cancel()
            await asyncio.wait([before.work], timeout=SILENCE)

    async def _send_changes(
        self, notebook: serving.Notebook, more: asyncio.Event, hearing: asyncio.Task[None]
    ) -> None:
        loop = asyncio.get_running_loop()
        said = float("-inf")
        while not hearing.done() and leadership.may_write():
            more.clear()
            changed = await asyncio.to_thread(notebook.next)
            if changed is not None:
                await self._say(link.Batch(changed))
                said = loop.time()
                continue
            if loop.time() - said >= link.BEAT:
                await self._say(link.Beat(notebook.sent, own_addresses()))
                said = loop.time()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(more.wait(), POLL)

    async def _hear(self, notebook: serving.Notebook) -> None:
        """Until it is silent."""
        while True:
            try:
                message = await asyncio.wait_for(self._heard(), SILENCE)
            except TimeoutError:
                return
            if isinstance(message, Has):
                WATCH.has(message.place)
                await asyncio.to_thread(notebook.has, message.place)

    async def _heard(self) -> AnyMessage:
        return self._ends.back.open(await self._inbox.get())

    async def _say(self, message: AnyMessage) -> None:
        await self.send(bytes_data=self._ends.out.seal(message))


def _goes_on(asked: FollowFrom) -> bool:
    with serving.database() as opened:
        return serving.goes_on(asked, opened)


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
