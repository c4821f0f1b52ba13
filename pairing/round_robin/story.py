"""A round of a table told: its row, and in which round two others meet."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.clauses import Clause, clause, player
from pairing.model import TPN, Board, Field, Options
from pairing.round_robin.berger import seats_of
from pairing.round_robin.round import ARTICLE, by_numbers, numbers_of
from pairing.story import BoardStory, RoundStory, Step
from pairing.system import AnswerWhyNot, Schedule, ScheduledRound, TellRound

_ROUND = "Pairing-RoundRobin-Round"
_BOARD = "Pairing-RoundRobin-Board"
_MEET = "Pairing-RoundRobin-Meet"


def story_by(schedule: Schedule) -> TellRound:
    """By the rounds of that schedule."""

    def tell(field: Field, options: Options) -> RoundStory:
        rounds = schedule(len(field.participants), options)
        if not 1 <= field.round_number <= len(rounds):
            raise LookupError(f"the table has {len(rounds)} rounds")
        return _story(field, rounds)

    return tell


def answering(schedule: Schedule, article: str = ARTICLE) -> AnswerWhyNot:
    """Whom both meet now, and when they meet: never, if the schedule has no such game."""

    def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
        numbers = numbers_of(field)
        rounds = [by_numbers(each, numbers) for each in schedule(len(field.participants), options)]
        now = rounds[field.round_number - 1]
        if any({one, other} == set(board) for board in now.boards):
            return (
                Step(article, clause(f"{_MEET}.do", player=player(one), opponent=player(other))),
            )
        meetings = tuple(_scheduled(rounds, one, other)) or (_never(one, other),)
        says = (*_meets(now, one), *_meets(now, other), *meetings)
        return tuple(Step(article, each) for each in says)

    return why_not


def _story(field: Field, rounds: tuple[ScheduledRound, ...]) -> RoundStory:
    numbers = numbers_of(field)
    scheduled = by_numbers(rounds[field.round_number - 1], numbers)
    place = {tpn: at for at, tpn in enumerate(numbers, start=1)}
    seats = seats_of(len(numbers))
    row, second = _row(field.round_number, rounds, seats)
    facts = {"seats": seats, "round": field.round_number, "row": row}
    steps = [Step(ARTICLE, clause(f"{_ROUND}.{'second-cycle' if second else 'row'}", **facts))]
    boards = tuple(
        BoardStory(board, tuple(_of_board(board, place, field, row, seats)))
        for board in scheduled.boards
        if field.away.isdisjoint(board)
    )
    free = tuple(_free(scheduled.free, seats)) if scheduled.free is not None else ()
    return RoundStory(tuple(steps), boards, free)


def _row(number: int, rounds: tuple[ScheduledRound, ...], seats: int) -> tuple[int, bool]:
    """The row of the table that this round is, and whether its colours are reversed."""
    row = next(
        at
        for at in range(1, seats)
        if _pairs(_single(rounds, seats)[at - 1]) == _pairs(rounds[number - 1])
    )
    return row, number > seats - 1


def _single(rounds: tuple[ScheduledRound, ...], seats: int) -> tuple[ScheduledRound, ...]:
    """The rows of the table in its own order: those of the last cycle."""
    return rounds[-(seats - 1) :]


def _pairs(scheduled: ScheduledRound) -> frozenset[frozenset[TPN]]:
    return frozenset(map(frozenset, scheduled.boards))


def _of_board(
    board: Board, place: dict[TPN, int], field: Field, row: int, seats: int
) -> Iterator[Step]:
    facts = {"row": row, "seats": seats, "one": place[board.white], "other": place[board.black]}
    said = clause(f"{_BOARD}.pair", white=player(board.white), black=player(board.black), **facts)
    yield Step(ARTICLE, said)
    met = next(
        (
            number
            for each in field.participants
            if each.tpn == board.white
            for number, past in enumerate(each.rounds, start=1)
            if past.opponent == board.black
        ),
        None,
    )
    if met is not None:
        yield Step(ARTICLE, clause(f"{_BOARD}.again", round=met))


def _free(free: TPN, seats: int) -> Iterator[Step]:
    yield Step(ARTICLE, clause(f"{_ROUND}.free", player=player(free), seats=seats))


def _meets(now: ScheduledRound, tpn: TPN) -> Iterator[Clause]:
    if tpn == now.free:
        yield clause(f"{_MEET}.free", player=player(tpn))
    for board in now.boards:
        if tpn in board:
            yield _now(board, tpn)


def _now(board: Board, tpn: TPN) -> Clause:
    opponent = board.black if tpn == board.white else board.white
    return clause(f"{_MEET}.now", player=player(tpn), opponent=player(opponent))


def _scheduled(rounds: list[ScheduledRound], one: TPN, other: TPN) -> Iterator[Clause]:
    for number, each in enumerate(rounds, start=1):
        for board in each.boards:
            if {one, other} == set(board):
                facts = {"white": player(board.white), "black": player(board.black)}
                yield clause(f"{_MEET}.scheduled", round=number, **facts)


def _never(one: TPN, other: TPN) -> Clause:
    return clause(f"{_MEET}.same-side", player=player(one), opponent=player(other))
