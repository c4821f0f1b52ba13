"""What the log of one section says of a move between sections."""

from __future__ import annotations

from ..entries.state import Player
from ..games.state import Game
from ..ids import PersonId
from ..refusals import Refused, refuse
from ..tournament.state import Tournament


def move_stands(entry: Player) -> bool:
    """Whether the entry still is as the move left it: gone from here, or on the lists here."""
    move = entry.moved
    if move is None or entry.erased_seq or entry.merged_into is not None:
        return False
    if not move.away:
        return entry.stands
    gone = entry.taken_back and entry.taken_back_seq == move.stands_since
    left = entry.withdrawn_from is not None and entry.withdrawn_seq == move.stands_since
    return (gone or left) and not entry.expelled


def not_moved_away(entry: Player) -> Refused | None:
    """Who plays elsewhere comes back by a move, not by being reinstated beside it."""
    move = entry.moved
    if move is None or not move.away or not move_stands(entry):
        return None
    return refuse(
        "PlayerMovedAway",
        player=entry.id,
        section=move.section,
        section_name=move.section_name,
        seq=move.seq,
    )


def not_moved_here(entry: Player) -> Refused | None:
    """Taking back the entry alone would leave the player in no section."""
    move = entry.moved
    if move is None or move.away or not move_stands(entry):
        return None
    return refuse(
        "PlayerMovedHere",
        player=entry.id,
        section=move.section,
        section_name=move.section_name,
        seq=move.seq,
    )


def unfinished_game(state: Tournament, entry: Player) -> Game | None:
    """Of a published round: the opponent waits for the result."""
    return next(
        (
            game
            for game in state.games.values()
            if entry.id in (game.white, game.black)
            and game.result is None
            and not game.replaced_seq
        ),
        None,
    )


def entry_of(state: Tournament, person: PersonId) -> Player | None:
    """The entry that this very person had here before, the one that stands first."""
    entries = [entry for entry in state.players.values() if entry.person == person]
    return min(entries, key=lambda entry: not entry.stands) if entries else None
