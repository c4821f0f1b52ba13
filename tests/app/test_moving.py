"""A player moves between two sections of one event: one act on both logs, whole or not at all."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from django.db import connections

from events import appending, store
from events.verification import check
from tournaments import log
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import ReinstatePlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.decisions import Conflict, Context
from tournaments.domain.entries.commands import RestoreEntry
from tournaments.domain.folding import fold
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.moving.commands import TakeBackMove
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.models import PersonDetails, ReasonText
from tournaments.public.kept_views import newest_view
from tournaments.selectors.appeals import limits
from tournaments.selectors.moving import MovePreview
from tournaments.services import moving
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.services.users import user_id
from tournaments.words import say

from .api import Answered, Api, body
from .builders import Hall, account, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

WHY = "belongs in A"
NAME = "Zvěřinová, Kateřina"


def section(slug: str, players: int, *, first: int = 100, started: bool = False) -> Hall:
    """Another section of the same event, with other people."""
    hall = Hall(slug, account("chief", staff=True))
    hall.do(
        CreateTournament(
            slug=slug,
            name=f"Section {slug.upper()}",
            festival="prague",
            festival_name="Prague Festival",
            settings=Settings(rounds=5),
        )
    )
    hall.enter([entry(first + number) for number in range(players)])
    if started:
        hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    return hall


class Event:
    """Section B, which the players leave (`here`), and section A."""

    def __init__(self, *, started: bool = False, theirs: bool = False) -> None:
        self.here = section("b", 6, first=1, started=started)
        self.there = section("a", 4, started=theirs)

    def move(self, player: int, by: Any = None, **fields: Any) -> Outcome:
        names = ("command_id", "read_seq", "device")
        sent = {name: fields.pop(name) for name in names if name in fields}
        actor = user_id(by or self.here.chief)
        wish = moving.Wish(**{"to": "a", **fields})
        asked = envelope(actor, reason=WHY, **sent)
        return moving.move("b", PlayerId(player), wish, asked)

    def moved(self, player: int, **fields: Any) -> PlayerId:
        """The entry in A."""
        outcome = self.move(player, **fields)
        assert isinstance(outcome, Recorded), outcome
        return PlayerId(outcome.result["entry"])

    def heads(self) -> tuple[int, int]:
        return self.here.state.seq, self.there.state.seq

    def sound(self) -> bool:
        """Both logs are whole, and each replays by itself."""
        return all(
            check(slug) == [] and fold(Tournament(), log.facts(store.read(slug))) == hall.state
            for slug, hall in (("b", self.here), ("a", self.there))
        )


@pytest.fixture
def event() -> Event:
    return Event()


def last(hall: Hall) -> list[str]:
    """The types of the events of the last command."""
    recorded = store.read(hall.slug)
    return [each.type for each in recorded if each.command_id == recorded[-1].command_id]


def refused(outcome: Outcome) -> Refused:
    assert isinstance(outcome, Refused), outcome
    return outcome


# --- what travels ---------------------------------------------------------------------------------


def test_before_the_start_all_details_travel_and_the_entry_here_is_gone(event: Event) -> None:
    before = names_of(event.here.state).people[PlayerId(3)]
    entered = event.moved(3)
    there = event.there.state.players[entered]
    known = names_of(event.there.state).people[entered]
    for field in ("name", "sex", "birth_date", "fide_id", "club", "contact"):
        assert getattr(known, field) == getattr(before, field), field
    left = event.here.state.players[PlayerId(3)]
    for field in ("title", "federation", "ratings", "rating", "rating_source"):
        assert getattr(there, field) == getattr(left, field), field
    assert (there.late, there.checked_in, left.status) == (False, True, "taken-back")
    assert before.name not in report_text(event.here.state, event.here.names)
    assert before.name in report_text(event.there.state, event.there.names)
    assert event.sound()


def test_both_logs_tell_the_same_story_under_one_command_and_one_reason(event: Event) -> None:
    sent = uuid4()
    entered = event.moved(3, command_id=sent)
    (away,) = [each for each in store.read("b") if each.command_id == str(sent)]
    here = next(each for each in store.read("a") if each.command_id == str(sent))
    assert (away.type, here.type) == ("PlayerMovedAway", "PlayerMovedHere")
    assert (away.actor, away.reason) == (here.actor, here.reason)
    assert msgspec.json.decode(away.body)["entry"] == entered
    assert msgspec.json.decode(here.body)["entry"] == 3
    name = event.here.names.player(PlayerId(3))
    for hall, said in (
        (event.here, f"{name} moved to Section A, entry {entered} there"),
        (event.there, "moved here from Section B, entry 3 there"),
    ):
        told = Api(hall).get("activity/").body["activity"]
        row = next(each for each in told if each["type"].startswith("PlayerMoved"))
        assert said in row["text"]
        assert row["reason"] == WHY
    assert ReasonText.objects.filter(text=WHY).count() == 1


def test_after_the_start_the_player_is_withdrawn_here_and_a_late_entry_there() -> None:
    event = Event(started=True, theirs=True)
    event.here.play_round()
    event.there.play_round()
    standing = report_text(event.here.state, event.here.names)
    entered = event.moved(3, from_round=2, missed="half")
    left, there = event.here.state.players[PlayerId(3)], event.there.state.players[entered]
    assert (left.status, left.withdrawn_from) == ("withdrawn", 2)
    assert (there.late, there.from_round, there.byes[1].kind) == (True, 2, "half")
    assert there.tpn is not None
    name = event.here.names.player(PlayerId(3))
    assert name in standing
    assert name in report_text(event.here.state, event.here.names)
    event.there.pair()
    assert any(entered in (pair.white, pair.black) for pair in event.there.state.rounds[2].boards)
    event.here.pair()
    assert event.sound()


def test_byes_that_were_asked_for_travel_where_they_are_ticked(event: Event) -> None:
    event.here.do(ChangeSettings(name="Section B", settings=Settings(rounds=9)), reason="asked")
    for number in (2, 4, 7):
        event.here.do(GrantBye(player=PlayerId(3), round=number, kind="zero"))
    shown = preview(event, 3)
    assert [(row.round, bool(row.why)) for row in shown.byes] == [(2, False), (4, False), (7, True)]
    assert shown.byes[2].why == "The tournament has 5 rounds."
    entered = event.moved(3, byes=(4,))
    assert list(event.there.state.players[entered].byes) == [4]
    assert refused(event.move(4, byes=(4,))).code == "NoBye"


def appealed(event: Event) -> list[tuple[str, str]]:
    """What can be appealed against in B, while its deadlines run."""
    state = event.here.state
    return [(row.place, row.what) for row in limits(state, event.here.names, datetime.now(UTC))]


def test_who_comes_back_has_the_old_entry(event: Event) -> None:
    event.here.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    event.here.play_round()
    entered = event.moved(3)
    left = event.here.names.player(PlayerId(3))
    assert (left, "withdrawn") in appealed(event)
    asked = envelope(user_id(event.here.chief), reason="comes back")
    outcome = moving.move("a", entered, moving.Wish(to="b"), asked)
    assert isinstance(outcome, Recorded)
    entry_here = event.here.state.players[PlayerId(3)]
    assert (outcome.result["entry"], entry_here.active, len(event.here.state.players)) == (
        3,
        True,
        6,
    )
    assert left not in dict(appealed(event))
    assert event.sound()


# --- what is refused ------------------------------------------------------------------------------


def preview(event: Event, player: int, by: Any = None) -> MovePreview:
    asked = Context(actor=UserId(user_id(by or event.here.chief)))
    found = moving.preview(event.here.state, PlayerId(player), "a", asked)
    assert isinstance(found, MovePreview), found
    return found


def nothing_happened(event: Event, ask: Callable[[], Outcome]) -> Refused:
    before = event.heads()
    outcome = refused(ask())
    assert [each.type for each in store.read("b", before[0])] in ([], ["RequestRefused"])
    assert [each.type for each in store.read("a", before[1])] in ([], ["RequestRefused"])
    assert not any(player.moved for player in event.here.state.players.values())
    assert not any(player.moved for player in event.there.state.players.values())
    assert outcome.seq == event.here.state.seq
    return outcome


def test_an_opponent_on_a_published_board_is_not_left_alone() -> None:
    event = Event(started=True)
    event.here.pair()
    event.here.publish()
    said = nothing_happened(event, lambda: event.move(3))
    assert said.code == "GameUnfinished"
    assert not preview(event, 3).possible
    assert "enter it first" in preview(event, 3).here[0]


def test_nobody_comes_after_the_last_pairing() -> None:
    event = Event(theirs=True)
    for _ in range(3):
        event.there.play_round()
    shorter = msgspec.structs.replace(regulations_of(event.there.state.settings), rounds=3)
    change = ChangeRegulations(from_round=4, regulations=shorter, confirmed_rounds=3)
    event.there.do(change, reason="shorter")
    said = nothing_happened(event, lambda: event.move(3))
    assert (said.code, say(said)) == ("NoRoundLeft", "Section A: All rounds have been paired.")
    assert preview(event, 3).there == ("All rounds have been paired.",)


def test_the_same_fide_id_is_entered_there_already(event: Event) -> None:
    twin = entry(3, name="Twin, Other")
    event.there.enter([twin])
    said = nothing_happened(event, lambda: event.move(3))
    assert said.code == "PersonEntered"
    assert "Section A: Twin, Other, entry 5, is entered there already" in say(said)
    assert not preview(event, 3).possible


def test_only_sections_of_the_same_event(event: Event) -> None:
    other = open_hall(2, slug="elsewhere")
    festival: dict[str, Any] = {
        "slug": "far",
        "name": "Far",
        "festival": "brno",
        "festival_name": "Brno",
    }
    Hall("far", other.chief).do(CreateTournament(**festival, settings=Settings()))
    for to in ("far", "b", "nowhere"):
        assert refused(event.move(3, to=to)).code == "NoSuchSection"
    chief = user_id(event.here.chief)
    assert [row.slug for row in moving.sections(event.here.state, chief)] == ["elsewhere", "a"]


def test_who_has_a_right_in_one_section_alone_is_refused_with_words(event: Event) -> None:
    bruno = event.here.arbiter("bruno", "deputy")
    said = nothing_happened(event, lambda: event.move(3, by=bruno))
    assert (said.code, say(said)) == (
        "NoArbiter",
        "Section A: You are no arbiter of this tournament.",
    )
    shown = preview(event, 3, bruno)
    assert (shown.possible, shown.here, shown.maybe_entered) == (False, (), ())
    assert "you are no arbiter there" in shown.there[0]
    event.there.arbiter("bruno", "check-in")
    assert nothing_happened(event, lambda: event.move(3, by=bruno)).code == "NotPermitted"
    desk = event.here.arbiter("dana", "check-in")
    event.there.arbiter("dana", "deputy")
    assert nothing_happened(event, lambda: event.move(3, by=desk)).code == "NotPermitted"


def test_what_was_read_before_the_other_section_started_is_read_again(event: Event) -> None:
    event.there.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    outcome = event.move(3, from_round=0)
    assert isinstance(outcome, Conflict)
    assert outcome.code == "ChangedMeanwhile"
    assert say(outcome).startswith("Section A: ")
    assert not event.here.state.players[PlayerId(3)].moved


# --- by the API -----------------------------------------------------------------------------------


def post(event: Event, player: int, user: Any = None, **move: Any) -> Answered:
    sent = body(reason=WHY, read_seq=event.here.state.seq, move={"to": "a", **move})
    return Api(event.here, user).post(f"players/{player}/move/", sent)


def test_the_api_shows_what_a_move_does_and_does_it_once(event: Event) -> None:
    api = Api(event.here)
    listed = api.get("players/3/move/").body
    assert (listed["preview"], listed["sections"]) == (
        None,
        [{"slug": "a", "name": "Section A", "why": ""}],
    )
    shown = api.get("players/3/move/", to="a").body["preview"]
    assert (shown["possible"], shown["from_round"]) == (True, 0)
    wish = {"to": "a", "from_round": shown["from_round"], "their_head": shown["head"]}
    sent = body(reason=WHY, read_seq=event.here.state.seq, move=wish)
    first, again = api.post("players/3/move/", sent), api.post("players/3/move/", sent)
    assert (first.status, again.status) == (201, 200)
    assert first.body["result"] == again.body["result"] == {"player": 3, "section": "a", "entry": 5}
    assert len(event.there.state.players) == 5
    other = api.post("players/4/move/", {**sent, "read_seq": None})
    assert (other.status, other.body["code"]) == (422, "CommandReused")
    assert api.get("players/3/move/", to="nowhere").status == 404
    assert api.get("players/99/move/", to="a").status == 404
    assert post(event, 99).body["code"] == "UnknownPlayer"


def test_a_place_of_another_log_there_is_a_conflict(event: Event) -> None:
    answer = post(event, 3, their_head=f"{'0' * 16}@3")
    assert (answer.status, answer.body["code"]) == (409, "OtherLog")
    assert not event.here.state.players[PlayerId(3)].moved


def test_a_refusal_that_came_twice_is_the_same_refusal() -> None:
    event = Event(started=True)
    event.here.pair()
    event.here.publish()
    sent = uuid4()
    first = refused(event.move(3, command_id=sent))
    event.here.finish_round()
    assert refused(event.move(3, command_id=sent)) == first


# --- taken back -----------------------------------------------------------------------------------


def take_back(hall: Hall, seq: int, user: Any = None) -> Answered:
    """As the page of the event does it."""
    said = Api(hall, user).get("undo/", event=seq).body["undo"]
    assert said["possible"], said["sentences"]
    sent = body(command=said["values"], undoes=seq, reason="by mistake")
    return Api(hall, user).post(f"commands/{said['command']}/", sent)


@pytest.mark.parametrize("slug", ["b", "a"])
@pytest.mark.parametrize("started", [False, True])
def test_one_undo_in_either_section_takes_both_halves_back(slug: str, started: bool) -> None:
    event = Event(started=started, theirs=started)
    if started:
        event.here.play_round()
        event.there.play_round()
    numbers = event.here.state.order, event.there.state.order
    entered = event.moved(3)
    hall = event.here if slug == "b" else event.there
    other = event.there if slug == "b" else event.here
    kinds = ("PlayerMovedAway", "PlayerMovedHere")
    move = next(each for each in store.read(slug) if each.type in kinds)
    assert take_back(hall, move.seq).status == 201
    assert event.here.state.players[PlayerId(3)].status == "checked-in"
    assert event.there.state.players[entered].status == "taken-back"
    assert (event.here.state.order, event.there.state.order) == numbers
    theirs = next(each for each in store.read(other.slug) if each.type in kinds)
    undone = next(each for each in store.read(other.slug) if each.type == "MoveTakenBack")
    assert undone.causation == f"event:{theirs.seq}"
    said = Api(other).get("undo/", event=theirs.seq).body["undo"]
    assert not said["possible"]
    assert event.sound()


@pytest.mark.parametrize("started", [False, True])
def test_the_move_before_stands_again_when_the_one_back_is_taken_back(started: bool) -> None:
    event = Event(started=started, theirs=started)
    if started:
        event.here.play_round()
        event.there.play_round()
    entered = event.moved(3)
    seq = next(each.seq for each in store.read("b") if each.type == "PlayerMovedAway")
    back = moving.move(
        "a", entered, moving.Wish(to="b"), envelope(user_id(event.there.chief), reason=WHY)
    )
    assert isinstance(back, Recorded), back
    away = event.there.state.players[entered].moved
    assert away is not None
    assert away.away
    assert take_back(event.there, away.seq).status == 201
    assert [
        event.here.state.players[PlayerId(3)].active,
        event.there.state.players[entered].active,
    ] == [
        False,
        True,
    ]
    beside = event.here.send(ReinstatePlayer(player=PlayerId(3)))
    restored = event.here.send(RestoreEntry(player=PlayerId(3)), reason="beside it")
    codes = {each.code for each in (beside, restored) if isinstance(each, Refused)}
    assert "PlayerMovedAway" in codes
    assert take_back(event.here, seq).status == 201
    assert event.here.state.players[PlayerId(3)].active
    assert not event.there.state.players[entered].active
    assert event.sound()


def test_neither_half_is_taken_back_when_one_cannot_be() -> None:
    event = Event(started=True, theirs=True)
    entered = event.moved(3)
    event.there.pair()
    event.there.publish()
    command = TakeBackMove(player=PlayerId(3), section="a", entry=entered)
    before = event.heads()
    asked = envelope(user_id(event.here.chief), reason="mistake")
    said = refused(moving.take_back("b", command, asked))
    assert said.code == "EntryPlayed"
    assert say(said).startswith("Section A: ")
    assert event.heads() == before


# --- all or nothing -------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("at", ["first", "second", "kept"])
def test_a_failure_between_the_halves_leaves_nothing(
    event: Event, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    before, people = event.heads(), PersonDetails.objects.count()
    name = "_keep_answer" if at == "kept" else "_append"
    real, calls = getattr(appending, name), list[str]()

    def broken(stream: str, *args: Any) -> Any:
        calls.append(stream)
        if len(calls) == (1 if at == "first" else 2):
            raise RuntimeError("killed")
        return real(stream, *args)

    sent = uuid4()
    with monkeypatch.context() as patched:
        patched.setattr(appending, name, broken)
        with pytest.raises(RuntimeError, match="killed"):
            event.move(3, command_id=sent)
    assert event.heads() == before
    assert (PersonDetails.objects.count(), ReasonText.objects.filter(text=WHY).count()) == (
        people,
        0,
    )
    assert event.sound()
    assert isinstance(event.move(3, command_id=sent), Recorded), (
        "the same command may be sent again"
    )


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    barrier, outcomes = threading.Barrier(len(acts)), list[Any]()

    def act(number: int) -> None:
        try:
            barrier.wait(10)
            outcomes.append((number, acts[number]()))
        finally:
            connections.close_all()

    threads = [threading.Thread(target=act, args=(number,)) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(outcomes) == len(acts)
    return [outcome for _, outcome in sorted(outcomes, key=lambda pair: pair[0])]


@pytest.mark.django_db(transaction=True)
def test_two_who_move_the_same_player_at_once_move_him_once(event: Event) -> None:
    section("c", 2, first=200)
    bruno = event.here.arbiter("bruno", "deputy")
    for slug in ("a", "c"):
        Hall(slug, event.here.chief).do(
            AppointArbiter(user=user_id(bruno), role="deputy", first_board=0, last_board=0)
        )
    read = event.here.state.seq
    outcomes = at_once(
        lambda: event.move(3, read_seq=read), lambda: event.move(3, by=bruno, to="c", read_seq=read)
    )
    assert sorted(isinstance(outcome, Recorded) for outcome in outcomes) == [False, True]
    entered = [len(Hall(slug, event.here.chief).state.players) for slug in ("a", "c")]
    assert entered in ([5, 2], [4, 3])
    assert event.sound()


@pytest.mark.django_db(transaction=True)
def test_opposite_moves_do_not_wait_for_each_other(event: Event) -> None:
    asked = [envelope(user_id(event.here.chief), reason=WHY) for _ in range(4)]
    outcomes = at_once(
        lambda: event.move(3),
        lambda: moving.move("a", PlayerId(1), moving.Wish(to="b"), asked[0]),
        lambda: event.move(4),
        lambda: moving.move("a", PlayerId(2), moving.Wish(to="b"), asked[1]),
    )
    assert all(isinstance(outcome, Recorded) for outcome in outcomes), outcomes
    assert event.sound()


@pytest.mark.django_db(transaction=True)
def test_a_move_against_a_withdrawal_here(event: Event) -> None:
    bruno, read = event.here.arbiter("bruno", "deputy"), event.here.state.seq
    withdraw = WithdrawPlayer(player=PlayerId(3))
    moved, withdrawn = at_once(
        lambda: event.move(3, read_seq=read),
        lambda: event.here.send(withdraw, by=bruno, read_seq=read, reason="ill"),
    )
    assert isinstance(moved, Recorded) is not isinstance(withdrawn, Recorded)
    assert len(event.there.state.players) == (5 if isinstance(moved, Recorded) else 4)
    assert event.sound()


@pytest.mark.django_db(transaction=True)
def test_a_move_against_the_start_there(event: Event) -> None:
    start: Any = StartTournament(colour="w")  # type: ignore[arg-type]
    moved, started = at_once(lambda: event.move(3, from_round=0), lambda: event.there.send(start))
    assert isinstance(started, Recorded)
    came = isinstance(moved, Recorded)
    assert len(event.there.state.order) == (5 if came else 4)
    assert event.here.state.players[PlayerId(3)].status == ("taken-back" if came else "checked-in")
    assert event.sound()


# --- erasure --------------------------------------------------------------------------------------


def erase(hall: Hall, player: int, texts: tuple[int, ...] = (), **fields: Any) -> Answered:
    named = {"name": hall.names.player(PlayerId(player)), "ground": "own-request"}
    sent = body(**named, texts=list(texts), read_seq=hall.state.seq, **fields)
    return Api(hall).post(f"players/{player}/erasure/", sent)


def test_an_erasure_in_one_section_reaches_both(event: Event) -> None:
    entered = event.moved(3)
    event.there.do(WithdrawPlayer(player=entered), reason="left")
    seq = next(each.seq for each in store.read("b") if each.type == "PlayerMovedAway")
    plan = Api(event.here).get("players/3/erasure/").body["plan"]
    assert [(row["slug"], row["player"]) for row in plan["together"]] == [("a", entered)]
    assert plan["elsewhere"] == []
    answer = erase(event.here, 3, (seq,), sections=[{"slug": "a", "texts": []}])
    assert answer.status == 201, answer.body
    for hall, player in ((event.here, PlayerId(3)), (event.there, entered)):
        assert hall.state.players[player].erased_seq == hall.state.seq
        assert hall.names.player(player) == f"erased player {player}"
        assert last(hall) == ["PersonErased"]
    assert not ReasonText.objects.filter(text=WHY).exists()
    assert event.sound()


def test_nobody_is_erased_who_still_plays_in_the_other_section(event: Event) -> None:
    entered = event.moved(3)
    before = event.heads()
    answer = erase(event.here, 3)
    assert (answer.status, answer.body["code"]) == (422, "StillPlaying")
    assert answer.body["message"].startswith("Section A: ")
    assert event.heads() == before
    assert event.there.names.player(entered) == event.here.names.player(PlayerId(3))


# --- what others see ------------------------------------------------------------------------------


def test_the_public_lists_follow_in_both_sections(event: Event) -> None:
    name = event.here.names.player(PlayerId(3))
    event.moved(3)
    shown = [[each.name for each in newest_view(slug).players] for slug in ("b", "a")]
    assert (name in shown[0], name in shown[1]) == (False, True)
