"""The Lim system of 1999: absolute rules, the bye, and the one round that rules 9 to 12 lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pairing.model import TOURNAMENT_RULES, Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import listed, said
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.lim_hall import LimHall, Side
from pairing.validator.systems.lim_rounds import Due, Rounds
from pairing.validator.verdict import Finding, error


def findings_of_1999(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of pairs that should be others only the first."""
    hall = LimHall(field, options)
    legal, protected = _legal(hall)
    if isinstance(pairing, NoLegalPairing):
        yield from _legal_after_all(hall, legal)
        return
    wrong = list(_completeness(hall, pairing))
    if not wrong:
        wrong = list(_barred(hall, pairing, protected=protected))
    if not wrong:
        wrong = list(_bye(hall, legal, pairing))
    yield from wrong
    if not wrong:
        yield from _pairs_and_colours(hall, legal, pairing)


def _legal(hall: LimHall) -> tuple[list[int], bool]:
    """Who may meet whom, and whether 22 is part of it ("if possible": where it can be kept)."""
    wanted = hall.options.get("federations", "no")
    legal = hall.legal(protected=wanted != "no")
    if wanted == "if-possible" and _a_round(hall, legal) is None:
        return hall.legal(protected=False), False
    return legal, wanted != "no"


def _a_round(hall: LimHall, legal: list[int]) -> list[int] | None:
    """Some complete round, with one place more for the bye if the number is odd."""
    rows = list(legal)
    if hall.odd:
        may = [place for place, seat in enumerate(hall.seats) if not seat.bye_bar]
        for place in may:
            rows[place] |= 1 << len(legal)
        rows.append(sum(1 << place for place in may))
    partner = largest_pairing(rows, [NOBODY] * len(rows))
    return None if NOBODY in partner else partner


def _legal_after_all(hall: LimHall, legal: list[int]) -> Iterator[Finding]:
    """The answer "there is no legal pairing" is wrong if one can be found."""
    partner = _a_round(hall, legal)
    if partner is None:
        return
    pairs = [
        f"{hall.seats[one].tpn}-{hall.seats[other].tpn if other < len(hall.seats) else 0}"
        for one, other in enumerate(partner)
        if one < other
    ]
    shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
    yield error("9.6", said("legal-pairing-exists", pairs=shown))


# -- complete and permissible -------------------------------------------------------------------


def _completeness(hall: LimHall, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    for tpn, times in sorted(seated.items()):
        if tpn not in hall.place:
            yield error("17", said("paired-but-away", tpn=tpn), tpn)
        elif times > 1:
            yield error("9", said("paired-times", tpn=tpn, times=times), tpn)
    missing = [seat.tpn for seat in hall.seats if seat.tpn not in seated]
    if missing:
        yield error("9", said("not-paired", players=listed(missing)), *missing)
    if pairing.pab is not None and not hall.odd:
        yield error(
            "8.1",
            said("bye-but-even", tpn=pairing.pab),
            pairing.pab,
        )


def _barred(hall: LimHall, pairing: RoundPairing, *, protected: bool) -> Iterator[Finding]:
    for white, black in pairing.boards:
        one, other = hall.place[white], hall.place[black]
        for article, barred, reason in (
            ("2", hall.met[one], "have-met"),
            (TOURNAMENT_RULES, hall.apart[one], "kept-apart"),
            ("22", hall.related[one] if protected else 0, "same-federation"),
        ):
            if barred >> other & 1:
                yield error(
                    article,
                    said("pair-barred", white=white, black=black, why=said(reason)),
                    white,
                    black,
                )
        if not hall.colours_allow(hall.seats[one], hall.seats[other]):
            yield error(
                "12.1",
                said("no-colours-for-both", white=white, black=black),
                white,
                black,
            )
    if pairing.pab is not None:
        bar = hall.seats[hall.place[pairing.pab]].bye_bar
        if bar:
            yield error("8.2", said("bye-barred", tpn=pairing.pab, why=bar), pairing.pab)


# -- the bye and the pairs ----------------------------------------------------------------------


def _bye(hall: LimHall, legal: list[int], pairing: RoundPairing) -> Iterator[Finding]:
    """8.1, 14.1: nobody who comes first for the bye could have it."""
    if pairing.pab is None:
        return
    stated = hall.place[pairing.pab]
    tree = AlternatingTree(legal, _partners(hall, pairing), stated)
    first_round = hall.field.round_number == 1

    def need(place: int) -> tuple[int, int]:
        seat = hall.seats[place]
        return (seat.rating if first_round else seat.score), -place

    right = min((p for p in places(tree.outer) if not hall.seats[p].bye_bar), key=need)
    if right != stated:
        tpn = hall.seats[right].tpn
        yield error(
            "14.1" if first_round else "8.1",
            said("bye-but-other-first", tpn=pairing.pab, other=tpn),
            pairing.pab,
            tpn,
        )


def _pairs_and_colours(hall: LimHall, legal: list[int], pairing: RoundPairing) -> Iterator[Finding]:
    partner = _partners(hall, pairing)
    bye = hall.place[pairing.pab] if pairing.pab is not None else NOBODY
    pairs = Rounds(hall, legal, partner).all_pairs(bye)
    for due in pairs:
        if partner[due.one] != due.other:
            yield _other_opponent(hall, due, partner)
            break
    sides = {frozenset((due.one, due.other)): due.side for due in pairs}
    for board in pairing.boards:
        seats = [hall.seats[hall.place[tpn]] for tpn in board]
        side = sides.get(frozenset(hall.place[tpn] for tpn in board))
        if side is None:
            continue
        white, article = hall.white_of(seats[0], seats[1], below=side is Side.BELOW)
        if white != board.white:
            yield error(
                article,
                said("other-should-have-white", white=board.white, black=board.black, other=white),
                *board,
            )


def _other_opponent(hall: LimHall, due: Due, partner: list[int]) -> Finding:
    one, other, stated = (hall.seats[p].tpn for p in (due.one, due.other, partner[due.one]))
    return error(
        due.rule,
        said("meets-but-has-to-meet", tpn=one, opponent=stated, other=other),
        one,
        stated,
        other,
    )


def _partners(hall: LimHall, pairing: RoundPairing) -> list[int]:
    partner = [NOBODY] * len(hall.seats)
    for white, black in pairing.boards:
        one, other = hall.place[white], hall.place[black]
        partner[one], partner[other] = other, one
    return partner
