"""Decimals, names and their order on pages and paper, in the language of whoever reads; programs
read points."""

from __future__ import annotations

import json
import re
from io import BytesIO
from typing import Final

import pytest
from pypdf import PdfReader

from frontend.public.find_me import people
from frontend.public.pages import render
from frontend.shared import seats
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

from .builders import Hall, entry, open_hall
from .worked_hall import LIST, worked_hall

pytestmark = pytest.mark.django_db(transaction=True)

POINT: Final = re.compile(r">\s*([+−-]?\d+\.\d+)\s*<")
COMMA: Final = re.compile(r">\s*([+−-]?\d+,\d+)\s*<")
PUBLIC: Final = (("standings", ""), ("crosstable", ""), ("working", "1"), ("compare", "1/2"))
NAMES: Final = (
    "Chalupa, Jan",
    "Čapek, Karel",
    "Hus, Jan",
    "Łaba, Ewa",
    "Чернов, Пётр",
    "Cibulka, Ota",
)


def test_pages_and_sheets_write_decimals_with_a_comma_and_programs_with_a_point() -> None:
    hall = worked_hall()
    console, chief = f"/console/{hall.slug}/", hall.client()
    view = newest_view(hall.slug, "cs")
    pages = {f"public {page}": render(view, page, argument) for page, argument in PUBLIC}
    for path in ("standings/", "crosstable/", "ratings/", "ratings/4/1/"):
        answer = chief.get(console + path, headers={"Accept-Language": "cs"})
        pages[path] = answer.content
    for path in ("standings/", "final/", "crosstable/", "ratings/", "ratings/1/"):
        pages[f"print {path}"] = chief.get(f"{console}print/{path}?language=cs").content
    for path, page in pages.items():
        text = (page or b"").decode()
        assert POINT.findall(text) == [], path
        assert COMMA.findall(text), path
    english = (render(newest_view(hall.slug, "en"), "standings") or b"").decode()
    assert POINT.findall(english)
    assert COMMA.findall(english) == []
    for path in ("standings/", "standings.csv"):
        answer = chief.get(
            f"/api/v1/tournaments/{hall.slug}/{path}", headers={"Accept-Language": "cs"}
        )
        assert answer.status_code == 200
        read = b"".join(answer) if answer.streaming else answer.content
        assert re.search(rb"\d\.\d", read), path
    pdf = chief.get(f"{console}print/standings/?language=cs&as=pdf").content
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)
    assert re.search(r"\d,[05]\b", text)
    assert not re.search(r"\b\d+\.[05]\b", text)


def hall_of_names() -> Hall:
    hall = open_hall(players=0, slug="names", settings=Settings(tie_breaks=LIST), started=False)
    hall.enter([entry(number, name=name) for number, name in enumerate(NAMES, 1)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    return hall


def test_names_stand_in_the_order_and_under_the_letters_of_the_language() -> None:
    hall = hall_of_names()
    found = {}
    for language in ("en", "cs", "pl", "ru"):
        view = newest_view(hall.slug, language)
        groups = seats.by_letter(view, view.rounds[-1])
        found[language] = " ".join(group.heading for group in groups)
        ordered = [row.player.name for group in groups for row in group.rows]
        assert [person[1] for person in people(view)["people"]] == ordered  # type: ignore[attr-defined]
    assert found == {
        "en": "C H L Ч",
        "cs": "C Č H Ch L Ч",
        "pl": "C H Ł Ч",
        "ru": "Ч C H L",
    }


def test_a_name_in_other_letters_has_its_latin_form_beside_it_and_is_found_by_both() -> None:
    hall = hall_of_names()
    chief = hall.client()
    latin = ">Chernov, Petr</small>"
    for language, there in (("cs", True), ("ru", False)):
        view = newest_view(hall.slug, language)
        for page, argument in (("pairings", ""), ("names", ""), ("entries", ""), ("player", "5")):
            text = (render(view, page, argument) or b"").decode()
            assert "Чернов, Пётр" in text, page
            assert (latin in text) is there, (page, language)
    for path in ("results/", "entries/", "entries/5/", "pairing/1/", "print/pairings/1/?by=name"):
        page = chief.get(f"/console/{hall.slug}/{path}").content.decode()
        assert latin in page, path
    assert "chernov petr" in chief.get(f"/console/{hall.slug}/entries/").content.decode()
    view = newest_view(hall.slug, "cs")
    row = next(person for person in people(view)["people"] if person[0] == 5)  # type: ignore[attr-defined]
    assert json.loads(json.dumps(row))[5:] == ["Chernov, Petr"]
