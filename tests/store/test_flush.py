"""The flush between transactional tests gets past the guards, and the guards stand afterwards."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, connection

from events import guards, store
from tests.builders import envelope, noted


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("turn", ["first", "second"])
def test_a_transactional_test_starts_with_an_empty_log_and_standing_guards(turn: str) -> None:
    assert store.streams() == []
    assert guards.missing() == []
    store.execute("hall", envelope(), noted("one"), create=True)
    with pytest.raises(IntegrityError), connection.cursor() as cursor:
        cursor.execute("DELETE FROM events_event")


@pytest.mark.django_db
@pytest.mark.parametrize("turn", ["first", "second"])
def test_the_store_works_inside_the_transaction_of_a_plain_test(turn: str) -> None:
    answer = store.execute("hall", envelope(), noted("one"), create=True)
    assert answer.seq == 1
    assert [event.seq for event in store.read("hall")] == [1]
