"""What commands are answered, in words: one sentence a key.

Logs and the table of commands keep a key and its facts; the sentence is made where somebody reads
it: `text(key, facts)`. The key of a refusal or a conflict is its code, or code and variant where
one code has several sentences: "RoundClosed", "RoundClosed.adjourned-drawn". Keys and the facts
they need are only ever added to (`tests/unit/domain/kept_words.json`): what was kept once is read
for ever.

A sentence names its facts as `{round}`; `makers` says what stands behind the colon of
`{player:player}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from types import MappingProxyType
from typing import Any, Final

from .appeals import APPEALS
from .boards import BOARDS
from .built_on import BUILT_ON
from .entries import ENTRIES
from .everywhere import EVERYWHERE
from .makers import MAKERS, Facts
from .moving import MOVING
from .pairings import PAIRINGS
from .reading_again import READING_AGAIN
from .reasons import REASONS
from .regulations import REGULATIONS
from .services import SERVICES
from .settings import SETTINGS

__all__ = ["SENTENCES", "Facts", "item", "text"]

SENTENCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        **EVERYWHERE,
        **REASONS,
        **READING_AGAIN,
        **SETTINGS,
        **REGULATIONS,
        **ENTRIES,
        **MOVING,
        **PAIRINGS,
        **BOARDS,
        **BUILT_ON,
        **APPEALS,
        **SERVICES,
    }
)


def text(key: str, facts: Facts) -> str:
    """The English sentence, with placeholders (`domain.placeholders`). Raises `KeyError` for a key
    or a fact that there is not."""
    return _Sentence(facts).vformat(SENTENCES[key], (), facts)


class _Sentence(Formatter):
    """One sentence in the making: a fact is shown as the word behind its colon says."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "said":
            return text(str(value), self.facts)
        if format_spec == "each":
            return _each(str(value))
        if format_spec == "doubts":
            return " ".join(map(_doubt, str(value).split("; ")))
        return MAKERS[format_spec](value, self.facts) if format_spec else str(value)


def item(key: str, **facts: str | int) -> str:
    """One of several sentences as part of a fact, which joins them by "; ". A fact of it has no
    blanks."""
    return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])


def _each(items: str) -> str:
    return "; ".join(map(_item_text, items.split("; ")))


def _item_text(told: str) -> str:
    key, *facts = told.split(" ")
    return text(key, dict(fact.split("=", 1) for fact in facts))


def _doubt(fact: str) -> str:
    """ "Doubt.have-met (C.04.1 2): 3, 7" as a sentence with its article."""
    says, _, players = fact.partition(": ")
    key, _, article = says.partition(" ")
    return f"{text(key, {'players': players}).removesuffix('.')} {article}."
