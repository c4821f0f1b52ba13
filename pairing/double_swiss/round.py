"""A round of the Double-Swiss: the PAB, then the scoregroups from the top (3)."""

from __future__ import annotations

from pairing.double_swiss.bracket import paired
from pairing.double_swiss.colours import allocate
from pairing.double_swiss.roster import DoubleSwissRoster, roster_of
from pairing.fide_2026 import match_round
from pairing.fide_2026.match_round import MatchCourse, round_pairing
from pairing.model import Board, Field, NoLegalPairing, Options, Progress, RoundPairing

DoubleSwissCourse = MatchCourse[DoubleSwissRoster]


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by Articles 1 to 4; White is he who has it in game 1. Raises OptionError."""
    course = course_of(field, options, progress)
    return course if isinstance(course, NoLegalPairing) else round_pairing(course, board_of)


def course_of(
    field: Field, options: Options, progress: Progress
) -> DoubleSwissCourse | NoLegalPairing:
    """How the round is made, or why it cannot be."""
    return match_round.course_of(roster_of(field, options), paired, progress)


def board_of(roster: DoubleSwissRoster, pair: tuple[int, int]) -> Board:
    one, other = (roster.entrants[place].seeker for place in pair)
    white, black, _decider = allocate(one, other, roster.initial_colour)
    return Board(white, black)
