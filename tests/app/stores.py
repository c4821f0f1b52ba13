"""Stores for files as others write them, for tests: one that speaks S3 and looks at signatures by
itself, one that speaks WebDAV. They keep what they were sent, and answer as they are told."""

from __future__ import annotations

import base64
import hashlib
import hmac
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import unquote, urlsplit


class Store:
    """`files` by path; `asked`: method and path of each request, in order; `fails`: status and body
    of an answer for requests from now on, by how many."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.headers: dict[str, dict[str, str]] = {}
        self.folders: set[str] = {"/"}
        self.asked: list[tuple[str, str]] = []
        self.fails: list[tuple[int, bytes]] = []
        self.lock = threading.Lock()
        self.address = ""


class Handler(BaseHTTPRequestHandler):
    store: Store

    def answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def begin(self) -> bytes | None:
        """The body; None: it was refused."""
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with self.store.lock:
            self.store.asked.append((self.command, self.place))
            failing = self.store.fails.pop(0) if self.store.fails else None
        if failing:
            self.answer(*failing)
            return None
        return body

    @property
    def place(self) -> str:
        return unquote(urlsplit(self.path).path)

    def log_message(self, *_: Any) -> None:
        pass


class SpeaksS3(Handler):
    secret = "the secret of AKID"
    region = "eu-central-1"

    def _checked(self) -> bytes | None:
        body = self.begin()
        if body is None:
            return None
        why = self._refusal(body)
        if why:
            self.answer(403, f"<Error><Code>{why}</Code></Error>".encode())
            return None
        return body

    def _refusal(self, body: bytes) -> str:
        """By the text of the documentation, and with nothing of the code of mirrors."""
        algorithm, _, rest = self.headers["Authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        who, day, region, service, end = parts["Credential"].split("/")
        if (algorithm, who, service, end) != ("AWS4-HMAC-SHA256", "AKID", "s3", "aws4_request"):
            return "InvalidAccessKeyId"
        if region != self.region:
            return "AuthorizationHeaderMalformed"
        if self.headers["x-amz-content-sha256"] != hashlib.sha256(body).hexdigest():
            return "XAmzContentSHA256Mismatch"
        names = parts["SignedHeaders"].split(";")
        if not {"host", "x-amz-date", "x-amz-content-sha256"} <= set(names):
            return "AccessDenied"
        split = urlsplit(self.path)
        request = f"{self.command}\n{split.path}\n{split.query}\n"
        for name in sorted(names):
            request += f"{name}:{self.headers[name].strip()}\n"
        request += f"\n{';'.join(names)}\n{self.headers['x-amz-content-sha256']}"
        sha = hashlib.sha256(request.encode()).hexdigest()
        stamp = self.headers["x-amz-date"]
        text = f"AWS4-HMAC-SHA256\n{stamp}\n{day}/{region}/s3/aws4_request\n{sha}"
        key = ("AWS4" + self.secret).encode()
        for step in (day, region, "s3", "aws4_request"):
            key = hmac.digest(key, step.encode(), "sha256")
        wanted = hmac.digest(key, text.encode(), "sha256").hex()
        return "" if parts["Signature"] == wanted else "SignatureDoesNotMatch"

    def do_GET(self) -> None:
        if self._checked() is None:
            return
        there = self.store.files.get(self.place)
        self.answer(
            404, b"<Error><Code>NoSuchKey</Code></Error>"
        ) if there is None else self.answer(200, there)

    def do_PUT(self) -> None:
        body = self._checked()
        if body is None:
            return
        self.store.files[self.place] = body
        self.store.headers[self.place] = {k.lower(): v for k, v in self.headers.items()}
        self.answer(200)

    def do_DELETE(self) -> None:
        if self._checked() is None:
            return
        self.store.files.pop(self.place, None)
        self.answer(204)


class SpeaksWebDav(Handler):
    password = "the password"

    def _checked(self) -> bytes | None:
        body = self.begin()
        known = base64.b64encode(f"user:{self.password}".encode()).decode()
        if body is not None and self.headers["Authorization"] != f"Basic {known}":
            self.answer(401, WWW_Authenticate="Basic")
            return None
        return body

    def _folder(self, path: str) -> str:
        return path.rstrip("/").rpartition("/")[0] + "/"

    def do_GET(self) -> None:
        if self._checked() is None:
            return
        there = self.store.files.get(self.place)
        self.answer(404) if there is None else self.answer(200, there)

    def do_MKCOL(self) -> None:
        if self._checked() is None:
            return
        if self.place in self.store.folders:
            self.answer(405)
        elif self._folder(self.place) not in self.store.folders:
            self.answer(409)
        else:
            self.store.folders.add(self.place)
            self.answer(201)

    def do_PUT(self) -> None:
        body = self._checked()
        if body is None:
            return
        if self._folder(self.place) not in self.store.folders:
            self.answer(409)
            return
        self.store.files[self.place] = body
        self.answer(201)

    def do_MOVE(self) -> None:
        if self._checked() is None:
            return
        to = urlsplit(self.headers["Destination"])
        assert f"{to.scheme}://{to.netloc}" == self.store.address
        self.store.files[unquote(to.path)] = self.store.files.pop(self.place)
        self.answer(204)

    def do_DELETE(self) -> None:
        if self._checked() is None:
            return
        self.answer(204 if self.store.files.pop(self.place, None) is not None else 404)


@contextmanager
def storing(speaks: type[Handler]) -> Iterator[Store]:
    store = Store()
    handler = type("Bound", (speaks,), {"store": store})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    store.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield store
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
