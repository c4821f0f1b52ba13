"""A round by an edition of the FIDE (Dutch) System, everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.absolute import absolute_criteria, no_legal_pairing
from pairing.validator.boards import board_order, colours, floats
from pairing.validator.brackets import quality
from pairing.validator.bye import bye_level
from pairing.validator.colours import numbers_of_the_arrived, plain_numbers
from pairing.validator.completeness import completeness
from pairing.validator.position import Position
from pairing.validator.rulebook import rulebook
from pairing.validator.verdict import Finding


def findings(
    field: Field,
    pairing: RoundPairing | NoLegalPairing,
    options: Options,
    system: str,
    *,
    ordered: bool = True,
) -> Iterator[Finding]:
    """`ordered`: the boards should stand in their order. Raises UnknownRulesError."""
    position = Position(field, rulebook(system))
    if isinstance(pairing, NoLegalPairing):
        yield from no_legal_pairing(position)
        return
    incomplete = list(completeness(position, pairing))
    yield from incomplete
    if not incomplete:
        yield from _of_complete(position, pairing, options, ordered=ordered)


def _of_complete(
    position: Position, pairing: RoundPairing, options: Options, *, ordered: bool
) -> Iterator[Finding]:
    """What can be said once everybody is paired exactly once."""
    by_arrival = options.get("parity", "arrived") == "arrived"
    number = (numbers_of_the_arrived if by_arrival else plain_numbers)(position.field)
    absolute = list(absolute_criteria(position, pairing))
    yield from absolute
    if not absolute:
        level = []
        if pairing.pab is not None and position.rules.lowest_pab:
            level = list(bye_level(position, pairing, pairing.pab))
            yield from level
        if not level and position.rules.brackets:
            yield from quality(position, pairing, number)
    yield from colours(position, pairing, number)
    yield from floats(position, pairing)
    if ordered:
        yield from board_order(position, pairing)
