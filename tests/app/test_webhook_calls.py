"""One call: how it ends, and that it never reaches what it may not."""

from __future__ import annotations

import base64
import hashlib
import hmac
import socket
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

from config.embedded import certificate_folder
from tournaments.webhooks import addresses, calling, connecting, signing
from tournaments.webhooks.calling import Answered

from .receiver import Receiver, answers, receiving


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def call(text: str, *, local: bool = True, within: float = 10.0) -> Answered:
    """An address that is read as if it were allowed; what counts is the connection."""
    address = addresses.read(text, local=True)
    return calling.post(address, {"webhook-id": "x"}, b"{}", local=local, within=within)


def resolves(monkeypatch: pytest.MonkeyPatch, *answers_: list[str]) -> list[str]:
    """Names mean what is said here, another thing at each look-up; which were asked."""
    asked: list[str] = []
    left = list(answers_)

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        found = left.pop(0) if len(left) > 1 else left[0]
        families = [socket.AF_INET6 if ":" in ip else socket.AF_INET for ip in found]
        return [
            (family, socket.SOCK_STREAM, 6, "", (ip, port))
            for family, ip in zip(families, found, strict=True)
        ]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_any_2xx_is_success(receiver: Receiver, status: int) -> None:
    receiver.behave = answers(status)
    assert call(receiver.address) == Answered(status, "")
    assert receiver.messages[0].path == "/hook?hall=1"
    assert receiver.messages[0].headers["host"] == f"127.0.0.1:{receiver.port}"


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 404, 410, 429, 500, 503])
def test_anything_else_is_none_and_no_redirect_is_followed(receiver: Receiver, status: int) -> None:
    receiver.behave = answers(status, Location=f"http://127.0.0.1:{receiver.port}/inside")
    assert call(receiver.address) == Answered(status, "status")
    assert [message.path for message in receiver.messages] == ["/hook?hall=1"]


def asks_to_wait(text: str) -> dict[str, str]:
    return {"Retry-After": text}


@pytest.mark.parametrize(
    ("text", "wait"),
    [("120", 120), (" 7 ", 7), ("9" * 400, 999_999_999), ("-5", 0), ("soon", 0), ("", 0), ("²", 0)],
)
def test_who_has_too_much_to_do_says_for_how_long(receiver: Receiver, text: str, wait: int) -> None:
    receiver.behave = answers(429, **asks_to_wait(text))
    assert call(receiver.address) == Answered(429, "status", wait)


def test_that_may_be_a_moment(receiver: Receiver) -> None:
    soon = format_datetime(datetime.now(UTC) + timedelta(minutes=10), usegmt=True)
    receiver.behave = answers(503, **asks_to_wait(soon))
    assert call(receiver.address).wait == pytest.approx(600, abs=30)
    receiver.behave = answers(503, **asks_to_wait("Wed, 21 Oct 2015 07:28:00 GMT"))
    assert call(receiver.address) == Answered(503, "status", 0)


def test_any_other_refusal_says_nothing_about_when(receiver: Receiver) -> None:
    receiver.behave = answers(500, **asks_to_wait("120"))
    assert call(receiver.address) == Answered(500, "status", 0)


def test_one_that_hangs_is_cut(receiver: Receiver) -> None:
    receiver.behave = receiver.hang
    assert call(receiver.address, within=0.3) == Answered(0, "timeout")


def test_one_that_answers_a_letter_at_a_time_is_cut_too(receiver: Receiver) -> None:
    def drip(handler: BaseHTTPRequestHandler) -> None:
        while not receiver.ending.wait(0.05):
            handler.wfile.write(b"H")

    receiver.behave = drip
    assert call(receiver.address, within=0.5).problem == "timeout"


def test_of_an_endless_answer_little_is_read(receiver: Receiver) -> None:
    sent = []

    def flood(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.end_headers()
        for _ in range(100_000):
            sent.append(handler.wfile.write(b"x" * 65536))

    receiver.behave = flood
    assert call(receiver.address) == Answered(200, "")
    assert len(sent) < 1000


def test_a_cut_call_sends_nothing_afterwards(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, looked_up = threading.Event(), threading.Event()

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        slow.wait(10)
        looked_up.set()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert call(receiver.address, within=0.2) == Answered(0, "timeout")
    slow.set()
    assert looked_up.wait(10)
    for thread in threading.enumerate():
        if thread.name == "webhook":
            thread.join(10)
    assert receiver.messages == []


def test_a_closed_port_and_an_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        assert call(f"http://127.0.0.1:{port}/") == Answered(0, "no-connection")

    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert call("http://nowhere.example/") == Answered(0, "unknown-host")


def test_what_is_no_http(receiver: Receiver) -> None:
    def greet(handler: BaseHTTPRequestHandler) -> None:
        handler.wfile.write(b"220 mail.example ESMTP\r\n")

    receiver.behave = greet
    assert call(receiver.address) == Answered(0, "not-http")


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["10.0.0.1", "192.168.0.1"],
        ["169.254.169.254"],
        ["::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["0.0.0.0"],
        ["fe80::1%2"],
    ],
)
def test_a_name_that_leads_inside_is_not_called(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    resolves(monkeypatch, found)
    asked = call(f"http://rebound.example:{receiver.port}/", local=False)
    assert asked == Answered(0, "address")
    assert receiver.messages == []


def test_an_address_of_this_machine_is_local_though_it_is_one_of_the_world(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's own public address leads to all that listens on it, past whatever keeps the world
    away."""
    monkeypatch.setattr(connecting, "may_connect", lambda _ip, *, local: True)
    assert call(receiver.address, local=False) == Answered(0, "address")
    assert receiver.messages == []
    assert call(receiver.address, local=True).problem == ""


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0x7f.1",
        "127.1",
        "017700000001",
        "127\u30020\u30020\u30021",
        "\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3",
    ],
)
def test_no_other_way_to_write_it_leads_inside(receiver: Receiver, host: str) -> None:
    """As the resolver of the system reads numbers, and as international names are read."""
    try:
        address = addresses.read(f"http://{host}:{receiver.port}/", local=False)
    except addresses.NotAnAddress:
        return
    answered = calling.post(address, {}, b"{}", local=False)
    assert answered.problem in ("address", "unknown-host")
    assert receiver.messages == []


def test_a_name_that_means_something_else_at_the_second_look_is_looked_up_once(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: harmless when it is checked, inside when it is connected to."""
    connected: list[Any] = []

    def connect(self: socket.socket, place: Any) -> None:
        if self.type == socket.SOCK_STREAM:
            connected.append(place)
        raise ConnectionRefusedError

    asked = resolves(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    monkeypatch.setattr(socket.socket, "connect", connect)
    answered = call(f"http://rebound.example:{receiver.port}/", local=False)
    assert answered == Answered(0, "no-connection")
    assert connected == [("93.184.216.34", receiver.port)]
    assert asked == ["rebound.example"]
    assert receiver.messages == []


def test_of_several_addresses_only_the_allowed_are_tried(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[Any] = []

    def connect(self: socket.socket, place: Any) -> None:
        if self.type == socket.SOCK_STREAM:
            connected.append(place[0])
        raise ConnectionRefusedError

    resolves(monkeypatch, ["127.0.0.1", "93.184.216.34", "10.1.1.1"])
    monkeypatch.setattr(socket.socket, "connect", connect)
    call("http://mixed.example/", local=False)
    assert connected == ["93.184.216.34"]


def test_proxies_of_the_environment_are_not_used(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1/")
    assert call(receiver.address) == Answered(204, "")


def test_over_tls_the_certificate_must_be_for_the_name(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    authority, context = certificate_folder.prepared(tmp_path, "hall", ["hall.local"], [])
    receiver.server.socket = context.wrap_socket(receiver.server.socket, server_side=True)
    resolves(monkeypatch, ["127.0.0.1"])
    right, wrong = (f"https://{host}:{receiver.port}/" for host in ("hall.local", "b.local"))
    assert call(right) == Answered(0, "certificate")
    trusting = calling._context.__wrapped__()
    trusting.load_verify_locations(cadata=authority.pem.decode())
    monkeypatch.setattr(calling, "_context", lambda: trusting)
    assert call(right) == Answered(204, "")
    assert call(wrong) == Answered(0, "certificate")
    assert len(receiver.messages) == 1


def test_plain_http_where_tls_is_spoken_is_no_secure_connection(receiver: Receiver) -> None:
    assert call(f"https://127.0.0.1:{receiver.port}/").problem == "tls"


def test_a_server_that_stops_ends_its_calls(receiver: Receiver) -> None:
    receiver.behave = receiver.hang
    ended: list[Answered] = []
    thread = threading.Thread(target=lambda: ended.append(call(receiver.address)))
    thread.start()
    receiver.wait_for(1)
    try:
        calling.stop()
        thread.join(5)
        assert ended == [Answered(0, "stopped")]
        assert call(receiver.address) == Answered(0, "stopped")
        assert len(receiver.messages) == 1
    finally:
        calling.resume()


# --- signatures ---------------------------------------------------------------------------------


def test_the_signature_is_that_of_standard_webhooks() -> None:
    """The example of its specification, of version 1."""
    headers = signing.headers(
        ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        1614265330,
        b'{"test": 2432232314}',
    )
    assert headers == {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }


def test_each_secret_signs_and_a_receiver_computes_the_same() -> None:
    old, new = signing.new_secret(), signing.new_secret()
    at = int(datetime.now(UTC).timestamp())
    headers = signing.headers([new, old], "event_1", at, b"body")
    signatures = headers["webhook-signature"].split()
    for secret, signature in zip((new, old), signatures, strict=True):
        key = base64.b64decode(secret[len("whsec_") :])
        assert len(key) == 32
        digest = hmac.new(key, f"event_1.{at}.body".encode(), hashlib.sha256).digest()
        assert signature == "v1," + base64.b64encode(digest).decode()


def test_no_thread_stays_behind(receiver: Receiver) -> None:
    call(receiver.address)
    ends = time.monotonic() + 10
    while any(thread.name == "webhook" for thread in threading.enumerate()):
        assert time.monotonic() < ends
        time.sleep(0.02)
