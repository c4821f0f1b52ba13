"""Photos of boards, appeals and players."""

from __future__ import annotations

from typing import Final

from .. import guards
from ..appeals.state import Appeal
from ..arbiters.rights import outside_sector, role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..erasure.decide import not_erased
from ..ids import AppealId, GameId, PlayerId
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..tournament.state import Tournament
from .commands import AddAttachment
from .events import AttachmentAdded
from .state import ORGANISERS

MOST_PICTURES: Final = 20
"""Of one board, appeal or player."""
MOST_OF_ORGANISER: Final = 100


@decides(AddAttachment)
def add_attachment(state: Tournament, command: AddAttachment, context: Context) -> Decision:
    """Evidence changes nothing: it is taken after the end as well, but not of an erased person."""
    if known := state.attachments.get(command.attachment):
        return AlreadyRecorded(known.seq)
    players = _seen_on(state, command.about, context)
    if isinstance(players, Refused):
        return players
    refused = _nobody_erased(state, players) or _room_left(state, command.about)
    return refused or Accepted(
        (
            AttachmentAdded(
                attachment=command.attachment,
                about=command.about,
                digest=command.digest,
                media_type=command.media_type,
                size=command.size,
                players=players,
            ),
        )
    )


def _seen_on(state: Tournament, about: str, context: Context) -> tuple[PlayerId, ...] | Refused:
    """Who may be on a picture of that."""
    if about == ORGANISERS:
        return _shown_by_chiefs(state, context)
    noun, _, name = about.partition(":")
    if noun == "game":
        return _players_of(state, GameId(name), context)
    if noun == "player":
        player = PlayerId(int(name))
        return guards.player_known(state, player) or (player,)
    appeal = state.appeals.get(AppealId(int(name)))
    if appeal is None:
        return refuse("UnknownAppeal", appeal=int(name))
    return tuple(dict.fromkeys((appeal.by, *_parties(state, appeal))))


def _shown_by_chiefs(state: Tournament, context: Context) -> tuple[PlayerId, ...] | Refused:
    """Everybody in the hall sees it: it is no evidence, and names nobody."""
    if role_of(state, context.actor) in CHIEFS:
        return ()
    return refuse("NotPermitted.pictures-of-organiser")


def _parties(state: Tournament, appeal: Appeal) -> tuple[PlayerId, ...]:
    """Those whom the appeal is about."""
    noun, _, name = appeal.about.partition(":")
    if noun == "player":
        return (PlayerId(int(name)),)
    game = state.games.get(appeal.game) if appeal.game else None
    return (game.white, game.black) if game else ()


def _players_of(
    state: Tournament, name: GameId, context: Context
) -> tuple[PlayerId, ...] | Refused:
    game = state.games.get(name)
    if game is None:
        return refuse("UnknownGame", game=name)
    return outside_sector(state, context.actor, game.board) or (game.white, game.black)


def _nobody_erased(state: Tournament, players: tuple[PlayerId, ...]) -> Refused | None:
    return next((refused for player in players if (refused := not_erased(state, player))), None)


def _room_left(state: Tournament, about: str) -> Refused | None:
    most = MOST_OF_ORGANISER if about == ORGANISERS else MOST_PICTURES
    if len(state.attachments_about(about)) < most:
        return None
    return refuse("TooManyPictures", most=most)
