"""The prize fund as a whole, and what is known of a player for the prize giving."""

from __future__ import annotations

from msgspec.structs import replace

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, due_to, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from .commands import RecordPrizeChoice, SetPrizeFund
from .events import PrizeChoiceRecorded, PrizeFundSet
from .fund import PrizeFund
from .publicity import public_changes_of_choice, public_changes_of_fund
from .sound import fund_sound


@decides(SetPrizeFund)
def set_prize_fund(state: Tournament, command: SetPrizeFund, context: Context) -> Decision:
    if command.fund == state.prize_fund:
        return AlreadyRecorded(state.prize_fund_seq)
    return (
        guards.unmoved(context, "prize-fund")
        or _changeable(state, command.fund, context)
        or Accepted(
            (
                PrizeFundSet(fund=command.fund),
                *public_changes_of_fund(state.prize_fund, command.fund),
            )
        )
    )


@decides(RecordPrizeChoice)
def record_prize_choice(
    state: Tournament, command: RecordPrizeChoice, context: Context
) -> Decision:
    """Until the prizes are handed out, which is after the end of the tournament as a rule."""
    if refused := due_to("player", guards.not_merged(state, command.player)):
        return refused
    entry = state.players[command.player]
    if (command.takes, command.away) == (entry.takes_prize, entry.away_from_prizes):
        return AlreadyRecorded(entry.prize_seq)
    if refused := _choosable(state, command):
        return refused
    chosen = PrizeChoiceRecorded(player=command.player, takes=command.takes, away=command.away)
    moved = guards.unmoved(context, "prize-choice", player=command.player)
    return moved or Accepted((chosen, *public_changes_of_choice(state, command)))


def _changeable(state: Tournament, fund: PrizeFund, context: Context) -> Refused | None:
    """Whether the public reads it is no part of what is announced: that changes at any time."""
    if replace(fund, public=state.prize_fund.public) == state.prize_fund:
        return None
    return guards.not_closed(state) or fund_sound(state, fund) or _prizes_announced(state, context)


def _prizes_announced(state: Tournament, context: Context) -> Refused | None:
    """Players enter for what is announced: from round 1 on it is the chief who answers for it."""
    if not state.last_published:
        return None
    if role_of(state, context.actor) not in CHIEF:
        return refuse("PrizesAnnounced")
    return guards.reason_given(context, "change-of-the-prizes-after-round-1")


def _choosable(state: Tournament, command: RecordPrizeChoice) -> Refused | None:
    """Where the regulations let a player choose, among the lists that there are."""
    if not command.takes:
        return None
    if state.prize_fund.doubles != "choice":
        return refuse("NoChoiceOfPrizes", field="takes")
    if state.prize_fund.list(command.takes) is None:
        return refuse("UnknownPrizeList", field="takes", list=command.takes)
    return None
