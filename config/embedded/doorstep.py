"""Where the door comes in: connections of the private socket, each begun by the door's own line.

Behind that line a client's connection is uvicorn's as if he had come himself: his address, his
scheme and the address he came to are those that the line names. Whoever says no such line is cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final, cast

from config.door import first_line
from config.door.first_line import Address, NotFromTheDoor, Tunnelled
from tournaments.public.messages import LINE

SAYS_WITHIN: Final = 5.0
"""Seconds until the line is there; the door sends it at once."""

logger = logging.getLogger(__name__)

Application = Callable[[Any, Any, Any], Any]


class Doorstep(asyncio.Protocol):
    """`protocol` makes that of a client's connection; `bell` answers the door's own line."""

    def __init__(
        self, secret: str, protocol: Callable[[], asyncio.Protocol], bell: Application
    ) -> None:
        self._secret = secret
        self._protocol = protocol
        self._bell = bell
        self._heard = b""
        self._clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        loop = asyncio.get_running_loop()
        self._clock = loop.call_later(SAYS_WITHIN, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        line, whole, rest = self._heard.partition(b"\n")
        if whole:
            self._begin(line, rest)
        elif len(self._heard) > first_line.LONGEST:
            self._refuse()

    def connection_lost(self, _: Exception | None) -> None:
        self._stop_clock()

    def _begin(self, line: bytes, rest: bytes) -> None:
        self._stop_clock()
        try:
            of = first_line.read(self._secret, line)
        except NotFromTheDoor:
            self._refuse()
            return
        behind = BellLine(self._bell) if of is None else self._protocol()
        transport = self._transport if of is None else cast("Any", Carried(self._transport, of))
        behind.connection_made(transport)
        if self._transport.is_closing():
            return  # there is no room for it
        self._transport.set_protocol(behind)
        if rest:
            behind.data_received(rest)

    def _refuse(self) -> None:
        logger.warning("somebody who is not the door has called at the hall's private socket")
        self._transport.abort()

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()


class Plug:
    """What uvicorn asks a socket: who is at either end, and its number."""

    def __init__(self, descriptor: int, of: Tunnelled) -> None:
        self._descriptor = descriptor
        self._of = of

    def fileno(self) -> int:
        return self._descriptor

    def getpeername(self) -> Address:
        return self._of.client

    def getsockname(self) -> Address:
        return self._of.server


class Carried:
    """The door's transport as that of the client."""

    def __init__(self, transport: asyncio.Transport, of: Tunnelled) -> None:
        self._transport = transport
        descriptor = transport.get_extra_info("socket").fileno()
        self._said = {
            "socket": Plug(descriptor, of),
            "peername": of.client,
            "sockname": of.server,
            "sslcontext": of.scheme == "https" or None,
        }

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._said.get(name) or default

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class BellLine(asyncio.Protocol):
    """The door's line as messages of an ASGI application: `door.line`, then `door.disconnect`."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._task = asyncio.create_task(self._run(), name="door-bell")

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._heard.put_nowait({"type": LINE, "line": line})

    def connection_lost(self, _: Exception | None) -> None:
        self._heard.put_nowait({"type": "door.disconnect"})

    async def _run(self) -> None:
        try:
            await self._app({"type": "door"}, self._heard.get, self._send)
        except Exception:
            logger.exception("the door's line broke; the door is started again")
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._transport.close()

    async def _send(self, message: dict[str, Any]) -> None:
        if not self._transport.is_closing():
            self._transport.write(message["line"] + b"\n")
