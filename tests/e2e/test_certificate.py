"""The page that gives a phone the hall's certificate, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.started import Hall, started

from .looks import Theme, look
from .public_hall import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with started(tmp_path_factory.mktemp("hall"), "--https", "--no-demo") as hall:
        yield hall


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_downloads_the_certificate_by_the_steps(
    hall: Hall, browser: Browser, theme: Theme
) -> None:
    context = browser.new_context(viewport=PHONE, color_scheme=theme)
    page = context.new_page()
    page.goto(f"{hall.url}/certificate/")
    for steps in page.locator("summary").all():
        steps.press("Enter")
    expect(page.locator("text=Certificate Trust Settings")).to_be_visible()
    look(page, "certificate", theme)
    with page.expect_download() as download:
        page.click("text=Download the certificate")
    content = Path(download.value.path()).read_bytes()
    assert sha256(content).hexdigest().upper() == hall.value("SHA-256").replace(" ", "")
    expect(page.locator("ol a[href^=https]")).to_have_attribute("href", hall.value("HTTPS"))
    context.close()
