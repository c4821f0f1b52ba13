"""Entries and registration before and after the start (docs/scenario.md, S01, S06 to S08, S33)."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from events.verification import check
from pairing.model import Colour
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.federation_reports.commands import MakeReport
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.services import people

from .api import Answered, Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

WHY = {"reason": "two brothers"}


def hall_of(*forms: dict[str, Any], **settings: Any) -> Hall:
    """Ten ordinary players and these, who are entries 11, 12, …"""
    hall = open_hall(players=10, started=False, settings=Settings(**settings))
    hall.enter([entry(10 + n, **form) for n, form in enumerate(forms, 1)], check_in=False)
    return hall


def doubles(api: Api) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api.get("double-entries/").body["proposals"]
    return found


def pairs(api: Api) -> list[tuple[int, int]]:
    return [(each["one"]["player"], each["other"]["player"]) for each in doubles(api)]


def odd(api: Api) -> dict[int, list[str]]:
    rows = api.get("odd-entries/").body["entries"]
    return {row["player"]: [each["kind"] for each in row["oddities"]] for row in rows}


def player(api: Api, number: int) -> dict[str, Any]:
    found: dict[str, Any] = api.get(f"players/{number}/").body["player"]
    return found


def take_back(api: Api, seq: int, **envelope: str) -> Answered:
    """As a console does: read what it means, then send the command that was read."""
    undo = api.get("undo/", event=seq).body["undo"]
    assert undo["possible"], undo["sentences"]
    return api.command(undo["command"], envelope=envelope or WHY, **undo["values"])


def registered(slug: str, *forms: dict[str, Any], **settings: Any) -> Hall:
    hall = open_hall(players=0, slug=slug, started=False, settings=Settings(**settings))
    for number, form in enumerate(forms, 1):
        hall.enter([entry(number, **form)], check_in=False)
    return hall


def send_event_number(api: Api, settings: dict[str, Any]) -> Answered:
    command = {"name": "Open", "settings": settings}
    return api.post("commands/change-settings/", body(command=command))


def registration_of(hall: Hall) -> list[tuple[str, str, str]]:
    """Day, what and state of each line of the list on the settings page."""
    page = hall.client().get(
        f"/console/{hall.slug}/settings/?part=registration", HTTP_HX_REQUEST="true"
    )
    rows = re.findall(r"<tr>(.*?)</tr>", page.content.decode(), re.DOTALL)
    cells = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in rows]
    texts = [[" ".join(re.sub("<[^>]+>", " ", each).split()) for each in row] for row in cells]
    return [(day, what, state) for day, state, what, _article in filter(None, texts)]


def test_s01_the_list_of_deadlines_says_until_when_the_event_is_registered() -> None:
    days = {"start_date": "2099-08-01", "end_date": "2099-08-09"}
    hall = registered("a", {"name": "Carlson, Ann", "rating": 2510, "sex": "w"}, **days)
    assert [row[0] for row in registration_of(hall)] == ["2 Jul 2099", "31 Aug 2099", "31 Oct 2099"]
    assert "Carlson, Ann is rated above 2700 (a woman above 2500)" in registration_of(hall)[0][1]
    without = registered("b", **days, rated_as="rapid")
    assert registration_of(without)[0][0] == "29 Jul 2099"
    assert registration_of(registered("c", **days, rated_as="no")) == []
    past = registration_of(registered("d", start_date="2020-08-01", end_date="2020-08-09"))
    assert [row[2] for row in past] == ["over", "over", "over"]


def test_s01_the_number_of_the_event_is_stored_and_the_registration_is_done() -> None:
    days = {"start_date": "2020-08-01", "end_date": "2020-08-09"}
    hall = registered("a", **days)
    api = Api(hall)
    settings = msgspec.to_builtins(hall.state.settings)
    assert send_event_number(api, settings | {"fide_event": "41a"}).status == 400
    assert send_event_number(api, settings | {"fide_event": "412345"}).status == 201
    assert hall.state.settings.fide_event == "412345"
    assert registration_of(hall)[0][2] == "done"


def test_an_event_that_is_over_and_reported_has_no_report_to_make() -> None:
    hall = registered("a", {}, {}, {}, {}, start_date="2020-08-01", end_date="2020-08-09", rounds=1)
    hall.do(*(CheckIn(player=PlayerId(number)) for number in (1, 2, 3, 4)))
    hall.do(StartTournament(colour=Colour.WHITE))
    hall.play_round()
    hall.do(MakeReport(number=1, base=hall.state.seq, digest="0" * 64))
    assert [row[2] for row in registration_of(hall)[1:]] == ["over", "over"]
    hall.do(CloseTournament())
    assert [row[2] for row in registration_of(hall)[1:]] == ["done", "done"]


IVANOV = {"name": "Ivanov, Alexej", "birth_date": "1998", "fide_id": "", "sex": "m"}
SECOND = {"name": "Ivanov, Aleksei", "birth_date": "", "fide_id": "", "sex": ""}


# --- S06: one person entered twice ---------------------------------------------------------------


def test_s06_the_detector_proposes_the_two_spellings_of_one_name_and_merges_nobody() -> None:
    hall = hall_of(IVANOV, SECOND)
    api = Api(hall)
    (proposal,) = doubles(api)
    assert pairs(api) == [(11, 12)]
    assert proposal["grounds"][0] == "the same name in another spelling"
    assert (proposal["one"]["birth_date"], proposal["other"]["birth_date"]) == ("1998", "")
    assert (proposal["keep_one"], proposal["keep_other"]) == ("", "")
    assert [player(api, number)["status"] for number in (11, 12)] == ["entered", "entered"]
    assert api.command("merge-entries", kept=11, dropped=12).status == 201
    shown = api.get("double-entries/").body
    assert shown["proposals"] == []
    assert [(row["kept"]["player"], row["dropped"]["player"]) for row in shown["merged"]] == [
        (11, 12)
    ]


def test_s06_a_merge_is_taken_back_and_both_entries_are_as_before() -> None:
    hall = hall_of(IVANOV, SECOND)
    api = Api(hall)
    assert api.command("check-in", player=12).status == 201
    assert api.command("grant-bye", player=12, round=3, kind="half").status == 201
    before = [player(api, number) for number in (11, 12)]
    merged = api.command("merge-entries", kept=11, dropped=12).body["first_seq"]
    assert player(api, 11)["status"] == "checked-in"
    undo = api.get("undo/", event=merged).body["undo"]
    assert "stands beside entry 11" in undo["sentences"][0]
    assert take_back(api, merged).status == 201
    assert [player(api, number) for number in (11, 12)] == before
    history = [row["type"] for row in api.get("activity/", scope="player:12").body["activity"]]
    assert {"EntriesSeparated", "EntriesMerged", "PlayerEntered"} <= set(history)
    assert pairs(api) == [(11, 12)], "they look as alike as before"
    assert check(hall.slug) == []


def test_s06_a_merge_is_taken_back_after_rounds_were_played_and_says_what_happens() -> None:
    hall = hall_of(IVANOV, SECOND)
    api = Api(hall)
    api.command("check-in", player=12)
    assert api.command("start-tournament", colour="w").status == 201
    merged = api.command("merge-entries", kept=11, dropped=12).body["first_seq"]
    hall.play_round()
    hall.play_round()
    points = player(api, 11)["points"]
    said = " ".join(api.get("undo/", event=merged).body["undo"]["sentences"])
    assert "What was played in rounds 1, 2 stays with Ivanov, Alexej." in said
    assert "Ivanov, Aleksei has nothing for rounds 1, 2" in said
    assert take_back(api, merged).status == 201
    dropped = player(api, 12)
    assert (dropped["status"], dropped["points"], dropped["tpn"]) == ("entered", "0", 12)
    assert player(api, 11)["points"] == points
    api.command("check-in", player=12)
    hall.play_round()
    assert len(player(api, 12)["rounds"]) == 3
    assert check(hall.slug) == []


def test_s06_an_entry_that_has_played_cannot_be_dropped_and_the_proposal_says_so() -> None:
    hall = hall_of(IVANOV)
    api = Api(hall)
    api.command("check-in", player=11)
    api.command("start-tournament", colour="w")
    hall.play_round()
    hall.enter([entry(12, **SECOND)], check_in=False)
    (proposal,) = doubles(api)
    assert proposal["keep_one"] == ""
    assert proposal["keep_other"].startswith("Ivanov, Alexej was paired in round 1")
    assert api.command("merge-entries", kept=12, dropped=11).body["code"] == "EntryHasGames"


def test_s06_two_people_by_decision_are_not_proposed_again() -> None:
    hall = hall_of(IVANOV, SECOND)
    api, officer = Api(hall), Api(hall, hall.arbiter("petra", "pairing-officer"))
    desk = Api(hall, hall.arbiter("dora", "check-in"))
    assert desk.command("tell-entries-apart", one=12, other=11).status == 422
    assert officer.command("tell-entries-apart", one=12, other=11).status == 201
    assert pairs(api) == []
    (told,) = api.get("double-entries/").body["apart"]
    assert (told["one"]["player"], told["other"]["player"]) == (11, 12)
    assert api.command("tell-entries-apart", one=11, other=12).status == 200
    row = api.get("activity/", limit=1).body["activity"][0]
    assert row["text"] == "Ivanov, Alexej and Ivanov, Aleksei are two people"


def test_s06_taking_back_needs_the_reason_and_names_what_is_in_the_way() -> None:
    hall = hall_of(IVANOV, SECOND, {"name": "Iwanow, Alexey", "birth_date": "1998-05-31"})
    api = Api(hall)
    first = api.command("merge-entries", kept=11, dropped=12).body["first_seq"]
    api.command("merge-entries", kept=13, dropped=11)
    refused = api.get("undo/", event=first).body["undo"]
    assert not refused["possible"]
    assert "Iwanow, Alexey" in refused["sentences"][0]
    assert api.command("separate-entries", kept=13, dropped=11).body["code"] == "ReasonMissing"


def test_an_erased_person_is_nobodys_double() -> None:
    hall = hall_of(IVANOV, SECOND)
    api = Api(hall)
    for number in (11, 12):
        people.erase(hall.state.players[number].person)  # type: ignore[index]
    assert doubles(api) == []
    assert not {11, 12} & odd(api).keys()


def test_s03_a_guest_without_a_fide_id_has_a_red_flag_until_the_id_is_there() -> None:
    hall = hall_of({"name": "Kowalska, Ewa", "fide_id": "", "federation": "POL"}, federation="CZE")
    api = Api(hall)
    assert odd(api) == {11: ["no-fide-id"]}
    form = {"name": "Kowalska, Ewa", "fide_id": "1234567", "title": "", "federation": "POL"}
    corrected = api.post("players/11/correct/", body(player=form, read_seq=hall.state.seq))
    assert corrected.status == 201
    assert odd(api) == {}


# --- S07: what looks wrong ------------------------------------------------------------------------


def test_s07_an_unrated_grandmaster_is_put_right_before_round_1_and_gets_number_1() -> None:
    wrong = {"name": "Carlsen, Magnus", "title": "GM", "rating": 0, "fide_id": "1503015"}
    hall = hall_of(wrong, federation="CZE")
    api = Api(hall)
    assert odd(api) == {11: ["title-unrated"]}
    api.command("check-in", player=11)
    api.command("start-tournament", colour="w")
    assert player(api, 11)["tpn"] == 11
    corrected = api.command(
        "correct-rating", envelope={"reason": "wrong person chosen"}, player=11, expected=0,
        rating=2840,
    )  # fmt: skip
    assert corrected.status == 201
    assert odd(api) == {}
    assert api.command("assign-pairing-numbers").status == 201
    assert player(api, 11)["tpn"] == 1


def test_s07_every_kind_of_odd_entry_is_on_the_list_with_its_words() -> None:
    hall = hall_of(
        {"title": "GM", "rating": 1900},
        {"title": "WFM", "sex": "m", "rating": 2000},
        {"birth_date": "2025"},
        {"fide_id": "300001"},
        {"fide_id": "", "federation": "POL", "rating": 0},
        federation="CZE",
    )
    api = Api(hall)
    assert odd(api) == {
        1: ["same-fide-id"],
        11: ["title-low"],
        12: ["womans-title"],
        13: ["birth-date"],
        14: ["same-fide-id"],
        15: ["no-fide-id"],
    }
    words = [
        each["text"] for row in api.get("odd-entries/").body["entries"] for each in row["oddities"]
    ]
    assert "GM rated 1900, 600 below what the title needed (2500)" in words
    assert any("only the federation POL" in text for text in words)


def test_a_list_without_fide_ids_says_so_once() -> None:
    hall = hall_of(*[{"name": f"Open, No {n}", "fide_id": ""} for n in "abcdefghijk"])
    api = Api(hall)
    assert odd(api) == {}
    assert api.get("odd-entries/").body["without_fide_id"] == 11
    page = hall.client().get(f"/console/{hall.slug}/entries/review/").content.decode()
    assert "11 entries have no FIDE id" in page


def test_s07_the_pairing_page_warns_and_does_not_stop_the_start() -> None:
    hall = hall_of({"title": "GM", "rating": 0}, IVANOV, SECOND)
    page = hall.client().get(f"/console/{hall.slug}/pairing/").content.decode()
    assert "1 pair of entries may be one person" in page
    assert "3 entries look wrong" in page
    assert Api(hall).command("start-tournament", colour="w").status == 201
    hall.play_round()
    later = hall.client().get(f"/console/{hall.slug}/pairing/2/").content.decode()
    assert "may be one person" not in later


# --- S08: who has not come ------------------------------------------------------------------------


def hall_at_the_close(**settings: Any) -> Hall:
    """20 are here, three have asked for a half-point bye, eight have not come (21 to 31)."""
    hall = open_hall(players=20, started=False, settings=Settings(**settings))
    hall.enter([entry(n, contact=f"+420 777 000 {n:03}") for n in range(21, 32)], check_in=False)
    for number in (29, 30, 31):
        hall.do(GrantBye(player=PlayerId(number), round=1, kind="half"), reason="asked in time")
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    return hall


def close(api: Api) -> dict[str, Any]:
    found: dict[str, Any] = api.get("not-arrived/").body["check_in"]
    return found


def decide(
    api: Api, *choices: tuple[int, str], reason: str = "not reached", expected: str = "open"
) -> Answered:
    made = [
        {"player": number, "choice": choice, "expected": expected} for number, choice in choices
    ]
    envelope = {"reason": reason}
    return api.command("decide-absentees", envelope=envelope, round=1, choices=made)


def test_s08_eight_absentees_stand_on_one_screen_with_names_and_phone_numbers() -> None:
    hall = hall_at_the_close()
    shown = close(Api(hall))
    assert (shown["round"], shown["to_pair"], len(shown["byes"])) == (1, 20, 3)
    assert sorted(row["player"] for row in shown["players"]) == list(range(21, 29))
    assert all(row["contact"].startswith("+420 777") for row in shown["players"])
    for role, sees in (("check-in", True), ("sector", False), ("read-only", False)):
        colleague = Api(hall, hall.arbiter(role, role))  # type: ignore[arg-type]
        contacts = [row["contact"] for row in close(colleague)["players"]]
        assert all(contacts) if sees else not any(contacts)


def test_s08_the_chiefs_choice_is_recorded_for_each_absentee_and_round_1_follows_it() -> None:
    hall = hall_at_the_close()
    api = Api(hall)
    assert decide(api, (21, "admitted"), reason="called, is on the way").status == 201
    assert decide(api, (22, "half-bye"), reason="train is late").status == 201
    assert decide(api, (23, "withdrawn"), reason="called, does not come").status == 201
    rest = [(row["player"], "excluded") for row in close(api)["players"] if row["choice"] == "open"]
    assert decide(api, *rest, reason="not reached").status == 201
    shown = close(api)
    assert [ref["player"] for ref in shown["byes"]] == [22, 29, 30, 31]
    counted = (shown["to_pair"], len(shown["byes"]), shown["not_here"])
    assert counted == (21, 4, 5), "each of the 30 who are in the tournament once"
    chosen = {row["player"]: row["choice"] for row in shown["players"]}
    assert chosen == {21: "admitted", 22: "half-bye", 23: "withdrawn"} | dict(rest)
    hall.pair()
    hall.publish()
    paired = hall.state.rounds[1]
    seated = {player for board in paired.boards for player in (board.white, board.black)}
    assert seated | {paired.pab} == {*range(1, 22)}
    assert {player for player, _ in paired.byes} == {22, 29, 30, 31}
    assert set(paired.absent) == {23, *range(24, 29)}
    page = hall.client().get(f"/console/{hall.slug}/check-in/close/").content.decode()
    assert "4 without a choice" in page, "those with a bye; nobody is asked about again"
    told = api.get("activity/", scope="player:21").body["activity"]
    (row,) = [each for each in told if each["type"] == "AbsenteeDecided"]
    assert (row["reason"], row["actor_name"]) == ("called, is on the way", "Chief Arbiter")
    assert row["text"].endswith("had not come for round 1: admitted to the pairing all the same")
    assert check(hall.slug) == []


def test_s08_excluding_all_the_rest_stops_when_one_of_them_has_come_meanwhile() -> None:
    hall = hall_at_the_close()
    api, desk = Api(hall), Api(hall, hall.arbiter("dora", "check-in"))
    rest = [(row["player"], "excluded") for row in close(api)["players"]]
    assert desk.command("check-in", player=25).status == 201
    refused = decide(api, *rest)
    assert (refused.status, refused.body["code"]) == (422, "CameMeanwhile")
    assert player(api, 25)["name"] in refused.body["message"]
    assert all(row["choice"] == "open" for row in close(api)["players"])
    assert decide(desk, rest[0]).body["code"] == "NotPermitted"


def test_s08_a_choice_can_be_changed_and_taken_back_before_the_pairing() -> None:
    hall = hall_at_the_close(half_byes_allowed=0)
    api = Api(hall)
    (row, *_) = close(api)["players"]
    assert "may have 0 half-point byes" in row["no_half_bye"]
    assert decide(api, (21, "half-bye")).body["code"] == "HalfByesUsedUp"
    first = decide(api, (21, "withdrawn")).body["first_seq"]
    assert player(api, 21)["status"] == "withdrawn"
    assert take_back(api, first).status == 201
    assert player(api, 21)["status"] == "entered"
    assert decide(api, (21, "excluded"), expected="admitted").body["code"] == "ChoiceDiffers"
    page = hall.client().get(f"/console/{hall.slug}/pairing/").content.decode()
    assert "8 entered but not checked in" in page
    decide(api, *((number, "excluded") for number in range(21, 29)))
    page = hall.client().get(f"/console/{hall.slug}/pairing/").content.decode()
    assert "8 not checked in, all decided: 8 not paired" in page


# --- S33: a late entry, read before it is recorded ------------------------------------------------

LATE = {"name": "Nakamura, Hana", "rating": 2575, "federation": "JPN", "title": "WGM"}


def hall_after_round_1(**settings: Any) -> Hall:
    hall = open_hall(players=10, settings=Settings(**settings))
    hall.play_round()
    return hall


def preview(api: Api, **form: Any) -> dict[str, Any]:
    answered = api.post("players/enter/preview/", {"player": LATE | form})
    assert answered.status == 200, answered.body
    found: dict[str, Any] = answered.body["preview"]
    return found


def test_s33_a_late_entry_is_read_before_it_is_recorded_and_becomes_what_was_read() -> None:
    hall = hall_after_round_1()
    api = Api(hall)
    head = hall.state.seq
    shown = preview(api)
    assert hall.state.seq == head, "nothing is recorded by reading"
    assert (shown["from_round"], shown["missed"], shown["points"]) == (2, [1], "0")
    assert (shown["tpn"], shown["numbers"]) == (3, 11)
    assert [(row["tpn"], row["new"]) for row in shown["moved"]] == [
        (n, n + 1) for n in range(3, 11)
    ]
    assert "not before check-in at the desk" in shown["sentences"][0]
    assert "0 points for round 1" in shown["sentences"][1]
    assert shown["sentences"][2] == "Number 3 of 11; 8 players behind move down by one."
    assert api.post("players/enter/", body(player=LATE)).status == 201
    entered = player(api, 11)
    assert (entered["tpn"], entered["points"], entered["from_round"]) == (3, "0", 2)
    hall.pair()
    assert 11 in hall.state.rounds[2].absent
    api.command("discard-pairing", round=2, request=hall.state.rounds[2].request)
    api.command("check-in", player=11)
    hall.pair()
    seats = {seat for board in hall.state.rounds[2].boards for seat in (board.white, board.black)}
    assert 11 in seats | {hall.state.rounds[2].pab}


def test_s33_the_points_for_missed_rounds_are_those_of_the_regulations() -> None:
    api = Api(hall_after_round_1(absent=1))
    assert preview(api)["points"] == "½"
    assert "½ point for round 1" in preview(api)["sentences"][1]


def test_s33_the_preview_says_that_a_draft_is_outdated_and_that_the_person_may_stand_there() -> (
    None
):
    hall = hall_after_round_1()
    api = Api(hall)
    hall.pair()
    shown = preview(api, name="D. Novak", rating=100)
    assert shown["outdates"] == 2
    assert "Round 2 is being paired" in shown["sentences"][-1]
    assert shown["moved"] == []
    known = player(api, 1)
    shown = preview(api, name=known["name"], birth_date=known["birth_date"], sex=known["sex"])
    (maybe,) = shown["maybe_entered"]
    assert (maybe["player"], maybe["grounds"]) == (1, ["the same name", "the same date of birth"])


def test_s33_what_cannot_be_entered_says_why_and_the_preview_is_for_the_desk() -> None:
    hall = open_hall(players=4, settings=Settings(rounds=1))
    before = preview(Api(open_hall(players=2, slug="before", started=False)))
    assert (before["tpn"], before["from_round"]) == (None, None)
    hall.play_round()
    api = Api(hall)
    shown = preview(api)
    assert not shown["possible"]
    assert shown["sentences"] == ["All rounds have been paired."]
    sector = Api(hall, hall.arbiter("emil", "sector"))
    assert sector.post("players/enter/preview/", {"player": LATE}).status == 403
    wrong = api.post(
        "players/enter/preview/", {"player": LATE | {"rating_kind": "ingo", "rating": 900}}
    )
    assert (wrong.status, wrong.body["field"]) == (400, "$.player.rating")
