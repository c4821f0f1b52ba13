"""A tournament by each system with a text of its own, as arbiters run it."""

from __future__ import annotations

import re

import pytest

from events.verification import check
from pairing.checker import check_report
from pairing.ranking.templates import USUAL
from pairing.reported_table import own_list_in
from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import read_report
from tournaments import pairing_job
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.readings import in_force
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.tie_breaks import list_of
from tournaments.domain.standings.standings import standings
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.selectors.tie_breaks import heading
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .builders import Hall, account, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

OWN = {code: each for code, each in SYSTEMS.items() if each.tell and not each.predetermined}
ROUNDS = 6


def paired_by_the_worker(hall: Hall) -> None:
    pairing_job.run(hall.slug, hall.request())
    round_ = hall.state.round(hall.state.next_round)
    assert round_.status == "draft", round_.failure
    assert round_.checker
    hall.publish()


def played(system: System) -> Hall:
    """Six rounds, or matches, with byes, a forfeit, a withdrawal, an absence and a late entry."""
    settings = Settings(rounds=ROUNDS * system.games, system=system.code)
    hall = open_hall(players=15, slug="old", settings=settings)
    for number in range(1, ROUNDS + 1):
        if number == 2:
            hall.enter([entry(8, name="Late, Eva", rating=2333)])
            hall.do(GrantBye(player=PlayerId(3), round=hall.state.next_round, kind="half"))
        if number == 4:
            hall.do(WithdrawPlayer(player=PlayerId(15)))
        paired_by_the_worker(hall)
        if number in (1, 3):
            hall.results(2, "+/-")
        if number == 5:
            hall.results(3, "-/-")
        hall.finish_round()
    return hall


def without_list(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if line[:4] != "202 ")


@pytest.fixture(params=list(OWN.values()), ids=list(OWN))
def hall(request: pytest.FixtureRequest) -> Hall:
    return played(request.param)


def test_a_whole_tournament_is_played_exported_checked_and_read_back(hall: Hall) -> None:
    state = hall.state
    assert state.last_published == state.settings.rounds
    assert check(hall.slug) == []
    text = report_text(state, names_of(state))
    system = SYSTEMS[state.settings.system]
    assert f"192 {system.encoded_type}\n" in text
    assert f"202 {','.join(list_of(state.settings))}\n" in text
    assert (f"092 {system.name}\n" in text) == (system.encoded_type == "CUSTOM_SWISS")
    checked = check_report(read_report(text.encode()))
    assert checked.system == system.code
    without_lots = [code for code in list_of(state.settings) if "LOT" not in code]
    assert checked.standings.compared == ("PTS", *without_lots)
    assert checked.agrees, [found for found in checked.rounds if not found.agrees]
    nameless = read_report(without_list(text).encode())
    if system.ranks_by:
        assert own_list_in(nameless).codes == list_of(state.settings)
    chief = user_id(account("chief"))
    outcome = create_from_report(
        text.encode(), envelope(chief), slug="back", festival="back", festival_name="Back"
    )
    assert isinstance(outcome, Recorded), outcome
    back = states.current("back")
    assert back.settings.system == system.code
    assert [(line.rank, line.tpn, line.values) for line in standings(back)] == [
        (line.rank, line.tpn, line.values) for line in standings(state)
    ]


def test_the_ranking_is_that_of_the_system(hall: Hall) -> None:
    lines = standings(hall.state)
    system = SYSTEMS[hall.state.settings.system]
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    assert {line.player for line in lines} == set(hall.state.players)
    assert all(len(line.values) == len(lines[0].values) for line in lines)
    codes = [code for code, _ in lines[0].values]
    assert codes == list(system.own_list(in_force(hall.state.settings)).codes or USUAL)
    shown = hall.client().get(f"/console/{hall.slug}/standings/").content.decode()
    for code, value in lines[0].values:
        assert f">{heading(code)}</th>" in shown
        assert re.search(rf">{re.escape(value)}(</a>)?</td>", shown), value
