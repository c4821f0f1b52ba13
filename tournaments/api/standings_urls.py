"""The addresses of standings and what follows from them, with their description."""

from __future__ import annotations

from . import standings_contents
from .parameters import ONLY, PLAYER, UPTO
from .schema import described_read
from .views import prizes, rankings, ratings, reads

STANDINGS = (
    (
        "players/<int:player>/working/",
        described_read("player-working", standings_contents.Working, UPTO)(reads.WorkingView),
    ),
    (
        "players/<int:player>/working/<int:other>/",
        described_read("working-comparison", standings_contents.WorkingComparisonAnswer, UPTO)(
            reads.WorkingComparisonView
        ),
    ),
    (
        "standings/",
        described_read("standings", standings_contents.Standings, UPTO)(reads.StandingsView),
    ),
    (
        "rankings/",
        described_read("rankings", standings_contents.Rankings, UPTO, ONLY)(rankings.RankingsView),
    ),
    (
        "ratings/",
        described_read("ratings", standings_contents.Ratings, UPTO)(ratings.RatingsView),
    ),
    (
        "norms/",
        described_read("norms", standings_contents.Norms, UPTO)(ratings.NormsView),
    ),
    (
        "prizes/",
        described_read("prizes", standings_contents.Prizes, UPTO)(prizes.PrizesView),
    ),
    (
        "prizes/moved/",
        described_read("prizes-moved", standings_contents.PrizesMoved)(prizes.MovedView),
    ),
    (
        "prizes/reasons/",
        described_read("prize-reasons", standings_contents.PrizeReasons, PLAYER, UPTO)(
            prizes.ReasonsView
        ),
    ),
)
