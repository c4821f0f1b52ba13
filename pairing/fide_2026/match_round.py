"""A round whose scoregroups get upfloaters (3 of C.04.5 and C.04.6): the PAB, then from the top."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from pairing.boards import in_board_order
from pairing.fide_2026 import obstacle
from pairing.fide_2026.bars import PairingBars
from pairing.fide_2026.completion import RoundCompletion
from pairing.fide_2026.first_pairs import Pairs
from pairing.fide_2026.match_float_graph import MatchFloatRoster
from pairing.fide_2026.upfloaters import MatchUpfloaters, Standing
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Board, HalfPoints, NoLegalPairing, Progress, RoundPairing


class MatchRoster(MatchFloatRoster, Protocol):
    """What the round itself has to know; `eligible` may have the PAB (C2).

    `narrowed`: the same with other sets of those whom each may meet.
    """

    @property
    def tpns(self) -> tuple[TPN, ...]: ...
    @property
    def bars(self) -> PairingBars: ...
    @property
    def eligible(self) -> int: ...
    def pab_claim(self, place: int) -> tuple[int, int, int]: ...
    def narrowed(self, allowed: tuple[int, ...]) -> Self: ...
    def __len__(self) -> int: ...


R = TypeVar("R", bound=MatchRoster)
PairBracket = Callable[[R, int, int, Pulse], Pairs]
"""The pairs of these residents and upfloaters."""

_ARTICLES = {"2.1": "C1", "1.9": "3.3", "3.1.1": "C2", "3.1.2": "3.4"}
"""The numbers of Dubov and Burstein for what keeps a round from being paired."""


@dataclass(frozen=True, slots=True)
class MatchBracket:
    """A bracket as it was paired; participants are places."""

    standing: Standing
    score: HalfPoints
    upfloaters: int
    pairs: Pairs


@dataclass(frozen=True, slots=True)
class MatchCourse(Generic[R]):
    """A round as it was made."""

    roster: R
    completion: RoundCompletion
    brackets: tuple[MatchBracket, ...]


def course_of(
    roster: R, paired: PairBracket[R], progress: Progress
) -> MatchCourse[R] | NoLegalPairing:
    """How the round is made, or why it cannot be."""
    settled = 0

    def beat() -> None:
        progress(settled, len(roster))

    beat()
    completion = RoundCompletion(
        roster.allowed,
        [players for _score, players in roster.levels],
        roster.eligible,
        roster.pab_claim,
        Pulse(beat),
    )
    if not completion.possible:
        said = obstacle.why_no_pairing(roster.tpns, completion)
        return replace(said, article=_ARTICLES[said.article])
    brackets: list[MatchBracket] = []
    for bracket in _brackets(roster, completion, paired):
        brackets.append(bracket)
        settled += 2 * len(bracket.pairs)
        beat()
    progress(len(roster), len(roster))
    return MatchCourse(roster, completion, tuple(brackets))


def _brackets(
    roster: R, completion: RoundCompletion, paired: PairBracket[R]
) -> Iterator[MatchBracket]:
    """3.2, 3.3."""
    gone = 0 if completion.pab is None else 1 << completion.pab
    for level, (score, players) in enumerate(roster.levels):
        residents = players & ~gone
        if not residents:
            continue
        standing = Standing(level, gone, residents)
        upfloaters = MatchUpfloaters(roster, completion, standing).chosen()
        pairs = paired(roster, residents, upfloaters, completion.pulse)
        yield MatchBracket(standing, score, upfloaters, pairs)
        gone |= residents | upfloaters


def round_pairing(
    course: MatchCourse[R], board_of: Callable[[R, tuple[int, int]], Board]
) -> RoundPairing:
    """The round that was made, with the colours that `board_of` gives each pair."""
    roster, pab = course.roster, course.completion.pab
    scores: dict[TPN, HalfPoints] = {entrant.tpn: entrant.score for entrant in roster.entrants}
    boards = [board_of(roster, pair) for bracket in course.brackets for pair in bracket.pairs]
    uneven = [sorted(board, key=scores.__getitem__) for board in boards]
    uneven = [pair for pair in uneven if scores[pair[0]] != scores[pair[1]]]
    return RoundPairing(
        boards=in_board_order(boards, scores),
        pab=None if pab is None else roster.entrants[pab].tpn,
        downfloaters=frozenset(higher for _lower, higher in uneven),
        upfloaters=frozenset(lower for lower, _higher in uneven),
    )
