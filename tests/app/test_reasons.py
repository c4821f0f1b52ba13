"""What an arbiter writes as a reason can name people, so it does not stand in the log."""

from __future__ import annotations

import pytest

from events import store
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.discretion import EVERYTHING
from tournaments.models import ReasonText
from tournaments.services.activity_rows import latest, rows_of
from tournaments.services.reasons import own_words

from .builders import open_hall

pytestmark = pytest.mark.django_db
REASON = "Novák phoned: his father is ill"


def test_the_log_holds_a_reference_and_people_read_the_words() -> None:
    hall = open_hall(4)
    hall.do(WithdrawPlayer(player=1), reason=REASON)  # type: ignore[arg-type]
    newest = latest(hall.slug, hall.state, hall.state.seq + 1, 1)
    assert newest[0].reason
    assert "Novák" not in "".join(event.reason + event.body for event in store.read(hall.slug))
    assert rows_of(hall.slug, hall.state, newest, EVERYTHING)[0].reason == REASON


def test_an_erased_reason_leaves_the_chain_whole() -> None:
    hall = open_hall(4)
    hall.do(WithdrawPlayer(player=1), reason=REASON)  # type: ignore[arg-type]
    ReasonText.objects.update(text="", salt="")
    newest = latest(hall.slug, hall.state, hall.state.seq + 1, 1)
    assert rows_of(hall.slug, hall.state, newest, EVERYTHING)[0].reason == own_words("erased")
    assert store.read(hall.slug)[-1].hash == store.head(hall.slug).hash
