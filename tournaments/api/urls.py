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
from drf_spectacular.utils import OpenApiParameter

from ..domain.catalogue import COMMANDS
from ..domain.changes.grounds import GROUNDS
from ..domain.moving.commands import TakeBackMove
from ..exports.bundle import MEDIA_TYPE as BUNDLE_TYPE
from ..exports.report import MEDIA_TYPE as REPORT_TYPE
from ..exports.spreadsheet import MEDIA_TYPE as TABLE_TYPE
from ..public.crosstable import ORDERS
from ..selectors.history.kinds import KINDS
from ..selectors.rows.tournament import Me, Overview
from ..services.pictures import MEDIA_TYPE as PICTURE_TYPE
from . import answers, bodies, contents, documents, errors
from .schema import (
    described_attachments,
    described_clock,
    described_command,
    described_entry_preview,
    described_file,
    described_import,
    described_log_in,
    described_presence,
    described_read,
    described_this_device,
    described_token_step,
    described_tokens,
)
from .views import (
    accounts,
    appeals,
    audit,
    changes,
    clock,
    commands,
    devices,
    erasure,
    history,
    hour,
    imports,
    known_head,
    late_entry,
    manual,
    moving,
    photos,
    presence,
    prizes,
    rankings,
    reach,
    reads,
    review,
    slips,
    tables,
    tokens,
    undo,
)

MISSING = OpenApiParameter("missing", int, enum=[0, 1], description="1: boards without a result.")
SMALL = OpenApiParameter("small", int, enum=[0, 1], description="1: a thumbnail.")
UPTO = OpenApiParameter("round", int, description="After this round; the newest by default.")
ONLY = OpenApiParameter("only", int, description="The ranking with that number alone.")
ORDER = OpenApiParameter("order", str, enum=[*ORDERS], description="By rank, or by number.")
BEFORE = OpenApiParameter("before", int, description="Only events before this seq.")
AFTER = OpenApiParameter("after", int, description="Only events after this seq.")
LIMIT = OpenApiParameter("limit", int, description="At most so many, 500 at most.")
SCOPE = OpenApiParameter("scope", str, description="Only what moved this: player:41, game:3.1.47.")

SUBJECT = (
    "Only the history of this: game:3.1.47, player:41, round:3, user:7, device:Phone KQX, settings."
)
FILTERS = (
    OpenApiParameter("subject", str, description=SUBJECT),
    OpenApiParameter("kind", str, enum=[*KINDS], description="Only events of this kind."),
    OpenApiParameter("actor", str, description="Only what this user did."),
    OpenApiParameter("device", str, description="Only what was done on this device."),
    OpenApiParameter("round", int, description="Only what belongs to this round."),
    OpenApiParameter(
        "from", str, description="Not before this time, the hall's if no zone is said."
    ),
    OpenApiParameter("to", str, description="Not after this time."),
    OpenApiParameter(
        "words", str, description="Only sentences, reasons and names with these words."
    ),
    BEFORE,
)
IDS = OpenApiParameter("ids", str, description="Command ids with commas between, 50 at most.")
OF = OpenApiParameter(
    "of", str, description="players, standings, settings, appeals, devices, or a subject: round:3."
)

UNKNOWN_COMMAND = re.compile(r"/tournaments/[^/]+/commands/([^/]+)/?$")

CODE = OpenApiParameter(
    "code",
    {"type": "string", "pattern": "^S[0-9]{8}G[0-9]{1,4}G[0-9]{1,9}G[0-9]{1,9}$"},
    OpenApiParameter.PATH,
    description="As it is printed on the slip.",
)
TO = OpenApiParameter("to", str, description="The slug of another section: what a move does.")
PLAYER = OpenApiParameter("player", int, required=True, description="An entry number.")
GROUND = OpenApiParameter("ground", str, required=True, enum=[*GROUNDS])
ARRIVED = OpenApiParameter("arrived", str, description="Entry numbers: 41,42.")
AWAY = OpenApiParameter("away", str, description="Entry numbers of players who have a place.")
BOARDS = OpenApiParameter("boards", str, description="Board numbers: 131,132.")
OPPONENT = OpenApiParameter("opponent", int, required=True, description="Another entry number.")

KNOWN = OpenApiParameter("head", str, required=True, description="HASH or HASH@SEQ.")
GAME = OpenApiParameter("game", str, required=True, description="A game, e.g. 3.1.47.")
RESULT = OpenApiParameter("result", str, required=True, description="What it is corrected to.")
REVERSED = OpenApiParameter("reversed", int, enum=[0, 1], description="0: colours as paired.")
EVENT = OpenApiParameter("event", int, required=True, description="The seq of an event.")
RATING = OpenApiParameter("rating", int, required=True, description="What it is corrected to.")

READS = (
    ("", described_read("overview", Overview)(reads.OverviewView)),
    ("players/", described_read("players", contents.Players)(reads.PlayersView)),
    ("players/<int:player>/", described_read("player", contents.PlayerAnswer)(reads.PlayerView)),
    (
        "players/<int:player>/working/",
        described_read("player-working", contents.Working, UPTO)(reads.WorkingView),
    ),
    (
        "players/<int:player>/working/<int:other>/",
        described_read("working-comparison", contents.WorkingComparisonAnswer, UPTO)(
            reads.WorkingComparisonView
        ),
    ),
    (
        "double-entries/",
        described_read("double-entries", contents.DoubleEntries)(review.DoubleEntriesView),
    ),
    ("odd-entries/", described_read("odd-entries", contents.OddEntries)(review.OddEntriesView)),
    ("rounds/", described_read("rounds", contents.Rounds)(reads.RoundsView)),
    ("rounds/<int:number>/", described_read("round", contents.RoundAnswer)(reads.RoundView)),
    (
        "rounds/<int:number>/boards/",
        described_read("boards", contents.Boards, MISSING)(reads.BoardsView),
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
        described_read("why-not", contents.WhyNot, PLAYER, OPPONENT)(reads.WhyNotView),
    ),
    ("appeals/", described_read("appeals", contents.Appeals)(appeals.AppealsView)),
    (
        "reach/result/",
        described_read("result-reach", contents.Reach, GAME, RESULT)(reach.ResultReachView),
    ),
    (
        "reach/colours/",
        described_read("colours-reach", contents.Reach, GAME, REVERSED)(reach.ColoursReachView),
    ),
    (
        "reach/rating/",
        described_read("rating-reach", contents.Reach, PLAYER, RATING)(reach.RatingReachView),
    ),
    ("undo/", described_read("undo", contents.Undo, EVENT)(undo.UndoView)),
    ("numbers/", described_read("numbers", contents.Numbers)(reach.NumbersView)),
    (
        "rounds/<int:number>/changes/",
        described_read("changes", contents.Changes)(changes.ChangesView),
    ),
    (
        "rounds/<int:number>/change-proposals/",
        described_read("change-proposals", contents.ChangeProposals, GROUND, ARRIVED, AWAY, BOARDS)(
            changes.ProposalsView
        ),
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
        described_file("attachment", PICTURE_TYPE, OpenApiTypes.BINARY, SMALL)(
            photos.AttachmentView
        ),
    ),
    ("standings/", described_read("standings", contents.Standings, UPTO)(reads.StandingsView)),
    (
        "crosstable.csv",
        described_file("crosstable-file", TABLE_TYPE, OpenApiTypes.STR, UPTO, ORDER)(
            tables.CrosstableFileView
        ),
    ),
    (
        "progress.csv",
        described_file("progress-file", TABLE_TYPE, OpenApiTypes.STR, UPTO)(
            tables.ProgressFileView
        ),
    ),
    ("rankings/", described_read("rankings", contents.Rankings, UPTO, ONLY)(rankings.RankingsView)),
    (
        "rankings.csv",
        described_file("rankings-file", TABLE_TYPE, OpenApiTypes.STR, UPTO, ONLY)(
            rankings.RankingsFileView
        ),
    ),
    ("prizes/", described_read("prizes", contents.Prizes, UPTO)(prizes.PrizesView)),
    ("prizes/moved/", described_read("prizes-moved", contents.PrizesMoved)(prizes.MovedView)),
    (
        "prizes/reasons/",
        described_read("prize-reasons", contents.PrizeReasons, PLAYER, UPTO)(prizes.ReasonsView),
    ),
    ("settings/", described_read("settings", contents.SettingsAnswer)(reads.SettingsView)),
    (
        "activity/",
        described_read("activity", contents.Activity, BEFORE, LIMIT, SCOPE)(reads.ActivityView),
    ),
    (
        "history/",
        described_read("history", contents.History, *FILTERS, LIMIT)(history.HistoryView),
    ),
    (
        "history.csv",
        described_file("history-file", TABLE_TYPE, OpenApiTypes.STR, *FILTERS)(
            history.HistoryFileView
        ),
    ),
    (
        "difference/",
        described_read("difference", contents.Difference, OF)(history.DifferenceView),
    ),
    (
        "known-head/",
        described_read("known-head", contents.KnownHead, KNOWN)(known_head.KnownHeadView),
    ),
    ("events/", described_read("events", contents.Events, AFTER, LIMIT)(reads.EventsView)),
    (
        "events/<int:number>/",
        described_read("event", contents.HistoryEvent)(history.EventView),
    ),
    (
        "recorded-commands/",
        described_read("recorded-commands", contents.RecordedCommands, IDS)(
            reads.RecordedCommandsView
        ),
    ),
    ("devices/", described_read("devices", contents.Devices)(devices.DevicesView)),
    (
        "devices/<str:name>/entries/",
        described_read("device-entries", contents.DeviceEntries)(devices.DeviceEntriesView),
    ),
    ("me/", described_read("me", Me)(reads.MeView)),
    ("report/", described_file("report", REPORT_TYPE)(reads.ReportView)),
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
        described_read("move", contents.Move, TO)(moving.MoveView)
    ),
)
ATTACHMENTS = ("attachments/", described_attachments(photos.AttachmentsView))

IMPORTS = (("imports/", described_import(imports.ImportView)),)

TOKENS = (
    ("tokens/", described_tokens(tokens.TokensView)),
    (
        "tokens/<int:number>/renew/",
        described_token_step("renew-token", answers.Token, 409)(tokens.RenewTokenView),
    ),
    (
        "tokens/<int:number>/revoke/",
        described_token_step("revoke-token", answers.TokenRevoked)(tokens.RevokeTokenView),
    ),
    (
        "tournaments/<slug:slug>/tokens/",
        described_read("tournament-tokens", contents.Tokens, at=False)(tokens.ArbitersTokensView),
    ),
    (
        "tournaments/<slug:slug>/tokens/<int:number>/revoke/",
        described_token_step("revoke-arbiters-token", answers.TokenRevoked)(
            tokens.RevokeArbitersTokenView
        ),
    ),
)


def _tournaments() -> URLPattern:
    class TournamentsView(reads.TournamentsView, commands.CreateTournamentView):
        """The tournaments of the asker; opening one."""

    listed = described_read("tournaments", contents.Tournaments, at=False)
    opened = described_command("create-tournament", bodies.CreateTournamentBody)
    return path("tournaments/", opened(listed(TournamentsView)).as_view())


OF_TWO_LOGS: Final[dict[type, type[commands.CommandView]]] = {TakeBackMove: moving.TakeBackMoveView}


def _command_patterns() -> Iterator[URLPattern]:
    for name, body in bodies.COMMAND_BODIES.items():
        command = COMMANDS[name]
        summary = (getdoc(command) or "").partition("\n")[0]
        members = {"name": name, "__doc__": getdoc(command)}
        base = OF_TWO_LOGS.get(command, commands.CommandView)
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
    *(path(f"tournaments/<slug:slug>/{place}", view.as_view()) for place, view in READS),
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
    path("token/", described_log_in(accounts.TokenView).as_view()),
    *(path(place, view.as_view()) for place, view in TOKENS),
    path(
        "slips/<str:code>/",
        described_read("slip", contents.Slip, CODE, at=False)(slips.SlipView).as_view(),
    ),
    path("device/", described_this_device(devices.ThisDeviceView).as_view()),
    path("schema/", documents.schema, name="api-schema"),
    path("schema/live/", documents.live_schema, name="api-live-schema"),
    path("docs/", RedirectView.as_view(pattern_name="api-docs")),
    re_path(r"", _nothing_here),
]
