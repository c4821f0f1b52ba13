"""Corrections by how far they reach (C.04.2 4.3): for the rating report alone, after the deadline;
of colours."""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..event import Event
from ..moments import text
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..settings.settings import rating_changes_are_public
from ..tournament.state import Tournament
from .commands import CorrectColours, CorrectResult
from .events import (
    ColoursCorrected,
    LateCorrectionAdmitted,
    PublicRatingsChanged,
    RatedResultCorrected,
)
from .reach import ARTICLE, Case, case_of, missed_deadline
from .results import FORFEITS
from .state import Game


def correct_for_rating(
    state: Tournament, game: Game, command: CorrectResult, context: Context
) -> Decision:
    """The third case: what counts stays, another result is rated. For the chief or a deputy."""
    rated = game.rated_result
    if rated is None or rated == command.result:
        return AlreadyRecorded(game.rated_seq or game.seq)
    return (
        read_otherwise(state, game, command.reach)
        or _rated_differs(game, command)
        or guards.board_unchanged(context, "board", (RatedResultCorrected,), game)
        or _chiefs_alone(state, game, context)
        or guards.reason_given(context, "correction")
        or Accepted(
            (
                RatedResultCorrected(
                    game=game.id,
                    was=rated,
                    result=command.result,
                    of=game.rated_seq or game.seq,
                ),
                *public_changes_of_ratings(state, game),
            )
        )
    )


def public_changes_of_ratings(state: Tournament, game: Game) -> tuple[Event, ...]:
    """What the public is told where another result of that game is rated."""
    return (
        (PublicRatingsChanged(game=game.id),) if rating_changes_are_public(state.settings) else ()
    )


@decides(CorrectColours)
def correct_colours(state: Tournament, command: CorrectColours, context: Context) -> Decision:
    """Recorded for later colour balance and the report; results stay with the players."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    counts = case_of(state, game) != "rating"
    standing = game.reversed if counts else game.reversed_in_report
    if standing == command.reversed:
        return AlreadyRecorded(game.colours_seq or state.round(game.round).published_seq)
    return (
        _played(game)
        or read_otherwise(state, game, command.reach)
        or guards.board_unchanged(context, "board", (ColoursCorrected,), game)
        or after_deadline(state, game, context, read=command.late)
        or guards.reason_given(context, "correction-of-colours")
        or Accepted(
            (
                *admission(state, game, context),
                ColoursCorrected(game=game.id, reversed=command.reversed, counts=counts),
            ),
        )
    )


def correction_too_late(state: Tournament, game: Game) -> Refused | None:
    """The rating report alone can still change, and nobody has read that."""
    if case_of(state, game) != "rating":
        return None
    return refuse(
        "CorrectionTooLate",
        board=game.board,
        round=game.round,
        article=ARTICLE,
        ended=_ended(state, game),
    )


def _ended(state: Tournament, game: Game) -> str:
    """When the round of the game was closed."""
    steps = state.round(game.round).steps
    return next((step.at for step in reversed(steps) if step.type == "RoundClosed"), "")


def after_deadline(
    state: Tournament, game: Game, context: Context, *, read: bool
) -> Refused | None:
    """The deadline for corrections is over: the chief or a deputy decides, who has read that.

    C.04.2 4.3 leaves the deadline to the regulations, and of the last round it says nothing; what
    holds here stands in `domain.deadlines`.
    """
    missed = missed_deadline(state, game, context.now)
    if missed is None or (read and role_of(state, context.actor) in CHIEFS):
        return None
    chief = role_of(state, context.actor) in CHIEFS
    return refuse(
        "CorrectionIsLate" if chief else "CorrectionDeadlineOver",
        board=game.board,
        round=game.round,
        deadline=text(missed),
        article=ARTICLE,
    )


def admission(state: Tournament, game: Game, context: Context) -> tuple[Event, ...]:
    """What goes on record before a correction that comes after the deadline."""
    missed = missed_deadline(state, game, context.now)
    return (LateCorrectionAdmitted(game=game.id, deadline=text(missed)),) if missed else ()


def read_otherwise(state: Tournament, game: Game, read: Case | None) -> Refused | None:
    """The arbiter has read that it reaches something else than it does now; what counts for the
    rating alone has to be read in any case."""
    case = case_of(state, game)
    if read == case or (read is None and case != "rating"):
        return None
    return correction_too_late(state, game) or refuse(
        "ReachesOtherwise",
        board=game.board,
        round=game.round,
        read=read or "",
        reaches=case,
    )


def _rated_differs(game: Game, command: CorrectResult) -> Refused | None:
    rated = game.rated_result
    if rated is None or rated == command.expected:
        return None
    return refuse(
        "RatedResultDiffers",
        board=game.board,
        rated=rated.value,
        expected=command.expected.value,
    )


def _chiefs_alone(state: Tournament, game: Game, context: Context) -> Refused | None:
    if role_of(state, context.actor) in CHIEFS:
        return None
    return refuse("NotPermitted.correcting-for-rating", board=game.board, round=game.round)


def _played(game: Game) -> Refused | None:
    if game.result not in FORFEITS:
        return None
    return refuse("GameNotPlayed", board=game.board)
