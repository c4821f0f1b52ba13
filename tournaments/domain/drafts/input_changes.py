"""What moved the input of a pairing, as a fact for the log and as words.

The fact names the first few changes, by the type of their events and by what they are about:
"PlayerWithdrawn player:41, ResultCorrected board:1.3" (round 1, board 3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ..ids import GameId, PlayerId
from ..placeholders import board_ref, player_ref
from ..tournament.state import Tournament
from ..tournament.steps import InputChange

STALE: Final = "PairingInputMoved"
"""Code of a request that ended because something came in while it was worked on."""

CHANGES_TOLD: Final = 5


def changes_fact(state: Tournament, changes: Sequence[InputChange]) -> str:
    return ", ".join(_fact(state, change) for change in changes[:CHANGES_TOLD])


def changes_text(fact: str, count: int) -> str:
    """The changes of the fact in a few words each, with placeholders; there are `count` in all."""
    told = [_words(*change.partition(" ")[::2]) for change in fact.split(", ") if change]
    more = count - len(told)
    return "; ".join([*told, f"and {more} more"] if more else told)


def _fact(state: Tournament, change: InputChange) -> str:
    kind, _, name = change.subject.partition(":")
    game = state.games.get(GameId(name)) if kind == "game" else None
    if game is not None:
        return f"{change.type} board:{game.round}.{game.board}"
    return f"{change.type} {change.subject}" if kind == "player" else change.type


def _words(type_: str, place: str) -> str:
    """ "{player:41} withdrew", "round 1, {board:3}: a result was corrected"."""
    words = _CHANGE_WORDS.get(type_, "the pairing input changed")
    kind, _, name = place.partition(":")
    if kind == "player":
        return f"{player_ref(PlayerId(int(name)))} {words}"
    if kind == "board":
        round_, _, board = name.partition(".")
        return f"round {round_}, {board_ref(int(board))}: {words}"
    return words


_CHANGE_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "SettingsChanged": "the settings changed",
        "RegulationsChanged": "the regulations changed",
        "ProhibitedPairsSet": "the prohibited pairs changed",
        "VirtualPointsSet": "the virtual points changed",
        "EntryTakenBack": "the entry was taken back",
        "EntryRestored": "the entry was put back",
        "PlayerMovedAway": "was moved to another section",
        "PlayerMovedHere": "was moved here from another section",
        "MoveTakenBack": "was moved, and the move was taken back",
        "PairingNumbersAssigned": "the pairing numbers changed",
        "InitialColourDrawn": "the initial colour was drawn",
        "PlayerEntered": "entered",
        "LateEntryAdmitted": "entered late",
        "RatingCorrected": "has another rating",
        "EntriesMerged": "was merged into another entry",
        "PlayerCheckedIn": "checked in",
        "PlayerCheckedOut": "checked out",
        "PlayerWithdrawn": "withdrew",
        "PlayerReinstated": "was reinstated",
        "PlayerExpelled": "was expelled",
        "EntriesSeparated": "was taken apart from the entry it was merged into",
        "AbsenteeDecided": "had not come, and a choice was made",
        "ByeGranted": "was granted a bye",
        "ByeRevoked": "had a bye revoked",
        "ResultEntered": "a result was entered",
        "ForfeitDeclared": "a forfeit was declared",
        "ResultCorrected": "a result was corrected",
        "ColoursCorrected": "the colours were corrected",
        "ResultCleared": "a result was cleared",
        "GameAdjourned": "the game was adjourned",
        "AdjournedGameFinished": "the adjourned game was finished",
        "AdjournmentTakenBack": "the adjournment was taken back",
    }
)
