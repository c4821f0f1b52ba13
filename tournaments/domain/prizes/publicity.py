"""What the public reads of the prizes: the fund where the chief made it public; who gets what of it
once he has closed the tournament."""

from __future__ import annotations

from ..entries.state import Player
from ..event import Event
from ..standings.standings import settled
from ..tournament.state import Tournament
from .commands import RecordPrizeChoice
from .contenders import Contender, belongs, by_the_log
from .events import PublicPrizesChanged
from .fund import PrizeFund, PrizeList


def is_public(fund: PrizeFund) -> bool:
    """Whether the public may read of the fund."""
    return fund.public and bool(fund.lists)


def winners_are_public(state: Tournament) -> bool:
    """The chief has closed the tournament: the standings are final until he opens it again."""
    last = state.last_published
    over = state.phase == "closed" and last > 0
    return over and is_public(state.prize_fund) and settled(state, last)


def public_changes_of_fund(before: PrizeFund, after: PrizeFund) -> tuple[Event, ...]:
    """What the public is told where one fund takes the place of another."""
    shown = [fund if is_public(fund) else None for fund in (before, after)]
    return (PublicPrizesChanged(),) if shown[0] != shown[1] else ()


def public_changes_of_choice(state: Tournament, choice: RecordPrizeChoice) -> tuple[Event, ...]:
    """What the public is told where a choice takes the place of the one before.

    Sex, year of birth and club stand outside the log: a list that asks for them counts as one that
    the player may be in.
    """
    if not winners_are_public(state):
        return ()
    entry = state.players[choice.player]
    lists = tuple(of for of in state.prize_fund.lists if _may_win(entry, of))
    chooses = state.prize_fund.doubles == "choice" and choice.takes != entry.takes_prize
    comes = choice.away != entry.away_from_prizes and any(of.present for of in lists)
    taken = {of.id for of in lists} & {choice.takes, entry.takes_prize}
    return (PublicPrizesChanged(),) if comes or (chooses and taken) else ()


def _may_win(entry: Player, of: PrizeList) -> bool:
    """As far as the log says."""
    who = Contender(
        player=entry.id,
        rank=0,
        number=0,
        points=0,
        rating=entry.rating,
        federation=entry.federation,
    )
    return entry.stands and not entry.expelled and belongs(by_the_log(of.who), who)
