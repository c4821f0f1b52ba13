"""The list of tie-breaks wherever it is chosen, shown, written and read back."""

from __future__ import annotations

import json
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from frontend.public import pages
from pairing.checker.standings import check_standings
from pairing.ranking.templates import USUAL
from pairing.trf import read_report
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.lots.commands import DrawLots
from tournaments.domain.settings.commands import ChangeRegulations
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.standings.standings import standings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.public.kept_views import newest_view
from tournaments.services import states
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, account, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

LIST = ("BH/C1", "BH", "OTHER_LOT")


def played(*codes: str, rounds: int = 2, players: int = 8, edition: str = "") -> Hall:
    settings = Settings(rounds=5, tie_breaks=codes, tie_break_edition=edition)
    hall = open_hall(players, settings=settings)
    for _ in range(rounds):
        hall.play_round()
    return hall


def page(hall: Hall, path: str, **query: Any) -> str:
    answer = hall.client().get(path, query)
    assert answer.status_code == 200, answer
    return str(answer.content.decode())


def public(hall: Hall, name: str, argument: str = "") -> str:
    shown = pages.render(newest_view(hall.slug), name, argument)
    assert shown is not None
    return shown.decode()


def imported(text: str) -> Tournament:
    chief = account("importer", superuser=True)
    outcome = create_from_report(
        text.encode(),
        envelope(user_id(chief)),
        slug="imported",
        festival="imported",
        festival_name="Imported",
    )
    assert isinstance(outcome, Recorded), outcome
    return states.current("imported")


# --- chosen --------------------------------------------------------------------------------------


def test_a_tournament_by_the_api_gets_the_usual_list_unless_it_says_otherwise() -> None:
    hall = open_hall(2, started=False)
    assert Api(hall).get("settings/").body["settings"]["tie_breaks"] == list(USUAL)


def test_a_wrong_code_is_refused_at_the_field_it_is_due_to() -> None:
    hall = open_hall(2, started=False)
    settings = Api(hall).get("settings/").body["settings"] | {"tie_breaks": ["BH", "XY"]}
    answer = Api(hall).post(
        "commands/change-settings/", body(command={"name": "Open", "settings": settings})
    )
    assert answer.body["code"] == "WrongTieBreak"
    assert "there is no tie-break XY" in answer.body["message"]
    assert [error["field"] for error in answer.body["errors"]] == ["$.command.settings.tie_breaks"]


def test_the_form_offers_templates_lists_of_other_tournaments_and_every_tie_break() -> None:
    hall = open_hall(2, slug="this", started=False)
    open_hall(2, slug="last-year", settings=Settings(tie_breaks=("PS", "SB")))
    text = page(hall, f"/console/{hall.slug}/settings/")
    assert 'data-codes="BH/C1, BH, DE, ARO/C1, WIN, BWG, BPG, SB"' in text
    assert 'value="t-last-year" data-codes="PS, SB"' in text
    assert 'value="t-this"' not in text
    assert 'data-add="KS"' in text
    assert f'value="{", ".join(USUAL)}"' in text


def test_a_new_tournament_begins_with_the_usual_list() -> None:
    hall = open_hall(2)
    text = page(hall, "/new/")
    assert f'value="{", ".join(USUAL)}"' in text
    own = "OTHER_FIRST, OTHER_AVERAGE, OTHER_LOT_1992"
    assert f'"dutch-1992": "{own}"' in unescape(text)
    assert f'data-codes="{own}"' in text


def test_what_is_wrong_is_said_while_it_is_typed() -> None:
    hall = open_hall(2, started=False)
    text = page(hall, "/tie-breaks/", codes="bh/c1, XY, BH/C1", edition="2026")
    assert "Buchholz, without the lowest" in text
    assert "There is no tie-break XY." in text
    assert "BH/C1 stands twice in the list." in text
    assert "STD is not in the edition 2024." in page(
        hall, "/tie-breaks/", codes="STD", edition="2024"
    )


def test_unrated_players_are_a_warning_with_a_way_out() -> None:
    hall = open_hall(2, started=False)
    hall.enter([entry(3, rating=0)])
    asked = {"edition": "2026", "tournament": hall.slug}
    text = page(hall, "/tie-breaks/", codes="ARO", **asked)
    assert "ARO: one player is unrated" in text
    assert 'data-instead="ARO/U1400"' in text
    assert "unrated" not in page(hall, "/tie-breaks/", codes="BH", **asked)
    assert "data-instead" not in page(hall, "/tie-breaks/", codes="ARO/U1400", **asked)
    stranger = account("stranger")
    answer = hall.client(stranger).get("/tie-breaks/", {"codes": "ARO", **asked})
    assert "data-instead" not in answer.content.decode()


# --- shown ---------------------------------------------------------------------------------------


def test_codes_names_and_values_stand_wherever_standings_stand() -> None:
    hall = played("BH/C1", "SB")
    first = standings(hall.state)[0]
    assert [name for name, _ in first.values] == ["BH/C1", "SB"]
    value = first.values[0][1]
    shown = {
        "console": page(hall, f"/console/{hall.slug}/standings/"),
        "public": public(hall, "standings"),
        "paper": page(hall, f"/console/{hall.slug}/print/standings/"),
    }
    for path, text in shown.items():
        assert "Buchholz, without the lowest" in text, path
        assert ">BH/C1<" in text, path
        assert f">{value}<" in text, path
    screen = public(hall, "screen", "standings")
    assert '<span class="tie-code">BH/C1</span>' in screen
    assert f'<span class="tie">{value}</span>' in screen


def test_programs_read_them_too() -> None:
    hall = played("BH/C1", "SB", edition="2024")
    listed = [
        {"code": "BH/C1", "name": "Buchholz, without the lowest"},
        {"code": "SB", "name": "Sonneborn-Berger"},
    ]
    line = standings(hall.state)[0]
    values = [{"name": name, "value": value} for name, value in line.values]
    for read in (
        Api(hall).get("standings/").body,
        json.loads(public(hall, "standings.json")),
    ):
        assert read["ranked_by"]["tie_breaks"] == listed
        assert read["ranked_by"]["edition"] == "2024"
        assert not read["ranked_by"]["provisional"]
        assert read["standings"][0]["tie_breaks"] == values


def test_standings_are_provisional_while_games_are_open() -> None:
    hall = played("BH", rounds=1)
    hall.pair()
    hall.publish()
    assert Api(hall).get("standings/").body["ranked_by"]["provisional"]
    assert not Api(hall).get("standings/", round=1).body["ranked_by"]["provisional"]
    assert "games are still open" in page(hall, f"/console/{hall.slug}/standings/")


def test_without_a_list_nothing_is_said_of_tie_breaks() -> None:
    hall = played()
    assert Api(hall).get("standings/").body["ranked_by"] == {
        "tie_breaks": [],
        "edition": "",
        "lots": "",
        "provisional": False,
    }
    assert "Equal points share a rank." in public(hall, "standings")


def test_a_correction_says_which_ranks_move_before_and_after() -> None:
    hall = played("BH", "SB", "TPN", rounds=4, players=20)
    game = hall.state.games_of(4)[0]
    assert game.result is not None
    other = Result.BLACK_WINS if game.result is Result.WHITE_WINS else Result.WHITE_WINS
    reach = Api(hall).get("reach/result/", game=game.id, result=other.value).body["reach"]
    moved = {row["player"] for row in reach["standings"]}
    assert moved > {game.white, game.black}
    before = {line.player: (line.rank, line.points) for line in standings(hall.state)}
    hall.do(CorrectResult(game=game.id, expected=game.result, result=other), reason="typed wrongly")
    after = {line.player: (line.rank, line.points) for line in standings(hall.state)}
    assert moved == {player for player in after if before[player] != after[player]}
    text = page(hall, f"/console/{hall.slug}/events/{hall.state.seq}/")
    for player in after:
        assert (f'data-key="standing-{player}"' in text) == (player in moved)


def test_a_corrected_rating_moves_ranks_where_a_tie_break_reads_it() -> None:
    hall = played("RTNG")
    lines = standings(hall.state)
    later = next(two for one, two in pairwise(lines) if one.points == two.points)
    reach = Api(hall).get("reach/rating/", player=later.player, rating=2900).body["reach"]
    assert later.player in {row["player"] for row in reach["standings"]}
    assert "The tie-breaks read ratings: ranks change." in reach["sentences"]


# --- lots ----------------------------------------------------------------------------------------


def test_the_chief_draws_lots_on_the_page_of_the_standings() -> None:
    hall = played(*LIST)
    place = f"/console/{hall.slug}/standings/"
    assert 'data-command="draw-lots"' in page(hall, place)
    Api(hall).command("draw-lots")
    assert hall.state.lots is not None
    assert len(hall.state.lots.seed) == 32
    assert hall.state.lots.first == 2
    text = page(hall, place)
    assert 'data-command="draw-lots"' not in text
    assert hall.state.lots.seed in text
    assert hall.state.lots.seed in public(hall, "standings")
    assert len({line.rank for line in standings(hall.state)}) == 8


# --- report files --------------------------------------------------------------------------------


def test_a_report_states_the_list_and_is_read_back_with_the_same_ranks() -> None:
    hall = played(*LIST, edition="2024")
    hall.do(DrawLots(seed="8 of spades"))
    text = report_text(hall.state, hall.names)
    report = read_report(text.encode())
    assert report.tie_breaks == LIST
    checked = check_standings(report)
    assert (checked.edition, checked.compared) == ("2024", ("PTS", *LIST))
    assert checked.agrees, checked.differences
    state = imported(text)
    assert state.settings.tie_breaks == LIST
    assert state.settings.tie_break_edition == "2024"
    assert [(row.rank, row.tpn, row.values) for row in standings(state)] == [
        (row.rank, row.tpn, row.values) for row in standings(hall.state)
    ]


def test_a_standings_order_that_begins_with_the_points_says_the_same() -> None:
    hall = played("BH", "SB")
    text = report_text(hall.state, hall.names)
    state = imported(text.replace("202 BH,SB", "212 PTS,BH,SB"))
    assert state.settings.tie_breaks == ("BH", "SB")


def test_a_report_without_a_list_brings_none() -> None:
    hall = played()
    text = report_text(hall.state, hall.names)
    assert "202" not in {line[:3] for line in text.splitlines()}
    assert imported(text).settings.tie_breaks == ()


def test_a_list_changed_under_way_stands_in_a_line_of_the_report() -> None:
    hall = played("SB", rounds=1)
    wanted = regulations_of(hall.state.settings)
    new = type(wanted)(**{**_fields(wanted), "tie_breaks": ("BH/C1", "DE")})
    hall.do(ChangeRegulations(from_round=2, regulations=new), reason="announced wrongly")
    hall.play_round()
    text = report_text(hall.state, hall.names)
    line = "### Regulations changed by the chief arbiter @ Round 2: tiebreaks SB -> BH/C1,DE"
    assert line in text.splitlines()
    assert "202 BH/C1,DE" in text.splitlines()
    state = imported(text)
    assert state.settings_in(1).tie_breaks == ("SB",)
    assert state.settings_in(2).tie_breaks == ("BH/C1", "DE")
    assert standings(state, 1)[0].values == standings(hall.state, 1)[0].values


def _fields(of: Any) -> dict[str, Any]:
    return {name: getattr(of, name) for name in of.__struct_fields__}


@pytest.mark.parametrize("started", [False, True])
def test_the_list_is_published_before_round_1(started: bool) -> None:
    """On the pages that say what will be there, and for programs (C.07 4.1.1)."""
    settings = Settings(rounds=5, tie_breaks=("BH/C1", "SB"))
    hall = open_hall(players=6, settings=settings, started=started, slug=f"before-{started}")
    view = newest_view(hall.slug)
    for name in ("home", "standings", "pairings", "crosstable"):
        page = pages.render(view, name, "")
        assert page is not None
        assert "<b>BH/C1</b> Buchholz, without the lowest" in " ".join(page.decode().split()), name
        assert "Sonneborn-Berger" in page.decode(), name
    for name in ("tournament.json", "standings.json"):
        answer = pages.render(view, name, "")
        assert answer is not None
        told = json.loads(answer)["ranked_by"]
        assert [each["code"] for each in told["tie_breaks"]] == ["BH/C1", "SB"]
        assert not told["provisional"]
