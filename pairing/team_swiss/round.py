"""A round of the Team-Swiss: the PAB, then the scoregroups from the top (3), then colours (4)."""

from __future__ import annotations

from pairing.fide_2026 import match_round
from pairing.fide_2026.match_round import MatchCourse, round_pairing
from pairing.model import Board, Field, NoLegalPairing, Options, Progress, RoundPairing
from pairing.team_swiss.bracket import paired
from pairing.team_swiss.colours import allocate
from pairing.team_swiss.roster import TeamSwissRoster, roster_of

TeamSwissCourse = MatchCourse[TeamSwissRoster]


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by Articles 1 to 4; White is the team that has it on board 1 (1.6.1).

    Raises OptionError.
    """
    course = course_of(field, options, progress)
    return course if isinstance(course, NoLegalPairing) else round_pairing(course, board_of)


def course_of(
    field: Field, options: Options, progress: Progress
) -> TeamSwissCourse | NoLegalPairing:
    """How the round is made, or why it cannot be."""
    return match_round.course_of(roster_of(field, options), paired, progress)


def board_of(roster: TeamSwissRoster, pair: tuple[int, int]) -> Board:
    one, other = (roster.entrants[place].seeker for place in pair)
    white, black, _decider = allocate(one, other, roster.initial_colour)
    return Board(white, black)
