"""VinczeSwiss: the one round that V6 to V24 lead to, proved pair by pair.

The pairs are walked in the order in which they are made. A pair is wrong if somebody who comes
earlier in V13 may be met and the players left could still be paired: an alternating tree grown
in the stated pairing shows all of those at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pairing.model import TOURNAMENT_RULES, TPN, Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import Sentence, listed, said
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.vincze_hall import VinczeHall, white_of
from pairing.validator.verdict import Finding, error


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of pairs that are not sought first, only one."""
    hall = VinczeHall(field, options)
    if isinstance(pairing, NoLegalPairing):
        yield from _legal_after_all(hall)
        return
    wrong = list(_completeness(hall, pairing)) or list(_barred(hall, pairing))
    yield from wrong
    if not wrong:
        ban = not any(hall.alike(white, black) for white, black in pairing.boards)
        partner = _partners(hall, pairing)
        wrong = list(_ban(hall, pairing, partner)) or list(_odd_player(hall, partner, ban=ban))
        yield from wrong or _first_not_sought(hall, partner, ban=ban)
        yield from _colours(hall, pairing, ban=ban)


# -- complete and permissible -------------------------------------------------------------------


def _completeness(hall: VinczeHall, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    for tpn, times in sorted(seated.items()):
        if tpn not in hall.place:
            yield error("V9", said("paired-but-away", tpn=tpn), tpn)
        elif times > 1:
            yield error("V14", said("paired-times", tpn=tpn, times=times), tpn)
    missing = [seat.tpn for seat in hall.seats if seat.tpn not in seated]
    if missing:
        yield error("V18", said("not-paired", players=listed(missing)), *missing)
    if pairing.pab is not None and len(hall.seats) % 2 == 0:
        yield error("V8", said("odd-but-even", tpn=pairing.pab), pairing.pab)


def _barred(hall: VinczeHall, pairing: RoundPairing) -> Iterator[Finding]:
    for white, black in pairing.boards:
        one, other = hall.place[white], hall.place[black]
        if hall.met[one] >> other & 1:
            yield error("V6", _pair_barred(white, black, "have-met"), white, black)
        if hall.apart[one] >> other & 1:
            yield error(
                TOURNAMENT_RULES,
                _pair_barred(white, black, "kept-apart"),
                white,
                black,
            )
    if pairing.pab is not None and not hall.seats[hall.place[pairing.pab]].may_be_odd:
        yield error("V8", said("odd-again", tpn=pairing.pab), pairing.pab)


def _pair_barred(white: TPN, black: TPN, why: str) -> Sentence:
    return said("pair-barred", white=white, black=black, why=said(why))


def _legal_after_all(hall: VinczeHall) -> Iterator[Finding]:
    """The answer "there is no permissible pairing" is wrong if one can be found."""
    legal = hall.with_nobody(hall.legal(ban=False)) if hall.odd else hall.legal(ban=False)
    partner = largest_pairing(legal, [NOBODY] * len(legal))
    if NOBODY in partner:
        return
    pairs = [f"{hall.name(one)}-{hall.name(other)}" for one, other in _pairs(partner)]
    shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
    yield error("V18", said("permissible-pairing-exists", pairs=shown))


# -- the ban and the odd player -----------------------------------------------------------------


def _ban(hall: VinczeHall, pairing: RoundPairing, partner: list[int]) -> Iterator[Finding]:
    """V21, V22: a third equal colour only if there is no pairing without one."""
    alike = [board for board in pairing.boards if hall.alike(*board)]
    if not alike:
        return
    legal = hall.legal(ban=True)
    if hall.odd and hall.ban_lifted_first:
        legal = _all_but(legal, partner.index(NOBODY))
        possible = largest_pairing(legal, [NOBODY] * len(legal)).count(NOBODY) == 1
    else:
        legal = hall.with_nobody(legal) if hall.odd else legal
        possible = NOBODY not in largest_pairing(legal, [NOBODY] * len(legal))
    if possible:
        for white, black in alike:
            yield error(
                "V21",
                said("same-colour-twice", white=white, black=black),
                white,
                black,
            )


def _odd_player(hall: VinczeHall, partner: list[int], *, ban: bool) -> Iterator[Finding]:
    """V8, V17: nobody below the odd player could be it instead."""
    if not hall.odd or hall.left_over:
        return
    odd = partner.index(NOBODY)
    legal = hall.legal(ban=ban and not hall.ban_lifted_first)
    tree = AlternatingTree(legal, list(partner), odd)
    below = [p for p in places(tree.outer) if p > odd and hall.seats[p].may_be_odd]
    if below:
        last, stated = hall.seats[below[-1]].tpn, hall.seats[odd].tpn
        yield error(
            "V17",
            said("odd-but-other-below", tpn=stated, other=last),
            stated,
            last,
        )


# -- the pairs ----------------------------------------------------------------------------------


def _first_not_sought(hall: VinczeHall, partner: list[int], *, ban: bool) -> Iterator[Finding]:
    """The first pair that is not the first possible one by V13."""
    legal = hall.legal(ban=ban)
    partner = list(partner)
    groups = [list(group) for group in hall.groups]
    if hall.odd and hall.left_over:
        odd, nobody = partner.index(NOBODY), len(partner)
        legal = hall.with_nobody(legal)
        partner[odd] = nobody
        partner.append(odd)
        groups.append([nobody])
    elif hall.odd:
        groups = _left(groups, partner.index(NOBODY))
    while groups:
        first = groups[0][0]
        second = partner[first]
        better = _better(legal, partner, groups, first)
        if better is not None:
            players = [hall.seats[p].tpn for p in (first, second, better) if p < len(hall.seats)]
            yield error(
                "V13",
                said(
                    "other-sought-earlier",
                    tpn=hall.name(first),
                    opponent=hall.name(second),
                    other=hall.name(better),
                ),
                *players,
            )
            return
        groups = _left(groups, first, second)


def _better(
    legal: list[int], partner: list[int], groups: list[list[int]], first: int
) -> int | None:
    """Who comes before the stated opponent and leaves the others a pairing; None: nobody."""
    second = partner[first]
    sought = _sought(groups)
    earlier = [p for p in sought[: sought.index(second)] if legal[first] >> p & 1]
    if not earlier:
        return None
    among = sum(1 << p for group in groups for p in group) & ~(1 << first)
    partner = list(partner)
    partner[second] = NOBODY
    outer = AlternatingTree(legal, partner, second, among=among).outer
    return next((p for p in earlier if outer >> p & 1), None)


def _sought(groups: list[list[int]]) -> list[int]:
    """V12, V13: lower half, upper half from its end, the groups below."""
    _first, *others = groups[0]
    upper = max(len(groups[0]) // 2 - 1, 0)
    below = [player for group in groups[1:] for player in group]
    return others[upper:] + others[:upper][::-1] + below


def _left(groups: list[list[int]], *gone: int) -> list[list[int]]:
    left = ([player for player in group if player not in gone] for group in groups)
    return [group for group in left if group]


def _all_but(legal: list[int], player: int) -> list[int]:
    return [0 if p == player else bits & ~(1 << player) for p, bits in enumerate(legal)]


def _partners(hall: VinczeHall, pairing: RoundPairing) -> list[int]:
    partner = [NOBODY] * len(hall.seats)
    for white, black in pairing.boards:
        one, other = hall.place[white], hall.place[black]
        partner[one], partner[other] = other, one
    return partner


def _pairs(partner: list[int]) -> Iterator[tuple[int, int]]:
    return ((one, other) for one, other in enumerate(partner) if one < other)


# -- colours ------------------------------------------------------------------------------------


def _colours(hall: VinczeHall, pairing: RoundPairing, *, ban: bool) -> Iterator[Finding]:
    for board in pairing.boards:
        one, other = (hall.seats[hall.place[tpn]] for tpn in sorted(board))
        white, rule = white_of(hall, one, other, ban=ban)
        if white is not board.white:
            yield error(
                rule,
                said("other-should-have-white", white=board.white, black=board.black, other=white),
                *board,
            )
