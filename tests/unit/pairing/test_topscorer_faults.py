"""C10 and C11 are kept by sets of players, not pair by pair, and yet exactly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.dutch import bounds
from pairing.dutch.bounds import pair_rules
from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.criteria import colour_faults
from pairing.dutch.roster import Roster, roster_of
from pairing.dutch.round import brackets_paired
from pairing.model import Field, Options
from tests.bench import halls

from .random_fields import random_field


def last_round(field: Field) -> Field:
    return replace(field, rounds_total=field.round_number)


def faults(roster: Roster, one: int, other: int) -> int:
    found = colour_faults(roster, one, other)
    return found.c10 + found.c11


def test_no_pair_with_a_fault_is_allowed_and_no_other_is_barred() -> None:
    kept = barred = 0
    for seed in range(400):
        roster = roster_of(last_round(random_field(seed, 4, 40)), Options())
        completion = Completion(roster)
        if not completion.possible:
            continue
        for bracket, _ in brackets_paired(roster, completion):
            near = {player: bracket.partners(player) for player in bracket.players}
            bounds._bar_topscorer_faults(bracket, near)
            for one in bracket.players:
                for other in bracket.players:
                    if not bracket.partners(one) >> other & 1:
                        continue
                    assert (faults(roster, one, other) == 0) == bool(near[one] >> other & 1), seed
                    kept += near[one] >> other & 1
                    barred += not near[one] >> other & 1
    assert kept > 10_000
    assert barred > 200


def test_pairs_are_not_judged_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counting(roster: Roster, one: int, other: int) -> object:
        asked.append((one, other))
        return colour_faults(roster, one, other)

    monkeypatch.setattr(bounds, "colour_faults", counting)
    roster = roster_of(last_round(halls.before(600, 7)), Options())
    topscorers = sum(entrant.topscorer for entrant in roster.entrants)
    assert topscorers > 150
    for group in range(len(roster.groups)):
        pair_rules(Bracket(roster, group, ()), None, unplayed_counts=False)
    assert len(asked) < topscorers
