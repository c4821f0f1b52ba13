"""A whole open by the API alone: thirty players, nine rounds, everything that happens in a hall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from events.verification import check
from tournaments import pairing_job
from tournaments.domain.ids import RequestId

from .api import Api, body
from .builders import Hall, account, entry

pytestmark = pytest.mark.django_db

PLAYERS, ROUNDS = 30, 9
WORTH = {
    "1-0": (2, 0),
    "0-1": (0, 2),
    "1/2-1/2": (1, 1),
    "+/-": (2, 0),
    "-/-": (0, 0),
    "0-0": (0, 0),
}


@pytest.fixture
def api() -> Api:
    chief = account("chief", staff=True)
    api = Api(Hall("prague", chief), chief)
    command = {
        "slug": "prague",
        "name": "Prague Open",
        "festival": "prague",
        "festival_name": "Prague Festival",
        "settings": {"rounds": ROUNDS, "half_byes_allowed": 2},
    }
    assert (
        api.send("/api/v1/tournaments/", msgspec.json.encode(body(command=command))).status == 201
    )
    for number in range(1, PLAYERS + 1):
        details = msgspec.to_builtins(entry(number))
        entered = api.post("players/enter/", body(player=details))
        assert entered.body["result"] == {"player": number}
        assert api.command("check-in", player=number).status == 201
    assert api.command("start-tournament").status == 201
    return api


def drafted(api: Api, number: int) -> dict[str, Any]:
    """The draft of the round; the worker is this process."""
    asked = api.command("request-pairing", round=number)
    assert asked.status == 201, asked.body
    assert api.get(f"rounds/{number}/").body["round"]["status"] == "requested"
    pairing_job.run(api.hall.slug, RequestId(asked.body["result"]["request"]))
    draft: dict[str, Any] = api.get(f"rounds/{number}/").body["round"]
    assert draft["status"] == "draft", draft["failure"]
    return draft


def played(api: Api, number: int) -> None:
    """The results of the round, board by board; one board of each round is something special."""
    boards = api.get(f"rounds/{number}/boards/").body["boards"]
    assert [board["board"] for board in boards] == list(range(1, len(boards) + 1))
    for board in boards:
        answered = api.command("enter-result", game=board["game"], result=_result(board))
        assert answered.status == 201, answered.body
        corrected = board["board"] == 3 and number == 4
        if corrected:
            expected = _result(board)
            answered = api.command(
                "correct-result",
                envelope={"reason": "slip read wrongly"},
                game=board["game"],
                expected=expected,
                result="0-1" if expected == "1-0" else "1-0",
            )
            assert answered.status == 201, answered.body
    assert api.get(f"rounds/{number}/boards/", missing=1).body["boards"] == []


def _result(board: dict[str, Any]) -> str:
    special = {5: "+/-", 7: "-/-", 9: "0-0"}
    if board["round"] > 2 and board["board"] == 8 + board["round"] % 4:
        return special.get(board["round"], "1/2-1/2")
    lead = board["white"]["rating"] - board["black"]["rating"]
    return "1/2-1/2" if abs(lead) < 40 else "1-0" if lead > 0 else "0-1"


def test_nine_rounds_by_the_api(api: Api) -> None:
    met: set[frozenset[int]] = set()
    with_bye: list[int] = []
    for number in range(1, ROUNDS + 1):
        draft = drafted(api, number)
        pairs = [(pair["white"]["player"], pair["black"]["player"]) for pair in draft["pairs"]]
        for pair in map(frozenset, pairs):
            assert pair not in met, f"round {number} lets {sorted(pair)} meet again"
        if draft["pab"]:
            assert draft["pab"]["player"] not in with_bye
            with_bye.append(draft["pab"]["player"])
        published = api.command("publish-round", round=number, request=draft["request"])
        assert published.status == 201, published.body
        played(api, number)
        met |= {
            frozenset((board["white"]["player"], board["black"]["player"]))
            for board in api.get(f"rounds/{number}/boards/").body["boards"]
            if board["result"] not in ("+/-", "-/+", "-/-")
        }
        assert api.command("close-round", round=number).status == 201
        _between(api, number)
    assert api.command("request-pairing", round=ROUNDS + 1).body["code"] == "NoRoundLeft"
    assert api.command("close-tournament").status == 201
    _standings_are_the_sum_of_the_boards(api)
    assert check(api.hall.slug) == []


def _between(api: Api, number: int) -> None:
    """A latecomer, a withdrawal, byes: an odd field and back."""
    if number == 1:
        late = api.post("players/enter/", body(player={"name": "Late, Luca", "rating": 2222}))
        assert late.status == 201
        player = late.body["result"]["player"]
        assert api.command("check-in", player=player).status == 201
        assert api.get(f"players/{player}/").body["player"]["from_round"] == 2
    if number == 2:
        assert api.command("grant-bye", player=4, round=4, kind="half").status == 201
    if number == 4:
        assert api.command("withdraw-player", player=30).status == 201
    if number == 5:
        assert api.command("grant-bye", player=12, round=6, kind="zero").status == 201


def _standings_are_the_sum_of_the_boards(api: Api) -> None:
    points = dict.fromkeys(range(1, PLAYERS + 2), 0)
    for number in range(1, ROUNDS + 1):
        for board in api.get(f"rounds/{number}/boards/").body["boards"]:
            white, black = WORTH[board["result"]]
            points[board["white"]["player"]] += white
            points[board["black"]["player"]] += black
        round_ = api.get(f"rounds/{number}/").body["round"]
        if round_["pab"]:
            points[round_["pab"]["player"]] += 2
        for bye in round_["byes"]:
            points[bye["player"]["player"]] += {"zero": 0, "half": 1, "full": 2}[bye["kind"]]
    standings = api.get("standings/").body["standings"]
    found = {row["player"]: _half_points(row["points"]) for row in standings}
    assert found == points
    assert [found[row["player"]] for row in standings] == sorted(points.values(), reverse=True)
    assert all(len(row["games"]) == ROUNDS for row in standings)


def _half_points(text: str) -> int:
    whole = int(text.removesuffix("½") or 0)
    return int(2 * (whole + Fraction(text.endswith("½"), 2)))
