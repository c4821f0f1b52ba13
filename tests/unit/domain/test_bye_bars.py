"""Who may get the bye depends on the system: C.04.1 4, or an older text."""

from __future__ import annotations

import pytest

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.decisions import Accepted
from tournaments.domain.drafts.commands import RecordPairing
from tournaments.domain.drafts.field import pairing_input, seal
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.settings import Settings

from .hall import SERVER, Hall, expect, p


def bye_of_round_2(hall: Hall, number: int) -> str:
    """ "accepted", or the code of the refusal, for a draft that gives that player the bye."""
    request = hall.request(2)
    others = [player for player in hall.state.order if player != p(number)]
    pairs = ((others[0], others[2]), (others[1], others[3]))
    job = pairing_input(hall.state, 2)
    command = RecordPairing(
        round=2,
        request=request,
        base=hall.state.seq,
        pairs=pairs,
        pab=p(number),
        engine="simple",
        engine_version="1",
        input_hash=job.hash,
        seal=seal(job.hash, pairs, p(number)),
    )
    decision = hall.ask(command, by=SERVER)
    if isinstance(decision, Accepted):
        return "accepted"
    return expect(Refused, decision).code


@pytest.mark.parametrize(
    ("system", "answer"),
    [("dutch-2026", "IllegalPairing"), ("dutch-2017", "IllegalPairing"), ("vincze", "accepted")],
)
def test_whoever_won_by_forfeit(system: str, answer: str) -> None:
    """Round 1 is 1-2 and 3-4, no. 5 has the bye; no. 3 wins without play."""
    hall = Hall(Settings(system=system)).with_players(5).started().play(1, "1-0", "+/-")
    assert bye_of_round_2(hall, 3) == answer


@pytest.mark.parametrize(
    ("system", "answer"),
    [("dutch-2026", "IllegalPairing"), ("dutch-2017", "accepted"), ("vincze", "accepted")],
)
def test_whoever_was_given_a_full_point(system: str, answer: str) -> None:
    hall = Hall(Settings(system=system)).with_players(5)
    hall.do(GrantBye(player=p(5), round=1, kind="full"), reason="by order of the federation")
    assert bye_of_round_2(hall.started().play(1, "1-0"), 5) == answer


@pytest.mark.parametrize("system", ["dutch-2026", "dutch-2017", "vincze"])
def test_nobody_gets_it_twice(system: str) -> None:
    hall = Hall(Settings(system=system)).with_players(5).started().play(1, "1-0")
    assert bye_of_round_2(hall, 5) == "IllegalPairing"
