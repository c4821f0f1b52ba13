"""A round by the Lim system: down to the median, up to the median, then the median (9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pairing.boards import in_board_order
from pairing.lim.bracket import LimBracket, Made
from pairing.lim.bye import Fitting
from pairing.lim.colours import Decider, Half, allocate
from pairing.lim.editions import LIM_OF_1999, LimEdition
from pairing.lim.floaters import Departure
from pairing.lim.median import Cancelled, Median
from pairing.lim.obstacle import why_no_pairing
from pairing.lim.obstacle_2026 import why_no_pairing_2026
from pairing.lim.opponents import Group
from pairing.lim.order import in_order_of_pairing
from pairing.lim.roster import LimRoster, roster_of
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    Progress,
    RoundPairing,
)


@dataclass(frozen=True, slots=True)
class Course:
    """A round as it was made: brackets in the order of 9.2, the median last.

    `cancelled` are the pairs of 9.6 in the order in which they were taken back; they still stand
    in the brackets that made them. `protected`: rule 22 was kept.
    """

    roster: LimRoster
    bye: int | None
    brackets: tuple[LimBracket, ...]
    cancelled: tuple[Cancelled, ...]
    protected: bool

    @property
    def pairs(self) -> Iterator[tuple[Half, Made]]:
        """Those that stand, each with the half of the table in which it was made."""
        gone = {(each.half, each.pair) for each in self.cancelled}
        for bracket in self.brackets:
            for made in bracket.made:
                if (bracket.half, made) not in gone:
                    yield bracket.half, made


def pair_round(
    edition: LimEdition, field: Field, options: Options, progress: Progress
) -> RoundPairing | NoLegalPairing:
    """The round by all rules of the edition. Raises OptionError."""
    course = course_of(edition, field, options, progress)
    if isinstance(course, NoLegalPairing):
        return course
    return _round_pairing(course)


def course_of(
    edition: LimEdition, field: Field, options: Options, progress: Progress
) -> Course | NoLegalPairing:
    """How the round is made, or why it cannot be."""
    roster = roster_of(edition, field, options)
    settled = 0

    def beat() -> None:
        progress(settled, len(roster))

    beat()
    pulse = Pulse(beat)
    fitting, protected = _fitting(roster, pulse)
    roster = fitting.roster
    if not fitting.possible:
        why = why_no_pairing if edition is LIM_OF_1999 else why_no_pairing_2026
        return why(roster, pulse)
    bye = fitting.byes[0] if fitting.odd else None
    brackets: list[LimBracket] = []
    for half in (Half.UPPER, Half.LOWER):
        waiting = _waiting(roster, brackets)
        for bracket in _side(roster, half, bye, waiting, pulse):
            brackets.append(bracket)
            settled += 2 * len(bracket.made)
            beat()
    median = _median(roster, brackets, bye, pulse)
    course = Course(roster, bye, (*brackets, median.paired()), tuple(median.cancelled), protected)
    progress(len(roster), len(roster))
    return course


def _fitting(roster: LimRoster, pulse: Pulse) -> tuple[Fitting, bool]:
    """22: players of one federation are kept apart, if possible or always."""
    fitting = Fitting(roster, pulse)
    if roster.chosen.federations == "if-possible" and not fitting.possible:
        return Fitting(roster.unprotected(), pulse), False
    return fitting, roster.chosen.federations != "no"


# -- the groups above and below the median (9.2, 9.3) -----------------------------------------


def _waiting(roster: LimRoster, brackets: list[LimBracket]) -> int:
    """The downfloaters in the median, if they count when the groups below choose theirs."""
    if not (brackets and roster.chosen.floaters_adjacent):
        return 0
    return set_of(floater.player for floater in brackets[-1].floaters)


def _side(
    roster: LimRoster, half: Half, bye: int | None, waiting: int, pulse: Pulse
) -> Iterator[LimBracket]:
    groups = _groups(roster, half, bye)
    median = set_of(_residents_of_median(roster, bye)) | waiting
    incoming: tuple[int, ...] = ()
    for index, bracket in enumerate(groups):
        following = groups[index + 1].residents if index + 1 < len(groups) else ()
        adjacent = set_of(following) if index + 1 < len(groups) else median
        paired = _paired(roster, replace(bracket, incoming=incoming), adjacent, pulse)
        yield paired
        incoming = in_order_of_pairing(
            roster, half, (floater.player for floater in paired.floaters)
        )


def _groups(roster: LimRoster, half: Half, bye: int | None) -> list[LimBracket]:
    """The score groups of one half of the table, from the outermost."""
    groups: dict[HalfPoints, list[int]] = {}
    for player, entrant in enumerate(roster.entrants):
        if player != bye and roster.half(entrant.score) is half:
            groups.setdefault(entrant.score, []).append(player)
    return [
        LimBracket(half, score, tuple(groups[score]))
        for score in sorted(groups, reverse=half is Half.UPPER)
    ]


def _residents_of_median(roster: LimRoster, bye: int | None) -> Iterator[int]:
    for player, entrant in enumerate(roster.entrants):
        if player != bye and roster.half(entrant.score) is Half.MEDIAN:
            yield player


def _paired(roster: LimRoster, bracket: LimBracket, adjacent: int, pulse: Pulse) -> LimBracket:
    """One group: who floats, then the floaters that came in, then the others."""
    players, incoming = set_of(bracket.players), set_of(bracket.incoming)
    departure = Departure(roster, bracket.half, players, incoming, adjacent, pulse)
    floaters = tuple(departure.floaters())
    gone = {floater.player for floater in floaters}
    group = Group(
        roster,
        (player for player in bracket.players if player not in gone),
        from_the_top=not bracket.upwards,
        pulse=pulse,
    )
    made = (*group.pair_floaters(bracket.incoming, ()), *group.pair_others())
    return replace(bracket, floaters=floaters, made=made)


# -- the median and the answer ----------------------------------------------------------------


def _median(roster: LimRoster, brackets: list[LimBracket], bye: int | None, pulse: Pulse) -> Median:
    return Median(
        roster,
        tuple(_residents_of_median(roster, bye)),
        [bracket for bracket in brackets if bracket.half is Half.UPPER],
        [bracket for bracket in brackets if bracket.half is Half.LOWER],
        pulse,
    )


def colours_of(roster: LimRoster, half: Half, made: Made) -> tuple[Board, Decider]:
    """White and Black of a pair, and what decided (12)."""
    one, other = (roster.entrants[place] for place in (made.player, made.opponent))
    within = one.score == other.score or not roster.chosen.limits_between_scores
    lifted = roster.last_round and within  # 13
    colour, decider = allocate(
        one.seeker,
        other.seeker,
        half,
        roster.initial_colour,
        by_rounds=roster.chosen.by_rounds,
        limits=not (roster.chosen.lifted_limits_silent and lifted),
    )
    white = colour is Colour.WHITE
    return (Board(one.tpn, other.tpn) if white else Board(other.tpn, one.tpn)), decider


def _round_pairing(course: Course) -> RoundPairing:
    roster = course.roster
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    boards = [colours_of(roster, half, made)[0] for half, made in course.pairs]
    uneven = [sorted(board, key=scores.__getitem__) for board in boards]
    uneven = [pair for pair in uneven if scores[pair[0]] != scores[pair[1]]]
    pab = roster.entrants[course.bye].tpn if course.bye is not None else None
    down = {higher for _lower, higher in uneven} | ({pab} if pab is not None else set[TPN]())
    return RoundPairing(
        boards=in_board_order(boards, scores),
        pab=pab,
        downfloaters=frozenset(down),
        upfloaters=frozenset(lower for lower, _higher in uneven),
    )
