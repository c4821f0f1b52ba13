"""One round against the rules."""

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
from pairing.validator.rulebook import RULEBOOKS, rulebook
from pairing.validator.systems import OWN_RULES
from pairing.validator.verdict import Finding, Verdict


def validate(
    field: Field,
    pairing: RoundPairing | NoLegalPairing,
    system: str = "dutch-2026",
    options: Options = Options(),  # noqa: B008 - frozen
    *,
    ordered: bool = True,
) -> Verdict:
    """Everything that is wrong with the pairing of a round, errors first.

    `ordered`: the boards should stand in their order (C.04.2 3.6 in the systems of FIDE), and the
    floats of a system with a text of its own be those it notes. For a `NoLegalPairing` it is
    looked whether there is one after all.
    Raises UnknownRulesError for a system without rules here.
    """
    if system in OWN_RULES:
        every = OWN_RULES[system](field, pairing, options)
        asked_for = (finding for finding in every if ordered or not finding.listing)
        return Verdict(tuple(sorted(asked_for, key=lambda finding: finding.severity)))
    position = Position(field, rulebook(system))
    if isinstance(pairing, NoLegalPairing):
        return Verdict(tuple(no_legal_pairing(position)))
    findings = list(completeness(position, pairing))
    if not findings:
        findings = list(_of_complete(position, pairing, options, ordered=ordered))
    return Verdict(tuple(sorted(findings, key=lambda finding: finding.severity)))


def has_rules(system: str) -> bool:
    """Whether rounds of that system can be validated."""
    return system in RULEBOOKS or system in OWN_RULES


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
