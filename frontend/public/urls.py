"""The public's addresses that Django answers; those below /t/SLUG/ are answered in front of it."""

from django.urls import path

from .views import festival, known_head, language, messages, player_report, screens

urlpatterns = [
    path("language/", language.choose, name="language"),
    path("f/<slug:event>/", festival.festival, name="public-festival"),
    path(
        "f/<slug:event>/player/<slug:slug>/<int:number>/",
        festival.player,
        name="public-festival-player",
    ),
    path("screens/<slug:slug>/<slug:name>/seen/", screens.seen, name="screen-seen"),
    path(
        "screens/<slug:slug>/pictures/<slug:picture>/",
        screens.picture,
        name="screen-picture",
    ),
    path("messages/<slug:slug>/", messages.messages, name="push-messages"),
    path("known-head/<slug:slug>/", known_head.public_known_head, name="public-known-head"),
    path(
        "report/<slug:slug>/<str:game>/<str:colour>/<str:slip>",
        player_report.report,
        name="player-report",
    ),
]
