"""The log as sentences: who did what, with names, before and after.

An event whose fields are not the facts of its sentence is described in the module of its noun.
"""

from . import (
    announcements,
    deadlines,
    direct_titles,
    disputes,
    end,
    entries,
    erasure,
    festival,
    game_moves,
    games,
    manual,
    numbers,
    photos,
    player_reports,
    prizes,
    rankings,
    rounds,
    screens,
    setup,
    start,
)

__all__ = [
    "announcements",
    "deadlines",
    "direct_titles",
    "disputes",
    "end",
    "entries",
    "erasure",
    "festival",
    "game_moves",
    "games",
    "manual",
    "numbers",
    "photos",
    "player_reports",
    "prizes",
    "rankings",
    "rounds",
    "screens",
    "setup",
    "start",
]
