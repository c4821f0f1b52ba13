"""A server that webhooks call: it keeps what it was sent and answers as it is told."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import msgspec

PATIENCE = 30.0


class Message(NamedTuple):
    """What arrived: header names in lower case, and the bytes of the body."""

    path: str
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> Any:
        return msgspec.json.decode(self.raw)

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def type(self) -> str:
        return str(self.body["type"])


Behaviour = Callable[[BaseHTTPRequestHandler], None]


def answers(status: int, **headers: str) -> Behaviour:
    def behave(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    return behave


class Receiver:
    """`messages` in the order in which they came; `at_once`: the most that came side by side."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.behave: Behaviour = answers(204)
        self.at_once = 0
        self.ending = threading.Event()
        self._here = 0
        self._lock = threading.Lock()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with receiver._lock:
                    receiver._here += 1
                    receiver.at_once = max(receiver.at_once, receiver._here)
                    receiver.messages.append(Message(self.path, headers, raw))
                try:
                    receiver.behave(self)
                finally:
                    with receiver._lock:
                        receiver._here -= 1

            def log_message(self, *_: Any) -> None:
                pass

        class Quiet(ThreadingHTTPServer):
            def handle_error(self, *_: Any) -> None:
                """The caller went, as some tests want it to."""

        self.server = Quiet(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}/hook?hall=1"

    @property
    def types(self) -> list[str]:
        return [message.type for message in self.messages]

    def hang(self, handler: BaseHTTPRequestHandler) -> None:
        """Says nothing until the test is over."""
        self.ending.wait(PATIENCE)

    def wait_for(self, count: int) -> None:
        ends = time.monotonic() + PATIENCE
        while len(self.messages) < count:
            assert time.monotonic() < ends, f"{len(self.messages)} of {count} messages came"
            time.sleep(0.02)


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.ending.set()
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()
