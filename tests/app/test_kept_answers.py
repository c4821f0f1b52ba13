"""What a command was answered is kept without words, and a repeated command gets the same answer.

`answers_of_before.json` holds the tables as a program left them that still kept its sentences, and
what it had answered: those rows are neither changed nor answered otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import UUID, uuid4

import msgspec
import pytest
from django.apps import apps
from django.core.management.color import no_style
from django.db import connection

from events import store
from events.messages import Envelope
from events.models import Command
from events.verification import check
from tests.guards import guards_lifted
from tests.unit.words.test_words import KEPT
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.command import Command as Asked
from tournaments.domain.decisions import AlreadyRecorded, Claim, Conflict
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.entries.commands import CorrectRating, MergeEntries
from tournaments.domain.games.commands import ClearResult
from tournaments.domain.games.events import ConflictRaised
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.refusals import NotRecorded, Refused, refuse
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.tournament.commands import ReopenTournament
from tournaments.models import RefusalCount, RefusedCommand
from tournaments.services import outcomes, refusals, states
from tournaments.services.handle import handle
from tournaments.services.outcomes import Outcome
from tournaments.words import say, speak

from .api import Api
from .builders import Hall, open_hall
from .test_role_matrix import Building
from .test_words_in_the_log import WORDS_OF_A_SENTENCE, texts_of

BEFORE: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("answers_of_before.json").read_text()
)
TYPED: Final = frozenset(
    {
        "device",
        "given",
        "handed_in",
        "known",
        "moved",
        "name",
        "option",
        "seed",
        "settings",
        "value",
        "words",
    }
)
"""Facts that people typed, or that list codes; `words` and `moved` are never kept any more."""


def told(outcome: Outcome) -> dict[str, Any]:
    """As a program of before had it, message and all."""
    answer: dict[str, Any] = json.loads(msgspec.json.encode(outcome))
    if isinstance(outcome, NotRecorded):
        for name in ("says", "in_words", "errors", "raised"):
            answer.pop(name, None)
        answer |= {"code": outcome.code, "message": say(outcome)}
    return answer


def sentences_in(answer: dict[str, Any]) -> list[str]:
    found = texts_of({**answer, "status": ""}, "")
    return [
        words
        for path, words in found
        if path.rpartition(".")[2] not in TYPED and WORDS_OF_A_SENTENCE.search(words)
    ]


# --- what is kept ---------------------------------------------------------------------------------


ONCE_KEPT = {"Scheveningen tables"}
"""What the example of an article was called before it was one word: examples are never changed."""


@pytest.mark.parametrize("key", KEPT)
def test_no_answer_that_can_be_given_is_kept_in_words(key: str) -> None:
    for outcome in (
        Refused(seq=7, says=key, facts=KEPT[key]),
        Conflict(seq=7, says=key, facts=KEPT[key]),
    ):
        kept = outcomes.to_keep(outcome)
        assert set(sentences_in(kept)) <= ONCE_KEPT
        assert outcomes.kept(json.loads(json.dumps(kept))) == outcome


def test_what_is_kept_has_the_fields_that_it_always_had() -> None:
    texts = dict.fromkeys(("scope", "game", "command", "standing", "claimed", "expected"), "x")
    raised = msgspec.convert({**texts, "standing_seq": 1}, ConflictRaised)
    refused = refuse("NameTaken", field="slug", stream="open")
    conflict = Conflict(
        "OtherLog", in_words="x", raised=(raised,), claims=(Claim("a", "b", "c", "d", 5),)
    )
    answers = [json.loads(json.dumps(outcomes.to_keep(each))) for each in (refused, conflict)]
    kept = {each["says"]: each for each in answers}
    assert kept == {
        "NameTaken": {
            "status": "refused",
            "seq": 0,
            "says": "NameTaken",
            "facts": {"stream": "open"},
            "number": 0,
            "errors": [{"field": "slug", "says": "NameTaken", "facts": {"stream": "open"}}],
        },
        "OtherLog": {
            "status": "conflict",
            "seq": 0,
            "says": "OtherLog",
            "facts": {},
            "claims": [{"value": "a", "by": "b", "at": "c", "device": "d", "seq": 5}],
            "events": [],
        },
    }
    assert outcomes.to_keep(AlreadyRecorded(3, "user:1", "now", 7)) == {
        "status": "already-recorded",
        "standing_seq": 3,
        "by": "user:1",
        "at": "now",
        "seq": 7,
    }


def test_a_sentence_would_be_found() -> None:
    """Control: what was kept once."""
    assert sentences_in({"code": "RoundClosed", "message": "Round 3 is closed."})


def kept_answers() -> Iterator[dict[str, Any]]:
    for table in (Command, RefusedCommand):
        yield from map(json.loads, table.objects.values_list("answer", flat=True))


@pytest.mark.django_db(transaction=True)
def test_what_a_hall_of_refusals_and_conflicts_keeps_has_no_words() -> None:
    building = Building()
    hall = building.hall
    sent = [refused_in_every_way(hall, by) for by in (hall.chief, building.users["check-in"])]
    hall.enter_result(1, "1-0")
    hall.enter_result(1, "0-1", by=building.users["deputy"], read_seq=1)
    answers = list(kept_answers())
    assert {answer["says"] for answer in answers if "says" in answer} >= {
        "NotPermitted",
        "UnknownPlayer",
        "BoardDecidedOtherwise",
        "SettingOutOfRange",
    }
    assert sum(map(len, sent)) > 20
    assert [words for answer in answers for words in sentences_in(answer)] == []


def refused_in_every_way(hall: Hall, by: Any) -> list[Outcome]:
    """Commands that ask for something that is not there, or without what they need."""
    nobody, nothing = PlayerId(999), hall.game(1).id
    settings = msgspec.structs.replace(hall.state.settings, half_byes_allowed=-1, city="\n")
    commands: list[Asked] = [
        CheckIn(player=nobody),
        GrantBye(player=nobody, round=1, kind="half"),
        CloseRound(round=77),
        ClearResult(game=nothing, expected=Result.DRAW),
        ChangeSettings(name="Open", settings=settings),
        CorrectRating(player=PlayerId(1), expected=1, rating=2, rating_source="typed"),
        RequestPairing(round=99),
        AppointArbiter(user=hall_user(hall), role="deputy", first_board=9, last_board=2),
        MergeEntries(kept=PlayerId(1), dropped=PlayerId(1)),
        StartTournament(colour="w"),  # type: ignore[arg-type]
        ReopenTournament(),
    ]
    return [hall.send(command, by) for command in commands]


def hall_user(hall: Hall) -> Any:
    return next(iter(hall.state.arbiters))


# --- the same again -------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_a_repeated_command_gets_the_same_answer_word_for_word() -> None:
    hall = open_hall(players=4)
    hall.play_round()
    for command in (CloseRound(round=9), CheckIn(player=PlayerId(77))):
        sent = {"command_id": uuid4()}
        first = hall.send(command, **sent)
        hall.do(WithdrawPlayer(player=PlayerId(4 - hall.state.seq % 2)))
        assert told(hall.send(command, **sent)) == told(first)


@pytest.mark.django_db(transaction=True)
def test_the_api_answers_a_repeated_command_with_the_same_json() -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    api = Api(hall)
    helper = hall.arbiter("other", "results")
    hall.enter_result(1, "1-0", by=helper)
    for name, command in (
        ("enter-result", {"game": hall.game(1).id, "result": "0-1"}),
        ("close-round", {"round": 1}),
        ("correct-result", {"game": hall.game(1).id, "expected": "1-0", "result": "0-1"}),
    ):
        body = {"command_id": str(uuid4()), "read_seq": 1, "command": command}
        first = api.post(f"commands/{name}/", body)
        again = api.post(f"commands/{name}/", body)
        assert first.status in (409, 422)
        assert (again.status, again.body) == (first.status, first.body)
        assert first.body["message"].endswith(".")


@pytest.mark.django_db(transaction=True)
def test_what_a_fault_of_a_field_says_is_answered_again(hall_of_two: Hall) -> None:
    hall = hall_of_two
    settings = msgspec.structs.replace(hall.state.settings, half_byes_allowed=-1)
    command = ChangeSettings(name="Open", settings=settings)
    sent = {"command_id": uuid4()}
    answers = [hall.send(command, **sent) for _ in range(2)]
    for answer in answers:
        assert isinstance(answer, Refused)
        (fault,) = answer.errors
        assert say(fault) == say(answer)
        assert say(fault).startswith("The number of half-point byes must lie between 0 and")


@pytest.fixture
def hall_of_two() -> Hall:
    return open_hall(players=2)


# --- rows of before -------------------------------------------------------------------------------


@pytest.fixture
def before(transactional_db: None) -> str:
    """The tables of then; its stream."""
    with guards_lifted(), connection.cursor() as cursor:
        for table in sorted(BEFORE["tables"], key=lambda name: name != "events_stream"):
            columns, rows = of_today(table)
            places = ", ".join(["%s"] * len(columns))
            cursor.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})",
                rows,
            )
        for reset in connection.ops.sequence_reset_sql(no_style(), [RefusalCount, RefusedCommand]):
            cursor.execute(reset)
    states.forget()
    return str(BEFORE["stream"])


def of_today(table: str) -> tuple[list[str], list[list[Any]]]:
    """The table of then, with the columns that came since as a migration fills them."""
    columns, rows = BEFORE["tables"][table].values()
    (model,) = (each for each in apps.get_models() if each._meta.db_table == table)
    since = [
        field
        for field in model._meta.concrete_fields
        if field.column not in columns and field.has_default()
    ]
    filled = [field.get_default() for field in since]
    return [*columns, *(field.column for field in since)], [[*row, *filled] for row in rows]


def sent_again(sent: dict[str, Any]) -> Outcome:
    fields = {name: value for name, value in sent["fields"].items() if name != "type"}
    command = msgspec.convert(fields, COMMANDS[sent["command"]])
    envelope = Envelope(
        command_id=UUID(sent["command_id"]),
        actor=sent["actor"],
        role="",
        read_seq=sent["read_seq"],
        reason=sent["reason"],
    )
    return handle(BEFORE["stream"], command, envelope)


def test_answers_of_before_are_sound_and_given_again(before: str) -> None:
    assert check(before) == []
    rows = list(Command.objects.order_by("command_id").values_list("command_id", "answer"))
    head = store.head(before)
    kinds = set()
    for sent in BEFORE["sent"]:
        then, now = sent["answer"], told(sent_again(sent))
        if then.get("code") == "NotPermitted" and now["message"] != then["message"]:
            then = {
                **then,
                "message": speak("NotPermitted", then["facts"]),
            }  # of facts: as of today
        assert now == then | ({"known": True} if then["status"] == "recorded" else {})
        kinds.add((then["status"], then.get("code", "")))
    assert len(kinds) > 8
    assert rows == list(Command.objects.order_by("command_id").values_list("command_id", "answer"))
    assert store.head(before) == head
    assert any("no result yet on" in answer for _, answer in rows)


def test_the_log_of_before_goes_on_without_words(before: str) -> None:
    last = store.head(before).seq
    close = {**BEFORE["sent"][3], "command_id": str(uuid4())}
    assert close["command"] == "close-round"
    outcome = sent_again({**close, "fields": {"type": "CloseRound", "round": 5}})
    assert isinstance(outcome, Refused)
    row = Command.objects.get(command_id=close["command_id"])
    assert json.loads(row.answer)["says"] == outcome.says
    assert sentences_in(json.loads(row.answer)) == []
    assert store.head(before).seq >= last
    assert check(before) == []


@pytest.mark.parametrize("was", ["no result yet on", '"code":"ResultsMissing"'])
def test_an_answer_of_before_that_was_altered_is_found(before: str, was: str) -> None:
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("UPDATE events_command SET answer = replace(answer, %s, 'x')", [was])
    assert {fault.kind for fault in check(before)} >= {"answers"}


# --- altered keys ---------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ('"says":"ResultsMissing"', '"says":"ResultsThere"', "is no sentence (ResultsThere)"),
        ('"boards":"1, 2"', '"boardz":"1, 2"', "is no sentence (ResultsMissing)"),
    ],
)
def test_a_kept_key_without_a_sentence_is_found(was: str, now: str, problem: str) -> None:
    hall = open_hall(players=4)
    hall.pair()
    hall.publish()
    hall.send(CloseRound(round=1))
    hall.enter_result(1, "1-0")
    assert check(hall.slug) == []
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("UPDATE events_command SET answer = replace(answer, %s, %s)", [was, now])
    faults = check(hall.slug)
    assert any(problem in fault.text for fault in faults)
    assert {fault.kind for fault in faults} == {"answers"}


@pytest.mark.django_db(transaction=True)
def test_what_is_only_counted_is_remembered_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "WRITTEN_A_DAY", 1)
    hall = open_hall(players=4)
    reader = hall.arbiter("reader", "read-only")
    sent = {"command_id": uuid4()}
    for player in (1, 2, 3):
        hall.send(CheckIn(player=PlayerId(player)), reader)
    first = hall.send(CheckIn(player=PlayerId(4)), reader, **sent)
    assert RefusedCommand.objects.exists()
    assert [words for answer in kept_answers() for words in sentences_in(answer)] == []
    assert told(hall.send(CheckIn(player=PlayerId(4)), reader, **sent)) == told(first)
