"""A round of the Lim system told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.lim_1999.bracket import LimBracket, Made
from pairing.lim_1999.colours import Half
from pairing.lim_1999.roster import LimRoster
from pairing.lim_1999.round import Course, colours_of, course_of
from pairing.lim_1999.told import bye_told, floater_told
from pairing.lim_1999.told_pairs import colours_told, pair_told, reasons_told
from pairing.model import Board, Colour, Field, NoLegalPairing, Options, no_progress
from pairing.story import BoardStory, RoundStory, Step

_WAY = {
    Half.UPPER: "downwards",
    Half.LOWER: "upwards",
    Half.MEDIAN: "from the top down",
}


def tell(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return RoundStory(
        steps=tuple(_steps(course)),
        boards=tuple(_boards(course)),
        bye=tuple(bye_told(course.roster, course.bye)) if course.bye is not None else (),
        values=tuple(_values(course)),
    )


def _steps(course: Course) -> Iterator[Step]:
    roster = course.roster
    yield Step("9.2", f"The median group is that of {_points(roster.median / 2)}.")
    if not course.protected and roster.chosen.federations != "no":
        yield Step("22", "Players of one federation cannot all be kept apart in this round.")
    if course.bye is not None:
        yield from bye_told(roster, course.bye)
    for bracket in course.brackets:
        if bracket.half is Half.MEDIAN:
            yield from _cancellations(course)
        yield from _bracket(roster, bracket)


def _bracket(roster: LimRoster, bracket: LimBracket) -> Iterator[Step]:
    comers = f" and {_counted(len(bracket.incoming), 'floater')}" if bracket.incoming else ""
    yield Step(
        "9.2",
        f"Group of {_points(bracket.score)}, {_WAY[bracket.half]}: "
        f"{_counted(len(bracket.residents), 'player')}{comers}.",
    )
    for floater in bracket.floaters:
        yield from floater_told(roster, bracket, floater)
    for made in bracket.made:
        yield pair_told(roster, made)


def _cancellations(course: Course) -> Iterator[Step]:
    """9.6, with the numbers of floaters that decided."""
    for each in course.cancelled:
        one, other = (
            course.roster.named(place) for place in (each.pair.player, each.pair.opponent)
        )
        yield Step(
            "9.6",
            f"The median group cannot be paired: {_counted(each.above, 'floater')} from above, "
            f"{each.below} from below.",
        )
        yield Step("9.6", f"The pair {one} and {other} of the {each.half.value} half is cancelled.")


def _boards(course: Course) -> Iterator[BoardStory]:
    for half, made in course.pairs:
        board, _decider = colours_of(course.roster, half, made)
        yield _board(course.roster, half, made, board)


def _board(roster: LimRoster, half: Half, made: Made, board: Board) -> BoardStory:
    reasons = (*reasons_told(roster, made), pair_told(roster, made))
    return BoardStory(board, (*reasons, *colours_told(roster, half, made)))


def _values(course: Course) -> Iterator[tuple[str, str]]:
    roster = course.roster
    yield "median", f"{roster.median / 4:g}"
    for bracket in course.brackets:
        name = f"group {bracket.score / 2:g}"
        if bracket.half is Half.MEDIAN:
            name = f"median {roster.median / 4:g}"
        due = [roster.entrants[place].due for place in bracket.players]
        yield f"{name}: players", str(len(bracket.players))
        yield f"{name}: due White", str(due.count(Colour.WHITE))
        yield f"{name}: due Black", str(due.count(Colour.BLACK))
        yield f"{name}: pairs", str(len(bracket.made))
        yield f"{name}: floaters", _numbers(roster, bracket) or "none"


def _numbers(roster: LimRoster, bracket: LimBracket) -> str:
    return ", ".join(
        f"{roster.entrants[floater.player].tpn} ({floater.kind.name.lower()})"
        for floater in bracket.floaters
    )


def _points(half_points: float) -> str:
    points = half_points / 2
    return f"{points:g} point" if points == 1 else f"{points:g} points"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
