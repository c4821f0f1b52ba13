"""Round robins: the rows of Berger's table made one from the other, and held against a round.

From one row to the next half of the number of seats is added to each number but the highest, round
a ring of all the others; the highest stays, and changes colours each time.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import TPN, Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import said
from pairing.validator.verdict import Finding, error

ARTICLE = "C.05 Annex 1"
Row = list[tuple[int, int]]
"""White and Black by their numbers in the table."""


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, _options: Options
) -> Iterator[Finding]:
    return held_against(field, pairing, rows(len(field.participants)))


def findings_double(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    once = rows(len(field.participants))
    again = [[(black, white) for white, black in row] for row in once]
    if options.get("last-rounds", "swapped") == "swapped" and len(once) > 1:
        once[-1], once[-2] = once[-2], once[-1]
    return held_against(field, pairing, once + again)


def rows(players: int) -> list[Row]:
    """Of the table for them, the seat that nobody has included."""
    seats = players + players % 2
    row = [(at, seats + 1 - at) for at in range(1, seats // 2 + 1)]
    made = []
    for _ in range(seats - 1):
        made.append(row)
        row = [_moved(white, black, seats) for white, black in row]
        white, black = next(pair for pair in row if seats in pair)
        row.remove((white, black))
        row.insert(0, (white, black))
    return made


def _moved(white: int, black: int, seats: int) -> tuple[int, int]:
    if seats in (white, black):
        white, black = black, white
    one, other = (
        number if number == seats else (number - 1 + seats // 2) % (seats - 1) + 1
        for number in (white, black)
    )
    return one, other


def held_against(
    field: Field,
    pairing: RoundPairing | NoLegalPairing,
    table: list[Row],
    article: str = ARTICLE,
) -> Iterator[Finding]:
    """What of the round is not in its row of the table."""
    if not 1 <= field.round_number <= len(table):
        if isinstance(pairing, RoundPairing):
            yield _table_ended(field, len(table), article)
        return
    if isinstance(pairing, NoLegalPairing):
        yield error(article, said("row-exists", round=field.round_number))
        return
    numbers = sorted(each.tpn for each in field.participants)
    row = [
        (numbers[white - 1], numbers[black - 1])
        for white, black in table[field.round_number - 1]
        if max(white, black) <= len(numbers)
    ]
    yield from _against(field, pairing, row, article)


def _table_ended(field: Field, rounds: int, article: str) -> Finding:
    facts = {"count": len(field.participants), "rounds": rounds, "round": field.round_number}
    return error(article, said("table-ended", **facts))


def _against(
    field: Field, pairing: RoundPairing, row: list[tuple[TPN, TPN]], article: str
) -> Iterator[Finding]:
    stated = {frozenset(board): board for board in pairing.boards}
    for white, black in row:
        board = stated.pop(frozenset((white, black)), None)
        if {white, black} & field.away:
            if board is not None:
                yield error(article, said("paired-but-away", tpn=white), white, black)
        elif board is None:
            yield error(article, said("row-has-pair", white=white, black=black), white, black)
        elif board.white != white:
            facts = {"white": black, "black": white, "other": white}
            yield error(article, said("other-should-have-white", **facts), white, black)
    for white, black in stated.values():
        yield error(article, said("row-has-not-pair", white=white, black=black), white, black)
    yield from _free(field, pairing, row, article)


def _free(
    field: Field, pairing: RoundPairing, row: list[tuple[TPN, TPN]], article: str
) -> Iterator[Finding]:
    """Only who has no opponent in the row, or whose opponent is away."""
    if pairing.pab is None:
        return
    meets = {tpn for pair in row if field.away.isdisjoint(pair) for tpn in pair}
    if pairing.pab in meets | field.away:
        yield error(article, said("row-not-free", tpn=pairing.pab), pairing.pab)
