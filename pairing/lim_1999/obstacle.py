"""Why a round cannot be paired although 9.6 was exhausted: the rule that stands in the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pairing.lim_1999.bye import Fitting
from pairing.lim_1999.roster import Roster
from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import TPN, NoLegalPairing

SHOWN = 10
"""So many players are named in a message."""
EXHAUSTED = "9.6 is exhausted: even with every pairing cancelled"

_WEAKER_RULES = (
    ("federation", "22", "rule 22 keeps players of one federation apart"),
    ("prohibited", "tournament rules", "the tournament rules keep some players apart"),
    ("colours", "12.1", "rule 12.1 allows some pairs no colours"),
)


def why_no_pairing(roster: Roster, pulse: Pulse) -> NoLegalPairing:
    """Only to be called when the round cannot be paired.

    Named is the first rule without which it could be: 22, prohibited pairs, the colour limits,
    the bye of 8.2. Where none of them would do alone it is rule 2, with what stands beside it.
    """
    for name, article, reason in _WEAKER_RULES:
        if _possible_without(roster, (name,), pulse):
            lonely = _without_opponent(roster)
            who = f" No opponent is left for {_names(lonely)}." if lonely else ""
            return NoLegalPairing(
                f"blocked-by-{name}",
                article,
                f"{EXHAUSTED} the round cannot be paired, because {reason}.{who}",
                lonely,
            )
    fitting = Fitting(roster, pulse)
    if fitting.odd and fitting.matching.free.bit_count() == 1:
        return _no_bye(roster)
    return _all_have_met(roster, fitting, pulse)


def _possible_without(roster: Roster, names: Iterable[str], pulse: Pulse) -> bool:
    compatible = roster.bars.allowed(without=frozenset(names))
    return Fitting(replace(roster, compatible=compatible), pulse).possible


def _without_opponent(roster: Roster) -> tuple[TPN, ...]:
    return tuple(
        entrant.tpn
        for entrant, near in zip(roster.entrants, roster.compatible, strict=True)
        if not near
    )


def _no_bye(roster: Roster) -> NoLegalPairing:
    eligible = tuple(entrant.tpn for entrant in roster.entrants if entrant.may_get_bye)
    reason = (
        f"the bye may only go to {_names(eligible)}, and then the others cannot be paired"
        if eligible
        else "everybody has had the bye or won by a walkover"
    )
    return NoLegalPairing(
        "no-bye-candidate",
        "8.2",
        f"The number of players is odd and rule 8.2 stands in the way: {reason}.",
        eligible,
    )


def _all_have_met(roster: Roster, fitting: Fitting, pulse: Pulse) -> NoLegalPairing:
    unpaired = tuple(roster.entrants[place].tpn for place in members(fitting.matching.free))
    beside = {name: reason for name, _article, reason in _WEAKER_RULES if _bars(roster, name)}
    reasons = ["all others have been met (rule 2)"]
    if _possible_without(roster, beside, pulse):
        reasons += beside.values()
    return NoLegalPairing(
        "no-complete-pairing",
        "2",
        f"{EXHAUSTED} at least {len(unpaired)} players are left over, "
        f"because {', '.join(reasons)}; one of the ways leaves {_names(unpaired)}.",
        unpaired,
    )


def _bars(roster: Roster, name: str) -> bool:
    return any(getattr(roster.bars, name))


def _names(players: tuple[TPN, ...]) -> str:
    shown = [f"no. {tpn}" for tpn in players[:SHOWN]]
    if len(players) > SHOWN:
        shown.append(f"{len(players) - SHOWN} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"
