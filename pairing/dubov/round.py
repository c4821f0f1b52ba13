"""A round by the Dubov system: the PAB, then the scoregroups from the top (3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pairing.boards import in_board_order
from pairing.dubov.recomposition import Subgroups, by_opponents, recomposed
from pairing.dubov.roster import DubovRoster, roster_of
from pairing.dubov.upfloaters import Upfloaters
from pairing.fide_2026.completion import STEPS_PER_PLAYER, RoundCompletion
from pairing.fide_2026.obstacle import why_no_pairing
from pairing.fide_2026.story import board_of
from pairing.matching.bits import members, set_of
from pairing.matching.choices import first_partner
from pairing.matching.pulse import Pulse
from pairing.model import (
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    Progress,
    RoundPairing,
)


@dataclass(frozen=True, slots=True)
class DubovBracket:
    """A bracket as it was paired; players are places. `pairs` are S1 and T2, one by one (3.2.6).

    `level` is the number of its scoregroup from the top, `gone` those who were paired before.
    """

    level: int
    gone: int
    score: HalfPoints
    residents: int
    upfloaters: int
    subgroups: Subgroups
    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class DubovCourse:
    """A round as it was made."""

    roster: DubovRoster
    completion: RoundCompletion
    brackets: tuple[DubovBracket, ...]


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by Articles 1 to 5. Raises OptionError."""
    course = course_of(field, options, progress)
    return course if isinstance(course, NoLegalPairing) else _round_pairing(course)


def course_of(field: Field, options: Options, progress: Progress) -> DubovCourse | NoLegalPairing:
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
    brackets: list[DubovBracket] = []
    for bracket in _brackets(roster, completion):
        brackets.append(bracket)
        settled += 2 * len(bracket.pairs)
        beat()
    progress(len(roster), len(roster))
    return DubovCourse(roster, completion, tuple(brackets))


def _brackets(roster: DubovRoster, completion: RoundCompletion) -> Iterator[DubovBracket]:
    """3.2, from the top."""
    pulse = completion.pulse
    gone = 0 if completion.pab is None else 1 << completion.pab
    for level, (score, players) in enumerate(roster.levels):
        residents = players & ~gone
        if not residents:
            continue
        below = completion.below(level, gone)
        upfloaters = Upfloaters(roster, residents, below, pulse).chosen()
        bracket = residents | upfloaters
        subgroups, matching = recomposed(roster, bracket, pulse)
        pairs = []
        for player in by_opponents(roster, members(subgroups.final[0])):
            pulse.work(STEPS_PER_PLAYER)
            pairs.append((player, first_partner(matching, player)))
        yield DubovBracket(level, gone, score, residents, upfloaters, subgroups, tuple(pairs))
        gone |= bracket


def _round_pairing(course: DubovCourse) -> RoundPairing:
    roster, pab = course.roster, course.completion.pab
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    pairs = [pair for bracket in course.brackets for pair in bracket.pairs]
    boards = [board_of(*roster.seekers(pair), roster.initial_colour)[0] for pair in pairs]
    uneven = [sorted(board, key=scores.__getitem__) for board in boards]
    return RoundPairing(
        boards=in_board_order(boards, scores),
        pab=None if pab is None else roster.entrants[pab].tpn,
        upfloaters=frozenset(lower for lower, higher in uneven if scores[lower] != scores[higher]),
    )
