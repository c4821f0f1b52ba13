"""The addresses of the console; public pages are answered in front of Django."""

from __future__ import annotations

from django.urls import include, path

from .views import reporting
from .views.console import (
    activity,
    appeals,
    changing,
    closing,
    deadlines,
    devices,
    entries,
    erasing,
    explaining,
    group,
    home,
    invitations,
    joining,
    manual,
    pairing,
    reading,
    results,
    review,
    settings,
    standings,
    start,
)

CONSOLE = "console/<slug:slug>/"

urlpatterns = [
    path("", home.home, name="home"),
    path("login/", home.log_in, name="login"),
    path("logout/", home.log_out, name="logout"),
    path("new/", home.new_tournament, name="new-tournament"),
    path(CONSOLE, results.results, name="console"),
    path(f"{CONSOLE}tabs/", reading.tabs, name="tabs"),
    path(f"{CONSOLE}results/", results.results, name="results"),
    path(f"{CONSOLE}results/<int:number>/", results.results, name="results-round"),
    path(f"{CONSOLE}start/", start.start, name="start"),
    path(f"{CONSOLE}deadlines/", deadlines.deadlines_part, name="deadlines"),
    path(f"{CONSOLE}entries/", entries.entries, name="entries"),
    path(f"{CONSOLE}entries/group/", group.group, name="group"),
    path(f"{CONSOLE}entries/import/", entries.entries_import, name="entries-import"),
    path(f"{CONSOLE}entries/review/", review.review, name="entries-review"),
    path(f"{CONSOLE}entries/<int:number>/", entries.player, name="player"),
    path(f"{CONSOLE}entries/<int:number>/erase/", erasing.erase_person, name="erase-person"),
    path(f"{CONSOLE}check-in/", entries.check_in, name="check-in"),
    path(f"{CONSOLE}check-in/close/", closing.check_in_close_page, name="check-in-close"),
    path(f"{CONSOLE}pairing/", pairing.pairing, name="pairing"),
    path(f"{CONSOLE}pairing/<int:number>/", pairing.pairing, name="pairing-round"),
    path(f"{CONSOLE}pairing/<int:number>/why/", explaining.explain_round, name="explain-round"),
    path(
        f"{CONSOLE}pairing/<int:number>/why/<int:board>/",
        explaining.explain_board,
        name="explain-board",
    ),
    path(f"{CONSOLE}pairing/<int:number>/why-not/", explaining.why_not, name="explain-why-not"),
    path(f"{CONSOLE}pairing/<int:number>/change/", changing.change_pairing, name="change-pairing"),
    path(f"{CONSOLE}pairing/<int:number>/manual/", manual.manual_pairing, name="manual-pairing"),
    path(
        f"{CONSOLE}pairing/<int:number>/manual/compare/",
        manual.compare,
        name="compare-manual-pairing",
    ),
    path(f"{CONSOLE}pairing/<int:number>/refuse/", changing.refuse_request, name="refuse-request"),
    path(f"{CONSOLE}standings/", standings.standings, name="standings"),
    path(f"{CONSOLE}standings/<int:number>/", standings.standings, name="standings-round"),
    path(f"{CONSOLE}appeals/", appeals.appeals_page, name="appeals"),
    path(f"{CONSOLE}activity/", activity.activity_page, name="activity"),
    path(f"{CONSOLE}events/<int:number>/", activity.event_page, name="event"),
    path(f"{CONSOLE}difference/", activity.difference_page, name="difference"),
    path(f"{CONSOLE}settings/", settings.settings, name="settings"),
    path(f"{CONSOLE}invitations/", invitations.invitations_page, name="invitations"),
    path(
        f"{CONSOLE}invitations/<int:number>/take-back/",
        invitations.take_back,
        name="take-back-invitation",
    ),
    path(f"{CONSOLE}devices/", devices.devices_page, name="devices"),
    path(f"{CONSOLE}devices/<str:name>/", devices.device_page, name="device"),
    path(
        f"{CONSOLE}devices/codes/<int:number>/take-back/",
        devices.take_back_code,
        name="take-back-code",
    ),
    path("join/<str:token>", joining.join, name="join"),
    path("device-out/", joining.device_out, name="device-out"),
    path("invited/<str:token>", invitations.invited, name="invited"),
    path(
        "report/<slug:slug>/<str:game>/<str:colour>/<str:slip>",
        reporting.report,
        name="player-report",
    ),
    path("", include("frontend.print_urls")),
]
