"""Announcements: made, taken back, and for how long they hold."""

import pytest

from tournaments.domain.announcements.commands import MakeAnnouncement, TakeBackAnnouncement
from tournaments.domain.compensation import compensation
from tournaments.domain.ids import AnnouncementId

from .hall import DEPUTY, DESK, HELPER, Hall


def at(time: str) -> str:
    return f"2026-07-04T{time}:00Z"


@pytest.fixture
def hall() -> Hall:
    return Hall(clock=at("14:00")).with_players(4).started()


FIRST = AnnouncementId(1)


def test_an_announcement_stands_until_it_is_taken_back(hall: Hall) -> None:
    hall.do(MakeAnnouncement(priority="urgent"), DEPUTY, reason="Lunch at 13:00")
    made = hall.state.announcements[FIRST]
    assert (made.priority, made.made_at, made.made_by) == ("urgent", at("14:00"), DEPUTY)
    assert made.seq == hall.state.seq
    hall.do(TakeBackAnnouncement(announcement=FIRST), DEPUTY)
    assert hall.state.announcements[FIRST].taken_back_seq == hall.state.seq
    assert hall.already(TakeBackAnnouncement(announcement=FIRST)) == hall.state.seq


def test_one_that_ends_keeps_its_end_in_utc(hall: Hall) -> None:
    hall.do(MakeAnnouncement(until="2026-07-04T17:30:00+02:00"), reason="Lunch")
    assert hall.state.announcements[FIRST].until == at("15:30")


@pytest.mark.parametrize(
    ("until", "reason", "code"),
    [
        ("", " ", "ReasonMissing"),
        ("", "x" * 301, "AnnouncementTooLong"),
        (at("14:00"), "Lunch", "NoSuchTime"),
        ("tomorrow", "Lunch", "NoSuchTime"),
        ("2029-07-04T14:00:00Z", "Lunch", "TimeFarAway"),
    ],
)
def test_it_needs_a_text_that_fits_and_an_end_to_come(
    hall: Hall, until: str, reason: str, code: str
) -> None:
    assert hall.refused(MakeAnnouncement(until=until), reason=reason).code == code


def test_chief_and_deputies_announce_and_nobody_else(hall: Hall) -> None:
    for who in (DESK, HELPER):
        assert hall.refused(MakeAnnouncement(), who, reason="Lunch").code == "NotPermitted"
    nothing = TakeBackAnnouncement(announcement=AnnouncementId(9))
    assert hall.refused(nothing).code == "UnknownAnnouncement"


def test_it_is_taken_back_like_every_other_act_and_then_made_anew(hall: Hall) -> None:
    hall.do(MakeAnnouncement(), reason="Lunch")
    made = hall.state.seq
    back = compensation(hall.state, made, hall.log[-1][1], hall.past(made))
    assert back == TakeBackAnnouncement(announcement=FIRST)
    hall.do(back)
    assert compensation(hall.state, made, hall.log[made - 1][1], hall.past(made)) is None
