"""The Istanbul text of 2012: B absolutely, E and F.1 to the letter, and what C has to reach.

Proved are: nobody barred meets or has the bye; the colours; the order; in every bracket that no
other pairs among the same players serve more preferences (C.10.e to g); in the first bracket
that no more pairs could be made (C.14). In a lower bracket fewer pairs than possible are noted
only, because C.13 may have joined it before other players moved down into it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import said
from pairing.validator.boards import board_order, floats
from pairing.validator.completeness import completeness
from pairing.validator.position import Position
from pairing.validator.rulebook import Rulebook
from pairing.validator.systems.dutch_2012_brackets import (
    complete_pairing,
    more_pairs,
    more_preferences,
    seated_brackets,
)
from pairing.validator.systems.dutch_2012_seats import Seats
from pairing.validator.verdict import Finding, error, note, of_listing

RULES = Rulebook(
    c1="B.1.a",
    c2="B.1.b",
    c3="B.2",
    colours="E.{}",
    full_bye_bars=True,
    lowest_pab=False,
    brackets=True,
)


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round of the Istanbul text."""
    seats = Seats(Position(field, RULES), options)
    if isinstance(pairing, NoLegalPairing):
        yield from _possible_after_all(seats)
        return
    wrong = list(completeness(seats.position, pairing)) or list(_barred(seats, pairing))
    yield from wrong
    if wrong:
        return
    yield from _colours(seats, pairing)
    yield from of_listing(board_order(seats.position, pairing))
    yield from of_listing(floats(seats.position, pairing))
    yield from _brackets(seats, pairing)


def _possible_after_all(seats: Seats) -> Iterator[Finding]:
    pairs = complete_pairing(seats)
    if pairs is not None:
        shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
        yield error("C.13", said("complete-pairing-exists", pairs=shown))


def _barred(seats: Seats, pairing: RoundPairing) -> Iterator[Finding]:
    contenders = seats.position.contenders
    for white, black in pairing.boards:
        for article, reason in seats.position.obstacles(contenders[white], contenders[black]):
            yield error(
                article, said("pair-barred", white=white, black=black, why=reason), white, black
            )
    if pairing.pab is not None:
        bar = seats.bye_bar(pairing.pab)
        if bar:
            yield error("B.1.b", said("bye-barred", tpn=pairing.pab, why=bar), pairing.pab)


def _colours(seats: Seats, pairing: RoundPairing) -> Iterator[Finding]:
    for white, black in pairing.boards:
        right, rule = seats.white_of(white, black)
        if right != white:
            yield error(
                rule,
                said("black-should-have-white", white=white, black=black),
                white,
                black,
            )


def _brackets(seats: Seats, pairing: RoundPairing) -> Iterator[Finding]:
    for index, bracket in enumerate(seated_brackets(seats, pairing)):
        players = [seats.position.playing[place].tpn for pair in bracket.pairs for place in pair]
        if more_preferences(seats, bracket):
            yield error(
                "C.10.e",
                said("more-preferences-possible"),
                *players,
            )
        if more_pairs(seats, bracket):
            message = said("more-pairs-possible", count=len(bracket.pairs))
            yield (
                error("C.14", message, *players) if index == 0 else note("C.14", message, *players)
            )
