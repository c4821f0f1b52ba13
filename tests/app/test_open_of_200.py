"""An open of two hundred from its template to the receipts, and a dispute about the fourth place.

As an arbiter goes: the list of tie-breaks from a template, players from a file, prizes, nine rounds
paired by the worker and typed, the end, paper. Then somebody asks why he is only fourth.
"""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from io import BytesIO
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from pypdf import PdfReader

from events.verification import check
from frontend.public.pages import render
from pairing.checker import check_report
from pairing.trf import read_report
from tournaments import pairing_job
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId, RequestId
from tournaments.exports.report import report_text
from tournaments.public.kept_views import newest_view

from .api import Api, body
from .builders import Hall, account
from .large_open import FUND, PLAYERS, ROUNDS, TIE_BREAKS, entry_list, likely_result

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


def words(html: bytes) -> str:
    text = html.decode()
    shown = text[text.index("<main") :] if "<main" in text else text
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", shown)).split())


@pytest.fixture
def hall() -> Hall:
    """Made by the form's own list of templates; players come from a file of any program."""
    chief = account("chief", staff=True)
    hall = Hall("open", chief)
    offered = unescape(hall.client().get("/new/").content.decode())
    assert ", ".join(TIE_BREAKS) in offered
    command = {
        "slug": "open",
        "name": "Big Open",
        "festival": "open",
        "festival_name": "Big Open",
        "settings": {"rounds": ROUNDS, "tie_breaks": TIE_BREAKS, "half_byes_allowed": 1},
    }
    made = Api(hall).send("/api/v1/tournaments/", msgspec.json.encode(body(command=command)))
    assert made.status == 201, made.body
    form: dict[str, Any] = {
        "command_id": str(uuid4()),
        "file": SimpleUploadedFile("players.csv", entry_list(Random(12))),
    }
    imported = hall.client().post("/api/v1/tournaments/open/imports/", form)
    assert imported.status_code == 201, imported.content
    assert len(hall.state.players) == PLAYERS
    return hall


def begin(api: Api) -> None:
    hall = api.hall
    hall.do(*(CheckIn(player=player) for player in hall.state.players))
    assert api.command("set-prize-fund", fund=FUND).status == 201
    assert api.command("start-tournament").status == 201


def play(api: Api, number: int, random: Random) -> None:
    """Paired by the worker, one result by the API, the others in one go of the desk."""
    hall = api.hall
    asked = api.command("request-pairing", round=number)
    assert asked.status == 201, asked.body
    pairing_job.run(hall.slug, RequestId(asked.body["result"]["request"]))
    draft = api.get(f"rounds/{number}/").body["round"]
    assert draft["status"] == "draft", draft["failure"]
    assert api.command("publish-round", round=number, request=draft["request"]).status == 201
    games = hall.state.games_of(number)
    first, *others = ((game, _result(hall, game, random)) for game in games)
    typed = api.command("enter-result", game=first[0].id, result=first[1].value)
    assert typed.status == 201, typed.body
    hall.do(*(EnterResult(game=game.id, result=result) for game, result in others))
    assert api.command("close-round", round=number).status == 201


def _result(hall: Hall, game: Any, random: Random) -> Result:
    white, black = (hall.state.players[player].rating for player in (game.white, game.black))
    return Result(likely_result(white, black, random))


def between(api: Api, number: int) -> None:
    if number == 2:
        assert api.command("grant-bye", player=17, round=4, kind="half").status == 201
    if number == 3:
        api.hall.do(WithdrawPlayer(player=PlayerId(PLAYERS)))
    if number == 5:
        simulated = api.get("prizes/").body["prizes"]
        assert (simulated["final"], simulated["round"]) == (False, 5)
        accounted_for(simulated)


def accounted_for(prizes: dict[str, Any]) -> None:
    """Every crown is paid, held back or left, and nobody has two prizes in money."""
    assert prizes["paid"] + prizes["tax"] + prizes["left"] == prizes["money"]
    shares = [share for each in prizes["lists"] for share in each["shares"] if share["money"]]
    assert max(Counter(share["player"] for share in shares).values()) == 1
    for of, announced in zip(prizes["lists"], FUND["lists"], strict=True):
        fund = sum(prize.get("money", 0) for prize in announced["prizes"])
        given = sum(share["money"] for share in of["shares"])
        assert given + sum(left["money"] for left in of["left"]) == fund == of["money"]


def test_an_open_of_200_from_its_template_to_the_receipts_and_a_dispute(hall: Hall) -> None:
    api, random = Api(hall), Random(2026)
    begin(api)
    for number in range(1, ROUNDS + 1):
        play(api, number, random)
        between(api, number)
    before = api.get("standings/").body["standings"]
    assert api.command("close-tournament").status == 201
    standings = api.get("standings/").body["standings"]
    assert [row["player"] for row in standings] == [row["player"] for row in before]
    assert len(standings) == PLAYERS
    final_ranking(hall, standings)
    prizes_and_receipts(api)
    report_agrees(hall)
    the_fourth_asks(hall, standings)
    assert check(hall.slug) == []


def final_ranking(hall: Hall, standings: list[dict[str, Any]]) -> None:
    """On paper: everybody with his rank, the tie-breaks by name, revision, head of the log."""
    answer = hall.client().get(f"/console/{hall.slug}/print/final/")
    paper = words(answer.content)
    assert "Provisional" not in paper
    assert f"@{hall.state.seq}" in paper
    for code in TIE_BREAKS:
        assert code in paper
    places = [paper.index(f" {row['name']}") for row in standings]
    assert places == sorted(places)
    pdf = hall.client().get(f"/console/{hall.slug}/print/standings/?as=pdf")
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(pdf.content)).pages)
    assert all(row["name"] in text for row in standings)


def prizes_and_receipts(api: Api) -> None:
    hall = api.hall
    prizes = api.get("prizes/").body["prizes"]
    assert prizes["final"]
    accounted_for(prizes)
    assert {each["name"] for each in prizes["lists"] if each["shares"]} >= {
        "Main",
        "Women",
        "Under 2000",
        "Juniors",
    }
    receipts = words(hall.client().get(f"/console/{hall.slug}/print/receipts/").content)
    winners = prizes["winners"]
    assert receipts.count("I have received what stands here.") == len(winners)
    assert "Not final" not in receipts
    for winner in winners:
        assert f"Signature of {winner['name']}" in receipts
        paid = f"{winner['paid'] // 100}"
        paid += f".{winner['paid'] % 100:02}" if winner["paid"] % 100 else ""
        assert f"Paid out {paid} CZK" in receipts
    public = words(render(newest_view(hall.slug), "prizes") or b"")
    assert all(winner["name"] in public for winner in winners if winner["money"])


def report_agrees(hall: Hall) -> None:
    """Who takes the report file pairs and ranks every round as it was."""
    checked = check_report(read_report(report_text(hall.state, hall.names).encode()))
    assert checked.agrees
    assert checked.standings.compared == ("PTS", *TIE_BREAKS)


def the_fourth_asks(hall: Hall, standings: list[dict[str, Any]]) -> None:
    """ "Why am I fourth?": on his phone he puts himself beside everybody with his points (S54)."""
    points = Counter(row["points"] for row in standings)
    group = next(points_ for points_, count in points.items() if count > 3)
    tied = [row for row in standings if row["points"] == group]
    fourth, decided = tied[3], set()
    for other in tied:
        if other is not fourth:
            decided.add(decided_between(hall, fourth, other))
    assert decided <= {*TIE_BREAKS}
    own = public(hall, "working.json", f"{fourth['player']}/{ROUNDS}")
    shown = {each["code"]: each["value"] for each in own["working"]["criteria"]}
    listed = {each["name"]: each["value"] for each in fourth["tie_breaks"]}
    assert {code: shown[code] for code in listed} == listed
    for criterion in own["working"]["criteria"]:
        if criterion["code"] in ("BH", "BH/C1", "SB"):
            kept = [float(line["adds"]) for line in criterion["lines"] if not line["cut"]]
            assert sum(kept) == float(criterion["value"])


def decided_between(hall: Hall, one: dict[str, Any], other: dict[str, Any]) -> str:
    """The code that the public page names; the value there is the better one of who is before."""
    argument = f"{one['player']}/{other['player']}/{ROUNDS}"
    made = public(hall, "compare.json", argument)["comparison"]
    assert made["decided"] is not None
    sides = {
        row["player"]: made[side]["criteria"][made["decided"] - 1]
        for side, row in (("one", one), ("other", other))
    }
    code = sides[one["player"]]["code"]
    better = min((one, other), key=lambda row: row["rank"])["player"]
    values = {player: float(each["value"] or 0) for player, each in sides.items()}
    best = (
        min(values, key=values.__getitem__) if code == "DE" else max(values, key=values.__getitem__)
    )
    assert best == better
    page = words(render(newest_view(hall.slug), "compare", argument) or b"")
    assert made["sentence"] in page
    assert one["name"] in page
    assert other["name"] in page
    return str(code)


def public(hall: Hall, page: str, argument: str) -> dict[str, Any]:
    answered: dict[str, Any] = msgspec.json.decode(
        render(newest_view(hall.slug), page, argument) or b"null"
    )
    return answered
