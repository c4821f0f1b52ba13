"""A whole round: is there a legal one at all, who meets whom, who has which colour."""

from __future__ import annotations

from pairing.boards import in_board_order
from pairing.dutch_1992.bracket import Candidate1992
from pairing.dutch_1992.cards import Roster1992, roster_of
from pairing.dutch_1992.colours import seat
from pairing.dutch_1992.obstacle import obstacle
from pairing.dutch_1992.walk import Walk
from pairing.matching.pulse import Pulse
from pairing.model import Field, NoLegalPairing, Options, Progress, RoundPairing


def pair(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round by the rules of 1992 under the options of `READINGS`."""
    roster = roster_of(field, options)
    walk = Walk(roster, Pulse(lambda: progress(_settled(walk), len(roster))))
    progress(0, len(roster))
    if (in_the_way := obstacle(roster)) is not None:
        return in_the_way
    walk.run()
    progress(len(roster), len(roster))
    return round_of(roster, [paired.candidate for paired in walk.done])


def round_of(roster: Roster1992, candidates: list[Candidate1992]) -> RoundPairing:
    """The pairs of all brackets as boards in the order F1, and who gets the bye."""
    pairs = [pair for candidate in candidates for pair in candidate.pairs]
    scores = {card.tpn: card.score for card in roster.cards}
    uneven = [
        sorted(pair) for pair in pairs if roster.cards[pair[0]].score != roster.cards[pair[1]].score
    ]
    byes = candidates[-1].part.left_over if candidates else ()
    return RoundPairing(
        boards=in_board_order((seat(roster, pair).board for pair in pairs), scores),
        pab=roster.tpn(byes[0]) if byes else None,
        downfloaters=frozenset(map(roster.tpn, (*(high for high, _low in uneven), *byes))),
        upfloaters=frozenset(roster.tpn(low) for _high, low in uneven),
    )


def _settled(walk: Walk) -> int:
    return sum(2 * len(paired.candidate.pairs) for paired in walk.done)
