"""Addresses of the sheets that are printed, and of the codes that lead to a player's page."""

from django.urls import path

from .views import (
    answers,
    crosstables,
    desk,
    final,
    lists,
    pictures,
    prizes,
    rankings,
    ratings,
    workings,
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
    path("console/<slug:slug>/print/pictures/", pictures.pictures, name="print-pictures"),
    path("console/<slug:slug>/print/final/", final.final_standings, name="print-final"),
    path("console/<slug:slug>/print/slips/<int:number>/", lists.slips, name="print-slips"),
    path("console/<slug:slug>/print/cards/", lists.cards, name="print-cards"),
    path("console/<slug:slug>/print/start-list/", desk.start_list, name="print-start-list"),
    path("console/<slug:slug>/print/check-in/", desk.check_in_list, name="print-check-in"),
    path("console/<slug:slug>/print/badges/", desk.badges, name="print-badges"),
    path(
        "console/<slug:slug>/print/place-cards/<int:number>/",
        desk.place_cards,
        name="print-place-cards",
    ),
    path(
        "console/<slug:slug>/print/announcements/",
        answers.announcements,
        name="print-announcements",
    ),
    path("console/<slug:slug>/print/notebook/<int:number>/", desk.notebook, name="print-notebook"),
    path("console/<slug:slug>/print/refusals/<int:number>/", answers.refusal, name="refusal"),
    path("console/<slug:slug>/print/working/<int:player>/", workings.working, name="working-sheet"),
    path("console/<slug:slug>/print/rankings/", rankings.rankings, name="rankings-on-paper"),
    path("console/<slug:slug>/print/ratings/", ratings.ratings_list, name="ratings-on-paper"),
    path("console/<slug:slug>/print/ratings/<int:player>/", ratings.rating, name="rating-sheet"),
    path("console/<slug:slug>/print/prizes/", prizes.prize_list, name="prizes-on-paper"),
    path("console/<slug:slug>/print/receipts/", prizes.receipts, name="receipts-on-paper"),
    path("console/<slug:slug>/print/diplomas/", prizes.diplomas, name="diplomas-on-paper"),
    path("qr/t/<slug:slug>/player/<int:player>.svg", lists.player_code, name="player-code"),
]
