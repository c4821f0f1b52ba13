"""A rating list comes in whole or not at all, and asks where it may be the wrong one."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from pytest_django import Settings as Served

from tests.rating_list_files import SINGLE
from tests.unit.rating_lists.test_fixed_width import ALZBETA
from tournaments.domain.ids import PlayerId
from tournaments.domain.imported.commands import UseRatingList
from tournaments.domain.settings.settings import Settings
from tournaments.models import RatingList
from tournaments.rating_lists.listed import ListRefused
from tournaments.services.rating_lists import jobs, mappings, stores

from .api import Api, body
from .builders import Hall, entry, open_hall
from .rating_lists import imported, listed, put, waited

pytestmark = pytest.mark.django_db(transaction=True)
State = RatingList.State


@pytest.fixture(autouse=True)
def lists(settings: Served, tmp_path: Path) -> Path:
    """A folder of the test's own, in which small lists are whole ones."""
    settings.RATING_LISTS = tmp_path / "rating-lists"
    settings.RATING_LIST_LEAST = 100
    return tmp_path / "rating-lists"


def page(hall: Hall) -> str:
    return hall.client().get(f"/console/{hall.slug}/rating-lists/").content.decode()


def test_a_list_is_read_and_searched(lists: Path) -> None:
    row = imported(listed(300))
    assert (row.state, row.kind, row.period, row.rows) == (State.READY, "combined", "2026-10", 300)
    present = jobs.present()
    assert present == row
    some = stores.find(row, "a")
    assert some
    assert stores.numbered(row, [some[0].number]) == [some[0]]
    assert not list(lists.glob("*.upload"))


def test_a_broken_file_changes_nothing(lists: Path) -> None:
    good = imported(listed(200))
    bad = imported("a text\nof no list\n")
    assert (bad.state, bad.findings["code"]) == (State.REFUSED, "no-header")
    assert jobs.present() == good
    assert stores.find(good, "a")
    if any(lists.glob("*.sqlite3")):  # on PostgreSQL it is a table
        assert [file.name for file in lists.iterdir()] == [f"{good.store}.sqlite3"]


@pytest.mark.parametrize(
    ("count", "period", "codes"),
    [
        (90, "2026-11", ["few-rows", "fewer-rows"]),
        (150, "2026-11", ["fewer-rows"]),
        (200, "2026-09", ["older"]),
        (190, "2026-10", []),
    ],
)
def test_a_list_that_may_be_the_wrong_one_asks_first(
    count: int, period: str, codes: list[str]
) -> None:
    before = imported(listed(200))
    row = imported(listed(count), period)
    assert [each["code"] for each in row.findings["doubts"]] == codes
    assert row.state == (State.ASKS if codes else State.READY)
    if codes:
        assert jobs.present() == before
        jobs.confirm(row)
    assert jobs.present() == row
    assert stores.find(row, "a")


def test_a_question_answered_by_no_leaves_nothing() -> None:
    before = imported(listed(200))
    row = imported(listed(150))
    jobs.cancel(row)
    row.refresh_from_db()
    assert row.state == State.CANCELLED
    assert jobs.present() == before


def test_the_list_before_is_kept_and_the_one_before_that_goes() -> None:
    first, second, third = (imported(listed(200), f"2026-{month}") for month in (10, 11, 12))
    assert stores.find(second, "a")
    with pytest.raises(Exception, match=r"open|exist"):
        stores.numbered(first, ["1"])
    first.refresh_from_db()
    assert (first.state, first.store) == (State.REPLACED, "")
    assert jobs.present() == third


def test_an_import_can_be_cancelled() -> None:
    row = jobs.start(
        put(listed(60_000)),
        name="l",
        kind=None,
        period=None,
        country="",
        by="user:1",  # type: ignore[arg-type]
    )
    jobs.cancel(row)
    row.refresh_from_db()
    assert waited(row).state in (State.CANCELLED, State.REFUSED)
    assert jobs.present() is None


def test_one_list_at_a_time_and_a_dead_server_leaves_the_next_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = imported(listed(200))
    RatingList.objects.filter(pk=row.pk).update(state=State.RUNNING)  # and nobody beats
    with pytest.raises(ListRefused, match="busy"):
        imported(listed(200))
    monkeypatch.setattr(jobs, "QUIET_FOR", 0.0)
    assert imported(listed(200)).state == State.READY
    row.refresh_from_db()
    assert (row.state, row.findings["code"]) == (State.REFUSED, "broken-off")


# --- the page -------------------------------------------------------------------------------------


def sent(hall: Hall, name: str, content: bytes, **fields: str) -> Any:
    form = {"file": SimpleUploadedFile(name, content), **fields}
    return hall.client().post(f"/console/{hall.slug}/rating-lists/", form)


def zipped(text: str) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("players_list_foa.txt", text)
    return packed.getvalue()


def test_the_chief_sends_a_list_and_reads_how_it_went() -> None:
    hall = open_hall(4, started=False)
    assert sent(hall, "players.zip", zipped(listed(250)), month="2026-10").status_code == 302
    waited(RatingList.objects.get())
    shown = page(hall)
    assert "FIDE combined 2026-10" in shown
    assert "in use" in shown
    older = sent(hall, "players.zip", zipped(listed(250)), month="2026-09")
    assert older.status_code == 302
    row = waited(RatingList.objects.first())  # type: ignore[arg-type]
    assert "It is of 2026-09, the present list of 2026-10." in page(hall)
    address = f"/console/{hall.slug}/rating-lists/{row.pk}/confirm/"
    assert hall.client().post(address).status_code == 302
    assert jobs.present() == row


def test_what_is_wrong_is_said_at_its_field() -> None:
    hall = open_hall(4, started=False)
    assert "Write it as 2026-10" in sent(hall, "l.txt", b"x", month="10/2026").content.decode()
    nothing = hall.client().post(f"/console/{hall.slug}/rating-lists/", {})
    assert "Choose a file" in nothing.content.decode()
    assert sent(hall, "l.txt", b"<page>", month="2026-10").status_code == 302
    waited(RatingList.objects.get())
    assert "does not belong there" in page(hall)


def test_files_that_lie_on_the_server_are_offered_and_no_others(lists: Path) -> None:
    hall = open_hall(4, started=False)
    (lists / "incoming").mkdir(parents=True)
    waiting = lists / "incoming" / "october.txt"
    waiting.write_text(listed(200), newline="")
    assert "october.txt" in page(hall)
    address = f"/console/{hall.slug}/rating-lists/"
    outside = hall.client().post(address, {"waiting": "../../secret-key", "month": "2026-10"})
    assert "does not lie in the folder" in outside.content.decode()
    taken = hall.client().post(address, {"waiting": "october.txt", "month": "2026-10"})
    assert taken.status_code == 302
    assert waited(RatingList.objects.get()).state == State.READY
    assert waiting.exists()


# --- looking somebody up --------------------------------------------------------------------------


def test_programs_import_a_list_and_find_players_in_it() -> None:
    hall = open_hall(3, started=False)
    api = Api(hall)
    nobody = api.post("rating-lists/find/", {"words": "novotna"}).body
    assert (nobody["list"], nobody["players"]) == (0, [])
    form = {"file": SimpleUploadedFile("l.txt", listed(150, ALZBETA).encode()), "month": "2026-10"}
    answer = hall.client().post(f"{api.root}rating-lists/", form)
    assert answer.status_code == 200
    row = waited(RatingList.objects.get())
    (told,) = api.get("rating-lists/").body["lists"]
    assert (told["number"], told["state"], told["present"]) == (row.pk, "ready", True)
    found = api.post("rating-lists/find/", {"words": "Alž novotná", "kind": "rapid"}).body
    assert found["name"] == "FIDE rapid 2026-10"
    (player,) = found["players"]
    assert (player["rating"], player["rating_source"]) == (1988, "FIDE rapid 2026-10")
    assert (player["birth_date"], player["sex"], player["entry"]) == ("2003", "w", None)
    hall.do(UseRatingList(source="fide", kind="rapid", period="2026-10"))
    (player,) = api.post("rating-lists/find/", {"words": "novotná 2003"}).body["players"]
    assert player["rating"] == 1988


def single(kind: str, rating: int) -> RatingList:
    """FIDE's list of that kind alone."""
    alone = ALZBETA._replace(ratings=(rating, 0, 0))
    return imported(listed(150, alone, header=SINGLE), name=f"{kind}_list.txt")


def found(hall: Hall, **asked: Any) -> tuple[str, list[tuple[int, str, str]]]:
    """The name of the list asked, and the ratings that it says."""
    told = Api(hall).post("rating-lists/find/", {"words": "novotna alz"} | asked).body
    keys = ("rating", "rating_source", "rating_kind")
    return told["name"], [tuple(player[key] for key in keys) for player in told["players"]]


def test_of_lists_of_one_kind_that_of_the_tournament_is_asked() -> None:
    hall = open_hall(0, started=False)
    standard, _ = single("standard", 2041), single("rapid", 1988)
    assert found(hall)[0] == "FIDE standard 2026-10"
    rapid = ("FIDE rapid 2026-10", [(1988, "FIDE rapid 2026-10", "elo")])
    assert found(hall, kind="rapid") == rapid
    hall.do(UseRatingList(source="fide", kind="rapid", period="2026-10"))
    assert found(hall) == rapid
    # A list has its own kind, whatever is asked of it.
    assert found(hall, kind="blitz", list=standard.pk)[0] == "FIDE standard 2026-10"
    assert [rating for rating, *_ in found(hall, list=standard.pk)[1]] == [2041]


def test_the_tournament_plays_by_a_kind_that_is_not_there() -> None:
    hall = open_hall(0, started=False)
    single("standard", 2041)
    hall.do(UseRatingList(source="fide", kind="rapid", period="2026-10"))
    assert found(hall) == ("FIDE standard 2026-10", [(2041, "FIDE standard 2026-10", "elo")])


@pytest.mark.parametrize(
    ("rated_as", "rating"), [("standard", 2041), ("rapid", 1988), ("blitz", 1900), ("no", 2041)]
)
def test_without_a_list_on_record_the_rating_is_that_of_what_is_played(
    rated_as: Any, rating: int
) -> None:
    hall = open_hall(0, started=False, settings=Settings(rounds=5, rated_as=rated_as))
    imported(listed(150, ALZBETA._replace(ratings=(2041, 1988, 1900))))
    kind = "standard" if rated_as == "no" else rated_as
    name = f"FIDE {kind} 2026-10"
    assert found(hall) == (name, [(rating, name, "elo")])


NATIONAL = """ID;Nachname;Vorname;Geschlecht;Geburtsjahr;DWZ;FIDE-Elozahl;FIDE-ID;FIDE-Land
NU1001;Both;Bea;W;1990;1650;1702;99900033;GER
NU1002;Only;Olga;W;1991;1450;0;;GER
"""


def test_a_national_rating_is_entered_as_one_and_fides_in_a_national_list_says_so() -> None:
    hall = open_hall(0, started=False)
    filler = "".join(f"X{at};Filler;Fil;M;1980;1200;0;;GER\n" for at in range(150))
    imported(NATIONAL + filler, name="list.csv", country="GER")
    both, only = found(hall, words="both"), found(hall, words="only")
    name = "FIDE standard, GER 2026-10"
    assert both == (name, [(1702, name, "elo")])
    assert only == (name, [(1450, "GER 2026-10", "national")])
    by_national = ("GER 2026-10", [(1650, "GER 2026-10", "national")])
    assert found(hall, words="both", kind="national") == by_national
    for kind in ("standard", "national"):
        (row,) = (
            Api(hall).post("rating-lists/find/", {"words": "both", "kind": kind}).body["players"]
        )
        assert (row["fides_rating"], row["fides_source"]) == (1702, name)
        assert (row["national_rating"], row["national_source"]) == (1650, "GER 2026-10")
    hall.do(UseRatingList(source="GER", kind="national", period="2026-10"))
    assert found(hall, words="both") == by_national
    ((rating, source, kind),) = only[1]
    player = {"name": "Only, Olga", "rating": rating}
    sent = body(player=player | {"rating_source": source, "rating_kind": kind})
    assert Api(hall).post("players/enter/", sent).status == 201
    (entered,) = hall.state.players.values()
    assert (entered.rating, entered.fides_rating, entered.rating_source) == (1450, 0, "GER 2026-10")
    two = {"rating": 1702, "rating_source": name}
    beside = {"national_rating": 1650, "national_source": "GER 2026-10"}
    sent = body(player={"name": "Both, Bea", **two, **beside})
    assert Api(hall).post("players/enter/", sent).status == 201
    ratings = hall.state.players[PlayerId(2)].ratings
    assert (ratings.fides, ratings.fides_source) == (1702, name)
    assert (ratings.national, ratings.national_source) == (1650, "GER 2026-10")
    third = body(player={"name": "Twice, Tea", **two, **beside, "rating_kind": "national"})
    assert Api(hall).post("players/enter/", third).status == 422


def test_whoever_is_entered_is_shown_so() -> None:
    hall = open_hall(0, started=False)
    imported(listed(150, ALZBETA))
    hall.enter([entry(1, name="Novotná, A.", fide_id="999000017")])
    (player,) = Api(hall).post("rating-lists/find/", {"words": "999000017"}).body["players"]
    assert player["entry"] == 1


def test_what_cannot_be_imported_is_refused_by_its_field() -> None:
    hall = open_hall(0, started=False)
    address = f"/api/v1/tournaments/{hall.slug}/rating-lists/"
    for field, form in (
        ("month", {"month": "2026-13"}),
        ("kind", {"kind": "fast"}),
        ("country", {"country": "XYZ"}),
        ("file", {}),
        ("file", {"waiting": "../secret-key"}),
    ):
        answer = hall.client().post(address, form)
        assert (answer.status_code, answer.json()["field"]) == (400, field)


def test_whoever_runs_the_server_maps_a_national_list_of_his_own() -> None:
    hall = open_hall(3, started=False)
    folder = mappings.folder()
    folder.mkdir(parents=True)
    (folder / "den.toml").write_text(
        'code = "DEN"\nfederation = "Dansk Skak Union"\n'
        '[columns]\nnumber = ["Medlem"]\nname = ["Navn"]\nnational = ["Tal"]\n',
        encoding="utf-8",
    )
    (folder / "swe.toml").write_text('code = "SWE"\n', encoding="utf-8")
    shown = page(hall)
    assert "DEN Dansk Skak Union" in shown
    assert "swe.toml" in shown
    lines = ["Medlem;Navn;Tal", *(f"{number};Nogen, Anders;1500" for number in range(100, 220))]
    sent = SimpleUploadedFile("l.csv", "\n".join(lines).encode())
    form = {"month": "2026-10", "country": "SWE", "file": sent}
    refused = hall.client().post(f"{Api(hall).root}rating-lists/", form)
    assert (refused.status_code, refused.json()["field"]) == (400, "country")
    assert "swe.toml" in refused.json()["message"]
    sent.seek(0)
    taken = hall.client().post(f"{Api(hall).root}rating-lists/", form | {"country": "DEN"})
    assert taken.status_code == 200, taken.content
    row = waited(RatingList.objects.get())
    assert (row.state, row.source, row.rows) == (State.READY, "DEN", 120)


def test_a_list_can_be_read_and_shown_before_it_is_in_use() -> None:
    hall = open_hall(3, started=False)
    before = imported(listed(150), period="2026-09")
    sent = SimpleUploadedFile("l.txt", listed(200, ALZBETA).encode())
    form = {"month": "2026-10", "dry_run": "1", "file": sent}
    assert hall.client().post(f"{Api(hall).root}rating-lists/", form).status_code == 200
    row = waited(RatingList.objects.first())  # type: ignore[arg-type]
    assert row.state == State.ASKS
    assert jobs.present() == before
    assert "It was to be shown first. It has 201 players" in page(hall)
    assert not Api(hall).post("rating-lists/find/", {"words": "novotna alz"}).body["players"]
    confirmed = hall.client().post(f"{Api(hall).root}rating-lists/{row.pk}/confirm/")
    assert confirmed.status_code == 200
    assert jobs.present() == row
    sent.seek(0)
    address = f"/console/{hall.slug}/rating-lists/"
    ticked = {"month": "2026-11", "dry_run": "on", "file": sent}
    assert hall.client().post(address, ticked).status_code == 302
    shown = waited(RatingList.objects.first())  # type: ignore[arg-type]
    assert (shown.state, jobs.present()) == (State.ASKS, row)
    jobs.cancel(shown)
    assert jobs.present() == row
