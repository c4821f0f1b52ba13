"""A mirror in the browser: set on the console, read from a plain web server, and followed there."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from startup import services
from tests.app.started import Hall, started

from .demo_chief import CONSOLE, chiefs_page
from .public_hall import SLUG, Arbiter, phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """What any web host does: nothing but files."""
    program = (
        "import http.server, sys, functools;"
        "made = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1]);"
        "server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), made);"
        "print(server.server_address[1], flush=True); server.serve_forever()"
    )
    command = [sys.executable, "-c", program, str(folder)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    try:
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def ask_now(page: Page) -> None:
    """A page that is online again asks at once: nobody has to wait for twenty seconds."""
    page.evaluate("dispatchEvent(new Event('online'))")


def follows(page: Page, text: str, selector: str) -> None:
    def seen() -> bool:
        ask_now(page)
        page.wait_for_timeout(500)
        return text in page.locator(selector).inner_text()

    until(seen, 60)  # the mirror rests after its first files


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("mirror"), "--demo", "40") as hall:
        yield hall


def test_a_chief_sets_a_mirror_and_a_phone_follows_it_on_a_plain_web_server(
    browser: Browser, hall: Hall
) -> None:
    with chiefs_page(browser, hall) as page:
        page.goto(f"{hall.url}{CONSOLE}/settings/")
        page.click(".settings-nav >> text=Mirror")
        page.fill("[name=address]", "../elsewhere")
        page.click("#set-mirror button[type=submit]")
        expect(page.locator("#error-address")).to_contain_text("the name of a folder")
        page.fill("[name=address]", "open")
        page.check("input[value=cs]")
        page.click("#set-mirror button[type=submit]")
        expect(page.locator("#mirror-state")).to_contain_text("It is current.")
        expect(page.locator("#mirror-state")).to_contain_text("stands there, written")
    root = Path(hall.value("Data")) / "mirrors" / SLUG / "open"
    with (
        served(root.parent) as host,
        phone(browser) as reader,
        closing(Arbiter(hall.url)) as arbiter,
    ):
        board = arbiter.missing()[0]
        row = f"[data-board='{board['round']}.{board['board']}'] .res"
        asked: list[str] = []
        reader.on("request", lambda request: asked.append(request.url))
        reader.goto(f"{host}/open/pairings/")
        expect(reader.locator("#state")).to_contain_text("Copy, every 20 s")
        expect(reader.locator("#stale")).to_be_hidden()
        assert "1–0" not in reader.locator(row).inner_text()
        arbiter.type_result(board)
        follows(reader, "1–0", row)
        fresh = json.loads((root / "head.json").read_text())
        assert reader.locator("[data-version-text]").text_content() == str(fresh["version"])
        _is_what_the_server_says(hall, root)
        reader.click(".tabs a >> nth=0")
        reader.fill("#who", "ko")
        reader.locator("#hits > *").first.click()
        expect(reader.locator("#mine")).to_contain_text("Round")
        reader.click("#mine a.person >> nth=0")
        expect(reader.locator("h1")).to_be_visible()
        assert "/player/" in reader.url
        reader.click("footer [lang=cs]")
        expect(reader.locator("html")).to_have_attribute("lang", "cs")
        expect(reader.locator("#state")).to_contain_text("Kopie")
        assert "/open/cs/player/" in reader.url
        assert [url for url in asked if not url.startswith(f"{host}/open/")] == []
        _puts_two_side_by_side(reader, hall, f"{host}/open/working/1/")
        assert [url for url in asked if not url.startswith((f"{host}/open/", hall.url))] == []
        _says_how_old_it_is(reader, root, f"{host}/open/standings/index.html")


def _puts_two_side_by_side(reader: Page, hall: Hall, working: str) -> None:
    """Of any two that are chosen, as the server says it of them."""
    reader.goto(working)
    reader.locator(".compare-with li a").first.click()
    expect(reader.locator("#two .decision")).to_be_visible()
    near = _compared(reader)
    one, other = reader.url.partition("#")[2].split("/")
    assert one == "1"
    reader.click("#two .more a >> nth=0")
    expect(reader.locator("h1")).to_contain_text("with …")
    expect(reader.locator("#o1")).to_be_hidden()
    reader.locator("#others > li:not([hidden]) a").last.click()
    expect(reader.locator("#two .decision")).not_to_have_text(near[0])
    far = _compared(reader)
    last = reader.url.rpartition("/")[2]
    for player, said in ((other, near), (last, far)):
        reader.goto(f"{hall.url}/t/{SLUG}/compare/1/{player}/4")
        assert _compared(reader) == said


def _compared(page: Page) -> list[str]:
    """Who is before whom and by what, the numbers, and how the deciding ones came about."""
    texts = page.locator(".decision, .compared tr, .side-by-side tr").all_inner_texts()
    return [" ".join(text.split()) for text in texts]


def _says_how_old_it_is(reader: Page, root: Path, address: str) -> None:
    """A hall that writes no more; the host is still there."""
    known = json.loads((root / "head.json").read_text())
    known["written_at"] = (datetime.now(UTC) - timedelta(minutes=12)).isoformat()
    reader.route("**/head.json", lambda route: route.fulfill(json=known))
    reader.goto(address)
    expect(reader.locator("#state")).to_contain_text("Old copy")
    expect(reader.locator("#stale")).to_contain_text("last brought up to date at")
    expect(reader.locator("#stale")).to_contain_text("12 minutes ago")


def _is_what_the_server_says(hall: Hall, root: Path) -> None:
    with urllib.request.urlopen(f"{hall.url}/t/{SLUG}/standings.json") as answer:
        there = json.load(answer)
    assert json.loads((root / "standings.json").read_text())["standings"] == there["standings"]
