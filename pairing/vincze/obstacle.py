"""Why no permissible pairing exists, so that the tournament ends (V18)."""

from __future__ import annotations

from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import TPN, NoLegalPairing
from pairing.vincze.roster import Roster
from pairing.vincze.search import largest_matching, odd_players

ENDS = "so the tournament ends here (V18)."


def why_no_pairing(roster: Roster, pulse: Pulse) -> NoLegalPairing:
    """Name the obstacle; only to be called when there is no permissible pairing."""
    if any(roster.apart) and _possible(roster, pulse):
        return NoLegalPairing(
            "prohibited-pairs",
            "V18",
            "A pairing exists only with players who are kept apart by order of the tournament.",
        )
    return _lonely(roster) or _incomplete(roster, pulse)


def _possible(roster: Roster, pulse: Pulse) -> bool:
    """Whether there is a pairing without the prohibitions of the tournament."""
    matching = largest_matching(roster.allowed(ban=False, prohibitions=False), pulse)
    return bool(odd_players(roster, matching)) if len(roster) % 2 else matching.perfect


def _lonely(roster: Roster) -> NoLegalPairing | None:
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
        f"Nobody is left whom {_names(lonely)} may meet: two players meet only once (V6), {ENDS}",
        lonely,
    )


def _incomplete(roster: Roster, pulse: Pulse) -> NoLegalPairing:
    matching = largest_matching(roster.allowed(ban=False), pulse)
    unpaired = matching.free
    if len(roster) % 2 and unpaired.bit_count() == 1:
        return _no_odd_player(roster)
    tpns = tuple(sorted(roster.entrants[place].tpn for place in members(unpaired)))
    return NoLegalPairing(
        "no-complete-pairing",
        "V6",
        "Two players meet only once (V6), and however the round is paired, at least"
        f" {len(tpns)} find no opponent, {ENDS}",
        tpns,
    )


def _no_odd_player(roster: Roster) -> NoLegalPairing:
    tpns = tuple(sorted(each.tpn for each in roster.entrants if each.may_be_odd))
    if not tpns:
        return NoLegalPairing(
            "no-bye-candidate",
            "V8",
            "The number of players is odd, and each has had the point of the odd player"
            f" (V8), {ENDS}",
        )
    return NoLegalPairing(
        "no-bye-candidate",
        "V17",
        f"The odd player may only be {_names(tpns)} (V8), and then the others cannot be paired"
        f" (V17), {ENDS}",
        tpns,
    )


def _names(players: tuple[TPN, ...]) -> str:
    shown = [f"no. {tpn}" for tpn in players[:10]]
    if len(players) > 10:
        shown.append(f"{len(players) - 10} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"
