"""A round-pairing, bracket by bracket from the top (1.9)."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.boards import in_board_order
from pairing.colours import allocate
from pairing.dutch.best import best_candidate, completing_candidate
from pairing.dutch.bracket import Bracket, Candidate, Pair
from pairing.dutch.completion import Completion
from pairing.dutch.editions import Edition
from pairing.dutch.obstacle import why_no_pairing
from pairing.dutch.perfect import perfect_candidate
from pairing.dutch.roster import Roster, roster_of
from pairing.matching.pulse import Pulse
from pairing.model import (
    Board,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    PairRound,
    Progress,
    RoundPairing,
)


def pairing_by(edition: Edition) -> PairRound:
    """The function that pairs a round by an edition of C.04.3.

    Options: "parity" (5.2.5) is "arrived" or "tpn".
    """

    def pair_round(
        field: Field, options: Options, progress: Progress
    ) -> RoundPairing | NoLegalPairing:
        roster = roster_of(field, options, edition)
        pairs: list[Pair] = []
        left_over: tuple[int, ...] = ()

        def beat() -> None:
            progress(2 * len(pairs), len(roster))

        beat()
        completion = Completion(roster, Pulse(beat))
        if not completion.possible:
            return why_no_pairing(roster, completion)
        for _bracket, candidate in brackets_paired(roster, completion):
            pairs += candidate.pairs
            left_over = candidate.downfloaters
            beat()
        progress(len(roster), len(roster))
        return _round_pairing(roster, pairs, left_over)

    return pair_round


def brackets_paired(roster: Roster, completion: Completion) -> Iterator[tuple[Bracket, Candidate]]:
    """Each bracket from the top with its pairing; the last one leaves over who gets the PAB."""
    mdps: tuple[int, ...] = ()
    for group in range(len(roster.groups)):
        bracket = Bracket(roster, group, mdps)
        candidate = perfect_candidate(bracket, completion) or best_candidate(bracket, completion)
        if not _leaves_a_pairing(bracket, candidate, completion):
            candidate = completing_candidate(bracket, completion)
            yield bracket, candidate
            collapsed = Bracket(roster, group + 1, candidate.downfloaters, collapsed=True)
            yield collapsed, best_candidate(collapsed, completion)
            return
        yield bracket, candidate
        mdps = candidate.downfloaters


def _leaves_a_pairing(bracket: Bracket, candidate: Candidate, completion: Completion) -> bool:
    """A.9 of 2017; where C4 holds for every bracket there is nothing left to check."""
    if bracket.roster.edition.completes_every_bracket or bracket.is_last:
        return True
    return completion.leaves_a_pairing(candidate.downfloaters, bracket.group + 1)


def _round_pairing(roster: Roster, pairs: list[Pair], left_over: tuple[int, ...]) -> RoundPairing:
    entrants = roster.entrants
    scores = {entrant.tpn: entrant.score for entrant in entrants}
    boards = in_board_order((_board(roster, pair) for pair in pairs), scores)
    uneven = [
        (entrants[high], entrants[low])
        for high, low in pairs
        if entrants[high].score != entrants[low].score
    ]
    pab = entrants[left_over[0]].tpn if left_over else None
    floating_down = {higher.tpn for higher, _lower in uneven} | ({pab} if pab else set())
    return RoundPairing(
        boards=boards,
        pab=pab,
        downfloaters=frozenset(floating_down),
        upfloaters=frozenset(lower.tpn for _higher, lower in uneven),
    )


def _board(roster: Roster, pair: Pair) -> Board:
    one, other = (roster.entrants[place] for place in pair)
    colour, _rule = allocate(one.seeker, other.seeker, roster.initial_colour)
    return Board(one.tpn, other.tpn) if colour is Colour.WHITE else Board(other.tpn, one.tpn)
