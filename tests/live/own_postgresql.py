"""A PostgreSQL of the test's own, which it may stop and start."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.parallel import free_port


class OwnPostgreSQL:
    """Started by `start`; `stop` drops all connections, as a crash or a restart of it does."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self.running = False
        self.port = free_port()
        self.url = f"postgres://postgres@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "-D", self._data)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")
        self.running = True

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")
        self.running = False

    def _run(self, program: str, *arguments: str | Path) -> None:
        """PostgreSQL does not run as root."""
        user = "postgres" if os.getuid() == 0 else None
        subprocess.run(
            [_program(program) or program, *map(str, arguments)],
            cwd=self._folder,
            user=user,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
        )


@contextmanager
def own_postgresql() -> Iterator[OwnPostgreSQL]:
    """Running; where there are no programs of PostgreSQL the test is skipped."""
    if _program("initdb") is None:
        pytest.skip("no initdb here")
    folder = Path(tempfile.mkdtemp(prefix="openhall-postgresql-"))
    if os.getuid() == 0:
        postgres = pwd.getpwnam("postgres")
        os.chown(folder, postgres.pw_uid, postgres.pw_gid)
    server = OwnPostgreSQL(folder)
    try:
        server.make()
        server.start()
        yield server
    finally:
        if server.running:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> str | None:
    """On the path, or where Debian keeps it."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(kept[-1]) if kept else None)
