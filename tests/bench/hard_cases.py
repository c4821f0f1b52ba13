"""The fields that make the pairing engine work hardest, each with a usual field of its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pairing.model import Field

from . import halls

Case = tuple[str, Callable[[], Field], Callable[[], Field]]


def hard_cases() -> Iterator[Case]:
    """A name, the case, and a usual field of its size to hold it against."""
    yield (
        "everybody on one score, round 2",
        lambda: halls.one_score(10_000),
        lambda: halls.before(10_000, 3),
    )
    for name, results in (
        ("results in turn", halls.in_turn()),
        ("White won twice", halls.white_wins),
        ("results at random", halls.at_random(1)),
        ("most games won by White", halls.at_random(2, (5, 1, 1))),
    ):
        yield (
            f"half with the same absolute preference, {name}",
            lambda results=results: halls.absolute_halves(400, results),  # type: ignore[misc]
            lambda: halls.before(400, 3),
        )
    yield (
        "60 % withdrawn",
        lambda: halls.withdrawn(1000, 0.6, 6),
        lambda: halls.before(400, 6),
    )
    for name, first in (("at the top", 1), ("in the middle", 200), ("at the bottom", 371)):
        yield (
            f"30 {name} who may not meet",
            lambda first=first: halls.clique(400, 30, 6, first),  # type: ignore[misc]
            lambda: halls.before(400, 6),
        )
