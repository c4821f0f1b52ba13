"""A pairing on its way: requested, answered by a draft or a failure, discarded.

A pairing may be requested while the round before it is still open, provided that all its results
are in.
"""

from __future__ import annotations

from .. import guards
from ..attendance.events import PlayerWithdrawn
from ..attendance.no_shows import no_shows
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..ids import RequestId
from ..refusals import Refused, refuse
from ..rounds.decide import in_hand, is_next, not_published
from ..rounds.state import Round
from ..tournament.state import Tournament
from .commands import DiscardPairing, RecordPairing, RecordPairingFailure, RequestPairing
from .events import PairingDiscarded, PairingFailed, PairingRequested, RoundPaired
from .field import absent_from, assign_boards, byes_for, pairable, seal
from .legality import illegal
from .stale import ended_stale, input_hash


@decides(RequestPairing)
def request_pairing(state: Tournament, command: RequestPairing, context: Context) -> Decision:
    """With it go those whom the regulations consider withdrawn (1992, F8)."""
    round_ = state.round(command.round)
    if round_.status == "requested":
        return AlreadyRecorded(round_.seq)
    return (
        ready_to_pair(state, command.round)
        or guards.not_by_hand(round_)
        or _no_draft(round_)
        or Accepted(
            (
                *(
                    PlayerWithdrawn(player=player, from_round=command.round)
                    for player in no_shows(state)
                ),
                PairingRequested(
                    round=command.round,
                    request=RequestId(context.command_id),
                    system=state.settings.system,
                    options=dict(state.settings.system_options),
                ),
            )
        )
    )


def ready_to_pair(state: Tournament, number: int) -> Refused | None:
    """What still stands in the way of pairing that round (a console can ask beforehand)."""
    return (
        guards.running(state)
        or is_next(state, number)
        or guards.system_known(state.settings.system)
        or guards.complete(state, range(1, number))
        or guards.no_conflicts(state)
        or _enough_to_pair(state, number)
    )


@decides(RecordPairing)
def record_pairing(state: Tournament, command: RecordPairing, _context: Context) -> Decision:
    """The draft; refused when the request has been answered. When what was paired is not what
    stands now, the request ends as stale: whoever asked is told what came in, and asks again."""
    round_ = state.round(command.round)
    if round_.status == "draft" and _same_draft(round_, command):
        return AlreadyRecorded(round_.seq)
    if refused := _request_open(round_, command.request):
        return refused
    if _input_moved(state, command):
        return Accepted((ended_stale(state, command),))
    return (
        _seal_broken(command)
        or illegal(state, command.round, command.pairs, command.pab)
        or Accepted((_draft(state, round_, command),))
    )


@decides(RecordPairingFailure)
def record_pairing_failure(
    state: Tournament, command: RecordPairingFailure, _context: Context
) -> Decision:
    """That there is no legal pairing is stale as well when the input has moved."""
    if refused := _request_open(state.round(command.round), command.request):
        return refused
    if command.article and _input_moved(state, command):
        return Accepted((ended_stale(state, command),))
    failed = PairingFailed(
        round=command.round,
        request=command.request,
        base=command.base,
        code=command.code,
        facts=command.facts,
        players=command.players,
        article=command.article,
        input_hash=command.input_hash if command.article else "",
    )
    return Accepted((failed,))


@decides(DiscardPairing)
def discard_pairing(state: Tournament, command: DiscardPairing, _context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.status == "none" and round_.request == command.request and round_.steps:
        return AlreadyRecorded(round_.seq)
    return (
        not_published(round_)
        or in_hand(round_, command.request, ("requested", "draft", "failed"))
        or guards.not_by_hand(round_)
        or Accepted((PairingDiscarded(round=command.round, request=command.request),))
    )


def _no_draft(round_: Round) -> Refused | None:
    if round_.status != "draft":
        return None
    return refuse("DraftExists", round=round_.number, request=round_.request)


def _enough_to_pair(state: Tournament, number: int) -> Refused | None:
    present = len(pairable(state, number))
    if present >= 2:
        return None
    return refuse("TooFewPlayers", round=number, players=present)


def _request_open(round_: Round, request: RequestId) -> Refused | None:
    if round_.status == "requested" and round_.request == request:
        return None
    return refuse(
        "RequestNotOpen",
        round=round_.number,
        request=request,
        status=round_.status,
    )


def _same_draft(round_: Round, command: RecordPairing) -> bool:
    return (round_.request, round_.seal) == (command.request, command.seal)


def _input_moved(state: Tournament, command: RecordPairing | RecordPairingFailure) -> bool:
    """A change that was taken back is none."""
    if guards.complete(state, range(1, command.round)):
        return True
    return input_hash(state, command.round) != command.input_hash


def _seal_broken(command: RecordPairing) -> Refused | None:
    expected = seal(command.input_hash, command.pairs, command.pab)
    if command.seal == expected:
        return None
    return refuse("SealBroken", round=command.round, expected=expected)


def _draft(state: Tournament, round_: Round, command: RecordPairing) -> RoundPaired:
    return RoundPaired(
        round=round_.number,
        request=command.request,
        base=command.base,
        boards=assign_boards(state.settings, round_.number, round_.drafts + 1, command.pairs),
        pab=command.pab,
        byes=byes_for(state, round_.number),
        absent=absent_from(state, round_.number),
        engine=command.engine,
        engine_version=command.engine_version,
        checker=command.checker,
        input_hash=command.input_hash,
        seal=command.seal,
    )
