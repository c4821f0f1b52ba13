"""What is checked alike in the FIDE systems of 2026 beside the Dutch: all but the pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pairing.model import Board, NoLegalPairing, RoundPairing
from pairing.sentences import listed, said
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.boards import BOARD_ORDER
from pairing.validator.systems.fide_2026_hall import Hall
from pairing.validator.verdict import Finding, Severity, error, of_listing


class DueColour(NamedTuple):
    """Whom a player has to meet, and by which rule."""

    one: int
    other: int
    rule: str


PairsOf = Callable[[Hall, list[int]], Iterator[DueColour | Finding]]
"""The pairs that have to be made, from the stated partners; or what is wrong with those."""


def findings_of(
    hall: Hall, pairing: RoundPairing | NoLegalPairing, claim: Callable[[int], Any], pairs: PairsOf
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of pairs that should be others only the first.

    `claim`: the smaller, the sooner a place gets the PAB (3.1.3 to 3.1.5).
    """
    if isinstance(pairing, NoLegalPairing):
        yield from _legal_after_all(hall)
        return
    wrong = list(_completeness(hall, pairing)) or list(_barred(hall, pairing))
    yield from wrong
    if wrong:
        return
    yield from _pab(hall, pairing, claim) or _pairs(hall, partners(hall, pairing), pairs)
    yield from _colours(hall, pairing)
    yield from of_listing((*_floats(hall, pairing), *_board_order(hall, pairing)))


def partners(hall: Hall, pairing: RoundPairing) -> list[int]:
    partner = [NOBODY] * len(hall.seats)
    for white, black in pairing.boards:
        one, other = hall.place[white], hall.place[black]
        partner[one], partner[other] = other, one
    return partner


def _legal_after_all(hall: Hall) -> Iterator[Finding]:
    """The answer "there is no legal pairing" is wrong if one can be found."""
    rows = list(hall.legal)
    if hall.odd:
        may = sum(1 << place for place, seat in enumerate(hall.seats) if not seat.pab_bar)
        rows = [row | (1 << len(hall.seats)) * (may >> n & 1) for n, row in enumerate(rows)]
        rows.append(may)
    partner = largest_pairing(rows, [NOBODY] * len(rows))
    if NOBODY in partner:
        return
    pairs = [
        f"{hall.seats[one].tpn}-{hall.seats[other].tpn if other < len(hall.seats) else 0}"
        for one, other in enumerate(partner)
        if one < other
    ]
    shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
    yield error("1.9", said("complete-pairing-exists", pairs=shown))


# -- complete and legal ---------------------------------------------------------------------------


def _completeness(hall: Hall, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    for tpn, times in sorted(seated.items()):
        if tpn not in hall.player:
            yield error("1.9", said("no-such-player", tpn=tpn), tpn)
        elif tpn not in hall.place:
            yield error("C.04.2 3.2", said("paired-but-away", tpn=tpn), tpn)
        elif times > 1:
            yield error("1.9", said("paired-times", tpn=tpn, times=times), tpn)
    missing = [seat.tpn for seat in hall.seats if seat.tpn not in seated]
    if missing:
        yield error("1.9", said("not-paired", players=listed(missing)), *missing)
    if pairing.pab is not None and not hall.odd:
        yield error("C.04.1 3", said("bye-but-even", tpn=pairing.pab), pairing.pab)


def _barred(hall: Hall, pairing: RoundPairing) -> Iterator[Finding]:
    for white, black in pairing.boards:
        seats = [hall.seats[hall.place[tpn]] for tpn in (white, black)]
        for article, why in hall.obstacles(*seats):
            yield error(
                article, said("pair-barred", white=white, black=black, why=why), white, black
            )
    if pairing.pab is not None:
        bar = hall.seats[hall.place[pairing.pab]].pab_bar
        if bar:
            yield error("C2", said("bye-barred", tpn=pairing.pab, why=bar), pairing.pab)


def _pab(hall: Hall, pairing: RoundPairing, claim: Callable[[int], Any]) -> list[Finding]:
    """3.1: nobody who comes first could have it."""
    if pairing.pab is None:
        return []
    stated = hall.place[pairing.pab]
    tree = AlternatingTree(hall.legal, partners(hall, pairing), stated)
    right = min((p for p in places(tree.outer) if not hall.seats[p].pab_bar), key=claim)
    if right == stated:
        return []
    tpn = hall.seats[right].tpn
    said_so = said("bye-but-other-first", tpn=pairing.pab, other=tpn)
    return [error("3.1", said_so, pairing.pab, tpn)]


def _pairs(hall: Hall, partner: list[int], pairs: PairsOf) -> Iterator[Finding]:
    for due in pairs(hall, partner):
        if not isinstance(due, DueColour):
            yield due
            if due.severity is Severity.ERROR:
                return
        elif partner[due.one] != due.other:
            one, stated, other = (hall.seats[p].tpn for p in (due.one, partner[due.one], due.other))
            has_to = said("meets-but-has-to-meet", tpn=one, opponent=stated, other=other)
            yield error(due.rule, has_to, one, stated, other)
            return


# -- colours and lists ----------------------------------------------------------------------------


def _colours(hall: Hall, pairing: RoundPairing) -> Iterator[Finding]:
    for board in pairing.boards:
        one, other = (hall.seats[hall.place[tpn]] for tpn in board)
        white, article = hall.white_of(one, other)
        if white != board.white:
            yield error(
                article,
                said("other-should-have-white", white=board.white, black=board.black, other=white),
                *board,
            )


def _floats(hall: Hall, pairing: RoundPairing) -> Iterator[Finding]:
    """Floaters that are stated wrongly; a pairing need not state any."""
    if not (pairing.downfloaters or pairing.upfloaters):
        return
    down, up = set(), set()
    for board in pairing.boards:
        low, high = sorted((hall.seats[hall.place[tpn]] for tpn in board), key=lambda s: s.score)
        if low.score < high.score:
            down.add(high.tpn)
            up.add(low.tpn)
    for tpn in sorted(pairing.upfloaters ^ up):
        yield error("1.3", said("is-upfloater" if tpn in up else "is-no-upfloater", tpn=tpn), tpn)
    if pairing.downfloaters:
        for tpn in sorted(pairing.downfloaters ^ down):
            code = "is-downfloater" if tpn in down else "is-no-downfloater"
            yield error("1.3", said(code, tpn=tpn), tpn)


def _board_order(hall: Hall, pairing: RoundPairing) -> Iterator[Finding]:
    """The first board that stands before one it should follow."""

    def place(board: Board) -> tuple[int, int, int]:
        pair = [hall.seats[hall.place[tpn]] for tpn in board]
        higher = min(pair, key=lambda seat: (-seat.score, seat.tpn))
        return -higher.score, -sum(seat.score for seat in pair), higher.tpn

    for number, (board, following) in enumerate(
        zip(pairing.boards, pairing.boards[1:], strict=False), start=1
    ):
        if place(board) > place(following):
            yield error(
                BOARD_ORDER,
                said(
                    "board-belongs-after",
                    board=number,
                    white=board.white,
                    black=board.black,
                    next=number + 1,
                    next_white=following.white,
                    next_black=following.black,
                ),
                *board,
                *following,
            )
            return
