"""A round of the Double-Swiss: the PAB, then the scoregroups from the top (3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pairing.boards import in_board_order
from pairing.double_swiss.bracket import Pairs, paired
from pairing.double_swiss.colours import allocate
from pairing.double_swiss.obstacle import why_no_pairing
from pairing.double_swiss.roster import DoubleSwissRoster, roster_of
from pairing.double_swiss.upfloaters import MatchUpfloaters, Standing
from pairing.fide_2026.completion import RoundCompletion
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import (
    TPN,
    Board,
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    Progress,
    RoundPairing,
)


@dataclass(frozen=True, slots=True)
class MatchBracket:
    """A bracket as it was paired; players are places."""

    standing: Standing
    score: HalfPoints
    upfloaters: int
    pairs: Pairs


@dataclass(frozen=True, slots=True)
class DoubleSwissCourse:
    """A round as it was made."""

    roster: DoubleSwissRoster
    completion: RoundCompletion
    brackets: tuple[MatchBracket, ...]


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by Articles 1 to 4; White is he who has it in game 1. Raises OptionError."""
    course = course_of(field, options, progress)
    return course if isinstance(course, NoLegalPairing) else _round_pairing(course)


def course_of(
    field: Field, options: Options, progress: Progress
) -> DoubleSwissCourse | NoLegalPairing:
    """How the round is made, or why it cannot be."""
    roster = roster_of(field, options)
    settled = 0

    def beat() -> None:
        progress(settled, len(roster))

    beat()
    completion = RoundCompletion(
        roster.allowed,
        [players for _score, players in roster.levels],
        set_of(place for place, each in enumerate(roster.entrants) if each.may_get_pab),
        roster.pab_claim,
        Pulse(beat),
    )
    if not completion.possible:
        return why_no_pairing(roster.tpns, completion)
    brackets: list[MatchBracket] = []
    for bracket in _brackets(roster, completion):
        brackets.append(bracket)
        settled += 2 * len(bracket.pairs)
        beat()
    progress(len(roster), len(roster))
    return DoubleSwissCourse(roster, completion, tuple(brackets))


def _brackets(roster: DoubleSwissRoster, completion: RoundCompletion) -> Iterator[MatchBracket]:
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


def board_of(roster: DoubleSwissRoster, pair: tuple[int, int]) -> Board:
    one, other = (roster.entrants[place].seeker for place in pair)
    white, black, _decider = allocate(one, other, roster.initial_colour)
    return Board(white, black)


def _round_pairing(course: DoubleSwissCourse) -> RoundPairing:
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
