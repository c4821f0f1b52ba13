"""The entries beside a rating list (S02, S03, S07, S48): one tick a player, one undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from pytest_django import Settings

from tests.unit.rating_lists.test_fixed_width import ALZBETA
from tournaments.domain.decisions import Conflict
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.ids import PlayerId
from tournaments.domain.imported.commands import UseRatingList
from tournaments.domain.numbers.commands import StartTournament
from tournaments.imports import compared
from tournaments.models import RatingList
from tournaments.services import batch_undo
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .builders import Hall, account, entry, envelope, open_hall
from .rating_lists import imported, listed

pytestmark = pytest.mark.django_db(transaction=True)

MAGNUS = ALZBETA._replace(
    number=999000025,
    name="Nowak, Jan",
    federation="POL",
    sex="M",
    title="GM",
    womens="",
    ratings=(2611, 2590, 0),
    born="1988",
    flag="i",
)
OLD = ALZBETA._replace(
    number=999000033,
    name="Stary, Petr",
    title="",
    womens="",
    sex="M",
    ratings=(1800, 0, 0),
    born="1950",
    flag="",
)


@pytest.fixture(autouse=True)
def lists(settings: Settings, tmp_path: Path) -> None:
    settings.RATING_LISTS = tmp_path / "rating-lists"
    settings.RATING_LIST_LEAST = 10


@pytest.fixture
def hall() -> Hall:
    """A player with accents and an old rating, a GM under a wrong number, one without a number who
    is in the list, and one who is not."""
    hall = open_hall(0, started=False)
    bare: dict[str, Any] = {"club": "", "contact": "", "sex": "", "title": ""}
    hall.enter(
        [
            entry(
                1,
                **bare
                | {
                    "name": "Novotná, Alžběta",
                    "fide_id": "999000017",
                    "rating": 1990,
                    "federation": "CZE",
                    "birth_date": "2003-05-01",
                },
            ),
            entry(
                2,
                **bare
                | {
                    "name": "Nowak, Jan",
                    "fide_id": "999000025",
                    "rating": 0,
                    "federation": "POL",
                    "birth_date": "1988",
                },
            ),
            entry(
                3,
                **bare
                | {
                    "name": "Starý, Petr",
                    "fide_id": "",
                    "rating": 1800,
                    "federation": "CZE",
                    "birth_date": "1950",
                },
            ),
            entry(
                4,
                **bare
                | {
                    "name": "Guest, New",
                    "fide_id": "",
                    "rating": 0,
                    "federation": "UKR",
                    "birth_date": "2010-01-31",
                },
            ),
        ]
    )
    return hall


@pytest.fixture
def october() -> RatingList:
    return imported(listed(50, ALZBETA, MAGNUS, OLD))


def differences(hall: Hall, of: RatingList, kind: str = "standard") -> compared.Comparison:
    found = compared.compare(of, kind, hall.state, user_id(hall.chief))
    assert found
    return found


def changes(hall: Hall, of: RatingList, player: int) -> dict[str, tuple[str, str]]:
    (row,) = (each for each in differences(hall, of).entries if each.player == player)
    return {each.field: (each.before, each.after) for each in row.changes}


def test_what_the_list_has_otherwise_is_offered_a_player_a_line(
    hall: Hall, october: RatingList
) -> None:
    assert changes(hall, october, 1) == {
        "title": ("", "WFM"),
        "rating": ("1990", "2041"),
        "fides_k": ("", "20"),
        "sex": ("", "w"),
    }
    assert changes(hall, october, 2) == {
        "title": ("", "GM"),
        "rating": ("", "2611"),
        "fides_k": ("", "20"),
        "sex": ("", "m"),
    }
    assert changes(hall, october, 3) == {
        "fides_k": ("", "20"),
        "fide_id": ("", "999000033"),
        "sex": ("", "m"),
    }
    found = differences(hall, october)
    assert found.without_id == (4,)
    assert [row.notes for row in found.entries] == [(), ("inactive in the list",), ()]
    rapid = differences(hall, october, "rapid")
    assert {each.after for row in rapid.entries for each in row.changes} >= {"1988", "2590"}


def test_ticked_players_are_corrected_as_one_batch_that_is_taken_back(
    hall: Hall, october: RatingList
) -> None:
    before = hall.state.players
    sent = envelope(user_id(hall.chief), read_seq=hall.state.seq)
    done: Any = compared.correct(
        hall.slug, hall.state, october, "standard", [PlayerId(1), PlayerId(3)], sent
    )
    entries = hall.state.players
    assert (entries[PlayerId(1)].rating, entries[PlayerId(1)].title) == (2041, "WFM")
    assert entries[PlayerId(1)].rating_source == "FIDE standard 2026-10"
    assert [entries[PlayerId(player)].ratings.fides_k for player in (1, 2, 3)] == [20, 0, 20]
    assert entries[PlayerId(2)] == before[PlayerId(2)]
    assert hall.names.people[PlayerId(1)].name == "Novotná, Alžběta"
    assert hall.names.people[PlayerId(3)].fide_id == "999000033"
    undo = envelope(user_id(hall.chief), read_seq=hall.state.seq, reason="wrong list")
    batch_undo.undo(hall.slug, done.first_seq, undo)
    assert hall.state.players[PlayerId(1)].rating == 1990
    assert hall.state.players[PlayerId(1)].ratings.fides_k == 0
    assert hall.names.people[PlayerId(3)].fide_id == ""


def test_after_the_start_ratings_stay(hall: Hall, october: RatingList) -> None:
    hall.do(StartTournament())
    (first, *_) = differences(hall, october).entries
    assert "rating" not in {each.field for each in first.changes}
    (stays,) = (each for each in first.others if each.field == "rating")
    assert stays.why_not == "the rating of the list that was valid at the start stays"
    sent = envelope(user_id(hall.chief), read_seq=hall.state.seq)
    with pytest.raises(compared.NothingTicked):
        compared.correct(hall.slug, hall.state, october, "standard", [PlayerId(4)], sent)


def test_a_page_from_before_the_start_corrects_no_rating_after_it(
    hall: Hall, october: RatingList
) -> None:
    shown = hall.state
    hall.do(StartTournament())
    sent = envelope(user_id(hall.chief), read_seq=shown.seq)
    refused = compared.correct(hall.slug, shown, october, "standard", [PlayerId(1)], sent)
    assert isinstance(refused, Conflict)
    assert refused.code == "ListChangedMeanwhile"
    (moved,) = refused.facts["moved"]
    assert "the rating of the list that was valid at the start stays" in moved["now"]
    assert hall.state.players[PlayerId(1)].rating == 1990
    # What has nothing to do with ratings is corrected from that page as before.
    sent = envelope(user_id(hall.chief), read_seq=shown.seq)
    done = compared.correct(hall.slug, shown, october, "standard", [PlayerId(3)], sent)
    assert isinstance(done, Recorded)
    assert hall.names.people[PlayerId(3)].fide_id == "999000033"


def test_a_page_from_before_the_start_is_refused_in_words(hall: Hall, october: RatingList) -> None:
    before = hall.state.seq
    hall.do(StartTournament())
    address = f"/console/{hall.slug}/rating-lists/{october.pk}/compare/"
    form = {"command_id": str(uuid4()), "read_seq": before, "player": ["1"]}
    shown = hall.client().post(address, form).content.decode()
    assert "notice bad" in shown
    assert hall.state.players[PlayerId(1)].rating == 1990


def test_who_has_a_namesake_behind_many_stronger_players_is_offered_no_number(hall: Hall) -> None:
    """Of two of one name and year nobody knows which one is meant."""
    stronger = [
        OLD._replace(number=999001000 + at, name=f"Stary{end}ov, Petr", ratings=(2400, 0, 0))
        for at, end in enumerate("abcdefghijklmnopqrstuvwx")
    ]
    twin = OLD._replace(number=999000041, ratings=(1200, 0, 0))
    of = imported(listed(50, OLD, *stronger))
    assert changes(hall, of, 3)["fide_id"] == ("", "999000033")
    assert 3 in differences(hall, imported(listed(50, OLD, *stronger, twin))).without_id


def test_a_word_of_a_name_is_no_federation(hall: Hall) -> None:
    lee = OLD._replace(number=999000058, name="LEE POL", federation="KOR", born="1999")
    hall.enter([entry(5, name="LEE POL", fide_id="", federation="", birth_date="1999", title="")])
    assert changes(hall, imported(listed(50, lee, MAGNUS)), 5)["fide_id"] == ("", "999000058")


def test_the_page_of_a_national_list_asks_for_its_own_ratings_too(hall: Hall) -> None:
    lines = ["ID_No,Name,Sex,Fed,Birthday,Rtg_Nat,Fide_No,Rtg_Int"]
    lines += [f"{number},Nikto Ivan,,RUS,1970,1500,,0" for number in range(100, 150)]
    lines.append("7,Novotna Alzbeta,w,CZE,2003,2222,999000017,2041")
    of = imported("\n".join(lines), country="RUS", name="list.csv")
    address = f"/console/{hall.slug}/rating-lists/{of.pk}/compare/"
    shown = hall.client().get(address).content.decode()
    assert "2041" in shown
    assert "2222" in shown
    assert 'href="?kind=national"' in shown
    shown = hall.client().get(address, {"kind": "national"}).content.decode()
    assert "2222" in shown
    assert "2041" not in shown
    assert "Play by RUS 2026-10" in shown
    form = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "player": ["1"]}
    before = hall.state.players[PlayerId(1)].ratings
    assert hall.client().post(f"{address}?kind=national", form).status_code == 302
    entered = hall.state.players[PlayerId(1)].ratings
    assert (entered.national, entered.national_source) == (2222, "RUS 2026-10")
    assert (entered.fides, entered.fides_source) == (before.fides, before.fides_source)


def test_a_national_list_corrects_both_ratings_at_once(hall: Hall) -> None:
    lines = ["ID_No,Name,Sex,Fed,Birthday,Rtg_Nat,Fide_No,Rtg_Int"]
    lines += [f"{number},Nikto Ivan,,RUS,1970,1500,,0" for number in range(100, 150)]
    lines.append("7,Novotna Alzbeta,w,CZE,2003,2222,999000017,2041")
    of = imported("\n".join(lines), country="RUS", name="list.csv")
    address = f"/console/{hall.slug}/rating-lists/{of.pk}/compare/"
    form = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "player": ["1"]}
    assert hall.client().post(address, form).status_code == 302
    entry = hall.state.players[PlayerId(1)]
    assert entry.ratings == BothRatings(
        fides=2041,
        fides_source="FIDE standard, RUS 2026-10",
        national=2222,
        national_source="RUS 2026-10",
    )
    assert (entry.rating, entry.fides_rating) == (2041, 2041)


def test_a_national_number_is_nobodys_fide_id(hall: Hall) -> None:
    lines = ["ID_No,Name,Sex,Fed,Birthday,Rtg_Nat,Fide_No,Rtg_Int"]
    lines += [f"{number},Nikto Ivan,,RUS,1970,1500,,0" for number in range(100, 150)]
    lines.append("999000017,Drugoy Pavel,,RUS,1960,1444,,0")
    of = imported("\n".join(lines), country="RUS", name="list.csv")
    assert "Novotná, Alžběta" in differences(hall, of).missing


def test_the_page_corrects_remembers_the_list_and_says_that_a_newer_one_is_out(
    hall: Hall, october: RatingList
) -> None:
    client, place = hall.client(), f"/console/{hall.slug}/rating-lists/"
    address = f"{place}{october.pk}/compare/"
    shown = client.get(address).content.decode()
    assert "3 entries differ" in shown
    assert "To the rating officer of UKR" in shown
    assert "- Guest, New; sex -; born 2010-01-31" in shown
    form = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "player": ["1", "2"]}
    answer = client.post(address, form)
    assert answer.status_code == 302
    assert "Take all back" in client.get(answer["Location"]).content.decode()
    assert hall.state.players[PlayerId(2)].title == "GM"
    again = form | {"command_id": str(uuid4()), "player": ["4"]}
    assert "notice bad" in client.post(address, again).content.decode()
    hall.do(UseRatingList(source="fide", kind="standard", period="2026-10"))
    assert "plays by FIDE standard 2026-10" in client.get(address).content.decode()
    entries = f"/console/{hall.slug}/entries/"
    for page in (place, entries):
        assert "is out" not in client.get(page).content.decode()
    november = imported(listed(50, ALZBETA), "2026-11")
    for page in (place, entries):
        told = client.get(page).content.decode()
        assert "FIDE standard 2026-11 is out" in told
        assert f"{place}{november.pk}/compare/" in told


def test_the_comparison_is_read_and_the_ticked_are_corrected_by_the_api(
    hall: Hall, october: RatingList
) -> None:
    address = f"/api/v1/tournaments/{hall.slug}/rating-lists/{october.pk}/comparison/"
    read = hall.client().get(address, {"kind": "rapid"}).json()
    assert (read["seq"], read["kind"], read["name"]) == (
        hall.state.seq,
        "rapid",
        "FIDE rapid 2026-10",
    )
    first = read["comparison"]["entries"][0]
    assert first["player"] == 1
    assert {each["field"]: each["after"] for each in first["changes"]}["rating"] == "1988"
    assert read["comparison"]["without_id"] == [4]
    assert hall.client().get(address.replace(f"/{october.pk}/", "/0/")).json()["list"] == october.pk
    sent = {"command_id": str(uuid4()), "read_seq": read["seq"], "players": [1, 3]}
    body = sent | {"kind": "rapid"}
    done = hall.client().post(address, body, content_type="application/json")
    assert done.status_code == 201, done.content
    assert hall.state.players[PlayerId(1)].rating == 1988
    assert hall.names.people[PlayerId(3)].fide_id == "999000033"
    again = hall.client().post(address, body, content_type="application/json")
    assert (again.status_code, again.json()["seq"]) == (200, done.json()["seq"])
    undo = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "reason": "wrong list"}
    first_seq = done.json()["first_seq"]
    taken = hall.client().post(
        f"/api/v1/tournaments/{hall.slug}/batches/{first_seq}/undo/",
        undo,
        content_type="application/json",
    )
    assert taken.status_code == 201, taken.content
    assert hall.state.players[PlayerId(1)].rating == 1990
    assert hall.names.people[PlayerId(3)].fide_id == ""


def test_the_comparison_by_the_api_says_what_is_wrong(hall: Hall, october: RatingList) -> None:
    address = f"/api/v1/tournaments/{hall.slug}/rating-lists/{october.pk}/comparison/"
    body = {"command_id": str(uuid4()), "read_seq": hall.state.seq, "players": [4]}
    json = "application/json"
    refused = hall.client().post(address, body, content_type=json)
    assert (refused.status_code, refused.json()["field"]) == (400, "players")
    refused = hall.client().post(address, body | {"read_seq": 10**6}, content_type=json)
    assert (refused.status_code, refused.json()["field"]) == (400, "read_seq")
    refused = hall.client().get(address, {"kind": "bullet"})
    assert (refused.status_code, refused.json()["field"]) == (400, "kind")
    assert hall.client().get(address.replace(f"/{october.pk}/", "/99/")).status_code == 404
    typist = hall.arbiter("typist", "results")
    assert hall.client(typist).get(address).status_code == 403
    assert hall.client(typist).post(address, body, content_type=json).status_code == 403
    assert hall.client(account("stranger")).get(address).status_code == 403
    before = hall.state.seq
    hall.do(StartTournament())
    stale = body | {"command_id": str(uuid4()), "read_seq": before, "players": [1]}
    moved = hall.client().post(address, stale, content_type=json)
    assert (moved.status_code, moved.json()["code"]) == (409, "ListChangedMeanwhile")
