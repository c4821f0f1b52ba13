"""Addresses of the sheets that are printed, and of the codes that lead to a player's page."""

from django.urls import path

from .views import print_answers, print_lists

urlpatterns = [
    path(
        "console/<slug:slug>/print/pairings/<int:number>/",
        print_lists.pairings,
        name="print-pairings",
    ),
    path("console/<slug:slug>/print/standings/", print_lists.standings, name="print-standings"),
    path("console/<slug:slug>/print/slips/<int:number>/", print_lists.slips, name="print-slips"),
    path("console/<slug:slug>/print/cards/", print_lists.cards, name="print-cards"),
    path("console/<slug:slug>/print/refusals/<int:number>/", print_answers.refusal, name="refusal"),
    path("qr/t/<slug:slug>/player/<int:player>.svg", print_lists.player_code, name="player-code"),
]
