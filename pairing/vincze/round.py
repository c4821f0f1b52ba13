"""A round by the rules of VinczeSwiss: the odd player, the pairs, then the colours."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.boards import in_board_order
from pairing.matching.pulse import Pulse
from pairing.model import Board, Field, NoLegalPairing, Options, Progress, RoundPairing
from pairing.vincze.colours import allocate, board
from pairing.vincze.obstacle import why_no_pairing
from pairing.vincze.roster import VinczeEntrant, VinczeRoster, roster_of
from pairing.vincze.search import choices, start

Pair = tuple[VinczeEntrant, VinczeEntrant]


def pair_round(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The first complete pairing in the order of V13. Raises OptionError."""
    roster = roster_of(field, options)
    pairs: list[Pair] = []

    def beat() -> None:
        progress(2 * len(pairs), len(roster))

    beat()
    pulse = Pulse(beat)
    begun = start(roster, pulse)
    if begun is None:
        return why_no_pairing(roster, pulse)
    odd = None if begun.odd is None else roster.entrants[begun.odd]
    for choice in choices(roster, begun, pulse):
        first = roster.entrants[choice.first]
        if choice.sought.opponent == len(roster):
            odd = first
        else:
            pairs.append((first, roster.entrants[choice.sought.opponent]))
    progress(len(roster), len(roster))
    boards = (_board(roster, pair, ban=begun.ban) for pair in pairs)
    return _round_pairing(roster, boards, pairs, odd)


def _board(roster: VinczeRoster, pair: Pair, *, ban: bool) -> Board:
    return board(*pair, allocate(*pair, roster.initial_colour, roster.chosen, ban=ban))


def _round_pairing(
    roster: VinczeRoster, boards: Iterable[Board], pairs: list[Pair], odd: VinczeEntrant | None
) -> RoundPairing:
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    uneven = [(first, other) for first, other in pairs if first.score != other.score]
    down = {first.tpn for first, _other in uneven} | ({odd.tpn} if odd else set())
    return RoundPairing(
        boards=in_board_order(boards, scores),
        pab=odd.tpn if odd else None,
        downfloaters=frozenset(down),
        upfloaters=frozenset(other.tpn for _first, other in uneven),
    )
