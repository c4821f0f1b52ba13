"""The rules of systems that are not editions of C.04.3, one module a system.

A module has `findings(field, pairing, options)`: what is wrong with a complete round, by means of
its own; nothing here comes from an engine. A system that is not in `OWN_RULES` is not validated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.systems import (
    burstein,
    double_swiss,
    dubov,
    dutch_1992,
    dutch_2012,
    lim,
    lim_2026,
    round_robin,
    scheveningen,
    team_swiss,
    vincze,
)
from pairing.validator.verdict import Finding

Findings = Callable[[Field, RoundPairing | NoLegalPairing, Options], Iterable[Finding]]

OWN_RULES: dict[str, Findings] = {
    "dubov-2026": dubov.findings,
    "burstein-2026": burstein.findings,
    "lim-2026": lim_2026.findings,
    "double-swiss-2026": double_swiss.findings,
    "team-swiss-2026": team_swiss.findings,
    "dutch-1992": dutch_1992.findings,
    "dutch-2012": dutch_2012.findings,
    "vincze": vincze.findings,
    "lim-1999": lim.findings_of_1999,
    "round-robin": round_robin.findings,
    "double-round-robin": round_robin.findings_double,
    "scheveningen": scheveningen.findings,
    "double-scheveningen": scheveningen.findings_double,
}
