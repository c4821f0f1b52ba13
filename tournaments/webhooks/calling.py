"""One call to an address of somebody else's choice, by the standard library's HTTP.

The socket is connected here, to an address that was looked up and checked a moment before: between
the look and the call no name can come to mean something else. No proxy, no redirect, no second try.
The call runs in a thread of its own, because a look-up cannot be interrupted; whoever made it waits
ten seconds, and then cuts it.
"""

from __future__ import annotations

import contextlib
import http.client
import logging
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Final, NamedTuple

from .addresses import WebhookAddress
from .connecting import NotAllowed, SocketPlace, places

WITHIN: Final = 10.0
"""Seconds for everything: looking up, connecting, sending, and the answer."""
BUSY: Final = frozenset({429, 503})
"""Answers that may say when to come again."""
MOST_DIGITS: Final = 9
READ: Final = 4096
"""Bytes of an answer's body that are read, and looked at by nobody."""

logger = logging.getLogger(__name__)


class Answered(NamedTuple):
    """The status of HTTP (0: no answer) and what went wrong, "" where nothing did.

    "status", "timeout", "address" (not allowed), "unknown-host", "no-connection", "certificate",
    "tls", "not-http"; "stopped": this process is about to end, and nobody is to blame. `wait`: the
    seconds for which a receiver that has too much to do wants to be left alone.
    """

    status: int
    problem: str
    wait: int = 0
    body: bytes = b""
    """As much of it as was to be read."""


def post(
    address: WebhookAddress,
    headers: Mapping[str, str],
    body: bytes,
    *,
    local: bool,
    within: float = WITHIN,
) -> Answered:
    """Sends the body; whatever happens is an answer. `local`: addresses of the local machine and
    network are allowed."""
    answered = call("POST", address, headers, body, local=local, within=within)
    return answered._replace(body=b"")  # what a receiver says is looked at by nobody


def call(
    method: str,
    address: WebhookAddress,
    headers: Mapping[str, str],
    body: bytes,
    *,
    local: bool,
    within: float = WITHIN,
    read: int = READ,
) -> Answered:
    """The same by any method of HTTP; `read`: so many bytes of the answer's body at most."""
    made = _Call(method, address, headers, body, local, read)
    with _calls.holding(made):
        if _calls.stopped:
            return Answered(0, "stopped")
        threading.Thread(target=made.run, name="webhook", daemon=True).start()
        return made.outcome(within)


def stop() -> None:
    """Ends every call of this process, and refuses further ones."""
    _calls.stop()


def resume() -> None:
    """Calls are made again."""
    _calls.stopped = False


def stopped() -> bool:
    return _calls.stopped


class _GivenUp(Exception):  # noqa: N818 (nobody hears of it)
    """Nobody waits for this call any more."""


class _Call:
    def __init__(
        self,
        method: str,
        address: WebhookAddress,
        headers: Mapping[str, str],
        body: bytes,
        local: bool,
        read: int,
    ) -> None:
        self._method = method
        self._read = read
        self._address = address
        self._headers = headers
        self._body = body
        self._local = local
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._over = ""
        self._answer = Answered(0, "no-connection")
        self._done = threading.Event()

    def run(self) -> None:
        try:
            self._answer = self._made()
        except _GivenUp:
            pass
        except Exception:
            logger.exception("a webhook could not be called")
        finally:
            self._close()
            self._done.set()

    def outcome(self, within: float) -> Answered:
        if not self._done.wait(within):
            self.give_up("timeout")
        return Answered(0, self._over) if self._over else self._answer

    def give_up(self, why: str) -> None:
        """Cuts the connection, and sees to it that none is made any more."""
        with self._lock:
            if self._done.is_set():
                return
            self._over = self._over or why
            if self._socket is not None:
                with contextlib.suppress(OSError):  # past TLS, which another thread is reading
                    socket.socket.shutdown(self._socket, socket.SHUT_RDWR)
            self._done.set()

    def _made(self) -> Answered:
        try:
            return self._answered()
        except NotAllowed:
            return Answered(0, "address")
        except socket.gaierror:
            return Answered(0, "unknown-host")
        except ssl.SSLCertVerificationError:
            return Answered(0, "certificate")
        except ssl.SSLError:
            return Answered(0, "tls")
        except OSError:
            return Answered(0, "no-connection")
        except (http.client.HTTPException, ValueError):
            return Answered(0, "not-http")

    def _answered(self) -> Answered:
        address = self._address
        connection = http.client.HTTPConnection(address.host, address.port)
        connection.auto_open = 0  # never to an address that was not checked
        connection.sock = self._connected()
        headers = {**self._headers, "Host": address.authority, "Connection": "close"}
        connection.request(self._method, address.target, self._body, headers)
        with connection.getresponse() as response:
            read = b""
            with contextlib.suppress(http.client.HTTPException, OSError):
                read = response.read(self._read)
            wait = _wait(response) if response.status in BUSY else 0
            problem = "" if 200 <= response.status < 300 else "status"
            return Answered(response.status, problem, wait, read)

    def _connected(self) -> socket.socket:
        error: OSError | None = None
        for place in places(self._address.host, self._address.port, local=self._local):
            try:
                return self._connect(place)
            except OSError as failed:
                error = failed
        raise error or NotAllowed

    def _connect(self, place: SocketPlace) -> socket.socket:
        plain = self._hold(socket.socket(place.family, socket.SOCK_STREAM))
        plain.settimeout(WITHIN)
        plain.connect(place.at)
        if self._address.scheme == "http":
            return plain
        over_tls = _context().wrap_socket(
            plain, server_hostname=self._address.host, do_handshake_on_connect=False
        )
        self._hold(over_tls)
        over_tls.do_handshake()
        return over_tls

    def _hold(self, made: socket.socket) -> socket.socket:
        """The one to be cut."""
        with self._lock:
            if self._over:
                made.close()
                raise _GivenUp
            if self._socket is not None:
                self._socket.close()
            self._socket = made
        return made

    def _close(self) -> None:
        with self._lock:
            if self._socket is not None:
                self._socket.close()
                self._socket = None


class _RunningCalls:
    """Those of this process that are under way."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: set[_Call] = set()
        self.stopped = False

    @contextlib.contextmanager
    def holding(self, call: _Call) -> Iterator[None]:
        with self._lock:
            self._under_way.add(call)
        try:
            yield
        finally:
            with self._lock:
                self._under_way.discard(call)

    def stop(self) -> None:
        with self._lock:
            self.stopped = True
            for call in self._under_way:
                call.give_up("stopped")


def _wait(response: http.client.HTTPResponse) -> int:
    """Seconds, or until a moment; 0 for what is neither."""
    asked = (response.getheader("Retry-After") or "").strip()
    if asked.isascii() and asked.isdigit():
        return int(asked[:MOST_DIGITS])
    try:
        until = parsedate_to_datetime(asked)
    except ValueError:
        return 0
    seconds = (until.replace(tzinfo=until.tzinfo or UTC) - datetime.now(UTC)).total_seconds()
    return max(0, round(seconds))


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


_calls = _RunningCalls()
