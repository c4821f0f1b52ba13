"""`./hall` as people start it: a process, a data folder, a port."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path

import pytest
from websockets.sync.client import connect

from .started import PATIENCE, ROOT, environment, refused, started

pytestmark = pytest.mark.slow


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall data"


class Browser:
    """Keeps cookies and fills in forms."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._jar = CookieJar()
        cookies = urllib.request.HTTPCookieProcessor(self._jar)
        self._opener = urllib.request.build_opener(cookies)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def get(self, path: str) -> tuple[str, str]:
        """The address it ended at, and the page."""
        with self._opener.open(self.url + path, timeout=20) as answer:
            return urllib.parse.urlsplit(answer.url).path, answer.read().decode()

    def post(self, path: str, **fields: str) -> tuple[str, str]:
        _, form = self.get(path)
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', form)
        assert token, form
        body = urllib.parse.urlencode({**fields, "csrfmiddlewaretoken": token[1]}).encode()
        with self._opener.open(self.url + path, body, timeout=20) as answer:
            return urllib.parse.urlsplit(answer.url).path, answer.read().decode()


def test_start_prints_addresses_and_serves_them(data: Path) -> None:
    with started(data, "--demo", "8") as hall:
        assert hall.get("/login/")[0] == 200
        public = hall.value("Public page").removeprefix(hall.url)
        assert public == "/t/demo-open/"
        assert "Demo Open" in hall.get(public)[1]
        assert "password: demo" in hall.value("Demo log-ins")


def test_demo_log_in_reaches_the_console(data: Path) -> None:
    with started(data, "--demo", "8") as hall:
        where, page = Browser(hall.url).post("/login/", username="chief", password="demo")
        assert where == "/"
        assert "Demo Open" in page


def test_demo_log_in_is_worth_nothing_on_the_network(data: Path) -> None:
    with started(data, "--demo", "8") as hall:
        hall.stop()
    with started(data, "--bind", "0.0.0.0") as hall:
        assert not [line for line in hall.printed if "Demo log-ins" in line]
        where, _ = Browser(hall.url).post("/login/", username="chief", password="demo")
        assert where == "/login/"


@pytest.mark.quiet
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stop_within_three_seconds_with_open_streams(data: Path, number: int) -> None:
    with started(data, "--demo", "8") as hall:
        address = urllib.parse.urlsplit(hall.url)
        browser = Browser(hall.url)
        browser.post("/login/", username="chief", password="demo")
        console = connect(
            f"ws://{address.netloc}/ws/t/demo-open/?after=0",
            additional_headers={"Cookie": browser.cookies},
        )
        with console, socket.create_connection((address.hostname, address.port)) as stream:
            assert "seq" in str(console.recv(timeout=10))
            stream.sendall(b"GET /t/demo-open/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            stream.settimeout(10)
            assert b"text/event-stream" in stream.recv(4096)
            code, seconds = hall.stop(number)
        assert code == 0
        assert seconds < 3
        assert hall.errors() == ""


def test_next_start_goes_on_where_it_was(data: Path) -> None:
    with started(data, "--demo", "8") as hall:
        before = hall.get("/t/demo-open/head")[1]
        key = (data / "secret-key").read_text()
        hall.stop()
    with started(data) as hall:
        assert hall.get("/t/demo-open/head")[1] == before
        assert (data / "secret-key").read_text() == key
        assert hall.value("Public page").endswith("/t/demo-open/")


def test_killed_server_leaves_nothing_in_the_way(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        hall.process.kill()
        hall.process.wait()
    with started(data, "--no-demo") as hall:
        assert hall.get("/login/")[0] == 200


def test_first_account_is_made_by_the_link_and_once(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        link = hall.value("First account").split()[0].removeprefix(hall.url)
        form = {
            "first_name": "Wilhelmina",
            "last_name": "Steinitz",
            "username": "wilhelmina",
            "password1": "bishop pair",
            "password2": "bishop pair",
        }
        browser = Browser(hall.url)
        assert browser.post(link, **form)[0] == "/"
        assert hall.get(link)[0] == 404
        hall.stop()
    with started(data, "--no-demo") as hall:
        assert not [line for line in hall.printed if "First account" in line]


def test_link_of_an_earlier_start_is_void(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        link = hall.value("First account").split()[0].removeprefix(hall.url)
        hall.stop()
    with started(data, "--no-demo") as hall:
        assert hall.get(link)[0] == 404
        assert hall.get("/first/" + "x" * 32)[0] == 404


def test_two_data_folders_have_two_secret_keys_for_their_owner_alone(tmp_path: Path) -> None:
    keys = set()
    for name in ("one", "two"):
        with started(tmp_path / name, "--no-demo"):
            file = tmp_path / name / "secret-key"
            keys.add(file.read_text())
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(keys) == 2


def test_port_in_use_is_one_line(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused("--port", port, "--data", str(data))
    assert line == f"Port {port} is in use by another program: stop it, or choose one with --port."


def test_second_server_on_the_same_data_is_one_line(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        line = refused("--port", "0", "--data", str(data))
        assert line.startswith(f"A server already runs on the data folder {data}: {hall.url} ")
        assert hall.get("/login/")[0] == 200


@pytest.mark.parametrize("folder", ["/proc/openhall", "/dev/null/openhall"])
def test_folder_that_cannot_be_written_to_is_one_line(folder: str) -> None:
    line = refused("--port", "0", "--data", folder)
    assert line.startswith(f"Cannot write to the data folder {folder}: ")


@pytest.mark.parametrize("inside", ["", "hall"])
def test_data_path_that_is_a_file_is_one_line(tmp_path: Path, inside: str) -> None:
    file = tmp_path / "entries.txt"
    file.write_text("1 Ada")
    line = refused("--port", "0", "--data", str(file / inside))
    if inside:
        assert line == f"Cannot write to the data folder {file / inside}: Not a directory."
    else:
        assert line == f"The data folder {file} is a file: name a folder."
    assert file.read_text() == "1 Ada"


@contextmanager
def unwritable(file: Path) -> Iterator[None]:
    """For root too, whom no mode keeps from writing."""
    if os.geteuid():
        file.chmod(0o400)
    elif subprocess.run(["chattr", "+i", str(file)], capture_output=True, check=False).returncode:
        pytest.skip("this file system lets root write to every file")
    try:
        yield
    finally:
        if os.geteuid():
            file.chmod(0o600)
        else:
            subprocess.run(["chattr", "-i", str(file)], check=True)


def test_database_that_cannot_be_written_to_is_one_line(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        hall.stop()
    with unwritable(data / "openhall.sqlite3"):
        line = refused("--port", "0", "--data", str(data))
    assert line.startswith(f"The database in {data} cannot be written to: ")
    with started(data, "--no-demo") as hall:
        assert hall.get("/login/")[0] == 200


def test_files_put_back_with_open_rights_are_closed_and_named(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        hall.stop()
    database, key, other = data / "openhall.sqlite3", data / "secret-key", data / "photo.jpg"
    lists = data / "rating-lists"
    rating_list = lists / "rating_list_1.sqlite3"
    lists.mkdir(exist_ok=True)
    rating_list.touch()
    other.touch()
    for file in (database, key, other, rating_list):
        file.chmod(0o644)
    lists.chmod(0o755)
    with started(data, "--no-demo") as hall:
        said = [line for line in hall.printed if "could be read by others" in line]
    assert said == [
        f"{file} could be read by others; now its owner alone can."
        for file in (database, lists, rating_list, key)
    ]
    assert stat.S_IMODE(lists.stat().st_mode) == 0o700
    assert stat.S_IMODE(rating_list.stat().st_mode) == 0o600
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (database, key, other)}
    assert modes == {"openhall.sqlite3": 0o600, "secret-key": 0o600, "photo.jpg": 0o644}
    with started(data, "--no-demo") as hall:
        assert not [line for line in hall.printed if "could be read" in line]


def test_make_demo_makes_the_folder_and_its_database(tmp_path: Path) -> None:
    data = tmp_path / "new" / "hall"
    made = subprocess.run(
        [sys.executable, "manage.py", "make_demo", "2"],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(data)),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (made.returncode, made.stdout) == (0, "/t/demo-open/\n"), made.stderr
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert stat.S_IMODE((data / "openhall.sqlite3").stat().st_mode) == 0o600
    with started(data) as hall:
        assert hall.get("/t/demo-open/")[0] == 200


def test_folder_of_a_newer_version_is_one_line_and_stays_as_it_is(data: Path) -> None:
    with started(data, "--no-demo") as hall:
        hall.stop()
    database = data / "openhall.sqlite3"
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO django_migrations (app, name, applied) "
            "VALUES ('events', '9999_of_tomorrow', '2099-01-01')"
        )
    connection.close()
    line = refused("--port", "0", "--data", str(data))
    assert "was made by a newer Openhall (events.9999_of_tomorrow)" in line


def test_file_that_is_no_database_is_one_line(data: Path) -> None:
    data.mkdir()
    (data / "openhall.sqlite3").write_text("a list of entries, saved under the wrong name " * 100)
    assert "cannot be read" in refused("--port", "0", "--data", str(data))


def test_address_of_another_machine_is_one_line(data: Path) -> None:
    line = refused("--bind", "192.0.2.77", "--port", "0", "--data", str(data))
    assert line == "This machine does not have the address 192.0.2.77."


@pytest.mark.parametrize("options", [["--port", "70000"], ["--demo", "1"], ["--demo", "x"]])
def test_bad_option_is_explained(options: list[str]) -> None:
    ended = subprocess.run(
        ["./hall", *options], env=environment(), capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert f"argument {options[0]}" in ended.stderr


def test_a_hall_on_the_network_hands_out_its_address_there(data: Path) -> None:
    with started(data, "--demo", "8", "--bind", "0.0.0.0") as hall:
        others = [line.strip() for line in hall.printed if line.strip().startswith("http://")]
        if not others:
            pytest.skip("this machine is on no network")
        asked_here = hall.get("/qr/t/demo-open/player/7.svg")
        answer = urllib.request.urlopen(f"{others[0]}qr/t/demo-open/player/7.svg", timeout=20)
        assert asked_here == (200, answer.read().decode())
        assert not [line for line in hall.printed if "Network" in line]


def test_console_works_by_the_address_of_the_machine(data: Path) -> None:
    with started(data, "--no-demo", "--bind", "0.0.0.0") as hall:
        others = [line.strip() for line in hall.printed if line.strip().startswith("http://")]
        if not others:
            pytest.skip("this machine is on no network")
        link = hall.value("First account").split()[0].removeprefix(hall.url)
        browser = Browser(others[0].rstrip("/"))
        where, page = browser.post(
            link,
            first_name="Wilhelmina",
            last_name="Steinitz",
            username="wilhelmina",
            password1="bishop pair",
            password2="bishop pair",
        )
        assert where == "/"
        assert "Wilhelmina Steinitz" in page
