"""The guide and the keys inside the product."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from django.test import Client

from frontend.views.help import PAGES
from tests.app.builders import open_hall

pytestmark = pytest.mark.django_db(transaction=True)


def test_every_page_of_the_console_leads_to_the_guide_with_the_keys() -> None:
    hall = open_hall(4)
    chief = hall.client()
    tabs = ("results", "entries", "check-in", "pairing", "standings", "settings", "activity")
    for place in ("/", "/new/", *(f"/console/{hall.slug}/{tab}/" for tab in tabs)):
        assert 'href="/help/"' in chief.get(place).content.decode(), place
    guide = chief.get("/help/").content.decode()
    assert "<code>G</code>, number, Enter" in guide
    assert '<h2 id="a-round">' in guide
    assert 'href="#a-round"' in guide


def test_no_link_of_the_guide_leads_nowhere() -> None:
    for page in PAGES:
        answer = Client().get(f"/help/{page}/")
        assert answer.status_code == 200
        for found in re.findall(r'href="([^"#:]+)"', answer.content.decode()):
            address = urljoin(f"/help/{page}/", found)
            if not address.startswith("/static/"):
                assert Client().get(address).status_code in (200, 302), address
    assert Client().get("/help/passwords/").status_code == 404
