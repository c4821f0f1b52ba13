"""Why two players meet: their bracket, and the candidates that came before (3.6, 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pairing.explain.colours import ColourExplanation, explain_colours
from pairing.explain.position import ExplainedRound, Outcome, Pair
from pairing.explain.questions import instead
from pairing.explain.reasons import Reason, barred, compared
from pairing.model import TPN, HalfPoints

SHOWN = 8
"""So many earlier partners are judged one by one; how many more there are is only counted."""


class BracketPart(StrEnum):
    """The part of a bracket in which a pair is made (3.3)."""

    HOMOGENEOUS = "homogeneous bracket"
    MDP_PAIRING = "MDP-Pairing"
    REMAINDER = "remainder"


@dataclass(frozen=True, slots=True)
class Rejected:
    """A partner whom the order of 4.2 offers earlier, and why it came to nothing."""

    player: TPN
    reason: Reason


@dataclass(frozen=True, slots=True)
class ExplainedExchange:
    """S1 is not the original one (4.3): who left it, who came, and what was wrong without it."""

    leaving: tuple[TPN, ...]
    coming: tuple[TPN, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class PairExplanation:
    """`place` is that of `higher` in S1, and `partner_place` that of `lower` in S2, from 1.

    `decided` is the reason why the first of the partners in `before` was passed over; None: no
    candidate came before. `further` more of them were not judged.
    """

    higher: TPN
    lower: TPN
    bracket: int
    score: HalfPoints
    part: BracketPart
    place: int
    partner_place: int
    decided: Reason | None
    before: tuple[Rejected, ...]
    further: int
    exchange: ExplainedExchange | None
    higher_score: HalfPoints
    lower_score: HalfPoints
    colours: ColourExplanation
    collapsed: bool = False


def explain_pair(position: ExplainedRound, one: TPN, other: TPN) -> PairExplanation:
    """Two players who meet in this round; raises ValueError if they do not."""
    if position.opponent.get(one) != other:
        raise ValueError(f"no. {one} and no. {other} do not meet in this round")
    higher, lower = position.ranked((one, other))
    group = position.paired_in[higher]
    half = _Half(position, group, higher)
    earlier, further = half.earlier(higher, lower)
    exchange = half.exchange()
    return PairExplanation(
        higher=higher,
        lower=lower,
        bracket=group + 1,
        score=position.brackets[group].resident_score,
        part=half.part,
        place=half.s1.index(higher) + 1,
        partner_place=half.s2.index(lower) + 1,
        decided=_decided(earlier, exchange),
        before=earlier,
        further=further,
        exchange=exchange,
        higher_score=position.entrant(higher).score,
        lower_score=position.entrant(lower).score,
        colours=explain_colours(position, one, other),
        collapsed=position.brackets[group].collapsed,
    )


def _decided(before: tuple[Rejected, ...], exchange: ExplainedExchange | None) -> Reason | None:
    if before:
        return before[0].reason
    return exchange.reason if exchange else None


class _Half:
    """S1 and S2 of the part of a bracket to which a pair belongs, as they were in the end."""

    def __init__(self, position: ExplainedRound, group: int, higher: TPN) -> None:
        self.position = position
        self.group = group
        outcome = position.brackets[group]
        self.outcome: Outcome = outcome
        of_mdps = [pair for pair in outcome.pairs if pair[0] in outcome.mdps]
        of_residents = [pair for pair in outcome.pairs if pair[0] not in outcome.mdps]
        residents = position.residents(group)
        if higher in outcome.mdps:
            self.part = BracketPart.MDP_PAIRING
            self.given: list[Pair] = []
            self.pairs = self._ordered(of_mdps)
            players = residents
        else:
            self.part = BracketPart.REMAINDER if of_mdps else BracketPart.HOMOGENEOUS
            self.given = of_mdps
            self.pairs = self._ordered(of_residents)
            gone = {resident for _mdp, resident in of_mdps}
            players = tuple(tpn for tpn in residents if tpn not in gone)
        self.players = players
        self.s1 = [pair[0] for pair in self.pairs]
        self.s2 = [tpn for tpn in players if tpn not in self.s1]
        self.apart = self._apart(residents)

    def _ordered(self, pairs: list[Pair]) -> list[Pair]:
        return sorted(pairs, key=lambda pair: self.position.place[pair[0]])

    def _apart(self, residents: tuple[TPN, ...]) -> tuple[frozenset[TPN], ...]:
        """What keeps to the same S1 and S2, or to the same Limbo: only transpositions are left."""
        if self.part is not BracketPart.MDP_PAIRING:
            return frozenset(self.s1), frozenset(self.s2)
        limbo = self.outcome.mdps - set(self.s1)
        return tuple(frozenset({mdp, tpn}) for mdp in sorted(limbo) for tpn in residents)

    def earlier(self, higher: TPN, lower: TPN) -> tuple[tuple[Rejected, ...], int]:
        """The partners before the actual one, each with the earlier pairs of S1 as they are."""
        at = self.s1.index(higher)
        settled = self.pairs[:at]
        taken = {partner for _player, partner in settled}
        offered = [tpn for tpn in self.s2[: self.s2.index(lower)] if tpn not in taken]
        judged = tuple(Rejected(tpn, self._reason(higher, tpn, settled)) for tpn in offered[:SHOWN])
        return judged, max(0, len(offered) - SHOWN)

    def _reason(self, higher: TPN, tpn: TPN, settled: list[Pair]) -> Reason:
        absolute = barred(self.position, higher, tpn)
        if absolute is not None:
            return absolute
        given = [*self.given, *settled, (higher, tpn)]
        tried = instead(self.position, self.group, given, self.apart)
        return compared(self.position, self.group, tried).reason

    def exchange(self) -> ExplainedExchange | None:
        """None if S1 is the original one (3.2.2), and always for MDPs."""
        original = self.players[: len(self.pairs)]
        if self.part is BracketPart.MDP_PAIRING or set(original) == set(self.s1):
            return None
        coming = tuple(tpn for tpn in self.s1 if tpn not in original)
        leaving = tuple(tpn for tpn in original if tpn not in self.s1)
        s2 = frozenset(self.players) - frozenset(original)
        tried = instead(self.position, self.group, self.given, (frozenset(original), s2))
        return ExplainedExchange(leaving, coming, compared(self.position, self.group, tried).reason)
