"""S46: manual pairing of two boards, begun and ended in so many words (V65-69)."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from events import store
from events.verification import check
from frontend.public.pages import render
from pairing.checker.check import check_report
from pairing.trf import read_report
from tournaments.domain.rounds.commands import PublishRound
from tournaments.exports.bundle import faults, files
from tournaments.exports.report import report_text
from tournaments.public.kept_views import newest_view
from tournaments.services.names import names_of

from .api import Answered, Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

WHY = {"reason": "the television wants these two in one picture"}
COMMENT = {"reason": "compared; two boards differ, agreed with the organiser"}


@pytest.fixture
def hall() -> Hall:
    """The draft of round 2 of twelve players."""
    hall = open_hall(players=12)
    hall.play_round()
    hall.pair()
    return hall


@pytest.fixture
def officer(hall: Hall) -> Api:
    return Api(hall, hall.arbiter("petra", "pairing-officer"))


def phase(api: Api) -> Any:
    answered = api.get("rounds/2/manual/")
    assert answered.status == 200, answered.body
    return answered.body["phase"]


def about(api: Api) -> dict[str, Any]:
    return {"round": 2, "request": api.hall.state.round(2).request}


def begun(api: Api) -> None:
    assert api.command("begin-manual-pairing", envelope=WHY, **about(api)).status == 201


def pairs(api: Api) -> list[tuple[int, int]]:
    return [(b["white"]["player"], b["black"]["player"]) for b in phase(api)["boards"]]


def swapped(api: Api, one: int, other: int) -> Answered:
    """As the console sends it."""
    places = {one: other, other: one}
    standing = phase(api)
    broken = [pair for pair in pairs(api) if {*pair} & {*places}]
    made = [(places.get(white, white), places.get(black, black)) for white, black in broken]
    pab = standing["pab"] and standing["pab"]["player"]
    return api.command(
        "change-manual-pairing",
        broken=broken,
        made=made,
        expected_pab=pab,
        pab=places.get(pab, pab),
        **about(api),
    )


def ended(api: Api, **envelope: str) -> Answered:
    """Everything that was shown is confirmed."""
    shown = phase(api)
    return api.command(
        "end-manual-pairing",
        envelope=envelope or COMMENT,
        seen=shown["seal"],
        over_the_limit=[one["player"] for one in shown["asked"]],
        **about(api),
    )


def legal_swap(api: Api) -> tuple[int, int]:
    """The Blacks of the first two boards whose exchange nothing forbids; it is done."""
    standing = pairs(api)
    for _, one in standing:
        for _, other in standing:
            if one < other:
                assert swapped(api, one, other).status == 201
                if phase(api)["can_end"]:
                    return one, other
                assert swapped(api, one, other).status == 201
    raise AssertionError("no two boards can be exchanged")


def comments(hall: Hall) -> list[str]:
    report = read_report(report_text(hall.state, names_of(hall.state)).encode())
    return [line for line in report.comments if "MPA" in line]


# --- the whole step -------------------------------------------------------------------------------


def test_s46_two_boards_are_paired_by_hand_with_begin_comparison_comment_and_end(
    hall: Hall, officer: Api
) -> None:
    drafted = {(b.white, b.black) for b in hall.state.round(2).boards}
    begun(officer)
    shown = phase(officer)
    assert (shown["by_name"], shown["reason"]) == ("Petra Arbiter", WHY["reason"])
    assert shown["distance"]["text"] == "No board differs from the pairing program's"
    assert shown["can_end"] is False
    legal_swap(officer)
    shown = phase(officer)
    assert shown["distance"]["boards"] == 2
    assert shown["distance"]["text"].startswith("2 boards differ: ")
    made = {*pairs(officer)}
    assert ended(officer).status == 201
    row = officer.get("rounds/2/manual/").body
    assert (row["phase"], row["by_hand"]["by_name"]) == (None, "Petra Arbiter")
    assert row["by_hand"]["reason"] == COMMENT["reason"]
    assert row["by_hand"]["distance"]["boards"] == 2
    hall.publish()
    assert {(game.white, game.black) for game in hall.state.games_of(2)} == made
    assert len(drafted - made) == 2
    assert check(hall.slug) == []


def test_the_boards_by_hand_name_each_player_by_number_too(hall: Hall, officer: Api) -> None:
    begun(officer)
    page = officer.client.get(f"/console/{hall.slug}/pairing/2/manual/").content.decode()
    board = phase(officer)["boards"][0]
    row = page.split("<tbody>")[1].split("</tr>")[0]
    shown = re.findall(r'<td class="num tpn">(\d+)</td>', row)
    assert [int(number) for number in shown] == [board["white"]["tpn"], board["black"]["tpn"]]
    assert page.count('<th class="num tpn" scope="col">No.</th>') == 2


def test_s46_the_report_says_mpa_with_both_pairings_and_no_name(hall: Hall, officer: Api) -> None:
    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    assert comments(hall) == []  # nothing is said of a draft
    hall.publish()
    made = hall.state.round(2).by_hand
    assert made is not None
    old, new = (
        ", ".join(f"{hall.state.players[w].tpn}-{hall.state.players[b].tpn}" for w, b in pairs_)
        for pairs_ in (made.made.broken, made.made.made)
    )
    (line,) = comments(hall)
    assert line.startswith(f"### MPA @ Round 2: paired by hand, {old} -> {new}")
    assert hall.names.player(made.made.made[0][0]) not in line


def test_s46_a_checker_of_the_report_reads_the_line_beside_the_round_that_differs(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    hall.publish()
    hall.finish_round()
    hall.play_round()
    report = read_report(report_text(hall.state, names_of(hall.state)).encode())
    first, by_hand, after = check_report(report).rounds[:3]
    assert (first.agrees, by_hand.agrees, after.agrees) == (True, False, True)
    assert any("MPA @ Round 2" in line for line in by_hand.comments)


def test_s46_rules_of_the_system_that_are_not_met_are_named_and_stay_with_the_round(
    hall: Hall, officer: Api
) -> None:
    """A winner meets a loser although nobody would have to float."""
    begun(officer)
    boards = phase(officer)["boards"]
    top = next(board for board in boards if board["white"]["points"] == "1")
    low = next(board for board in reversed(boards) if board["white"]["points"] == "0")
    met = {frozenset((game.white, game.black)) for game in hall.state.games_of(1)}
    one = top["black"]["player"]
    other = next(
        low[side]["player"]
        for side in ("black", "white")
        if frozenset((top["white"]["player"], low[side]["player"])) not in met
    )
    assert swapped(officer, one, other).status == 201
    shown = phase(officer)
    assert any(rule["article"].startswith("C.04.3 ") for rule in shown["rules"])
    assert all("no. " not in rule["text"].lower() for rule in shown["rules"])
    assert ended(officer).status == 201
    kept = officer.get("rounds/2/manual/").body["by_hand"]["articles"]
    assert kept == list(dict.fromkeys(rule["article"] for rule in shown["rules"]))


def test_s46_publishing_and_pairing_again_are_refused_with_the_name_of_who_has_it(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    chief = Api(hall)
    for name in ("publish-round", "discard-pairing", "begin-manual-pairing"):
        refused = chief.command(name, envelope=WHY, **about(chief))
        assert (refused.status, refused.body["code"]) == (422, "ManualPairingRuns")
        assert refused.body["message"].startswith("Petra Arbiter has been pairing round 2 by hand")
    assert chief.command("request-pairing", round=2).body["code"] == "ManualPairingRuns"
    one, other = pairs(chief)[0]
    assert swapped(chief, one, other).body["code"] == "ManualPairingRuns"


def test_s46_players_who_have_met_are_named_at_once_and_refused_at_the_end(
    hall: Hall, officer: Api
) -> None:
    game = hall.game(1, 1)
    begun(officer)
    seat = next(pair for pair in pairs(officer) if game.white in pair)
    opponent = seat[1] if seat[0] == game.white else seat[0]
    assert swapped(officer, opponent, game.black).status == 201
    shown = phase(officer)
    met = [one for one in shown["doubts"] if one["article"] == "C.04.1 2"]
    assert {one["level"] for one in met} == {"refused"}
    both = {hall.names.player(game.white), hall.names.player(game.black)}
    assert any(all(name in one["text"] for name in both) for one in met)
    assert shown["can_end"] is False
    refused = ended(officer)
    assert (refused.status, refused.body["code"]) == (422, "ManualPairingIllegal")
    assert "have played each other (C.04.1 2)" in refused.body["message"]
    noted = [event for event in store.read(hall.slug) if event.type == "RequestRefused"]
    assert msgspec.json.decode(noted[-1].body)["command"] == "end-manual-pairing"


def test_s46_what_was_not_compared_is_not_ended_and_neither_without_a_comment(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    legal_swap(officer)
    shown = phase(officer)
    end = {"seen": "00", "over_the_limit": [one["player"] for one in shown["asked"]]}
    refused = officer.command("end-manual-pairing", envelope=COMMENT, **end, **about(officer))
    assert refused.body["code"] == "NotCompared"
    assert ended(officer, reason=" ").body["code"] == "ReasonMissing"


def test_s46_a_corrected_result_makes_the_phase_outdated_and_nothing_is_lost(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    legal_swap(officer)
    game = hall.game(1, 1)
    assert game.result is not None
    other = "0-1" if game.result == "1-0" else "1-0"
    corrected = Api(hall).command(
        "correct-result",
        envelope={"reason": "slip misread"},
        game=game.id,
        expected=game.result,
        result=other,
        reach="next",
    )
    assert corrected.status == 201
    shown = phase(officer)
    assert "a result was corrected" in shown["outdated"]
    assert len(shown["boards"]) == 6
    for page in ("manual/", "manual/compare/", ""):
        text = hall.client().get(f"/console/{hall.slug}/pairing/2/{page}").content.decode()
        assert "a result was corrected" in text, page
        assert "End manual pairing" not in text, page
        assert "Publish …" not in text, page
    assert ended(officer).body["code"] == "DraftOutdated"
    assert officer.command("discard-manual-pairing", **about(officer)).status == 201
    assert officer.command("discard-pairing", **about(officer)).status == 201
    hall.pair()
    begun(officer)
    assert phase(officer)["outdated"] == ""
    assert [event.type for event in store.read(hall.slug)].count("ManualPairingChanged") > 0
    assert check(hall.slug) == []


def test_s46_the_chief_discards_what_the_officer_left_and_the_draft_stands(
    hall: Hall, officer: Api
) -> None:
    before = hall.state.round(2).boards
    begun(officer)
    legal_swap(officer)
    chief = Api(hall)
    assert chief.command("discard-manual-pairing", **about(chief)).body["code"] == "ReasonMissing"
    assert chief.command("discard-manual-pairing", envelope=WHY, **about(chief)).status == 201
    assert hall.state.round(2).boards == before
    hall.publish()
    assert comments(hall) == []


def test_s46_the_phase_survives_whatever_is_not_the_log(hall: Hall, officer: Api) -> None:
    """A killed server or a lost tablet: the boards stand where the arbiter left them."""
    begun(officer)
    legal_swap(officer)
    left = pairs(officer)
    from tournaments.services import states

    states.forget()
    assert pairs(officer) == left


def test_s46_the_public_sees_nothing_before_the_publication(hall: Hall, officer: Api) -> None:
    before = newest_view(hall.slug).version
    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    view = newest_view(hall.slug)
    assert view.version == before
    hall.publish()
    page = render(newest_view(hall.slug), "pairings") or b""
    assert page
    assert b"by hand" not in page
    assert b"Petra" not in page


def test_s46_the_audit_bundle_of_a_manual_round_is_checked_as_any_other(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    hall.publish()
    assert check(hall.slug) == []
    head = store.head(hall.slug)
    events = store.read(hall.slug, 0, head.seq)
    assert faults(files(hall.state, names_of(hall.state), head, events)) == []


def test_verify_finds_a_manual_round_whose_distance_is_another_than_it_says(
    hall: Hall, officer: Api
) -> None:
    """The control of the proof: a log that says less than what was changed."""
    from tournaments.domain.manual.events import RoundPairedManually
    from tournaments.services import proofs

    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    made = hall.state.round(2).by_hand
    assert made is not None
    drafts = {made.made.replaces: _draft_of(hall, made.made.replaces)}
    assert proofs._hand_problem(drafts, made.made) == ""
    less = msgspec.structs.replace(made.made, broken=made.made.broken[:1])
    assert "by more than it says" in proofs._hand_problem(drafts, less)
    assert isinstance(less, RoundPairedManually)


def _draft_of(hall: Hall, request: str) -> Any:
    from tournaments import log

    decoded = [log.decoded(event) for event in store.read(hall.slug) if event.type == "RoundPaired"]
    return next(event for event in decoded if event.request == request)  # type: ignore[attr-defined]


def test_every_page_of_the_console_says_that_a_round_is_paired_by_hand(
    hall: Hall, officer: Api
) -> None:
    begun(officer)
    client = hall.client()
    for page in ("results", "entries", "check-in", "pairing", "standings", "appeals", "settings"):
        text = client.get(f"/console/{hall.slug}/{page}/").content.decode()
        assert "Petra Arbiter has been pairing round 2 by hand" in text, page
    officer.command("discard-manual-pairing", **about(officer))
    text = client.get(f"/console/{hall.slug}/results/").content.decode()
    assert "pairing round 2 by hand" not in text


def test_a_manual_round_explains_itself_as_made_by_hand(hall: Hall, officer: Api) -> None:
    begun(officer)
    legal_swap(officer)
    assert ended(officer).status == 201
    hall.do(PublishRound(round=2, request=hall.state.round(2).request))
    answered = Api(hall).get("rounds/2/boards/1/explanation/")
    assert "paired by hand" in msgspec.json.encode(answered.body).decode()
