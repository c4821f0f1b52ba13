"""Who pairs by hand, by what the console shows: rightly, too late, or over somebody else."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.unit.domain.by_hand import begin, discard, end, swap
from tournaments.domain.command import Command
from tournaments.domain.manual.rules import distance, over_the_limit
from tournaments.domain.manual.state import ManualPhase
from tournaments.domain.rounds.state import Round
from tournaments.domain.tournament.state import Tournament

from .staff import Person

OFFICE: Final = frozenset({"chief", "deputy", "pairing-officer"})


def next_move(random: Random, view: Tournament, person: Person) -> Command | None:
    """None: there is nothing to pair by hand, or something else to do."""
    round_ = view.round(view.next_round)
    if person.role not in OFFICE or round_.status != "draft" or random.random() < 0.1:
        return None
    if round_.manual is None:
        begins = round_.by_hand is None and not view.input_changes and random.random() < 0.6
        return begin(round_) if begins else None
    if round_.manual.by != person.user:
        return discard(round_) if random.random() < 0.03 else None
    return _own(random, view, round_, round_.manual)


def _own(random: Random, view: Tournament, round_: Round, phase: ManualPhase) -> Command:
    """A move or two, until it is ended, or cannot be any more."""
    if view.input_changes or random.random() < 0.03:
        return discard(round_)
    made = distance(round_, phase.pairs, phase.pab).made
    if made and random.random() < 0.6:
        return end(round_, *over_the_limit(view, round_.number, made))
    return swap(round_, *(random.choice(phase.pairs)[random.randrange(2)] for _ in range(2)))
