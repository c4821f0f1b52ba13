"""Announcements are made at any time, also after the end: the prize giving is announced then."""

from __future__ import annotations

from typing import Final

from .. import guards
from ..deadlines.decide import readable_time
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..ids import AnnouncementId
from ..moments import moment
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import MakeAnnouncement, TakeBackAnnouncement
from .events import AnnouncementMade, AnnouncementTakenBack

LONGEST: Final = 300
"""Letters that a hall screen shows large enough to be read from afar."""


@decides(MakeAnnouncement)
def make_announcement(state: Tournament, command: MakeAnnouncement, context: Context) -> Decision:
    if refused := guards.reason_given(context, "announcement") or _too_long(context):
        return refused
    until = readable_time("until", command.until, context)
    if isinstance(until, Refused):
        return until
    ends, now = moment(until), moment(context.now)
    if ends is not None and now is not None and ends <= now:
        return refuse("NoSuchTime.over", field="until", at=command.until)
    number = AnnouncementId(len(state.announcements) + 1)
    made = AnnouncementMade(announcement=number, priority=command.priority, until=until)
    return Accepted((made,))


@decides(TakeBackAnnouncement)
def take_back_announcement(
    state: Tournament, command: TakeBackAnnouncement, _context: Context
) -> Decision:
    standing = state.announcements.get(command.announcement)
    if standing is None:
        return refuse("UnknownAnnouncement", announcement=command.announcement)
    if standing.taken_back_seq:
        return AlreadyRecorded(standing.taken_back_seq)
    return Accepted((AnnouncementTakenBack(announcement=command.announcement),))


def _too_long(context: Context) -> Refused | None:
    length = len(context.reason.strip())
    if length <= LONGEST:
        return None
    return refuse("AnnouncementTooLong", field="reason", length=length, most=LONGEST)
