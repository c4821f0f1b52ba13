"""Rows of long tables: rendered once, anew when what they show has changed, gone with a person."""

from __future__ import annotations

from typing import Any

import pytest
from django.template import Context, Template, TemplateSyntaxError
from django.utils.safestring import mark_safe
from django.utils.timezone import override as in_zone

from frontend.shared.templatetags import kept
from frontend.shared.templatetags.kept import Rows
from tournaments.words import languages

from .builders import open_hall

BOARDS = 20


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been rendered since the test began."""
    seen: list[str] = []

    class Watched(Rows):
        def put(self, key: Any, html: str, erasures: object = None) -> None:
            seen.append(html)
            super().put(key, html, erasures)

    monkeypatch.setattr(kept, "rows", Watched(kept.ROOM))
    return seen


def shown(text: str, **context: object) -> str:
    return Template(text).render(Context(context))


def test_the_same_values_are_rendered_once(rendered: list[str]) -> None:
    row = Template("{% kept name=name %}<b>{{ name }}</b>{% endkept %}")
    assert {row.render(Context({"name": name})) for name in ("A & B", "A & B")} == {
        "<b>A &amp; B</b>"
    }
    assert row.render(Context({"name": "C"})) == "<b>C</b>"
    assert rendered == ["<b>A &amp; B</b>", "<b>C</b>"]


def test_inside_only_what_is_named_is_known(rendered: list[str]) -> None:
    text = "{% kept name=name %}{{ name }}{{ other }}{% endkept %}{{ other }}"
    assert shown(text, name="A", other="B") == "AB"


def test_markup_and_the_same_text_are_two(rendered: list[str]) -> None:
    row = Template("{% kept name=name %}{{ name }}{% endkept %}")
    texts = [row.render(Context({"name": name})) for name in (mark_safe("<b>"), "<b>")]
    assert texts == ["<b>", "&lt;b&gt;"]


def test_each_language_and_time_zone_has_its_own(rendered: list[str]) -> None:
    row = Template('{% kept row=1 %}{% say "Console-Boards.white" %}{% endkept %}')
    words = set()
    for code, _ in languages.offered():
        words.add(row.render(Context({"language": code})))
    assert len(words) == len(languages.offered()) == len(rendered)
    with in_zone("Asia/Kathmandu"):
        row.render(Context({"language": "en"}))
    assert len(rendered) == len(words) + 1


def test_two_places_of_the_same_values_are_two(rendered: list[str]) -> None:
    assert shown("{% kept n=1 %}a{{ n }}{% endkept %}{% kept n=1 %}b{{ n }}{% endkept %}") == "a1b1"


def test_what_cannot_be_compared_is_refused(rendered: list[str]) -> None:
    with pytest.raises(TypeError, match="object is no value"):
        shown("{% kept row=row %}{% endkept %}", row=object())


@pytest.mark.parametrize("tag", ["kept", "kept row", "kept row=row more"])
def test_without_names_it_is_no_tag(tag: str) -> None:
    with pytest.raises(TemplateSyntaxError, match="kept name=value"):
        Template(f"{{% {tag} %}}{{% endkept %}}")


def test_what_was_asked_for_longest_ago_makes_room() -> None:
    rows = Rows(room=10)
    rows.put("a", "12345")
    rows.put("b", "12345")
    assert rows.get("a") == "12345"
    rows.put("c", "1234")
    assert [rows.get(key) for key in "abc"] == ["12345", None, "1234"]
    assert rows.size == 9
    rows.put("a", "1")
    assert rows.size == 5


def test_an_erasure_takes_all_of_them() -> None:
    rows = Rows(room=100)
    rows.forget_after({"number": 0})
    rows.put("a", "Novák", {"number": 0})
    rows.forget_after({"number": 0})
    assert rows.get("a") == "Novák"
    rows.forget_after({"number": 1})
    assert rows.get("a") is None
    assert rows.size == 0


def test_a_page_that_was_begun_before_an_erasure_leaves_nothing_behind() -> None:
    rows = Rows(room=100)
    rows.forget_after({"number": 0})
    begun = rows.erasures
    rows.forget_after({"number": 1})
    rows.put("a", "Novák", begun)
    assert rows.get("a") is None


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("page", "moves"), [("results", 1), ("entries", 1), ("pairing/2", 0), ("start", 0)]
)
def test_a_result_renders_the_rows_that_it_moved(
    rendered: list[str], page: str, moves: int
) -> None:
    """The board; whoever of the two has other points now; seats are taken off, none is new."""
    hall = open_hall(2 * BOARDS, rounds=3)
    hall.play_round()
    hall.pair()
    hall.publish()
    client = hall.client()
    first = client.get(f"/console/open/{page}/").content.decode()
    before = list(rendered)
    assert len(before) >= BOARDS
    assert all(row in first for row in before)
    assert client.get(f"/console/open/{page}/").content.decode() != ""
    assert rendered == before
    hall.results(2, "1-0")
    second = client.get(f"/console/open/{page}/").content.decode()
    moved = rendered[len(before) :]
    assert len(moved) == moves
    assert all(row in second for row in moved)
