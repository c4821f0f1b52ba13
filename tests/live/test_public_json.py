"""What programs read without an account: JSON as described, and a client that follows it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from drf_spectacular.generators import SchemaGenerator
from msgspec.structs import replace

from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.public import answers
from tournaments.public.messages import Head

from .playing import Hall
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)

PATIENCE = 30.0
CLIENT = Path(__file__).resolve().parents[2] / "docs" / "follow.py"
ANSWERS: dict[str, type[msgspec.Struct]] = {
    "head": Head,
    "tournament.json": answers.PublicTournament,
    "pairings.json": answers.PublicPairings,
    "pairings.json/1": answers.PublicPairings,
    "results.json": answers.PublicResults,
    "results.json/1": answers.PublicResults,
    "standings.json": answers.PublicStandings,
    "standings.json/1": answers.PublicStandings,
    "player.json/3": answers.PublicPlayerPage,
    "working.json/3": answers.PublicWorking,
    "working.json/3/1": answers.PublicWorking,
    "compare.json/3/4": answers.PublicComparison,
    "compare.json/3/4/1": answers.PublicComparison,
    "ranking.json/2": answers.PublicRankingPage,
    "ranking.json/2/1": answers.PublicRankingPage,
    "prizes.json": answers.PublicPrizesPage,
}


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played."""
    hall = Hall(players=6, tie_breaks=("BH/C1", "DE"))
    hall.do(AnnounceRankings(rankings=(RankingWithin(id=2, public=True),)))
    prizes = PrizeList(id=1, prizes=(Prize(money=50_000),))
    hall.do(SetPrizeFund(fund=PrizeFund(public=True, lists=(prizes,))))
    hall.start()
    hall.publish(1)
    hall.result("1.1.2", "1/2-1/2")
    return hall


@pytest.fixture
def server(hall: Hall) -> Iterator[Server]:
    with serving(poll=0.1) as server:
        yield server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/t/open/") as http:
        yield http


def test_each_address_answers_as_described_newest_and_for_ever(http: httpx.Client) -> None:
    tag = http.get("head").json()["tag"]
    for place, struct in ANSWERS.items():
        newest = http.get(place)
        assert newest.headers["content-type"] == "application/json", place
        msgspec.json.decode(newest.content, type=struct, strict=True)
        fields = msgspec.structs.fields(struct)
        always = {field.name for field in fields if field.default is not msgspec.UNSET}
        assert always <= set(newest.json()) <= {field.name for field in fields}, place
        if place != "head":
            kept = http.get(f"v/{tag}/{place}")
            assert kept.content == newest.content, place
            assert "immutable" in kept.headers["cache-control"]


def test_the_description_names_each_address_and_asks_for_no_account(http: httpx.Client) -> None:
    document = SchemaGenerator().get_schema(request=None, public=True)
    paths = {path: item["get"] for path, item in document["paths"].items() if path[:3] == "/t/"}
    parts = {"1": "{round}", "2": "{ranking}", "3": "{player}", "4": "{other}"}
    plain = {"/".join(parts.get(part, part) for part in place.split("/")) for place in ANSWERS}
    assert paths.keys() == {f"/t/{{slug}}/{place}" for place in {*plain, "live"}}
    assert all(operation["security"] == [{}] for operation in paths.values())


def test_pairings_and_standings_tell_names_results_and_points(http: httpx.Client) -> None:
    board = http.get("pairings.json/1").json()["boards"][1]
    assert (board["board"], board["result"], board["white"]["name"][:6]) == (
        2,
        "1/2-1/2",
        "Player",
    )
    standings = http.get("standings.json").json()
    assert (standings["after_round"], standings["missing"]) == (1, 2)
    first = standings["standings"][0]
    assert first["points"] == "½"
    number = first["player"]["player"]
    assert http.get(f"player.json/{number}").json()["card"]["rank"] == first["rank"]


def test_what_is_not_there_is_json_too(http: httpx.Client) -> None:
    places = ["pairings.json/2", "pairings.json/x", "player.json", "player.json/99", "head.json"]
    places += ["tournament.json/1", "standings.json/01", "v/9-00000000/pairings.json"]
    places += ["../nobody/pairings.json"]
    for place in places:
        answer = httpx.get(http.base_url.join(place))
        assert answer.status_code == 404, place
        assert answer.json()["code"] == "not-found", place
    assert http.get("pairings/2").headers["content-type"].startswith("text/html")


def test_prizes_that_were_taken_off_are_on_no_older_version_either(
    hall: Hall, http: httpx.Client
) -> None:
    fund = hall.state.prize_fund
    older = http.get("head").json()["tag"]
    places = ("prizes/", "prizes.json")
    assert [http.get(f"v/{older}/{place}").status_code for place in places] == [200, 200]
    hall.do(SetPrizeFund(fund=replace(fund, public=False)), reason="the sponsor asked for it")
    hidden = moved_from(http, older)
    for tag in (older, hidden):
        assert [http.get(f"v/{tag}/{place}").status_code for place in places] == [404, 404], tag
        assert http.get(f"v/{tag}/tournament.json").json()["prizes"] is False
        assert "/prizes/" not in http.get(f"v/{tag}/standings").text
    hall.do(SetPrizeFund(fund=fund))
    moved_from(http, hidden)
    assert http.get(f"v/{older}/prizes.json").json()["prizes"]["money"] == 50_000
    assert http.get(f"v/{hidden}/prizes.json").status_code == 404


def test_changes_of_ratings_that_were_switched_off_are_on_no_older_version_either(
    hall: Hall, http: httpx.Client
) -> None:
    settings = hall.state.settings
    before = http.get("head").json()["tag"]
    hall.do(ChangeSettings(name="Open", settings=replace(settings, public_rating_changes=True)))
    shown = moved_from(http, before)
    assert changes_at(http, before, shown) == [False, True]
    hall.do(ChangeSettings(name="Open", settings=settings))
    hidden = moved_from(http, shown)
    assert changes_at(http, before, shown, hidden) == [False, False, False]
    hall.do(ChangeSettings(name="Open", settings=replace(settings, public_rating_changes=True)))
    again = moved_from(http, hidden)
    assert changes_at(http, before, shown, hidden, again) == [False, True, False, True]
    unrated = replace(settings, public_rating_changes=True, rated_as="no")
    hall.do(ChangeSettings(name="Open", settings=unrated))
    assert changes_at(http, shown, again, moved_from(http, again)) == [False, False, False]


def changes_at(http: httpx.Client, *tags: str) -> list[bool]:
    """Whether these versions say how a rating changes, to programs and on the page alike."""
    told = []
    for tag in tags:
        told.append(http.get(f"v/{tag}/player.json/3").json()["card"]["rating"] is not None)
        assert ("<h2>Rating</h2>" in http.get(f"v/{tag}/player/3").text) is told[-1]
    return told


def moved_from(http: httpx.Client, tag: str) -> str:
    """The tag of the next version, once the server tells of it."""
    until = time.monotonic() + PATIENCE
    while (now := str(http.get("head").json()["tag"])) == tag:
        assert time.monotonic() < until
        time.sleep(0.02)
    return now


def test_a_draft_and_private_details_are_in_no_answer(hall: Hall, http: httpx.Client) -> None:
    hall.finish(1)
    hall.draft(2)
    told = "".join(http.get(place).text for place in ANSWERS)
    assert http.get("pairings.json/2").status_code == 404
    assert not [word for word in ("birth", "contact", "fide_id", '"round":2,') if word in told]


def test_the_example_client_follows_a_tournament(hall: Hall, server: Server) -> None:
    assert len(CLIENT.read_text().splitlines()) < 100
    command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{server.port}", "open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
        try:
            printed = [_line(client) for _ in range(4)]
            assert printed[0] == "The Open: 6 players"
            assert [line.split(":")[0] for line in printed[1:]] == ["1.1", "1.2", "1.3"]
            assert [line.rpartition(": ")[2] for line in printed[1:]] == ["-", "½–½", "-"]
            hall.result("1.1.3", "0-1")
            assert _line(client) == printed[3].removesuffix("-") + "0–1"
            hall.result("1.1.1", "1-0")
            assert _line(client) == printed[1].removesuffix("-") + "1–0"
            hall.publish(2)
            assert _line(client).startswith("2.1: ")
        finally:
            client.kill()


def test_the_example_client_tries_again_when_the_server_is_away(hall: Hall) -> None:
    with serving(poll=0.1) as server:
        command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{server.port}", "open"]
        client = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert [_line(client) for _ in range(4)][3].startswith("1.3")
    try:
        assert client.stderr is not None
        assert "again in 3 s" in client.stderr.readline()
    finally:
        client.kill()
        client.communicate()


def test_the_example_client_says_what_is_not_there(server: Server) -> None:
    command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{server.port}", "nobody"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert ended.returncode == 1
    assert "/t/nobody/tournament.json: 404" in ended.stderr


def _line(client: subprocess.Popen[str]) -> str:
    assert client.stdout is not None
    return client.stdout.readline().rstrip("\n")
