"""The addresses of the log itself, with their description."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes

from ..exports.spreadsheet import MEDIA_TYPE as TABLE_TYPE
from . import log_contents
from .parameters import AFTER, BEFORE, FILTERS, IDS, KNOWN, LIMIT, OF, SCOPE
from .schema import described_file, described_read
from .views import history, known_head, reads

LOG = (
    (
        "activity/",
        described_read("activity", log_contents.Activity, BEFORE, LIMIT, SCOPE)(reads.ActivityView),
    ),
    (
        "history/",
        described_read("history", log_contents.History, *FILTERS, LIMIT)(history.HistoryView),
    ),
    (
        "history.csv",
        described_file("history-file", TABLE_TYPE, OpenApiTypes.STR, *FILTERS)(
            history.HistoryFileView
        ),
    ),
    (
        "difference/",
        described_read("difference", log_contents.Difference, OF)(history.DifferenceView),
    ),
    (
        "known-head/",
        described_read("known-head", log_contents.KnownHead, KNOWN)(known_head.KnownHeadView),
    ),
    (
        "events/",
        described_read("events", log_contents.Events, AFTER, LIMIT)(reads.EventsView),
    ),
    (
        "events/<int:number>/",
        described_read("event", log_contents.HistoryEvent)(history.EventView),
    ),
    (
        "recorded-commands/",
        described_read("recorded-commands", log_contents.RecordedCommands, IDS)(
            reads.RecordedCommandsView
        ),
    ),
)
