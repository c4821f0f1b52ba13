"""A round of the Lim system told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pairing.clauses import Clause, clause, in_points, player
from pairing.lim.bracket import LimBracket, Made
from pairing.lim.colours import Half
from pairing.lim.editions import LimEdition
from pairing.lim.roster import LimRoster
from pairing.lim.round import Course, colours_of, course_of
from pairing.lim.story_floaters import bye_steps, floater_steps
from pairing.lim.story_pairs import colour_steps, pair_step, reason_steps
from pairing.model import Board, Colour, Field, NoLegalPairing, Options, no_progress
from pairing.story import BoardStory, RoundStory, Step

_ROUND = "Pairing-Lim"
_GROUP = "Pairing-Lim-Group"
_VALUE = "Pairing-Lim-Value"


def tell(edition: LimEdition, field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(edition, field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    bye = bye_steps(course.roster, course.bye) if course.bye is not None else ()
    return RoundStory(
        steps=numbered(edition, _steps(course)),
        boards=tuple(
            replace(each, steps=numbered(edition, each.steps)) for each in _boards(course)
        ),
        bye=numbered(edition, bye),
        values=tuple(_values(course)),
    )


def numbered(edition: LimEdition, steps: Iterable[Step]) -> tuple[Step, ...]:
    """With the numbers of the edition; here they are those of 1999."""
    return tuple(replace(step, article=edition.article(step.article)) for step in steps)


def _steps(course: Course) -> Iterator[Step]:
    roster = course.roster
    yield Step("9.2", clause(f"{_ROUND}.median", points=in_points(roster.median / 2)))
    if not course.protected and roster.chosen.federations != "no":
        yield Step("22", clause(f"{_ROUND}.federations-together"))
    if course.bye is not None:
        yield from bye_steps(roster, course.bye)
    for bracket in course.brackets:
        if bracket.half is Half.MEDIAN:
            yield from _cancellations(course)
        yield from _bracket(roster, bracket)


def _bracket(roster: LimRoster, bracket: LimBracket) -> Iterator[Step]:
    yield Step("9.2", _group(bracket))
    for floater in bracket.floaters:
        yield from floater_steps(roster, bracket, floater)
    for made in bracket.made:
        yield pair_step(roster, made)


def _group(bracket: LimBracket) -> Clause:
    points, players = in_points(bracket.score), len(bracket.residents)
    key, half, floaters = f"{_ROUND}.group", bracket.half.value, len(bracket.incoming)
    if not floaters:
        return clause(key, points=points, half=half, players=players)
    key = f"{_ROUND}.group-with-floaters"
    return clause(key, points=points, half=half, players=players, floaters=floaters)


def _cancellations(course: Course) -> Iterator[Step]:
    """9.6, with the numbers of floaters that decided."""
    entrants = course.roster.entrants
    for each in course.cancelled:
        unpaired = clause(f"{_ROUND}.median-unpaired", above=each.above, below=each.below)
        yield Step("9.6", unpaired)
        one, other = (player(entrants[p].tpn) for p in (each.pair.player, each.pair.opponent))
        key, half = f"{_ROUND}.cancelled", each.half.value
        yield Step("9.6", clause(key, player=one, opponent=other, half=half))


def _boards(course: Course) -> Iterator[BoardStory]:
    for half, made in course.pairs:
        board, _decider = colours_of(course.roster, half, made)
        yield _board(course.roster, half, made, board)


def _board(roster: LimRoster, half: Half, made: Made, board: Board) -> BoardStory:
    reasons = (*reason_steps(roster, made), pair_step(roster, made))
    return BoardStory(board, (*reasons, *colour_steps(roster, half, made)))


def _values(course: Course) -> Iterator[tuple[Clause, Clause | str]]:
    roster = course.roster
    yield clause(f"{_VALUE}.median"), clause("Pairing-Number", number=in_points(roster.median / 2))
    for bracket in course.brackets:
        group = clause(_GROUP, points=in_points(bracket.score))
        if bracket.half is Half.MEDIAN:
            group = clause(f"{_GROUP}.median", points=in_points(roster.median / 2))
        due = [roster.entrants[place].due for place in bracket.players]
        yield clause(f"{_VALUE}.players", group=group), str(len(bracket.players))
        yield clause(f"{_VALUE}.due-white", group=group), str(due.count(Colour.WHITE))
        yield clause(f"{_VALUE}.due-black", group=group), str(due.count(Colour.BLACK))
        yield clause(f"{_VALUE}.pairs", group=group), str(len(bracket.made))
        floaters = _numbers(roster, bracket) or clause(f"{_VALUE}.no-floaters")
        yield clause(f"{_VALUE}.floaters", group=group), floaters


def _numbers(roster: LimRoster, bracket: LimBracket) -> str:
    return ", ".join(
        f"{roster.entrants[floater.player].tpn} ({floater.kind.name.lower()})"
        for floater in bracket.floaters
    )
