"""Certificates, tournament report, reports about arbiters, and the report package (S58 to S61)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from hashlib import sha256
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec.structs import replace

from frontend.console.views import federation_report as report_pages
from pairing import trf
from pairing.trf import read_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import AdjournGame, CorrectResult, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.exports import package
from tournaments.imports import federation_reports
from tournaments.imports import self_test as self_tests
from tournaments.imports.self_test import self_test
from tournaments.ratings.norms.conditions import round_field
from tournaments.ratings.norms.levels import NormTitle
from tournaments.selectors.norm_games import field
from tournaments.selectors.norms import norms
from tournaments.selectors.papers import lacks
from tournaments.selectors.papers.arbiter_form import arbiter_form
from tournaments.selectors.papers.certificate import Certificate, certificate, made_norms
from tournaments.selectors.papers.checks import ReportCheck, report_checks
from tournaments.selectors.papers.tournament_form import tournament_form
from tournaments.services import moves, states
from tournaments.services.users import user_id
from tournaments.words import speaking

from .api import Api, body
from .bracketed import LANGUAGE, write_language
from .builders import Hall, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

ROUNDS = 9
NOT_CLOSED = "closing of the tournament, until when its results are not final"
WHOLE = Settings(
    rounds=ROUNDS,
    start_date="2026-05-01",
    end_date="2026-05-09",
    round_starts=tuple(f"2026-05-0{day}T14:00" for day in range(1, ROUNDS + 1)),
    city="Prague",
    federation="CZE",
    time_control="90 min/40 + 30 min + 30 s",
    chief_arbiter="IA Anna Nováková (328448)",
    deputy_arbiters=("FA Bob Brown 1503014",),
    registered_on="2026-03-28",
)


def norm_hall(settings: Settings = WHOLE, rounds: int = ROUNDS) -> Hall:
    """Twenty titled players of four federations."""
    hall = open_hall(players=0, settings=settings, started=False)
    titles = ("GM", "GM", "IM", "IM", "FM")
    hall.enter(
        [
            entry(number, title=titles[number % 5], rating=2560 - 10 * number)
            for number in range(1, 21)
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(rounds):
        hall.play_round()
    return hall


def small_hall(settings: Settings = WHOLE, rounds: int = 1) -> Hall:
    """Six untitled players, played and closed."""
    hall = open_hall(players=6, settings=replace(settings, rounds=rounds))
    for _ in range(rounds):
        hall.play_round()
    hall.do(CloseTournament())
    return hall


def first_certificate(hall: Hall) -> tuple[PlayerId, NormTitle, Certificate]:
    player, title = next(made_norms(hall.state, hall.names))
    form = certificate(hall.state, hall.names, player, title)
    assert form is not None
    return player, title, form


def missing(form: Any) -> dict[str, str]:
    """What is missing, but for what is signed by hand, and who supplies it."""
    return {each.what: each.who for each in form.lacks if not each.by_hand}


def checks_of(hall: Hall) -> dict[str, ReportCheck]:
    return {check.what: check for check in report_checks(hall.state, hall.names)}


def get(hall: Hall, place: str, user: Any = None) -> Any:
    return hall.client(user).get(f"/api/v1/tournaments/{hall.slug}/{place}")


def make(hall: Hall, number: int, **fields: Any) -> Any:
    command = {"number": number, "base": hall.state.seq}
    return Api(hall).post("commands/make-report/", body(command=command, **fields))


def opened(hall: Hall, number: int) -> dict[str, bytes]:
    answer = get(hall, f"federation-reports/{number}/")
    assert answer.status_code == 200
    with ZipFile(BytesIO(answer.content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def page(hall: Hall, place: str = "federation-report/") -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}")
    assert answer.status_code == 200
    text = answer.content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text[text.index("<main") :])).split())


def part(hall: Hall, name: str, number: int = 0) -> str:
    """A part of the page that is fetched on its own."""
    place = f"/console/{hall.slug}/federation-report/?part={name}&number={number or ''}"
    answer = hall.client().get(place, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.content.decode())).split())


# --- the certificate of a title result --------------------------------------------------------


def test_s58_a_certificate_has_the_games_and_figures_of_the_norm() -> None:
    hall = norm_hall()
    player, title, form = first_certificate(hall)
    counts = dict(form.counts)
    assert (form.norm, form.fide_id) == (title.value, hall.names.people[player].fide_id)
    assert [game.round for game in form.games] == list(range(1, ROUNDS + 1))
    assert counts["Games"] == "9"
    ratings = [int(game.rating) for game in form.games]
    assert form.average == (2 * sum(ratings) + 9) // 18
    points = {"1": 2, "½": 1, "0": 0}
    achieved = sum(points[game.score] for game in form.games)
    assert form.achieved == f"{achieved // 2 or ''}{'½' if achieved % 2 else ''}"
    held = [game.title for game in form.games]
    assert form.titles == tuple(
        (name, str(held.count(name))) for name in ("GM", "IM", "WGM", "WIM", "FM", "WFM")
    )
    assert counts["Federations of opponents"] == str(len({game.federation for game in form.games}))
    assert (form.start, form.end, form.chief_id) == ("1 May 2026", "9 May 2026", "328448")
    assert form.chief_arbiter == "IA Anna Nováková"


def test_s58_a_certificate_is_a_draft_until_the_tournament_is_closed() -> None:
    hall = norm_hall()
    _, _, form = first_certificate(hall)
    assert form.draft
    assert missing(form) == {NOT_CLOSED: "chief arbiter"}
    hall.do(CloseTournament())
    _, _, form = first_certificate(hall)
    assert not form.draft
    assert missing(form) == {}
    assert {each.who for each in form.lacks} == {"chief arbiter", "federation"}


def test_s58_what_is_missing_is_named_with_who_supplies_it() -> None:
    hall = norm_hall(Settings(rounds=ROUNDS, start_date="2026-05-01"))
    player, title, form = first_certificate(hall)
    assert missing(form) == {
        NOT_CLOSED: "chief arbiter",
        "last day of the event (settings)": "chief arbiter",
        "rate of play (settings)": "chief arbiter",
        "city (settings)": "organiser",
        "federation of the event (settings)": "organiser",
        "name of the chief arbiter (settings)": "organiser",
        "Registered with FIDE: The settings do not say the day of the registration and the first "
        "day; at least 30 days lie between them.": "federation",
        "Rounds a day: At most 2; not all days of the rounds are known.": "organiser",
    }
    details = {"name": hall.names.player(player), "title": form.title, "federation": ""}
    assert Api(hall).post(f"players/{player}/correct/", body(player=details)).status == 201
    again = certificate(hall.state, hall.names, player, title)
    assert again is None or missing(again)[f"FIDE id of {form.name}"] == "federation"


def test_s58_what_the_event_lacks_for_norms_is_named_with_who_answers_for_it() -> None:
    """Registered too late, by an arbiter of the country, and with a rate of play that is too fast;
    what only the chief arbiter knows is signed for."""
    hall = norm_hall(
        replace(
            WHOLE,
            registered_on="2026-04-02",
            chief_arbiter="NA Anna Nováková (328448)",
            time_control="60 min + 30 s",
            deputy_arbiters=("FA Bob Brown (300001)",),
        )
    )
    _, _, form = first_certificate(hall)
    found = missing(form)
    assert found == {
        NOT_CLOSED: "chief arbiter",
        "Registered with FIDE: 29 days before the first day, fewer than 30: the Qualification "
        "Commission has to approve it.": "federation",
        "Time for 60 moves: 90 minutes a player, less than 120.": "organiser",
        "Title of the chief arbiter: The settings say NA; IA or FA is needed.": "organiser",
        "No arbiter plays: An arbiter of the settings is entered as a player.": "chief arbiter",
    }
    signed = [each.what for each in form.lacks if each.by_hand]
    assert any(text.startswith("An IA or FA in the hall") for text in signed)
    text = page(hall, "norms/")
    assert "As the event stands no norm can be made in it without an approval" in text
    assert "Registered with FIDE, Time for 60 moves, Title of the chief arbiter" in text
    (certificates,) = [
        each for each in report_checks(hall.state, hall.names) if each.what == "certificates"
    ]
    assert certificates.verdict == "failed"


def test_a_woman_gets_a_certificate_for_each_of_the_two_titles() -> None:
    """A result that is enough for both may be used for both (B.01 1.5.2)."""
    hall = open_hall(players=0, settings=WHOLE, started=False)
    titles = ("GM", "IM", "IM", "GM", "IM")
    hall.enter(
        [
            entry(
                number,
                title="WFM" if number == 20 else titles[number % 5],
                rating=2000 if number == 20 else 2500 - 5 * number,
                sex="w" if number == 20 else "m",
            )
            for number in range(1, 21)
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(ROUNDS):
        hall.pair()
        number = hall.publish()
        for game in hall.state.games_of(number):
            if PlayerId(20) in (game.white, game.black):
                won = "1-0" if game.white == 20 else "0-1"
                hall.results(game.board, won)
        hall.finish_round()
    made = [title.value for player, title in made_norms(hall.state, hall.names) if player == 20]
    assert made == ["GM", "WGM"]
    shown = page(hall, "norms/")
    assert "WGM" in shown
    assert get(hall, "papers/it1/20/WGM/").status_code == 200


def test_the_norm_watch_says_what_the_event_is() -> None:
    """The final of a national championship: nobody's mix of federations is asked for."""
    hall = norm_hall(replace(WHOLE, norm_event="national", registered_on="2026-03-01"), rounds=3)
    text = page(hall, "norms/")
    assert "the mix of federations is waived (1.4.3a)" in text
    assert "it may give titles or norms directly" in text
    checks = {row.condition: row for row in norms(hall.state, hall.names).conditions}
    assert (checks["national"].verdict, checks["zonal"].verdict) == ("met", "none")
    assert (checks["event-type"].verdict, checks["normal-mix"].verdict) == ("met", "failed")
    assert checks["registered"].text == "61 days before the first day; at least 30."
    assert checks["single-days"].text.startswith("9 of 3.")


def test_a_certificate_says_what_waives_the_mix_and_what_the_unrated_count() -> None:
    """Thirty-two players, three quarters of them guests (1.4.3d); three have no rating."""
    hall = open_hall(players=0, settings=WHOLE, started=False)
    titles = ("GM", "GM", "IM", "IM", "FM")
    hall.enter(
        [
            entry(n, title=titles[n % 5], rating=0 if n % 11 == 5 else 2560 - 5 * n)
            for n in range(1, 33)
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(ROUNDS):
        hall.play_round()
    made = [
        certificate(hall.state, hall.names, player, title)
        for player, title in made_norms(hall.state, hall.names)
    ]
    forms = [form for form in made if form]
    said = {"Opponents without a rating count as 1400 (B.01 1.4.6)." in f.remarks for f in forms}
    assert said == {True, False}
    for form in forms:
        counted = [game for game in form.games if not game.left_out]
        unrated = any(game.rating == "–" for game in counted)
        assert ("Opponents without a rating count as 1400 (B.01 1.4.6)." in form.remarks) is unrated
        assert dict(form.field)["Federations of the event"] == "4"


def test_a_small_swiss_is_none_of_those_of_which_one_norm_has_to_be() -> None:
    hall = norm_hall(rounds=1)
    (kind,) = [
        row for row in norms(hall.state, hall.names).conditions if row.condition == "event-type"
    ]
    assert (kind.verdict, kind.article) == ("failed", "1.5.6")
    there = round_field(field(hall.state, 1), 1)
    assert there is not None
    assert kind.text.startswith(f"In the round with the fewest {there.players} participants of 40")


def test_s58_the_certificate_is_a_pdf_on_the_page_of_norms() -> None:
    hall = norm_hall()
    player, title, _ = first_certificate(hall)
    place = f"papers/it1/{player}/{title.value}/"
    answer = get(hall, place)
    assert answer["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert get(hall, place).content == answer.content
    assert place in hall.client().get(f"/console/{hall.slug}/norms/").content.decode()
    assert "Certificate (IT1), draft" in page(hall, "norms/")


def test_s58_who_made_no_norm_has_no_certificate() -> None:
    hall = norm_hall(rounds=3)
    assert list(made_norms(hall.state, hall.names)) == []
    assert get(hall, "papers/it1/1/GM/").status_code == 404
    assert get(hall, "papers/it1/1/XM/").status_code == 404
    assert get(hall, "papers/it1/99/IM/").status_code == 404
    assert "No norm was made" in page(hall)


@pytest.mark.parametrize("rated_as", ["rapid", "no"])
def test_a_tournament_without_norms_has_no_certificates(rated_as: str) -> None:
    hall = small_hall(replace(WHOLE, rated_as=rated_as))
    assert list(made_norms(hall.state, hall.names)) == []


@pytest.mark.parametrize(
    ("text", "name", "number"),
    [
        ("IA Anna Nováková (328448)", "IA Anna Nováková", "328448"),
        ("Brown, Bob, 1503014", "Brown, Bob", "1503014"),
        ("Bob Brown", "Bob Brown", ""),
        ("Bob Brown II 12", "Bob Brown II 12", ""),
        ("Anna (CZE, born 1990)", "Anna (CZE, born 1990)", ""),
        ("Anna (1990)", "Anna (1990)", ""),
        ("Anna, tel. 608123456 (328448)", "Anna, tel. 608123456", "328448"),
        ("Anna, tel. 608123456", "Anna, tel. 608123456", ""),
        ("Anna, Tel: 608123456", "Anna, Tel: 608123456", ""),
        ("Anna, phone 608123456", "Anna, phone 608123456", ""),
        ("Anna +420 608123456", "Anna +420 608123456", ""),
        ("Anna (608123456, 328448)", "Anna (608123456, 328448)", ""),
        ("Anna (328448) (608123456)", "Anna (328448) (608123456)", ""),
        ("Anna (328448, CZE)", "Anna", "328448"),
        ("Anna [328448], Prague", "Anna, Prague", "328448"),
        ("Anna (CZE) (328448)", "Anna (CZE)", "328448"),
        ("Anna (20.05.1990)", "Anna (20.05.1990)", ""),
        ("Anna (19900520.1)", "Anna (19900520.1)", ""),
        ("Anna, FIDE ID 328448", "Anna", "328448"),
        ("Anna (FIDE ID: 328448)", "Anna", "328448"),
        ("David 328448", "David", "328448"),
        ("Novák J. 328448", "Novák J.", "328448"),
        ("O'Brien – 328448", "O'Brien", "328448"),
        ("Łoś-Żak (CZE) 328448", "Łoś-Żak (CZE)", "328448"),
        ("328448", "328448", ""),
        ("", "", ""),
    ],
)
def test_an_arbiters_number_stands_behind_his_name(text: str, name: str, number: str) -> None:
    assert (lacks.without_id(text), lacks.fide_id_in(text)) == (name, number)


# --- tournament report and arbiters -----------------------------------------------------------


def test_s58_the_tournament_report_counts_players_by_title_and_federation() -> None:
    hall = norm_hall(rounds=1)
    form = tournament_form(hall.state, hall.names)
    lines = {line.name: line for line in form.lines}
    entries = list(hall.state.players.values())
    assert lines["Rated"].players == 20
    assert lines["Unrated"].players == 0
    for title in ("GM", "IM", "FM"):
        those = [each.federation for each in entries if each.title == title]
        line = lines[title]
        assert (line.players, line.federations) == (len(those), len(set(those)))
        assert (line.host, line.others) == (those.count("CZE"), len(those) - those.count("CZE"))
    assert [(each.duty, each.fide_id) for each in form.arbiters] == [
        ("Chief arbiter", "328448"),
        ("Deputy", "1503014"),
    ]
    assert form.schedule[0] == ("1 May 2026", "round 1")
    assert "dutch-2026" in form.paired_by


def test_s58_the_tournament_report_says_which_arbiters_are_missing() -> None:
    hall = norm_hall(replace(WHOLE, deputy_arbiters=("Bob Brown",)), rounds=1)
    lacking = missing(tournament_form(hall.state, hall.names))
    assert lacking["FIDE id of Bob Brown, behind the name in the settings"] == "arbiter"
    hall.do(ChangeSettings(name="Open", settings=replace(WHOLE, deputy_arbiters=())))
    lacking = missing(tournament_form(hall.state, hall.names))
    assert "deputy arbiter 1 (settings)" in lacking
    hall.enter([entry(21)])
    hall.play_round()
    lacking = missing(tournament_form(hall.state, hall.names))
    assert (
        lacking["deputy arbiter 2, of an event of more than 20 players (settings)"] == "organiser"
    )


def test_s58_the_report_about_the_chief_arbiter_is_the_organisers() -> None:
    hall = small_hall()
    chief = arbiter_form(hall.state, hall.names, 0, "IA1")
    deputy = arbiter_form(hall.state, hall.names, 1, "FA1")
    assert chief is not None
    assert deputy is not None
    assert (chief.name, chief.reporters_duty, chief.reporter) == (
        "IA Anna Nováková",
        "organiser",
        "",
    )
    assert (deputy.name, deputy.reporter) == ("FA Bob Brown", "IA Anna Nováková")
    assert (deputy.players, deputy.rated, deputy.rounds) == (6, 6, 1)
    assert arbiter_form(hall.state, hall.names, 2, "FA1") is None
    for place in ("papers/it3/", "papers/arbiters/0/IA1/", "papers/arbiters/1/FA1/"):
        assert get(hall, place).content.startswith(b"%PDF-")
    assert get(hall, "papers/arbiters/2/FA1/").status_code == 404
    assert get(hall, "papers/arbiters/0/XX1/").status_code == 404


# --- the list before it is sent ---------------------------------------------------------------


def test_s59_all_that_can_be_looked_at_is_in_order_in_a_whole_event() -> None:
    checks = checks_of(small_hall())
    assert {what for what, check in checks.items() if check.verdict != "met"} == {
        "event-code",
        "licences",
    }
    assert {check.who for check in checks.values() if check.verdict == "met"} == {""}


def test_s59_the_rate_of_play_is_held_against_the_highest_rated() -> None:
    check = checks_of(small_hall(replace(WHOLE, time_control="60 min + 30 s")))["time-control"]
    assert check.verdict == "failed"
    assert check.text == (
        "Rate of play: 90 minutes for 60 moves are not legal for standard with a player rated 2590:"
        " at least 120 (B.02 1)."
    )
    unread = open_hall(4, slug="other", settings=replace(WHOLE, time_control="as usual"))
    assert checks_of(unread)["time-control"].verdict == "open"


def test_s59_every_defect_has_its_line_and_who_mends_it() -> None:
    hall = open_hall(players=0, settings=Settings(rounds=2, federation="CZE"), started=False)
    hall.enter(
        [
            entry(1, fide_id="", federation="GER"),
            entry(2, fide_id="", sex="", federation="CZE"),
            entry(3, fide_id="", federation="CZE"),
            entry(4, federation=""),
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    checks = checks_of(hall)
    assert checks["ratings"].verdict == "met"
    assert checks["ids"].text.count(" has none") == 2
    assert (checks["ids"].verdict, checks["ids"].who) == ("failed", "federation")
    assert hall.names.player(PlayerId(3)) not in checks["ids"].text
    assert checks["federations"].text == "Without a federation: Łoś, A."
    assert checks["games"].text == "Games: 2 without a result."
    assert checks["closed"].verdict == "failed"
    assert checks["days"].verdict == "open"
    assert "name of the chief arbiter" in checks["arbiters"].text


def test_s59_ratings_that_are_not_fides_are_named() -> None:
    hall = open_hall(players=3, settings=WHOLE, started=False)
    hall.enter([entry(4, rating=1650, rating_source="GER 2026-05")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    check = checks_of(hall)["ratings"]
    assert (check.verdict, check.who) == ("open", "chief arbiter")
    assert check.text.endswith(f"count as unrated: {hall.names.player(PlayerId(4))}")


def test_s59_days_of_rounds_stand_within_the_event() -> None:
    starts = ("2026-04-30T14:00", "2026-05-02T09:00", "")
    hall = small_hall(replace(WHOLE, round_starts=starts), rounds=3)
    text = checks_of(hall)["days"].text
    assert text == "Days of rounds: round 1 is outside the event; round 3 has none."


def test_s59_too_many_rounds_a_day_are_seen() -> None:
    starts = tuple(f"2026-05-01T{hour:02}:00" for hour in (8, 11, 14, 17))
    hall = open_hall(4, settings=replace(WHOLE, round_starts=starts))
    assert checks_of(hall)["rounds-a-day"].verdict == "failed"


@pytest.mark.parametrize(
    ("time_control", "verdict"),
    [("60 min + 30 s", "met"), ("90 min + 30 s", "failed"), ("as usual", "open")],
)
def test_s59_four_standard_rounds_a_day_may_fit_into_twelve_hours(
    time_control: str, verdict: str
) -> None:
    starts = tuple(f"2026-05-01T{hour:02}:00" for hour in (8, 11, 14, 17))
    hall = open_hall(4, settings=replace(WHOLE, round_starts=starts, time_control=time_control))
    line = checks_of(hall)["rounds-a-day"]
    assert line.verdict == verdict
    assert line.text.startswith("Rounds a day: 4")


# --- the self-test ----------------------------------------------------------------------------


def test_s59_the_report_read_back_is_the_same_tournament() -> None:
    hall = small_hall(rounds=3)
    tested = self_test(hall.state, hall.names)
    assert tested.good, tested
    assert tested.checked
    read = Api(hall).get("federation-reports/self-test/").body
    assert (read["good"], read["differences"]) == (True, [])
    assert (
        "is the same tournament"
        in hall.client()
        .get(
            f"/console/{hall.slug}/federation-report/?part=report_self_test",
            headers={"HX-Request": "true"},
        )
        .content.decode()
    )


def test_s59_the_self_test_finds_what_was_written_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: a writer that forgets a rating, or turns a result round."""
    hall = small_hall(rounds=2)
    write = trf.write_report
    first = min(each.rating for each in hall.state.players.values())

    def forgets(report: Any) -> str:
        return write(report).replace(f" {first} ", "      ", 1)

    monkeypatch.setattr(self_tests, "write_report", forgets)
    tested = self_test(hall.state, hall.names)
    assert not tested.good


def test_s59_without_a_published_round_there_is_nothing_to_test() -> None:
    hall = open_hall(players=6, settings=WHOLE)
    hall.pair()
    tested = self_test(hall.state, hall.names)
    assert (tested.verdict, tested.differences, tested.good) == ("nothing-yet", (), False)
    read = Api(hall).get("federation-reports/self-test/").body
    assert (read["good"], read["nothing_yet"], read["differences"]) == (False, True, [])
    assert "nothing to test" in part(hall, "report_self_test")
    make(hall, 1)
    assert "there is nothing to test" in opened(hall, 1)["README.txt"].decode()
    hall.publish()
    assert self_test(hall.state, hall.names).verdict == "good"


def test_s59_byes_to_come_need_no_reason_when_they_are_read_back() -> None:
    """Full points, and half points in the last round: both were granted with a reason."""
    hall = open_hall(players=6, settings=replace(WHOLE, rounds=3))
    hall.play_round()
    hall.do(GrantBye(player=PlayerId(1), round=2, kind="full"), reason="Travels for the team")
    hall.do(GrantBye(player=PlayerId(2), round=3, kind="half"), reason="Has to catch a train")
    hall.do(GrantBye(player=PlayerId(2), round=2, kind="half"), reason="The chief allows two")
    tested = self_test(hall.state, hall.names)
    assert tested.good, tested


LONG = "Wickramasinghe-Abeysekara, Kumaradasa Jayasuriya"


def test_s59_a_name_that_is_longer_than_its_columns_is_no_difference() -> None:
    hall = open_hall(players=0, settings=replace(WHOLE, rounds=1), started=False)
    blank_at_the_end = "Abcdefghijklmnopqrstuvwxyzabcdef Ghi"
    hall.enter([entry(1, name=LONG), entry(2, name=blank_at_the_end), entry(3), entry(4)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    tested = self_test(hall.state, hall.names)
    assert tested.good, tested


@pytest.mark.parametrize("kept", [1, 20, 32])
def test_s59_a_name_that_is_cut_shorter_than_its_columns_is_one(
    kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = open_hall(players=0, settings=replace(WHOLE, rounds=1), started=False)
    hall.enter([entry(1, name=LONG), entry(2)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    write = trf.write_report
    short = LONG[:kept].ljust(33)
    monkeypatch.setattr(
        self_tests, "write_report", lambda report: write(report).replace(LONG[:33], short)
    )
    tested = self_test(hall.state, hall.names)
    assert not tested.good
    assert any(LONG[:kept] in line for line in tested.differences)


def test_s59_the_self_test_speaks_to_each_reader_in_his_language(
    monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path
) -> None:
    write_language(tmp_path)
    settings.MORE_WORDS = (tmp_path,)
    hall = small_hall()
    write = trf.write_report
    first = min(each.rating for each in hall.state.players.values())
    monkeypatch.setattr(
        self_tests,
        "write_report",
        lambda report: write(report).replace(f" {first} ", "      ", 1),
    )
    with speaking(LANGUAGE):
        in_brackets = self_test(hall.state, hall.names).differences
    assert in_brackets
    assert all("⟦" in line for line in in_brackets)
    assert "⟦" not in "".join(self_test(hall.state, hall.names).differences)
    make(hall, 1)
    (made,) = hall.state.federation_reports
    sums = opened(hall, 1)["SHA256SUMS"]
    assert "⟦" not in opened(hall, 1)["README.txt"].decode()
    states.forget()
    assert sha256(opened(hall, 1)["SHA256SUMS"]).hexdigest() == made.digest
    assert opened(hall, 1)["SHA256SUMS"] == sums


# --- the older edition --------------------------------------------------------------------------


def test_the_page_says_whose_games_the_older_edition_has_no_sign_for() -> None:
    hall = open_hall(players=4, settings=replace(WHOLE, rounds=2))
    hall.pair()
    hall.publish()
    game = hall.game(2)
    place = "standings/"
    assert "no sign for" not in page(hall, place)
    hall.do(AdjournGame(game=game.id))
    text = page(hall, place)
    said = text[text.index("TRF16 has no sign for a game that is adjourned") :]
    assert f"Round 1: {hall.names.player(game.white)} – {hall.names.player(game.black)}" in said
    older = get(hall, "report/?edition=trf16").content.decode()
    assert len(re.findall(r"^001 .* [wb] \?", older, re.MULTILINE)) == 2
    hall.do(EnterResult(game=game.id, expected=None, result=Result.DRAW))
    assert "no sign for" not in page(hall, place)
    assert not re.findall(
        r"^001 .* [wb] \?", get(hall, "report/?edition=trf16").content.decode(), re.M
    )


# --- players without an id ---------------------------------------------------------------------


def hall_with_a_guest() -> Hall:
    """Six of the Czech federation and a guest who has no FIDE id."""
    hall = open_hall(players=0, settings=replace(WHOLE, rounds=1), started=False)
    names = [entry(number, federation="CZE") for number in range(1, 6)]
    hall.enter([*names, entry(6, name="Kowalska, Ewa", fide_id="", federation="POL")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    hall.do(CloseTournament())
    return hall


def test_s03_the_report_is_blocked_while_a_guest_has_no_id() -> None:
    hall = hall_with_a_guest()
    assert "Kowalska, Ewa has none" in checks_of(hall)["ids"].text
    text = page(hall)
    assert "The report is blocked: 1 player has no FIDE id" in text
    assert "Kowalska, Ewa" in text[text.index("The report is blocked") :]
    for reason in ("", "  "):
        refused = make(hall, 1, reason=reason)
        assert (refused.status, refused.body["code"]) == (422, "PlayersWithoutId")
        assert "Without one: Kowalska, Ewa." in refused.body["message"]
    assert hall.state.federation_reports == ()
    assert get(hall, "federation-reports/1/").status_code == 404
    details = {"name": "Kowalska, Ewa", "fide_id": "1234567", "federation": "POL"}
    details |= {"sex": "w", "birth_date": "1990-04-30"}
    assert Api(hall).post("players/6/correct/", body(player=details)).status == 201
    assert checks_of(hall)["ids"].verdict == "met"
    assert "The report is blocked" not in page(hall)
    assert make(hall, 1).status == 201


def test_s03_each_federation_has_a_text_that_asks_for_its_ids() -> None:
    """On the page and in the API, without any rating list; who is at home is not asked for."""
    hall = open_hall(players=0, settings=replace(WHOLE, rounds=1), started=False)
    guest = {"fide_id": "", "sex": "w", "birth_date": "1990-04-30"}
    hall.enter(
        [
            entry(1, federation="CZE"),
            entry(2, federation="CZE", fide_id=""),
            entry(3, name="Kowalska, Ewa", federation="POL", club="Kraków", **guest),
            entry(4, name="Kowal, Jan", federation="POL", fide_id="", sex="", birth_date=""),
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    (asked,) = json.loads(get(hall, "federation-reports/").content)["id_requests"]
    assert (asked["federation"], asked["count"]) == ("POL", 2)
    assert asked["lacking"] == ["Kowal, Jan"]
    assert "- Kowalska, Ewa; sex w; born 1990-04-30; club Kraków" in asked["text"]
    shown = page(hall)
    assert "To the rating officer of POL" in shown
    assert "Ask for sex and birth date first: Kowal, Jan" in shown


def test_s03_the_chief_makes_it_all_the_same_with_a_reason_that_stays_on_record() -> None:
    hall = hall_with_a_guest()
    sent = {"number": 1, "base": hall.state.seq, "without_id": []}
    refused = Api(hall).post("commands/make-report/", body(command=sent))
    assert refused.body["code"] == "PlayersWithoutId", "whatever the client says"
    asked = body(command=sent, reason="POL has been asked, its id follows")
    assert Api(hall).post("commands/make-report/", asked).status == 201
    assert "Why: POL has been asked, its id follows" in page(hall)
    about = opened(hall, 1)["README.txt"].decode()
    assert "Why it was made as it is: POL has been asked, its id follows" in about
    assert "Kowalska, Ewa has none" in about
    details = {"name": "Kowalska, Ewa", "fide_id": "1234567", "federation": "POL"}
    assert Api(hall).post("players/6/correct/", body(player=details)).status == 201
    assert Api(hall).post("commands/make-report/", asked).status == 200, "the same request"


def test_a_new_player_of_the_host_gets_an_id_by_the_report_and_what_is_not_rated_needs_none() -> (
    None
):
    hall = open_hall(players=0, settings=replace(WHOLE, rounds=1), started=False)
    hall.enter([entry(1, federation="CZE"), entry(2, fide_id="", federation="CZE")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    assert make(hall, 1).status == 201
    other = open_hall(2, slug="other", settings=replace(WHOLE, rounds=1, rated_as="no"))
    details = {"name": "Kowalska, Ewa", "fide_id": "", "federation": "POL"}
    assert Api(other).post("players/1/correct/", body(player=details)).status == 201
    other.play_round()
    assert make(other, 1).status == 201


# --- packages and revisions -------------------------------------------------------------------


def test_s60_the_package_has_the_moves_that_are_kept_and_is_made_again_with_them() -> None:
    hall = norm_hall()
    first = next(iter(hall.state.games))
    hall.do(CloseTournament())
    assert make(hall, 1).status == 201
    handed_in = opened(hall, 1)
    moves.keep(hall.slug, {first: "1. e4 e5"}, envelope(user_id(hall.chief)))
    assert opened(hall, 1) == handed_in
    assert "1. e4 e5" not in handed_in["games.pgn"].decode()
    assert make(hall, 2, reason="the moves").status == 201
    games = opened(hall, 2)["games.pgn"].decode()
    assert games.count("1. e4 e5") == 1
    assert games.count('[Round "') == len(hall.state.games)


def test_s60_the_package_holds_report_papers_bundle_and_digests(tmp_path: Path) -> None:
    hall = norm_hall()
    hall.do(CloseTournament())
    base = hall.state.seq
    assert make(hall, 1).status == 201
    (made,) = hall.state.federation_reports
    contents = opened(hall, 1)
    norms = [name for name in contents if name.startswith("IT1-")]
    assert len(norms) == len(list(made_norms(hall.state, hall.names)))
    assert {"README.txt", "report.trf", "IT3.pdf", f"open-audit-{base}.zip"} < contents.keys()
    games = contents["games.pgn"].decode()
    assert games.count('[Round "') == len(hall.state.games) == 10 * ROUNDS
    assert games.count('[Result "*"]') == 0
    sums = contents["SHA256SUMS"].decode().splitlines()
    assert {line.split("  ")[1]: line.split("  ")[0] for line in sums} == {
        name: sha256(content).hexdigest()
        for name, content in contents.items()
        if name != "SHA256SUMS"
    }
    assert made.digest == sha256(contents["SHA256SUMS"]).hexdigest()
    assert (made.number, made.base) == (1, base)
    report = read_report(contents["report.trf"])
    assert report.players[0].birth_date.count("/") == 2
    (tmp_path / "audit.zip").write_bytes(contents[f"open-audit-{base}.zip"])
    with ZipFile(tmp_path / "audit.zip") as archive:
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-I", str(tmp_path / "check.py")], capture_output=True, check=False
    )
    assert done.returncode == 0
    about = contents["README.txt"].decode()
    assert "Self-test: the report was read back and is the same tournament" in about
    assert "look: Licences" in about


def test_s61_a_revision_says_what_changed_and_why() -> None:
    hall = small_hall()
    assert make(hall, 1).status == 201
    wrong = entry(1)
    details = {"name": wrong.name, "federation": wrong.federation, "fide_id": "14100010"}
    details |= {"sex": wrong.sex, "birth_date": wrong.birth_date}
    assert Api(hall).post("players/1/correct/", body(player=details)).status == 201
    assert "Since then the report has changed" in page(hall)
    refused = make(hall, 2)
    assert (refused.status, refused.body["code"]) == (422, "ReasonMissing")
    assert make(hall, 2, reason="FIDE returned a wrong id").status == 201
    about = opened(hall, 2)["README.txt"].decode()
    changed = f"{hall.state.players[PlayerId(1)].tpn} {wrong.name}, FIDE ID: {wrong.fide_id}"
    assert f"- {changed} → 14100010" in about
    assert about.count(" → ") == 1
    assert "Why it replaces the one before: FIDE returned a wrong id" in about
    text = page(hall)
    assert "Why: FIDE returned a wrong id" in text
    assert f"{changed} → 14100010" in part(hall, "report_changes", 2)
    assert f"{changed} → 14100010" not in text, "looked up when somebody opens it"
    assert "Since then the report has changed" not in text


def test_s61_a_corrected_result_and_rating_stand_in_the_difference() -> None:
    hall = open_hall(players=4, settings=replace(WHOLE, rounds=1))
    hall.play_round()
    make(hall, 1)
    game = hall.game(1)
    assert game.result is not None
    other = Result.DRAW if game.result is not Result.DRAW else Result.WHITE_WINS
    command = CorrectResult(game=game.id, expected=game.result, result=other)
    hall.do(command, reason="slip misread")
    make(hall, 2, reason="Result corrected")
    about = opened(hall, 2)["README.txt"].decode()
    since = about[about.index("What the report says otherwise") :]
    assert since.count(", round 1: ") == 2
    assert hall.names.player(game.white) in since


def test_s61_the_first_package_is_still_what_it_was() -> None:
    hall = small_hall()
    make(hall, 1)
    first = get(hall, "federation-reports/1/").content
    make(hall, 2, reason="once more")
    states.forget()
    assert get(hall, "federation-reports/1/").content == first
    assert "nothing" in opened(hall, 2)["README.txt"].decode()


def test_a_package_that_is_asked_for_again_under_the_same_id_is_made_once() -> None:
    hall = small_hall()
    sent = body(command={"number": 1, "base": hall.state.seq})
    first = Api(hall).post("commands/make-report/", sent)
    again = Api(hall).post("commands/make-report/", sent)
    assert (first.status, again.status) == (201, 200)
    assert len(hall.state.federation_reports) == 1


def test_a_number_that_is_taken_or_an_event_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = small_hall()
    make(hall, 1)
    with monkeypatch.context() as patch:  # nothing is made for what is refused
        patch.setattr(federation_reports, "_package", None)
        taken = make(hall, 1)
    assert (taken.status, taken.body["code"]) == (422, "ReportNumberTaken")
    unknown = {"number": 2, "base": hall.state.seq + 1}
    answer = Api(hall).post("commands/make-report/", body(command=unknown, reason="again"))
    assert answer.status == 400
    assert get(hall, "federation-reports/2/").status_code == 404


def test_a_revision_is_made_of_no_older_record_than_the_one_before() -> None:
    hall = small_hall()
    base = hall.state.seq
    make(hall, 1)
    older = body(command={"number": 2, "base": base - 1}, reason="once more")
    refused = Api(hall).post("commands/make-report/", older)
    assert (refused.status, refused.body["code"]) == (422, "ReportOfOlderRecord")
    same = body(command={"number": 2, "base": base}, reason="once more")
    assert Api(hall).post("commands/make-report/", same).status == 201


def test_a_package_that_is_no_longer_the_one_on_record_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A later program may write a paper otherwise."""
    hall = small_hall()
    make(hall, 1)
    (made,) = hall.state.federation_reports
    assert get(hall, "federation-reports/1/")["Report-As-Recorded"] == "yes"
    assert "MADE-AGAIN.txt" not in opened(hall, 1)
    assert "byte for byte the package on record" in part(hall, "report_digest", 1)

    monkeypatch.setattr(package, "tournament_form_pdf", lambda *_facts: b"another form")
    assert get(hall, "federation-reports/1/")["Report-As-Recorded"] == "no"
    contents = opened(hall, 1)
    digest = sha256(contents["SHA256SUMS"]).hexdigest()
    note = contents["MADE-AGAIN.txt"].decode()
    assert made.digest != digest
    assert made.digest in note
    assert digest in note
    assert "MADE-AGAIN.txt" not in contents["SHA256SUMS"].decode()
    assert "differs from the package on record" in part(hall, "report_digest", 1)


@pytest.mark.parametrize("name", ["report_changes", "report_digest"])
def test_what_a_package_is_made_of_is_for_those_who_take_it(name: str) -> None:
    hall = small_hall()
    make(hall, 1)
    typist = hall.arbiter("typist", "results")
    place = f"/console/{hall.slug}/federation-report/?part={name}&number="
    asked = {"HX-Request": "true"}
    assert hall.client().get(f"{place}1", headers=asked).status_code == 200
    assert hall.client().get(f"{place}2", headers=asked).status_code == 404
    assert hall.client(typist).get(f"{place}1", headers=asked).status_code == 404


def test_a_page_of_packages_makes_no_report_but_the_last_and_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = small_hall()
    for number in range(1, 5):
        make(hall, number, reason="once more")
    compared: list[int] = []

    def counted(_stream: str, before: Any, _state: Any) -> tuple[str, ...]:
        compared.append(before.number)
        return ()

    monkeypatch.setattr(report_pages, "differences", counted)
    monkeypatch.setattr(federation_reports, "differences", counted)
    page(hall)
    assert compared == [4]


def test_chief_and_deputy_alone_make_and_take_packages() -> None:
    hall = small_hall()
    make(hall, 1)
    typist = hall.arbiter("typist", "results")
    assert get(hall, "federation-reports/1/", typist).status_code == 403
    command = {"number": 2, "base": hall.state.seq}
    sent = body(command=command, reason="again")
    assert Api(hall, typist).post("commands/make-report/", sent).status == 422
    shown = hall.client(typist).get(f"/console/{hall.slug}/federation-report/").content.decode()
    assert "make-report" not in shown
    assert 'federation-reports/1/"' not in shown
    assert get(hall, "federation-reports/1/", hall.arbiter("deputy", "deputy")).status_code == 200


def test_the_api_reads_checks_papers_and_packages() -> None:
    hall = small_hall()
    make(hall, 1)
    read = Api(hall).get("federation-reports/").body
    assert read["next"] == 2
    assert [row["number"] for row in read["reports"]] == [1]
    assert read["form"]["path"] == "papers/it3/".removeprefix("papers/")
    assert {check["verdict"] for check in read["checks"]} == {"met", "open"}
