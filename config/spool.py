"""What is sent is kept in the data folder until it is read, and never in the system's own folder
for temporary files: that may be small, kept in memory, or open to others.

The files have no names, so that a killed server leaves none behind.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import IO, Any, Final, cast

from asgiref.sync import sync_to_async
from django.conf import settings
from django.core.exceptions import RequestAborted
from django.core.files.uploadedfile import UploadedFile
from django.core.files.uploadhandler import FileUploadHandler, TemporaryFileUploadHandler
from django.core.handlers.asgi import ASGIHandler
from django.http.response import HttpResponseBase

_body: Final[ContextVar[IO[bytes] | None]] = ContextVar("body", default=None)
"""Of the request that is answered here."""


class SpoolingHandler(ASGIHandler):
    """Django, with long bodies in the data folder. What an answer has used is put away also when
    it breaks off on its way."""

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await super().handle(scope, receive, send)
        finally:
            if body := _body.get():
                body.close()

    async def send_response(self, response: HttpResponseBase, send: Any) -> None:
        try:
            await super().send_response(response, send)
        except Exception:
            await sync_to_async(response.close)()
            raise

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
        _body.set(body)
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
