"""Why a round cannot be paired although 2.6 was exhausted, by the text of 2026."""

from __future__ import annotations

from dataclasses import replace

from pairing.lim.bye import Fitting
from pairing.lim.roster import LimRoster
from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import TOURNAMENT_RULES, TPN, NoLegalPairing
from pairing.sentences import listed, said

_WEAKER_RULES = (
    ("prohibited", TOURNAMENT_RULES, "only-with-those-apart"),
    ("colours", "5.1", "only-beyond-colour-limits"),
)


def why_no_pairing_2026(roster: LimRoster, pulse: Pulse) -> NoLegalPairing:
    """Only to be called when the round cannot be paired.

    Named is the first rule without which it could be: prohibited pairs, the colour limits, the
    bye. Where none of them would do alone it is 2.1: they have met.
    """
    for name, article, sentence in _WEAKER_RULES:
        compatible = roster.bars.allowed(without={name})
        if Fitting(replace(roster, compatible=compatible), pulse).possible:
            return NoLegalPairing(f"blocked-by-{name}", article, said(sentence), _lonely(roster))
    fitting = Fitting(roster, pulse)
    if fitting.odd and fitting.matching.free.bit_count() == 1:
        return _no_bye(roster)
    unpaired = tuple(roster.entrants[place].tpn for place in members(fitting.matching.free))
    sentence = said("incomplete-legal", count=len(unpaired), players=listed(unpaired))
    return NoLegalPairing("no-complete-pairing", "2.1", sentence, unpaired)


def _lonely(roster: LimRoster) -> tuple[TPN, ...]:
    rows = zip(roster.entrants, roster.compatible, strict=True)
    return tuple(entrant.tpn for entrant, near in rows if not near)


def _no_bye(roster: LimRoster) -> NoLegalPairing:
    eligible = tuple(entrant.tpn for entrant in roster.entrants if entrant.may_get_bye)
    if not eligible:
        return NoLegalPairing("no-bye-candidate", "1.1", said("every-pab-had"))
    sentence = said("pab-only-to", players=listed(eligible))
    return NoLegalPairing("no-bye-candidate", "1.1", sentence, eligible)
