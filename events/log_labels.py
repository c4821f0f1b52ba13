"""Which request and which command a line of the server's own log belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("openhall_request", default="")
COMMAND: Final[ContextVar[str]] = ContextVar("openhall_command", default="")


@contextmanager
def labelled(label: ContextVar[str], value: str) -> Iterator[None]:
    """All that is logged in the block, in threads that it starts for itself too."""
    token = label.set(value)
    try:
        yield
    finally:
        label.reset(token)


def labels() -> dict[str, str]:
    """Those that are set: `request`, `command`."""
    known = {"request": REQUEST.get(), "command": COMMAND.get()}
    return {name: value for name, value in known.items() if value}
