"""The prize fund: announced before round 1, changed by the chief afterwards; choices of players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tournaments.domain.command import Command
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Conflict
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.events import PrizeChoiceRecorded, PrizeFundSet
from tournaments.domain.prizes.fund import Doubles, Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament

from .hall import CHIEF, DEPUTY, OFFICER, Hall, expect, p


def money(*amounts: int) -> tuple[Prize, ...]:
    return tuple(Prize(money=100 * amount) for amount in amounts)


def fund(doubles: Doubles = "choice", **more: Any) -> PrizeFund:
    lists = (
        PrizeList(id=1, prizes=money(600, 400)),
        PrizeList(id=2, name="Girls", who=PrizeCategory(sex="w"), prizes=money(100)),
    )
    return PrizeFund(**{"doubles": doubles, "lists": lists} | more)


def one_list(**fields: Any) -> SetPrizeFund:
    unit = fields.pop("unit", 1)
    given: dict[str, Any] = {"id": 1, "prizes": money(100)} | fields
    of = PrizeList(**given)
    return SetPrizeFund(fund=PrizeFund(unit=unit, lists=(of,)))


@pytest.fixture
def hall() -> Hall:
    return Hall(Settings(rounds=1)).with_players(4).started()


def in_currency(currency: str, decimals: int = 2) -> SetPrizeFund:
    return SetPrizeFund(fund=fund(currency=currency, decimals=decimals))


def take_back(hall: Hall) -> Command | None:
    stamp, event = hall.log[-1]
    return compensation(hall.state, stamp.seq, event, hall.past(stamp.seq))


def test_a_fund_is_set_by_the_deputy_before_round_1(hall: Hall) -> None:
    events = hall.do(SetPrizeFund(fund=fund()), DEPUTY)
    assert events == (PrizeFundSet(fund=fund()),)
    assert hall.state.prize_fund == fund()
    assert hall.already(SetPrizeFund(fund=fund()), DEPUTY) == hall.state.seq


def test_nobody_else_sets_it(hall: Hall) -> None:
    assert hall.refused(SetPrizeFund(fund=fund()), OFFICER).code == "NotPermitted"


def test_once_round_1_is_published_the_chief_changes_it_with_a_reason(hall: Hall) -> None:
    hall.pair_and_publish(1)
    assert hall.refused(SetPrizeFund(fund=fund()), DEPUTY, "x").code == "PrizesAnnounced"
    without = hall.refused(SetPrizeFund(fund=fund()), CHIEF)
    assert without.says == "ReasonMissing.change-of-the-prizes-after-round-1"
    hall.do(SetPrizeFund(fund=fund()), CHIEF, "A sponsor came")
    assert hall.state.prize_fund == fund()


def test_whether_the_public_reads_it_is_changed_at_any_time_without_a_reason(hall: Hall) -> None:
    """What is announced stays as it is."""
    hall.do(SetPrizeFund(fund=fund()))
    hall.play(1, "1-0")
    hall.do(SetPrizeFund(fund=fund(public=True)), DEPUTY)
    hall.do(CloseTournament())
    hall.do(SetPrizeFund(fund=fund()), DEPUTY)
    hall.do(SetPrizeFund(fund=fund(public=True)), DEPUTY)
    both = SetPrizeFund(fund=fund("all"))
    assert hall.refused(both, CHIEF, "x").code == "TournamentOver"
    assert hall.state.prize_fund == fund(public=True)


def test_after_the_end_the_fund_stands_and_choices_are_still_noted(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=fund()))
    hall.play(1, "1-0")
    hall.do(CloseTournament())
    assert hall.refused(SetPrizeFund(fund=PrizeFund()), CHIEF, "x").code == "TournamentOver"
    hall.do(RecordPrizeChoice(player=p(1), away=True))
    assert hall.state.players[p(1)].away_from_prizes


def test_whoever_did_not_see_the_newest_fund_reads_it_again(hall: Hall) -> None:
    seen = hall.state.seq
    hall.do(SetPrizeFund(fund=fund()), DEPUTY)
    conflict = expect(Conflict, hall.ask(SetPrizeFund(fund=fund("all")), read=seen))
    assert conflict.says == "ChangedMeanwhile.prize-fund"


@pytest.mark.parametrize(("currency", "decimals"), [("JPY", 0), ("EUR", 2), ("KWD", 3), ("UYW", 4)])
def test_a_fund_counts_in_the_smallest_unit_of_its_currency(
    hall: Hall, currency: str, decimals: int
) -> None:
    for other in {0, 2, 3, 4} - {decimals}:
        refused = hall.refused(in_currency(currency, other))
        assert (refused.code, refused.errors[0].field) == ("DecimalsOfCurrency", "fund.decimals")
        facts = {"currency": currency, "decimals": decimals, "stated": other}
        assert refused.errors[0].facts == facts
    hall.do(in_currency(currency, decimals))
    assert hall.state.prize_fund.decimals == decimals


@pytest.mark.parametrize("currency", ["EUE", "XXX", "DEM"])
def test_what_is_no_currency_of_today_is_refused(hall: Hall, currency: str) -> None:
    refused = hall.refused(in_currency(currency))
    assert (refused.code, refused.errors[0].field) == ("UnknownCurrency", "fund.currency")


def test_a_fund_of_an_older_log_counts_in_hundredths_and_may_still_be_shown(
    hall: Hall,
) -> None:
    """600 yen were 60000 then: neither the fold nor the switch of the public pages moves them."""
    fund_of_then = {"currency": "JPY", "unit": 100, "lists": [{"id": 1, "prizes": [{"money": 1}]}]}
    body = {"fund": fund_of_then}
    for step in PrizeFundSet.older:
        body = step(body)
    before = msgspec.convert(body, PrizeFundSet).fund
    assert (before.currency, before.decimals) == ("JPY", 2)
    hall.append([PrizeFundSet(fund=before)])
    hall.do(SetPrizeFund(fund=replace(before, public=True)))
    assert hall.state.prize_fund == replace(before, public=True)
    anew = SetPrizeFund(fund=replace(before, unit=1))
    assert hall.refused(anew).code == "DecimalsOfCurrency"


def test_a_choice_of_which_somebody_else_knew_more_is_read_again(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=fund()))
    seen = hall.state.seq
    hall.do(RecordPrizeChoice(player=p(1), takes=2), DEPUTY)
    conflict = expect(Conflict, hall.ask(RecordPrizeChoice(player=p(1), takes=1), read=seen))
    assert conflict.says == "ChangedMeanwhile.prize-choice"


@pytest.mark.parametrize(
    ("command", "says", "field"),
    [
        (one_list(prizes=()), "PrizeListEmpty", "prizes"),
        (one_list(prizes=(Prize(), Prize())), "PrizeListEmpty", "prizes"),
        (one_list(prizes=money(50, 60)), "PrizeAboveTheOneBefore", "prizes[1].money"),
        (one_list(prizes=(Prize(money=150),), unit=100), "PrizeNotInUnits", "prizes[0].money"),
        (one_list(prizes=(Prize(worth=100),)), "WorthOfNothing", "prizes[0].thing"),
        (
            one_list(prizes=(Prize(thing="a\nb"),)),
            "PrizeTextNotALine.line-break",
            "prizes[0].thing",
        ),
        (one_list(name="\u202ea"), "PrizeTextNotALine.turning", "name"),
        (
            one_list(who=PrizeCategory(clubs=("\u200b",))),
            "PrizeTextNotALine.unseen",
            "who.clubs[0]",
        ),
        (
            one_list(who=PrizeCategory(born_from=2010, born_to=2008)),
            "PrizeRangeEmpty.born",
            "who.born_to",
        ),
        (
            one_list(who=PrizeCategory(rating_from=2000, rating_to=1800)),
            "PrizeRangeEmpty.rating",
            "who.rating_to",
        ),
        (
            one_list(who=PrizeCategory(unrated="only", rating_to=1800)),
            "PrizeRangeEmpty.unrated",
            "who.unrated",
        ),
        (one_list(who=PrizeCategory(players=(p(99),))), "UnknownPlayer", "who.players"),
    ],
)
def test_a_fund_that_makes_no_sense_says_where(
    hall: Hall, command: SetPrizeFund, says: str, field: str
) -> None:
    refused = hall.refused(command)
    assert (refused.says, refused.errors[0].field) == (says, f"fund.lists[0].{field}")


def test_two_lists_of_one_number_are_refused(hall: Hall) -> None:
    (of,) = one_list().fund.lists
    refused = hall.refused(SetPrizeFund(fund=PrizeFund(lists=(of, of))))
    assert (refused.says, refused.errors[0].field) == ("PrizeListTwice", "fund.lists[1].id")


def test_a_player_chooses_where_the_fund_lets_him(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=fund()))
    events = hall.do(RecordPrizeChoice(player=p(2), takes=2, away=True), DEPUTY)
    assert events == (PrizeChoiceRecorded(player=p(2), takes=2, away=True),)
    entry = hall.state.players[p(2)]
    assert (entry.takes_prize, entry.away_from_prizes) == (2, True)
    assert hall.already(RecordPrizeChoice(player=p(2), takes=2, away=True)) == hall.state.seq


@pytest.mark.parametrize(
    ("doubles", "takes", "says"),
    [("choice", 9, "UnknownPrizeList"), ("highest", 2, "NoChoiceOfPrizes")],
)
def test_a_choice_that_is_none_is_refused(
    hall: Hall, doubles: Doubles, takes: int, says: str
) -> None:
    hall.do(SetPrizeFund(fund=fund(doubles)))
    assert hall.refused(RecordPrizeChoice(player=p(2), takes=takes)).says == says


def test_somebody_who_is_not_there_chooses_nothing(hall: Hall) -> None:
    assert hall.refused(RecordPrizeChoice(player=p(99))).says == "UnknownPlayer"


def test_a_fund_is_taken_back_until_another_one_stands(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=fund("all")))
    hall.do(SetPrizeFund(fund=fund()))
    assert take_back(hall) == SetPrizeFund(fund=fund("all"))
    stamp, event = hall.log[-2]
    assert compensation(hall.state, stamp.seq, event, hall.past(stamp.seq)) is None


def test_a_choice_is_taken_back_until_another_one_stands(hall: Hall) -> None:
    hall.do(SetPrizeFund(fund=fund()))
    hall.do(RecordPrizeChoice(player=p(2), takes=2))
    hall.do(RecordPrizeChoice(player=p(2), away=True))
    assert take_back(hall) == RecordPrizeChoice(player=p(2), takes=2)
    stamp, event = hall.log[-2]
    assert compensation(hall.state, stamp.seq, event, hall.past(stamp.seq)) is None
