"""A tournament as a report file, and back again."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from events.verification import check
from pairing.checker.standings import check_standings
from pairing.model import Colour
from pairing.reported import OtherSystemError
from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import Code, Report, national_line, national_ratings, read_report
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.entries.commands import CorrectRating, MergeEntries
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.rounds.commands import CloseRound, ReopenRound
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.settings.readings import in_force
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import EDITIONS, file_name, older_codes, report_text
from tournaments.imports.service import create_from_report
from tournaments.services import states
from tournaments.services.erasure.players import erase_person
from tournaments.services.erasure.proof import erasure_faults
from tournaments.services.handle import handle
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.proofs import details_faults
from tournaments.services.tournaments import Correction, correct_player
from tournaments.services.users import user_id

from .builders import account, entry, envelope, open_hall

CORPUS = Path(__file__).parents[1] / "unit" / "pairing" / "corpus"
FILES = (
    "d26-mixed-085-n0011-r07.trf",
    "d26-odd-results-173-n0016-r04.trf",
    "d26-points-310-140-n0015-r05.trf",
    "d26-baku-128-n0022-r07.trf",
    "d26-late-withdraw-064-n0011-r03.trf",
    "d26-order-169-n0012-r06.trf",
    "d26-forbidden-116-n0015-r04.trf",
    "d26-utf8-166-n0016-r05.trf",
)
pytestmark = pytest.mark.django_db


def imported(content: bytes, slug: str = "imported") -> Tournament:
    chief = user_id(account("chief", superuser=True))
    outcome = create_from_report(
        content, envelope(chief), slug=slug, festival=slug, festival_name=slug
    )
    assert isinstance(outcome, Recorded), outcome
    return states.current(slug)


def exported(state: Tournament) -> Report:
    return read_report(report_text(state, names_of(state)).encode())


def table(report: Report) -> dict[int, tuple[object, ...]]:
    return {
        player.number: (player.name, player.title, player.rating, player.points, player.rounds)
        for player in report.players
    }


@pytest.mark.parametrize("name", FILES)
def test_what_was_imported_is_exported_as_it_was(name: str) -> None:
    original = read_report((CORPUS / name).read_bytes())
    report = exported(imported((CORPUS / name).read_bytes()))
    rounds = original.rounds_paired
    assert table(report) == {
        number: (*row[:4], row[4][:rounds])  # type: ignore[index]
        for number, row in table(original).items()
    }
    for same in ("rounds_total", "scoring", "virtual", "prohibited"):
        assert getattr(report, same) == getattr(original, same), same
    assert report.encoded_type.removesuffix("_BAKU") == "FIDE_DUTCH_2026"


@pytest.mark.parametrize("name", FILES)
def test_the_export_is_imported_as_the_same_tournament(name: str) -> None:
    state = imported((CORPUS / name).read_bytes())
    again = imported(report_text(state, names_of(state)).encode(), slug="again")
    last = state.last_published
    for number in range(1, last + 1):
        assert pairing_input(again, number).hash == pairing_input(state, number).hash
    assert report_text(again, names_of(again)).replace("of again", "of imported") == report_text(
        state, names_of(state)
    ).replace(f"version {state.seq}", f"version {again.seq}")


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_every_system_with_every_option_comes_back(system: System) -> None:
    code = system.code
    for reading in system.readings:
        for choice in reading.choices[1:]:
            hall = open_hall(
                players=9 if system.predetermined else 6,
                slug=f"{code}-{reading.name}-{choice}".lower().replace("_", "-"),
                settings=Settings(rounds=4, system=code, system_options={reading.name: choice}),
            )
            back = exported(hall.state)
            state = imported(
                report_text(hall.state, names_of(hall.state)).encode(), f"{hall.slug}-2"
            )
            assert state.settings.system == code
            assert dict(in_force(state.settings).values)[reading.name] == choice
            assert state.settings.system_options == hall.state.settings.system_options
            assert back.initial_colour is hall.state.initial_colour


def test_a_running_round_with_everything_in_it() -> None:
    hall = open_hall(players=7)
    hall.play_round()
    hall.pair()
    hall.publish()
    hall.results(2, "+/-", "1/2-1/2u")
    report = exported(hall.state)
    second = [player.entry(2) for player in report.players]
    codes = sorted(entry.code.value for entry in second)
    assert codes == sorted(["", "", "+", "-", "D", "D", "U"])
    open_game = [entry for entry in second if entry.pending]
    assert {entry.colour for entry in open_game} == {Colour.WHITE, Colour.BLACK}
    assert all(entry.opponent for entry in open_game)


def test_byes_of_the_next_round_are_announced() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    hall.do(GrantBye(player=PlayerId(3), round=2, kind="half"))
    hall.do(WithdrawPlayer(player=PlayerId(8)))
    report = exported(hall.state)
    said = {(bye.code, bye.players, bye.round_number) for bye in report.byes}
    third, last = (hall.state.players[PlayerId(number)].tpn for number in (3, 8))
    assert said == {(Code.HALF_BYE, (third,), 2), (Code.ZERO_BYE, (last,), 2)}


def test_before_the_start_the_entries_stand_by_their_numbers() -> None:
    hall = open_hall(players=4, started=False)
    report = exported(hall.state)
    assert [player.number for player in report.players] == [1, 2, 3, 4]
    assert report.initial_colour is None


def test_the_api_gives_the_file_to_arbiters_only() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    address = f"/api/v1/tournaments/{hall.slug}/report/"
    answer = hall.client().get(address)
    assert answer.status_code == 200
    assert file_name(hall.state) in answer["Content-Disposition"]
    assert answer.content.decode() == report_text(hall.state, names_of(hall.state))
    assert hall.client(account("stranger")).get(address).status_code == 403


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    hall = open_hall(players=6)
    hall.play_round()
    file = tmp_path / "hall.trf"
    call_command("export_trf", hall.slug, str(file))
    assert file.read_text(encoding="utf-8") == report_text(hall.state, names_of(hall.state))
    out = StringIO()
    call_command("export_trf", hall.slug, stdout=out)
    assert out.getvalue() == file.read_text(encoding="utf-8")
    with pytest.raises(CommandError, match="nowhere"):
        call_command("export_trf", "nowhere")
    with pytest.raises(CommandError, match=str(tmp_path)):
        call_command("export_trf", hall.slug, str(tmp_path))


def test_the_report_leaves_out_who_withdrew_before_numbers_were_given() -> None:
    hall = open_hall(players=6, started=False)
    hall.do(WithdrawPlayer(player=PlayerId(6)))
    hall.do(StartTournament(seed="a lot"))
    hall.play_round()
    assert hall.names.player(PlayerId(6)) not in report_text(hall.state, hall.names)


def test_integrity_lines_rated_corrections_and_the_lot_survive_two_imports() -> None:
    hall = open_hall(players=8, rounds=5, started=False)
    hall.do(StartTournament(seed="8 of hearts"))
    hall.play_round()
    first, wrong = hall.game(1), hall.game(2)
    assert first.result is not None
    assert wrong.result is not None
    hall.do(CloseRound(round=1))
    hall.do(ReopenRound(round=1), reason="a slip was found")
    hall.play_round()
    slip = CorrectResult(game=wrong.id, expected=wrong.result, result=Result.BOTH_LOSE)
    hall.do(slip, reason="the slip says so")
    hall.play_round()
    hall.do(CloseRound(round=3))
    rated = Result.BOTH_LOSE
    late = CorrectResult(game=first.id, expected=first.result, result=rated, reach="rating")
    hall.do(late, reason="found later")
    before = exported(hall.state)
    once = imported(report_text(hall.state, names_of(hall.state)).encode())
    again = imported(report_text(once, names_of(once)).encode(), slug="again")
    lines = [line for line in before.comments if "@ Round" in line]
    assert len(lines) == 3
    for state in (once, again):
        told = exported(state).comments
        assert set(lines) <= {*told}
        assert len(told) == len({*told}), "no line comes twice"
        assert state.seed == "8 of hearts"
        assert state.games[GameId("1.1.1")].rated_result == rated
        assert exported(state).players == before.players
    assert not check(again.slug)


def test_a_line_that_names_a_player_comes_into_the_log_without_the_name_and_out_with_it() -> None:
    content = (CORPUS / FILES[0]).read_bytes()
    report = read_report(content)
    family = report.players[0].name.split(",")[0].split()[0]
    told = [f"### MPA @ Round 1: {family} asked", "### MPA @ Round 2: 3-7 -> 3-8"]
    state = imported(content + "\n".join(told).encode())
    assert state.report_lines[-2:] == ("### MPA @ Round 1: {name:1.0=} asked", told[1])
    assert set(told) <= set(exported(state).comments)


def test_records_of_a_player_are_his_until_he_is_erased() -> None:
    """Another program's national id, a second federation, an address: beside the log like his
    name, corrected with his rating, gone with him."""
    content = (CORPUS / FILES[0]).read_bytes()
    first, other = read_report(content).players[:2]
    own = f"{national_line('CZE', first, 1650):<57}{'Z-4711':>11}"
    beside = [national_line("GER", first, 1700), f"DAT {first.number:04} EMAIL a@example.org"]
    naming = f"### MPA @ Round 1: {first.name} and {other.name} asked"
    state = imported(content + "\n".join([own, *beside, naming]).encode())
    assert {own, *beside} <= set(exported(state).other_lines)
    entry_of_first = state.player_of_tpn(first.number)
    assert entry_of_first
    rating = CorrectRating(
        player=entry_of_first.id, expected=1650, rating=1666, rating_kind="national"
    )
    chief = user_id(account("chief", superuser=True))
    assert isinstance(handle("imported", rating, envelope(chief, reason="typed wrong")), Recorded)
    renamed = Correction(name="Renamed, Quentin", club="Kampa")
    assert isinstance(
        correct_player("imported", entry_of_first.id, renamed, envelope(chief)), Recorded
    )
    state = states.current("imported")
    lines = {f"{own[:48]}1666{own[52:]}", *beside}
    assert lines <= set(exported(state).other_lines)
    assert not details_faults("imported")
    leaves = WithdrawPlayer(player=entry_of_first.id)
    assert isinstance(handle("imported", leaves, envelope(chief)), Recorded)
    erased = erase_person(
        "imported", entry_of_first.id, "Renamed, Quentin", "own-request", [], envelope(chief)
    )
    assert isinstance(erased, Recorded), erased
    text = report_text(states.current("imported"), names_of(states.current("imported")))
    assert not any(word in text for word in ("Z-4711", "EMAIL", "Renamed", first.name))
    assert f"### MPA @ Round 1: (erased), (erased) and {other.name} asked" in text
    assert not erasure_faults("imported")


@pytest.mark.parametrize("name", FILES)
def test_the_older_edition_is_imported_as_the_same_tournament(name: str) -> None:
    state = imported((CORPUS / name).read_bytes())
    text = report_text(state, names_of(state), "trf16")
    again = imported(text.encode(), slug="again")
    assert report_text(again, names_of(again)).replace("of again", "of imported") == report_text(
        state, names_of(state)
    ).replace(f"version {state.seq}", f"version {again.seq}")


def test_the_older_edition_keeps_an_acceleration_that_goes_on() -> None:
    settings = Settings(rounds=9, acceleration="baku")
    hall = open_hall(players=8, settings=settings)
    hall.play_round()
    hall.play_round()
    text = report_text(hall.state, hall.names, "trf16")
    assert "XXA    1" in text
    again = imported(text.encode(), slug="again")
    assert again.settings.acceleration == "baku"
    assert again.virtual == ()


def test_an_older_code_of_the_system_is_written_where_it_means_the_same(tmp_path: Path) -> None:
    hall = open_hall(players=6)
    hall.play_round()
    address = f"/api/v1/tournaments/{hall.slug}/report/"

    def get(**query: str) -> str:
        return hall.client().get(address, query).content.decode()

    assert "\n192 FIDE_DUTCH_2025\n" in get(code_of_192="FIDE_DUTCH_2025")
    older = get(edition="trf16", code_of_192="fide_dutch")
    assert "\n### TRF26 192 FIDE_DUTCH\n" in older
    assert older.startswith("012 ")
    assert read_report(older.encode()).players == exported(hall.state).players
    for query in ({"code_of_192": "FIDE_DUTCH_2017"}, {"edition": "trf06"}):
        answer = hall.client().get(address, query)
        assert (answer.status_code, answer.json()["field"]) == (400, next(iter(query)))
    file = tmp_path / "hall.trf"
    call_command("export_trf", hall.slug, str(file), edition="trf16", code_of_192="FIDE_DUTCH")
    assert file.read_text(encoding="utf-8") == older
    with pytest.raises(CommandError, match="FIDE_DUBOV does not name the system"):
        call_command("export_trf", hall.slug, str(file), code_of_192="FIDE_DUBOV")


def test_each_older_code_that_says_the_same_has_a_button() -> None:
    hall = open_hall(players=6, settings=Settings(rounds=5, start_date="2026-03-01"))
    hall.play_round()
    page = hall.client().get(f"/console/{hall.slug}/federation-report/").content.decode()
    addresses = re.findall(r'href="([^"]*code_of_192=[^"]*)"', page)
    assert [address.partition("code_of_192=")[2] for address in addresses] == [
        "FIDE_DUTCH_2025",
        "FIDE_DUTCH",
    ]
    for address in addresses:
        code = address.partition("code_of_192=")[2]
        assert f"\n192 {code}\n" in hall.client().get(address).content.decode()
    early = open_hall(6, slug="early", settings=Settings(rounds=5, start_date="2026-01-10"))
    assert older_codes(early.state) == ("FIDE_DUTCH_2025",)


def test_a_code_that_meant_another_edition_when_the_tournament_began_is_refused() -> None:
    """Before February 2026 FIDE_DUTCH was the text of 2017 (ETT26)."""
    settings = Settings(rounds=5, start_date="2026-01-10")
    hall = open_hall(players=6, settings=settings)
    with pytest.raises(OtherSystemError):
        report_text(hall.state, hall.names, "trf26", "FIDE_DUTCH")
    assert "192 FIDE_DUTCH_2025" in report_text(hall.state, hall.names, "trf26", "FIDE_DUTCH_2025")


def test_a_rating_that_is_not_fides_stands_in_the_record_of_its_federation() -> None:
    """001 and 072 are FIDE's; 172 says what the players are ranked by."""
    settings = Settings(rounds=5, federation="CZE", tie_breaks=("ARO",))
    hall = open_hall(players=4, settings=settings, started=False)
    hall.enter(
        [
            entry(5, rating=2590, rating_source="GER 2026-10"),
            entry(6, rating=2510, rating_kind="national"),
            entry(7, rating=80, rating_kind="ingo"),
            entry(8, rating=0),
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    for edition in EDITIONS:
        text = report_text(hall.state, hall.names, edition)
        assert text.splitlines().count("072 4") == 1
        report = read_report(text)
        numbers = {number: report.players[at] for at, number in enumerate(hall.state.order)}
        assert [numbers[PlayerId(number)].rating for number in (1, 5, 6, 7, 8)] == [
            2590,
            0,
            0,
            0,
            0,
        ]
        of = {one.player: (one.federation, one.rating) for one in national_ratings(report)}
        places = [numbers[PlayerId(number)].number for number in (5, 6, 7)]
        assert [of.pop(place) for place in places] == [("GER", 2590), ("CZE", 2510), ("GER", 2200)]
        assert not of
        assert report.rank_method == "CZE FIDON"
        assert check_standings(report).agrees


def test_groups_that_a_merge_made_the_same_stand_in_one_line() -> None:
    """A line of a report that stands twice is refused by whoever reads it."""
    hall = open_hall(players=6)
    groups = (((1, 2), 1, 5), ((1, 6), 1, 5), ((1, 2), 2, 3))
    hall.do(
        SetProhibitedPairs(
            groups=tuple(
                ProhibitedPlayers(tuple(map(PlayerId, players)), first, last)
                for players, first, last in groups
            )
        )
    )
    hall.do(MergeEntries(kept=PlayerId(2), dropped=PlayerId(6)))
    hall.pair()
    hall.publish()
    text = report_text(hall.state, names_of(hall.state))
    lines = [line for line in text.splitlines() if line.startswith("260")]
    assert len(lines) == len(set(lines)) == 2
    assert len(read_report(text.encode()).prohibited) == 2
