"""Prizes on the public pages: the fund where the chief says so, the winners once it is final."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from frontend.public.pages import render
from tournaments.domain.games.commands import AdjournGame, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList, PrizeTax
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view
from tournaments.selectors import figures
from tournaments.services import people

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

FUND = PrizeFund(
    currency="CZK",
    unit=100,
    doubles="choice",
    tax=PrizeTax(percent=1_550, above=100_000),
    public=True,
    lists=(
        PrizeList(
            id=1,
            prizes=tuple(Prize(money=100 * each) for each in (6000, 4000, 2000, 500, 500)),
            sharing="hort",
        ),
        PrizeList(
            id=2,
            name="Women",
            who=PrizeCategory(sex="w"),
            prizes=(Prize(money=100_000, thing="Crystal vase"), Prize(money=50_000)),
            present=True,
        ),
        PrizeList(
            id=3,
            who=PrizeCategory(born_from=2030),
            prizes=(Prize(thing="Chess clock", worth=90_000),),
            least_entrants=2,
        ),
    ),
)


@pytest.fixture
def hall() -> Hall:
    """One of two rounds is played by eight players, every other one a woman."""
    hall = open_hall(players=8, rounds=2)
    hall.do(SetPrizeFund(fund=FUND))
    hall.play_round()
    return hall


def body(hall: Hall, name: str, argument: str = "") -> bytes | None:
    return render(newest_view(hall.slug), name, argument)


def text(hall: Hall, name: str, argument: str = "") -> str:
    page = (body(hall, name, argument) or b"").decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[page.index("<main") :])).split())


def told(hall: Hall) -> dict[str, Any]:
    answered: dict[str, Any] = msgspec.json.decode(body(hall, "prizes.json") or b"")
    return answered


def named(hall: Hall, words: str) -> list[str]:
    return [who.name for who in hall.names.people.values() if who.name in words]


def over(hall: Hall) -> None:
    hall.play_round()
    hall.do(CloseTournament())


def test_the_fund_stands_there_with_whom_it_is_for_and_how_it_is_shared(hall: Hall) -> None:
    page = text(hall, "prizes")
    assert "14500 CZK in all" in page
    for said in (
        "one prize each, the player may choose",
        "shares are rounded to 1",
        "15.5 % tax is held back from what a player gets above 1000",
        "half by rank, half shared by those with the same points (Hort)",
        "Place 1 6000",
        "Places 4 to 5, each 500",
        "Women shared equally",
        "Place 1 1000 Crystal vase",
        "only at the prize giving",
        "Born 2030 or later",
        "2 in the category at least",
        "Place 1 Chess clock",
        "Who gets which prize stands here once the standings are final.",
    ):
        assert said in page, said


def test_nobody_is_named_before_the_chief_closes_the_tournament(hall: Hall) -> None:
    """All results of the last round may be in, and still be corrected: C.04.2 4.3."""
    moments = [lambda: None, hall.play_round]
    for moment in moments:
        moment()
        assert named(hall, text(hall, "prizes")) == []
        answered = told(hall)
        assert answered["prizes"]["final"] is False
        assert not any(each["shares"] or each["left"] for each in answered["prizes"]["lists"])
        players = newest_view(hall.slug).players
        assert not any(newest_view(hall.slug).card(p.player).prizes for p in players)  # type: ignore[union-attr]
    hall.do(CloseTournament())
    assert named(hall, text(hall, "prizes")) != []


def test_with_the_final_standings_every_winner_stands_there_with_how_it_came(hall: Hall) -> None:
    over(hall)
    inside = Api(hall).get("prizes/").body["prizes"]
    outside = told(hall)["prizes"]
    assert outside["final"] is True
    for ours, theirs in zip(inside["lists"], outside["lists"], strict=True):
        assert [
            (one["player"], one["name"], one["money"], one["thing"], one["why"])
            for one in ours["shares"]
        ] == [
            (one["player"]["player"], one["player"]["name"], one["money"], one["thing"], one["why"])
            for one in theirs["shares"]
        ]
        assert ours["left"] == theirs["left"]
    page = text(hall, "prizes")
    assert "Final : who gets which prize." in page
    for each in inside["lists"]:
        for share in each["shares"]:
            assert share["name"] in page
            assert all(why in page for why in share["why"])
    assert "left over: nobody is in the category, the list asks for 2" in page


def test_why_somebody_has_none_and_who_stays_away_is_not_told(hall: Hall) -> None:
    over(hall)
    first = told(hall)["prizes"]["lists"][1]["shares"][0]["player"]["player"]
    hall.do(RecordPrizeChoice(player=PlayerId(first), away=True))
    inside = Api(hall).get("prizes/").body["prizes"]
    assert any("does not come" in one["why"] for each in inside["lists"] for one in each["passed"])
    shown = (body(hall, "prizes") or b"") + (body(hall, "prizes.json") or b"")
    for private in (b"does not come", b"Klub", b"born 19", b"passed", b'"sex"'):
        assert private not in shown, private


def test_a_choice_after_the_end_is_a_new_version(hall: Hall) -> None:
    """Prizes are handed out when the standings are final."""
    over(hall)
    women = {p for p, who in hall.names.people.items() if who.sex == "w"}
    main = told(hall)["prizes"]["lists"][0]["shares"]
    chooser = next(one["player"]["player"] for one in main if one["player"]["player"] in women)
    before = newest_view(hall.slug).version
    hall.do(RecordPrizeChoice(player=PlayerId(chooser), takes=2))
    assert newest_view(hall.slug).version == before + 1
    lists = told(hall)["prizes"]["lists"]
    assert chooser not in [one["player"]["player"] for one in lists[0]["shares"]]
    assert chooser in [one["player"]["player"] for one in lists[1]["shares"]]
    assert "The player has chosen this list." in text(hall, "prizes")


def test_a_players_page_leads_to_his_prize(hall: Hall) -> None:
    over(hall)
    share = told(hall)["prizes"]["lists"][1]["shares"][0]
    number = share["player"]["player"]
    page = (body(hall, "player", str(number)) or b"").decode()
    assert f'href="/t/{hall.slug}/prizes/#p2-{number}"' in page
    assert "Women, place 1 1000 CZK Crystal vase" in text(hall, "player", str(number))
    assert f'id="p2-{number}"' in (body(hall, "prizes") or b"").decode()
    card = msgspec.json.decode(body(hall, "player.json", str(number)) or b"")["card"]
    assert [one["name"] for one in card["prizes"]] == ["Women"]


def test_opened_again_it_is_the_fund_alone_and_then_a_revision(hall: Hall) -> None:
    over(hall)
    hall.do(ReopenTournament(), reason="a result was wrong")
    assert named(hall, text(hall, "prizes")) == []
    hall.do(CloseTournament())
    assert "Final, revision 2" in text(hall, "prizes")


def test_a_tournament_that_ends_early_has_its_winners(hall: Hall) -> None:
    hall.do(CloseTournament(), reason="The hall is flooded.")
    assert told(hall)["prizes"]["final"] is True
    assert Api(hall).get("prizes/").body["prizes"]["final"] is True


def test_every_public_page_leads_to_it_and_none_where_it_is_not_public(hall: Hall) -> None:
    link = f'href="/t/{hall.slug}/prizes/"'.encode()
    pages = (("home", ""), ("standings", ""), ("pairings", "1"), ("player", "1"), ("entries", ""))
    for page, argument in pages:
        assert link in (body(hall, page, argument) or b""), page
    assert msgspec.json.decode(body(hall, "tournament.json") or b"")["prizes"] is True
    hall.do(SetPrizeFund(fund=replace(FUND, public=False)))
    for page, argument in pages:
        assert link not in (body(hall, page, argument) or b""), page
    assert msgspec.json.decode(body(hall, "tournament.json") or b"")["prizes"] is False
    for page in ("prizes", "prizes.json"):
        assert body(hall, page) is None
    over(hall)
    assert body(hall, "prizes") is None
    assert newest_view(hall.slug).card(1).prizes == ()  # type: ignore[union-attr]


def test_a_fund_is_there_before_round_1_and_is_a_new_version() -> None:
    hall = open_hall(players=4, rounds=1)
    assert body(hall, "prizes") is None
    before = newest_view(hall.slug)
    hall.do(SetPrizeFund(fund=FUND))
    assert newest_view(hall.slug).version == before.version + 1
    assert "Place 1 6000" in text(hall, "prizes")
    for argument in ("1", "x", "1/1"):
        assert body(hall, "prizes", argument) is None
        assert body(hall, "prizes.json", argument) is None


def test_a_public_fund_without_lists_has_no_page() -> None:
    hall = open_hall(players=4, rounds=1)
    hall.do(SetPrizeFund(fund=PrizeFund(public=True)))
    assert body(hall, "prizes") is None


def test_the_chief_shows_it_after_the_end_without_a_reason(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=replace(FUND, public=False)))
    hall.play_round()
    adjourned = hall.state.games_of(1)[0]
    assert adjourned.result is not None
    hall.do(CloseTournament())
    hall.do(SetPrizeFund(fund=FUND))
    assert told(hall)["prizes"]["final"] is True


def test_an_adjourned_game_keeps_the_winners_back() -> None:
    hall = open_hall(players=4, rounds=1)
    hall.do(SetPrizeFund(fund=FUND))
    hall.pair()
    hall.publish()
    hall.do(AdjournGame(game=hall.game(1).id))
    hall.results(2, "1-0")
    assert named(hall, text(hall, "prizes")) == []
    hall.do(EnterResult(game=hall.game(1).id, result=Result.DRAW))
    hall.do(CloseTournament())
    assert len(named(hall, text(hall, "prizes"))) == 4


def erased(hall: Hall, player: int) -> None:
    people.erase(hall.state.players[PlayerId(player)].person)
    kept_views.forget()


def test_after_an_erasure_nobody_else_is_said_to_have_won(hall: Hall) -> None:
    """A woman who was erased is no woman any more to whoever works the prizes out again."""
    over(hall)
    before = told(hall)["prizes"]
    first = before["lists"][1]["shares"][0]["player"]["player"]
    erased(hall, first)
    main, women, clock = told(hall)["prizes"]["lists"]
    assert told(hall)["prizes"]["final"] is False
    assert (women["shares"], women["left"]) == ([], [])
    assert "is not shown any more" in women["in_doubt"]
    # Whoever takes the vase leaves his place among the main prizes.
    assert (main["shares"], main["in_doubt"]) == ([], women["in_doubt"])
    assert (clock["shares"], bool(clock["left"])) == ([], True)
    assert newest_view(hall.slug).card(first).prizes == ()  # type: ignore[union-attr]
    page = text(hall, "prizes")
    assert "Of some prizes nobody can tell any more who won them" in page
    assert named(hall, page) == []
    inside = Api(hall).get("prizes/").body["prizes"]["lists"]
    assert ["others may have won" in each["in_doubt"] for each in inside] == [True, True, False]
    for page in ("prizes/", "print/prizes/"):
        shown = hall.client().get(f"/console/{hall.slug}/{page}").content.decode()
        assert shown.count("others may have won than stand here") == 2, page


def test_an_erasure_that_changes_no_prize_leaves_the_winners_there(hall: Hall) -> None:
    """Whatever the last one may have been, the same players won."""
    over(hall)
    before = told(hall)["prizes"]
    state = hall.state
    last = figures.standing_lines(state, state.last_published)[-1].player
    erased(hall, last)
    after = told(hall)["prizes"]
    won = [[share["player"]["player"] for share in of["shares"]] for of in before["lists"]]
    assert last not in [player for of in won for player in of]
    assert [[one["player"]["player"] for one in of["shares"]] for of in after["lists"]] == won
    assert after["final"] is True
