"""`manage.py verify` finds what does not follow from the log."""

from __future__ import annotations

import dataclasses
from io import StringIO

import msgspec
import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from events import chain, store
from events.messages import Fault
from events.verification import check, notes
from pairing import systems
from pairing.model import Board, Field, Options, Progress, RoundPairing
from tests.guards import guards_lifted
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.drafts.events import PairedBoard
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.imported.commands import ImportRound
from tournaments.domain.refusals import Refused
from tournaments.domain.rounds.commands import CloseRound
from tournaments.models import PersonDetails, ReasonText, TournamentIndex
from tournaments.services import people, states
from tournaments.services.answer_proof import answer_faults

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)
PAIR = systems.system("dutch-2026").pair


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=7)
    hall.play_round()
    hall.do(WithdrawPlayer(player=PlayerId(7)), reason="ill")
    hall.play_round()
    return hall


def kinds(faults: list[Fault]) -> set[str]:
    return {fault.kind for fault in faults}


def test_a_sound_hall_has_no_fault(hall: Hall) -> None:
    assert check(hall.slug) == []
    said = StringIO()
    call_command("verify", stdout=said)
    assert "1 stream, no fault" in said.getvalue()


def test_every_round_is_paired_again_and_both_versions_are_named(hall: Hall) -> None:
    said = StringIO()
    call_command("verify", stdout=said)
    engine = "dutch-2026 1"
    assert f"paired again by {engine}, then by {engine}: the same: rounds 1, 2" in said.getvalue()


def test_an_engine_that_pairs_otherwise_today_is_named_with_the_version_of_then(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = dataclasses.replace(systems.system("dutch-2026"), version="2", pair=_colours_turned)
    monkeypatch.setattr(systems, "system", lambda _code: today)
    first, second = (fault for fault in check(hall.slug) if fault.kind == "pairings")
    assert first.text == "round 1: dutch-2026 2 pairs otherwise than dutch-2026 1 did"
    assert second.text.startswith("round 2:")


def _colours_turned(field: Field, options: Options, progress: Progress) -> RoundPairing:
    answer = PAIR(field, options, progress)
    assert isinstance(answer, RoundPairing)
    boards = tuple(Board(white=board.black, black=board.white) for board in answer.boards)
    return RoundPairing(boards, answer.pab)


def test_an_imported_round_is_marked(hall: Hall) -> None:
    boards = tuple(
        PairedBoard(GameId(""), board, PlayerId(board), PlayerId(board + 3))
        for board in range(1, 4)
    )
    hall.do(ImportRound(round=3, boards=boards))
    assert any("imported, not paired again: round 3" in note for note in notes(hall.slug))


def test_a_renamed_index_is_found_and_made_anew(hall: Hall) -> None:
    TournamentIndex.objects.update(name="Other")
    TournamentIndex.objects.create(
        slug="ghost", stream="ghost", name="Ghost", festival="g", festival_name="G"
    )
    assert kinds(check(hall.slug)) == {"index"}
    with pytest.raises(CommandError):
        call_command("verify", stdout=StringIO())
    call_command("rebuild_index", stdout=StringIO())
    assert check(hall.slug) == []
    assert list(TournamentIndex.objects.values_list("slug", flat=True)) == [hall.slug]


def test_changed_or_missing_details_are_found(hall: Hall) -> None:
    first, second = PersonDetails.objects.all()[:2]
    PersonDetails.objects.filter(digest=first.digest).update(
        details={**first.details, "name": "Nobody"}
    )
    PersonDetails.objects.filter(digest=second.digest).delete()
    faults = check(hall.slug)
    assert kinds(faults) == {"personal details"}
    assert len(faults) == 2


def test_erased_details_are_no_fault(hall: Hall) -> None:
    people.erase(hall.state.players[PlayerId(1)].person)
    ReasonText.objects.update(text="", salt="")
    assert check(hall.slug) == []


def test_a_changed_reason_is_found(hall: Hall) -> None:
    ReasonText.objects.update(text="tired")
    assert kinds(check(hall.slug)) == {"reasons"}


def test_a_pairing_that_is_not_of_its_state_is_found(hall: Hall) -> None:
    """Somebody rewrote the ratings under the pairing, chain and all."""
    with guards_lifted("default"), connection.cursor() as cursor:
        cursor.execute("UPDATE events_event SET body = replace(body, '2590', '2490')")
    states.forget()
    assert {"rounds"} <= kinds(check(hall.slug))


def test_a_kept_state_that_is_not_the_logs_is_found(hall: Hall) -> None:
    kept = states._newest[hall.slug]
    changed = states.at(hall.slug, hall.state.seq - 1)
    states._newest[hall.slug] = states.Kept(
        msgspec.structs.replace(changed, seq=kept.state.seq), kept.hash
    )
    assert "fold" in kinds(check(hall.slug))
    states.forget()


# --- what commands were answered ------------------------------------------------------------


def answers_of_before_the_chain_held_them(hall: Hall) -> None:
    """As a program of that time left them: no event says what was answered."""
    with guards_lifted(), connection.cursor() as cursor:
        last = chain.GENESIS
        for event in store.read(hall.slug):
            columns = [getattr(event, name) for name in chain.HASHED[:-1]]
            hashed = chain.event_hash(last, (*columns, ""))
            cursor.execute(
                "UPDATE events_event SET answers = '', prev_hash = %s, hash = %s WHERE seq = %s",
                [last, hashed, event.seq],
            )
            last = hashed
        cursor.execute("UPDATE events_stream SET head_hash = %s", [last])
    states.forget()


def refused(hall: Hall) -> None:
    helper = hall.arbiter("desk", "check-in")
    outcome = hall.send(CloseRound(round=2), by=helper)
    assert isinstance(outcome, Refused)
    assert outcome.code == "NotPermitted"


@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ('"last_seq":', '"last_seq":1', "which are not its own"),
        (
            '"says":"NotPermitted"',
            '"says":"NotYourDevice"',
            "another refusal than the one on record",
        ),
        ('"status":"refused"', '"status":"recorded"', "cannot be read"),
        ('"seq":', '"seq":1', "it ended at"),
    ],
)
def test_an_old_answer_that_does_not_say_what_its_events_say_is_found(
    hall: Hall, was: str, now: str, problem: str
) -> None:
    refused(hall)
    answers_of_before_the_chain_held_them(hall)
    assert check(hall.slug) == []
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE events_command SET answer = replace(answer, %s, %s) WHERE head = %s",
            [was, now, hall.state.seq if "refusal" in problem or "read" in problem else 20],
        )
        assert cursor.rowcount == 1
    (fault,) = check(hall.slug)
    assert fault.kind == "answers"
    assert problem in fault.text


def test_the_answers_of_a_played_hall_say_what_its_events_say(hall: Hall) -> None:
    refused(hall)
    hall.enter_result(1, "0-1", by=hall.arbiter("typist", "results"), read_seq=1)
    assert answer_faults(hall.slug) == []
