"""Rankings within the standings: who is in them, their places, teams of an open, who announces."""

from __future__ import annotations

from typing import Any

import pytest

from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.command import Command
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Conflict
from tournaments.domain.entries.commands import TakeBackEntry
from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.announced import RankingBy, RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.domain.standings.events import RankingsAnnounced
from tournaments.domain.standings.standings import standings
from tournaments.domain.standings.teams import TeamOfPlayers, ranked_teams
from tournaments.domain.standings.within import Personal, belonging, ranked_within
from tournaments.domain.tournament.commands import CloseTournament

from .hall import CHIEF, DEPUTY, OFFICER, Hall, expect, p

PEOPLE = {
    p(1): Personal(sex="m", born=1950, club="Sokol Praha"),
    p(2): Personal(sex="w", born=1990, club="sokol  praha"),
    p(3): Personal(sex="m", born=2010, club="Dubna"),
    p(4): Personal(sex="w", born=2008, club="Dubna"),
    p(5): Personal(sex="m", born=2001),
    p(6): Personal(sex="w", club="Lone"),
}
FEDERATIONS = ("CZE", "POL", "CZE", "POL", "", "CZE")
RATINGS = (2400, 2200, 2000, 1800, 1600, 0)


@pytest.fixture
def hall() -> Hall:
    """1 and 6 have won and share rank 1, 3 and 4 have drawn (rank 3), 2 and 5 have lost (5)."""
    hall = Hall(Settings(rounds=2, tie_breaks=("WON",)))
    for number, (federation, rating) in enumerate(zip(FEDERATIONS, RATINGS, strict=True), 1):
        hall.do(CheckIn(player=hall.enter_player(f"P{number}", rating, federation=federation)))
    return hall.started().play(1, "1-0", "1/2-1/2", "0-1")


def category(**who: Any) -> RankingWithin:
    return RankingWithin(id=1, who=PrizeCategory(**who))


def lists(hall: Hall, ranking: RankingWithin) -> dict[str, list[tuple[int, int, int]]]:
    """Place, rank in the whole and number, of each list."""
    homes = belonging(ranking, hall.state, PEOPLE)
    return {
        part.home: [(line.place, line.rank, line.player) for line in part.lines]
        for part in ranked_within(ranking, standings(hall.state), homes)
    }


def members(hall: Hall, ranking: RankingWithin) -> list[int]:
    return [player for _, _, player in lists(hall, ranking)[""]]


def teams(hall: Hall, by: RankingBy, **more: Any) -> list[TeamOfPlayers]:
    ranking = RankingWithin(**{"id": 1, "by": by} | more)
    homes = belonging(ranking, hall.state, PEOPLE)
    return list(ranked_teams(ranking, standings(hall.state), homes))


def figures(hall: Hall, by: RankingBy, **more: Any) -> list[tuple[object, ...]]:
    return [
        (team.place, team.home, team.points, team.ranks, team.best)
        for team in teams(hall, by, **more)
    ]


# --- categories ----------------------------------------------------------------------------------


def test_places_within_stand_beside_the_ranks_in_the_whole(hall: Hall) -> None:
    assert lists(hall, category(sex="w")) == {"": [(1, 1, 6), (2, 3, 4), (3, 5, 2)]}


def test_who_shares_his_rank_in_the_whole_shares_his_place(hall: Hall) -> None:
    assert lists(hall, category()) == {
        "": [(1, 1, 1), (1, 1, 6), (3, 3, 3), (3, 3, 4), (5, 5, 2), (5, 5, 5)]
    }


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ({"born_from": 2008}, [3, 4]),
        ({"born_to": 1990}, [1, 2]),
        ({"born_from": 1990, "born_to": 2001}, [2, 5]),
        ({"rating_from": 1800, "rating_to": 2000}, [3, 4]),
        ({"rating_to": 1800}, [6, 4, 5]),
        ({"rating_to": 1800, "unrated": "not"}, [4, 5]),
        ({"unrated": "only"}, [6]),
        ({"federations": ("POL",)}, [4, 2]),
        ({"clubs": ("SOKOL PRAHA",)}, [1, 2]),
        ({"players": (p(5), p(3))}, [3, 5]),
        ({"sex": "w", "federations": ("POL",), "born_from": 2000}, [4]),
        ({"born_from": 2030}, []),
    ],
)
def test_a_category_has_whoever_meets_all_it_asks(
    hall: Hall, who: dict[str, Any], expected: list[int]
) -> None:
    assert members(hall, category(**who)) == expected


def test_the_withdrawn_stay_in_their_category_and_an_entry_taken_back_does_not(hall: Hall) -> None:
    from_the_start = Hall(Settings(rounds=2)).with_players(4)
    homes = belonging(category(), from_the_start.state, {})
    assert set(homes) == {p(1), p(2), p(3), p(4)}
    from_the_start.do(TakeBackEntry(player=p(4)), reason="twice")
    assert p(4) not in belonging(category(), from_the_start.state, {})
    hall.do(WithdrawPlayer(player=p(6)))
    assert 6 in members(hall, category(sex="w"))


def test_each_federation_has_its_list_and_who_has_none_is_on_none(hall: Hall) -> None:
    assert lists(hall, RankingWithin(id=1, by="federations")) == {
        "CZE": [(1, 1, 1), (1, 1, 6), (3, 3, 3)],
        "POL": [(1, 3, 4), (2, 5, 2)],
    }


def test_a_club_is_one_however_it_is_written(hall: Hall) -> None:
    made = lists(hall, RankingWithin(id=1, by="clubs"))
    assert list(made) == ["Dubna", "Lone", "Sokol Praha"]
    assert [player for _, _, player in made["Sokol Praha"]] == [1, 2]


def test_lists_of_federations_may_be_of_a_category(hall: Hall) -> None:
    ranking = RankingWithin(id=1, by="federations", who=PrizeCategory(sex="w"))
    assert lists(hall, ranking) == {"CZE": [(1, 1, 6)], "POL": [(1, 3, 4), (2, 5, 2)]}


def test_before_round_1_nobody_is_ranked() -> None:
    hall = Hall().with_players(4)
    assert lists(hall, category()) == {"": []}


# --- teams ---------------------------------------------------------------------------------------


def test_a_team_has_the_points_of_its_best_players(hall: Hall) -> None:
    assert figures(hall, "teams-of-federations", best=2) == [
        (1, "CZE", 4, 2, 1),
        (2, "POL", 1, 8, 3),
    ]
    assert [team.size for team in teams(hall, "teams-of-federations", best=2)] == [3, 2]


def test_with_equal_points_the_lower_sum_of_ranks_then_the_best_player_decides(hall: Hall) -> None:
    """Lone lacks a player, who counts with no points and the rank after the last, 7."""
    assert figures(hall, "teams-of-clubs", best=2) == [
        (1, "Sokol Praha", 2, 6, 1),
        (2, "Dubna", 2, 6, 3),
        (3, "Lone", 2, 8, 1),
    ]


def test_what_nothing_separates_shares_its_place(hall: Hall) -> None:
    two = PrizeCategory(players=(p(3), p(4)))
    made = figures(hall, "teams-of-federations", best=1, who=two)
    assert made == [(1, "CZE", 1, 3, 3), (1, "POL", 1, 3, 3)]


def test_teams_with_too_few_players_may_be_left_out(hall: Hall) -> None:
    made = figures(hall, "teams-of-federations", best=3, whole_teams=True)
    assert made == [(1, "CZE", 5, 5, 1)]
    assert figures(hall, "teams-of-federations", best=3)[1] == (2, "POL", 1, 15, 3)


# --- announcing ----------------------------------------------------------------------------------

WOMEN = RankingWithin(id=1, name="Women", who=PrizeCategory(sex="w"), public=True)
ANNOUNCE = AnnounceRankings(rankings=(WOMEN, RankingWithin(id=2, by="teams-of-clubs", best=3)))


def take_back(hall: Hall) -> Command | None:
    stamp, event = hall.log[-1]
    return compensation(hall.state, stamp.seq, event, hall.past(stamp.seq))


def test_rankings_are_announced_by_the_deputy_before_round_1() -> None:
    hall = Hall().with_players(2)
    assert hall.do(ANNOUNCE, DEPUTY) == (RankingsAnnounced(rankings=ANNOUNCE.rankings),)
    assert hall.state.rankings == ANNOUNCE.rankings
    assert hall.already(ANNOUNCE, DEPUTY) == hall.state.seq
    assert hall.refused(ANNOUNCE, OFFICER).code == "NotPermitted"


def test_once_round_1_is_published_the_chief_announces_with_a_reason(hall: Hall) -> None:
    assert hall.refused(ANNOUNCE, DEPUTY, "x").code == "RankingsFixed"
    without = hall.refused(ANNOUNCE, CHIEF)
    assert without.says == "ReasonMissing.change-of-the-rankings-after-round-1"
    hall.do(ANNOUNCE, CHIEF, "A prize was donated")
    assert hall.state.rankings == ANNOUNCE.rankings


def test_after_the_end_they_stand(hall: Hall) -> None:
    hall.play(2, "1/2-1/2")
    hall.do(CloseTournament())
    assert hall.refused(ANNOUNCE, CHIEF, "x").code == "TournamentOver"


def test_whoever_did_not_see_the_newest_reads_them_again() -> None:
    hall = Hall()
    seen = hall.state.seq
    hall.do(ANNOUNCE)
    moved = hall.ask(AnnounceRankings(rankings=()), DEPUTY, read=seen)
    assert expect(Conflict, moved).says == "ChangedMeanwhile.rankings"


def test_they_are_taken_back() -> None:
    hall = Hall()
    hall.do(ANNOUNCE)
    hall.do(AnnounceRankings(rankings=(WOMEN,)))
    back = take_back(hall)
    assert back == ANNOUNCE
    hall.do(back)
    assert hall.state.rankings == ANNOUNCE.rankings
    first = next(stamp for stamp, event in hall.log if isinstance(event, RankingsAnnounced))
    event = hall.log[first.seq - 1][1]
    assert compensation(hall.state, first.seq, event, hall.past(first.seq)) is None


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"name": "a\nb"}, "PrizeTextNotALine.line-break", "rankings[1].name"),
        (
            {"who": PrizeCategory(born_from=2010, born_to=2008)},
            "PrizeRangeEmpty.born",
            "rankings[1].who.born_to",
        ),
        (
            {"who": PrizeCategory(rating_from=2000, rating_to=1800)},
            "PrizeRangeEmpty.rating",
            "rankings[1].who.rating_to",
        ),
        ({"who": PrizeCategory(players=(p(9),))}, "UnknownPlayer", "rankings[1].who.players"),
        ({"id": 1}, "RankingTwice", "rankings[1].id"),
    ],
)
def test_what_cannot_be_ranked_is_refused(fields: dict[str, Any], code: str, field: str) -> None:
    second = RankingWithin(**{"id": 2} | fields)
    refusal = Hall().refused(AnnounceRankings(rankings=(WOMEN, second)))
    assert (refusal.says, refusal.errors[0].field) == (code, field)
