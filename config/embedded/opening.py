"""What a start makes before it serves: the demo open, when one is wanted."""

from __future__ import annotations

import argparse

from django.contrib.auth.models import User

from tournaments.models import TournamentIndex


def prepare(options: argparse.Namespace) -> None:
    """Make the demo that the options ask for; by default one in an empty data folder."""
    players = _players_wanted(options)
    if players:
        from tournaments.demo.tournament import make_demo  # most starts do without

        print(f"Making a demo open of {players} players ...", flush=True)
        make_demo(players)


def _players_wanted(options: argparse.Namespace) -> int:
    if options.no_demo:
        return 0
    if options.demo is not None:
        return int(options.demo)
    empty = not TournamentIndex.objects.exists() and not User.objects.exists()
    return int(options.usual_demo) if empty else 0
