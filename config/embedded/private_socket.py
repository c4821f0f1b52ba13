"""The socket between the door and the hall: nobody else of this machine or network reaches it.

A file in a temporary folder of its own: the data folder holds nothing that cannot be copied, and
its path may be too long for a socket. Where the system's Python has none for asyncio (Windows) it
is a port of the loopback interface, which the system chooses; there the secret of the first line
(`config.door.first_line`) alone keeps others out.
"""

from __future__ import annotations

import contextlib
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from config.accepting import BACKLOG

NAME: Final = "door.socket"

Address = str | tuple[str, int]


@contextlib.contextmanager
def listening() -> Iterator[tuple[socket.socket, Address]]:
    """The socket and how it is reached; nothing is left of it afterwards."""
    if sys.platform == "win32":
        with socket.create_server(("127.0.0.1", 0), backlog=BACKLOG) as listener:
            yield listener, ("127.0.0.1", int(listener.getsockname()[1]))
        return
    with (
        tempfile.TemporaryDirectory(prefix="openhall-", ignore_cleanup_errors=True) as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener,
    ):
        place = str(Path(folder) / NAME)  # readable by its owner alone
        listener.bind(place)
        listener.listen(BACKLOG)
        yield listener, place
