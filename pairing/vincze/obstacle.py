"""Why no permissible pairing exists, so that the tournament ends (V18)."""

from __future__ import annotations

from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import NoLegalPairing
from pairing.sentences import listed, said
from pairing.vincze.roster import VinczeRoster
from pairing.vincze.search import largest_matching, odd_players


def why_no_pairing(roster: VinczeRoster, pulse: Pulse) -> NoLegalPairing:
    """Name the obstacle; only to be called when there is no permissible pairing."""
    if any(roster.apart) and _possible(roster, pulse):
        return NoLegalPairing(
            "prohibited-pairs",
            "V18",
            said("only-with-those-apart"),
        )
    return _lonely(roster) or _incomplete(roster, pulse)


def _possible(roster: VinczeRoster, pulse: Pulse) -> bool:
    """Whether there is a pairing without the prohibitions of the tournament."""
    matching = largest_matching(roster.allowed(ban=False, prohibitions=False), pulse)
    return bool(odd_players(roster, matching)) if len(roster) % 2 else matching.perfect


def _lonely(roster: VinczeRoster) -> NoLegalPairing | None:
    odd = len(roster) % 2 == 1
    lonely = tuple(
        sorted(
            each.tpn
            for each, allowed in zip(roster.entrants, roster.allowed(ban=False), strict=True)
            if not allowed and not (odd and each.may_be_odd)
        )
    )
    if not lonely:
        return None
    return NoLegalPairing(
        "no-opponent-left",
        "V6",
        said("nobody-left-to-meet-once", players=listed(lonely)),
        lonely,
    )


def _incomplete(roster: VinczeRoster, pulse: Pulse) -> NoLegalPairing:
    matching = largest_matching(roster.allowed(ban=False), pulse)
    unpaired = matching.free
    if len(roster) % 2 and unpaired.bit_count() == 1:
        return _no_odd_player(roster)
    tpns = tuple(sorted(roster.entrants[place].tpn for place in members(unpaired)))
    return NoLegalPairing(
        "no-complete-pairing",
        "V6",
        said("incomplete-meeting-once", count=len(tpns)),
        tpns,
    )


def _no_odd_player(roster: VinczeRoster) -> NoLegalPairing:
    tpns = tuple(sorted(each.tpn for each in roster.entrants if each.may_be_odd))
    if not tpns:
        return NoLegalPairing(
            "no-bye-candidate",
            "V8",
            said("every-odd-had"),
        )
    return NoLegalPairing(
        "no-bye-candidate",
        "V17",
        said("odd-only", players=listed(tpns)),
        tpns,
    )
