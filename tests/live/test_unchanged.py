"""Pages that read as before: which they are, and that nobody can tell them from pages made anew."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from frontend.public.pages import RENDERING, render
from tournaments.domain.games.commands import AdjournGame, EnterResult, ResolveConflict
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan
from tournaments.public import channel, kept_views, pages, touched, unchanged
from tournaments.public.channel import Channel
from tournaments.public.pages import Contents, Key
from tournaments.public.projection import PublicView
from tournaments.public.version import NARROW, counted
from tournaments.services import people

from . import patient
from .followers import aside
from .phone import Phone
from .playing import Hall
from .server import Server, serving
from .test_public import head_after
from .test_version import busy_hall

pytestmark = pytest.mark.django_db(transaction=True)

PLAYERS = 9
PAGES = ("entries", "rounds.ics", "manifest.webmanifest", "worker.js")


def played_hall() -> Hall:
    """Three rounds by tie-breaks, results typed and corrected in random order, of rounds before as
    well; a game adjourned and finished in the next round."""
    hall, random = Hall(players=PLAYERS, rounds=5, tie_breaks=("BH/C1", "SB")), Random(20261127)
    hall.start()
    for number in (1, 2, 3):
        hall.publish(number)
        hall.do(SetScreen(screen="hall-a", plan=ScreenPlan(kinds=("board",), seconds=10 + number)))
        if number == 2:
            hall.do(AdjournGame(game=hall.state.games_of(2)[1].id))
        for _ in range(25):
            hall.something(random)
        settle(hall)
        hall.do(CloseRound(round=number))
    return hall


def settle(hall: Hall) -> None:
    """All results of games that are not adjourned, and no conflict."""
    for game in hall.state.games.values():
        if game.conflicts:
            wanted = game.result or Result.WHITE_WINS
            hall.do(ResolveConflict(game=game.id, result=wanted), reason="asked")
    for game in tuple(hall.state.games.values()):
        if game.result is None and not game.adjourned:
            hall.do(EnterResult(game=game.id, result=Result.DRAW))


def kept_and_anew(hall: Hall) -> Iterator[tuple[int, str, str, bool, bool]]:
    """Version, page and argument of each page in each version: whether it was kept from a version
    before, and whether it is the same as made anew."""
    made = 0

    def make(view: PublicView, page: str, argument: str = "") -> bytes | None:
        nonlocal made
        made += 1
        return RENDERING.content(view, page, argument)

    contents = Contents(make)
    versions = counted(hall.stream)
    players = [("player", str(number)) for number in hall.state.players]
    for version in range(1, versions.latest + 1):
        seq = versions.seq_of(version)
        view = kept_views.public_view(hall.stream, version, seq)
        for page, argument in (*((page, "") for page in PAGES), *players):
            before = made
            content = contents.of(view, Key(hall.stream, version, seq, page, argument))
            body = content and RENDERING.stamp(view, page, argument, content).body
            yield version, page, argument, made == before, body == render(view, page, argument)


@pytest.mark.parametrize("make", [played_hall, busy_hall])
def test_a_page_that_is_kept_is_the_one_that_would_be_made(make: Any) -> None:
    hall, kept = make(), 0
    for version, page, argument, was_kept, same in kept_and_anew(hall):
        assert same, (version, page, argument)
        kept += was_kept
    assert kept > 100


def test_a_page_that_was_forgotten_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: who played the game, and who floated, is not told."""
    hall = played_hall()
    monkeypatch.setattr(unchanged, "touched", lambda *_: touched.NOBODY)
    unchanged.forget()
    assert not all(same for *_, same in kept_and_anew(hall))
    unchanged.forget()
    monkeypatch.undo()
    monkeypatch.setattr(touched, "_floated", lambda *_: touched.NOBODY)
    assert not all(same for *_, same in kept_and_anew(hall))
    unchanged.forget()


def test_since_when_a_page_reads_so_is_the_same_from_wherever_it_is_counted() -> None:
    hall = played_hall()
    versions = counted(hall.stream)
    forwards = [unchanged.since(hall.stream, one) for one in range(1, versions.latest + 1)]
    for known in reversed(forwards):
        unchanged.forget()
        assert unchanged.since(hall.stream, known.version) == known


def test_most_results_concern_two_players() -> None:
    hall = Hall(players=20)
    hall.start()
    hall.publish(1)
    game = hall.state.games_of(1)[2]
    published = unchanged.since(hall.stream, counted(hall.stream).latest)
    hall.result(game.id)
    played = unchanged.since(hall.stream, counted(hall.stream).latest)
    assert played.players == {game.white: played.tag, game.black: played.tag}
    assert (played.others, played.lists) == (published.tag, published.tag)


def test_every_narrow_event_is_one_that_moves_the_version() -> None:
    versions = counted(played_hall().stream)
    assert versions.wide_before(versions.latest) < versions.latest - 3
    with pytest.raises(IndexError):
        versions.wide_before(versions.latest + 1)
    assert "RoundPublished" not in NARROW


# --- through the whole server ---------------------------------------------------------------------


@pytest.fixture
def hall() -> Hall:
    hall = Hall(players=8, rounds=5, tie_breaks=("BH", "SB"))
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def http(hall: Hall) -> Iterator[httpx.Client]:
    with serving(poll=0.1) as server, client(server) as http:
        yield http


def client(server: Server) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=patient.SECONDS)


def newest(http: httpx.Client) -> dict[str, Any]:
    return dict(http.get("/t/open/head").json())


def cards(http: httpx.Client, head: dict[str, Any]) -> dict[int, str]:
    """Entry number -> tag of the version since which the page reads so."""
    tags = http.get(f"/t/open/v/{head['tag']}.en/cards.json").json()["cards"]
    return {number: tag for tag, numbers in tags.items() for number in numbers}


def test_a_page_without_another_content_keeps_its_address_and_its_tag(
    hall: Hall, http: httpx.Client
) -> None:
    hall.result("1.1.1")
    game = hall.state.games_of(1)[0]
    first = head_after(http, newest(http)["version"] - 1)
    before = {number: http.get(f"/t/open/player/{number}") for number in range(1, 9)}
    addresses = cards(http, first)
    hall.result("1.1.2")
    head = head_after(http, int(str(first["version"])))
    for number, page in before.items():
        same = http.get(f"/t/open/player/{number}", headers={"if-none-match": page.headers["etag"]})
        touched_now = number in {hall.state.games_of(1)[1].white, hall.state.games_of(1)[1].black}
        moved = rank(page.text) != rank(http.get(f"/t/open/player/{number}").text)
        assert (same.status_code == 304) is not (touched_now or moved), number
        assert (cards(http, head)[number] == addresses[number]) is not touched_now, number
    assert game.white not in {hall.state.games_of(1)[1].white}


def rank(text: str) -> str:
    tally = re.search(r'id="rank">(.*?)</dd>', text)
    return tally[1] if tally else ""


def test_a_page_says_the_version_that_was_asked_for(hall: Hall, http: httpx.Client) -> None:
    first = newest(http)
    old = http.get("/t/open/player/8").text
    hall.result("1.1.1")
    head = head_after(http, first["version"])
    assert f'data-tag="{first["tag"]}"' in old
    now = http.get("/t/open/player/8").text
    assert f'data-tag="{head["tag"]}"' in now
    assert f'data-version="{head["version"]}"' in now
    again = http.get(f"/t/open/v/{first['tag']}.en/player/8").text
    assert again == old


def test_the_lists_without_results_keep_their_tag(hall: Hall, http: httpx.Client) -> None:
    entries = http.get("/t/open/entries/")
    before = newest(http)
    hall.result("1.1.1")
    head_after(http, before["version"])
    known = {"if-none-match": entries.headers["etag"]}
    assert http.get("/t/open/entries/", headers=known).status_code == 304
    hall.enter(name="Late, Comer")
    head_after(http, before["version"] + 1)
    assert http.get("/t/open/entries/", headers=known).status_code == 200


def test_who_is_erased_stands_on_no_page_that_is_kept(
    hall: Hall, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tournaments.erasure_watch.EVERY", 0.0)
    game = hall.state.games_of(1)[0]
    page = f"/t/open/player/{game.white}"
    name = f"No {game.black:03}"
    before = http.get(page)
    assert name in before.text
    version = newest(http)["version"]
    hall.result("1.1.2")
    head_after(http, version)
    people.erase(hall.state.players[PlayerId(game.black)].person)
    after = http.get(page, headers={"if-none-match": before.headers["etag"]})
    assert after.status_code == 200
    assert name not in after.text


# --- a new round ----------------------------------------------------------------------------------


def test_the_pages_of_a_new_round_are_there_before_it_is_told(
    hall: Hall, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a reader asks for who has just been told is kept: nothing is made for him."""
    made: list[tuple[str, str, str]] = []
    told: list[int] = []
    content, ring = RENDERING.content, Channel._ring

    def make(view: PublicView, page: str, argument: str = "") -> bytes | None:
        made.append((page, argument, view.language))
        return content(view, page, argument)

    def rings(one: Channel) -> None:
        told.append(len(made))
        ring(one)

    polish = {"accept-language": "pl"}
    screen, names = http.get("/t/open/screen/board"), http.get("/t/open/names/", headers=polish)
    assert (screen.status_code, names.status_code) == (200, 200)
    hall.finish(1)
    before = head_after(http, counted(hall.stream).latest - 1)
    monkeypatch.setattr(
        pages.Contents, "of", lambda _, view, key: make(view, key.page, key.argument)
    )
    monkeypatch.setattr(Channel, "_ring", rings)
    hall.publish(2)
    head_after(http, int(str(before["version"])))
    until = time.monotonic() + patient.SECONDS
    while not told:
        assert time.monotonic() < until, "nobody is told"
        time.sleep(0.01)
    ready = set(made[: told[0]])
    assert {("names", "", "pl"), ("pairings", "", "pl"), ("screen", "board", "en")} <= ready
    assert {("home", "", "en"), ("now.json", "", "en"), ("find.json", "", "pl")} <= ready
    count = len(made)
    assert http.get("/t/open/names/", headers=polish).status_code == 200
    assert http.get("/t/open/").status_code == 200
    assert len(made) == count


def test_a_round_whose_pages_take_too_long_is_told_nevertheless(
    hall: Hall, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.finish(1)
    phone, before = Phone(int(http.base_url.port or 0), "open"), newest(http)
    monkeypatch.setattr(channel, "PATIENCE", 0.05)
    monkeypatch.setattr(pages.Pages, "asked_first", lambda *_: [("slow", "", "en")] * 1000)
    monkeypatch.setattr(pages.Contents, "of", lambda *_: time.sleep(0.1))

    async def scenario() -> None:
        async with phone.listen() as listening:
            await listening.first()
            await aside(hall.publish, 2)
            await listening.until(before["version"] + 1)

    asyncio.run(scenario())
