"""English for the command line: the sentences of `words/en`. Only the command line reads them here;
the server has a room of words of its own, for every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pairing.sentences import slots

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

WORDS: Final = Path(__file__).parent / "words"

LONGEST: Final = 200_000
"""Signs of one slot: a sentence may repeat a line of a file. Fluent's own limit is 2,500."""

COUNTABLE: Final = 10**15
"""Fluent cannot write what is far more, and a file may hold any number."""


def english(key: str, facts: Mapping[str, str | int | float]) -> str:
    """Raises `KeyError` for a key or a fact that there is not."""
    code, _, attribute = key.partition(".")
    bundle = _bundle()
    message = bundle.get_message(code)
    pattern = message.attributes[attribute] if attribute else message.value
    values = {name: _value(fact) for name, fact in facts.items()}
    if pattern is None:
        raise KeyError(key)
    spoken, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"{key}: {'; '.join(map(str, errors))}")
    return str(spoken)


def _value(fact: str | float) -> object:
    """Numbers stand as they are, without marks between thousands."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, str):
        return fact
    return fluent_number(fact, useGrouping=False) if abs(fact) < COUNTABLE else str(fact)


@cache
def _bundle() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource, resolver

    resolver.MAX_PART_LENGTH = LONGEST
    bundle = FluentBundle(["en"], functions=slots(english), use_isolating=False)
    for file in sorted((WORDS / "en").glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
