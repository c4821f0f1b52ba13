"""Why a round cannot be paired (1.9.3)."""

from __future__ import annotations

from pairing.dutch.completion import Completion
from pairing.dutch.roster import Roster
from pairing.matching.bits import members
from pairing.model import NoLegalPairing
from pairing.sentences import listed, said


def why_no_pairing(roster: Roster, completion: Completion) -> NoLegalPairing:
    """Name the obstacle; only to be called when no complete round-pairing exists."""
    lonely = tuple(
        sorted(
            entrant.tpn
            for place, entrant in enumerate(roster.entrants)
            if not roster.allowed[place] and not (completion.odd and entrant.may_get_pab)
        )
    )
    if lonely:
        return NoLegalPairing(
            "no-opponent-left",
            roster.edition.articles.absolute,
            said("nobody-legal-left", players=listed(lonely)),
            lonely,
        )
    free = completion.lower[0].free
    if completion.odd and free.bit_count() == 1:
        return _no_pab(roster)
    unpaired = tuple(sorted(roster.entrants[place].tpn for place in members(free)))
    return NoLegalPairing(
        "no-complete-pairing",
        roster.edition.articles.incomplete,
        said("incomplete-legal", count=len(unpaired), players=listed(unpaired)),
        unpaired,
    )


def _no_pab(roster: Roster) -> NoLegalPairing:
    eligible = tuple(sorted(entrant.tpn for entrant in roster.entrants if entrant.may_get_pab))
    if not eligible:
        return NoLegalPairing(
            "no-bye-candidate",
            roster.edition.articles.pab,
            said("every-pab-had"),
        )
    return NoLegalPairing(
        "no-bye-candidate",
        roster.edition.articles.pab,
        said("pab-only-to", players=listed(eligible)),
        eligible,
    )
