"""The side that calls: a connection to the machine that leads."""

from __future__ import annotations

import contextlib
import ssl
import threading
import time
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from . import link
from .link import AnyMessage, Ends

PATIENCE: Final = 5.0
"""Seconds for a connection, and for the next message on one."""

GLANCE: Final = 0.25
"""Seconds after which it is seen that a connection is not wanted any more."""

REASONS: Final = {
    "postgresql": "Its database is PostgreSQL, which has replication of its own"
    " (docs/operations.md): only a hall on SQLite is followed.",
    "not-leading": "It does not lead that hall itself.",
    "other-program": "It runs another version of Openhall: both need the same.",
    "no-access": "It does not know this machine, or the code is not valid (any more).",
    "silent": "It does not answer.",
    "other-answer": "What answers there is no Openhall that can be followed.",
    "no-list": "It does not have that rating list (any more).",
    "older": "It has led before this machine took over, and leads no more.",
}
"""Why a machine cannot be followed: codes for pages, sentences for the command line."""


class NotReached(Exception):  # noqa: N818
    """There is nothing to follow at that address now; `code` is one of `REASONS`."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"{address}: {REASONS.get(code, code)}")
        self.code = code
        self.address = address


class CalledLine:
    """An open connection whose both ends have the secret."""

    def __init__(self, socket: ClientConnection, ends: Ends, address: str) -> None:
        self._socket = socket
        self._ends = ends
        self.address = address

    def say(self, message: AnyMessage) -> None:
        """Raises `NotReached`."""
        with _in_words(self.address):
            self._socket.send(self._ends.out.seal(message))

    def hear(self, patience: float = PATIENCE, ending: threading.Event | None = None) -> AnyMessage:
        """The next message. Raises `NotReached`, also for a `NotNow`, and soon after `ending` was
        set."""
        with _in_words(self.address):
            frame = self._frame(patience, ending)
            if isinstance(frame, str):
                raise link.NotOpened("a text")
            message = self._ends.back.open(frame)
        if isinstance(message, link.NotNow):
            raise NotReached(message.code, self.address)
        return message

    def _frame(self, patience: float, ending: threading.Event | None) -> str | bytes:
        until = time.monotonic() + patience
        while True:
            try:
                return self._socket.recv(timeout=min(patience, GLANCE))
            except TimeoutError:
                if time.monotonic() > until or (ending is not None and ending.is_set()):
                    raise


@contextlib.contextmanager
def called(address: str, by: str, secret: bytes) -> Iterator[CalledLine]:
    """`by`: "code" or "key", which `secret` is. Raises `NotReached`."""
    own = link.new_nonce()
    asked = f"by={by}&nonce={own.hex()}&key={_name(by, secret)}"
    with _in_words(address):
        socket = connect(
            f"{_socket_address(address)}{link.PATH}?{asked}",
            ssl=_unverified() if address.startswith("https") else None,
            open_timeout=PATIENCE,
            close_timeout=1,
            compression=None,
            max_size=None,
            proxy=None,
        )
    with contextlib.closing(socket):
        response = socket.response
        given = response.headers.get(link.NONCE_HEADER, "") if response else ""
        nonce = link.nonce_of(given)
        if nonce is None:
            raise NotReached("other-answer", address)
        yield CalledLine(socket, Ends(secret, nonce, own, calls=True), address)


def _name(by: str, secret: bytes) -> str:
    """A code is never named: it is short enough to be found by trying."""
    return link.name_of(secret) if by == "key" else ""


@contextlib.contextmanager
def _in_words(address: str) -> Iterator[None]:
    try:
        yield
    except InvalidStatus as error:
        refused = error.response.status_code in (401, 403)
        raise NotReached("no-access" if refused else "other-answer", address) from error
    except ConnectionClosed as error:
        refused = error.rcvd is not None and error.rcvd.code == link.NOT_YOURS
        raise NotReached("no-access" if refused else "silent", address) from error
    except link.NotOpened as error:
        raise NotReached("no-access", address) from error
    except (OSError, TimeoutError, WebSocketException, ValueError) as error:
        raise NotReached("silent", address) from error


def _socket_address(address: str) -> str:
    parts = urlsplit(address)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/"


def _unverified() -> ssl.SSLContext:
    """The certificate is one of the hall's own, which this machine has yet to get; who is there
    shows by the secret of the link, and what is said is sealed by it."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
