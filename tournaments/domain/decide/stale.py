"""What came in while a pairing was worked on, or after it was drafted.

A change that was taken back is none: what counts is the pairing input itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.field import (
    pairing_input,
)
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.refusals import (
    Refused,
    board_ref,
    player_ref,
    refuse,
)
from tournaments.domain.state import InputChange, Round, Tournament

STALE: Final = "PairingInputMoved"
"""Code of a request that ended because something came in while it was worked on."""

CHANGES_TOLD: Final = 5


def stale_draft(state: Tournament, round_: Round) -> Refused | None:
    """The draft no longer answers the input as it stands now.

    A change that was taken back, or one about another round, leaves the draft valid: what counts
    is the input itself.
    """
    if round_.status != "draft":
        return None
    if not state.input_changes or input_hash(state, round_.number) == round_.input_hash:
        return None
    changes = relevant_changes(state, round_.number)
    what = changes_text(state, changes)
    return refuse(
        "DraftOutdated",
        f"The draft of round {round_.number} is outdated: {what}. Discard it and pair again.",
        round=round_.number,
        changes=", ".join(f"{change.type} {change.subject}" for change in changes),
        since=changes[0].seq if changes else 0,
    )


def relevant_changes(state: Tournament, number: int) -> tuple[InputChange, ...]:
    return tuple(change for change in state.input_changes if change.round in (0, number))


def changes_text(state: Tournament, changes: Sequence[InputChange]) -> str:
    """The first ones in a few words each, with placeholders."""
    told = [_change_text(state, change) for change in changes[:CHANGES_TOLD]]
    more = len(changes) - len(told)
    return "; ".join([*told, f"and {more} more"] if more else told)


def ended_stale(
    state: Tournament, command: c.RecordPairing | c.RecordPairingFailure
) -> e.PairingFailed:
    changes = relevant_changes(state, command.round)
    came = "1 change came" if len(changes) == 1 else f"{len(changes)} changes came"
    message = (
        f"{came} in while round {command.round} was being paired: {changes_text(state, changes)}."
        f" The pairing was made without {'it' if len(changes) == 1 else 'them'} and was dropped."
    )
    return e.PairingFailed(
        round=command.round,
        request=command.request,
        base=command.base,
        code=STALE,
        message=message,
    )


def input_hash(state: Tournament, number: int) -> str:
    return pairing_input(state, number).hash


def _change_text(state: Tournament, change: InputChange) -> str:
    """ "{player:41} withdrew", "round 1, {board:3}: a result was corrected"."""
    words = _CHANGE_WORDS.get(change.type, "the pairing input changed")
    kind, _, name = change.subject.partition(":")
    if kind == "player":
        return f"{player_ref(PlayerId(int(name)))} {words}"
    game = state.games.get(GameId(name)) if kind == "game" else None
    return f"round {game.round}, {board_ref(game.board)}: {words}" if game else words


_CHANGE_WORDS = {
    "SettingsChanged": "the settings changed",
    "ProhibitedPairsSet": "the prohibited pairs changed",
    "VirtualPointsSet": "the virtual points changed",
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
