"""Announcements: what is told to everybody, by whom, and a form for the next one."""

from __future__ import annotations

from datetime import datetime

from django.http import HttpRequest, HttpResponse

from frontend.shared.context import Context
from tournaments.domain import moments
from tournaments.domain.announcements.decide import LONGEST
from tournaments.domain.announcements.state import Announcement
from tournaments.selectors.announcements import in_order
from tournaments.services.announcements import texts_of
from tournaments.services.names import names_of

from .pages import console_page, show
from .past import moment_of
from .reading import Reading


@console_page
def announcements_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    context: Context = {
        "part": "announcements_list",
        "announcements": _rows(reading),
        "can_announce": "make-announcement" in reading.me.commands,
        "can_take_back": "take-back-announcement" in reading.me.commands,
        "longest": LONGEST,
    }
    return show(request, reading, "settings", "announcements", context)


def _rows(reading: Reading) -> list[Context]:
    standing = in_order(reading.state)
    texts = texts_of(reading.stream, standing)
    names = names_of(reading.state, {each.made_by for each in standing})
    now = moment_of(reading)
    return [
        {
            "announcement": each.id,
            "text": texts.get(each.id, ""),
            "urgent": each.priority == "urgent",
            "on_screens": each.priority == "screen",
            "at": each.made_at,
            "by": names.user(each.made_by),
            "until": each.until,
            "over": _is_over(each, now),
            "values": {"announcement": each.id},
        }
        for each in standing
    ]


def _is_over(each: Announcement, now: datetime) -> bool:
    ends = moments.moment(each.until)
    return ends is not None and ends <= now
