"""The rules of systems that are not editions of C.04.3, one module a system.

A module has `findings(field, pairing, options)`: what is wrong with a complete round, by means of
its own; nothing here comes from an engine. A system that is not in `OWN_RULES` is not validated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.systems import dutch_1992, dutch_2012, lim_1999, vincze
from pairing.validator.verdict import Finding

Findings = Callable[[Field, RoundPairing | NoLegalPairing, Options], Iterable[Finding]]

OWN_RULES: dict[str, Findings] = {
    "dutch-1992": dutch_1992.findings,
    "dutch-2012": dutch_2012.findings,
    "vincze": vincze.findings,
    "lim-1999": lim_1999.findings,
}
