"""Why a round cannot be paired although 9.6 was exhausted, by the rules of 1999."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pairing.lim.bye import Fitting
from pairing.lim.roster import LimRoster
from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import TOURNAMENT_RULES, TPN, NoLegalPairing
from pairing.sentences import listed, said

_WEAKER_RULES = (
    ("federation", "22", "federations-apart"),
    ("prohibited", TOURNAMENT_RULES, "some-apart"),
    ("colours", "12.1", "no-colours-for-some"),
)


def why_no_pairing(roster: LimRoster, pulse: Pulse) -> NoLegalPairing:
    """Only to be called when the round cannot be paired.

    Named is the first rule without which it could be: 22, prohibited pairs, the colour limits,
    the bye of 8.2. Where none of them would do alone it is rule 2, with what stands beside it.
    """
    for name, article, reason in _WEAKER_RULES:
        if _possible_without(roster, (name,), pulse):
            lonely = _without_opponent(roster)
            blocked = said("blocked", why=said(reason))
            if lonely:
                blocked = said("blocked-for", why=said(reason), players=listed(lonely))
            return NoLegalPairing(f"blocked-by-{name}", article, blocked, lonely)
    fitting = Fitting(roster, pulse)
    if fitting.odd and fitting.matching.free.bit_count() == 1:
        return _no_bye(roster)
    return _all_have_met(roster, fitting, pulse)


def _possible_without(roster: LimRoster, names: Iterable[str], pulse: Pulse) -> bool:
    compatible = roster.bars.allowed(without=frozenset(names))
    return Fitting(replace(roster, compatible=compatible), pulse).possible


def _without_opponent(roster: LimRoster) -> tuple[TPN, ...]:
    return tuple(
        entrant.tpn
        for entrant, near in zip(roster.entrants, roster.compatible, strict=True)
        if not near
    )


def _no_bye(roster: LimRoster) -> NoLegalPairing:
    eligible = tuple(entrant.tpn for entrant in roster.entrants if entrant.may_get_bye)
    reason = (
        said("bye-only-then-others-not", players=listed(eligible))
        if eligible
        else said("everybody-had-bye-or-walkover")
    )
    return NoLegalPairing(
        "no-bye-candidate",
        "8.2",
        said("no-bye-by-8-2", why=reason),
        eligible,
    )


def _all_have_met(roster: LimRoster, fitting: Fitting, pulse: Pulse) -> NoLegalPairing:
    unpaired = tuple(roster.entrants[place].tpn for place in members(fitting.matching.free))
    beside = {name: reason for name, _article, reason in _WEAKER_RULES if _bars(roster, name)}
    reasons = ["all-met"]
    if _possible_without(roster, beside, pulse):
        reasons += beside.values()
    return NoLegalPairing(
        "no-complete-pairing",
        "2",
        said(
            "left-over",
            count=len(unpaired),
            why=", ".join(reasons),
            players=listed(unpaired),
        ),
        unpaired,
    )


def _bars(roster: LimRoster, name: str) -> bool:
    return any(getattr(roster.bars, name))
