"""What every place for files can do, and how it says that it cannot."""

from __future__ import annotations

from typing import Final, Literal, Protocol

Kind = Literal["folder", "s3", "sftp", "webdav"]
KINDS: Final[tuple[Kind, ...]] = ("folder", "s3", "sftp", "webdav")

LARGEST: Final = 1 << 20
"""Bytes of a head, and of what is said of a failure; more of a file is not read."""

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "ics": "text/calendar; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
}


class MirrorFailed(Exception):  # noqa: N818 (it is noted, and tried again)
    """A file could not be read, written or removed; `problem` is a code, `status` that of HTTP."""

    def __init__(self, problem: str, path: str, status: int = 0, wait: int = 0) -> None:
        super().__init__(problem, path, status)
        self.problem = problem
        self.path = path
        self.status = status
        self.wait = wait


class Target(Protocol):
    """`at_once`: so many of its methods may run side by side, each in a thread of its own. All
    raise MirrorFailed."""

    at_once: int

    def read(self, path: str) -> bytes | None:
        """None: there is no such file."""
        ...

    def write(self, path: str, body: bytes) -> None:
        """Whoever reads meanwhile gets the file of before, or the whole new one."""
        ...

    def remove(self, path: str) -> None:
        """Also where it is gone already."""
        ...

    def close(self) -> None: ...


def content_type(path: str) -> str:
    return TYPES.get(path.rpartition(".")[2], "application/octet-stream")


def cache_control(path: str) -> str:
    """Files of a program never change; of all others a cache asks again."""
    if path.startswith("static/"):
        return "public, max-age=31536000, immutable"
    return "no-cache"
