"""The round told step by step."""

from __future__ import annotations

import pytest

from pairing.burstein import BURSTEIN_2026
from pairing.clauses import Reader
from pairing.explain.stories import story_lines
from pairing.model import Field, Options, RoundPairing
from pairing.spoken import english
from pairing.story import RoundStory
from pairing.systems import SYSTEMS

from ..builders import HERE, field, pair
from ..rounds_2026 import round_of_2026
from .test_literal import field as after_seeding
from .test_rules import players

BURSTEIN = "burstein-2026"
GOLDEN = HERE / "burstein" / "told"
ROUNDS = {
    "seeding": field(*players(*[""] * 5), rounds=5),
    "after-seeding": round_of_2026(2, 8, 10, BURSTEIN),
    "floaters": after_seeding(23),
}


def story_of(before: Field, **options: str) -> RoundStory:
    assert BURSTEIN_2026.tell is not None
    return BURSTEIN_2026.tell(before, Options(tuple(options.items())))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_is_made(name: str) -> None:
    told = "\n".join(story_lines(story_of(ROUNDS[name]), Reader(None, english))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text()


def test_the_boards_told_are_those_of_the_round() -> None:
    for seed in range(120):
        before = round_of_2026(seed, 3, 12, BURSTEIN)
        outcome = pair(before, BURSTEIN)
        if not isinstance(outcome, RoundPairing):
            with pytest.raises(LookupError):
                story_of(before)
            continue
        story = story_of(before)
        assert {each.board for each in story.boards} == set(outcome.boards), seed
        assert bool(story.bye) == (outcome.pab is not None)


def test_it_is_registered() -> None:
    assert SYSTEMS[BURSTEIN] is BURSTEIN_2026
    assert (BURSTEIN_2026.accelerates, BURSTEIN_2026.encoded_type) == (True, "FIDE_BURSTEIN")
