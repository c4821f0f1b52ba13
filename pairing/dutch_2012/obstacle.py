"""Why a round cannot be paired: C.13 would join all brackets in vain."""

from __future__ import annotations

from pairing.dutch_2012.roster import Roster2012
from pairing.matching.bits import members
from pairing.matching.cardinality import Matching
from pairing.model import NoLegalPairing
from pairing.sentences import listed, said


def obstacle(roster: Roster2012) -> NoLegalPairing | None:
    """Name the rule that stands in the way; None if a complete pairing exists."""
    matching = _largest(roster)
    if matching.perfect:
        return None
    return _lonely(roster) or _no_bye(roster) or _incomplete(roster, matching)


def _largest(roster: Roster2012) -> Matching:
    """As many joined as possible; with an odd number the bye is one more player."""
    near = [*roster.allowed, 0]
    if len(roster) % 2:
        near[roster.bye] = roster.bye_candidates
        for place in members(roster.bye_candidates):
            near[place] |= 1 << roster.bye
    matching = Matching(near)
    matching.fill(range(len(roster) + len(roster) % 2))
    return matching


def _lonely(roster: Roster2012) -> NoLegalPairing | None:
    odd = len(roster) % 2 == 1
    lonely = tuple(
        sorted(
            each.tpn
            for each, allowed in zip(roster.entrants, roster.allowed, strict=True)
            if not allowed and not (odd and each.may_get_bye)
        )
    )
    if not lonely:
        return None
    return NoLegalPairing(
        "no-opponent-left",
        "B.1.a, B.2",
        said("nobody-possible-left", players=listed(lonely)),
        lonely,
    )


def _no_bye(roster: Roster2012) -> NoLegalPairing | None:
    if len(roster) % 2 == 0:
        return None
    matching = Matching(roster.allowed)
    matching.fill(range(len(roster)))
    if matching.free.bit_count() != 1:
        return None
    tpns = tuple(sorted(each.tpn for each in roster.entrants if each.may_get_bye))
    if not tpns:
        return NoLegalPairing(
            "no-bye-candidate",
            "B.1.b",
            said("every-bye-had-2012"),
        )
    return NoLegalPairing(
        "no-bye-candidate",
        "B.1.b",
        said("bye-only-to", players=listed(tpns)),
        tpns,
    )


def _incomplete(roster: Roster2012, matching: Matching) -> NoLegalPairing:
    unpaired = tuple(
        sorted(
            roster.entrants[place].tpn for place in members(matching.free) if place < len(roster)
        )
    )
    return NoLegalPairing(
        "no-complete-pairing",
        "B.1.a, B.2",
        said("incomplete", count=len(unpaired), players=listed(unpaired)),
        unpaired,
    )
