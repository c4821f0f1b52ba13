"""Nobody makes the log grow without end by asking for what he is refused.

`REFUSED=10000 pytest tests/app/test_refused_again.py` asks that often.
"""

from __future__ import annotations

import os
from collections import Counter
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db.models import F
from django.utils import timezone

from events import store
from events.models import Command
from events.verification import check
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn, CheckOut, WithdrawPlayer
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.refusals import Refused
from tournaments.log import decoded
from tournaments.models import ReasonText, RefusalCount, RefusedCommand
from tournaments.services import refusals
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

REFUSED = int(os.environ.get("REFUSED", "1000"))
POWERS = [10**digits for digits in range(1, len(str(REFUSED)))]
"""10, 100 … up to REFUSED."""
FORBIDDEN = CheckIn(player=PlayerId(1))
TYPES = {"RequestRefused", "RequestRefusedAgain"}


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=4)


@pytest.fixture
def reader(hall: Hall) -> Any:
    return hall.arbiter("reader", "read-only")


def on_record(hall: Hall) -> list[Any]:
    """The events of refusals, decoded."""
    return [decoded(event) for event in store.read(hall.slug) if event.type in TYPES]


def kept_answers(hall: Hall) -> int:
    return Command.objects.filter(stream_id=hall.slug).count()


def a_day_later() -> None:
    RefusalCount.objects.update(first_at=F("first_at") - timedelta(days=1))


def test_the_same_thousands_of_times_is_one_event_and_a_count(
    hall: Hall, reader: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "REMEMBERED", 50)
    head, answers = hall.state.seq, kept_answers(hall)
    for number in range(REFUSED):
        outcome = hall.send(FORBIDDEN, reader, reason=f"because {number}")
        assert isinstance(outcome, Refused)
        assert outcome.code == "NotPermitted"
    first, *again = on_record(hall)
    assert first.command == "check-in"
    assert [(event.of, event.times) for event in again] == [(head + 1, times) for times in POWERS]
    written = 1 + len(POWERS)
    assert hall.state.seq == head + written
    assert kept_answers(hall) == answers + written
    assert ReasonText.objects.count() == written
    assert RefusalCount.objects.get().times == REFUSED
    assert RefusedCommand.objects.count() == 50
    assert check(hall.slug) == []


def test_thousands_of_different_requests_do_not_grow_the_log_without_end(
    hall: Hall, reader: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "REMEMBERED", 50)
    head, answers = hall.state.seq, kept_answers(hall)
    various = REFUSED - refusals.WRITTEN_A_DAY
    for number in range(REFUSED):
        command = CheckIn(player=PlayerId(number + 1))
        assert isinstance(hall.send(command, reader, reason=uuid4().hex), Refused)
    events = on_record(hall)
    assert Counter(type(event).__name__ for event in events) == {
        "RequestRefused": refusals.WRITTEN_A_DAY,
        "RequestRefusedAgain": len(str(various)),
    }
    further = [(event.of, event.times) for event in events if not event.command]
    assert further == [(0, times) for times in (1, *POWERS) if times <= various]
    assert hall.state.seq == head + len(events)
    assert kept_answers(hall) == answers + len(events)
    assert RefusalCount.objects.count() == refusals.WRITTEN_A_DAY + 1
    assert RefusedCommand.objects.count() == 50


def test_different_requests_again_and_again_stay_within_the_same_bound(
    hall: Hall, reader: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "WRITTEN_A_DAY", 12)
    head = hall.state.seq
    for _ in range(100):
        for number in range(10):
            hall.send(CheckIn(player=PlayerId(number + 1)), reader)
    assert hall.state.seq == head + 12, "10 first refusals and two of the tenth time"


def test_refusals_that_are_not_on_record_fill_no_table_either(hall: Hall) -> None:
    head, answers = hall.state.seq, kept_answers(hall)
    for _ in range(300):
        assert isinstance(hall.send(CheckIn(player=PlayerId(99))), Refused)
    assert (hall.state.seq, kept_answers(hall)) == (head, answers + 1)
    for number in range(300):
        assert isinstance(hall.send(CheckIn(player=PlayerId(1000 + number))), Refused)
    assert hall.state.seq == head
    assert kept_answers(hall) == answers + refusals.WRITTEN_A_DAY
    a_day_later()
    hall.send(CheckIn(player=PlayerId(99)))
    assert RefusalCount.objects.count() == 1, "what no event needs goes after a day"


def test_an_answer_that_was_lost_is_given_again_whatever_changed_meanwhile(
    hall: Hall, reader: Any
) -> None:
    hall.do(CheckOut(player=PlayerId(1)))
    hall.send(FORBIDDEN, reader)
    lost = uuid4()
    refused = hall.send(FORBIDDEN, reader, command_id=lost)
    hall.do(AppointArbiter(user=user_id(reader), role="check-in"))
    assert hall.send(FORBIDDEN, reader, command_id=lost) == refused
    assert isinstance(hall.send(FORBIDDEN, reader), Recorded), "a new command is decided anew"


def test_the_command_id_of_a_refusal_is_not_taken_for_another_command(
    hall: Hall, reader: Any
) -> None:
    hall.send(FORBIDDEN, reader)
    used = uuid4()
    hall.send(FORBIDDEN, reader, command_id=used)
    other = hall.send(CheckIn(player=PlayerId(2)), reader, command_id=used)
    assert isinstance(other, Refused)
    assert other.code == "CommandReused"


def test_the_answer_to_a_repeated_request_has_the_same_shape(hall: Hall, reader: Any) -> None:
    api = Api(hall, reader)
    first, second = (api.command("check-in", player=1) for _ in range(2))
    assert (first.status, second.status) == (422, 422)
    assert second.body == first.body


def test_each_person_and_each_request_is_counted_by_itself(hall: Hall, reader: Any) -> None:
    other = hall.arbiter("other", "read-only")
    for who in (reader, other):
        for command in (FORBIDDEN, CheckOut(player=PlayerId(1))):
            hall.send(command, who)
            hall.send(command, who)
    assert [event.command for event in on_record(hall)] == ["check-in", "check-out"] * 2
    assert {row.times for row in RefusalCount.objects.all()} == {2}


def test_the_same_request_on_another_day_is_on_record_again(hall: Hall, reader: Any) -> None:
    hall.send(FORBIDDEN, reader)
    a_day_later()
    hall.send(FORBIDDEN, reader)
    assert [event.command for event in on_record(hall)] == ["check-in", "check-in"]
    assert RefusalCount.objects.count() == 2, "the first event keeps its count"


def test_who_has_been_refused_too_much_can_still_do_what_he_may(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "WRITTEN_A_DAY", 1)
    desk = hall.arbiter("desk", "check-in")
    for player in range(1, 4):
        hall.send(WithdrawPlayer(player=PlayerId(player)), desk)
    hall.do(CheckOut(player=PlayerId(1)), by=desk)


def test_the_history_says_how_often_it_was_refused_and_when_last(hall: Hall, reader: Any) -> None:
    head = hall.state.seq
    for _ in range(12):
        hall.send(FORBIDDEN, reader)
    chief = hall.client()
    page = chief.get(f"/console/{hall.slug}/events/{head + 1}/").content.decode()
    assert "Refused 11 more times, last <time" in page
    activity = chief.get(f"/console/{hall.slug}/activity/?kind=refusals").content.decode()
    assert "Refused 11 more times, last <time" in activity
    assert f"(the role does not allow it), 10 times since #{head + 1}" in activity
    then = chief.get(f"/console/{hall.slug}/events/{head + 1}/?at={head + 1}").content.decode()
    assert "more times" not in then


def test_the_history_says_when_it_lists_no_longer_each(
    hall: Hall, reader: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "WRITTEN_A_DAY", 1)
    for player in range(1, 5):
        hall.send(CheckIn(player=PlayerId(player)), reader)
    activity = hall.client().get(f"/console/{hall.slug}/activity/?kind=refusals").content.decode()
    assert "Refused: too many different requests to list each, 1 more by now" in activity
    assert "Refused 2 more times" in activity


def test_a_clock_that_was_ahead_does_not_forget_what_it_counted(hall: Hall, reader: Any) -> None:
    hall.send(FORBIDDEN, reader)
    RefusalCount.objects.update(first_at=timezone.now() + timedelta(hours=1))
    hall.send(FORBIDDEN, reader)
    assert len(on_record(hall)) == 1


def test_a_result_outside_the_own_sector_is_on_record_once_and_counted(hall: Hall) -> None:
    hall.pair()
    hall.publish()
    sector = hall.arbiter("sector", "sector", 2, 2)
    typed = EnterResult(game=GameId("1.1.1"), result=Result.WHITE_WINS)
    codes = {hall.send(typed, sector).code for _ in range(3)}  # type: ignore[union-attr]
    assert codes == {"OutsideSector"}
    assert [event.code for event in on_record(hall)] == ["OutsideSector"]
