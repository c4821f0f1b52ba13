"""`python -m config.door`: started by `./hall`, which gives it a line on its standard input and
holds that open for as long as it lives itself."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from .door import serve
from .start import Start

ITS_END: Final = 0.5
"""Seconds between the two signs of the hall's end at most."""


def main() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s door: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the hall's, which ends this too
    start = msgspec.json.decode(sys.stdin.buffer.readline(), type=Start)
    end = threading.Thread(target=_end_with, args=(start.hall,), name="hall", daemon=True)
    end.start()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(start))
    end.join(ITS_END)  # its line has ended: most often because it has


def _loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop's, which keeps a reader in a tenth of the memory; Windows has none."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.Loop


def _end_with(hall: str | tuple[str, int]) -> None:
    """However it ended: then nobody holds the other end of the pipe. A hall that was killed leaves
    its socket."""
    while os.read(0, 1):
        pass
    if isinstance(hall, str):
        with suppress(OSError):
            Path(hall).unlink(missing_ok=True)
            Path(hall).parent.rmdir()
    os._exit(0)


if __name__ == "__main__":
    main()
