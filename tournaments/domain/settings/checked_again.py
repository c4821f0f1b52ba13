"""The round that was paired last, checked again where the number of rounds becomes another.

What is the last round pairs by other rules (C.04.3 1.8), and acceleration is counted from the
number of rounds (C.04.7 1.4): a round may have been paired as something that it no longer is.
"""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from pairing.model import NoLegalPairing, no_progress
from pairing.systems import SYSTEMS

from ..drafts.field import pairing_input, players_of, tpns
from ..standings.record import paired_in
from ..tournament.state import Tournament


def boards_otherwise(state: Tournament, number: int, rounds: int) -> int:
    """How many boards of the published round `number` would be others in a tournament of `rounds`
    rounds; the bye is one of them. Takes as long as a pairing."""
    as_one_of = _with_rounds(state, number, rounds)
    job = pairing_input(as_one_of, number)
    system = SYSTEMS.get(job.system)
    round_ = state.rounds[number]
    if system is None:
        return 0
    seated = paired_in(round_)
    away = {tpn for player, tpn in tpns(as_one_of).items() if player not in seated}
    answer = system.pair(
        dataclasses.replace(job.field, away=frozenset(away)), job.options, no_progress
    )
    if isinstance(answer, NoLegalPairing):
        return len(round_.boards)
    pairs, pab = players_of(as_one_of, answer)
    published = {(board.white, board.black) for board in round_.boards}
    return len({*pairs} - published) + (pab != round_.pab)


def _with_rounds(state: Tournament, number: int, rounds: int) -> Tournament:
    """As if all rounds had been of so many, with the numbers of that round."""
    held = tuple(
        replace(each, regulations=replace(each.regulations, rounds=rounds))
        for each in state.regulations
    )
    return replace(
        state,
        settings=replace(state.settings, rounds=rounds),
        regulations=held,
        order=state.rounds[number].order or state.order,
    )
