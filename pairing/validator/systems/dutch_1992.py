"""The Dutch system of 1992: B1, B2, completeness, part E, F1, F4, and what B4 and D1 demand
of the players of one score who meet each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, groupby

from pairing.model import TPN, Board, Colour, Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import listed, said
from pairing.validator.alternating import NOBODY, largest_pairing
from pairing.validator.heaviest import heaviest_mates
from pairing.validator.position import Wish
from pairing.validator.systems.dutch_1992_cards import Cards, Seat1992
from pairing.validator.verdict import Finding, error, of_listing

Pair = tuple[int, int]


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is found wrong with a round."""
    cards = Cards(field, options)
    if isinstance(pairing, NoLegalPairing):
        yield from _legal_after_all(cards)
        return
    wrong = list(_completeness(cards, pairing))
    if wrong:
        yield from wrong
        return
    pairs = [_pair(cards, board) for board in pairing.boards]
    absolute = list(_absolute(cards, pairing))
    yield from absolute
    if not absolute:
        yield from _broken_preferences(cards, pairs)
        yield from _order_of_the_top_bracket(cards, pairs)
    yield from _colours(cards, pairing)
    yield from of_listing(_floats(cards, pairing, pairs))
    yield from of_listing(_board_order(cards, pairing))


def _pair(cards: Cards, board: Board) -> Pair:
    """The higher ranked player first."""
    one, other = cards.place[board.white], cards.place[board.black]
    return min(one, other), max(one, other)


# -- B1, B2, completeness -----------------------------------------------------------------------


def _completeness(cards: Cards, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    for tpn, times in sorted(seated.items()):
        if tpn not in cards.place:
            yield error("F5", said("paired-but-away", tpn=tpn), tpn)
        elif times > 1:
            yield error("B1", said("paired-times", tpn=tpn, times=times), tpn)
    missing = [seat.tpn for seat in cards.seats if seat.tpn not in seated]
    if missing:
        yield error("A5", said("not-paired", players=listed(missing)), *missing)
    if pairing.pab is not None and len(cards.seats) % 2 == 0:
        yield error("A5", said("has-bye-but-even", tpn=pairing.pab), pairing.pab)


def _absolute(cards: Cards, pairing: RoundPairing) -> Iterator[Finding]:
    for white, black in pairing.boards:
        barred = cards.barred(cards.seats[cards.place[white]], cards.seats[cards.place[black]])
        if barred is not None:
            yield error(
                barred[0],
                said("pair-barred", white=white, black=black, why=barred[1]),
                white,
                black,
            )
    if pairing.pab is not None and not cards.seats[cards.place[pairing.pab]].may_get_bye:
        yield error("B1", said("bye-after-unplayed-point", tpn=pairing.pab), pairing.pab)


def _legal_after_all(cards: Cards) -> Iterator[Finding]:
    """The answer "there is no legal pairing" is wrong if one can be found."""
    rows = cards.with_bye
    partner = largest_pairing(rows, [NOBODY] * len(rows))
    if NOBODY in partner:
        return
    pairs = [
        f"{_name(cards, one)}-{_name(cards, other)}"
        for one, other in enumerate(partner)
        if one < other
    ]
    shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
    yield error("C13", said("legal-pairing-exists", pairs=shown))


def _name(cards: Cards, place: int) -> str:
    return str(cards.seats[place].tpn) if place < len(cards.seats) else "0"


# -- what the brackets demand -------------------------------------------------------------------


def _within_scores(cards: Cards, pairs: list[Pair]) -> Iterator[list[Pair]]:
    """The pairs of players with equal points, score by score."""
    equal = sorted(
        pair for pair in pairs if cards.seats[pair[0]].score == cards.seats[pair[1]].score
    )
    for _score, group in groupby(equal, key=lambda pair: cards.seats[pair[0]].score):
        yield list(group)


def _breaks(cards: Cards, one: int, other: int) -> bool:
    """Whether one of the two cannot get the colour he prefers."""
    wanted = cards.seats[one].wanted
    return wanted is not None and wanted is cards.seats[other].wanted


def _broken_preferences(cards: Cards, pairs: list[Pair]) -> Iterator[Finding]:
    """B4: those of one score who meet each other could not do so with fewer broken preferences.

    Such a change would float nobody else, so x would never have been raised that far. Where C11
    raises both x, or C14 goes on from a raised one, that is sure only of the highest score, if
    nobody of it floats.
    """
    either = cards.reads("c11", "both") or cards.reads("c14-x", "raised")
    for group in _within_scores(cards, pairs):
        broken = sum(_breaks(cards, *pair) for pair in group)
        if not broken or (either and not _by_itself(cards, group)):
            continue
        least = _fewest_broken(cards, sorted(place for pair in group for place in pair))
        if least < broken:
            score = cards.seats[group[0][0]].score
            yield error(
                "B4",
                said("preferences-broken", score=score, count=broken, fewest=least),
                *(cards.seats[place].tpn for pair in group for place in pair),
            )


def _by_itself(cards: Cards, group: list[Pair]) -> bool:
    """Whether these are all players of the highest score."""
    score = cards.seats[group[0][0]].score
    return score == cards.seats[0].score and _count(cards, score) == 2 * len(group)


def _fewest_broken(cards: Cards, players: list[int]) -> int:
    complete = len(players) + 1
    weights = {
        (first, second): complete - _breaks(cards, one, other)
        for (first, one), (second, other) in combinations(enumerate(players), 2)
        if cards.legal[one] >> other & 1
    }
    mates = heaviest_mates(len(players), weights)
    return sum(
        _breaks(cards, players[one], players[other])
        for one, other in enumerate(mates)
        if one < other
    )


def _order_of_the_top_bracket(cards: Cards, pairs: list[Pair]) -> Iterator[Finding]:
    """D1: of two pairs of S1 and S2 the higher player has the higher opponent, if he may.

    Looked at only while S1 and S2 are as C4 makes them.
    """
    top = cards.seats[0].score if cards.seats else 0
    group = sorted(pair for pair in pairs if cards.seats[pair[1]].score == top)
    size = sum(bool(row & _bits(cards, top)) for row in cards.legal[: _count(cards, top)])
    if size != _count(cards, top) or any(not (one < len(group) <= other) for one, other in group):
        return
    for (one, his), (other, theirs) in combinations(group, 2):
        if theirs < his and _swappable(cards, (one, his), (other, theirs)):
            yield error(
                "D1",
                said(
                    "could-meet-before",
                    tpn=cards.seats[one].tpn,
                    other=cards.seats[theirs].tpn,
                    opponent=cards.seats[his].tpn,
                ),
                cards.seats[one].tpn,
                cards.seats[theirs].tpn,
            )
            return


def _count(cards: Cards, score: int) -> int:
    return sum(seat.score == score for seat in cards.seats)


def _bits(cards: Cards, score: int) -> int:
    return (1 << _count(cards, score)) - 1


def _swappable(cards: Cards, first: Pair, second: Pair) -> bool:
    """Whether the opponents can be swapped without breaking more."""
    new = (first[0], second[1]), (second[0], first[1])
    if not all(cards.legal[one] >> other & 1 for one, other in new):
        return False
    return sum(_breaks(cards, *pair) for pair in new) <= sum(
        _breaks(cards, *pair) for pair in (first, second)
    )


# -- colours, floats, boards --------------------------------------------------------------------


def _colours(cards: Cards, pairing: RoundPairing) -> Iterator[Finding]:
    by_difference = cards.reads("stronger", "by-difference")
    for white, black in pairing.boards:
        pair = sorted((cards.place[white], cards.place[black]))
        higher, lower = (cards.seats[place] for place in pair)
        if not cards.exempt(higher, lower):
            higher, lower = higher.with_obligation, lower.with_obligation
        colour, rule = _due(cards, higher, lower, by_difference=by_difference)
        right = higher.tpn if colour is Colour.WHITE else lower.tpn
        if right != white:
            yield error(rule, said("should-have-white", black=right, white=white), right, white)


def _due(
    cards: Cards, higher: Seat1992, lower: Seat1992, *, by_difference: bool
) -> tuple[Colour, str]:
    """The colour of the higher ranked player by E1 to E4."""
    if higher.wanted is not lower.wanted and higher.wanted is not None:
        return higher.wanted, "E1"
    if higher.wanted is None and lower.wanted is not None:
        return lower.wanted.opposite, "E1"
    if higher.wanted is None:
        return _by_lot(cards, higher), "E4"
    ranks = [
        (seat.wish, abs(seat.difference) if by_difference and seat.wish is Wish.ABSOLUTE else 0)
        for seat in (higher, lower)
    ]
    if ranks[0] != ranks[1]:
        return (higher.wanted if ranks[0] > ranks[1] else higher.wanted.opposite), "E2"
    for mine, theirs in zip(higher.games[::-1], lower.games[::-1], strict=False):
        if mine is not theirs:
            return theirs, "E3"
    return higher.wanted, "E4"


def _by_lot(cards: Cards, higher: Seat1992) -> Colour:
    """E4: by the starting number as in round 1; or in turn from round to round."""
    number, initial = higher.tpn, cards.field.initial_colour
    if cards.reads("no-games", "by-round") and cards.field.round_number > 1:
        number = TPN(cards.field.round_number)
    return initial if number % 2 == 1 else initial.opposite


def _floats(cards: Cards, pairing: RoundPairing, pairs: list[Pair]) -> Iterator[Finding]:
    """A4, A5: the marks v and ^ of this round."""
    uneven = [pair for pair in pairs if cards.seats[pair[0]].score > cards.seats[pair[1]].score]
    down = {cards.seats[high].tpn for high, _low in uneven}
    down |= {pairing.pab} if pairing.pab is not None else set()
    up = {cards.seats[low].tpn for _high, low in uneven}
    for marks, right, word in (
        (pairing.downfloaters, down, "down"),
        (pairing.upfloaters, up, "up"),
    ):
        wrong: list[TPN] = sorted(marks ^ right)
        if wrong:
            yield error("A4", said(f"mark-{word}-wrong", players=listed(wrong)), *wrong)


def _board_order(cards: Cards, pairing: RoundPairing) -> Iterator[Finding]:
    def place(board: Board) -> tuple[int, int, int]:
        high, low = _pair(cards, board)
        return (
            -cards.seats[high].score,
            -cards.seats[high].score - cards.seats[low].score,
            high,
        )

    places = [place(board) for board in pairing.boards]
    if places != sorted(places):
        wrong = next(n for n, pair in enumerate(places) if pair != sorted(places)[n])
        board = pairing.boards[wrong]
        yield error("F1", said("board-out-of-order", board=wrong + 1), board.white, board.black)
