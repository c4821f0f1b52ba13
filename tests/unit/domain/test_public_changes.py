"""What everybody reads of prizes and ratings: told exactly when it changes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tournaments.domain.compensation import compensation
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.events import PublicRatingsChanged, RatedResultCorrected
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.events import (
    PrizeChoiceRecorded,
    PrizeFundSet,
    PublicPrizesChanged,
)
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament

from .hall import Hall, p

FUND = PrizeFund(
    doubles="choice",
    public=True,
    lists=(
        PrizeList(id=1, prizes=(Prize(money=100),)),
        PrizeList(id=2, who=PrizeCategory(sex="w"), prizes=(Prize(money=50),), present=True),
        PrizeList(id=3, who=PrizeCategory(federations=("XYZ",)), prizes=(Prize(money=20),)),
    ),
)
PRIVATE = replace(FUND, public=False)
NOTHING = PrizeFund(public=True, currency="CZK")


def kinds(hall: Hall, command: Any, **more: Any) -> list[str]:
    return [type(event).__name__ for event in hall.do(command, **more)]


def over(fund: PrizeFund) -> Hall:
    hall = Hall(Settings(rounds=1)).with_players(4)
    hall.do(SetPrizeFund(fund=fund))
    hall.started().play(1, "1/2-1/2")
    hall.do(CloseTournament())
    return hall


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (None, PRIVATE, False),
        (None, NOTHING, False),
        (None, FUND, True),
        (PRIVATE, FUND, True),
        (FUND, PRIVATE, True),
        (FUND, replace(FUND, currency="CZK"), True),
        (FUND, NOTHING, True),
        (NOTHING, replace(NOTHING, currency="EUR"), False),
        (PRIVATE, replace(PRIVATE, currency="CZK"), False),
    ],
)
def test_of_a_fund_the_public_is_told_what_it_reads(
    before: PrizeFund | None, after: PrizeFund, told: bool
) -> None:
    hall = Hall(Settings(rounds=1)).with_players(4)
    if before:
        hall.do(SetPrizeFund(fund=before))
    assert kinds(hall, SetPrizeFund(fund=after)) == (
        ["PrizeFundSet"] + ["PublicPrizesChanged"] * told
    )
    assert hall.state.prize_fund == after


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ({"takes": 2}, True),
        ({"takes": 3}, False),
        ({"away": True}, True),
        ({"takes": 3, "away": True}, True),
    ],
)
def test_of_a_choice_it_is_told_once_winners_stand_there(
    choice: dict[str, Any], told: bool
) -> None:
    """Nobody of the federation of list 3 plays; that a player is no woman the log does not say."""
    command = RecordPrizeChoice(player=p(2), **choice)
    assert kinds(over(FUND), command) == ["PrizeChoiceRecorded"] + ["PublicPrizesChanged"] * told
    assert kinds(over(PRIVATE), command) == ["PrizeChoiceRecorded"]
    running = Hall(Settings(rounds=1)).with_players(4)
    running.do(SetPrizeFund(fund=FUND))
    assert kinds(running, command) == ["PrizeChoiceRecorded"]


def test_an_absence_that_no_list_asks_about_is_not_told() -> None:
    lists = tuple(replace(of, present=False) for of in FUND.lists)
    hall = over(replace(FUND, lists=lists))
    assert kinds(hall, RecordPrizeChoice(player=p(2), away=True)) == ["PrizeChoiceRecorded"]


def test_what_takes_it_back_is_told_likewise() -> None:
    hall = over(FUND)
    for command in (RecordPrizeChoice(player=p(2), away=True), SetPrizeFund(fund=PRIVATE)):
        events = hall.do(command)
        assert isinstance(events[-1], PublicPrizesChanged)
        seq = hall.log[-2][0].seq
        back = compensation(hall.state, seq, events[0], hall.past(seq))
        assert back is not None
        again = hall.do(back)
        assert isinstance(again[0], PrizeChoiceRecorded | PrizeFundSet)
        assert isinstance(again[1], PublicPrizesChanged)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"public_rating_changes": True}, True),
        ({"public_rating_changes": True, "rated_as": "no"}, False),
        ({}, False),
    ],
)
def test_a_correction_for_the_rating_is_told_where_ratings_are(
    settings: dict[str, Any], told: bool
) -> None:
    hall = Hall(Settings(rounds=5, **settings)).with_players(6).started()
    hall.play_rounds(1, 2, 3)
    game = GameId("1.1.1")
    wanted = CorrectResult(
        game=game, expected=Result.DRAW, result=Result.WHITE_WINS, reach="rating"
    )
    events = hall.do(wanted, reason="slip misread")
    assert isinstance(events[0], RatedResultCorrected)
    assert events[1:] == (PublicRatingsChanged(game=game),) * told
    seq = hall.state.seq - told
    back = compensation(hall.state, seq, events[0], hall.past(seq))
    assert back is not None
    assert len(hall.do(back, reason="it was right")) == 1 + told
