"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.clauses import Reader
from pairing.dubov import DUBOV_2026
from pairing.explain.stories import story_lines
from pairing.model import Field, Options, RoundPairing
from pairing.spoken import english
from pairing.story import RoundStory
from pairing.systems import SYSTEMS

from ..builders import HERE, field, pair
from ..rounds_2026 import round_of_2026
from .test_rules import players

DUBOV = "dubov-2026"
GOLDEN = HERE / "dubov" / "told"
SPARED = field(
    *players("F F", "Z 5b1", "Z 6b1", "Z Z", "F 2w0", "Z 3w0", "Z Z"), rounds=9, away=(5, 6)
)
ROUNDS = {
    "first": field(*players(*[""] * 7), rounds=5),
    "spared": SPARED,
    "several": round_of_2026(25, 8, 10, DUBOV),
    "shifts": round_of_2026(3, 8, 10, DUBOV),
}


def story_of(before: Field, **options: str) -> RoundStory:
    assert DUBOV_2026.tell is not None
    return DUBOV_2026.tell(before, Options(tuple(options.items())))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_is_made(name: str) -> None:
    told = "\n".join(story_lines(story_of(ROUNDS[name]), Reader(None, english))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text()


def test_the_boards_told_are_those_of_the_round() -> None:
    for seed in range(120):
        before = round_of_2026(seed, 3, 12, DUBOV)
        outcome = pair(before, DUBOV)
        if not isinstance(outcome, RoundPairing):
            with pytest.raises(LookupError):
                story_of(before)
            continue
        story = story_of(before)
        assert {each.board for each in story.boards} == set(outcome.boards), seed
        assert bool(story.bye) == (outcome.pab is not None)


def test_it_is_registered() -> None:
    assert SYSTEMS[DUBOV] is DUBOV_2026
    assert (DUBOV_2026.accelerates, DUBOV_2026.encoded_type) == (True, "FIDE_DUBOV")
