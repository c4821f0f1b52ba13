"""The Team-Swiss of 2026: the one round that Article 3 leads to, proved bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator.systems.double_swiss import findings_with_upfloaters
from pairing.validator.systems.team_swiss_bracket import TeamBracketCheck
from pairing.validator.systems.team_swiss_hall import TeamHall
from pairing.validator.verdict import Finding


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round of matches; of pairs only the first."""
    return findings_with_upfloaters(TeamHall(field, options), pairing, TeamBracketCheck)
