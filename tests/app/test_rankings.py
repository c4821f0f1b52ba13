"""Rankings within the standings on consoles, public pages, paper and as files; what if; the final
standings on paper."""

from __future__ import annotations

import csv
import re
from html import unescape
from io import StringIO
from typing import Any

import msgspec
import pytest

from frontend.public.pages import render
from frontend.shared.templatetags.words import with_latin
from tournaments.domain.games.commands import AdjournGame
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.public.kept_views import newest_view

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

WOMEN = RankingWithin(id=1, name="Best woman", who=PrizeCategory(sex="w"), public=True)
CLUBS = RankingWithin(id=2, by="teams-of-clubs", best=2, public=True)
OLD = RankingWithin(id=3, who=PrizeCategory(born_to=1953))
FEDERATIONS = RankingWithin(id=7, by="federations", public=True)


@pytest.fixture
def hall() -> Hall:
    """One of two rounds is played by eight players, every other one a woman."""
    hall = open_hall(players=8, rounds=2)
    hall.do(AnnounceRankings(rankings=(WOMEN, CLUBS, OLD, FEDERATIONS)))
    hall.play_round()
    return hall


def text_of(content: bytes) -> str:
    """Of the main part, without its tags."""
    page = content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[page.index("<main") :])).split())


def page(hall: Hall, place: str, by: Any = None, **query: Any) -> str:
    answer = hall.client(by).get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200, answer.status_code
    return text_of(answer.content)


def public(hall: Hall, name: str, argument: str = "") -> bytes | None:
    return render(newest_view(hall.slug), name, argument)


def women(hall: Hall) -> list[tuple[int, int, str]]:
    """Place, rank in the whole and name, worked out from the standings here."""
    people = hall.names.people
    rows = [
        row for row in Api(hall).get("standings/").body["standings"]
        if people[row["player"]].sex == "w"
    ]  # fmt: skip
    places = [1 + sum(other["rank"] < row["rank"] for other in rows) for row in rows]
    return [(place, row["rank"], row["name"]) for place, row in zip(places, rows, strict=True)]


# --- the console ---------------------------------------------------------------------------------


def test_the_standings_are_filtered_by_a_ranking(hall: Hall) -> None:
    whole = page(hall, "standings/")
    for name in ("Whole standings", "Best woman", "Teams of clubs", "Born 1953 or earlier"):
        assert name in whole
    filtered = page(hall, "standings/1/", within="1")
    expected = women(hall)
    assert len(expected) == 4
    for place, rank, name in expected:
        assert f"{place} {rank} {name}" in filtered
    men = [who.name for who in hall.names.people.values() if who.sex == "m"]
    assert not any(name in filtered for name in men)


def test_a_ranking_that_there_is_not_is_not_found(hall: Hall) -> None:
    for number in ("9", "x", "-1"):
        answer = hall.client().get(f"/console/{hall.slug}/standings/", {"within": number})
        assert answer.status_code == 404


def test_teams_and_lists_of_federations_stand_on_the_page(hall: Hall) -> None:
    teams = page(hall, "standings/", within="2")
    assert "the lower sum of their ranks decides" in teams
    assert "Klub 1 2 of 2" in teams
    federations = page(hall, "standings/", within="7")
    assert federations.index("CZE Place") < federations.index("GER Place")


def test_the_form_offers_what_is_announced_and_who_may_not_reads_it(hall: Hall) -> None:
    reader = hall.arbiter("reader", "read-only")
    for by in (None, reader):
        content = hall.client(by).get(f"/console/{hall.slug}/standings/rankings/").content.decode()
        assert content.count('class="panel prize-fields"') == (5 if by is None else 4)
        assert ('data-command="announce-rankings"' in content) == (by is None)
    assert "The chief arbiter and his deputy announce the rankings." in page(
        hall, "standings/rankings/", reader
    )


# --- the API -------------------------------------------------------------------------------------


def test_rankings_are_read_with_the_ranks_in_the_whole(hall: Hall) -> None:
    answered = Api(hall).get("rankings/").body
    assert [one["id"] for one in answered["announced"]] == [1, 2, 3, 7]
    first = answered["rankings"][0]
    lines = first["parts"][0]["lines"]
    assert [(one["place"], one["rank"], one["name"]) for one in lines] == women(hall)
    assert first["name"] == "Best woman"
    only = Api(hall).get("rankings/", only=2).body["rankings"]
    assert [one["by"] for one in only] == ["teams-of-clubs"]
    for team in only[0]["teams"]:
        assert team["ranks"] >= sum(one["rank"] for one in team["players"])
    assert Api(hall).get("rankings/", only=99).status == 404
    assert Api(hall).get("rankings/", round=0).body["rankings"][0]["parts"][0]["lines"] == []


def test_rankings_are_a_table_for_spreadsheets(hall: Hall) -> None:
    answer = hall.client().get(f"/api/v1/tournaments/{hall.slug}/rankings.csv", {"only": 1})
    assert answer.headers["Content-Type"].startswith("text/csv")
    head, *lines = csv.reader(StringIO(answer.content.decode().removeprefix("\ufeff")))
    assert head[:4] == ["ranking", "federation or club", "place", "rank"]
    assert [(int(line[2]), int(line[3]), line[6]) for line in lines] == women(hall)
    teams = hall.client().get(f"/api/v1/tournaments/{hall.slug}/rankings.csv", {"only": 2})
    rows = list(csv.reader(StringIO(teams.content.decode())))
    assert {len(row) for row in rows} == {12}
    assert rows[1][0] == "Teams of clubs"


def test_a_club_that_begins_like_a_formula_stays_text() -> None:
    hall = open_hall(players=4, rounds=1)
    hall.do(AnnounceRankings(rankings=(RankingWithin(id=1, name="=1+1"),)))
    hall.play_round()
    answer = hall.client().get(f"/api/v1/tournaments/{hall.slug}/rankings.csv")
    assert "'=1+1" in answer.content.decode()


# --- the public ----------------------------------------------------------------------------------


def test_public_rankings_have_a_page_each_and_links(hall: Hall) -> None:
    standings = (public(hall, "standings") or b"").decode()
    base = f"/t/{hall.slug}/"
    for number in (1, 2, 7):
        assert f'href="{base}ranking/{number}"' in standings
    shown = public(hall, "ranking", "1")
    assert shown is not None
    for place, rank, name in women(hall):
        assert f"{place} {rank} {name}" in text_of(shown)
    assert "Klub 1" in text_of(public(hall, "ranking", "2") or b"")
    assert public(hall, "ranking", "1/1") is not None
    asked = f'href="{base}ranking/1/1"'
    assert asked in (public(hall, "standings", "1") or b"").decode()


def test_what_is_not_public_has_no_page_and_no_link(hall: Hall) -> None:
    assert public(hall, "ranking", "3") is None
    assert b"1953" not in (public(hall, "standings") or b"")
    for argument in ("", "9", "x", "1/", "1/9", "1/1/1", "01"):
        assert public(hall, "ranking", argument) is None, argument
        assert public(hall, "ranking.json", argument) is None, argument


def test_programs_read_public_rankings(hall: Hall) -> None:
    tournament = msgspec.json.decode(public(hall, "tournament.json") or b"")
    assert [one["ranking"] for one in tournament["rankings"]] == [1, 2, 7]
    answered = msgspec.json.decode(public(hall, "ranking.json", "1/1") or b"")
    lines = answered["ranking"]["parts"][0]["lines"]
    assert [(one["place"], one["rank"], one["player"]["name"]) for one in lines] == women(hall)
    assert "sex" not in msgspec.json.encode(answered).decode()


def test_a_ranking_is_there_before_round_1_and_its_announcement_is_a_new_version() -> None:
    hall = open_hall(players=4, rounds=1)
    before = newest_view(hall.slug).version
    hall.do(AnnounceRankings(rankings=(WOMEN,)))
    assert newest_view(hall.slug).version == before + 1
    assert public(hall, "ranking", "1") is not None
    assert public(hall, "ranking", "1/1") is None


# --- paper ---------------------------------------------------------------------------------------


def sheet(hall: Hall, name: str, **query: Any) -> str:
    return page(hall, f"print/{name}/", **query)


def test_each_ranking_is_printed_with_its_places_and_the_ranks_in_the_whole(hall: Hall) -> None:
    printed = sheet(hall, "rankings")
    for name in ("Best woman", "Teams of clubs", "Born 1953 or earlier", "By federation"):
        assert name in printed
    alone = sheet(hall, "rankings", only=1)
    assert "Teams of clubs" not in alone
    for place, rank, name in women(hall):
        assert f"{place} {rank} {name}" in alone
    missing = hall.client().get(f"/console/{hall.slug}/print/rankings/", {"only": "9"})
    assert missing.status_code == 404


def test_whom_a_ranking_is_for_is_said_once(hall: Hall) -> None:
    named = RankingWithin(id=1, name="Women", who=PrizeCategory(sex="w"))
    hall.do(AnnounceRankings(rankings=(named,)), reason="another name")
    assert "Women. In the order of the whole standings" in sheet(hall, "rankings")
    assert "Women. Women." not in sheet(hall, "rankings")


def test_public_standings_have_points_and_tie_breaks_before_the_rounds(hall: Hall) -> None:
    """On a narrow screen the rounds are what is pushed out of sight."""
    table = (public(hall, "standings") or b"").decode()
    heads = re.findall(r'<th scope="col" class="(\w+)', table)
    assert heads.index("cell", 2) > max(at for at, of in enumerate(heads) if of in ("num", "tie"))


def test_where_none_is_announced_the_sheet_says_so() -> None:
    hall = open_hall(players=4, rounds=1)
    hall.play_round()
    assert "No rankings are announced." in sheet(hall, "rankings")


def test_every_line_of_a_long_ranking_is_on_one_of_its_sheets() -> None:
    hall = open_hall(players=44, rounds=1)
    hall.do(AnnounceRankings(rankings=(RankingWithin(id=4, name="All"), WOMEN)))
    hall.play_round()
    content = hall.client().get(f"/console/{hall.slug}/print/rankings/").content.decode()
    for person in hall.names.people.values():
        times = 2 if person.sex == "w" else 1
        assert content.count(f">{with_latin(person.name)}<") == times
    assert re.findall(r"page (\d)/(\d)", content) == [(str(number), "3") for number in range(1, 4)]


def test_the_final_standings_say_what_is_open_until_all_is_played(hall: Hall) -> None:
    running = sheet(hall, "final")
    assert "Standings after round 1, provisional" in running
    assert "One round is still to be played." in running
    hall.pair()
    hall.publish()
    assert "4 games are open." in sheet(hall, "final")
    hall.results(1, "1-0", "1-0", "1-0")
    assert "Provisional. One game is open." in sheet(hall, "final")
    assert "Final standings" not in page(hall, "standings/")
    hall.results(4, "1/2-1/2")
    over = sheet(hall, "final")
    assert "rovisional" not in over
    assert "Final standings after round 2" in over
    assert "The tournament has not been closed yet." in over
    assert "Final standings" in page(hall, "standings/")
    assert "One round is still to be played." in sheet(hall, "final", round=1)


def test_an_adjourned_game_of_an_earlier_round_is_open() -> None:
    hall = open_hall(players=8, rounds=2)
    hall.pair()
    hall.publish()
    hall.do(AdjournGame(game=hall.game(1).id))
    hall.results(2, "1-0", "1-0", "1-0")
    hall.play_round()
    assert "Provisional. One game is open." in sheet(hall, "final")
    assert "Final standings" not in page(hall, "standings/")


def test_the_final_standings_name_the_tie_breaks_the_arbiter_and_the_log(hall: Hall) -> None:
    hall.play_round()
    hall.do(CloseTournament())
    printed = sheet(hall, "final")
    for code, name in (
        ("BH/C1", "Buchholz"),
        ("SB", "Sonneborn-Berger"),
        ("DE", "Direct Encounter"),
    ):
        assert code in printed
        assert name in printed
    assert "Place and day" in printed
    assert "hief arbiter" in printed
    assert "Final standings after round 2" in printed
    assert "has not been closed" not in printed
    assert newest_view(hall.slug).hash[:6] in printed.replace("-", "").replace(" ", "").lower()
    hall.do(ReopenTournament(), reason="a result was wrong")
    hall.do(CloseTournament())
    assert "Final standings after round 2, revision 2" in sheet(hall, "final")


# --- what if -------------------------------------------------------------------------------------


@pytest.fixture
def playing(hall: Hall) -> Hall:
    """The last round is being played, for a prize."""
    hall.do(
        SetPrizeFund(
            fund=PrizeFund(lists=(PrizeList(id=1, prizes=(Prize(money=10_000),), sharing="rank"),))
        ),
        reason="a sponsor",
    )
    hall.pair()
    hall.publish()
    return hall


def test_what_if_shows_who_would_move_and_which_prizes(playing: Hall) -> None:
    nothing = page(playing, "standings/what-if/")
    assert "Choose a result at one board or several." in nothing
    game = playing.game(1)
    seq, version = playing.state.seq, newest_view(playing.slug).version
    shown = page(playing, "standings/2/what-if/", b1="0-1")
    black = playing.names.player(game.black)
    assert "3 games would still be open." in shown
    assert re.search(rf"1 \d \d up {re.escape(black)}", shown) or f"1 1 same {black}" in shown
    assert "Prizes that would move" in shown
    assert (playing.state.seq, newest_view(playing.slug).version) == (seq, version)
    assert playing.game(1).result is None


def test_what_is_supposed_of_several_boards_is_what_comes(playing: Hall) -> None:
    asked = {"b1": "0-1", "b2": "1/2-1/2", "b3": "1-0", "b4": "+/-"}
    shown = page(playing, "standings/2/what-if/", **asked)
    assert "No game would be open any more." in shown
    playing.results(1, *asked.values())
    rows = Api(playing).get("standings/").body["standings"]
    moved = re.search(r"players? would move .*", shown)
    assert moved is not None
    for row in rows[:2]:
        assert re.search(rf"\b{row['rank']} \d [^,]*{re.escape(row['name'])}", moved[0])


def test_a_board_leads_to_what_if_and_nonsense_supposes_nothing(playing: Hall) -> None:
    content = playing.client().get(
        f"/console/{playing.slug}/standings/2/what-if/", {"board": "4", "b1": "2-0", "b9": "1-0"}
    )
    assert content.status_code == 200
    assert 'name="b4"' in content.content.decode()
    assert "Choose a result at one board or several." in text_of(content.content)
    missing = playing.client().get(f"/console/{playing.slug}/standings/9/what-if/")
    assert missing.status_code == 404


def test_the_public_has_no_what_if(playing: Hall) -> None:
    assert b"what-if" not in (public(playing, "standings") or b"")
    assert public(playing, "what-if", "2") is None
