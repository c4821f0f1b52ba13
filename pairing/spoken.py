"""English for the command line: the sentences of `words/en`. Only the command line reads them here;
the server has a room of words of its own, for every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pairing.sentences import Facts, slots

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

WORDS: Final = Path(__file__).parent / "words"


def english(key: str, facts: Facts) -> str:
    """Raises `KeyError` for a key or a fact that there is not."""
    code, _, attribute = key.partition(".")
    bundle = _bundle()
    pattern = bundle.get_message(code).attributes[attribute]
    words = {name: str(fact) for name, fact in facts.items()}
    spoken, errors = bundle.format_pattern(pattern, words)
    if errors:
        raise KeyError(f"{key}: {'; '.join(map(str, errors))}")
    return str(spoken)


@cache
def _bundle() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], functions=slots(english), use_isolating=False)
    for file in sorted((WORDS / "en").glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
