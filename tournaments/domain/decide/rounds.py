"""The life of a round: requested, drafted, published, closed.

A round is closed by an arbiter, or by the publication of the next one, whichever comes first: that
is "the end of the round" of C.04.2 4.3. A pairing may be requested while the round before it is
still open, provided that all its results are in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain import second_person
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context, Decision
from tournaments.domain.field import (
    absent_from,
    assign_boards,
    byes_for,
    pairable,
    pairing_input,
    seal,
)
from tournaments.domain.ids import GameId, PlayerId, RequestId, game_id
from tournaments.domain.no_shows import no_shows
from tournaments.domain.refusals import (
    Refused,
    board_ref,
    listed,
    player_ref,
    player_refs,
    refuse,
)
from tournaments.domain.state import InputChange, Round, Tournament

from . import guards
from .legality import illegal
from .numbers import FREEZING_ROUND

STALE: Final = "PairingInputMoved"
"""Code of a request that ended because something came in while it was worked on."""

CHANGES_TOLD: Final = 5


def request_pairing(state: Tournament, command: c.RequestPairing, context: Context) -> Decision:
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
                    e.PlayerWithdrawn(player=player, from_round=command.round)
                    for player in no_shows(state)
                ),
                e.PairingRequested(
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
        or _is_next(state, number)
        or guards.system_known(state.settings.system)
        or guards.complete(state, range(1, number))
        or guards.no_conflicts(state)
        or _enough_to_pair(state, number)
    )


def record_pairing(state: Tournament, command: c.RecordPairing, _context: Context) -> Decision:
    """The draft; refused when the request has been answered. When what was paired is not what
    stands now, the request ends as stale: whoever asked is told what came in, and asks again."""
    round_ = state.round(command.round)
    if round_.status == "draft" and _same_draft(round_, command):
        return AlreadyRecorded(round_.seq)
    if refused := _request_open(round_, command.request):
        return refused
    if _input_moved(state, command):
        return Accepted((_stale(state, command),))
    return (
        _seal_broken(command)
        or illegal(state, command.round, command.pairs, command.pab)
        or Accepted((_draft(state, round_, command),))
    )


def record_pairing_failure(
    state: Tournament, command: c.RecordPairingFailure, _context: Context
) -> Decision:
    """That there is no legal pairing is stale as well when the input has moved."""
    if refused := _request_open(state.round(command.round), command.request):
        return refused
    if command.article and relevant_changes(state, command.round):
        return Accepted((_stale(state, command),))
    failed = e.PairingFailed(
        round=command.round,
        request=command.request,
        base=command.base,
        code=command.code,
        message=command.message,
        players=command.players,
        article=command.article,
    )
    return Accepted((failed,))


def discard_pairing(state: Tournament, command: c.DiscardPairing, _context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.status == "none" and round_.request == command.request and round_.steps:
        return AlreadyRecorded(round_.seq)
    return (
        _not_published(round_)
        or in_hand(round_, command.request, ("requested", "draft", "failed"))
        or guards.not_by_hand(round_)
        or Accepted((e.PairingDiscarded(round=command.round, request=command.request),))
    )


def publish_round(state: Tournament, command: c.PublishRound, _context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.published and round_.request == command.request:
        return AlreadyRecorded(round_.published_seq)
    return (
        _not_published(round_)
        or guards.not_closed(state)
        or in_hand(round_, command.request, ("draft",))
        or guards.not_by_hand(round_)
        or guards.complete(state, range(1, command.round))
        or guards.no_conflicts(state)
        or _round_before_may_end(state, command.round)
        or stale_draft(state, round_)
        or Accepted(_publication(state, round_.number, round_.request, round_.seal))
    )


def stale_draft(state: Tournament, round_: Round) -> Refused | None:
    """The draft no longer answers the input as it stands now.

    A change that was taken back, or one about another round, leaves the draft valid: what counts
    is the input itself.
    """
    if round_.status != "draft":
        return None
    if not state.input_changes or _input_hash(state, round_.number) == round_.input_hash:
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


def _change_text(state: Tournament, change: InputChange) -> str:
    """ "{player:41} withdrew", "round 1, {board:3}: a result was corrected"."""
    words = _CHANGE_WORDS.get(change.type, "the pairing input changed")
    kind, _, name = change.subject.partition(":")
    if kind == "player":
        return f"{player_ref(PlayerId(int(name)))} {words}"
    game = state.games.get(GameId(name)) if kind == "game" else None
    return f"round {game.round}, {board_ref(game.board)}: {words}" if game else words


def import_round(state: Tournament, command: c.ImportRound, context: Context) -> Decision:
    """The game ids are given here; those of the command are not looked at."""
    return (
        guards.running(state)
        or _is_next(state, command.round)
        or guards.no_pairing_in_hand(state, "An import")
        or guards.complete(state, range(1, command.round))
        or guards.no_conflicts(state)
        or _seated_once(state, command)
        or Accepted(_imported(state, command, context))
    )


def in_hand(round_: Round, request: RequestId, statuses: Iterable[str]) -> Refused | None:
    """The pairing that was seen is still the one that is there."""
    if round_.status in statuses and round_.request == request:
        return None
    return refuse(
        "NoSuchDraft",
        f"This pairing of round {round_.number} does not exist any more.",
        round=round_.number,
        status=round_.status,
        request=round_.request,
    )


def close_round(state: Tournament, command: c.CloseRound, _context: Context) -> Decision:
    round_ = state.round(command.round)
    if round_.status == "closed":
        return AlreadyRecorded(round_.seq)
    return (
        guards.running(state)
        or _is_published(round_)
        or guards.round_complete(state, command.round)
        or guards.no_conflicts(state)
        or second_person.not_confirmed(state, command.round)
        or Accepted((e.RoundClosed(round=command.round),))
    )


def reopen_round(state: Tournament, command: c.ReopenRound, context: Context) -> Decision:
    """Only the last one: the end of an earlier round has had its effect (C.04.2 4.3)."""
    round_ = state.round(command.round)
    if round_.status == "published":
        return AlreadyRecorded(round_.seq)
    return (
        guards.running(state)
        or _is_published(round_)
        or _is_last(state, command.round)
        or guards.reason_given(context, "Reopening a round")
        or Accepted((e.RoundReopened(round=command.round),))
    )


# --- conditions -----------------------------------------------------------------------------


def _is_next(state: Tournament, number: int) -> Refused | None:
    if number <= state.last_published:
        return _not_published(state.round(number))
    if state.next_round > state.settings.rounds:
        return refuse("NoRoundLeft", "All rounds have been paired.", rounds=state.settings.rounds)
    if number != state.next_round:
        return refuse(
            "NotTheNextRound",
            f"Round {state.next_round} comes next.",
            round=number,
            next=state.next_round,
        )
    return None


def _not_published(round_: Round) -> Refused | None:
    if not round_.published:
        return None
    return refuse(
        "RoundAlreadyPublished",
        f"Round {round_.number} is published; a correct pairing is not altered (C.04.2 4.4).",
        round=round_.number,
        article="C.04.2 4.4",
    )


def _is_published(round_: Round) -> Refused | None:
    if round_.published:
        return None
    return refuse(
        "RoundNotPublished",
        f"Round {round_.number} has not been published.",
        round=round_.number,
    )


def _is_last(state: Tournament, number: int) -> Refused | None:
    if number == state.last_published:
        return None
    return refuse(
        "LaterRoundPublished",
        f"Round {state.last_published} is published already; round {number} stays closed"
        " (C.04.2 4.3).",
        round=number,
    )


def _round_before_may_end(state: Tournament, number: int) -> Refused | None:
    """Publishing a round ends the one before it."""
    if state.round(number - 1).status != "published":
        return None
    return second_person.not_confirmed(state, number - 1)


def _no_draft(round_: Round) -> Refused | None:
    if round_.status != "draft":
        return None
    return refuse(
        "DraftExists",
        f"Round {round_.number} has a draft; publish or discard it first.",
        round=round_.number,
        request=round_.request,
    )


def _enough_to_pair(state: Tournament, number: int) -> Refused | None:
    present = len(pairable(state, number))
    if present >= 2:
        return None
    return refuse(
        "TooFewPlayers",
        f"Round {number} needs two players who are present; there are {present}.",
        round=number,
        players=present,
    )


def _request_open(round_: Round, request: RequestId) -> Refused | None:
    if round_.status == "requested" and round_.request == request:
        return None
    return refuse(
        "RequestNotOpen",
        f"This request for round {round_.number} is not open: it was answered or discarded.",
        round=round_.number,
        request=request,
        status=round_.status,
    )


def _same_draft(round_: Round, command: c.RecordPairing) -> bool:
    return (round_.request, round_.seal) == (command.request, command.seal)


def _input_moved(state: Tournament, command: c.RecordPairing) -> bool:
    """A change that was taken back is none."""
    if guards.complete(state, range(1, command.round)):
        return True
    return _input_hash(state, command.round) != command.input_hash


def _input_hash(state: Tournament, number: int) -> str:
    return pairing_input(state, number).hash


def _seal_broken(command: c.RecordPairing) -> Refused | None:
    expected = seal(command.input_hash, command.pairs, command.pab)
    if command.seal == expected:
        return None
    return refuse(
        "SealBroken",
        f"The seal of round {command.round} does not fit its pairing.",
        round=command.round,
        expected=expected,
    )


def _seated_once(state: Tournament, command: c.ImportRound) -> Refused | None:
    seated = [player for board in command.boards for player in (board.white, board.black)]
    seated += [command.pab] if command.pab is not None else []
    seated += [player for player, _ in command.byes]
    twice = sorted(player for player, places in Counter(seated).items() if places > 1)
    unknown = sorted(set(seated).difference(state.order))
    if twice or unknown:
        return refuse(
            "IllegalPairing",
            f"Round {command.round} does not seat everybody once: {player_refs(twice or unknown)}.",
            round=command.round,
            players=listed(twice or unknown),
        )
    boards = [board.board for board in command.boards]
    if len(set(boards)) < len(boards) or any(board < 1 for board in boards):
        return refuse(
            "BoardTwice",
            f"Round {command.round} has a board number twice or below 1.",
            round=command.round,
        )
    return None


# --- events ---------------------------------------------------------------------------------


def _draft(state: Tournament, round_: Round, command: c.RecordPairing) -> e.RoundPaired:
    return e.RoundPaired(
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


def _stale(state: Tournament, command: c.RecordPairing | c.RecordPairingFailure) -> e.PairingFailed:
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


def _publication(
    state: Tournament, number: int, request: RequestId, sealed: str
) -> tuple[e.Event, ...]:
    events: list[e.Event] = []
    if state.round(number - 1).status == "published":
        events.append(e.RoundClosed(round=number - 1))
    events.append(e.RoundPublished(round=number, request=request, seal=sealed))
    if number >= FREEZING_ROUND and not state.frozen:
        events.append(e.PairingNumbersFrozen(round=number))
    return tuple(events)


def _imported(state: Tournament, command: c.ImportRound, context: Context) -> tuple[e.Event, ...]:
    number, draft = command.round, state.round(command.round).drafts + 1
    boards = tuple(
        e.PairedBoard(game_id(number, draft, index), board.board, board.white, board.black)
        for index, board in enumerate(command.boards, 1)
    )
    placed: set[PlayerId | None] = {command.pab, *(player for player, _ in command.byes)}
    placed.update(player for board in boards for player in (board.white, board.black))
    sealed = seal("", ((board.white, board.black) for board in boards), command.pab)
    request = RequestId(context.command_id)
    paired = e.RoundPaired(
        round=number,
        request=request,
        base=state.seq,
        boards=boards,
        pab=command.pab,
        byes=command.byes,
        absent=tuple(player for player in state.order if player not in placed),
        engine="import",
        engine_version="",
        input_hash="",
        seal=sealed,
        imported=True,
    )
    return (paired, *_publication(state, number, request, sealed))


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
    "ByeGranted": "was granted a bye",
    "ByeRevoked": "had a bye revoked",
    "ResultEntered": "a result was entered",
    "ForfeitDeclared": "a forfeit was declared",
    "ResultCorrected": "a result was corrected",
    "ColoursCorrected": "the colours were corrected",
    "ResultCleared": "a result was cleared",
    "GameAdjourned": "the game was adjourned",
    "AdjournedGameFinished": "the adjourned game was finished",
}
