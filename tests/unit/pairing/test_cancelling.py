"""A round that takes long can be watched and cancelled, in the exact solution too."""

from __future__ import annotations

import pytest

from pairing.dutch.best import Solve, by_weights, on_face, solved
from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.roster import roster_of
from pairing.matching.pulse import STEPS, Pulse
from pairing.model import Options
from pairing.systems import system

from .builders import DUTCH, field, player
from .random_fields import random_field


class CancelledError(Exception):
    pass


def test_work_beats_each_time_enough_is_done() -> None:
    beats: list[int] = []
    pulse = Pulse(lambda: beats.append(1))
    for _ in range(10):
        pulse.work(STEPS // 4)
    assert len(beats) == 2
    Pulse().work(10 * STEPS)


@pytest.mark.parametrize(("solve", "players"), [(on_face, 700), (by_weights, 120)])
def test_the_exact_solution_beats_and_can_be_cancelled(solve: Solve, players: int) -> None:
    numbers = range(1, players + 1)
    roster = roster_of(field(*(player(number) for number in numbers)), Options())
    beats: list[int] = []
    watched = Completion(roster, Pulse(lambda: beats.append(1)))
    solved(Bracket(roster, 0, ()), watched, solve)
    assert len(beats) > 3

    def cancel() -> None:
        raise CancelledError

    completion = Completion(roster, Pulse(cancel))
    with pytest.raises(CancelledError):
        solved(Bracket(roster, 0, ()), completion, solve)


def test_a_round_reports_what_is_settled() -> None:
    seen: list[tuple[int, int]] = []
    before = random_field(11, 80, 80)
    system(DUTCH).pair(before, Options(), lambda done, total: seen.append((done, total)))
    playing = len(before.participants) - len(before.away)
    assert seen[0] == (0, playing)
    assert seen[-1] == (playing, playing)
    assert seen == sorted(seen)


def test_a_round_can_be_cancelled_between_brackets() -> None:
    def cancel(done: int, _total: int) -> None:
        if done:
            raise CancelledError

    with pytest.raises(CancelledError):
        system(DUTCH).pair(random_field(11, 80, 80), Options(), cancel)
