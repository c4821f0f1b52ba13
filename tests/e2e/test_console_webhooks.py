"""A webhook in the browser, on the embedded server: made, tried, failing, sent again."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from startup import services
from tests.app.receiver import Receiver, answers, receiving
from tests.app.started import Hall

from .console_hall import console

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def test_a_chief_makes_a_webhook_and_sees_how_it_fares(
    browser: Browser, hall: Hall, receiver: Receiver
) -> None:
    with console(browser, hall, "chief") as chief:
        page = chief.open("keys", "settings")
        page.click(".settings-nav >> text=Webhooks")
        page.fill("[name=address]", receiver.address)
        page.click("#make-webhook button[type=submit]")
        expect(page.locator("#error-address")).to_contain_text("Tick that this is meant")
        expect(page.locator("[name=address]")).to_be_focused()
        page.check("[name=local]")
        page.click("#make-webhook button[type=submit]")
        secret = page.locator("#new-secret .secret").inner_text()
        page.click(".people a")
        page.click("text=Send a test")
        receiver.wait_for(1)
        row = page.locator("#webhook-deliveries tbody tr")
        expect(row).to_contain_text(["delivered"])
        test = receiver.messages[0]
        key = base64.b64decode(secret.removeprefix("whsec_"))
        signed = f"{test.id}.{test.headers['webhook-timestamp']}.".encode() + test.raw
        digest = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        assert test.headers["webhook-signature"] == f"v1,{digest}"
        receiver.behave = answers(500)
        page.click("text=Send again")
        expect(row).to_contain_text(["500"])
        page.click("text=Stop >> visible=true")
        expect(page.locator("#webhook-deliveries .notice")).to_contain_text("Stopped")
        page.click("text=Send what waits")
        expect(page.locator("#webhook-deliveries .notice")).to_have_count(0)
        page.click("text=Remove the webhook")
        expect(page.locator("text=None.")).to_be_visible()
