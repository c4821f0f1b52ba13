"""The demo open: what a newcomer sees first."""

from __future__ import annotations

import datetime
from collections import Counter
from random import Random

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.test import Client

from events.verification import verify
from tournaments.demo.accounts import PASSWORD, STAFF, log_ins, sector
from tournaments.demo.entrants import entrants
from tournaments.demo.names import CULTURES
from tournaments.demo.play import outcome
from tournaments.demo.tournament import make_demo
from tournaments.domain.games.results import FORFEITS, Result
from tournaments.domain.tournament.state import Tournament
from tournaments.services import people, states

DAY = datetime.date(2026, 5, 9)


def content(state: Tournament) -> list[object]:
    """What two demos of one seed have in common: everything but persons and salts."""
    names = people.names(state)
    return [
        [
            (names[player].name, entry.title, entry.rating)
            for player, entry in state.players.items()
        ],
        state.order,
        state.initial_colour,
        [(game.white, game.black, game.result) for game in state.games.values()],
    ]


@pytest.mark.django_db(transaction=True)
def test_demo_is_a_running_open_with_the_newest_round_under_way() -> None:
    state = states.current(make_demo(40, today=DAY))
    assert len(state.players) == 40
    assert state.settings.rounds == 9
    assert [state.round(number).status for number in range(1, 7)] == [
        *["closed"] * 4,
        "published",
        "none",
    ]
    assert 0 < len(state.missing(5)) < len(state.games_of(5))
    assert Counter(entry.status for entry in state.players.values()) == {
        "checked-in": 39,
        "withdrawn": 1,
    }
    assert sum(entry.late for entry in state.players.values()) == 1
    assert len(set(state.arbiters.values())) == len(STAFF)
    assert verify(state.slug) == []


@pytest.mark.django_db(transaction=True)
def test_same_seed_makes_the_same_demo_and_another_seed_another() -> None:
    one, two = (states.current(make_demo(14, today=DAY)) for _ in range(2))
    other = states.current(make_demo(14, seed="another", today=DAY))
    assert one.slug != two.slug
    assert content(one) == content(two) != content(other)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_demo_of_very_few_players(players: int) -> None:
    state = states.current(make_demo(players, today=DAY))
    assert state.round(state.current_round).status == "published"


@pytest.mark.django_db(transaction=True)
def test_account_of_that_name_that_is_somebodys_own_is_left_alone(settings: LazySettings) -> None:
    settings.DEMO_LOGINS = True
    own = User.objects.create_user("chief", password="bishop pair")
    make_demo(2, today=DAY)
    own.refresh_from_db()
    assert own.check_password("bishop pair")
    assert not own.groups.exists()
    assert User.objects.get(username="demo-chief").check_password(PASSWORD)


def test_entrants_look_like_an_open() -> None:
    listed = entrants(600, Random("open"), DAY)
    assert len({entrant.name for entrant in listed}) == 600
    assert len({entrant.federation for entrant in listed}) > 10
    assert any("ř" in entrant.name for entrant in listed)
    assert any("ł" in entrant.name for entrant in listed)
    assert any("Ш" in entrant.name for entrant in listed)
    titles = Counter(entrant.title for entrant in listed)
    assert titles["GM"] < titles["IM"] < titles["FM"] < titles[""]
    assert all(entrant.rating >= 2500 for entrant in listed if entrant.title == "GM")
    assert 0 < sum(not entrant.rating for entrant in listed) < 80
    assert all(entrant.sex == "w" for entrant in listed if entrant.title.startswith("W"))


@pytest.mark.parametrize(
    ("federation", "family", "feminine"),
    [
        ("CZE", "Novák", "Nováková"),
        ("CZE", "Kučera", "Kučerová"),
        ("CZE", "Černý", "Černá"),
        ("CZE", "Hájek", "Hájková"),
        ("CZE", "Němec", "Němcová"),
        ("POL", "Kowalski", "Kowalska"),
        ("POL", "Nowak", "Nowak"),
        ("UKR", "Ковальський", "Ковальська"),
        ("UKR", "Шевченко", "Шевченко"),
        ("BUL", "Иванов", "Иванова"),
        ("KAZ", "Вишневский", "Вишневская"),
        ("GER", "Müller", "Müller"),
    ],
)
def test_family_names_of_women_follow_their_language(
    federation: str, family: str, feminine: str
) -> None:
    culture = next(each for each in CULTURES if each.federation == federation)
    assert family in culture.families
    assert culture.feminine(family) == feminine


def test_results_follow_the_ratings() -> None:
    random = Random("results")
    games = Counter(outcome(2400, 2000, random) for _ in range(2000))
    assert games[Result.WHITE_WINS] > 8 * games[Result.BLACK_WINS]
    assert games[Result.DRAW] > games[Result.BLACK_WINS]
    assert 0 < sum(games[result] for result in FORFEITS) < 40
    equal = Counter(outcome(2000, 2000, random) for _ in range(2000))
    assert abs(equal[Result.WHITE_WINS] - equal[Result.BLACK_WINS]) < 300


@pytest.mark.parametrize("boards", [1, 4, 30, 501])
def test_sectors_share_all_boards(boards: int) -> None:
    sectors = [sector(f"arbiter-{letter}", boards) for letter in "abcd"]
    for board in range(1, boards + 6):
        assert sum(first <= board <= last for first, last in sectors) == 1


@pytest.mark.django_db(transaction=True)
def test_log_in_page_lists_demo_accounts_only_where_they_work(
    settings: LazySettings, client: Client
) -> None:
    settings.DEMO_LOGINS = True
    assert log_ins() == []
    assert "Demo log-ins" not in client.get("/login/").content.decode()
    make_demo(2, today=DAY)
    assert ("chief", "chief") in log_ins()
    assert "arbiter-a" in client.get("/login/").content.decode()
    settings.DEMO_LOGINS = False
    assert log_ins() == []
    assert "arbiter-a" not in client.get("/login/").content.decode()
