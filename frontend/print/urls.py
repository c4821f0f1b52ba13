"""Addresses of the sheets that are printed, and of the codes that lead to a player's page."""

from django.urls import path

from .views import (
    answers,
    crosstables,
    lists,
)

urlpatterns = [
    path(
        "console/<slug:slug>/print/pairings/<int:number>/",
        lists.pairings,
        name="print-pairings",
    ),
    path("console/<slug:slug>/print/standings/", lists.standings, name="print-standings"),
    path("console/<slug:slug>/print/crosstable/", crosstables.crosstable, name="print-crosstable"),
    path("console/<slug:slug>/print/progress/", crosstables.progress, name="print-progress"),
    path("console/<slug:slug>/print/slips/<int:number>/", lists.slips, name="print-slips"),
    path("console/<slug:slug>/print/cards/", lists.cards, name="print-cards"),
    path("console/<slug:slug>/print/refusals/<int:number>/", answers.refusal, name="refusal"),
    path("qr/t/<slug:slug>/player/<int:player>.svg", lists.player_code, name="player-code"),
]
