"""The round told step by step, with the numbers of 2026."""

from __future__ import annotations

import pytest

from pairing.clauses import Reader
from pairing.explain.stories import story_lines
from pairing.lim import LIM_2026
from pairing.model import TOURNAMENT_RULES, Field, Options, RoundPairing
from pairing.spoken import english
from pairing.story import RoundStory
from pairing.systems import SYSTEMS

from ..builders import HERE, field, pair
from ..lim_1999.test_story import BLOCKED, ROUND_4
from ..rounds_2026 import round_of_2026
from .hall import LIM, players

GOLDEN = HERE / "lim_2026" / "told"
ROUNDS = {"first": field(*players(*[""] * 5), rounds=5), "round-4": ROUND_4, "blocked": BLOCKED}


def story_of(before: Field, **options: str) -> RoundStory:
    assert LIM_2026.tell is not None
    return LIM_2026.tell(before, Options(tuple(options.items())))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_is_made(name: str) -> None:
    told = "\n".join(story_lines(story_of(ROUNDS[name]), Reader(None, english))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text()


def test_the_boards_told_are_those_of_the_round_and_every_article_is_of_2026() -> None:
    for seed in range(120):
        before = round_of_2026(seed, 4, 14, LIM)
        maxi = "yes" if seed % 2 else "no"
        outcome = pair(before, LIM, maxi=maxi)
        if not isinstance(outcome, RoundPairing):
            with pytest.raises(LookupError):
                story_of(before)
            continue
        story = story_of(before, maxi=maxi)
        assert {each.board for each in story.boards} == set(outcome.boards), seed
        assert bool(story.bye) == (outcome.pab is not None)
        steps = [*story.steps, *story.bye, *(step for each in story.boards for step in each.steps)]
        chapters = {step.article.split(".")[0] for step in steps} - {TOURNAMENT_RULES}
        assert chapters <= set("1234567"), seed


def test_it_is_registered() -> None:
    assert SYSTEMS[LIM] is LIM_2026
    assert (LIM_2026.accelerates, LIM_2026.encoded_type) == (True, "CUSTOM_SWISS")
    assert LIM_2026.ranks_by is None
