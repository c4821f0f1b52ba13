"""Scheveningen through the whole product: the sides, the draw within them, the score, files."""

from __future__ import annotations

import re

import pytest

from frontend.public.pages import render
from pairing.checker import check_report
from pairing.round_robin import scheveningen
from pairing.trf import read_report
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import AssignPairingNumbers, StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.standings import points_text, standings
from tournaments.exports.report import report_text
from tournaments.public.kept_views import newest_view
from tournaments.services.names import names_of

from .builders import Hall, entry, open_hall
from .test_round_robins_played import play, refused, shown

pytestmark = pytest.mark.django_db


def match(players: int, code: str = "scheveningen", *, started: bool = True) -> Hall:
    return open_hall(players, slug="match", started=started, settings=Settings(system=code))


def side(*players: int) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, players))


def start(*side_a: int) -> StartTournament:
    return StartTournament(seed="ten", side_a=side(*side_a))


def test_side_a_has_the_first_numbers_and_each_side_draws_its_own() -> None:
    hall = match(8, started=False)
    hall.do(start(2, 4, 6, 8))
    order = hall.state.order
    assert set(order[:4]) == {2, 4, 6, 8}
    assert order[:4] != (2, 4, 6, 8)
    assert set(order[4:]) == {1, 3, 5, 7}
    assert hall.state.settings.rounds == 4
    assert hall.state.collation == "lots-within-sides"


def test_half_of_the_players_are_named_for_side_a_with_an_odd_number_one_more() -> None:
    hall = match(5, started=False)
    for wrong in ((), (1, 2), (1, 2, 3, 4), (1, 2, 2), (1, 2, 9)):
        assert refused(hall, start(*wrong)) == "SidesUneven"
    hall.do(start(1, 2, 3))
    assert set(hall.state.order[:3]) == {1, 2, 3}


def test_there_are_no_sides_elsewhere_nor_a_table_for_more_than_26() -> None:
    robin = open_hall(4, slug="robin", started=False, settings=Settings(system="round-robin"))
    assert refused(robin, start(1, 2)) == "SidesNotPlayed"
    large = match(27, started=False)
    assert refused(large, start(*range(1, 15))) == "NoTableForSoMany"
    assert "There is no table for 27 players" in shown(large, "pairing/")


def test_numbers_drawn_in_the_hall_may_change_the_sides() -> None:
    hall = match(4)
    hall.do(AssignPairingNumbers(order=side(4, 1, 3, 2)))
    assert hall.state.order == (4, 1, 3, 2)
    assert refused(hall, AssignPairingNumbers()) == "NumbersByLot.of-sides"


def test_nobody_meets_his_own_side_and_the_score_is_that_of_the_sides() -> None:
    hall = match(6)
    play(hall, 3)
    order, rounds = hall.state.order, scheveningen.single(6)
    for number, row in enumerate(rounds, start=1):
        assert [(board.white, board.black) for board in hall.state.rounds[number].boards] == [
            (order[board.white - 1], order[board.black - 1]) for board in row.boards
        ]
    points = {line.tpn: line.points for line in standings(hall.state)}
    a, b = (points_text(sum(points[tpn] for tpn in tpns)) for tpns in ((1, 2, 3), (4, 5, 6)))
    assert sum(points.values()) == 2 * 9
    score = f"Side A {a} – {b} side B"
    for place in ("crosstable/", "print/crosstable/"):
        assert score in shown(hall, place)
    page = (render(newest_view(hall.slug), "crosstable", "number") or b"").decode()
    assert score in page
    rows = re.findall(r'<tr id="c\d+">(.*?)</tr>', page, re.S)
    for tpn, row in enumerate(rows, start=1):
        cells = re.findall(r'<td class="cell[^>]*>(.*?)</td>', row, re.S)
        texts = [re.sub(r"<[^>]+>", "", cell).strip() for cell in cells]
        own = texts[:3] if tpn <= 3 else texts[3:]
        other = texts[3:] if tpn <= 3 else texts[:3]
        assert own == ["×"] * 3
        assert all(other)


def test_a_round_robin_has_no_score_of_sides() -> None:
    robin = open_hall(4, slug="robin", settings=Settings(system="round-robin"))
    play(robin, 1)
    assert "Side A" not in shown(robin, "crosstable/")


def test_it_is_outside_of_fide_mode_and_its_report_is_checked() -> None:
    hall = match(4, "double-scheveningen")
    play(hall, 4)
    text = report_text(hall.state, names_of(hall.state))
    assert "192 FIDE_DOUBLESCHEVENINGEN\n" in text
    assert "### FIDE mode exited @ Round 1" in text
    checked = check_report(read_report(text.encode()))
    assert checked.system == "double-scheveningen"
    assert checked.agrees, [found for found in checked.rounds if not found.agrees]


def test_the_page_of_the_start_proposes_the_players_of_one_federation() -> None:
    hall = match(0, started=False)
    hall.enter([entry(at, federation="NED" if at % 2 else "") for at in range(1, 7)])
    page = shown(hall, "pairing/")
    assert "Side A: tick 3, the others are side B" in page
    ticked = re.findall(r'name="side_a" value="(\d+)"\s+data-kind="many" checked', page)
    assert sorted(map(int, ticked)) == [1, 3, 5]
    assert page.count('name="side_a"') == 6
