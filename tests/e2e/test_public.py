"""The public pages in a real browser: find me, results as they come, and what they cost a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from startup import services
from tests.app.started import Hall, started

from .looks import COLOURS, violations
from .public_hall import SLUG, Arbiter, phone, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

PAGES = ("", "pairings/", "names/", "standings/", "player/1", "entries/", "no-such-page")
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
SOON = 2000
"""Milliseconds until a result typed by an arbiter must stand on a phone."""
FIRST_VIEW_BYTES = 44_000
FIRST_VIEW_SECONDS = 2.0


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--demo", "60") as hall:
        yield hall


@pytest.fixture(scope="module")
def arbiter(hall: Hall) -> Iterator[Arbiter]:
    arbiter = Arbiter(hall.url)
    yield arbiter
    arbiter.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with phone(browser) as page:
        yield page


@pytest.fixture(scope="module")
def reader(browser: Browser, hall: Hall) -> Iterator[Page]:
    """A phone that is only asked what its page would find."""
    with phone(browser) as page:
        page.goto(f"{hall.url}/t/{SLUG}/")
        yield page


@pytest.fixture
def home(hall: Hall) -> str:
    return f"{hall.url}/t/{SLUG}/"


def live(page: Page) -> None:
    expect(page.locator("#state")).to_have_attribute("data-state", "live")


def find(page: Page, letters: str, name: str) -> None:
    page.get_by_role("searchbox", name="Find me").press_sequentially(letters)
    page.locator("#hits button", has_text=name).first.click()


def stay(page: Page) -> None:
    """Leaves a sign that a reload would wipe out."""
    page.evaluate("window.stayed = true")


def stayed(page: Page) -> bool:
    return page.evaluate("window.stayed === true")


# --- find me ----------------------------------------------------------------------------------


def test_three_letters_without_accents_lead_to_my_board(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[-1]
    me, other = board["white"], board["black"]
    page.goto(home)
    find(page, plain_letters(page, me["name"])[:5], me["name"])
    card = page.locator("#mine .card").first
    expect(card).to_contain_text(me["name"])
    expect(card.locator(".seat-board b")).to_have_text(str(board["board"]))
    expect(card).to_contain_text("White")
    expect(card).to_contain_text(f"{other['title']} {other['name']}".strip())
    if other["rating"]:
        expect(card).to_contain_text(str(other["rating"]))
    expect(card).to_contain_text("No result yet")
    expect(card).to_contain_text(re.compile(r"points?, rank \d+"))


def plain_letters(page: Page, name: str) -> str:
    return page.evaluate(
        "async (name) => (await import(document.querySelector('script[src*=\"public.js\"]').src"
        ".replace('public/js/public.js', 'shared/js/letters.js'))).plain(name)",
        name,
    )


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("sed", "Sedláček, Zdeněk"),
        ("zdenek sed", "Sedláček, Zdeněk"),
        ("mueller", "Müller, Hans"),
        ("müll", "Mueller, Hans"),
        ("чер", "Chernov, Ivan"),
        ("tschern", "Чернов, Иван"),
        ("щерб", "Scherbakov, Ruslan"),
        ("lukasz", "Łukasz, Jan"),
        ("obr", "O'Brien, Pat"),
        ("yusup", "Jussupow, Artur"),
        ("soren", "Sørensen, Bo"),
        *((typed, "Ђорђевић, Ђорђе") for typed in ("djordj", "dordevic", "đorđević", "ђорђ")),
        *((typed, "Đorđević, Đorđe") for typed in ("djordjevic", "dord", "đorđ", "ђорђевић")),
        ("djokovic", "Джокович, Новак"),
        ("mihajlovic", "Михајловић, Љубиша"),
        ("ljub", "Михајловић, Љубиша"),
        ("gjorg", "Ѓорѓиевски, Ѓорѓи"),
        ("hryhor", "Григорій"),
        ("parvanov", "Първанов"),
        ("shterev", "Щерев"),
        ("stein", "Штейн"),
        ("semyon", "Семёнов"),
        ("kourkoul", "Κούρκουλος"),
        ("halkias", "Χαλκιάς"),
        ("banik", "Μπανίκας"),
        ("jobava", "ჯობავა"),
        ("aronian", "Արոնյան"),
        ("kurkul", "Κούρκουλος"),
        ("mammadov", "Məmmədov"),
        ("efendiyev", "Əfəndiyev"),
    ],
)
def test_a_name_is_found_however_it_is_written(reader: Page, typed: str, name: str) -> None:
    assert fit(reader, typed, name) > 0


def test_another_name_is_not_found(reader: Page) -> None:
    assert fit(reader, "nov", "Sedláček, Zdeněk") == 0
    assert fit(reader, "jan jan", "Novák, Jan") == 0


def fit(page: Page, typed: str, name: str) -> int:
    return page.evaluate(
        """async ([typed, name]) => {
          const entry = document.querySelector('script[src*="public.js"]').src;
          const { fit, spellings } = await import(entry.replace("public.js", "fit.js"));
          return fit(spellings(typed), spellings(name));
        }""",
        [typed, name],
    )


def test_several_names_are_remembered_and_forgotten(page: Page, home: str) -> None:
    page.goto(home)
    names = [text.strip() for text in all_names(page, home)[:2]]
    page.goto(home)
    for name in names:
        find(page, name[:5], name)
    expect(page.locator("#mine .card .who").first).to_have_text(names[1])
    page.reload()
    expect(page.locator("#mine .card")).to_have_count(2)
    page.get_by_role("button", name=f"Forget {names[1]}").click()
    expect(page.locator("#mine .card")).to_have_count(1)
    page.reload()
    expect(page.locator("#mine .card .person .who")).to_have_text([names[0]])


def all_names(page: Page, home: str) -> list[str]:
    page.goto(f"{home}names/")
    return page.locator(".names .person .who").all_inner_texts()


def test_an_unknown_name_leads_to_the_list_of_names(page: Page, home: str) -> None:
    page.goto(home)
    page.get_by_role("searchbox", name="Find me").press_sequentially("xyzzy")
    expect(page.locator("#find-hint")).to_contain_text("Nobody here is called “xyzzy”")
    page.get_by_role("link", name="Look through all names").click()
    expect(page.locator("h1")).to_contain_text("by name")


def test_the_keyboard_alone_finds_a_player(page: Page, home: str) -> None:
    name = all_names(page, home)[0]
    page.goto(home)
    live(page)
    page.get_by_role("searchbox", name="Find me").focus()
    page.keyboard.type(name[:6])
    expect(page.locator("#hits button").first).to_contain_text(name)
    page.keyboard.press("Enter")
    expect(page.locator("#mine .card .person")).to_be_focused()


def test_a_player_page_is_remembered_and_shown_on_the_first_page(page: Page, home: str) -> None:
    page.goto(f"{home}player/7")
    name = page.locator("h1").inner_text()
    page.get_by_role("button", name="Remember on this phone").click()
    page.goto(home)
    card = page.locator("#mine .card .person .who")
    expect(card).to_have_count(1)
    until(lambda: card.inner_text() in name)  # "Player 7" until the names have come
    page.locator("#mine .card .person").click()
    expect(page.get_by_role("button", name="Forget on this phone")).to_be_visible()


def test_a_player_page_has_a_code_that_leads_to_it(page: Page, home: str, hall: Hall) -> None:
    page.goto(f"{home}player/7")
    reached = {"status": 200, "content_type": "image/svg+xml", "body": SQUARE}
    page.route(f"**/qr/t/{SLUG}/player/7.svg", lambda route: route.fulfill(**reached))
    page.get_by_text("Show as QR code").click()
    image = page.locator(".qr img")
    until(lambda: image.evaluate("image => image.complete && image.naturalWidth > 0"))
    assert image.get_attribute("src") == f"/qr/t/{SLUG}/player/7.svg"


def test_no_code_is_drawn_that_no_phone_could_follow(page: Page, home: str) -> None:
    page.goto(f"{home}player/7")
    page.get_by_text("Show as QR code").click()
    expect(page.locator(".qr p")).to_contain_text("--bind 0.0.0.0")
    expect(page.locator(".qr img")).to_have_count(0)


# --- results as they come ---------------------------------------------------------------------


@pytest.mark.quiet
def test_a_result_appears_on_the_list_of_boards_within_two_seconds(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[0]
    page.goto(f"{home}pairings/")
    live(page)
    stay(page)
    arbiter.type_result(board, "1-0")
    row = page.locator(f"#b{board['board']}")
    expect(row.locator(".res")).to_have_text("1–0", timeout=SOON)
    expect(row).to_have_class(re.compile("changed"))
    expect(page.locator("#announce")).to_have_text(f"Board {board['board']}: 1–0")
    assert stayed(page)


@pytest.mark.parametrize("path", ["pairings/", ""])
def test_a_result_comes_with_its_message_and_nothing_is_fetched(
    page: Page, home: str, arbiter: Arbiter, path: str
) -> None:
    board = arbiter.missing()[0]
    page.goto(home + path)
    live(page)
    count = page.locator("[data-count]").first.inner_text()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    arbiter.type_result(board, "1-0")
    expect(page.locator(f"#b{board['board']} .res")).to_have_text("1–0")
    expect(page.locator("[data-count]").first).not_to_have_text(count)
    version = page.request.get(f"{home}head").json()["version"]
    expect(page.locator("body")).to_have_attribute("data-version", str(version))
    assert not [url for url in asked if "results.json" in url]
    page.reload()
    live(page)
    page.evaluate("document.body.dataset.tag = '1-00000000'")  # it knows another version: a gap
    with page.expect_request("**/results.json*"):
        arbiter.type_result(arbiter.missing()[0], "1-0")


@pytest.mark.quiet
def test_a_result_appears_on_my_card_within_two_seconds(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[0]
    page.goto(home)
    find(page, board["black"]["name"], board["black"]["name"])
    expect(page.locator("#mine .card")).to_contain_text("No result yet")
    live(page)
    stay(page)
    arbiter.type_result(board, "0-1")
    expect(page.locator("#mine .seat-result")).to_have_text("Won", timeout=SOON)
    expect(page.locator("#mine .card")).to_have_class(re.compile("changed"))
    assert stayed(page)


def test_a_result_appears_on_every_other_page_in_place(
    browser: Browser, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[0]
    black = board["black"]["player"]
    with phone(browser) as names, phone(browser) as table, phone(browser) as player:
        names.goto(f"{home}names/")
        table.goto(f"{home}standings/")
        player.goto(f"{home}player/{black}")
        for page in (names, table, player):
            live(page)
            stay(page)
        points = table.locator(f"#s{black} .points").inner_text()
        arbiter.type_result(board, "0-1")
        expect(names.locator(f"#p{black} .res")).to_have_text(re.compile("1"))
        expect(table.locator(f"#s{black} .points")).not_to_have_text(points)
        expect(player.locator("#seat")).to_contain_text("Won")
        assert all(stayed(page) for page in (names, table, player))


def test_a_corrected_result_is_corrected_on_the_phone(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    board = arbiter.missing()[0]
    arbiter.type_result(board, "1-0")
    page.goto(f"{home}pairings/")
    live(page)
    result = page.locator(f"#b{board['board']} .res")
    expect(result).to_have_text("1–0")
    arbiter.do("clear-result", game=board["game"], expected="1-0")
    expect(result).to_contain_text("no result yet")


def test_the_version_and_its_time_are_on_every_page(page: Page, home: str) -> None:
    version = page.request.get(f"{home}head").json()["version"]
    for path in PAGES:
        page.goto(home + path)
        expect(page.locator("#state time")).to_have_text(re.compile(r"\d\d:\d\d"))
        expect(page.locator("footer")).to_contain_text("For arbiters")
        for_arbiters = page.locator("footer details")
        expect(for_arbiters).to_contain_text(f"Version {version}")
        expect(for_arbiters).to_contain_text("Head of the log")
        expect(for_arbiters.get_by_text("Head of the log")).to_be_hidden()


# --- the connection ---------------------------------------------------------------------------


def test_a_page_that_has_lost_the_server_says_so_and_recovers(page: Page, home: str) -> None:
    page.goto(home)
    live(page)
    page.context.set_offline(True)
    expect(page.locator("#state")).to_have_attribute("data-state", "lost")
    expect(page.locator("#stale")).to_contain_text("may be out of date")
    page.context.set_offline(False)
    live(page)
    expect(page.locator("#stale")).to_be_hidden()


def test_without_a_stream_the_page_asks_again_and_again(page: Page, home: str) -> None:
    page.route("**/live*", lambda route: route.abort())
    page.goto(home)
    expect(page.locator("#state")).to_have_attribute("data-state", "polling")
    page.unroute("**/live*")
    live(page)


def test_a_page_without_a_place_for_its_stream_asks_again_when_it_was_told_to(
    page: Page, home: str
) -> None:
    """Meanwhile it asks for the head as often as any page without a stream."""
    asked: list[str] = []
    full = [True]

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        if full[0]:
            route.fulfill(status=503, headers={"retry-after": "6"}, body="too many streams\n")
        else:
            route.continue_()

    page.route("**/live*", answer)
    page.goto(home)
    expect(page.locator("#state")).to_have_attribute("data-state", "polling")
    page.wait_for_timeout(3_500)
    assert asked == ["GET", "HEAD"], "the pause is the server's, and not that of a bad connection"
    full[0] = False
    expect(page.locator("#state")).to_have_attribute("data-state", "live", timeout=15_000)
    assert asked == ["GET", "HEAD", "GET"]


def test_a_hidden_page_closes_its_stream(page: Page, home: str) -> None:
    page.add_init_script(
        "const Real = EventSource; window.streams = [];"
        "window.EventSource = class extends Real {"
        "  constructor(url) { super(url); streams.push(this); } };"
        "window.hide = (hidden) => {"
        "  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
        "  document.dispatchEvent(new Event('visibilitychange')); };"
    )
    page.goto(home)
    live(page)
    page.evaluate("hide(true)")
    assert page.evaluate("streams.every((stream) => stream.readyState === EventSource.CLOSED)")
    page.evaluate("hide(false)")
    live(page)
    assert page.evaluate("streams.filter((s) => s.readyState !== EventSource.CLOSED).length") == 1


def test_without_scripts_every_page_is_there_by_links(browser: Browser, home: str) -> None:
    with phone(browser, java_script_enabled=False) as page:
        page.goto(home)
        page.get_by_role("link", name="Look yourself up in the list of names").click()
        expect(page.locator("h1")).to_contain_text("by name")
        page.locator(".rounds a").first.click()
        expect(page.locator("h1")).to_have_text("Round 1 by name")
        page.locator(".names .person").first.click()
        expect(page.locator("h2").first).to_have_text("Rounds")
        page.get_by_role("link", name="Standings").click()
        expect(page.locator("tbody tr")).not_to_have_count(0)


# --- what it costs, what it leaves, how it looks ------------------------------------------------


@pytest.mark.quiet
def test_the_first_view_is_small_and_quick_on_a_slow_phone(browser: Browser, home: str) -> None:
    views = [first_view(browser, home) for _ in range(3)]
    assert max(size for size, _ in views) <= FIRST_VIEW_BYTES
    assert min(seconds for _, seconds in views) < FIRST_VIEW_SECONDS  # others use this machine too


def first_view(browser: Browser, home: str) -> tuple[int, float]:
    """Bytes over the network and seconds until the page is live, with nothing in the cache."""
    with phone(browser) as page:
        protocol = page.context.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        sizes: list[int] = []
        protocol.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
        began = time.monotonic()
        page.goto(home)
        expect(page.get_by_role("searchbox", name="Find me")).to_be_visible()
        live(page)
        seconds = time.monotonic() - began
        until(lambda: page.evaluate("localStorage.length") > 0)  # the names have come as well
        return round(sum(sizes)), seconds


def test_nothing_is_loaded_from_elsewhere_and_no_cookie_is_left(
    page: Page, home: str, hall: Hall
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        page.goto(home + path)
        live(page)
    assert [url for url in asked if not url.startswith(hall.url)] == []
    assert page.context.cookies() == []


def test_the_pages_meet_wcag_aa(browser: Browser, home: str) -> None:
    with phone(browser) as page:
        page.goto(f"{home}player/7")
        page.get_by_role("button", name="Remember on this phone").click()
        for path in (*PAGES, "screen/", "screen/board"):
            page.goto(home + path)
            live(page)
            assert violations(page) == [], path
            page.emulate_media(color_scheme="dark")
            assert violations(page, COLOURS) == [], path
            page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 768, 1440])
def test_nothing_overflows_and_everything_can_be_touched(
    browser: Browser, home: str, width: int, theme: str
) -> None:
    size = {"width": width, "height": 900}
    with phone(browser, viewport=size, color_scheme=theme) as page:
        page.goto(f"{home}player/7")
        page.get_by_role("button", name="Remember on this phone").click()
        for path in PAGES:
            page.goto(home + path)
            live(page)
            assert overflow(page) == 0, path
            assert too_small(page) == [], path


def overflow(page: Page) -> int:
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


def too_small(page: Page) -> list[str]:
    """Visible controls less than 44 px high or wide."""
    return page.evaluate(
        """() => [...document.querySelectorAll("a, button, input, select, summary")]
          .filter((control) => control.checkVisibility() && !control.matches(".skip"))
          .filter((control) => {
            const box = control.getBoundingClientRect();
            return box.height < 43.9 || box.width < 43.9;
          })
          .map((control) => control.outerHTML.slice(0, 120))"""
    )


# --- the hall screen --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["name", "board", "standings"])
def test_the_hall_screen_turns_its_pages(browser: Browser, home: str, kind: str) -> None:
    with phone(browser, viewport={"width": 1920, "height": 1080}) as page:
        page.clock.install()
        page.goto(f"{home}screen/{kind}?size=large")
        expect(page.locator("#page-number")).to_have_text(re.compile(r"page 1/\d"))
        pages = int(page.locator("#page-number").inner_text().split("/")[1])
        rows = page.locator(".rows > li")
        seen: set[str] = set()
        for number in range(1, pages + 1):
            expect(page.locator("#page-number")).to_have_text(f"page {number}/{pages}")
            seen |= set(rows.filter(visible=True).evaluate_all("rows => rows.map((r) => r.id)"))
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            page.clock.run_for(12_100)
        assert len(seen) == rows.count()
        expect(page.locator("#page-number")).to_have_text(f"page 1/{pages}")


def test_two_hall_screens_share_the_names(browser: Browser, home: str) -> None:
    seen: list[set[str]] = []
    for part in ("1/2", "2/2"):
        with phone(browser, viewport={"width": 1920, "height": 1080}) as page:
            page.goto(f"{home}screen/name?size=256&part={part}")
            expect(page.locator("#page-number")).to_have_text("page 1/1")
            rows = page.locator(".rows > li").filter(visible=True)
            seen.append(set(rows.evaluate_all("rows => rows.map((row) => row.id)")))
            total = page.locator(".rows > li").count()
    assert not seen[0] & seen[1]
    assert len(seen[0] | seen[1]) == total


# --- drafts; these tests move the tournament on and stand last ---------------------------------


def test_a_draft_is_invisible_until_it_is_published(
    page: Page, home: str, arbiter: Arbiter
) -> None:
    number = arbiter.finish_round() + 1
    page.goto(f"{home}pairings/")
    live(page)
    expect(page.locator("#round-state")).to_contain_text("All")
    stay(page)
    version = page.request.get(f"{home}head").json()["version"]
    request = arbiter.draft(number)
    assert page.request.get(f"{home}head").json()["version"] == version
    assert page.request.get(f"{home}pairings/{number}").status == 404
    for path in ("", "pairings/", "names/", "standings/", "player/1", "now.json", "screen/"):
        text = page.request.get(home + path).text()
        assert f"Round {number} by" not in text, path
        assert f"pairings/{number}" not in text, path
        assert f'"round":{number}' not in text, path
    arbiter.do("publish-round", round=number, request=request)
    expect(page.locator("h1")).to_have_text(f"Round {number} by board")
    expect(page.locator(".rounds [aria-current]")).to_have_text(str(number))
    expect(page.locator("#announce")).to_contain_text(f"Round {number}")
    assert stayed(page)
