"""A round without a legal pairing, by hand from an empty sheet: on the console and by the API."""

from __future__ import annotations

from typing import Any

import pytest

from events.verification import check
from pairing.trf import read_report
from tournaments import pairing_job
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.exports.report import report_text
from tournaments.services.names import names_of

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

WHY = {"reason": "no legal pairing exists"}


@pytest.fixture
def hall() -> Hall:
    """Of four players two pairs have met, and nobody else may meet 1."""
    hall = open_hall(players=4)
    hall.play_round()
    first = next(game for game in hall.state.games_of(1) if PlayerId(1) in (game.white, game.black))
    others = {PlayerId(2), PlayerId(3), PlayerId(4)} - {first.white, first.black}
    groups = tuple(ProhibitedPlayers((PlayerId(1), each), first=2) for each in others)
    hall.do(SetProhibitedPairs(groups=groups, from_round=2), reason="families")
    pairing_job.run(hall.slug, hall.request())
    assert hall.state.round(2).status == "failed"
    return hall


def about(hall: Hall) -> dict[str, Any]:
    return {"round": 2, "request": hall.state.round(2).request}


def phase(api: Api) -> Any:
    return api.get("rounds/2/manual/").body["phase"]


def filled(hall: Hall) -> Api:
    api = Api(hall)
    assert api.command("begin-manual-pairing", envelope=WHY, **about(hall)).status == 201
    made = [[1, 2], [3, 4]]
    assert api.command("change-manual-pairing", made=made, **about(hall)).status == 201
    return api


def test_the_page_of_the_round_offers_the_sheet_to_the_chiefs_alone(hall: Hall) -> None:
    place = f"/console/{hall.slug}/pairing/2/"
    assert "Pair by hand from an empty sheet" in hall.client().get(place).content.decode()
    petra = hall.arbiter("petra", "pairing-officer")
    assert "from an empty sheet" not in hall.client(petra).get(place).content.decode()


def test_the_sheet_is_filled_read_and_confirmed_by_name_and_the_report_says_so(hall: Hall) -> None:
    api = Api(hall)
    assert api.command("begin-manual-pairing", envelope=WHY, **about(hall)).status == 201
    shown = phase(api)
    assert (len(shown["waiting"]), shown["boards"], shown["can_end"]) == (4, [], False)
    assert shown["distance"]["text"] == "Nothing is paired yet"
    page = hall.client().get(f"/console/{hall.slug}/pairing/2/").content.decode()
    assert "pairs the round by hand from an empty sheet." in page
    made = [[1, 2], [3, 4]]
    assert api.command("change-manual-pairing", made=made, **about(hall)).status == 201
    shown = phase(api)
    asked = [player["player"] for player in shown["despite"]]
    assert shown["can_end"]
    assert {1} < {*asked}
    place = f"/console/{hall.slug}/pairing/2/manual/compare/"
    compared = hall.client().get(place).content.decode()
    assert compared.count('name="despite"') == len(asked)
    sent = {"seen": shown["seal"], **about(hall)}
    refused = api.command("end-manual-pairing", envelope=WHY, **sent)
    assert refused.body["code"] == "SheetNotConfirmed"
    over = [player["player"] for player in shown["asked"]]
    ended = api.command(
        "end-manual-pairing", envelope=WHY, despite=asked, over_the_limit=over, **sent
    )
    assert ended.status == 201, ended.body
    hall.publish()
    report = read_report(report_text(hall.state, names_of(hall.state)).encode())
    (line,) = [line for line in report.comments if "MPA" in line]
    assert line.startswith("### MPA @ Round 2: no legal pairing, paired by hand, ")
    assert "confirmed for 1, " in line
    assert check(hall.slug) == []
    row = api.get("rounds/2/manual/").body["by_hand"]
    assert (row["reason"], row["distance"]["from_nothing"]) == (WHY["reason"], True)


def test_a_sheet_that_is_discarded_leaves_the_answer_of_the_program(hall: Hall) -> None:
    api = filled(hall)
    assert api.command("discard-manual-pairing", **about(hall)).status == 201
    assert hall.state.round(2).failure is not None
    text = hall.client().get(f"/console/{hall.slug}/activity/").content.decode()
    assert "Manual pairing of round 2 discarded; no legal pairing exists" in text
    assert check(hall.slug) == []
