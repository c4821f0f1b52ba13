"""Who is spoken to in which language: chosen, asked for by the browser, named by an address."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import URLPattern

from frontend.print.urls import urlpatterns
from frontend.shared.halls_language import SPEAKS_IT
from tournaments.words import languages

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=8, rounds=5)
    hall.pair()
    hall.publish()
    return hall


def lang(page: str) -> str:
    shown = re.search(r'<html lang="([^"]*)"', page)
    return shown[1] if shown else ""


def test_the_languages_that_come_with_the_program_are_offered_by_their_own_names() -> None:
    assert languages.offered() == (
        ("cs", "čeština"),
        ("en", "English"),
        ("pl", "polski"),
        ("ru", "русский"),
    )


@pytest.mark.parametrize("place", ["/login/", "/t/", "/help/"])
def test_a_browser_is_spoken_to_in_its_language(hall: Hall, place: str) -> None:
    page = Client(HTTP_ACCEPT_LANGUAGE="sk, pl;q=0.8, en;q=0.5").get(place)
    assert lang(page.content.decode()) == page["Content-Language"] == "pl"


def test_what_a_reader_chose_is_remembered_whatever_his_browser_asks_for(hall: Hall) -> None:
    browser = Client(HTTP_ACCEPT_LANGUAGE="pl", HTTP_REFERER="http://testserver/t/?page=2")
    answer = browser.post("/language/", {"language": "ru"})
    assert (answer.status_code, answer["Location"]) == (302, "http://testserver/t/?page=2")
    kept = answer.cookies[languages.CHOSEN]
    assert (kept.value, kept["httponly"], kept["samesite"]) == ("ru", True, "Lax")
    assert int(kept["max-age"]) > 300 * 24 * 3600
    page = browser.get("/t/")
    assert lang(page.content.decode()) == "ru"
    assert {"Accept-Language", "Cookie"} <= {*page["Vary"].split(", ")}


@pytest.mark.parametrize("language", ["xx", "", "../en", "cs\n"])
def test_a_language_that_is_not_there_is_not_chosen(language: str) -> None:
    answer = Client().post("/language/", {"language": language})
    assert answer.status_code == 400
    assert not answer.cookies


@pytest.mark.parametrize(
    "referer", ["https://evil.example/t/", "//evil.example/", "javascript:alert(1)", ""]
)
def test_the_choice_leads_nowhere_else(referer: str) -> None:
    answer = Client(HTTP_REFERER=referer).post("/language/", {"language": "cs"})
    assert answer["Location"] == "/"


def test_a_choice_that_is_no_language_any_more_is_passed_over() -> None:
    browser = Client(HTTP_ACCEPT_LANGUAGE="pl")
    browser.cookies[languages.CHOSEN] = "tlh"
    assert lang(browser.get("/login/").content.decode()) == "pl"


def test_a_print_is_in_the_halls_language_or_in_that_which_is_asked_for(hall: Hall) -> None:
    place = f"/console/{hall.slug}/print/standings/"
    browser = hall.client()
    browser.cookies[languages.CHOSEN] = "ru"
    assert lang(browser.get(place).content.decode()) == "en"
    polish = browser.get(place, {"language": "pl", "round": "1"})
    assert lang(polish.content.decode()) == polish["Content-Language"] == "pl"
    assert "Klasyfikacja" in polish.content.decode()
    pdf = re.search(r'href="\?([^"]*as=pdf[^"]*)"', polish.content.decode())
    assert pdf
    assert "language=pl" in pdf[1]
    assert lang(browser.get(place, {"language": "tlh"}).content.decode()) == "en"


def test_a_choice_on_paper_keeps_what_else_was_asked_for(hall: Hall) -> None:
    place = f"/console/{hall.slug}/print/standings/?round=1&language=cs"
    page = hall.client().get(place).content.decode()
    form = page[page.index('class="in-language"') :].partition("</form>")[0]
    assert re.findall(r'type="hidden" name="(\w+)" value="(\w+)"', form) == [("round", "1")]
    assert 'value="cs" lang="cs" selected' in form


@pytest.mark.registries
@pytest.mark.parametrize("pattern", urlpatterns, ids=lambda pattern: pattern.name)
def test_every_print_speaks_the_halls_language(pattern: URLPattern) -> None:
    view = pattern.callback
    assert f"{view.__module__}.{view.__qualname__}" in SPEAKS_IT
