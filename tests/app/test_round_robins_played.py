"""Round robins through the whole product: the draw, every round, the half rule, files."""

from __future__ import annotations

import re

import pytest

from events.verification import check
from frontend.public.pages import render
from pairing.checker import check_report
from pairing.round_robin import berger
from pairing.round_robin.varma import TABLES, drawn_freely
from pairing.systems import SYSTEMS
from pairing.trf import read_report
from pairing.trf.left_out import LEFT_OUT_COMMENT
from tournaments import pairing_job
from tournaments.domain.attendance.commands import ReinstatePlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.entries.commands import TakeBackEntry
from tournaments.domain.games.results import FORFEITS
from tournaments.domain.games.state import Game
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import AssignPairingNumbers
from tournaments.domain.settings.readings import in_force
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.tie_breaks import list_of
from tournaments.domain.standings.left_out import left_out
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import points_text, standings
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.public.kept_views import newest_view
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .builders import Hall, account, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

CODES = [code for code, system in SYSTEMS.items() if system.predetermined]


def robin(players: int, code: str = "round-robin") -> Hall:
    return open_hall(players, slug="robin", settings=Settings(system=code))


def paired_by_the_worker(hall: Hall) -> None:
    pairing_job.run(hall.slug, hall.request())
    round_ = hall.state.round(hall.state.next_round)
    assert round_.status == "draft", round_.failure
    assert round_.checker
    hall.publish()


def play(hall: Hall, rounds: int) -> None:
    for _ in range(rounds):
        paired_by_the_worker(hall)
        hall.finish_round()


def game_of(hall: Hall, player: PlayerId, number: int) -> Game:
    games = hall.state.games_of(number)
    return next(each for each in games if player in (each.white, each.black))


def records_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("###")]


def refused(hall: Hall, command: object, **fields: object) -> str:
    outcome = hall.send(command, **fields)  # type: ignore[arg-type]
    return getattr(outcome, "says", type(outcome).__name__)


# --- the draw ------------------------------------------------------------------------------------


def test_the_draw_gives_numbers_by_the_seed_and_the_table_its_rounds() -> None:
    hall = robin(6)
    state = hall.state
    assert state.settings.rounds == 5
    assert state.settings.pab == 0
    assert state.collation == "lots"
    assert state.seed
    assert sorted(state.order) == [1, 2, 3, 4, 5, 6]
    again = robin_drawn_again(hall)
    assert again == state.order


def robin_drawn_again(hall: Hall) -> tuple[PlayerId, ...]:

    return tuple(
        PlayerId(each) for each in drawn_freely(sorted(hall.state.players), hall.state.seed)
    )


def test_control_the_numbers_are_not_those_of_the_ratings() -> None:
    hall = robin(6)
    assert hall.state.order != tuple(sorted(hall.state.players))


def test_restricted_lots_keep_a_federation_in_one_set() -> None:
    hall = open_hall(
        0,
        slug="robin",
        started=False,
        settings=Settings(system="round-robin", system_options={"lots": "by-federation"}),
    )
    federations = ["NED"] * 3 + ["FRA", "GER", "ITA", "ESP", "POR", "SUI", "AUT"]
    hall.enter([entry(at, federation=code) for at, code in enumerate(federations, 1)])
    hall.start()
    assert hall.state.collation == "lots-by-federation"
    drawn = {hall.state.order.index(PlayerId(at)) + 1 for at in (1, 2, 3)}
    assert any(drawn <= {*numbers} for numbers in TABLES[10])


def test_numbers_drawn_in_the_hall_are_entered_until_the_first_round_is_paired() -> None:
    hall = robin(6)
    order = tuple(map(PlayerId, (3, 1, 2, 6, 5, 4)))
    hall.do(AssignPairingNumbers(order=order))
    assert hall.state.order == order
    assert refused(hall, AssignPairingNumbers()) == "NumbersByLot"
    paired_by_the_worker(hall)
    assert refused(hall, AssignPairingNumbers(order=order[::-1])) == "NumbersFrozen.by-lot"


def test_nobody_comes_in_nor_has_a_bye_once_the_numbers_are_drawn() -> None:
    hall = robin(6)
    with pytest.raises(AssertionError, match="TableComplete"):
        hall.enter([entry(7)])
    assert refused(hall, GrantBye(player=PlayerId(1), round=2, kind="half")) == "NoByesByTable"


# --- played --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("code", CODES)
def test_a_whole_tournament_is_played_exported_checked_and_read_back(
    code: str, players: int
) -> None:
    hall = robin(players, code)
    for number in range(1, hall.state.settings.rounds + 1):
        paired_by_the_worker(hall)
        if number == 2:
            hall.results(1, "+/-")
        hall.finish_round()
    state = hall.state
    rounds = SYSTEMS[code].rounds_for(players, in_force(hall.state.settings))
    assert state.last_published == rounds
    assert check(hall.slug) == []
    text = report_text(state, names_of(state))
    assert f"192 {SYSTEMS[code].encoded_type}\n" in text
    assert list_of(state.settings) == ("DE", "WIN", "SB", "KS")
    checked = check_report(read_report(text.encode()))
    assert checked.system == code
    assert checked.standings.compared == ("PTS", "DE", "WIN", "SB", "KS")
    assert checked.agrees, [found for found in checked.rounds if not found.agrees]
    chief = user_id(account("chief"))
    outcome = create_from_report(
        text.encode(), envelope(chief), slug="back", festival="back", festival_name="Back"
    )
    assert isinstance(outcome, Recorded), outcome
    back = states.current("back")
    assert back.settings.system == code
    assert back.settings.rounds == rounds
    assert [(line.rank, line.tpn, line.values) for line in standings(back)] == [
        (line.rank, line.tpn, line.values) for line in standings(state)
    ]


def test_every_round_is_the_row_of_the_table_and_the_free_player_has_nothing() -> None:
    hall = robin(5)
    play(hall, 5)
    order = hall.state.order
    for number, row in enumerate(berger.single(5), start=1):
        round_ = hall.state.rounds[number]
        assert [(board.white, board.black) for board in round_.boards] == [
            (order[board.white - 1], order[board.black - 1]) for board in row.boards
        ]
        assert round_.pab == order[(row.free or 0) - 1]
        assert records(hall.state)[round_.pab][number - 1].points == 0


# --- who leaves ----------------------------------------------------------------------------------


def test_who_leaves_before_half_of_the_games_counts_for_nobody() -> None:
    hall = robin(6)
    play(hall, 2)
    gone = hall.state.order[0]
    before = {line.player: line.points for line in standings(hall.state)}
    met = [cell.opponent for cell in records(hall.state)[gone]]
    hall.do(WithdrawPlayer(player=gone))
    assert left_out(hall.state) == {gone}
    lines = standings(hall.state)
    assert gone not in [line.player for line in lines]
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    for line in lines:
        lost = [cell for cell in records(hall.state)[line.player] if not cell.counts]
        assert [cell.opponent for cell in lost] == ([gone] if line.player in met else [])
        assert line.points <= before[line.player]
    assert any(line.points < before[line.player] for line in lines)
    assert all(cell.result for cell in records(hall.state)[gone])
    play(hall, 3)
    for number in (3, 4, 5):
        game = next(
            each for each in hall.state.games_of(number) if gone in (each.white, each.black)
        )
        assert game.result in FORFEITS
    assert check(hall.slug) == []
    hall.do(ReinstatePlayer(player=gone))
    assert left_out(hall.state) == frozenset()


def test_who_leaves_after_half_of_the_games_loses_the_rest_by_forfeit() -> None:
    hall = robin(6)
    play(hall, 3)
    gone = hall.state.order[0]
    points = {line.player: line.points for line in standings(hall.state)}
    hall.do(WithdrawPlayer(player=gone))
    assert left_out(hall.state) == frozenset()
    assert {line.player: line.points for line in standings(hall.state)} == points
    paired_by_the_worker(hall)
    game = game_of(hall, gone, 4)
    assert game.result == ("-/+" if game.white == gone else "+/-")
    hall.finish_round()
    other = game.black if game.white == gone else game.white
    now = {line.player: line.points for line in standings(hall.state)}
    assert (now[gone], now[other]) == (points[gone], points[other] + 2)


def test_forfeits_are_no_games_of_the_half() -> None:
    """Three games of five, one of them by forfeit: fewer than half were played."""
    hall = robin(6)
    gone = hall.state.order[0]
    play(hall, 2)
    paired_by_the_worker(hall)
    game = game_of(hall, gone, 3)
    hall.results(game.board, "-/+" if game.white == gone else "+/-")
    hall.finish_round()
    hall.do(WithdrawPlayer(player=gone))
    assert left_out(hall.state) == {gone}


@pytest.mark.parametrize("rounds", [2, 3])
def test_a_file_with_somebody_who_left_is_checked_and_read_back(rounds: int) -> None:
    hall = robin(6)
    play(hall, rounds)
    hall.do(WithdrawPlayer(player=hall.state.order[0]))
    play(hall, 5 - rounds)
    state = hall.state
    text = report_text(state, names_of(state))
    checked = check_report(read_report(text.encode()))
    assert checked.agrees, (checked.standings.differences, checked.rounds)
    assert (LEFT_OUT_COMMENT in text) is (rounds == 2)
    chief = user_id(account("chief"))
    outcome = create_from_report(
        text.encode(), envelope(chief), slug="back", festival="back", festival_name="Back"
    )
    assert isinstance(outcome, Recorded), outcome
    back = states.current("back")
    assert [(line.rank, line.tpn, line.points, line.values) for line in standings(back)] == [
        (line.rank, line.tpn, line.points, line.values) for line in standings(state)
    ]
    assert records_of(report_text(back, names_of(back))) == records_of(text)


def test_an_entry_that_never_was_leaves_its_seat_empty() -> None:
    hall = robin(6)
    gone = hall.state.order[2]
    hall.do(TakeBackEntry(player=gone), reason="entered by mistake")
    play(hall, 5)
    assert len(hall.state.order) == 6
    assert {len(hall.state.rounds[number].boards) for number in range(1, 6)} == {2}
    assert check(hall.slug) == []


# --- pages ---------------------------------------------------------------------------------------


def shown(hall: Hall, place: str) -> str:
    for headers in ({}, {"HX-Request": "true"}):
        answer = hall.client().get(f"/console/{hall.slug}/{place}", headers=headers)
        assert answer.status_code == 200, (place, headers)
    return hall.client().get(f"/console/{hall.slug}/{place}").content.decode()


@pytest.mark.parametrize("rounds", [0, 2, 3])
def test_every_page_stands_with_somebody_who_left(rounds: int) -> None:
    hall = robin(5, "double-round-robin")
    play(hall, rounds)
    gone = hall.state.order[0]
    hall.do(WithdrawPlayer(player=gone))
    for place in (
        *("entries/", f"entries/{gone}/", "pairing/", "results/", "settings/", "activity/"),
        *("standings/", "crosstable/", "crosstable/?order=number", "progress/", "pictures/"),
        *("ratings/", "norms/", "prizes/", "screens/", "difference/"),
    ):
        assert "Traceback" not in shown(hall, place)
    pages = ["", "pairings", "names", "standings", "crosstable", "progress", "pictures"]
    for page in [*pages, f"player/{gone}"]:
        name, _, argument = page.partition("/")
        assert render(newest_view(hall.slug), name or "home", argument) is not None, page
    if rounds:
        for print_ in ("crosstable", "standings", "progress"):
            shown(hall, f"print/{print_}/")


def test_the_crosstable_is_everybody_against_everybody() -> None:
    hall = robin(4, "double-round-robin")
    play(hall, 6)
    text = render(newest_view(hall.slug), "crosstable", "number")
    assert text is not None
    rows = re.findall(r'<tr id="c(\d+)">(.*?)</tr>', text.decode(), re.S)
    assert [PlayerId(int(number)) for number, _ in rows] == list(hall.state.order)
    found = records(hall.state)
    for tpn, (number, row) in enumerate(rows, start=1):
        cells = re.findall(r'<td class="cell[^>]*>(.*?)</td>', row, re.S)
        texts = [" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in cells]
        assert texts[tpn - 1] == "×"
        for other, cell in enumerate(texts, start=1):
            games = [
                each
                for each in found[PlayerId(int(number))]
                if each.opponent == hall.state.order[other - 1]
            ]
            if other != tpn:
                assert cell == " ".join(points_text(each.points) for each in games)
                assert len(games) == 2


def test_scores_that_count_for_nobody_stand_in_brackets() -> None:
    hall = robin(6)
    play(hall, 2)
    gone = hall.state.order[0]
    hall.do(WithdrawPlayer(player=gone))
    play(hall, 3)
    for argument in ("", "number"):
        page = (render(newest_view(hall.slug), "crosstable", argument) or b"").decode()
        rows = dict(re.findall(r'<tr id="c(\d+)">(.*?)</tr>', page, re.S))
        assert len(rows) == 6
        assert page.count('class="num tie"') == 7 * 4
        against = [
            re.sub(r"<[^>]+>", "", re.findall(r'<td class="cell[^>]*>(.*?)</td>', row, re.S)[0])
            for entry, row in rows.items()
            if int(entry) != gone
        ]
        assert sorted(each.strip()[0] + each.strip()[-1] for each in against) == ["()"] * 5
        assert sum("(+)" in each for each in against) == 3
        place = re.search(r'<td class="num place">(.*?)</td>', rows[str(gone)], re.S)
        assert place
        assert place[1].strip() == "–"


def test_all_rounds_are_told_before_the_first_is_paired() -> None:
    hall = robin(5)
    page = render(newest_view(hall.slug), "crosstable", "")
    assert page is not None
    told = page.decode()
    assert told.count("<h3>Round ") == 5
    assert told.count(": free</li>") == 5
    first = berger.single(5)[0].boards[0]
    white, black = (hall.names.player(hall.state.order[tpn - 1]) for tpn in first)
    assert f'{white} – <span class="no">{first.black}</span> {black}' in told
    assert told.count("<h3>Round ") == shown(hall, "crosstable/").count("<h3>Round ")


def test_the_tab_of_the_standings_leads_to_the_crosstable() -> None:
    hall = robin(4)
    assert f'href="/console/{hall.slug}/crosstable/"' in shown(hall, "entries/")
    home = render(newest_view(hall.slug), "home", "")
    assert home is not None
    assert f'href="/t/{hall.slug}/crosstable/"' in home.decode()
