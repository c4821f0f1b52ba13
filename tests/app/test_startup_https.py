"""`./hall --https`: the hall's certificate, from the first start to a phone that trusts it."""

from __future__ import annotations

import hashlib
import http.client
import re
import ssl
import stat
import urllib.error
import urllib.parse
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.sync.client import connect

from .started import Hall, refused, started

pytestmark = pytest.mark.slow


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall data"


class Phone:
    """Knows no other authority than the one it was given; keeps the cookies of one port."""

    def __init__(self, hall: Hall, root: bytes) -> None:
        self.trust = ssl.create_default_context(cadata=root)
        self.cookies: dict[str, str] = {}
        self.place = urllib.parse.urlsplit(hall.value("HTTPS")).netloc
        self.asked_as = self.place

    def ask(self, path: str, body: str | None = None) -> tuple[int, str, list[str]]:
        """Status, body and Set-Cookie headers."""
        line = http.client.HTTPSConnection(self.place, timeout=20, context=self.trust)
        headers = {"Cookie": self.cookie_header, "Origin": f"https://{self.asked_as}"}
        headers["Host"] = self.asked_as
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request("POST" if body else "GET", path, body, headers)
        answer = line.getresponse()
        given = answer.headers.get_all("Set-Cookie", [])
        for cookie in given:
            self.cookies |= {key: each.value for key, each in SimpleCookie(cookie).items()}
        text = answer.read().decode()
        line.close()
        return answer.status, text, given

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def log_in(self) -> list[str]:
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', self.ask("/login/")[1])
        assert token
        fields = {"username": "chief", "password": "demo", "csrfmiddlewaretoken": token[1]}
        status, _, given = self.ask("/login/", urllib.parse.urlencode(fields))
        assert status == 302
        return given


def downloaded(hall: Hall) -> bytes:
    """The certificate as the page on the plain port gives it."""
    with urllib.request.urlopen(f"{hall.url}/certificate/openhall.crt", timeout=20) as answer:
        assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
        return answer.read()


def served(phone: Phone) -> str:
    """The certificate that the HTTPS port shows."""
    host, _, port = phone.place.partition(":")
    return ssl.get_server_certificate((host, int(port)))


def test_a_phone_that_installed_the_certificate_is_served_over_https(data: Path) -> None:
    with started(data, "--https", "--demo", "8") as hall:
        root = downloaded(hall)
        phone = Phone(hall, root)
        assert phone.ask("/t/demo-open/")[0] == 200
        with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
            urllib.request.urlopen(hall.value("HTTPS"), timeout=20)
        assert hall.get("/t/demo-open/")[0] == 200, "the plain port goes on"
        assert hall.stop()[0] == 0
        assert hall.errors() == ""


def test_page_and_terminal_show_the_fingerprint_of_what_is_downloaded(data: Path) -> None:
    with started(data, "--https", "--no-demo") as hall:
        fingerprint = hashlib.sha256(downloaded(hall)).hexdigest().upper()
        assert hall.value("SHA-256").replace(" ", "") == fingerprint
        status, page = hall.get("/certificate/")
        assert status == 200
        shown = re.search(r'class="fingerprint"><code>([^<]+)', page)
        assert shown
        assert shown[1].replace(" ", "") == fingerprint
        assert hall.value("HTTPS") in page
        assert hall.value("Certificate") == f"{hall.url}/certificate/"


def test_log_ins_of_both_ports_stand_beside_each_other(data: Path) -> None:
    with started(data, "--https", "--demo", "8") as hall:
        phone = Phone(hall, downloaded(hall))
        session = next(cookie for cookie in phone.log_in() if "sessionid" in cookie)
        assert session.startswith("__Host-sessionid=")
        assert "; Secure" in session
        phone.cookies["sessionid"] = "that of the plain port"
        assert phone.ask("/console/demo-open/")[0] == 200
        address = f"wss://{phone.place}/ws/t/demo-open/?after=0"
        cookie = {"Cookie": phone.cookie_header}
        with connect(address, ssl=phone.trust, additional_headers=cookie) as console:
            assert "seq" in str(console.recv(timeout=10))
        phone.cookies.pop("__Host-sessionid")
        assert phone.ask("/console/demo-open/")[0] == 302


def test_devices_page_and_wall_lists_lead_to_the_plain_port(data: Path) -> None:
    with started(data, "--https", "--demo", "8") as hall:
        phone = Phone(hall, downloaded(hall))
        phone.log_in()
        plain = hall.url.replace("127.0.0.1", "192.168.4.17")
        phone.asked_as = phone.place.replace("127.0.0.1", "192.168.4.17")
        assert f"{plain}/certificate/" in phone.ask("/console/demo-open/devices/")[1]
        assert f"{plain}/t/demo-open/" in phone.ask("/console/demo-open/print/standings/")[1]
        phone.asked_as = phone.place
        for page in ("devices/", "print/standings/"):
            told = phone.ask(f"/console/demo-open/{page}")[1]
            assert hall.url not in told
            assert "--bind 0.0.0.0" in told


def test_authority_and_certificate_outlive_a_restart(data: Path) -> None:
    with started(data, "--https", "--no-demo") as hall:
        root = downloaded(hall)
        before = served(Phone(hall, root))
        hall.stop()
    with started(data, "--https") as hall:
        assert downloaded(hall) == root
        assert served(Phone(hall, root)) == before


def test_another_address_makes_a_new_certificate_of_the_same_authority(data: Path) -> None:
    with started(data, "--https", "--no-demo") as hall:
        root = downloaded(hall)
        before = served(Phone(hall, root))
        hall.stop()
    with started(data, "--https", "--bind", "127.0.0.2") as hall:
        assert downloaded(hall) == root
        phone = Phone(hall, root)
        assert phone.place.startswith("127.0.0.2:")
        assert phone.ask("/login/")[0] == 200
        assert served(phone) != before


def test_keys_are_their_owners_only(data: Path) -> None:
    with started(data, "--https", "--no-demo"):
        for name in ("authority.key", "server.key"):
            assert stat.S_IMODE((data / "certificate" / name).stat().st_mode) == 0o600


def test_a_broken_certificate_is_said_in_one_line_and_left_alone(data: Path) -> None:
    folder = data / "certificate"
    folder.mkdir(parents=True)
    for name in ("authority.crt", "authority.key"):
        (folder / name).write_text("no certificate")
    line = refused("--https", "--port", "0", "--data", str(data))
    assert "authority.crt cannot be read" in line
    assert "Move the folder" in line
    assert (folder / "authority.crt").read_text() == "no certificate"


def test_without_https_there_is_no_certificate_page(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        assert hall.get("/certificate/")[0] == 404
        assert hall.get("/certificate/openhall.crt")[0] == 404
        assert not (data / "certificate").exists()
