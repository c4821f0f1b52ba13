"""A round by the Burstein system: seeding rounds by the Dutch one, then bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pairing.boards import in_board_order
from pairing.burstein.bracket import BursteinBracket
from pairing.burstein.readings import chosen
from pairing.burstein.roster import BursteinRoster, roster_of
from pairing.dutch.editions import DUTCH_2026
from pairing.dutch.round import pairing_by
from pairing.fide_2026.completion import RoundCompletion
from pairing.fide_2026.obstacle import why_no_pairing
from pairing.fide_2026.story import board_of
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import (
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    Progress,
    RoundPairing,
)

MOST_SEEDING_ROUNDS = 4


@dataclass(frozen=True, slots=True)
class PairedBursteinBracket:
    """A bracket as it was paired; players are places, of each pair the higher ranked first."""

    score: HalfPoints
    incoming: int
    residents: int
    pairs: tuple[tuple[int, int], ...]
    certified: bool

    @property
    def floaters(self) -> int:
        paired = set_of(place for pair in self.pairs for place in pair)
        return (self.incoming | self.residents) & ~paired


@dataclass(frozen=True, slots=True)
class BursteinCourse:
    """A round as it was made."""

    roster: BursteinRoster
    completion: RoundCompletion
    brackets: tuple[PairedBursteinBracket, ...]


def seeding_rounds(field: Field) -> int:
    """1.6."""
    return min(field.rounds_total // 2, MOST_SEEDING_ROUNDS)


def is_seeding(field: Field) -> bool:
    return field.round_number <= seeding_rounds(field)


def seeding_options(options: Options) -> Options:
    """What the Dutch system knows of the options. Raises OptionError."""
    return Options((("parity", "arrived" if chosen(options).by_arrival else "tpn"),))


def explained_by(field: Field, options: Options) -> tuple[str, Options] | None:
    """1.6: the criteria of the Dutch system decide a seeding round. Raises OptionError."""
    return (DUTCH_2026.code, seeding_options(options)) if is_seeding(field) else None


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by Articles 1 to 5. Raises OptionError."""
    if is_seeding(field):
        return pairing_by(DUTCH_2026)(field, seeding_options(options), progress)
    course = course_of(field, options, progress)
    return course if isinstance(course, NoLegalPairing) else _round_pairing(course)


def course_of(
    field: Field, options: Options, progress: Progress
) -> BursteinCourse | NoLegalPairing:
    """How a round after the seeding rounds is made, or why it cannot be."""
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
    brackets: list[PairedBursteinBracket] = []
    for bracket in _brackets(roster, completion):
        brackets.append(bracket)
        settled += 2 * len(bracket.pairs)
        beat()
    progress(len(roster), len(roster))
    return BursteinCourse(roster, completion, tuple(brackets))


def _brackets(
    roster: BursteinRoster, completion: RoundCompletion
) -> Iterator[PairedBursteinBracket]:
    """3.2, from the top; whoever is not paired floats into the next scoregroup."""
    levels = [
        (number, score, left)
        for number, (score, players) in enumerate(roster.levels)
        if (left := players & completion.left)
    ]
    if not levels:
        return
    incoming = 0
    for (number, score, residents), (next_number, _score, following) in zip(
        levels, [*levels[1:], (levels[-1][0], 0, 0)], strict=True
    ):
        bracket = BursteinBracket(
            roster,
            incoming,
            residents,
            following,
            completion.below(number, 0),
            completion.below(next_number, 0),
            completion.pulse,
        )
        paired = bracket.paired()
        made = PairedBursteinBracket(score, incoming, residents, paired.pairs, paired.certified)
        yield made
        incoming = made.floaters


def _round_pairing(course: BursteinCourse) -> RoundPairing:
    roster, pab = course.roster, course.completion.pab
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    pairs = [pair for bracket in course.brackets for pair in bracket.pairs]
    boards = [board_of(*roster.seekers(pair), roster.initial_colour)[0] for pair in pairs]
    uneven = [sorted(board, key=scores.__getitem__) for board in boards]
    uneven = [pair for pair in uneven if scores[pair[0]] != scores[pair[1]]]
    return RoundPairing(
        boards=in_board_order(boards, scores),
        pab=None if pab is None else roster.entrants[pab].tpn,
        downfloaters=frozenset(higher for _lower, higher in uneven),
        upfloaters=frozenset(lower for lower, _higher in uneven),
    )
