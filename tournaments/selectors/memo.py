"""Answers that are worked out once for each state: a state never changes, and many readers ask."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..domain.tournament.state import Tournament

P = ParamSpec("P")
T = TypeVar("T")


def once_per_state(
    function: Callable[Concatenate[Tournament, P], T],
) -> Callable[Concatenate[Tournament, P], T]:
    """Keeps the answers of a pure function for as long as the state itself is kept.

    The other arguments must be hashable. Callers share the answer and must not change it. Whoever
    speaks in it takes the language as an argument: the next one to ask may read another.
    """
    kept: dict[int, dict[Hashable, Any]] = {}

    def remembered(state: Tournament, /, *args: P.args, **kwargs: P.kwargs) -> T:
        answers = kept.get(id(state))
        if answers is None:
            answers = kept[id(state)] = {}
            weakref.finalize(state, kept.pop, id(state), None).atexit = False
        key = (args, tuple(sorted(kwargs.items())))
        if key not in answers:
            answers[key] = function(state, *args, **kwargs)
        answer: T = answers[key]
        return answer

    remembered.__doc__ = function.__doc__
    return remembered
