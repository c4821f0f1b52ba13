"""Why two players do not meet: they are paired by force, the rest by the rules, and compared."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.explain.position import ExplainedRound, Pair
from pairing.explain.reasons import Reason, barred, if_floating, if_paired
from pairing.model import TPN, Field


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why `player` does not meet `opponent`: the reason, and the bracket as it would have been.

    `bracket` (from 1) is the one in which the question is decided, 0 if an absolute rule answers.
    `floats`: to meet, this player would have had to float down from there.
    """

    player: TPN
    opponent: TPN
    reason: Reason | None
    bracket: int = 0
    floats: TPN | None = None
    pairs: tuple[Pair, ...] = ()
    downfloaters: tuple[TPN, ...] = ()


class NoSuchPairError(ValueError):
    """The question is not about two different players of the tournament."""


def why_not(position: ExplainedRound, player: TPN, opponent: TPN) -> WhyNot:
    """`reason` is None if the two do meet. Raises NoSuchPairError."""
    two_different_players(position.field, player, opponent)
    if position.opponent.get(player) == opponent:
        return WhyNot(player, opponent, None, position.paired_in[player] + 1)
    absolute = barred(position, player, opponent)
    if absolute is not None:
        return WhyNot(player, opponent, absolute)
    return _decided_by_a_bracket(position, player, opponent)


def two_different_players(field: Field, player: TPN, opponent: TPN) -> None:
    """Raises NoSuchPairError."""
    known = {participant.tpn for participant in field.participants}
    for tpn in (player, opponent):
        if tpn not in known:
            raise NoSuchPairError(f"there is no player no. {tpn}")
    if player == opponent:
        raise NoSuchPairError(f"no. {player} cannot meet no. {opponent}")


def _decided_by_a_bracket(position: ExplainedRound, player: TPN, opponent: TPN) -> WhyNot:
    higher, lower = position.ranked((player, opponent))
    home = position.group_of(lower)
    last = position.paired_in.get(higher, len(position.brackets) - 1)
    if last < home:
        tried = if_floating(position, last, higher)
    else:
        tried = if_paired(position, home, [(higher, lower)])
    return WhyNot(
        player=player,
        opponent=opponent,
        reason=tried.reason,
        bracket=min(last, home) + 1,
        floats=higher if last < home else None,
        pairs=tried.pairs,
        downfloaters=tried.downfloaters,
    )
