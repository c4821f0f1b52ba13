"""The public addresses, through the whole server."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from msgspec.structs import replace

from tournaments.domain.attendance.commands import CheckOut
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.public import slugs
from tournaments.public.version import OUTDATING, PUBLIC
from tournaments.services import people

from . import patient
from .playing import Hall
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played."""
    hall = Hall(players=6)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def server(hall: Hall) -> Iterator[Server]:
    with serving(poll=0.1) as server:
        yield server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=patient.SECONDS) as http:
        yield http


def head_after(http: httpx.Client, version: int) -> dict[str, object]:
    """The head as soon as it has passed `version`."""
    until = time.monotonic() + 5
    while (head := http.get("/t/open/head").json())["version"] <= version:
        assert time.monotonic() < until, head
        time.sleep(0.01)
    return head


def test_the_head_names_version_round_and_event(hall: Hall, http: httpx.Client) -> None:
    before = http.get("/t/open/head")
    recorded = hall.result("1.1.1")
    after = head_after(http, before.json()["version"])
    assert after["version"] == before.json()["version"] + 1
    assert after["round"] == 1
    assert after["tag"] == f"{after['version']}-{str(after['hash'])[:8]}"
    assert recorded.seq > 0


def test_the_head_says_from_which_version_on_a_phone_may_keep_pages(
    hall: Hall, http: httpx.Client
) -> None:
    before = http.get("/t/open/head").json()
    assert before["keep_from"] == 0
    hall.result("1.1.1")
    played = head_after(http, before["version"])
    assert played["keep_from"] == 0
    hall.do(ChangeSettings(name="Open", settings=replace(hall.state.settings, city="Brno")))
    changed = head_after(http, int(str(played["version"])))
    assert changed["keep_from"] == changed["version"]
    hall.result("1.1.2")
    assert head_after(http, int(str(changed["version"])))["keep_from"] == changed["version"]


def test_who_is_erased_is_kept_by_no_phone() -> None:
    assert {"PersonErased", "PublishedPairingsChanged"} <= OUTDATING <= PUBLIC


def test_an_unchanged_head_costs_no_body(http: httpx.Client) -> None:
    first = http.get("/t/open/head")
    again = http.get("/t/open/head", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = http.get("/t/open/head", headers={"if-none-match": '"1-00000000"'})
    assert other.status_code == 200


def test_what_is_not_public_moves_no_version(hall: Hall, http: httpx.Client) -> None:
    before = http.get("/t/open/head").json()
    hall.finish(1)
    finished = head_after(http, before["version"] + 2)
    hall.draft(2)  # request and draft
    hall.do(CheckOut(player=PlayerId(1)))
    time.sleep(0.3)
    assert http.get("/t/open/head").json() == finished


def test_a_page_by_the_number_alone_is_asked_for_again(http: httpx.Client) -> None:
    """A log that was put back counts the same numbers anew."""
    page = http.get(f"/t/open/v/{http.get('/t/open/head').json()['version']}/pairings/1")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"


def test_a_page_of_a_version_is_kept_for_ever(http: httpx.Client) -> None:
    head = http.get("/t/open/head").json()
    page = http.get(f"/t/open/v/{head['tag']}/pairings/1")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = http.get(
        f"/t/open/v/{head['tag']}/pairings/1", headers={"if-none-match": page.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["crosstable.csv/1-number", "progress.csv/1"])
def test_a_file_is_a_table_and_kept_like_a_page(http: httpx.Client, name: str) -> None:
    head = http.get("/t/open/head").json()
    for place, cache in ((head["tag"], "public, max-age=31536000, immutable"), ("", "no-cache")):
        file = http.get(f"/t/open/v/{place}/{name}" if place else f"/t/open/{name}")
        assert file.headers["content-type"] == "text/csv; charset=utf-8"
        assert file.headers["cache-control"] == cache
        assert file.text.count("\n") == 7
    assert http.get("/t/open/crosstable.csv/2").status_code == 404


def test_the_calendar_of_the_rounds_is_revalidated_by_those_who_subscribe(
    http: httpx.Client,
) -> None:
    file = http.get("/t/open/rounds.ics")
    assert file.headers["content-type"] == "text/calendar; charset=utf-8"
    assert file.headers["cache-control"] == "no-cache"
    assert file.text.startswith("BEGIN:VCALENDAR\r\n")
    kept = {"if-none-match": file.headers["etag"]}
    assert http.get("/t/open/rounds.ics", headers=kept).status_code == 304
    assert http.get("/t/open/rounds.ics/1").status_code == 404


def test_an_old_version_keeps_its_results(hall: Hall, http: httpx.Client) -> None:
    head = http.get("/t/open/head").json()
    old = http.get(f"/t/open/v/{head['tag']}/results.json/1").json()
    hall.result("1.1.1")
    new = head_after(http, head["version"])
    assert http.get(f"/t/open/v/{head['tag']}/results.json/1").json() == old
    assert old["results"]["1"] == ""
    assert http.get(f"/t/open/v/{new['tag']}/results.json/1").json()["results"]["1"] == "1–0"


def test_the_tag_of_another_log_is_unknown(http: httpx.Client) -> None:
    version = http.get("/t/open/head").json()["version"]
    assert http.get(f"/t/open/v/{version}-00000000/pairings/1").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/t/nowhere/",
        "/t/nowhere/head",
        "/t/nowhere/live",
        "/t/open/v/0/",
        "/t/open/v/99999/pairings/1",
        "/t/open/v/9999999999/pairings/1",
        "/t/open/v/x/",
        "/t/open/v/",
        "/t/open/pairings/2",
        "/t/open/pairings/1/2",
        "/t/open/secret",
        "/t/open/player/77",
        "/t/open/%00",
    ],
)
def test_an_address_that_leads_nowhere_is_a_page_that_nobody_keeps(
    http: httpx.Client, path: str
) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"


def test_pages_of_the_newest_version_are_asked_for_again(hall: Hall, http: httpx.Client) -> None:
    page = http.get("/t/open/pairings/1")
    assert page.headers["cache-control"] == "no-cache"
    same = http.get("/t/open/pairings/1", headers={"if-none-match": page.headers["etag"]})
    assert same.status_code == 304
    version = http.get("/t/open/head").json()["version"]
    hall.result("1.1.1")
    head_after(http, version)
    moved = http.get("/t/open/pairings/1", headers={"if-none-match": page.headers["etag"]})
    assert moved.status_code == 200
    assert "1–0" in moved.text


def test_pages_are_packed_for_who_can_unpack_them(server: Server) -> None:
    async def raw(coding: str) -> tuple[dict[str, str], bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /t/open/pairings/1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            f"accept-encoding: {coding}\r\n\r\n".encode()
        )
        head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        lines = head.decode().split("\r\n")[1:]
        return dict(line.split(": ", 1) for line in lines), content

    plain_headers, plain = asyncio.run(raw("identity"))
    packed_headers, packed = asyncio.run(raw("br, gzip;q=0.5"))
    refused_headers, refused = asyncio.run(raw("gzip;q=0"))
    assert "content-encoding" not in plain_headers | refused_headers
    assert packed_headers["content-encoding"] == "gzip"
    assert packed_headers["vary"] == "accept-encoding, accept-language, cookie"
    assert gzip.decompress(packed) == plain == refused
    assert int(packed_headers["content-length"]) == len(packed) < len(plain)
    assert packed_headers["etag"] != plain_headers["etag"]


@pytest.mark.parametrize("path", ["/t/open/", "/t/open/head", "/t/open/v/8/", "/t/open/nothing"])
def test_head_requests_get_the_headers_alone(http: httpx.Client, path: str) -> None:
    whole, alone = http.get(path), http.head(path)
    assert alone.content == b""
    assert alone.status_code == whole.status_code
    moving = {"date"}
    assert {k: v for k, v in alone.headers.items() if k not in moving} == {
        k: v for k, v in whole.headers.items() if k not in moving
    }


def test_a_stream_has_a_head_too(http: httpx.Client) -> None:
    answer = http.head("/t/open/live")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/event-stream"


def test_nobody_writes_here(http: httpx.Client) -> None:
    answer = http.post("/t/open/head", content=b"{}")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


def test_the_slash_after_the_tournament_is_added(http: httpx.Client) -> None:
    answer = http.get("/t/open")
    assert (answer.status_code, answer.headers["location"]) == (301, "/t/open/")


def test_every_answer_carries_the_security_headers(http: httpx.Client) -> None:
    for path in ("/t/open/", "/t/open/head", "/t/nowhere/"):
        headers = http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "set-cookie" not in headers


def test_a_new_tournament_is_found_without_a_restart(http: httpx.Client) -> None:
    assert http.get("/t/second/head").status_code == 404
    Hall("second", players=2)
    assert http.get("/t/second/head").json()["version"] == 3


def test_however_many_ask_for_unknown_addresses_the_index_is_read_a_few_times(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []

    def index() -> dict[str, str]:
        looks.append(time.monotonic())
        return {}

    monkeypatch.setattr(slugs, "_index", index)
    began = time.monotonic()
    with ThreadPoolExecutor(20) as crowd:
        answers = crowd.map(lambda number: http.get(f"/t/none-{number}/"), range(60))
    assert {answer.status_code for answer in answers} == {404}
    assert 0 < len(looks) < 30
    # A look is told here by its thread, later than it was begun: two may seem to be closer.
    assert len(looks) <= 2 + (time.monotonic() - began) / slugs.PAUSE


def test_the_list_of_tournaments_is_made_by_django(http: httpx.Client) -> None:
    answer = http.get("/t/")
    assert answer.status_code == 200
    assert 'class="tournament-link" href="/t/' in answer.text


def test_other_addresses_are_left_to_django(http: httpx.Client) -> None:
    assert http.get("/api/v1/tournaments/").status_code in (401, 403)
    assert http.get("/tournament").status_code == 404


def test_an_erased_name_leaves_the_pages(
    hall: Hall, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tournaments.erasure_watch.EVERY", 0.0)
    page = f"/t/open/v/{http.get('/t/open/head').json()['tag']}/pairings/1"
    assert "No 003" in http.get(page).text
    people.erase(hall.state.players[PlayerId(3)].person)
    assert "No 003" not in http.get(page).text
    assert "erased player 3" in http.get(page).text


def test_a_phone_is_told_how_to_install_the_tournament(http: httpx.Client) -> None:
    assert '<link rel="manifest" href="/t/open/manifest.webmanifest">' in http.get("/t/open/").text
    answer = http.get("/t/open/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.json()["scope"] == "/t/open/"
    assert http.get("/t/open/manifest.webmanifest/1").status_code == 404


# --- languages ----------------------------------------------------------------------------------


def test_a_page_is_in_its_readers_language(http: httpx.Client) -> None:
    polish = http.get("/t/open/", headers={"accept-language": "pl"})
    chosen = {"accept-language": "pl", "cookie": "openhall-language=cs"}
    czech = http.get("/t/open/", headers=chosen)
    assert '<html lang="pl">' in polish.text
    assert '<html lang="cs">' in czech.text
    assert polish.headers["etag"] != czech.headers["etag"]
    assert http.get("/t/none/", headers=chosen).text.startswith("<!doctype html><html lang=cs>")
    missing = http.get("/t/open/none", headers=chosen)
    assert (missing.status_code, '<html lang="cs">' in missing.text) == (404, True)


def test_a_version_is_the_same_for_everybody_in_the_language_that_its_address_names(
    http: httpx.Client,
) -> None:
    tag = http.get("/t/open/head").json()["tag"]
    reader = {"accept-language": "pl"}
    plain = http.get(f"/t/open/v/{tag}/home", headers=reader)
    russian = http.get(f"/t/open/v/{tag}.ru/home", headers=reader)
    assert '<html lang="en">' in plain.text
    assert '<html lang="ru">' in russian.text
    for page in (plain, russian):
        assert "immutable" in page.headers["cache-control"]
        assert "cookie" not in page.headers["vary"]
    for wrong in (f"{tag}.tlh", f"{tag}.", f"{tag}.../home", f"{tag}.e"):
        assert http.get(f"/t/open/v/{wrong}/home").status_code == 404


def test_a_hall_screen_is_in_the_halls_language(http: httpx.Client) -> None:
    screen = http.get("/t/open/screen/name", headers={"accept-language": "pl"})
    assert '<html lang="en">' in screen.text
