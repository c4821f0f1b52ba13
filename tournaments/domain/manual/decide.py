"""Manual pairing: an explicit phase of one arbiter between the engine's draft and its publication,
or from an empty sheet where the engine said that no legal pairing exists (`sheet`).

While it lasts the round is neither published nor paired again. It is left after the comparison with
the engine's pairing alone: with a comment, or by discarding what was done by hand. What is
admitted, and why, stands in `rules`.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..drafts.field import Pair, assign_boards, seal
from ..drafts.stale import stale_draft
from ..ids import PlayerId, RequestId
from ..refusals import Refused, listed, refuse
from ..roles import CHIEFS
from ..rounds.decide import in_hand
from ..rounds.state import Round
from ..tournament.state import Tournament
from . import sheet
from .commands import (
    BeginManualPairing,
    ChangeManualPairing,
    DiscardManualPairing,
    EndManualPairing,
)
from .events import (
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from .rules import despite, distance, doubts, in_order, over_the_limit, rules_missed, to_pair
from .state import ManualPhase


@decides(BeginManualPairing)
def begin(state: Tournament, command: BeginManualPairing, context: Context) -> Decision:
    round_ = state.round(command.round)
    phase = round_.manual
    if phase and phase.by == context.actor and round_.request == command.request:
        return AlreadyRecorded(phase.seq)
    return (
        guards.running(state)
        or in_hand(round_, command.request, ("draft", "failed"))
        or guards.not_by_hand(round_)
        or _by_hand_already(round_)
        or (sheet.in_the_way(state, round_, context) if round_.status == "failed" else None)
        or guards.reason_given(context, "manual-pairing")
        or outdated(state, round_)
        or Accepted((_begun(state, round_),))
    )


def _begun(state: Tournament, round_: Round) -> ManualPairingBegun:
    begun = ManualPairingBegun(round=round_.number, request=round_.request)
    if round_.status != "failed":
        return begun
    return replace(begun, sheet=sheet.laid(state, round_.number))


@decides(ChangeManualPairing)
def change(state: Tournament, command: ChangeManualPairing, context: Context) -> Decision:
    """Anything that can be put down; what is wrong with it is shown, and refused at the end."""
    round_ = state.round(command.round)
    phase = _own_phase(state, round_, command.request, context)
    if isinstance(phase, Refused):
        return phase
    return (
        _moved_meanwhile(round_, phase, command)
        or _nothing_changes(round_, command)
        or _no_place_for(round_, phase, command)
        or Accepted((_changed(command),))
    )


@decides(EndManualPairing)
def end(state: Tournament, command: EndManualPairing, context: Context) -> Decision:
    round_ = state.round(command.round)
    phase = _own_phase(state, round_, command.request, context)
    if isinstance(phase, Refused):
        return phase
    return (
        _not_compared(round_, phase, command)
        or guards.reason_given(context, "end-of-manual-pairing")
        or _nothing_differs(round_, phase)
        or _illegal(state, round_, phase)
        or _colours_not_confirmed(state, round_, phase, command)
        or _not_despite(state, round_, phase, command)
        or Accepted((_paired(state, round_, phase, context),))
    )


@decides(DiscardManualPairing)
def discard(state: Tournament, command: DiscardManualPairing, context: Context) -> Decision:
    """An outdated phase too: it could not be ended any more."""
    round_ = state.round(command.round)
    if refused := in_hand(round_, command.request, ("draft", "failed")):
        return refused
    if round_.manual is None:
        return AlreadyRecorded(round_.seq)
    if round_.manual.by != context.actor and (refused := _not_theirs(state, round_, context)):
        return refused
    discarded = ManualPairingDiscarded(
        round=command.round, request=command.request, sheet=round_.manual.sheet is not None
    )
    return Accepted((discarded,))


# --- whose phase, and whether it still stands ---------------------------------------------------


def _own_phase(
    state: Tournament, round_: Round, request: RequestId, context: Context
) -> ManualPhase | Refused:
    if refused := guards.running(state) or in_hand(round_, request, ("draft", "failed")):
        return refused
    phase = round_.manual
    if phase is None:
        return refuse("NoManualPairing", round=round_.number)
    if phase.by != context.actor:
        return guards.not_by_hand(round_) or phase
    return outdated(state, round_) or phase


def outdated(state: Tournament, round_: Round) -> Refused | None:
    """What was paired by the engine is no longer what stands; the phase can only be discarded."""
    return guards.complete(state, range(1, round_.number)) or stale_draft(state, round_)


def _not_theirs(state: Tournament, round_: Round, context: Context) -> Refused | None:
    if role_of(state, context.actor) not in CHIEFS:
        return guards.not_by_hand(round_)
    return guards.reason_given(context, "discarding-what-somebody-else-pairs-by-hand")


def _by_hand_already(round_: Round) -> Refused | None:
    if round_.by_hand is None:
        return None
    return refuse("PairedByHand", round=round_.number, seq=round_.by_hand.seq)


# --- a change -----------------------------------------------------------------------------------


def _moved_meanwhile(
    round_: Round, phase: ManualPhase, command: ChangeManualPairing
) -> Refused | None:
    if {*command.broken} <= {*phase.pairs} and command.expected_pab == phase.pab:
        return None
    return refuse("PairingsMoved.boards", round=round_.number, seq=phase.changed_seq or phase.seq)


def _nothing_changes(round_: Round, command: ChangeManualPairing) -> Refused | None:
    moves = {*command.broken} != {*command.made} or command.expected_pab != command.pab
    if moves and {*command.broken}.isdisjoint(command.made):
        return None
    return refuse("NothingChanges", round=round_.number)


def _no_place_for(
    round_: Round, phase: ManualPhase, command: ChangeManualPairing
) -> Refused | None:
    """Everybody at most once, and nobody who is not to be paired in this round."""
    pairs = [pair for pair in phase.pairs if pair not in command.broken]
    placed = [player for pair in (*pairs, *command.made) for player in pair]
    placed += [] if command.pab is None else [command.pab]
    odd = {player for player, places in Counter(placed).items() if places > 1}
    odd |= {*placed} - to_pair(round_)
    if not odd:
        return None
    strangers = any(player not in round_.order for player in odd)
    return refuse(
        "NoPlaceFree.stranger" if strangers else "NoPlaceFree",
        round=round_.number,
        players=listed(sorted(odd)),
    )


def _changed(command: ChangeManualPairing) -> ManualPairingChanged:
    return ManualPairingChanged(
        round=command.round,
        request=command.request,
        broken=command.broken,
        made=command.made,
        was_pab=command.expected_pab,
        pab=command.pab,
    )


# --- the end ------------------------------------------------------------------------------------


def _not_compared(round_: Round, phase: ManualPhase, command: EndManualPairing) -> Refused | None:
    if command.seen == seal(round_.input_hash, phase.pairs, phase.pab):
        return None
    return refuse("NotCompared", round=round_.number, seq=phase.changed_seq or phase.seq)


def _nothing_differs(round_: Round, phase: ManualPhase) -> Refused | None:
    if not distance(round_, phase.pairs, phase.pab).none:
        return None
    return refuse("NothingDiffers", round=round_.number)


def _illegal(state: Tournament, round_: Round, phase: ManualPhase) -> Refused | None:
    illegal = [
        doubt
        for doubt in doubts(state, round_.number, phase.pairs, phase.pab)
        if doubt.level == "refused"
    ]
    if not illegal:
        return None
    return refuse(
        "ManualPairingIllegal",
        doubts="; ".join(doubt.fact for doubt in illegal),
        round=round_.number,
        article=illegal[0].article,
        players=listed(sorted({player for doubt in illegal for player in doubt.players})),
    )


def _colours_not_confirmed(
    state: Tournament, round_: Round, phase: ManualPhase, command: EndManualPairing
) -> Refused | None:
    made = distance(round_, phase.pairs, phase.pab).made
    over = over_the_limit(state, round_.number, made)
    if {*over} == {*command.over_the_limit}:
        return None
    silent = sorted({*over}.symmetric_difference(command.over_the_limit))
    known = [player for player in silent if player in state.players]
    return refuse(
        "ColoursNotConfirmed",
        round=round_.number,
        players=listed(known),
        article="C.04.1 6, 7",
    )


def _not_despite(
    state: Tournament, round_: Round, phase: ManualPhase, command: EndManualPairing
) -> Refused | None:
    """Of an empty sheet: what no legal pairing keeps is confirmed by name."""
    asked = despite(state, round_.number, phase.pairs, phase.pab)
    if {*asked} == {*command.despite}:
        return None
    silent = sorted({*asked}.symmetric_difference(command.despite))
    known = [player for player in silent if player in state.players]
    return refuse("SheetNotConfirmed", round=round_.number, players=listed(known))


def _paired(
    state: Tournament, round_: Round, phase: ManualPhase, context: Context
) -> RoundPairedManually:
    number, pab = round_.number, phase.pab
    pairs = in_order(state, number, phase.pairs)
    away = distance(round_, pairs, pab)
    return RoundPairedManually(
        round=number,
        replaces=round_.request,
        request=RequestId(context.command_id),
        base=round_.base,
        boards=assign_boards(state.settings, number, round_.drafts + 1, pairs),
        pab=pab,
        byes=round_.byes,
        absent=round_.absent,
        broken=away.broken,
        made=away.made,
        was_pab=away.was_pab,
        over_the_limit=over_the_limit(state, number, away.made),
        despite=despite(state, number, pairs, pab),
        articles=_articles(state, number, pairs, pab),
        input_hash=round_.input_hash,
        seal=seal(round_.input_hash, pairs, pab),
    )


def _articles(
    state: Tournament,
    number: int,
    pairs: tuple[Pair, ...],
    pab: PlayerId | None,
) -> tuple[str, ...]:
    """Each once, in the order in which the validator names them."""
    return tuple(
        dict.fromkeys(finding.article for finding in rules_missed(state, number, pairs, pab))
    )
