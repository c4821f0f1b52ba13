"""Virtual points by hand, as the page under Settings asks for them, shows and sends them."""

from __future__ import annotations

import json
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace

from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments.domain.drafts.field import field_before
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.exports.report import report_text

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

PAGE = "/console/open/settings/"


LEAVES: dict[str, Any] = {"leaves_fide_mode_from": 1, "leaves_fide_mode_again": 1}
"""Twice yes."""


def preview(hall: Hall, numbers: str, points: int = 2, first: int = 1, last: int = 2) -> str:
    asked: dict[str, str | int] = {
        "numbers": numbers,
        "points": points,
        "first": first,
        "last": last,
    }
    answer = hall.client().get(
        PAGE, {"part": "virtual_preview", **asked}, headers={"HX-Request": "true"}
    )
    assert answer.status_code == 200
    return unescape(answer.content.decode())


def sends(page: str) -> Any:
    """What the button of the page sends."""
    return json.loads(page.split("data-values='")[1].split("'")[0])


def given(hall: Hall, number: int) -> dict[int, tuple[int, ...]]:
    field = field_before(hall.state, number)
    return {one.tpn: one.virtual for one in field.participants if any(one.virtual)}


def test_the_page_says_who_gets_how_much_before_it_is_sent_and_undone() -> None:
    hall = open_hall(8)
    page = preview(hall, "1–2, 4", points=1, last=3)
    assert "+½</strong> in rounds 1–3 for 3 players: Čapek, A., Chalupa, A., Łoś, A." in page
    assert "score in the pairing of round 1" in page
    assert "data-reasons" not in page
    api = Api(hall)
    assert api.command("set-virtual-points", **sends(page), **LEAVES).status == 201
    assert given(hall, 1) == {1: (1,), 2: (1,), 4: (1,)}
    seq = hall.state.seq
    activity = hall.client().get("/console/open/activity/").content.decode()
    assert "Virtual points set: ½ in rounds 1 to 3 for" in activity
    listed = hall.client().get(PAGE).content.decode()
    assert "Remove …" in listed
    back = api.get("undo/", event=seq)
    assert back.status == 200, back.body
    removing = sends(unescape(listed).split('id="virtual"')[1])
    assert removing == {"lines": []}
    assert api.command("set-virtual-points", **removing).status == 201
    assert given(hall, 1) == {}


def by_template(hall: Hall, template: str) -> str:
    asked = {"part": "virtual_preview", "template": template}
    answer = hall.client().get(PAGE, asked, headers={"HX-Request": "true"})
    return unescape(answer.content.decode())


def test_an_announced_acceleration_is_read_group_by_group_and_given_as_points() -> None:
    hall = open_hall(8)
    assert 'value="thirds"' in hall.client().get(PAGE).content.decode()
    page = by_template(hall, "thirds")
    assert "+1</strong> in rounds 1–2 for 4 players: Čapek, A." in page
    assert "+½</strong> in rounds 1–2 for 4 players: " in page
    assert Api(hall).command("set-virtual-points", **sends(page), **LEAVES).status == 201
    four = dict.fromkeys((1, 2, 3, 4), (2,)) | dict.fromkeys((5, 6, 7, 8), (1,))
    assert given(hall, 1) == four
    assert (
        Api(hall).command("set-virtual-points", **sends(by_template(hall, "halves"))).status == 201
    )
    assert given(hall, 1) == dict.fromkeys((1, 2, 3, 4), (2,))


def test_no_template_is_offered_where_a_match_has_two_rounds() -> None:
    hall = open_hall(8, settings=Settings(system="double-swiss-2026", rounds=8))
    page = hall.client().get(PAGE).content.decode()
    assert 'name="numbers"' in page
    assert 'name="template"' not in page


def test_templates_are_offered_from_the_start_until_round_1_is_published() -> None:
    for hall in (open_hall(8, started=False), open_hall(8, slug="later")):
        if hall.slug == "later":
            hall.play_round()
        page = hall.client().get(f"/console/{hall.slug}/settings/").content.decode()
        assert 'name="template"' not in page
        asked = {"part": "virtual_preview", "template": "halves"}
        answer = hall.client().get(f"/console/{hall.slug}/settings/", asked)
        assert 'data-command="set-virtual-points"' not in answer.content.decode()


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("9", "Nobody has the number 9."),
        ("4-1", "“4-1” is no number and no range such as 1–20."),
        ("Čapek", "“Čapek” is no number"),
        (",", "Say which players"),
    ],
)
def test_numbers_that_nobody_has_are_named(numbers: str, said: str) -> None:
    page = preview(open_hall(8), numbers)
    assert said in page
    assert "data-command" not in page


def test_rounds_that_make_no_sense_are_refused_before_anything_is_sent() -> None:
    page = preview(open_hall(8), "1", first=3, last=2)
    assert "needs players, a range of rounds and 0 to 50 points" in page
    assert "data-command" not in page


def test_since_round_1_the_chief_gives_them_with_a_reason_and_the_report_stays_true() -> None:
    hall = open_hall(12, settings=Settings(rounds=7, acceleration="baku"))
    hall.play_round()
    page = preview(hall, "9", points=1, first=2, last=3)
    assert 'data-reasons="Announced, but not entered|' in page
    api = Api(hall)
    asked = sends(page)
    assert len(asked["lines"]) == 3, "group A in two steps, and number 9"
    assert api.command("set-virtual-points", **asked).body["code"] == "ReasonMissing"
    why = {"reason": "announced, and not entered"}
    assert api.command("set-virtual-points", envelope=why, **asked, **LEAVES).status == 201
    hall.play_round()
    hall.play_round()
    report = read_report(report_text(hall.state, hall.names))
    assert any(
        "Virtual points changed" in one and "from round 2 on" in one for one in report.comments
    )
    checked = check_report(report)
    assert checked.agrees, "\n".join(lines(checked))
    deputy = hall.client(hall.arbiter("deputy", "deputy")).get(PAGE).content.decode()
    assert "Show what it means" not in deputy
    assert "only the chief arbiter changes this" in deputy


def test_before_the_start_players_are_named_by_entry_numbers() -> None:
    hall = open_hall(4, started=False)
    page = hall.client().get(PAGE).content.decode()
    assert "entry numbers" in page.split('id="accelerate"')[1]
    assert sends(preview(hall, "3"))["lines"][0]["players"] == [3]


def test_a_system_without_acceleration_has_no_such_form() -> None:
    hall = open_hall(8, started=False)
    settings = replace(hall.state.settings, system="vincze")
    hall.do(ChangeSettings(name="Open", settings=settings))
    assert 'id="accelerate"' not in hall.client().get(PAGE).content.decode()
