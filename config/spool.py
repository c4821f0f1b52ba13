"""What is sent is kept in the data folder until it is read, and never in the system's own folder
for temporary files: that may be small, kept in memory, or open to others.

The files have no names, so that a killed server leaves none behind.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import IO, Any, cast

from django.conf import settings
from django.core.exceptions import RequestAborted
from django.core.files.uploadedfile import UploadedFile
from django.core.files.uploadhandler import FileUploadHandler, TemporaryFileUploadHandler
from django.core.handlers.asgi import ASGIHandler


class SpoolingHandler(ASGIHandler):
    """Django, with long bodies in the data folder."""

    async def read_body(self, receive: Callable[[], Awaitable[Mapping[str, Any]]]) -> IO[bytes]:
        largest = settings.FILE_UPLOAD_MAX_MEMORY_SIZE
        body = tempfile.SpooledTemporaryFile(  # noqa: SIM115 (closed with the request)
            max_size=largest, mode="w+b", dir=str(_folder())
        )
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                body.close()
                raise RequestAborted
            body.write(message.get("body", b""))
            if not message.get("more_body", False):
                break
        body.seek(0)
        return cast("IO[bytes]", body)


class SpooledUpload(TemporaryFileUploadHandler):
    """A file of a form that is too long for the memory."""

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        FileUploadHandler.new_file(self, *args, **kwargs)
        self.file: Any = UploadedFile(
            tempfile.TemporaryFile(dir=_folder()),  # noqa: SIM115 (closed with the request)
            self.file_name,
            self.content_type,
            0,
            self.charset,
            self.content_type_extra,
        )

    def upload_interrupted(self) -> None:
        if hasattr(self, "file"):
            self.file.close()


def _folder() -> Path:
    place: Path = settings.SPOOL
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    return place
