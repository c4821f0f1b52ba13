"""A round of a Scheveningen table told: its row, by the numbers of the two sides."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.clauses import clause, player
from pairing.model import TPN, Board, Field, Options
from pairing.round_robin.round import by_numbers, numbers_of
from pairing.round_robin.scheveningen import side_of
from pairing.story import BoardStory, RoundStory, Step
from pairing.system import Schedule, ScheduledRound, TellRound

_ROUND = "Pairing-Scheveningen-Round"
_BOARD = "Pairing-Scheveningen-Board"


def story_by(schedule: Schedule, article: str) -> TellRound:
    """By the rounds of that schedule."""

    def tell(field: Field, options: Options) -> RoundStory:
        rounds = schedule(len(field.participants), options)
        if not 1 <= field.round_number <= len(rounds):
            raise LookupError(f"the table has {len(rounds)} rounds")
        return _story(field, rounds, article)

    return tell


def _story(field: Field, rounds: tuple[ScheduledRound, ...], article: str) -> RoundStory:
    numbers = numbers_of(field)
    size = side_of(len(numbers))
    seat = {tpn: _seat(at, size) for at, tpn in enumerate(numbers, start=1)}
    scheduled = by_numbers(rounds[field.round_number - 1], numbers)
    second = field.round_number > size
    row = 2 * size + 1 - field.round_number if second else field.round_number
    facts = {"size": size, "round": field.round_number, "row": row}
    boards = tuple(
        BoardStory(board, tuple(_of_board(board, seat, row, size, article)))
        for board in scheduled.boards
        if field.away.isdisjoint(board)
    )
    return RoundStory(
        (Step(article, clause(f"{_ROUND}.{'second-cycle' if second else 'row'}", **facts)),),
        boards,
        tuple(_free(scheduled.free, size, article)),
    )


def _seat(number: int, size: int) -> str:
    """As the tables write it: A1 is the first of side A."""
    return f"A{number}" if number <= size else f"B{number - size}"


def _of_board(
    board: Board, seat: dict[TPN, str], row: int, size: int, article: str
) -> Iterator[Step]:
    says = clause(
        f"{_BOARD}.pair",
        row=row,
        size=size,
        one=seat[board.white],
        other=seat[board.black],
        white=player(board.white),
        black=player(board.black),
    )
    yield Step(article, says)


def _free(free: TPN | None, size: int, article: str) -> Iterator[Step]:
    if free is not None:
        yield Step(article, clause(f"{_ROUND}.free", player=player(free), seat=f"B{size}"))
