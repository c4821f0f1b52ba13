"""What the public pages say in each state of a tournament; rendered without a browser."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from events import store
from frontend.public import pages as public
from frontend.shared.seats import by_letter
from frontend.shared.standing_lines import lines
from tests.live.playing import Hall
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.public.kept_views import public_view
from tournaments.public.projection import PublicView
from tournaments.public.version import Versions

pytestmark = pytest.mark.django_db

ADDRESSES = (
    ("home", ""),
    ("pairings", ""),
    ("names", ""),
    ("standings", ""),
    ("entries", ""),
    ("player", "1"),
    ("screen", ""),
    ("screen", "board"),
    ("screen", "standings"),
    ("results.json", ""),
    ("now.json", ""),
    ("find.json", ""),
)
SECRETS = {"birth_date": "2011-02-03", "contact": "+420 777 123 456", "fide_id": "309988"}

_slugs = count(1)


def a_hall(players: int = 6, **settings: Any) -> Hall:
    """A tournament of a name of its own: views are kept by name."""
    return Hall(f"public-{next(_slugs)}", players=players, **settings)


def view_of(hall: Hall) -> PublicView:
    versions = Versions()
    versions.fold(store.read(hall.stream))
    return public_view(hall.stream, versions.latest, versions.seq_of(versions.latest))


def page(hall: Hall, name: str, argument: str = "") -> str:
    content = public.render(view_of(hall), name, argument)
    assert content is not None
    return " ".join(content.decode().split())


def read(hall: Hall, name: str, argument: str = "") -> dict[str, Any]:
    return json.loads(page(hall, name, argument))


@pytest.mark.parametrize("name", ["home", "pairings", "names", "standings"])
def test_before_the_start_every_page_says_what_will_be_there(name: str) -> None:
    text = page(a_hall(players=6), name)
    assert "Round 1 will appear here" in text
    assert "6 players are on the entry list" in text


def test_before_the_start_the_entry_list_counts_and_has_no_numbers() -> None:
    text = page(a_hall(players=6), "entries")
    assert "6 players" in text
    assert "Pairing number" not in text


def test_without_players_the_entry_list_says_so() -> None:
    assert "Nobody has been entered so far" in page(a_hall(players=0), "entries")
    assert "Nobody has been entered so far" in page(a_hall(players=0), "pairings")


def test_before_the_start_a_player_page_announces_the_first_round() -> None:
    assert "Round 1 will appear here" in page(a_hall(), "player", "1")


def test_between_rounds_the_first_page_announces_the_next_one() -> None:
    hall = a_hall()
    hall.start()
    hall.publish(1)
    assert "0 of 3 results are in" in page(hall, "home")
    hall.finish(1)
    assert "All 3 results are in" in page(hall, "home")
    assert "Round 2 will appear here" in page(hall, "home")


def test_an_older_round_points_to_the_newer_one() -> None:
    hall = played(1)
    hall.publish(2)
    assert 'href="/t/' + hall.slug + '/pairings/2">Round 2 has been paired' in page(
        hall, "pairings", "1"
    )
    assert "has been paired" not in page(hall, "pairings", "2")


def test_standings_are_provisional_while_results_are_missing() -> None:
    hall = a_hall()
    hall.start()
    hall.publish(1)
    assert "3 results of round 1 are missing" in page(hall, "standings")
    hall.finish(1)
    assert "Provisional" not in page(hall, "standings")


def test_a_finished_tournament_shows_its_final_standings_first() -> None:
    hall = played(2, rounds=2)
    hall.do(CloseTournament())
    assert "Final standings" in page(hall, "home")
    assert "The tournament is over" in page(hall, "home")
    assert "Final standings" in page(hall, "standings")
    assert "The tournament is over" in page(hall, "player", "1")
    assert read(hall, "now.json")["phase"] == "closed"


def test_whoever_withdrew_stays_on_the_lists_with_a_word_why_he_has_no_board() -> None:
    hall = played(1, players=7)
    hall.do(WithdrawPlayer(player=PlayerId(7)))
    assert "Plays no more from round 2 on" in page(hall, "player", "7")
    assert read(hall, "now.json")["seats"]["7"][6] == "no opponent left, a bye"


def test_shared_ranks_are_shared() -> None:
    hall = played(1)
    ranks = [line.rank for line in lines(view_of(hall), view_of(hall).rounds[0])]
    shared = [line.shared for line in lines(view_of(hall), view_of(hall).rounds[0])]
    assert ranks == [1, 1, 1, 4, 4, 4]
    assert shared == [False, True, True, False, True, True]


def test_a_bye_is_named_where_a_board_would_stand() -> None:
    hall = played(1, players=7)
    assert "no opponent left, a bye" in page(hall, "names")
    assert "no opponent left, a bye" in page(hall, "pairings")
    assert "no opponent left, a bye" in page(hall, "player", "7")


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        ("1-0", "1", "0"),
        ("1/2-1/2", "½", "½"),
        ("0-1u", "0", "1"),
        ("0-0", "0", "0"),
        ("1/2-0", "½", "0"),
        ("0-1/2", "0", "½"),
        ("1/2-1/2u", "½", "½"),
        ("+/-", "+", "−"),
        ("-/+", "−", "+"),
        ("-/-", "−", "−"),
    ],
)
def test_each_player_reads_his_own_half_of_a_result(result: str, white: str, black: str) -> None:
    hall = a_hall(players=2)
    hall.start()
    hall.publish(1)
    board = view_of(hall).boards(1)[0]
    hall.result("1.1.1", result)
    seats = read(hall, "now.json")["seats"]
    assert seats[str(board.white.player)][3] == white
    assert seats[str(board.black.player)][3] == black


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        ("player", "99"),
        ("player", ""),
        ("player", "01"),
        ("player", "1/2"),
        ("player", "¹"),
        ("pairings", "2"),
        ("pairings", "0"),
        ("pairings", "x"),
        ("names", "1 "),
        ("standings", "9" * 40),
        ("home", "1"),
        ("entries", "1"),
        ("screen", "games"),
        ("results.json", "7"),
        ("now.json", "1"),
        ("find.json", "x"),
        ("secrets", ""),
        ("", ""),
    ],
)
def test_what_is_not_there_has_no_page(name: str, argument: str) -> None:
    assert public.render(view_of(played(1)), name, argument) is None


def test_the_page_for_what_is_not_there_helps_on() -> None:
    text = public.missing(view_of(a_hall())).decode()
    assert "There is no such page" in text
    assert "List of names" in text


def test_a_draft_changes_no_page() -> None:
    hall = played(1)
    before = {address: page(hall, *address) for address in ADDRESSES}
    hall.draft(2)
    assert {address: page(hall, *address) for address in ADDRESSES} == before


@pytest.mark.parametrize("address", ADDRESSES, ids=str)
def test_no_page_holds_a_personal_detail(address: tuple[str, str]) -> None:
    hall = a_hall(players=2)
    hall.enter(name="Secret, Sam", rating=1500, **SECRETS)
    hall.enter(name="Other, Olga", rating=1400)
    hall.start()
    hall.publish(1)
    text = page(hall, *address)
    assert [secret for secret in SECRETS.values() if secret in text] == []
    assert "2011" not in text


def test_the_same_version_gives_the_same_bytes() -> None:
    view = view_of(played(1))
    for address in ADDRESSES:
        assert public.render(view, *address) == public.render(view, *address)


def test_a_result_leaves_the_key_of_a_round_and_a_name_moves_it() -> None:
    hall = a_hall()
    hall.start()
    hall.publish(1)
    before = read(hall, "results.json", "1")
    hall.result("1.1.1")
    after = read(hall, "results.json", "1")
    assert after["key"] == before["key"]
    assert (before["missing"], after["missing"]) == (3, 2)
    assert (before["results"]["1"], after["results"]["1"]) == ("", "1–0")
    hall.enter(name="Late, Lena")
    hall.do(CorrectRating(player=PlayerId(1), expected=2499, rating=2501))
    assert read(hall, "results.json", "1")["key"] != before["key"]


def test_names_are_in_the_order_of_the_alphabet_under_letters_without_accents() -> None:
    hall = a_hall(players=0)
    for name in ("Zeman, Z", "Čermák, A", "Łuczak, B", "Cibulka, C", "Öberg, D", "Ivanov, E"):
        hall.enter(name=name)
    hall.start()
    hall.publish(1)
    groups = by_letter(view_of(hall), view_of(hall).rounds[0])
    assert [(g.heading, [seat.player.name[:2] for seat in g.rows]) for g in groups] == [
        ("C", ["Če", "Ci"]),
        ("I", ["Iv"]),
        ("L", ["Łu"]),
        ("O", ["Öb"]),
        ("Z", ["Ze"]),
    ]


def played(upto: int, players: int = 6, **settings: Any) -> Hall:
    """A tournament of which so many rounds have been played."""
    hall = a_hall(players, **settings)
    hall.start()
    for number in range(1, upto + 1):
        hall.publish(number)
        hall.finish(number)
    return hall
