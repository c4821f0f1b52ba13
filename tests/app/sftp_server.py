"""A host of SFTP for tests: asyncssh's server over a folder, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncssh

PASSWORD = "the password"


class Host:
    """`asked`: what was logged in with, try by try, and each file that was exchanged or removed, in
    order."""

    def __init__(self, folder: Path, kinds: Sequence[str], *, exchanges: bool) -> None:
        self.folder = folder
        self.keys = [asyncssh.generate_private_key(kind) for kind in kinds]
        self.exchanges = exchanges
        self.asked: list[tuple[str, str]] = []
        self.logs_in: list[str] = []
        self.port = 0
        self.connections: list[asyncssh.SSHServerConnection] = []

    @property
    def address(self) -> str:
        return f"sftp://127.0.0.1:{self.port}/~/www/open"

    def fingerprint(self, number: int = 0) -> str:
        return self.keys[number].get_fingerprint()

    def files(self) -> dict[str, bytes]:
        root = self.folder / "www" / "open"
        found = sorted(path for path in root.rglob("*") if path.is_file())
        return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


@contextmanager
def speaking_sftp(
    folder: Path, *kinds: str, key: str = "", exchanges: bool = True
) -> Iterator[Host]:
    """`kinds` of keys that the host has; `key`: the public one that it lets in beside PASSWORD.
    `exchanges`: whether it knows the extension by which a file takes the place of another."""
    folder.mkdir(exist_ok=True)
    host = Host(folder, kinds or ("ssh-ed25519",), exchanges=exchanges)
    up, ends = threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(_serve(host, key, up, ends)))
    thread.start()
    assert up.wait(20)
    try:
        yield host
    finally:
        ends.set()
        thread.join()


async def _serve(host: Host, key: str, up: threading.Event, ends: threading.Event) -> None:
    server = await asyncssh.create_server(
        lambda: _Door(host, key),
        "127.0.0.1",
        0,
        server_host_keys=host.keys,
        sftp_factory=lambda channel: _Files(host, channel),
        allow_scp=False,
    )
    host.port = server.get_port()
    up.set()
    await asyncio.to_thread(ends.wait)
    server.close()
    for connection in host.connections:
        connection.abort()
    await asyncio.gather(*(each.wait_closed() for each in host.connections))
    await server.wait_closed()


class _Door(asyncssh.SSHServer):
    def __init__(self, host: Host, key: str) -> None:
        self._host = host
        self._key = key

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._host.connections.append(conn)

    def password_auth_supported(self) -> bool:
        return True

    def validate_password(self, username: str, password: str) -> bool:
        self._host.logs_in.append(password)
        return (username, password) == ("site", PASSWORD)

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        public = key.export_public_key().decode().split()[1]
        return username == "site" and public == self._key


class _Files(asyncssh.SFTPServer):
    def __init__(self, host: Host, channel: Any) -> None:
        super().__init__(channel, chroot=str(host.folder).encode())
        self._host = host

    def posix_rename(self, oldpath: bytes, newpath: bytes) -> None:
        if not self._host.exchanges:
            raise asyncssh.SFTPOpUnsupported("not here")
        self._host.asked.append(("exchange", newpath.decode()))
        super().posix_rename(oldpath, newpath)

    def rename(self, oldpath: bytes, newpath: bytes) -> None:
        if Path(self.map_path(newpath).decode()).exists():
            raise asyncssh.SFTPFailure("it is there")
        super().rename(oldpath, newpath)

    def remove(self, path: bytes) -> None:
        self._host.asked.append(("remove", path.decode()))
        super().remove(path)
