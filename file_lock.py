"""A lock on a file that goes with its process. Runs on a bare Python (nothing installed)."""

from __future__ import annotations

import sys
from typing import IO


def take_lock(file: IO[str], wait: bool = False) -> bool:
    """Lock an open file for this process; the system frees it when the process ends, however."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 20)  # beyond the text, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True
