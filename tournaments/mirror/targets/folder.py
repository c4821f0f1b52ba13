"""A folder of this machine: of a web server beside, a share, or of a program that copies it on."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from .target import MirrorFailed

READABLE: Final = 0o644
OPEN: Final = 0o755
UNFINISHED: Final = ".openhall-"


class Folder:
    """Files are exchanged whole: a reader never sees half of one."""

    at_once = 1

    def __init__(self, root: Path) -> None:
        self._root = root

    def read(self, path: str) -> bytes | None:
        try:
            return (self._root / path).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise _failed(error, path) from None

    def write(self, path: str, body: bytes) -> None:
        place = self._root / path
        try:
            self._make(place.parent)
            number, unfinished = tempfile.mkstemp(prefix=UNFINISHED, dir=place.parent)
            try:
                with os.fdopen(number, "wb") as file:
                    file.write(body)
                Path(unfinished).chmod(READABLE)
                Path(unfinished).replace(place)
            except OSError:
                Path(unfinished).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise _failed(error, path) from None

    def _make(self, folder: Path) -> None:
        """For whoever serves them: what a hall keeps is nobody else's to read, but for these."""
        if folder.is_dir():
            return
        if folder != self._root:
            self._make(folder.parent)
        folder.mkdir(parents=folder == self._root, exist_ok=True)
        folder.chmod(OPEN)

    def remove(self, path: str) -> None:
        place = self._root / path
        try:
            place.unlink(missing_ok=True)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            raise _failed(error, path) from None
        with suppress(OSError):  # the folders that are not empty stay
            for folder in place.relative_to(self._root).parents:
                if folder != Path():
                    (self._root / folder).rmdir()

    def close(self) -> None:
        pass


def _failed(error: OSError, path: str) -> MirrorFailed:
    kinds = {"PermissionError": "denied", "NotADirectoryError": "no-folder"}
    full = error.errno is not None and os.strerror(error.errno) == "No space left on device"
    return MirrorFailed("full" if full else kinds.get(type(error).__name__, "disk"), path)
