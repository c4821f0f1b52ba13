"""Times, and answers about a head, as the public reads them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import pytest

from events import head_check
from events.messages import Recorded
from frontend.shared import times
from tournaments.services import known_heads
from tournaments.words.times import facts_of_time


@pytest.mark.parametrize("month", range(1, 13))
def test_english_times_are_those_of_the_clock(month: int) -> None:
    when = datetime(2026, month, 3, 9, 5, 7, tzinfo=UTC)
    facts = facts_of_time(when, "en")
    assert (facts["weekday"], facts["month"]) == (f"{when:%a}", f"{when:%b}")
    assert times.moment(when.isoformat()) == f"{when:%a} 3 {when:%b}, 09:05"
    assert times.moment("2026-05-03") == "Sun 3 May"
    assert times.day(when.isoformat()) == f"3 {when:%b} 2026"
    assert times.stamp(when.isoformat()) == f"3 {when:%b} 2026, 09:05:07 UTC"


def test_what_is_no_time_stands_as_it_is() -> None:
    assert times.moment("after lunch") == "after lunch"
    assert times.day("") == ""


def event(seq: int) -> Recorded:
    texts = dict.fromkeys(Recorded.__struct_fields__, "")
    return Recorded(**{**texts, "seq": seq})  # type: ignore[arg-type]


@pytest.mark.parametrize("verdict", get_args(head_check.Verdict))
@pytest.mark.parametrize("ends", [7, 8, 12])
@pytest.mark.parametrize("asked", [9, 13, 14, None])
@pytest.mark.parametrize("moment", ["", "3 May 2026, 09:05:07 UTC"])
def test_a_page_answers_as_verify_does(
    verdict: head_check.Verdict, ends: int, asked: int | None, moment: str
) -> None:
    if verdict in ("other-number", "other-event", "log-ends-before") and asked is None:
        return
    compared = head_check.Comparison(
        head_check.Known("3f9c20d1ab47", asked), verdict, ends, event(7), 3
    )
    assert known_heads.answer(compared, moment) == head_check.sentence(compared, moment)


@pytest.mark.parametrize("text", ["no head", "3f9c20d1ab47@0", f"3f9c20d1ab47@{2**60}"])
def test_a_page_says_what_is_wrong_as_verify_does(text: str) -> None:
    with pytest.raises(head_check.Unreadable) as error:
        head_check.read(text)
    assert known_heads.unreadable(error.value) == str(error.value)
