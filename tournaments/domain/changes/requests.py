"""Requests of players that are refused: on record, with the article and an answer to hand out."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, Context, Decision, decides
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import RefuseRequest
from .events import PlayersRequestRefused
from .grounds import ANSWERS


@decides(RefuseRequest)
def refuse_request(state: Tournament, command: RefuseRequest, context: Context) -> Decision:
    """For a published round; the reason holds what the players said."""
    return (
        guards.running(state)
        or guards.players_known(state, command.players)
        or _somebody_asked(command)
        or _published(state, command)
        or _boards_of_the_round(state, command)
        or guards.reason_given(context, "record-of-a-request")
        or Accepted((_refused(command),))
    )


def _refused(command: RefuseRequest) -> PlayersRequestRefused:
    return PlayersRequestRefused(
        round=command.round,
        kind=command.kind,
        players=tuple(dict.fromkeys(command.players)),
        games=tuple(dict.fromkeys(command.games)),
        article=ANSWERS[command.kind],
    )


def _somebody_asked(command: RefuseRequest) -> Refused | None:
    if command.players:
        return None
    return refuse("NobodyAsked", field="players", round=command.round)


def _published(state: Tournament, command: RefuseRequest) -> Refused | None:
    if state.round(command.round).published:
        return None
    return refuse("RoundNotPublished", round=command.round)


def _boards_of_the_round(state: Tournament, command: RefuseRequest) -> Refused | None:
    standing = {board.game for board in state.round(command.round).boards}
    unknown = [game for game in command.games if game not in standing]
    if not unknown:
        return None
    return refuse("UnknownGame.in-that-round", field="games", game=unknown[0])
