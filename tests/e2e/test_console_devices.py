"""S28 in two browsers: a phone joins by a code, is revoked, and what it typed is reviewed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from startup import services
from tests.app.started import Hall

from .console_hall import Console, board, console, kept_pages, settled
from .looks import Theme, look
from .public_hall import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile"


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def joined(
    browser: Browser, chief: Console, slug: str, theme: Theme
) -> tuple[BrowserContext, Page]:
    """Bruno's phone, joined by the code that the chief makes."""
    page = chief.open(slug, "devices")
    page.select_option("#make-code [name=user]", label="Bruno Arbiter, sector arbiter")
    page.click("#make-code button[type=submit]")
    expect(page.locator("#new-code")).to_contain_text("another browser of this machine")
    expect(page.locator("#new-code svg")).to_have_count(0)
    look(page, "devices-code", theme)
    link = page.locator("#new-code code").inner_text()
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, user_agent=ANDROID, color_scheme=theme
    )
    context.set_default_timeout(10_000)
    phone = context.new_page()
    phone.goto(link)
    expect(phone.locator("h1")).to_have_text("Bruno Arbiter")
    look(phone, "device-join", theme)
    phone.keyboard.press("Enter")
    phone.wait_for_url(f"{chief.hall.url}/console/{slug}/")
    expect(phone.locator("#connection")).to_have_attribute("data-state", "live")
    return context, phone


def revoked(chief: Console, slug: str) -> Page:
    page = chief.open(slug, "devices")
    page.locator("#devices button[data-command=revoke-device]").click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#devices .chip.bad")).to_have_text("revoked")
    return page


@pytest.mark.quiet
def test_s28_the_chief_revokes_the_phone_is_out_and_its_entries_are_reviewed(
    browser: Browser, hall: Hall, theme: Theme
) -> None:
    slug = f"lost-{theme}"
    with console(browser, hall, "chief", color_scheme=theme) as chief:
        context, phone = joined(browser, chief, slug, theme)
        for number, key, text in ((1, "1", "1–0"), (2, "0", "0–1"), (3, "5", "½–½")):
            phone.keyboard.press(key)
            settled(phone, number, text)
        until(lambda: kept_pages(phone))
        page = revoked(chief, slug)
        phone.wait_for_url(f"{hall.url}/device-out/", timeout=1_500)
        expect(phone.locator("h1")).to_have_text("This device is out")
        until(lambda: kept_pages(phone) == [])
        look(phone, "device-out", theme)
        phone.goto(f"{hall.url}/console/{slug}/results/")
        expect(phone.locator("h1")).to_have_text("This device is out")
        context.close()

        look(page, "devices", theme)
        page.get_by_role("link", name="Review 3 results").click()
        expect(page.locator("#connection")).to_have_attribute("data-state", "live")
        look(page, "device-review", theme)
        page.set_viewport_size({"width": 390, "height": 844})
        look(page, "device-review", theme)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.keyboard.press("c")
        expect(line(page, 1)).to_contain_text("confirmed")
        page.keyboard.press("1")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(line(page, 2)).to_contain_text("1–0")
        expect(line(page, 2)).to_have_attribute("data-fate", "replaced")
        page.keyboard.press("5")
        expect(line(page, 3)).to_contain_text("confirmed")
        page.get_by_role("button", name="Reviewed").click()
        expect(page.locator("#review-state")).to_contain_text("Reviewed by")
        page = chief.open(slug)
        settled(page, 2, "1–0")


def line(page: Page, number: int) -> Locator:
    return page.locator(f'#review tr[data-board="{number}"]')


def test_what_a_revoked_phone_typed_without_network_stays_in_sight(
    browser: Browser, hall: Hall
) -> None:
    with console(browser, hall, "chief") as chief:
        context, phone = joined(browser, chief, "lost-offline", "light")
        context.set_offline(True)
        phone.keyboard.press("1")
        expect(phone.locator("#unsent [data-part=count]")).to_have_text("1")
        revoked(chief, "lost-offline")
        context.set_offline(False)
        expect(phone).to_have_url(f"{hall.url}/device-out/")
        expect(phone.locator("#not-sent li")).to_contain_text("Board 1")
        phone.reload()
        expect(phone.locator("#not-sent li")).to_contain_text("Board 1")
        page = chief.open("lost-offline")
        expect(board(page, 1).locator("[data-part=result]")).not_to_have_text("1–0")
        context.close()
