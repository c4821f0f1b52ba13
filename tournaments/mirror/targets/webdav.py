"""A folder behind WebDAV (RFC 4918). A file is put beside and moved, so that nobody reads half."""

from __future__ import annotations

import base64
import threading
from typing import Final

from ...webhooks.calling import Answered
from .place import MISSING, HttpFolder, failed
from .target import content_type

UNFINISHED: Final = ".part"
THERE: Final = 405
"""The answer to MKCOL where the folder exists already (9.3.1)."""


class WebDav:
    at_once = 4

    def __init__(self, place: HttpFolder, user: str, password: str) -> None:
        self._place = place
        known = base64.b64encode(f"{user}:{password}".encode()).decode()
        self._headers = {"Authorization": f"Basic {known}"} if user else {}
        self._made: set[str] = set()
        self._making = threading.Lock()

    def read(self, path: str) -> bytes | None:
        answered = self._call("GET", path)
        if answered.status in MISSING:
            return None
        if answered.problem:
            raise failed(answered, path)
        return answered.body

    def write(self, path: str, body: bytes) -> None:
        self._make_folders(path)
        part = f"{path}{UNFINISHED}"
        answered = self._call("PUT", part, body, {"Content-Type": content_type(path)})
        if not answered.problem:
            answered = self._call("MOVE", part, b"", self._destination(path))
        if answered.problem:
            self._made.clear()  # somebody may have removed them
            raise failed(answered, path)

    def remove(self, path: str) -> None:
        answered = self._call("DELETE", path)
        if answered.problem and answered.status not in MISSING:
            raise failed(answered, path)

    def close(self) -> None:
        pass

    def _make_folders(self, path: str) -> None:
        """From the top; that of the mirror itself among them."""
        names = path.split("/")[:-1]
        with self._making:
            for count in range(len(names) + 1):
                folder = "/".join(names[:count])
                if folder not in self._made:
                    self._make_folder(folder)
                    self._made.add(folder)

    def _make_folder(self, folder: str) -> None:
        answered = self._call("MKCOL", f"{folder}/" if folder else "")
        if answered.problem and answered.status != THERE:
            raise failed(answered, folder)

    def _destination(self, path: str) -> dict[str, str]:
        return {"Destination": self._place.address(path), "Overwrite": "T"}

    def _call(
        self, method: str, path: str, body: bytes = b"", more: dict[str, str] | None = None
    ) -> Answered:
        headers = {**self._headers, **(more or {})}
        return self._place.call(method, self._place.target(path), headers, body)
