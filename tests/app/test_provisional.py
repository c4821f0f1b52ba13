"""While an adjourned game goes on, all that is made of its points says so."""

from __future__ import annotations

import re

import msgspec
import pytest

from frontend.public.pages import render
from tournaments.domain.games.commands import AdjournGame, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList
from tournaments.public.kept_views import newest_view

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

OPEN = "Provisional: games are still open and count nothing yet."
FUND = PrizeFund(lists=(PrizeList(id=1, prizes=(Prize(money=50_000),)),))
CONSOLE = ("standings/", "crosstable/", "progress/", "pictures/", "standings/2/working/1/")
PAPER = ("standings/", "crosstable/", "progress/", "pictures/", "working/1/")
PUBLIC = (
    ("standings", ""),
    ("crosstable", ""),
    ("progress", ""),
    ("pictures", ""),
    ("working", "1/2"),
)


@pytest.fixture
def hall() -> Hall:
    """Both rounds are played, but for a game of the first that was adjourned."""
    hall = open_hall(players=8, rounds=2)
    hall.do(SetPrizeFund(fund=FUND))
    hall.pair()
    hall.publish()
    hall.do(AdjournGame(game=hall.game(1).id))
    hall.finish_round()
    hall.play_round()
    return hall


def pages(hall: Hall) -> dict[str, str]:
    """Every page and sheet that is made of the standings."""
    client, view = hall.client(), newest_view(hall.slug)
    assert view
    made = {
        where: client.get(f"/console/{hall.slug}/{where}").content.decode()
        for where in (*CONSOLE, *(f"print/{place}" for place in PAPER))
    }
    for page, argument in PUBLIC:
        body = render(view, page, argument)
        assert body
        made[f"t/{page}"] = body.decode()
    return made


def test_standings_and_workings_say_that_an_adjourned_game_goes_on(hall: Hall) -> None:
    assert [where for where, text in pages(hall).items() if OPEN not in text] == []


def test_nothing_is_provisional_once_it_is_over(hall: Hall) -> None:
    settle(hall)
    assert [where for where, text in pages(hall).items() if "Provisional" in text] == []


def test_prizes_are_no_final_ones_before_it_is_over(hall: Hall) -> None:
    before = Api(hall).get("prizes/").body["prizes"]
    assert (before["complete"], before["final"]) == (False, False)
    settle(hall)
    after = Api(hall).get("prizes/").body["prizes"]
    assert (after["complete"], after["final"]) == (True, True)


def test_nobody_is_told_that_all_results_are_in_while_one_game_goes_on() -> None:
    """On phones, on the page of the round, and before the next, which takes it for a draw."""
    hall = open_hall(players=8, rounds=2)
    hall.pair()
    hall.publish()
    hall.do(AdjournGame(game=hall.game(1).id))
    hall.results(2, "1-0", "1-0")
    assert results_told(hall)[0] == "2 of 4 results are in."
    hall.results(4, "1-0")
    assert results_told(hall) == [
        "3 of 4 results are in; one game is adjourned.",
        "4 boards, all results in but of one adjourned game.",
        "All results of round 1 are in but of one adjourned game, which counts as a draw",
    ]
    body = msgspec.json.decode(render(newest_view(hall.slug), "results.json", "1") or b"")
    assert (body["missing"], body["adjourned"]) == (0, 1)
    settle(hall)
    assert results_told(hall) == [
        "All 4 results are in.",
        "4 boards, all results in.",
        "All results of round 1 are in",
    ]


def results_told(hall: Hall) -> list[str]:
    phone = (render(newest_view(hall.slug), "pairings", "1") or b"").decode()
    pages = [hall.client().get(f"/console/{hall.slug}/pairing/{n}/") for n in (1, 2)]
    round_, next_ = (" ".join(page.content.decode().split()) for page in pages)
    told = (
        re.search(r"(?<=<strong data-count>)[^<]*", phone),
        re.search(r"4 boards, [^.]*\.", round_),
        re.search(r"All results of round 1 are in( but of .*?, which counts as a draw)?", next_),
    )
    return [found[0] if found else "" for found in told]


def settle(hall: Hall) -> None:
    adjourned = next(game for game in hall.state.games.values() if game.adjourned)
    hall.do(EnterResult(game=adjourned.id, result=Result.DRAW))
