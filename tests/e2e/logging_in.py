"""Logging in at a browser: by the form the first time, afterwards with the cookies of then.

A form costs as much as two pages, and the server hashes a password as slowly as it should.
"""

from __future__ import annotations

from playwright.sync_api import Cookie, Page

from tests.app.builders import PASSWORD


def logged_in(page: Page, url: str, user: str, password: str = PASSWORD) -> None:
    """Of a fresh context; where it has been logged in here before, the page stays empty."""
    cookies = _cookies.get((url, user))
    if cookies:
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        asked = page.context.request.get(f"{url}/login/", max_redirects=0)
        if asked.status == 302:  # whoever is logged in is led on
            return
    by_the_form(page, url, user, password)
    _cookies[url, user] = page.context.cookies()


def by_the_form(page: Page, url: str, user: str, password: str = PASSWORD) -> None:
    page.goto(f"{url}/login/")
    page.fill("[name=username]", user)
    page.fill("[name=password]", password)
    page.click("button[type=submit]")
    page.wait_for_url(f"{url}/")


_cookies: dict[tuple[str, str], list[Cookie]] = {}
"""Of each log-in: the server's address and the user."""
