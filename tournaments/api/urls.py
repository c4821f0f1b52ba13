"""The addresses below `/api/v1/`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path, re_path
from django.views.decorators.csrf import csrf_exempt
from django.views.generic import RedirectView
from drf_spectacular.types import OpenApiTypes

from ..domain.catalogue import COMMANDS
from ..domain.federation_reports.commands import MakeReport
from ..domain.moving.commands import TakeBackMove
from ..exports.board_pgn import MEDIA_TYPE as PGN_TYPE
from ..exports.bundle import MEDIA_TYPE as BUNDLE_TYPE
from ..exports.calendar import MEDIA_TYPE as CALENDAR_TYPE
from ..exports.paper_type import MEDIA_TYPE as PDF
from ..exports.report import MEDIA_TYPE as REPORT_TYPE
from ..selectors.rows.tournament import Me, Overview
from ..services.pictures import MEDIA_TYPE as PICTURE_TYPE
from . import (
    answers,
    bodies,
    contents,
    device_contents,
    documents,
    errors,
    parameters,
    settings_contents,
    standings_contents,
)
from .account_urls import ACCOUNTS
from .log_urls import LOG
from .rating_list_urls import RATING_LISTS
from .schema import (
    described_clock,
    described_command,
    described_entry_preview,
    described_file,
    described_presence,
    described_read,
)
from .standings_urls import STANDINGS
from .table_urls import table_files
from .upload_schema import (
    described_attachments,
    described_board_results,
    described_games_with_moves,
    described_import,
    described_moves,
)
from .views import (
    appeals,
    audit,
    board_results,
    changes,
    clock,
    commands,
    devices,
    erasure,
    federation_reports,
    hour,
    imports,
    late_entry,
    manual,
    moving,
    papers,
    photos,
    presence,
    reach,
    reads,
    review,
    round_files,
    slips,
    undo,
)
from .webhook_urls import WEBHOOKS

UNKNOWN_COMMAND = re.compile(r"/tournaments/[^/]+/commands/([^/]+)/?$")


READS = (
    ("", described_read("overview", Overview)(reads.OverviewView)),
    ("players/", described_read("players", contents.Players)(reads.PlayersView)),
    ("players/<int:player>/", described_read("player", contents.PlayerAnswer)(reads.PlayerView)),
    (
        "double-entries/",
        described_read("double-entries", contents.DoubleEntries)(review.DoubleEntriesView),
    ),
    ("odd-entries/", described_read("odd-entries", contents.OddEntries)(review.OddEntriesView)),
    ("rounds/", described_read("rounds", contents.Rounds)(reads.RoundsView)),
    ("rounds/<int:number>/", described_read("round", contents.RoundAnswer)(reads.RoundView)),
    (
        "rounds/<int:number>/boards/",
        described_read("boards", contents.Boards, parameters.MISSING)(reads.BoardsView),
    ),
    (
        "rounds/<int:number>/explanation/",
        described_read("round-explanation", contents.RoundExplanation)(reads.ExplanationView),
    ),
    (
        "rounds/<int:number>/boards/<int:board>/explanation/",
        described_read("board-explanation", contents.BoardExplanation)(reads.BoardExplanationView),
    ),
    (
        "rounds/<int:number>/why-not/",
        described_read("why-not", contents.WhyNot, parameters.PLAYER, parameters.OPPONENT)(
            reads.WhyNotView
        ),
    ),
    ("appeals/", described_read("appeals", contents.Appeals)(appeals.AppealsView)),
    (
        "reach/result/",
        described_read("result-reach", contents.Reach, parameters.GAME, parameters.RESULT)(
            reach.ResultReachView
        ),
    ),
    (
        "reach/colours/",
        described_read("colours-reach", contents.Reach, parameters.GAME, parameters.REVERSED)(
            reach.ColoursReachView
        ),
    ),
    (
        "reach/rating/",
        described_read(
            "rating-reach",
            contents.Reach,
            parameters.PLAYER,
            parameters.RATING,
            parameters.NATIONAL,
        )(reach.RatingReachView),
    ),
    ("undo/", described_read("undo", contents.Undo, parameters.EVENT)(undo.UndoView)),
    ("numbers/", described_read("numbers", contents.Numbers)(reach.NumbersView)),
    (
        "rounds/<int:number>/changes/",
        described_read("changes", contents.Changes)(changes.ChangesView),
    ),
    (
        "rounds/<int:number>/change-proposals/",
        described_read(
            "change-proposals",
            contents.ChangeProposals,
            parameters.GROUND,
            parameters.ARRIVED,
            parameters.AWAY,
            parameters.BOARDS,
        )(changes.ProposalsView),
    ),
    (
        "rounds/<int:number>/manual/",
        described_read("manual-pairing", contents.ManualPairing)(manual.ManualPairingView),
    ),
    (
        "refused-requests/",
        described_read("refused-requests", contents.RefusedRequests)(changes.RefusedRequestsView),
    ),
    (
        "rounds/<int:number>/start/",
        described_read("start-of-play", contents.RoundStart)(hour.StartOfPlayView),
    ),
    (
        "rounds/<int:number>/deadlines/",
        described_read("deadlines", contents.Deadlines)(hour.DeadlinesView),
    ),
    ("not-arrived/", described_read("not-arrived", contents.NotArrived)(review.NotArrivedView)),
    ("absentees/", described_read("absentees", contents.Absentees)(hour.AbsenteesView)),
    ("batches/", described_read("batches", contents.Batches)(hour.BatchesView)),
    (
        "appeals/<int:number>/dossier/",
        described_file("dossier", appeals.PDF, OpenApiTypes.BINARY)(appeals.DossierView),
    ),
    (
        "attachments/<str:attachment>/",
        described_file("attachment", PICTURE_TYPE, OpenApiTypes.BINARY, parameters.SMALL)(
            photos.AttachmentView
        ),
    ),
    ("settings/", described_read("settings", settings_contents.SettingsAnswer)(reads.SettingsView)),
    ("devices/", described_read("devices", device_contents.Devices)(devices.DevicesView)),
    (
        "devices/<str:name>/entries/",
        described_read("device-entries", device_contents.DeviceEntries)(devices.DeviceEntriesView),
    ),
    ("me/", described_read("me", Me)(reads.MeView)),
    (
        "papers/it1/<int:player>/<str:title>/",
        described_file("certificate", PDF, OpenApiTypes.BINARY)(papers.CertificateView),
    ),
    (
        "papers/it3/",
        described_file("tournament-form", PDF, OpenApiTypes.BINARY)(papers.TournamentFormView),
    ),
    (
        "papers/direct-titles/",
        described_file("direct-titles", PDF, OpenApiTypes.BINARY)(papers.TitleFormView),
    ),
    (
        "papers/arbiters/<int:place>/<str:form>/",
        described_file("arbiter-form", PDF, OpenApiTypes.BINARY)(papers.ArbiterFormView),
    ),
    (
        "federation-reports/",
        described_read("federation-reports", standings_contents.FederationReports)(
            federation_reports.FederationReportsView
        ),
    ),
    (
        "federation-reports/self-test/",
        described_read("report-self-test", standings_contents.ReportSelfTest)(
            federation_reports.SelfTestView
        ),
    ),
    (
        "federation-reports/<int:number>/",
        described_file("report-package", BUNDLE_TYPE, OpenApiTypes.BINARY, parameters.AS_RECORDED)(
            federation_reports.PackageView
        ),
    ),
    (
        "report/",
        described_file(
            "report", REPORT_TYPE, OpenApiTypes.STR, parameters.EDITION, parameters.CODE_OF_192
        )(reads.ReportView),
    ),
    ("rounds.ics", described_file("calendar", CALENDAR_TYPE)(round_files.CalendarView)),
    (
        "pairings.pgn",
        described_file(
            "pairings-pgn",
            PGN_TYPE,
            OpenApiTypes.STR,
            parameters.OF_ROUND,
            parameters.FIRST,
            parameters.LAST,
        )(round_files.BoardPgnView),
    ),
    (
        "audit-bundle/",
        described_file("audit-bundle", BUNDLE_TYPE, OpenApiTypes.BINARY)(audit.AuditBundleView),
    ),
)


FORMS = (
    (
        "players/enter/",
        described_command("enter-player", bodies.EnterPlayerBody)(commands.EnterPlayerView),
    ),
    (
        "players/<int:player>/correct/",
        described_command("correct-player", bodies.CorrectPlayerBody)(commands.CorrectPlayerView),
    ),
    (
        "batches/<int:first>/undo/",
        described_command("undo-batch", bodies.UndoBatchBody)(hour.UndoBatchView),
    ),
)


ERASURES = (
    (
        "players/<int:player>/erasure/",
        described_command("erase-person", bodies.PersonErasureBody, "", answers.TextsNotChosen)(
            described_read("erasure", contents.Erasure)(erasure.ErasureView)
        ),
    ),
    (
        "members/<int:member>/erasure/",
        described_command("erase-member", bodies.ErasureBody, "", answers.TextsNotChosen)(
            described_read("member-erasure", contents.MemberErasure)(erasure.MemberErasureView)
        ),
    ),
)
MOVE = (
    "players/<int:player>/move/",
    described_command("move-player", bodies.MoveBody)(
        described_read("move", contents.Move, parameters.TO)(moving.MoveView)
    ),
)
ATTACHMENTS = ("attachments/", described_attachments(photos.AttachmentsView))

IMPORTS = (
    ("imports/", described_import(imports.ImportView)),
    ("board-results/", described_board_results(board_results.BoardResultsView)),
    ("games.pgn", described_games_with_moves(board_results.GamesWithMovesView)),
    ("moves/", described_moves(board_results.MovesView)),
)


def _tournaments() -> URLPattern:
    class TournamentsView(reads.TournamentsView, commands.CreateTournamentView):
        """The tournaments of the asker; opening one."""

    listed = described_read("tournaments", contents.Tournaments, at=False)
    opened = described_command("create-tournament", bodies.CreateTournamentBody)
    return path("tournaments/", opened(listed(TournamentsView)).as_view())


DONE_BY_VIEWS: Final[dict[type, type[commands.CommandView]]] = {
    TakeBackMove: moving.TakeBackMoveView,
    MakeReport: federation_reports.MakeReportView,
}
"""Commands that need more than the one log, or that the server completes."""


def _command_patterns() -> Iterator[URLPattern]:
    for name, body in bodies.COMMAND_BODIES.items():
        command = COMMANDS[name]
        summary = (getdoc(command) or "").partition("\n")[0]
        members = {"name": name, "__doc__": getdoc(command)}
        base = DONE_BY_VIEWS.get(command, commands.CommandView)
        view: Any = type(f"{command.__name__}View", (base,), members)
        described = described_command(name, body, summary)(view)
        yield path(f"tournaments/<slug:slug>/commands/{name}/", described.as_view())


@csrf_exempt
def _nothing_here(request: HttpRequest, **_: object) -> HttpResponse:
    """Nothing is done here, so nothing has to be protected from pages of strangers."""
    command = UNKNOWN_COMMAND.search(request.path)
    return answers.json(errors.no_command(command[1]) if command else errors.nothing_here(), 404)


urlpatterns = [
    _tournaments(),
    *(path(f"tournaments/<slug:slug>/{place}", view.as_view()) for place, view in FORMS),
    *(
        path(f"tournaments/<slug:slug>/{place}", view.as_view())
        for place, view in (*READS, *STANDINGS, *LOG)
    ),
    *table_files(),
    *(
        path(f"tournaments/<slug:slug>/{place}", view.as_view())
        for place, view in (*IMPORTS, ATTACHMENTS, *ERASURES, MOVE)
    ),
    *_command_patterns(),
    path(
        "tournaments/<slug:slug>/players/enter/preview/",
        described_entry_preview(late_entry.EntryPreviewView).as_view(),
    ),
    path("tournaments/<slug:slug>/clock/", described_clock(clock.ClockView).as_view()),
    path("tournaments/<slug:slug>/presence/", described_presence(presence.PresenceView).as_view()),
    *(
        path(f"tournaments/<slug:slug>/rating-lists/{place}", view.as_view())
        for place, view in RATING_LISTS
    ),
    *(path(place, view.as_view()) for place, view in (*ACCOUNTS, *WEBHOOKS)),
    path(
        "slips/<str:code>/",
        described_read("slip", device_contents.Slip, parameters.CODE, at=False)(
            slips.SlipView
        ).as_view(),
    ),
    path("schema/", documents.schema, name="api-schema"),
    path("schema/live/", documents.live_schema, name="api-live-schema"),
    path("docs/", RedirectView.as_view(pattern_name="api-docs")),
    re_path(r"", _nothing_here),
]
