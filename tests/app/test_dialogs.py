"""Whatever asks a question can be left: each dialog, panel that unfolds, and page of its own.

What dialogs promise is kept in one place, `modal.js`; the browser tests look at it there.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.urls import NoReverseMatch, reverse

from tournaments.words import ENGLISH, catalogue, speak

from .api import Api
from .builders import Hall, open_hall

SCRIPTS = sorted(Path("frontend").glob("*/static/**/*.js"))
TEMPLATES = sorted(Path("frontend").glob("*/templates/**/*.html"))
PANEL = re.compile(r"<details(?! class=\"menu)[^>]*>(?:(?!<details).)*?</details>", re.DOTALL)
ASKS = re.compile(r"<form(?![^>]*method=\"get\")")
LEADS_ON = re.compile(r"<a [^>]*\{% url '([a-z-]+)'[^>]*>[^…<]*(?:<[^a/][^>]*>)?[^…<]*…")
"""A link whose words end with dots: the page behind it asks something."""

SAYS = re.compile(r'\{% say "([^"]+)"(?!\|)[^%]*%\}')

NOT_THERE = {"pairing", "compare-manual-pairing", "appeals", "what-if"}
"""The page of a round, which asks in dialogs; a page of a manual pairing; the list of appeals; what
is only supposed, and nothing is written of it."""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_dialogs_open_in_one_place(script: Path) -> None:
    text = script.read_text()
    assert ("showModal(" in text) == (script.name == "modal.js")
    if re.search(r"import \{[^}]*\bshow\b[^}]*\} from \"[./a-z]+/dialogs.js\"", text):
        assert re.search(r'value: ""|buttons\(|choice\("",', text), "no button that does nothing"


@pytest.mark.parametrize("template", TEMPLATES, ids=str)
def test_a_dialog_of_a_page_is_opened_by_its_script(template: Path) -> None:
    for found in re.findall(r'<dialog[^>]*id="([a-z-]+)"', template.read_text()):
        named = re.compile(rf"#{found}(?![\w-])")
        opened = [text for path in SCRIPTS if named.search(text := path.read_text())]
        assert opened, found
        assert all("openModal(" in text for text in opened)


@pytest.mark.parametrize("template", TEMPLATES, ids=str)
def test_a_panel_that_unfolds_to_be_filled_in_has_a_cancel(template: Path) -> None:
    for panel in PANEL.findall(template.read_text()):
        if ASKS.search(panel):
            assert "data-fold" in panel, panel[:200]


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6)
    judge = {"name": "Jan Judge", "federation": "CZE", "reserve": False}
    Api(hall).command("set-appeals-committee", members=[], further=[judge])
    hall.pair()
    hall.publish()
    return hall


@pytest.mark.django_db
def test_every_page_that_asks_something_has_a_way_back(hall: Hall) -> None:
    names = {name for template in TEMPLATES for name in LEADS_ON.findall(said(template))}
    assert names > {"erase-person", "refuse-request", "change-pairing", "check-in-close"}
    chief = hall.client()
    for name in sorted(names - NOT_THERE):
        page = chief.get(address(name, hall)).content.decode()
        assert "data-cancel" in page, name


def said(template: Path) -> str:
    """The template with what it says; the facts are any."""
    facts = catalogue(ENGLISH).facts
    return SAYS.sub(lambda m: speak(m[1], dict.fromkeys(facts[m[1]], 3)), template.read_text())


def address(name: str, hall: Hall) -> str:
    for given in ([hall.slug], [hall.slug, 1]):
        try:
            return reverse(name, args=given)
        except NoReverseMatch:
            continue
    raise AssertionError(name)
