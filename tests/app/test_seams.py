"""Where two acts meet that were thought of one by one: a report taken back after the regulations
became other, virtual points under a system that comes later, moves under an erasure."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from events import store
from events.verification import check
from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments import log
from tournaments.domain.attendance.commands import CheckOut, ReinstatePlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.erasure.events import PersonErased
from tournaments.domain.festival.commands import SetFestival
from tournaments.domain.folding import fold
from tournaments.domain.ids import PlayerId
from tournaments.domain.moving.commands import TakeBackMove
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings, SetVirtualPoints
from tournaments.domain.settings.events import VirtualPoints
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report, preview
from tournaments.log import facts
from tournaments.models import ReasonText
from tournaments.public.kept_views import newest_view
from tournaments.selectors.rounds import rounds
from tournaments.services import moving
from tournaments.services.erasure import sections
from tournaments.services.handle import handle_all
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id
from tournaments.words import say

from .api import Answered, Api, body
from .builders import Hall, account, envelope, open_hall
from .test_moving import WHY, Event
from .test_report_taken_back import facts_of, hall_with_report, read_in, take_back

pytestmark = pytest.mark.django_db(transaction=True)


def changed(hall: Hall, first: int, **fields: object) -> None:
    """The regulations from that round on."""
    wanted = replace(regulations_of(hall.state.settings_in(first)), **fields)
    hall.do(
        ChangeRegulations(from_round=first, regulations=wanted, confirmed_rounds=wanted.rounds),
        reason="the hall closes early",
    )


def points(*numbers: int, first: int, last: int) -> VirtualPoints:
    return VirtualPoints(tuple(PlayerId(number) for number in numbers), 2, first, last)


def again(content: str) -> Hall:
    """The tournament made of that report."""
    found = preview(content.encode())
    assert found.good, found.problems
    chief = account("chief")
    outcome = create_from_report(
        content.encode(),
        envelope(user_id(chief)),
        slug="again",
        festival="again",
        festival_name="Again",
    )
    assert isinstance(outcome, Recorded), outcome
    return Hall("again", chief)


def comparable(report: str) -> list[str]:
    return [
        line
        for line in report.splitlines()
        if not line.startswith(("### Openhall", "### Imported"))
    ]


# --- a report taken back --------------------------------------------------------------------------


def test_regulations_changed_since_stand_in_the_way_of_taking_the_report_back() -> None:
    hall, before, first = hall_with_report()
    changed(hall, 4, pab=1)
    answer = take_back(hall, first)
    assert answer.body["code"] == "BuiltOnTheImport"
    assert "regulations were changed since" in answer.body["message"]
    changed(hall, 4, pab=hall.state.settings_in(3).pab)
    assert take_back(hall, first).status == 201
    assert replace(facts_of(hall.state), regulations_seq=0) == facts_of(before)


def test_regulations_that_came_with_the_report_go_with_it() -> None:
    made = open_hall(12, settings=Settings(rounds=7))
    made.play_round()
    made.play_round()
    changed(made, 3, pab=1, rounds=5)
    made.play_round()
    content = report_text(made.state, made.names).encode()
    hall = open_hall(players=0, slug="other", started=False)
    before = hall.state
    first = read_in(hall, content)
    assert [each.first for each in hall.state.regulations] == [1, 3]
    assert take_back(hall, first).status == 201
    assert hall.state.regulations == ()
    assert replace(facts_of(hall.state), regulations_seq=0) == facts_of(before)
    settings = replace(hall.state.settings, rounds=6, win=4, draw=2)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    assert hall.state.settings_in(1) == hall.state.settings_in(9) == hall.state.settings
    assert fold(Tournament(), facts(store.read("other"))) == hall.state
    assert check("other") == []


# --- virtual points and a system that knows none --------------------------------------------------


def accelerated() -> Hall:
    """Three rounds with virtual points by hand in two of them; two more by a system without."""
    hall = open_hall(12, settings=Settings(rounds=5))
    hall.do(SetVirtualPoints(lines=(points(1, 2, 3, first=1, last=2),)))
    for _ in range(3):
        hall.play_round()
    changed(hall, 4, system="dutch-1992", system_options={})
    return hall


def test_settings_beside_the_regulations_can_be_changed_after_virtual_points_have_ended() -> None:
    hall = accelerated()
    settings = replace(hall.state.settings, city="Brno")
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    assert hall.state.settings.city == "Brno"


def test_no_virtual_points_in_rounds_that_a_system_without_them_will_pair() -> None:
    hall = open_hall(12, settings=Settings(rounds=6))
    hall.play_round()
    changed(hall, 4, system="dutch-1992", system_options={})
    assert hall.state.settings.system != "dutch-1992"
    late = SetVirtualPoints(lines=(points(1, 2, first=2, last=4),))
    outcome = hall.send(late, reason="announced")
    assert isinstance(outcome, Refused), outcome
    assert outcome.code == "NoAcceleration"
    assert "round 4" in say(outcome)
    hall.do(SetVirtualPoints(lines=(points(1, 2, first=2, last=3),)), reason="announced")


def test_a_report_with_both_comes_back_as_it_was() -> None:
    hall = accelerated()
    hall.play_round()
    text = report_text(hall.state, hall.names)
    checked = check_report(read_report(text))
    assert checked.agrees, "\n".join(lines(checked))
    made = again(text)
    assert made.state.virtual == hall.state.virtual
    assert comparable(report_text(made.state, made.names)) == comparable(text)
    made.play_round()
    assert check("again") == []
    assert check(hall.slug) == []


# --- a number of rounds that is announced for later -----------------------------------------------


def test_rounds_that_come_by_a_change_for_a_later_round_are_told_and_have_byes() -> None:
    hall = open_hall(12, settings=Settings(rounds=5))
    hall.play_round()
    changed(hall, 4, rounds=7)
    assert hall.state.settings.rounds == 5
    hall.do(GrantBye(player=PlayerId(1), round=6, kind="half"))
    assert newest_view(hall.slug).rounds_total == 7
    assert len(rounds(hall.state, hall.names)) == 7
    assert Api(hall).get().body["rounds_total"] == 7
    text = report_text(hall.state, hall.names)
    made = again(text)
    assert made.state.players[PlayerId(1)].byes.keys() == {6}
    assert comparable(report_text(made.state, made.names)) == comparable(text)


# --- an erasure of a player who was moved ---------------------------------------------------------


class Moved:
    """Moved from B to A and withdrawn there, for a reason that names him and one that may."""

    def __init__(self) -> None:
        self.event = Event()
        self.entry = self.event.moved(3)
        self.there = self.event.there
        self.name = self.event.here.names.player(PlayerId(3))
        self.there.do(WithdrawPlayer(player=self.entry), reason=f"{self.name} is ill")
        self.there.do(CheckOut(player=PlayerId(1)), reason="Kateřina said so")

    def plan(self) -> dict[str, Any]:
        plan = Api(self.event.here).get("players/3/erasure/").body["plan"]
        assert isinstance(plan, dict)
        return plan

    def erase(self, **fields: Any) -> Answered:
        sent = body(name=self.name, ground="own-request", **fields)
        return Api(self.event.here).post("players/3/erasure/", sent)

    def stored(self) -> set[str]:
        return {*ReasonText.objects.exclude(text="").values_list("text", flat=True)}


def chosen(section: dict[str, Any], *words: str) -> dict[str, Any]:
    seqs = [text["seq"] for text in section["texts"] if text["words"] in words]
    return {"slug": section["slug"], "texts": seqs, "read_seq": section["seq"]}


def test_texts_of_the_other_section_are_listed_and_go_only_where_they_are_chosen() -> None:
    moved = Moved()
    (section,) = moved.plan()["together"]
    ill = f"{moved.name} is ill"
    assert {text["words"] for text in section["texts"]} >= {ill}
    assert WHY not in {text["words"] for text in section["texts"]}, "it is listed here"
    page = moved.event.here.client().get("/console/b/entries/3/erase/").content.decode()
    assert f'data-section="a" data-read-seq="{section["seq"]}"' in page
    assert ill in page.split('data-section="a"')[1]
    heads = moved.event.heads()
    asked = moved.erase(texts=[])
    assert (asked.status, asked.body["code"]) == (422, "TextsNotChosen")
    assert asked.body["sections"] == [section]
    assert moved.event.heads() == heads
    before = moved.stored()
    assert moved.erase(texts=[], sections=[chosen(section)]).status == 201
    assert moved.stored() == before
    assert moved.event.sound()


def test_a_text_that_is_chosen_in_the_other_section_goes_and_one_of_both_goes_in_both() -> None:
    moved = Moved()
    plan = moved.plan()
    (section,) = plan["together"]
    ill = f"{moved.name} is ill"
    own = [text["seq"] for text in plan["texts"] if text["words"] == WHY]
    sent = body(name=moved.name, ground="own-request", texts=own, sections=[chosen(section, ill)])
    place = Api(moved.event.here)
    assert place.post("players/3/erasure/", sent).status == 201
    assert not {WHY, ill} & moved.stored()
    for hall in (moved.event.here, moved.there):
        last = log.decoded(store.read(hall.slug)[-1])
        assert isinstance(last, PersonErased)
        reasons = [store.read(hall.slug)[seq - 1].reason for seq in last.reasons]
        assert len(reasons) == (1 if hall is moved.event.here else 2)
    assert place.post("players/3/erasure/", sent).status == 200, "sent again"
    assert moved.event.sound()


def test_texts_that_came_since_or_are_about_somebody_else_are_not_erased() -> None:
    moved = Moved()
    (section,) = moved.plan()["together"]
    other = {**chosen(section), "texts": [1]}
    assert moved.erase(texts=[], sections=[other]).body["code"] == "ChangedMeanwhile"
    moved.there.do(CheckOut(player=PlayerId(2)), reason=f"{moved.name} again")
    late = moved.erase(texts=[], sections=[chosen(section)])
    assert (late.status, late.body["code"]) == (409, "ChangedMeanwhile")
    nowhere = {"slug": "elsewhere", "texts": []}
    assert moved.erase(texts=[], sections=[nowhere, chosen(section)]).status == 409


def test_who_is_no_chief_of_the_other_section_reads_none_of_its_texts() -> None:
    moved = Moved()
    guest = moved.event.here.arbiter("guest", "chief")
    answer = Api(moved.event.here, guest).get("players/3/erasure/").body["plan"]
    (section,) = answer["together"]
    assert (section["mine"], section["texts"]) == (False, [])
    sent = body(name=moved.name, ground="own-request", texts=[])
    refused = Api(moved.event.here, guest).post("players/3/erasure/", sent)
    assert refused.body["code"] == "NoArbiter"


def test_a_move_that_comes_before_the_erasure_gets_its_lock_leaves_nobody_without_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    event = Event()
    event.here.do(WithdrawPlayer(player=PlayerId(2)), reason="ill")
    name = event.here.names.player(PlayerId(2))
    real = handle_all

    def moves_first(*args: Any, **fields: Any) -> Any:
        monkeypatch.setattr(sections, "handle_all", real)
        event.here.do(ReinstatePlayer(player=PlayerId(2)))
        event.moved(2)
        return real(*args, **fields)

    monkeypatch.setattr(sections, "handle_all", moves_first)
    sent = body(name=name, ground="own-request", texts=[])
    answer = Api(event.here).post("players/2/erasure/", sent)
    assert (answer.status, answer.body["code"]) == (409, "ChangedMeanwhile")
    assert name in {event.there.names.player(each) for each in event.there.state.players}
    assert event.sound()


# --- an event of several sections -----------------------------------------------------------------


def test_a_move_is_taken_back_after_the_other_section_left_the_event() -> None:
    event = Event()
    entered = event.moved(3)
    move = event.there.state.players[entered].moved
    assert move is not None
    event.there.do(SetFestival(festival="alone", name="Alone"))
    said = Api(event.there).get("undo/", event=move.seq).body["undo"]
    assert said["possible"], said
    sent = body(command=said["values"], undoes=move.seq, reason="by mistake")
    assert Api(event.there).post(f"commands/{said['command']}/", sent).status == 201
    assert event.here.state.players[PlayerId(3)].active
    assert event.sound()


def test_every_beginning_of_these_logs_folds_on_to_the_whole() -> None:
    hall = accelerated()
    hall.play_round()
    hall.do(SetFestival(festival="alone", name="Alone", order=2))
    event = Event()
    entered = event.moved(3)
    take = TakeBackMove(player=entered, section="b", entry=PlayerId(3))
    assert isinstance(
        moving.take_back("a", take, envelope(user_id(event.there.chief), reason=WHY)), Recorded
    )
    report, first = hall_with_report_beside()
    assert take_back(report, first).status == 201
    for slug in (hall.slug, "a", "b", report.slug):
        recorded = list(facts(store.read(slug)))
        whole, begun = fold(Tournament(), recorded), Tournament()
        for fact in recorded:
            begun = fold(begun, [fact])
        assert begun == whole, slug


def hall_with_report_beside() -> tuple[Hall, int]:
    """A report with a change of the regulations, and the first event of its import."""
    made = open_hall(12, slug="made", settings=Settings(rounds=7))
    made.play_round()
    made.play_round()
    changed(made, 3, pab=1, rounds=5)
    hall = open_hall(players=0, slug="beside", started=False)
    return hall, read_in(hall, report_text(made.state, made.names).encode())
