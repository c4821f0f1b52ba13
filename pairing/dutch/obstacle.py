"""Why a round cannot be paired (1.9.3)."""

from __future__ import annotations

from pairing.dutch.completion import Completion
from pairing.dutch.roster import Roster
from pairing.matching.bits import members
from pairing.model import TPN, NoLegalPairing


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
            f"No legal opponent is left for {_names(lonely)}.",
            lonely,
        )
    free = completion.lower[0].free
    if completion.odd and free.bit_count() == 1:
        return _no_pab(roster)
    unpaired = tuple(sorted(roster.entrants[place].tpn for place in members(free)))
    return NoLegalPairing(
        "no-complete-pairing",
        roster.edition.articles.incomplete,
        f"However the round is paired, at least {len(unpaired)} players find no legal opponent; "
        f"one of the ways leaves {_names(unpaired)}.",
        unpaired,
    )


def _no_pab(roster: Roster) -> NoLegalPairing:
    eligible = tuple(sorted(entrant.tpn for entrant in roster.entrants if entrant.may_get_pab))
    if not eligible:
        return NoLegalPairing(
            "no-bye-candidate",
            roster.edition.articles.pab,
            "The number of players is odd, but each of them has had the pairing-allocated bye or "
            "an unplayed round worth a win.",
        )
    return NoLegalPairing(
        "no-bye-candidate",
        roster.edition.articles.pab,
        f"The pairing-allocated bye may only go to {_names(eligible)}, and then the others "
        "cannot be paired.",
        eligible,
    )


def _names(players: tuple[TPN, ...]) -> str:
    shown = [f"no. {tpn}" for tpn in players[:10]]
    if len(players) > 10:
        shown.append(f"{len(players) - 10} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"
