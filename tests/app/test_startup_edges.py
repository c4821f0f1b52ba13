"""What stands around Django: names of the server, static files, headers, accounts, time zone."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from django.conf import LazySettings
from django.contrib.auth import authenticate
from django.contrib.auth.models import Group, User
from django.test import Client

from config import asgi, first_account
from config.embedded.data_folder import make_secret_key
from config.hosts import KnownHosts, is_known
from config.security_headers import POLICY
from config.static_files import fingerprint
from config.time_zone import local_time_zone
from tournaments.services import tokens


@pytest.fixture
def browser() -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=asgi.make_application())
    return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000")


# --- data folder ----------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["", "\n"])
def test_a_key_that_a_power_cut_left_empty_is_made_again(tmp_path: Path, left: str) -> None:
    file = tmp_path / "secret-key"
    file.write_text(left)
    make_secret_key(file)
    made = file.read_text()
    assert len(made) > 32
    make_secret_key(file)
    assert file.read_text() == made


@pytest.mark.parametrize("name", ["Ada\u202e", "\u2800", "\u200b"])
def test_the_name_of_an_account_is_a_line_that_can_be_read(name: str) -> None:
    form = first_account.FirstAccountForm({"first_name": name, "last_name": "Lovelace"})
    assert "first_name" in form.errors
    assert "last_name" not in form.errors


# --- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.4.17:8000",
        "[::1]:8000",
        "[fe80::1]",
        "localhost:8000",
        "hall-laptop",
        "hall-laptop.local:8000",
        "chess.example.org",
        "CHESS.example.org.",
    ],
)
def test_own_names_are_known(host: str) -> None:
    assert is_known(host, ["chess.example.org"])


@pytest.mark.parametrize(
    "host", ["", "evil.example.com", "127.0.0.1.evil.example.com", "[::1", "chess.example.org.evil"]
)
def test_other_names_are_not_known(host: str) -> None:
    assert not is_known(host, ["chess.example.org"])


@pytest.mark.parametrize("host", ["a,b", "a b", "127.0.0.1:port", "name\x00", "user@name"])
def test_what_is_no_name_is_not_known(host: str) -> None:
    assert not is_known(host, [])


@pytest.mark.parametrize("path", ["/login/", "/t/demo-open/", "/static/none.css"])
async def test_several_host_headers_are_refused_and_leave_no_error_in_the_log(
    browser: httpx.AsyncClient, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await browser.get(path, headers=[("host", "127.0.0.1"), ("host", "127.0.0.1")])
    assert answer.status_code == 400
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


async def test_request_for_another_name_is_refused(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/t/demo-open/", headers={"host": "evil.example.com"})
    assert answer.status_code == 400


async def socket_answer(origin: str | None) -> str:
    """The first message a console's socket gets from behind `KnownHosts`."""
    sent: list[str] = []

    async def accept(_scope: object, _receive: object, send: object) -> None:
        await send({"type": "websocket.accept"})  # type: ignore[operator]

    async def keep(message: dict[str, str]) -> None:
        sent.append(message["type"])

    headers = [(b"host", b"192.168.4.17:8000")]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    app = KnownHosts(accept, [])
    await app({"type": "websocket", "headers": headers}, None, keep)  # type: ignore[arg-type]
    return sent[0]


@pytest.mark.parametrize("origin", ["http://192.168.4.17:8000", None])
async def test_socket_of_an_own_page_is_open(origin: str | None) -> None:
    assert await socket_answer(origin) == "websocket.accept"


@pytest.mark.parametrize("origin", ["http://evil.example.com", "http://192.168.4.17", "null"])
async def test_socket_of_a_foreign_page_is_closed(origin: str) -> None:
    assert await socket_answer(origin) == "websocket.close"


# --- static files ---------------------------------------------------------------------------


def test_fingerprint_follows_contents_names_and_version(tmp_path: Path) -> None:
    files = tmp_path / "room" / "static"
    files.mkdir(parents=True)
    (files / "a.css").write_text("one")
    seen = {fingerprint(tmp_path, "1"), fingerprint(tmp_path, "2")}
    (files / "a.css").write_text("two")
    seen.add(fingerprint(tmp_path, "1"))
    (files / "a.css").rename(files / "b.css")
    seen.add(fingerprint(tmp_path, "1"))
    assert len(seen) == 4
    assert all(re.fullmatch("[0-9a-f]{12}", each) for each in seen)


@pytest.mark.parametrize("name", ["shell.ftl", "public/page.ftl"])
def test_fingerprint_follows_what_scripts_say(tmp_path: Path, name: str) -> None:
    said = tmp_path / "en" / "scripts" / name
    said.parent.mkdir(parents=True)
    said.write_text("Script-Shell = Live")
    before = fingerprint(tmp_path, "1", tmp_path)
    said.write_text("Script-Shell = Connected")
    assert fingerprint(tmp_path, "1", tmp_path) != before


async def test_what_scripts_say_is_one_immutable_file(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    answer = await browser.get(f"{settings.STATIC_URL}words/en.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith('import { learn } from "../shared/js/words.js";\nlearn("en", ')
    assert "#" not in answer.text.partition("Script-")[0]
    assert "Connection to the server, and the last event this page shows" in answer.text
    assert (await browser.post(f"{settings.STATIC_URL}words/en.js")).status_code == 405


async def test_what_public_scripts_say_is_a_small_file_of_its_own(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    answer = await browser.get(f"{settings.STATIC_URL}public/words/en.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith('import { learn } from "../js/words.js";\nlearn("en", {')
    assert int(answer.headers["content-length"]) < 1_500
    assert "Script-Shell" not in answer.text


async def test_static_file_is_immutable_and_packed(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    answer = await browser.get(f"{settings.STATIC_URL}shared/css/base.css")
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "accept-encoding"
    found = (settings.BASE_DIR / "frontend/shared/static/shared/css/base.css").read_text()
    assert answer.text == found
    again = await browser.get(
        f"{settings.STATIC_URL}shared/css/base.css",
        headers={"if-none-match": answer.headers["etag"]},
    )
    assert again.status_code == 304


async def test_the_styles_of_the_console_are_one_immutable_file(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    answer = await browser.get(f"{settings.STATIC_URL}console/css/plain.css")
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    dialogs = settings.BASE_DIR / "frontend/console/static/console/css/dialogs.css"
    assert dialogs.read_text() in answer.text


async def test_static_file_is_plain_for_those_who_cannot_unpack(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    url = f"{settings.STATIC_URL}shared/css/base.css"
    answer = await browser.get(url, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content)
    assert gzip.compress(answer.content)


async def test_static_file_is_kept_and_yet_answers_as_asked(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    url = f"{settings.STATIC_URL}shared/css/base.css"
    first, second = await browser.get(url), await browser.get(url)
    assert (second.headers, second.content) == (first.headers, first.content)
    plain = {"accept-encoding": "identity"}
    whole = (await browser.get(url, headers=plain)).content
    assert whole == first.content  # httpx unpacks
    part = await browser.get(url, headers={"range": "bytes=5-14", **plain})
    assert (part.status_code, part.content) == (206, whole[5:15])
    head = await browser.head(url, headers=plain)
    assert (head.content, int(head.headers["content-length"])) == (b"", len(whole))
    newer = await browser.get(url, headers={"if-none-match": '"of another time"'})
    assert (newer.status_code, newer.content) == (200, whole)
    assert newer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("old", ["/static/0123456789ab/", "/static/"])
async def test_address_of_an_earlier_version_leads_to_the_file_of_today(
    browser: httpx.AsyncClient, settings: LazySettings, old: str
) -> None:
    answer = await browser.get(f"{old}shared/css/base.css")
    assert answer.status_code == 302
    assert answer.headers["location"] == f"{settings.STATIC_URL}shared/css/base.css"


@pytest.mark.parametrize("path", ["/static/nothing.css", "/static/../pyproject.toml"])
async def test_static_file_that_is_not_there(browser: httpx.AsyncClient, path: str) -> None:
    assert (await browser.get(path)).status_code == 404


def test_modules_import_each_other_by_relative_paths(settings: LazySettings) -> None:
    """As a browser reads them: the files of all rooms have one address in common."""
    modules = {
        "/" + path.as_posix().partition("/static/")[2]: path.read_text()
        for path in settings.BASE_DIR.glob("frontend/*/static/**/*.js")
    }
    assert modules
    for address, text in modules.items():
        for wanted in re.findall(
            r"""^(?:import|export)\b[^;]*?["']([^"';]+\.js)["']""", text, re.M
        ):
            assert wanted.startswith("."), f"{address} imports {wanted}"
            assert urljoin(address, wanted) in modules, f"{address} imports {wanted}"


# --- headers --------------------------------------------------------------------------------


async def test_every_answer_carries_the_policy(
    browser: httpx.AsyncClient, settings: LazySettings
) -> None:
    for path in ("/static/nothing.css", f"{settings.STATIC_URL}shared/css/base.css"):
        answer = await browser.get(path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"


# --- accounts -------------------------------------------------------------------------------


@pytest.fixture
def demo_account(db: None, settings: LazySettings) -> User:
    user = User.objects.create_user("chief", password="demo")
    user.groups.add(Group.objects.create(name=settings.DEMO_GROUP))
    return user


def test_demo_account_logs_in_on_loopback_only(demo_account: User, settings: LazySettings) -> None:
    settings.DEMO_LOGINS = True
    assert authenticate(username="chief", password="demo") == demo_account
    settings.DEMO_LOGINS = False
    assert authenticate(username="chief", password="demo") is None


def test_own_account_logs_in_anywhere(db: None, settings: LazySettings) -> None:
    settings.DEMO_LOGINS = False
    own = User.objects.create_user("wilhelmina", password="bishop pair")
    assert authenticate(username="wilhelmina", password="bishop pair") == own


def test_open_demo_session_ends_when_the_server_leaves_loopback(
    demo_account: User, settings: LazySettings, client: Client
) -> None:
    settings.DEMO_LOGINS = True
    client.force_login(demo_account)
    assert client.get("/api/v1/tournaments/").status_code == 200
    settings.DEMO_LOGINS = False
    assert client.get("/api/v1/tournaments/").status_code in (401, 403)


def test_demo_token_is_worth_nothing_on_the_network(
    demo_account: User, settings: LazySettings, client: Client
) -> None:
    _, token = tokens.make(demo_account, "screen")
    headers = {"authorization": f"Token {token}"}
    settings.DEMO_LOGINS = True
    assert client.get("/api/v1/tournaments/", headers=headers).status_code == 200
    settings.DEMO_LOGINS = False
    assert client.get("/api/v1/tournaments/", headers=headers).status_code in (401, 403)


def test_link_of_the_first_account_ends_with_the_first_account(
    demo_account: User, settings: LazySettings, tmp_path: Path
) -> None:
    settings.DATA_DIR = tmp_path
    token = first_account.new_token()
    assert token is not None
    assert token not in (tmp_path / "first-account").read_text()
    assert first_account.is_valid(token)
    assert not first_account.is_valid(token + "x")
    User.objects.create_user("wilhelmina", password="bishop pair")
    assert not first_account.is_valid(token)
    assert first_account.new_token() is None


def test_weak_password_makes_no_account(
    db: None, settings: LazySettings, client: Client, tmp_path: Path
) -> None:
    settings.DATA_DIR = tmp_path
    token = first_account.new_token()
    names = {"first_name": "W", "last_name": "Steinitz", "username": "wilhelmina"}
    page = client.post(f"/first/{token}", {**names, "password1": "chess", "password2": "chess"})
    assert page.status_code == 200
    assert "too short" in page.content.decode()
    assert not User.objects.exists()
    assert token is not None
    assert first_account.is_valid(token)


# --- time zone ------------------------------------------------------------------------------


def test_time_zone_is_that_of_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TZ", raising=False)
    link = tmp_path / "localtime"
    link.symlink_to("/usr/share/zoneinfo/Europe/Prague")
    assert local_time_zone(link) == "Europe/Prague"
    assert local_time_zone(tmp_path / "nothing") == "UTC"
    monkeypatch.setenv("TZ", "Asia/Tbilisi")
    assert local_time_zone(link) == "Asia/Tbilisi"
