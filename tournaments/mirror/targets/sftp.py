"""A folder behind SFTP. A file is put beside and exchanged, so that nobody reads half.

Of the machine that the server runs on nothing is used: no key, no agent, no settings of OpenSSH.
"""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import TimeoutError as TooLate
from concurrent.futures import wait
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar, cast
from urllib.parse import unquote

import asyncssh
from asyncssh import SFTPAttrs, SFTPClient, SSHClientConnection

from ...webhooks import calling, connecting
from ...webhooks.addresses import WebhookAddress
from . import host_keys
from .host_keys import HostKey
from .target import LARGEST, MirrorFailed

asyncssh.set_log_level("WARNING")

T = TypeVar("T")
Opened = tuple[SSHClientConnection, SFTPClient]

WITHIN: Final = 30.0
"""Seconds for a file, and for logging in."""
LOOKS: Final = 0.25
"""Seconds after which a process that is to end is noticed."""
HOME: Final = "/~"
"""How an address names the folder that a log-in begins in."""
UNFINISHED: Final = ".part"
READABLE: Final = 0o644
NOT_SIGNED: Final = (asyncssh.KeyExchangeFailed, asyncssh.ConnectionLost, ConnectionResetError)
KEY: Final = re.compile(r"-----BEGIN ([A-Z ]{1,40})-----(.*)-----END \1-----", re.DOTALL)
BY_LINE: Final = 64


class Sftp:
    """`host_key`: the one that the host must have; from the log-in on the one that it showed."""

    at_once = 8

    def __init__(
        self,
        address: WebhookAddress,
        user: str,
        secret: str,
        host_key: HostKey | None,
        *,
        local: bool,
    ) -> None:
        """Raises MirrorFailed for a private key that cannot be read."""
        self._address = address
        self._user = user
        with _as_failures(""):
            self._key = _private_key(secret)
        self._password = None if self._key else secret
        self._local = local
        self.host_key = host_key
        self._made: set[str] = set()
        self._making = asyncio.Lock()
        self._ends = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="sftp", daemon=True)

    def log_in(self) -> None:
        """Once, before anything else. Raises MirrorFailed."""
        self._thread.start()
        try:
            with _as_failures(""):
                self._connection, self._files = self._logged_in()
        except MirrorFailed:
            self._end()
            raise

    def read(self, path: str) -> bytes | None:
        return self._do(self._read(self._place(path)), path)

    def write(self, path: str, body: bytes) -> None:
        self._do(self._write(self._place(path), body), path)

    def remove(self, path: str) -> None:
        self._do(self._remove(self._place(path)), path)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._connection.abort)
        self._end()

    # --- the session -----------------------------------------------------------------------------

    def _logged_in(self) -> Opened:
        """A host that does not sign so may say that, or hang up."""
        *tries, last = host_keys.asked_for(self.host_key)
        for signed_by in tries:
            with suppress(asyncssh.HostKeyNotVerifiable, *NOT_SIGNED):
                return self._wait(self._log_in(self._socket(), signed_by), "")
        return self._wait(self._log_in(self._socket(), last), "")

    def _socket(self) -> socket.socket:
        made = connecting.connected(
            self._address.host, self._address.port, local=self._local, within=calling.WITHIN
        )
        made.setblocking(False)
        return made

    async def _log_in(self, plain: socket.socket, signed_by: tuple[str, ...]) -> Opened:
        connection = await asyncssh.connect(
            self._address.host,
            self._address.port,
            sock=plain,
            config=None,
            known_hosts=([], [], []),
            client_factory=lambda: _Client(self),
            server_host_key_algs=signed_by,
            username=self._user,
            password=self._password,
            client_keys=[self._key] if self._key else None,
            agent_path=None,
            gss_host=None,
            login_timeout=WITHIN,
        )
        try:
            return connection, await connection.start_sftp_client()
        except BaseException:
            connection.abort()
            raise

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._until_the_end())

    async def _until_the_end(self) -> None:
        await self._ends.wait()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._ends.set)
        self._thread.join(LOOKS)

    def _do(self, act: Coroutine[Any, Any, T], path: str) -> T:
        with _as_failures(path):
            return self._wait(act, path)

    def _wait(self, act: Coroutine[Any, Any, T], path: str) -> T:
        """In the thread that waits, for the one that the session runs in."""
        running = asyncio.run_coroutine_threadsafe(asyncio.wait_for(act, WITHIN), self._loop)
        while not wait([running], LOOKS).done:
            if calling.stopped():
                running.cancel()
                raise MirrorFailed("stopped", path)
        try:
            return running.result()
        except TooLate:
            raise MirrorFailed("timeout", path) from None

    # --- its files -------------------------------------------------------------------------------

    def _place(self, path: str) -> str:
        folder = unquote(self._address.target).rstrip("/")
        if folder == HOME or folder.startswith(f"{HOME}/"):
            folder = folder.removeprefix(HOME).lstrip("/")
            return f"{folder}/{path}" if folder else path
        return f"{folder}/{path}"

    async def _read(self, path: str) -> bytes | None:
        try:
            async with self._files.open(path, "rb") as file:
                return cast(bytes, await file.read(LARGEST))
        except asyncssh.SFTPNoSuchFile:
            return None

    async def _write(self, path: str, body: bytes) -> None:
        await self._make_folder(path.rpartition("/")[0])
        part = f"{path}{UNFINISHED}"
        async with self._files.open(part, "wb", SFTPAttrs(permissions=READABLE)) as file:
            await file.write(body)
        try:
            await self._files.posix_rename(part, path)
        except asyncssh.SFTPOpUnsupported:
            with suppress(asyncssh.SFTPNoSuchFile):
                await self._files.remove(path)
            await self._files.rename(part, path)

    async def _make_folder(self, folder: str) -> None:
        async with self._making:
            if folder and folder not in self._made:
                await self._files.makedirs(folder, exist_ok=True)
                self._made.add(folder)

    async def _remove(self, path: str) -> None:
        with suppress(asyncssh.SFTPNoSuchFile, asyncssh.SFTPNoSuchPath):
            await self._files.remove(path)
        with suppress(asyncssh.SFTPError):  # folders that are not empty stay
            while (path := path.rpartition("/")[0]) and path != self._place("").rstrip("/"):
                await self._files.rmdir(path)


class _Client(asyncssh.SSHClient):
    """Looks at the host before it is told anything."""

    def __init__(self, target: Sftp) -> None:
        self._target = target

    def validate_host_public_key(
        self, host: str, addr: str, port: int, key: asyncssh.SSHKey
    ) -> bool:
        del host, addr, port  # we connected to it ourselves
        there = HostKey(key.get_algorithm(), key.get_fingerprint())
        known = self._target.host_key
        if known is not None and known.fingerprint != there.fingerprint:
            return False
        self._target.host_key = there
        return True


@contextmanager
def _as_failures(path: str) -> Iterator[None]:
    """What goes wrong as MirrorFailed."""
    try:
        yield
    except asyncssh.KeyImportError:
        raise MirrorFailed("key", path) from None
    except asyncssh.Error as error:
        raise MirrorFailed(_problem(error), path) from None
    except connecting.NotAllowed:
        raise MirrorFailed("address", path) from None
    except socket.gaierror:
        raise MirrorFailed("unknown-host", path) from None
    except OSError:
        raise MirrorFailed("no-connection", path) from None


def _private_key(secret: str) -> asyncssh.SSHKey | None:
    """A field of one line takes the ends of the lines of a key out. None: it is a password."""
    armoured = KEY.search(secret)
    if not armoured:
        return None
    inner = "".join(armoured[2].split())
    lines = [inner[start : start + BY_LINE] for start in range(0, len(inner), BY_LINE)]
    text = "\n".join([f"-----BEGIN {armoured[1]}-----", *lines, f"-----END {armoured[1]}-----", ""])
    return asyncssh.import_private_key(text)


def _problem(error: asyncssh.Error) -> str:
    match error:
        case asyncssh.HostKeyNotVerifiable():
            return "host-key"
        case asyncssh.PermissionDenied() | asyncssh.SFTPPermissionDenied():
            return "denied"
        case asyncssh.SFTPNoSpaceOnFilesystem() | asyncssh.SFTPQuotaExceeded():
            return "full"
        case asyncssh.SFTPConnectionLost() | asyncssh.SFTPNoConnection():
            return "no-connection"
        case asyncssh.SFTPError() | asyncssh.ChannelOpenError():
            return "status"
    return "no-connection"
