"""What is laid down about single players, and numbers after corrections, as consoles show it."""

from __future__ import annotations

import json
from html import unescape
from itertools import combinations
from uuid import uuid4

import msgspec
import pytest
from msgspec.structs import replace

from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments.domain import commands as c
from tournaments.domain.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.ids import PlayerId
from tournaments.exports.report import report_text
from tournaments.selectors.boards import boards
from tournaments.selectors.numbers import number_changes, start_order
from tournaments.selectors.regulations import fixed_boards, prohibited_groups, virtual_lines
from tournaments.services.users import user_id

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def ids(*numbers: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in numbers)


def moves(hall: Hall) -> list[tuple[int | None, int, str]]:
    """Number now, new number, name."""
    rows = number_changes(hall.state, hall.names)
    return [(row.tpn, row.new, row.name) for row in rows]


def corrected(hall: Hall, player: int, rating: int) -> None:
    expected = hall.state.players[PlayerId(player)].rating
    hall.do(c.CorrectRating(player=PlayerId(player), expected=expected, rating=rating))


def test_a_fixed_board_goes_through_the_api_and_sticks_to_its_player() -> None:
    hall = open_hall(6)
    settings = msgspec.to_builtins(hall.state.settings, str_keys=True)
    body = {
        "command_id": str(uuid4()),
        "read_seq": hall.state.seq,
        "reason": "wheelchair",
        "command": {
            "name": "Prague Open",
            "settings": settings | {"fixed_boards": {"4": 1, "2": 7}},
        },
    }
    answer = hall.client().post(
        "/api/v1/tournaments/open/commands/change-settings/",
        json.dumps(body),
        content_type="application/json",
    )
    assert answer.status_code == 201, answer.content
    rows = fixed_boards(hall.state, hall.names)
    assert [(row.name, row.board) for row in rows] == [("Łoś, A.", 1), ("Chalupa, A.", 7)]
    hall.pair()
    hall.publish()
    assert {hall.game(1).white, hall.game(1).black} & {4}
    assert {hall.game(7).white, hall.game(7).black} & {2}


def test_groups_and_virtual_points_are_read_with_names() -> None:
    hall = open_hall(6)
    hall.do(c.SetProhibitedPairs(groups=(ProhibitedPlayers(ids(1, 3), 2, 4),)))
    hall.do(c.SetVirtualPoints(lines=(VirtualPoints(ids(2), 1, 1, 2),)))
    (group,) = prohibited_groups(hall.state, hall.names)
    assert [player.name for player in group.players] == ["Čapek, A.", "Dvořák, A."]
    assert (group.first, group.last) == (2, 4)
    (line,) = virtual_lines(hall.state, hall.names)
    assert (line.points, line.players[0].name, line.last) == ("½", "Chalupa, A.", 2)


def test_nothing_is_laid_down_at_first() -> None:
    hall = open_hall(4, started=False)
    state, names = hall.state, hall.names
    assert not fixed_boards(state, names)
    assert not prohibited_groups(state, names)
    assert not virtual_lines(state, names)


def test_a_corrected_rating_shows_whom_new_numbers_would_move() -> None:
    hall = open_hall(4)
    assert moves(hall) == []
    corrected(hall, 3, 2595)
    assert moves(hall) == [(3, 1, "Dvořák, A."), (1, 2, "Čapek, A."), (2, 3, "Chalupa, A.")]
    hall.do(c.AssignPairingNumbers())
    assert moves(hall) == []
    assert hall.state.order == start_order(hall.state, hall.names) == ids(3, 1, 2, 4)


def test_before_the_start_and_from_round_4_on_no_number_would_move() -> None:
    hall = open_hall(12, started=False)
    corrected(hall, 5, 2599)
    assert moves(hall) == []
    hall.do(c.StartTournament(seed="x"))
    for _ in range(3):
        hall.play_round()
    corrected(hall, 12, 2600)
    assert len(moves(hall)) == 12
    hall.pair()
    assert moves(hall) == []


def test_a_board_says_who_confirmed_its_result() -> None:
    hall = open_hall(4)
    bruno = hall.arbiter("bruno", "results")
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "0-1")
    game = hall.game(1)
    assert game.result is not None
    hall.do(c.ConfirmResult(game=game.id, result=game.result), by=bruno)
    first, second = boards(hall.state, hall.names, 1)
    assert (first.confirmed_by, first.confirmed_by_name) == (user_id(bruno), "Bruno Arbiter")
    assert (second.confirmed, second.confirmed_by_name) == (False, "")


def test_other_settings_keep_the_fixed_boards() -> None:
    hall = open_hall(4, started=False)
    fixed = replace(hall.state.settings, fixed_boards={PlayerId(1): 5})
    hall.do(c.ChangeSettings(name="Open", settings=fixed))
    hall.do(c.ChangeSettings(name="Open", settings=replace(hall.state.settings, city="Tábor")))
    assert [row.board for row in fixed_boards(hall.state, hall.names)] == [5]


def test_pairs_that_are_kept_apart_from_a_round_on_leave_the_report_true_for_all_rounds() -> None:
    """As the console sends it: a group added from round 2 on, and taken away from round 4 on."""
    hall = open_hall(10)
    hall.play_round()
    client, page = hall.client(), "/console/open/settings/"
    met = {frozenset((game.white, game.black)) for game in hall.state.games_of(1)}
    one, other = next(
        two for two in combinations(hall.state.order[:4], 2) if frozenset(two) not in met
    )
    form = client.get(page).content.decode()
    assert 'min="2" max="99" value="2"' in form
    api = Api(hall)
    group = {"players": [one, other], "first": 2, "last": 99}
    asked = {"groups": [group], "from_round": 2}
    late = api.command("set-prohibited-pairs", groups=[group | {"first": 1}], from_round=2)
    assert late.body["code"] == "ReasonMissing"
    why = {"reason": "announced, and not entered"}
    behind = {"groups": [group | {"first": 1}], "from_round": 2}
    refused = api.command("set-prohibited-pairs", envelope=why, **behind)
    assert (refused.body["code"], refused.body["facts"]["rounds"]) == ("RoundsBehindUs", "1")
    assert api.command("set-prohibited-pairs", envelope=why, **asked).status == 201
    hall.play_round()
    hall.play_round()
    listed = client.get(page, {"part": "prohibited_list"}).content.decode()
    button = listed.split('data-command="set-prohibited-pairs" data-values="')[1]
    without = json.loads(unescape(button.split('"')[0]))
    assert without == {"groups": [group | {"last": 3}], "from_round": 4}
    assert api.command("set-prohibited-pairs", envelope=why, **without).status == 201
    hall.play_round()
    report = read_report(report_text(hall.state, hall.names))
    told = [one for one in report.comments if "Prohibited pairs" in one]
    assert [line.partition(" from ")[2][:10] for line in told] == ["round 2 on", "round 4 on"]
    checked = check_report(report)
    assert len(checked.rounds) == 4
    assert checked.agrees, "\n".join(lines(checked))


def test_a_deputy_sees_after_round_1_that_the_chief_alone_keeps_players_apart() -> None:
    hall = open_hall(6)
    deputy = hall.client(hall.arbiter("deputy", "deputy"))
    assert "Keep them apart" in deputy.get("/console/open/settings/").content.decode()
    hall.play_round()
    page = deputy.get("/console/open/settings/").content.decode()
    assert "Keep them apart" not in page
    assert "only the chief arbiter changes this" in page
