"""One round against the rules."""

from __future__ import annotations

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.criteria import findings
from pairing.validator.rulebook import RULEBOOKS
from pairing.validator.systems import OWN_RULES
from pairing.validator.verdict import Verdict


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
    faults = findings(field, pairing, options, system, ordered=ordered)
    return Verdict(tuple(sorted(faults, key=lambda finding: finding.severity)))


def has_rules(system: str) -> bool:
    """Whether rounds of that system can be validated."""
    return system in RULEBOOKS or system in OWN_RULES
