"""Moves of the games beside the log: kept with the event that tells of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from events.messages import Envelope

from ..domain.game_moves.commands import KeepMoves
from ..domain.game_moves.state import MEDIA_TYPE
from ..domain.ids import AttachmentId, GameId
from ..domain.tournament.state import Tournament
from . import attachments
from .handle import handle
from .outcomes import Outcome

_KEPT: Final = msgspec.json.Decoder(dict[GameId, str])


def keep(stream: str, moves: Mapping[GameId, str], envelope: Envelope) -> Outcome:
    """Those of a file, both bytes and event or neither. The key is the id of the command, so that
    sending twice keeps them once."""
    content = msgspec.json.encode(dict(moves), order="sorted")
    draft = attachments.draft(AttachmentId(envelope.command_id.hex), MEDIA_TYPE, content)
    command = KeepMoves(
        attachment=draft.attachment, digest=draft.digest, size=len(content), games=len(moves)
    )
    return handle(stream, command, replace(envelope, reason=""), picture=draft)


def kept(stream: str, state: Tournament) -> dict[GameId, str]:
    """As far as `state` knows of them; of a game that came twice those that came last."""
    known = [each.id for each in state.kept_moves]
    kept_bytes = attachments.contents(stream, known)
    moves: dict[GameId, str] = {}
    for one in known:
        moves.update(_KEPT.decode(kept_bytes[one]) if one in kept_bytes else {})
    return moves
