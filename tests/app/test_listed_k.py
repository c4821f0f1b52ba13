"""K and a woman's second title: from FIDE's list to the entry, and on to ratings and norms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from pytest_django import Settings as Served

from tests.unit.rating_lists.test_fixed_width import ALZBETA
from tournaments.domain.entries.commands import CorrectPlayer, CorrectRating
from tournaments.domain.ids import PlayerId
from tournaments.domain.imported.commands import UseRatingList
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.selectors.ratings import rating_of

from .api import Api, body
from .builders import Hall, entry, open_hall
from .rating_lists import imported, listed

pytestmark = pytest.mark.django_db(transaction=True)

SETTINGS = Settings(rounds=5, start_date="2026-05-01", federation="CZE")
WOMAN = ALZBETA._replace(title="FM", womens="WIM", ratings=(2310, 2200, 0), born="1990")
P = PlayerId(1)


@pytest.fixture(autouse=True)
def lists(settings: Served, tmp_path: Path) -> None:
    settings.RATING_LISTS = tmp_path / "rating-lists"
    settings.RATING_LIST_LEAST = 10


def with_k(text: str, k: str) -> str:
    """The line of that player with another K of standard."""
    lines = text.split("\r\n")
    at = lines[0].index("SK ")
    return "\r\n".join(
        f"{line[:at]}{k:<3}{line[at + 3 :]}" if "Novotna" in line else line for line in lines
    )


def entered_from_the_list(k: str) -> Hall:
    hall = open_hall(0, settings=SETTINGS, started=False)
    imported(with_k(listed(50, WOMAN), k), "2026-05")
    (row,) = Api(hall).post("rating-lists/find/", {"words": "novotna"}).body["players"]
    assert (row["fides_k"], row["womens_title"]) == (int(k), "WIM")
    of_list: dict[str, Any] = {
        name: row[name]
        for name in ("name", "title", "womens_title", "federation", "fide_id", "birth_date", "sex")
    }
    sent = of_list | {"rating": row["rating"], "fides_k": row["fides_k"]}
    assert Api(hall).post("players/enter/", body(player=sent)).status == 201
    hall.enter([entry(number) for number in range(2, 7)])
    hall.do(UseRatingList(source="fide", kind="standard", period="2026-05"))
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    return hall


@pytest.mark.parametrize(
    ("listed_k", "k", "why"),
    [
        ("10", 10, "FIDE’s list says 10: a rating of 2400 was reached (B.02 8.3.3)"),
        ("20", 20, "As usual below 2400 (B.02 8.3.3)"),
        (
            "40",
            40,
            "FIDE’s list says 40, and no age explains it: new to the list, fewer than 30 games "
            "(B.02 8.3.3)",
        ),
    ],
)
def test_k_of_the_list_comes_with_the_entry_and_is_shown_with_why(
    listed_k: str, k: int, why: str
) -> None:
    hall = entered_from_the_list(listed_k)
    row = rating_of(hall.state, hall.names, P)
    assert row is not None
    assert (row.k, row.k_why, row.k_listed) == (k, why, int(listed_k))
    shown = hall.client().get(f"/console/{hall.slug}/ratings/1/1/").content.decode()
    assert why.partition(" (")[0] in shown


def test_where_the_article_says_otherwise_than_the_list_both_are_shown() -> None:
    """Rated 2400 meanwhile: 20 in the list, 10 by the article."""
    hall = entered_from_the_list("20")
    now = hall.state.players[P].ratings
    hall.do(CorrectRating(player=P, expected=now.fides, rating=2405), reason="the list of June")
    row = rating_of(hall.state, hall.names, P)
    assert row is not None
    assert (row.k, row.k_listed) == (10, 20)
    assert row.k_why == "The rating has reached 2400 (B.02 8.3.3); FIDE’s list says 20"


def test_k_is_corrected_alone_and_by_one_undo_again() -> None:
    hall = entered_from_the_list("20")
    now = hall.state.players[P].ratings
    seq = hall.do(
        CorrectRating(player=P, expected=now.fides, rating=now.fides, fides_k=40)
    ).first_seq
    assert hall.state.players[P].ratings.fides_k == 40
    said = Api(hall).get("undo/", event=seq).body["undo"]
    sent = body(command=said["values"], undoes=seq, reason="a slip")
    assert Api(hall).post(f"commands/{said['command']}/", sent).status == 201
    assert hall.state.players[P].ratings == now


def test_a_second_title_stays_where_nobody_speaks_of_it_and_goes_where_somebody_does() -> None:
    hall = entered_from_the_list("20")
    details = hall.state.players[P].details
    hall.do(CorrectPlayer(player=P, details=details, title="IM", federation="CZE"))
    assert hall.state.players[P].titles == {"IM", "WIM"}
    hall.do(CorrectPlayer(player=P, details=details, title="IM", federation="CZE", womens_title=""))
    assert hall.state.players[P].titles == {"IM"}


def test_k_of_an_entry_list_is_shown_first_and_ticked_like_any_other_cell() -> None:
    hall = open_hall(2, settings=SETTINGS, started=False)
    known = hall.names.people[P]
    lines = ["Name;FIDE ID;Rating;K", f"{known.name};{known.fide_id};2590;20", "Nová, Eva;;2100;40"]
    content = "\n".join([*lines, "Zlá, Ida;;1900;x"]).encode()

    def sent(**fields: str) -> Any:
        form: dict[str, Any] = {"file": SimpleUploadedFile("list.csv", content), **fields}
        return hall.client().post(f"/api/v1/tournaments/{hall.slug}/imports/", form)

    shown = sent(dry_run="1").json()["preview"]
    assert [row["problems"] for row in shown["rows"]] == [
        [],
        [],
        ["Column 4 (K): “x” is not a K (0 to 40)."],
    ]
    first, *_ = shown["plan"]["lines"]
    assert [(each["field"], each["before"], each["after"]) for each in first["changes"]] == [
        ("fides_k", "", "20")
    ]
    ticks = json.dumps({"enter": [3], "change": {"2": ["fides_k"]}})
    done = sent(ticks=ticks, read_seq=str(hall.state.seq), command_id=str(uuid4()))
    assert done.status_code == 201, done.content
    assert [each.ratings.fides_k for each in hall.state.players.values()] == [20, 0, 40]
