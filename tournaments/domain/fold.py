"""Events in, state out: `fold(fold(state, old), new) == fold(state, old + new)`.

The fold asks nothing and refuses nothing: what stands in the log has happened. It only insists that
the log has no gap, because a state folded over a gap would be a lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from pairing.model import Colour

from . import events as e
from .ids import GameId, PlayerId
from .results import Result
from .settings import Settings
from .state import (
    Arbiter,
    Bye,
    Game,
    InputChange,
    OpenConflict,
    Phase,
    Player,
    Round,
    RoundStatus,
    Stamp,
    Step,
    Tournament,
)


class LogHasGap(ValueError):  # noqa: N818 (named like the faults of the log)
    """An event does not follow the last one folded."""


def fold(state: Tournament, events: Iterable[tuple[Stamp, e.Event]]) -> Tournament:
    """The state after `events`, which follow `state.seq` without a gap; `state` stays as it is.

    Raises `LogHasGap`, and `KeyError` for an event about something that never came to be.
    """
    ledger = _Ledger(state)
    for stamp, event in events:
        if stamp.seq != ledger.seq + 1:
            raise LogHasGap(f"event {stamp.seq} after event {ledger.seq}")
        ledger.seq = stamp.seq
        _FOLDS[type(event)](ledger, stamp, event)
    return ledger.closed()


class _Ledger:
    """The state while it is being folded: mutable, and seen by nobody else."""

    def __init__(self, state: Tournament) -> None:
        self.state = state
        self.seq = state.seq
        self.fields: dict[str, Any] = {}
        self.settings = state.settings
        self.arbiters = dict(state.arbiters)
        self.players = dict(state.players)
        self.order = state.order
        self.rounds = dict(state.rounds)
        self.games = dict(state.games)
        self.conflicts = dict(state.conflicts)
        self.last_published = state.last_published
        self.input_changes = list(state.input_changes)
        self.watching = any(round_.open for round_ in state.rounds.values())
        self.refusals = state.refusals

    def closed(self) -> Tournament:
        if self.seq == self.state.seq:
            return self.state
        return replace(
            self.state,
            seq=self.seq,
            settings=self.settings,
            arbiters=self.arbiters,
            players=self.players,
            order=self.order,
            rounds=self.rounds,
            games=self.games,
            conflicts=self.conflicts,
            last_published=self.last_published,
            input_changes=tuple(self.input_changes),
            refusals=self.refusals,
            **self.fields,
        )

    def player(self, player: PlayerId, **changes: Any) -> None:
        self.players[player] = replace(self.players[player], **changes)

    def step(self, number: int, stamp: Stamp, event: e.Event, **changes: Any) -> None:
        """Note what was done to the round."""
        before = self.rounds.get(number) or Round(number=number)
        step = Step(type(event).__name__, stamp.actor, stamp.at, stamp.seq)
        self.rounds[number] = replace(before, steps=(*before.steps, step), **changes)

    def moves_input(
        self, stamp: Stamp, event: e.Event, subject: str, round_number: int = 0
    ) -> None:
        if self.watching:
            change = InputChange(stamp.seq, type(event).__name__, subject, round_number)
            self.input_changes.append(change)

    def watch(self, watching: bool) -> None:
        """Begin or end to note what moves the input of the pairing in hand."""
        self.watching = watching
        self.input_changes.clear()


# --- set-up ---------------------------------------------------------------------------------


def _tournament_created(ledger: _Ledger, stamp: Stamp, event: e.TournamentCreated) -> None:
    ledger.fields |= {
        "slug": event.slug,
        "name": event.name,
        "festival": event.festival,
        "festival_name": event.festival_name,
        "settings_seq": stamp.seq,
        "phase_seq": stamp.seq,
    }
    ledger.settings = event.settings
    ledger.arbiters[event.creator] = Arbiter(event.creator, "chief", seq=stamp.seq)


def _settings_changed(ledger: _Ledger, stamp: Stamp, event: e.SettingsChanged) -> None:
    ledger.fields |= {"name": event.name, "settings_seq": stamp.seq}
    if pairing_part(event.settings) != pairing_part(ledger.settings):
        ledger.moves_input(stamp, event, "settings")
    ledger.settings = event.settings


def pairing_part(settings: Settings) -> tuple[object, ...]:
    """The settings that a pairing or its board numbers depend on."""
    return (
        settings.rounds,
        settings.system,
        settings.system_options,
        settings.win,
        settings.draw,
        settings.loss,
        settings.absent,
        settings.pab,
        settings.acceleration,
        settings.board_offset,
        settings.fixed_boards,
    )


def _prohibited_pairs_set(ledger: _Ledger, stamp: Stamp, event: e.ProhibitedPairsSet) -> None:
    ledger.fields |= {"prohibited": event.groups, "prohibited_seq": stamp.seq}
    ledger.moves_input(stamp, event, "settings")


def _virtual_points_set(ledger: _Ledger, stamp: Stamp, event: e.VirtualPointsSet) -> None:
    ledger.fields |= {"virtual": event.lines, "virtual_seq": stamp.seq}
    ledger.moves_input(stamp, event, "settings")


def _arbiter_appointed(ledger: _Ledger, stamp: Stamp, event: e.ArbiterAppointed) -> None:
    ledger.arbiters[event.user] = Arbiter(
        event.user, event.role, event.first_board, event.last_board, stamp.seq
    )


def _arbiter_dismissed(ledger: _Ledger, _stamp: Stamp, event: e.ArbiterDismissed) -> None:
    del ledger.arbiters[event.user]


# --- entries --------------------------------------------------------------------------------


def _player_entered(
    ledger: _Ledger, stamp: Stamp, event: e.PlayerEntered | e.LateEntryAdmitted
) -> None:
    late = isinstance(event, e.LateEntryAdmitted)
    ledger.players[event.player] = Player(
        id=event.player,
        person=event.person,
        details=event.details,
        title=event.title,
        federation=event.federation,
        rating=event.rating,
        rating_source=event.rating_source,
        entered_seq=stamp.seq,
        corrected_seq=stamp.seq,
        from_round=event.from_round if isinstance(event, e.LateEntryAdmitted) else 1,
        late=late,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _player_corrected(ledger: _Ledger, stamp: Stamp, event: e.PlayerCorrected) -> None:
    ledger.player(
        event.player,
        details=event.details,
        title=event.title,
        federation=event.federation,
        corrected_seq=stamp.seq,
    )


def _rating_corrected(ledger: _Ledger, stamp: Stamp, event: e.RatingCorrected) -> None:
    ledger.player(
        event.player,
        rating=event.rating,
        rating_source=event.rating_source,
        corrected_seq=stamp.seq,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _entries_merged(ledger: _Ledger, stamp: Stamp, event: e.EntriesMerged) -> None:
    ledger.player(event.dropped, merged_into=event.kept, merged_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.dropped}")


def _checked(ledger: _Ledger, stamp: Stamp, event: e.PlayerCheckedIn | e.PlayerCheckedOut) -> None:
    arrived = isinstance(event, e.PlayerCheckedIn)
    ledger.player(event.player, checked_in=arrived, checked_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _withdrawn(ledger: _Ledger, stamp: Stamp, event: e.PlayerWithdrawn | e.PlayerExpelled) -> None:
    ledger.player(
        event.player,
        withdrawn_from=event.from_round,
        expelled=isinstance(event, e.PlayerExpelled),
        withdrawn_seq=stamp.seq,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _reinstated(ledger: _Ledger, stamp: Stamp, event: e.PlayerReinstated) -> None:
    ledger.player(event.player, withdrawn_from=None, expelled=False, withdrawn_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _bye_granted(ledger: _Ledger, stamp: Stamp, event: e.ByeGranted) -> None:
    byes = {**ledger.players[event.player].byes, event.round: Bye(event.kind, stamp.seq)}
    ledger.player(event.player, byes=dict(sorted(byes.items())))
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


def _bye_revoked(ledger: _Ledger, stamp: Stamp, event: e.ByeRevoked) -> None:
    byes = dict(ledger.players[event.player].byes)
    del byes[event.round]
    ledger.player(event.player, byes=byes)
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


# --- numbers --------------------------------------------------------------------------------


def _initial_colour_drawn(ledger: _Ledger, stamp: Stamp, event: e.InitialColourDrawn) -> None:
    ledger.fields |= {"initial_colour": Colour(event.colour), "seed": event.seed}
    ledger.moves_input(stamp, event, "settings")


def _numbers_assigned(ledger: _Ledger, stamp: Stamp, event: e.PairingNumbersAssigned) -> None:
    numbers = {player: tpn for tpn, player in enumerate(event.order, 1)}
    for player in {*ledger.order, *event.order}:
        if ledger.players[player].tpn != numbers.get(player):
            ledger.player(player, tpn=numbers.get(player))
    ledger.order = event.order
    ledger.fields |= {"order_seq": stamp.seq, "collation": event.collation}
    if event.cause == "start":
        ledger.fields |= _phase("running", stamp)
    ledger.moves_input(stamp, event, "settings")


def _numbers_frozen(ledger: _Ledger, _stamp: Stamp, _event: e.PairingNumbersFrozen) -> None:
    ledger.fields["frozen"] = True


# --- rounds ---------------------------------------------------------------------------------


def _pairing_requested(ledger: _Ledger, stamp: Stamp, event: e.PairingRequested) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        status="requested",
        request=event.request,
        system=event.system,
        options=event.options,
        failure=None,
    )
    ledger.watch(True)


def _round_paired(ledger: _Ledger, stamp: Stamp, event: e.RoundPaired) -> None:
    before = ledger.rounds.get(event.round)
    ledger.step(
        event.round,
        stamp,
        event,
        status="draft",
        request=event.request,
        drafts=(before.drafts if before else 0) + 1,
        base=event.base,
        boards=event.boards,
        pab=event.pab,
        byes=event.byes,
        absent=event.absent,
        order=ledger.order,
        engine=event.engine,
        engine_version=event.engine_version,
        checker=event.checker,
        input_hash=event.input_hash,
        seal=event.seal,
        imported=event.imported,
        failure=None,
    )
    if not ledger.watching:
        ledger.watch(True)


def _pairing_failed(ledger: _Ledger, stamp: Stamp, event: e.PairingFailed) -> None:
    ledger.step(event.round, stamp, event, status="failed", failure=event)
    ledger.watch(False)


def _pairing_discarded(ledger: _Ledger, stamp: Stamp, event: e.PairingDiscarded) -> None:
    before = ledger.rounds[event.round]
    ledger.rounds[event.round] = Round(
        number=event.round,
        request=before.request,
        drafts=before.drafts,
        steps=before.steps,
    )
    ledger.step(event.round, stamp, event)
    ledger.watch(False)


def _round_published(ledger: _Ledger, stamp: Stamp, event: e.RoundPublished) -> None:
    ledger.step(event.round, stamp, event, status="published")
    for paired in ledger.rounds[event.round].boards:
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=event.round,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )
    ledger.last_published = event.round
    ledger.watch(False)


def _round_closed(ledger: _Ledger, stamp: Stamp, event: e.RoundClosed | e.RoundReopened) -> None:
    status: RoundStatus = "closed" if isinstance(event, e.RoundClosed) else "published"
    ledger.step(event.round, stamp, event, status=status)


# --- games ----------------------------------------------------------------------------------


_Standing = e.ResultEntered | e.ForfeitDeclared | e.ResultCorrected | e.AdjournedGameFinished


def _result_stands(ledger: _Ledger, stamp: Stamp, event: _Standing) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        result=Result(event.result),
        seq=stamp.seq,
        by=stamp.actor,
        at=stamp.at,
        device=stamp.device,
        confirmed_by="",
        confirmed_seq=0,
        adjourned=False,
        since=game.since or ledger.last_published,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _result_confirmed(ledger: _Ledger, stamp: Stamp, event: e.ResultConfirmed) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        confirmed_by=stamp.actor,
        confirmed_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )


def _result_cleared(
    ledger: _Ledger, stamp: Stamp, event: e.ResultCleared | e.GameAdjourned
) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        result=None,
        seq=0,
        by="",
        at="",
        device="",
        confirmed_by="",
        confirmed_seq=0,
        adjourned=isinstance(event, e.GameAdjourned),
        since=0,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _conflict_raised(ledger: _Ledger, stamp: Stamp, event: e.ConflictRaised) -> None:
    game = ledger.games.get(event.game) if event.game is not None else None
    stands = game is not None and game.seq == event.standing_seq
    ledger.conflicts[stamp.seq] = OpenConflict(
        seq=stamp.seq,
        scope=event.scope,
        game=event.game,
        command=event.command,
        standing=event.standing,
        standing_seq=event.standing_seq,
        standing_by=game.by if game and stands else "",
        standing_at=game.at if game and stands else "",
        standing_device=game.device if game and stands else "",
        claimed=event.claimed,
        expected=event.expected,
        by=stamp.actor,
        at=stamp.at,
        device=stamp.device,
    )
    if game is not None:
        _note_conflicts(ledger, stamp, game.id, (*game.conflicts, stamp.seq))


def _conflict_resolved(ledger: _Ledger, stamp: Stamp, event: e.ConflictResolved) -> None:
    conflict = ledger.conflicts.pop(event.of)
    if conflict.game is not None:
        others = tuple(seq for seq in ledger.games[conflict.game].conflicts if seq != event.of)
        _note_conflicts(ledger, stamp, conflict.game, others)


def _note_conflicts(
    ledger: _Ledger, stamp: Stamp, game_id: GameId, conflicts: tuple[int, ...]
) -> None:
    game = ledger.games[game_id]
    history = (*game.history, stamp.seq)
    ledger.games[game_id] = replace(game, conflicts=conflicts, history=history)


# --- end and refusals -----------------------------------------------------------------------


def _tournament_closed(ledger: _Ledger, stamp: Stamp, _event: e.TournamentClosed) -> None:
    ledger.fields |= _phase("closed", stamp)


def _tournament_reopened(ledger: _Ledger, stamp: Stamp, _event: e.TournamentReopened) -> None:
    ledger.fields |= _phase("running", stamp)


def _phase(phase: Phase, stamp: Stamp) -> dict[str, Any]:
    return {"phase": phase, "phase_seq": stamp.seq}


def _request_refused(ledger: _Ledger, _stamp: Stamp, _event: e.RequestRefused) -> None:
    ledger.refusals += 1


_FOLDS: dict[type[e.Event], Callable[[_Ledger, Stamp, Any], None]] = {
    e.TournamentCreated: _tournament_created,
    e.SettingsChanged: _settings_changed,
    e.ProhibitedPairsSet: _prohibited_pairs_set,
    e.VirtualPointsSet: _virtual_points_set,
    e.ArbiterAppointed: _arbiter_appointed,
    e.ArbiterDismissed: _arbiter_dismissed,
    e.PlayerEntered: _player_entered,
    e.LateEntryAdmitted: _player_entered,
    e.PlayerCorrected: _player_corrected,
    e.RatingCorrected: _rating_corrected,
    e.EntriesMerged: _entries_merged,
    e.PlayerCheckedIn: _checked,
    e.PlayerCheckedOut: _checked,
    e.PlayerWithdrawn: _withdrawn,
    e.PlayerExpelled: _withdrawn,
    e.PlayerReinstated: _reinstated,
    e.ByeGranted: _bye_granted,
    e.ByeRevoked: _bye_revoked,
    e.InitialColourDrawn: _initial_colour_drawn,
    e.PairingNumbersAssigned: _numbers_assigned,
    e.PairingNumbersFrozen: _numbers_frozen,
    e.PairingRequested: _pairing_requested,
    e.RoundPaired: _round_paired,
    e.PairingFailed: _pairing_failed,
    e.PairingDiscarded: _pairing_discarded,
    e.RoundPublished: _round_published,
    e.RoundClosed: _round_closed,
    e.RoundReopened: _round_closed,
    e.ResultEntered: _result_stands,
    e.ForfeitDeclared: _result_stands,
    e.ResultCorrected: _result_stands,
    e.AdjournedGameFinished: _result_stands,
    e.ResultConfirmed: _result_confirmed,
    e.ResultCleared: _result_cleared,
    e.GameAdjourned: _result_cleared,
    e.ConflictRaised: _conflict_raised,
    e.ConflictResolved: _conflict_resolved,
    e.TournamentClosed: _tournament_closed,
    e.TournamentReopened: _tournament_reopened,
    e.RequestRefused: _request_refused,
}
