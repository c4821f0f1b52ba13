"""Explanations for arbiters: of a round, of a board, and why two players do not meet."""

from __future__ import annotations

import re

import msgspec
import pytest

from frontend.public.pages import render
from pairing.systems import SYSTEMS
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.commands import ChangeSettings, SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.settings.settings import Settings
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view
from tournaments.public.projection import PublicView
from tournaments.services import people

from .api import Api
from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db

TOLD = [code for code, system in SYSTEMS.items() if system.tell is not None]


@pytest.fixture
def hall() -> Hall:
    """Two rounds played by eleven, the third drafted."""
    hall = open_hall(11)
    hall.play_round()
    hall.play_round()
    hall.pair()
    return hall


def test_a_draft_is_explained_bracket_by_bracket(hall: Hall) -> None:
    answered = Api(hall).get("rounds/3/explanation/")
    assert answered.status == 200
    story = answered.body["explanation"]
    assert story["system"] == "dutch-2026"
    boards = [board for bracket in story["brackets"] for board in bracket["boards"]]
    assert sorted(boards) == [1, 2, 3, 4, 5]
    assert story["brackets"][0]["sentences"][0].startswith("Bracket 1, 2 points: ")
    pab = hall.state.rounds[3].pab
    assert story["bye"]["player"]["player"] == pab
    assert story["bye"]["sentences"][0].startswith(hall.names.player(PlayerId(pab or 0)))


def test_every_board_of_a_published_round_is_explained_by_names(hall: Hall) -> None:
    api = Api(hall)
    for board in hall.state.rounds[2].boards:
        answered = api.get(f"rounds/2/boards/{board.board}/explanation/")
        assert answered.status == 200
        story = answered.body["explanation"]
        assert (story["white"]["player"], story["black"]["player"]) == (board.white, board.black)
        white, black = map(hall.names.read_player, (board.white, board.black))
        assert any(f"{white} gets White against {black}" in told for told in story["sentences"])
        plain = [re.sub(r" \([A-Z][\w-]+, [A-Z]\.\)", "", told) for told in story["sentences"]]
        assert all(len(told.split()) <= 25 for told in plain)


def test_a_board_with_a_float_says_why_its_player_floats(hall: Hall) -> None:
    hall.publish()
    hall.finish_round()
    hall.pair()
    api = Api(hall)
    stories = [
        api.get(f"rounds/4/boards/{board.board}/explanation/").body["explanation"]
        for board in hall.state.rounds[4].boards
    ]
    floating = [story for story in stories if any("floats up" in s for s in story["sentences"])]
    assert floating
    for story in stories:
        assert bool(story["floats"]) == (story in floating)
    assert all("floats down from bracket" in story["floats"][0] for story in floating)


def test_an_explanation_is_of_the_state_the_round_was_paired_from(hall: Hall) -> None:
    """Later corrections, ratings and withdrawals do not change why a round was paired."""
    before = Api(hall).get("rounds/2/explanation/").body["explanation"]
    hall.publish()
    hall.finish_round()
    game = hall.game(1, 2)
    assert game.result is not None
    hall.do(
        CorrectResult(game=game.id, result=Result("1/2-1/2"), expected=game.result),
        WithdrawPlayer(player=PlayerId(2)),
        reason="Wrong slip",
    )
    assert Api(hall).get("rounds/2/explanation/").body["explanation"] == before


def test_why_two_who_have_met_do_not_meet_again(hall: Hall) -> None:
    game = hall.game(1, 1)
    answered = Api(hall).get("rounds/3/why-not/", player=game.white, opponent=game.black)
    assert answered.status == 200
    story = answered.body["explanation"]
    assert (story["rule"], story["article"], story["pairs"]) == ("C1", "2.1.1", [])
    white, black = hall.names.player(game.white), hall.names.player(game.black)
    assert story["sentences"] == [
        f"{white} cannot meet {black}: they met in round 1 (C1, C.04.3 2.1.1)."
    ]


def test_why_not_names_the_criterion_and_shows_the_bracket(hall: Hall) -> None:
    """In round 1 no. 1 meets no. 6; forced against no. 7 the order alone speaks against it."""
    story = Api(hall).get("rounds/1/why-not/", player=1, opponent=7).body["explanation"]
    assert story["article"] == "3.8.1"
    assert [1, 7] in [[one["player"], other["player"]] for one, other in story["pairs"]]


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("rounds/4/explanation/", "Round 4 is not paired."),
        ("rounds/99/explanation/", "Round 99 is not paired."),
        ("rounds/1/boards/77/explanation/", "Round 1 has no board 77."),
        ("rounds/1/why-not/?player=1&opponent=999", "There is no entry 999."),
        ("rounds/1/why-not/?player=1", "There is no entry 0."),
        ("rounds/1/why-not/?player=1&opponent=1", "The question is about two different players."),
    ],
)
def test_what_is_not_there_cannot_be_explained(hall: Hall, place: str, message: str) -> None:
    answered = Api(hall).get(place)
    assert (answered.status, answered.body["message"]) == (404, message)


def test_a_number_is_wanted_for_a_player(hall: Hall) -> None:
    assert Api(hall).get("rounds/1/why-not/", player="x", opponent=2).status == 400


def test_a_late_entry_had_no_number_in_the_rounds_before(hall: Hall) -> None:
    hall.publish()
    hall.finish_round()
    hall.enter([entry(12)])
    late = hall.state.next_player - 1
    answered = Api(hall).get("rounds/1/why-not/", player=1, opponent=late)
    assert (answered.status, answered.body["message"]) == (
        404,
        f"Player {late} had no pairing number when the round was paired.",
    )


def test_explanations_are_for_arbiters_of_this_tournament(hall: Hall) -> None:
    assert Api(hall, account("stranger")).get("rounds/3/explanation/").status == 403
    reader = hall.arbiter("reader", "read-only")
    assert Api(hall, reader).get("rounds/3/explanation/").status == 200


# --- other editions and systems ------------------------------------------------------------------


def test_a_round_of_2017_is_explained_by_its_own_articles() -> None:
    hall = open_hall(11, settings=Settings(system="dutch-2017"))
    hall.play_round()
    hall.pair()
    story = Api(hall).get("rounds/2/boards/1/explanation/").body["explanation"]
    assert any("(C.04.3 B.2)" in told for told in story["sentences"])
    assert any("(C.04.3 E." in told for told in story["sentences"])
    game = hall.game(1, 1)
    asked = Api(hall).get("rounds/2/why-not/", player=game.white, opponent=game.black)
    assert (asked.body["explanation"]["rule"], asked.body["explanation"]["article"]) == (
        "C.1",
        "C.1",
    )


@pytest.mark.parametrize("code", TOLD)
def test_a_system_that_pairs_step_by_step_tells_its_steps(code: str) -> None:
    hall = open_hall(11, settings=Settings(rounds=8, system=code))
    hall.play_round()
    number = hall.state.next_round
    hall.pair()
    api = Api(hall)
    story = api.get(f"rounds/{number}/explanation/").body["explanation"]
    assert story["brackets"] == []
    assert story["steps"]
    assert story["boards"] == [1, 2, 3, 4, 5]
    assert story["bye"]["player"]["player"] == hall.state.rounds[number].pab
    for board in hall.state.rounds[number].boards:
        told = api.get(f"rounds/{number}/boards/{board.board}/explanation/").body["explanation"]
        assert told["sentences"]
        assert told["answers_why_not"] is (SYSTEMS[code].why_not is not None)
    if SYSTEMS[code].why_not is not None:
        _answered_by_steps(hall, number)
        return
    refused = api.get(f"rounds/{number}/why-not/", player=1, opponent=2)
    assert (refused.status, refused.body["message"]) == (
        404,
        "This system pairs step by step, so “why not?” has no answer here.",
    )


def _answered_by_steps(hall: Hall, number: int) -> None:
    """Two who meet, and two of whom each meets somebody else."""
    first, second = hall.state.rounds[number].boards[:2]
    for other, do in ((first.black, True), (second.black, False)):
        asked = Api(hall).get(f"rounds/{number}/why-not/", player=first.white, opponent=other)
        sentences = asked.body["explanation"]["sentences"]
        assert sentences
        assert ("do meet in this round" in sentences[0]) is do
        names = [hall.names.player(each) for each in (first.white, other)]
        assert all(any(name in sentence for sentence in sentences) for name in names)


def test_a_round_robin_says_whom_both_meet_and_when_they_meet() -> None:
    hall = open_hall(6, settings=Settings(system="round-robin"))
    hall.pair()
    first, second, *_, last = hall.state.order
    told = Api(hall).get("rounds/1/why-not/", player=first, opponent=second).body["explanation"]
    names = {player: hall.names.player(player) for player in hall.state.order}
    fifth = hall.state.order[4]
    assert told["sentences"] == [
        f"{names[first]} meets {names[last]} in this round. [C.05 Annex 1]",
        f"{names[second]} meets {names[fifth]} in this round. [C.05 Annex 1]",
        f"{names[first]} (White) and {names[second]} meet in round 2. [C.05 Annex 1]",
    ]
    asked = Api(hall).get("rounds/1/why-not/", player=first, opponent=last).body["explanation"]
    assert asked["sentences"] == [
        f"{names[first]} and {names[last]} do meet in this round. [C.05 Annex 1]"
    ]
    page = hall.client().get(f"/console/{hall.slug}/pairing/1/why/1/").content.decode()
    assert 'class="explain-ask"' in page


# --- for everybody -------------------------------------------------------------------------------


def public(hall: Hall) -> PublicView:
    return newest_view(hall.slug)


def allow(hall: Hall) -> None:
    settings = msgspec.structs.replace(hall.state.settings, public_explanations=True)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings), reason="All may know")


def test_the_public_is_told_why_only_where_the_arbiter_allows_it(hall: Hall) -> None:
    assert render(public(hall), "why", "2-1") is None
    assert b"Why?" not in (render(public(hall), "player", "1") or b"")
    allow(hall)
    page = (render(public(hall), "why", "2-1") or b"").decode()
    assert "gets White against" in page
    assert b'href="/t/open/why/2-' in (render(public(hall), "player", "1") or b"")


def test_the_public_never_hears_of_a_draft(hall: Hall) -> None:
    allow(hall)
    assert hall.state.rounds[3].boards
    assert render(public(hall), "why", "3-1") is None
    assert b"why/3-" not in (render(public(hall), "player", "1") or b"")
    hall.publish()
    assert render(public(hall), "why", "3-1") is not None


@pytest.mark.parametrize("argument", ["", "2", "2-", "2-99", "9-1", "02-1", "2-1-1", "x-1", "0-0"])
def test_there_is_no_explanation_of_what_is_not_there(hall: Hall, argument: str) -> None:
    allow(hall)
    assert render(public(hall), "why", argument) is None


def test_an_erased_player_has_no_name_in_a_public_explanation(hall: Hall) -> None:
    allow(hall)
    white = hall.state.rounds[2].boards[0].white
    name = hall.names.player(white)
    people.erase(hall.state.players[white].person)
    kept_views.forget()
    page = (render(public(hall), "why", "2-1") or b"").decode()
    assert name not in page
    assert f"erased player {white}" in page


@pytest.mark.parametrize("code", ["dutch-2026", "dutch-2017"])
def test_prohibited_pairs_are_not_betrayed_to_the_public(code: str) -> None:
    hall = open_hall(12, settings=Settings(system=code))
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers(players=(PlayerId(1), PlayerId(7))),)))
    hall.pair()
    hall.publish()
    allow(hall)
    board = next(b.board for b in hall.state.rounds[1].boards if 1 in (b.white, b.black))
    told = Api(hall).get(f"rounds/1/boards/{board}/explanation/").body["explanation"]
    assert any("keeps them apart" in sentence for sentence in told["sentences"])
    page = (render(public(hall), "why", f"1-{board}") or b"").decode()
    assert "came before" in page
    assert "apart" not in page


def test_a_story_that_may_betray_prohibited_pairs_is_for_arbiters() -> None:
    hall = open_hall(12, settings=Settings(system=TOLD[0]))
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers(players=(PlayerId(1), PlayerId(7))),)))
    hall.pair()
    hall.publish()
    allow(hall)
    assert render(public(hall), "why", "1-1") is None
    assert Api(hall).get("rounds/1/boards/1/explanation/").status == 200
