"""Prizes in the console, on paper and by the API: set up, simulated, explained, chosen, moved."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.fund import (
    Prize,
    PrizeCategory,
    PrizeFund,
    PrizeList,
    PrizeTax,
)
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.public.kept_views import newest_view

from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

FUND = PrizeFund(
    currency="CZK",
    unit=100,
    doubles="choice",
    tax=PrizeTax(percent=1_500, above=100_000, of="whole"),
    lists=(
        PrizeList(id=1, prizes=tuple(Prize(money=100 * each) for each in (6000, 4000, 2000))),
        PrizeList(
            id=2,
            name="Women",
            who=PrizeCategory(sex="w"),
            prizes=(Prize(money=100_000, thing="Crystal vase"), Prize(money=50_000)),
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
    """Two of two rounds are played by eight players, every other one a woman."""
    hall = open_hall(players=8, rounds=2)
    hall.do(SetPrizeFund(fund=FUND))
    hall.play_round()
    hall.play_round()
    return hall


def page(hall: Hall, place: str = "prizes/", by: Any = None, **query: str) -> str:
    answer = hall.client(by).get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200, answer.status_code
    text = answer.content.decode()
    return " ".join(re.sub(r"<[^>]+>", " ", text[text.index("<main") :]).split())


def test_every_prize_stands_on_the_page_with_its_reason(hall: Hall) -> None:
    text = page(hall)
    assert "Prizes after round 2" in text
    assert "Fund 13500 CZK" in text
    assert "All results of the last round are in." in text
    assert "shared equally by those with the same points" in text
    assert "Crystal vase" in text
    assert "left over: nobody is in the category, the list asks for 2" in text


def test_the_sums_of_the_page_are_those_of_the_fund(hall: Hall) -> None:
    answered = Api(hall).get("prizes/").body
    row = answered["prizes"]
    assert answered["fund"]["currency"] == "CZK"
    assert row["money"] == row["paid"] + row["tax"] + row["left"] == 1_350_000
    assert sum(winner["money"] for winner in row["winners"]) + row["left"] == row["money"]
    assert row["tax"] > 0
    for winner in row["winners"]:
        assert winner["money"] == winner["paid"] + winner["tax"]


def test_each_round_has_its_prizes(hall: Hall) -> None:
    first = Api(hall).get("prizes/", round=1).body["prizes"]
    assert (first["round"], first["final"], first["complete"]) == (1, False, True)
    assert "As if the tournament ended after round 1." in page(hall, "prizes/1/")


def test_the_form_says_how_a_thing_without_money_is_written(hall: Hall) -> None:
    assert "a thing alone: ; Book" in page(hall, "prizes/fund/")


def test_an_absence_is_said_to_matter_only_where_a_list_asks_for_presence(hall: Hall) -> None:
    assert "No list asks for presence" in page(hall)
    asking = replace(FUND, lists=(replace(FUND.lists[0], present=True), *FUND.lists[1:]))
    hall.do(SetPrizeFund(fund=asking), reason="the sponsor hands them over himself")
    assert "Some lists ask for presence" in page(hall)


def test_why_somebody_has_no_prize(hall: Hall) -> None:
    men = [p for p, person in hall.names.people.items() if person.sex == "m"]
    answered = Api(hall).get("prizes/reasons/", player=men[0]).body
    reasons = {one["list"]: one["why"] for one in answered["lists"]}
    assert reasons["Women"] == "the list is for the other sex"
    assert "the list is for those born 2030 or later" in reasons["Born 2030 or later"]
    assert "the list is for the other sex" in page(hall, player=str(men[0]))
    assert Api(hall).get("prizes/reasons/", player=99).status == 404


def winners(hall: Hall) -> dict[int, dict[str, Any]]:
    rows = Api(hall).get("prizes/").body["prizes"]["winners"]
    return {row["player"]: row for row in rows}


def test_a_choice_moves_the_prizes_and_is_taken_back(hall: Hall) -> None:
    women = [p for p, person in hall.names.people.items() if person.sex == "w"]
    before = winners(hall)
    chooser = next(
        player
        for player in before
        if player in women and before[player]["prizes"][0]["list"] == "Main prizes"
    )
    hall.do(RecordPrizeChoice(player=PlayerId(chooser), takes=2))
    after = winners(hall)
    assert [one["list"] for one in after[chooser]["prizes"]] == ["Women"]
    assert after[chooser]["prizes"][0]["thing"] == "Crystal vase"
    text = page(hall)
    assert "takes Women" in text
    assert "The player has chosen this list." in text
    hall.do(RecordPrizeChoice(player=PlayerId(chooser)))
    assert winners(hall) == before


def test_s56_after_a_correction_the_difference_is_shown(hall: Hall) -> None:
    seen = hall.state.seq
    before = winners(hall)
    game = hall.game(1)
    assert game.result is not None
    other = Result.BLACK_WINS if game.result is not Result.BLACK_WINS else Result.WHITE_WINS
    corrected = CorrectResult(game=game.id, expected=game.result, result=other, reach="next")
    hall.do(corrected, reason="typed wrongly")
    after = winners(hall)
    moved = Api(hall).get("prizes/moved/", at=seen).body
    assert (moved["seq"], moved["now"]) == (seen, hall.state.seq)
    rows = {row["player"]: row for row in moved["prizes"]}
    touched = {
        player
        for player in before.keys() | after.keys()
        if before.get(player, {}).get("money") != after.get(player, {}).get("money")
    }
    assert touched
    assert touched <= rows.keys()
    for player in touched:
        assert rows[player]["money"] == before.get(player, {}).get("money", 0)
        assert rows[player]["new_money"] == after.get(player, {}).get("money", 0)
    text = page(hall, since=str(seen))
    assert f"Since event {seen}" in text
    assert rows[min(touched)]["name"] in text
    assert "Everybody gets what he would have got then." in page(hall, since=str(hall.state.seq))


def test_a_correction_says_before_and_after_it_whose_prizes_move(hall: Hall) -> None:
    seen = hall.state.seq
    game = hall.game(1)
    assert game.result is not None
    other = Result.BLACK_WINS if game.result is not Result.BLACK_WINS else Result.WHITE_WINS
    asked = Api(hall).get("reach/result/", game=game.id, result=other.value).body["reach"]
    hall.do(
        CorrectResult(game=game.id, expected=game.result, result=other, reach="next"),
        reason="typed wrongly",
    )
    moved = Api(hall).get("prizes/moved/", at=seen).body["prizes"]
    assert asked["prizes"] == moved != []
    text = unescape(page(hall, f"events/{hall.state.seq}/"))
    assert "Prizes that moved" in text
    assert all(row["name"] in text.partition("Prizes that moved")[2] for row in moved)
    same = Api(hall).get("reach/result/", game=game.id, result=other.value).body["reach"]
    assert same["prizes"] == []


def test_without_a_fund_a_correction_moves_no_prizes() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    hall.enter_result(1, "1-0")
    game = hall.game(1)
    asked = Api(hall).get("reach/result/", game=game.id, result="0-1").body["reach"]
    assert asked["standings"]
    assert asked["prizes"] == []


def test_what_moved_takes_what_a_printed_list_says_of_its_log(hall: Hall) -> None:
    text = sheet(hall, "prizes")
    printed = re.search(r"log ([0-9a-f]+@[0-9]+)", text)
    assert printed
    assert f"Since event {hall.state.seq}" in page(hall, since=printed[1])


@pytest.mark.parametrize("since", ["tomorrow", "9999", "0", "14:05", "1999-01-01", "@"])
def test_a_moment_that_never_was_is_said_beside_its_field(hall: Hall, since: str) -> None:
    text = page(hall, since=since)
    assert f"“{since}” is neither the number of an event up to now" in text
    assert "Since event" not in text


def test_a_choice_of_what_a_player_does_not_get_says_so(hall: Hall) -> None:
    man = next(p for p, person in hall.names.people.items() if person.sex != "w")
    hall.do(RecordPrizeChoice(player=PlayerId(man), takes=2))
    assert "takes Women, which gives this player nothing as it stands" in page(hall)


def test_before_round_1_nothing_is_left_over_yet() -> None:
    hall = open_hall(players=4)
    hall.do(SetPrizeFund(fund=FUND))
    text = page(hall)
    assert "Who would get what shows here once round 1 is published." in text
    assert "Place 1 6000" in text
    for early in ("left over", "Left over", "come into question", "Nobody gets"):
        assert early not in text, early


def test_without_a_fund_the_page_leads_to_the_form() -> None:
    hall = open_hall(players=4)
    assert "No prizes are set up" in page(hall)
    assert "Name (empty: by whom it is for)" in page(hall, "prizes/fund/")


def test_the_form_holds_the_fund(hall: Hall) -> None:
    answer = hall.client().get(f"/console/{hall.slug}/prizes/fund/").content.decode()
    assert 'value="CZK"' in answer
    assert "1000; Crystal vase\n500" in answer
    assert "; Chess clock; 900" in answer
    assert 'value="15"' in answer
    assert "The chief arbiter can still change it" in answer


def test_since_round_1_the_deputy_reads_the_fund_and_does_not_change_it(hall: Hall) -> None:
    deputy = hall.arbiter("deputy", "deputy")
    text = page(hall, "prizes/fund/", deputy)
    assert "Since round 1 the chief arbiter alone changes the prizes." in text
    reader = hall.arbiter("reader", "read-only")
    assert "set the prizes" in page(hall, "prizes/fund/", reader)
    assert "Note it" not in page(hall, by=reader)


def test_an_arbiter_sets_a_fund_by_the_api(hall: Hall) -> None:
    fund = {"lists": [{"id": 1, "prizes": [{"money": 150}]}], "unit": 100}
    answered = Api(hall).post("commands/set-prize-fund/", body(command={"fund": fund}, reason="x"))
    assert answered.status == 422
    (error,) = answered.body["errors"]
    assert error["field"] == "$.command.fund.lists[0].prizes[0].money"


# --- on paper -----------------------------------------------------------------------------------


def sheet(hall: Hall, what: str, **query: str) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/print/{what}/", query)
    assert answer.status_code == 200
    text = answer.content.decode()
    return " ".join(re.sub(r"<[^>]+>", " ", text[text.index("<main") :]).split())


NOT_CLOSED = "Not final: the tournament has not been closed yet."


def test_the_list_of_prizes_is_printed_with_its_place_in_the_log(hall: Hall) -> None:
    text = sheet(hall, "prizes")
    assert "Prizes as after round 2" in text
    assert "Main prizes" in text
    assert f"@{hall.state.seq}" in text
    assert "13500 CZK in all" in text
    assert NOT_CLOSED in text
    hall.do(CloseTournament())
    assert "Prizes, revision 1" in sheet(hall, "prizes")
    assert NOT_CLOSED not in sheet(hall, "prizes")


def test_each_winner_has_a_receipt_with_the_sums_before_and_after_tax(hall: Hall) -> None:
    text = sheet(hall, "receipts")
    rows = winners(hall)
    assert text.count("I have received what stands here.") == len(rows)
    first = next(iter(rows.values()))
    assert f"Signature of {first['name']}" in text
    assert f"Prize money {first['money'] // 100} CZK" in text
    assert f"Paid out {first['paid'] // 100} CZK" in text
    rate = "who gets more than 1000 has 15 % tax held back"
    assert f"Tax held back: {rate} {first['tax'] // 100} CZK" in text
    numbers = [f"No. {number} of {len(rows)}" for number in range(1, len(rows) + 1)]
    assert [number for number in numbers if number in text] == numbers
    assert text.count("As of ") == len(rows)
    for prize in first["prizes"]:
        assert not prize["money"] or f"{prize['money'] // 100} CZK" in text
    assert text.count(NOT_CLOSED) == len(rows)
    assert "Not final: as the standings are after round 1." in sheet(hall, "receipts", round="1")
    hall.do(CloseTournament())
    assert "Not final" not in sheet(hall, "receipts")


def test_paper_of_an_earlier_round_and_of_an_earlier_moment(hall: Hall) -> None:
    assert "Prizes as after round 1" in sheet(hall, "prizes", round="1")
    early = str(next(seq for seq in range(1, 999) if _published(hall, seq)))
    assert "Provisional: results are missing." in sheet(hall, "prizes", at=early)


def _published(hall: Hall, seq: int) -> bool:
    from tournaments.services import states

    return states.at(hall.slug, seq).last_published > 0


def read_back(hall: Hall, which: str) -> list[str]:
    """The text of each page of the PDF."""
    answer = hall.client().get(f"/console/{hall.slug}/print/{which}/?as=pdf")
    assert answer.status_code == 200
    return [page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages]


@pytest.mark.parametrize("which", ["prizes", "receipts", "diplomas"])
def test_every_winner_stands_in_the_pdf(hall: Hall, which: str) -> None:
    made = read_back(hall, which)
    for row in winners(hall).values():
        assert any(row["name"] in page for page in made)
    for number, page in enumerate(made, 1):
        assert f"page {number}/{len(made)}" in page


def test_each_winner_has_a_page_of_the_diplomas(hall: Hall) -> None:
    assert len(read_back(hall, "diplomas")) == len(winners(hall))


def test_receipts_as_pdf_say_what_is_paid_after_tax(hall: Hall) -> None:
    text = "".join(read_back(hall, "receipts"))
    assert text.count("I have received what stands here.") == len(winners(hall))
    for number, row in enumerate(winners(hall).values(), start=1):
        assert f"{row['paid'] // 100} CZK" in text
        assert f"No. {number} of {len(winners(hall))}" in text
    assert text.count("has 15 % tax held back") == len(winners(hall))
    assert text.count("As of ") == len(winners(hall))


def test_a_diploma_is_blank_while_nobody_has_won() -> None:
    hall = open_hall(players=4, slug="bare", rounds=2)
    hall.play_round()
    (text,) = read_back(hall, "diplomas")
    assert "Diploma" in text
    assert not any(player.name in text for player in newest_view(hall.slug).players)


# --- the public pages ---------------------------------------------------------------------------


def switch(hall: Hall, by: Any = None) -> PrizeFund | None:
    """What the switch on the page would set."""
    content = hall.client(by).get(f"/console/{hall.slug}/prizes/").content.decode()
    part = content[content.index('id="prizes-public"') :]
    found = re.search(r'name="fund" value="([^"]*)"', part)
    return msgspec.json.decode(unescape(found[1]), type=PrizeFund) if found else None


def test_the_switch_shows_the_prizes_and_takes_them_off_again(hall: Hall) -> None:
    assert "The public pages say nothing of the prizes." in page(hall)
    shown = switch(hall)
    assert shown == replace(FUND, public=True)
    hall.do(SetPrizeFund(fund=shown))
    assert "once the tournament is closed" in page(hall)
    content = hall.client().get(f"/console/{hall.slug}/prizes/").content.decode()
    assert f'href="/t/{hall.slug}/prizes/"' in content
    hall.do(CloseTournament())
    assert "Everybody can read who gets which prize" in page(hall)
    assert switch(hall) == FUND


def test_the_deputy_has_the_switch_and_a_reader_reads_where_it_stands(hall: Hall) -> None:
    deputy = hall.arbiter("deputy", "deputy")
    shown = switch(hall, deputy)
    assert shown
    hall.do(SetPrizeFund(fund=shown), by=deputy)
    reader = hall.arbiter("reader", "read-only")
    assert switch(hall, reader) is None
    assert "Everybody can read which prizes there are." in page(hall, by=reader)
