"""What is sent compressed, and pages in pieces each piece at once."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from gzip import GzipFile
from io import BytesIO

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware

from frontend.shared.in_pieces import PageInPieces


class Compressed(GZipMiddleware):
    """Django's middleware keeps pieces back until there are enough of them."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        if not isinstance(response, PageInPieces):
            return super().process_response(request, response)
        pieces = iter(response)
        answer = super().process_response(request, response)
        if answer.headers.get("Content-Encoding") == "gzip":
            response.streaming_content = flushed(pieces, self.max_random_bytes)
        else:
            response.streaming_content = pieces
        return answer


def flushed(pieces: Iterable[bytes], max_random_bytes: int) -> Iterator[bytes]:
    """One stream of gzip that can be unpacked up to each piece. Its file name of random length
    says nothing, as Django's does (BREACH)."""
    packed = BytesIO()
    name = "a" * secrets.randbelow(max_random_bytes)
    with GzipFile(filename=name, mode="wb", compresslevel=6, fileobj=packed, mtime=0) as file:
        for piece in pieces:
            file.write(piece)
            file.flush()
            yield _taken(packed)
    yield _taken(packed)


def _taken(packed: BytesIO) -> bytes:
    text = packed.getvalue()
    packed.seek(0)
    packed.truncate()
    return text
