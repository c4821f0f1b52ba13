"""What is said of a round: a code and facts, and the English made of them.

Who keeps what was said keeps code and facts (`Sentence.code`, `Sentence.facts`) and makes the words
anew where somebody reads them, in his language. A fact is a whole number or a word; players are
"3, 7, 12", scores half points. The fact `why` is the code of another sentence of the same facts, or
several. The sentences stand in `words`, beside this module, a folder a language. Logs hold the
codes: they are only ever added to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

Fact = str | int
Facts = Mapping[str, Fact]
Speak = Callable[[str, Mapping[str, str | int | float]], str]
"""Makes the sentence of a key of the catalogues. Raises `KeyError`."""

OTHER_WORDS: Final = "other-words"
"""The sentence of a program that keeps no codes: its one fact, `words`, is what it said."""

WHY: Final = "why"

PLAYERS: Final = frozenset(
    {"tpn", "white", "black", "other", "opponent", "players", "instead", "next_white", "next_black"}
)
"""The facts that are players."""

SHOWN: Final = 10
"""So many players are named in a sentence."""

MESSAGE: Final = "Pairing-Said"
"""The message with an attribute for each code that logs hold. The code of any other sentence is
its whole key: "Pairing-Doubt.points"."""


class Sentence(str):
    """Why there is no pairing, or what is wrong with one: a text that remembers its code and facts.

    What explains a round and is kept nowhere is a `pairing.clauses.Clause`.
    """

    __slots__ = ("code", "facts")
    code: str
    facts: Facts

    def __new__(cls, code: str, facts: Facts) -> Sentence:
        made = super().__new__(cls, text(code, facts))
        made.code, made.facts = code, MappingProxyType(dict(facts))
        return made

    def __getnewargs__(self) -> tuple[str, Facts]:  # type: ignore[override]
        return self.code, dict(self.facts)


def said(code: str, **facts: Fact) -> Sentence:
    """The sentence of that code; a fact that is a sentence stands for its code and its facts."""
    plain: dict[str, Fact] = {}
    for name, fact in facts.items():
        if isinstance(fact, Sentence):
            plain |= {name: fact.code, **fact.facts}
        else:
            plain[name] = fact
    return Sentence(code, plain)


def remembered(words: str) -> Sentence:
    """`words` with what they were made of; nothing is known of those of another program."""
    return words if isinstance(words, Sentence) else said(OTHER_WORDS, words=words)


def text(code: str, facts: Facts, speak: Speak | None = None) -> str:
    """The sentence, in English if nobody else speaks. Raises `KeyError` for a code or a fact that
    there is not."""
    speak = speak or in_english
    if WHY in facts:
        others = {name: fact for name, fact in facts.items() if name != WHY}
        whys = (text(each, others, speak) for each in str(facts[WHY]).split(", "))
        facts = {**others, WHY: ", ".join(whys)}
    return speak(code if "." in code else f"{MESSAGE}.{code}", facts)


def listed(tpns: Iterable[int]) -> str:
    """Players as a fact: "3, 7, 12"."""
    return ", ".join(str(tpn) for tpn in tpns)


def renamed(facts: Facts, name: Callable[[int], str]) -> Facts:
    """The facts with what else a player is called than by number: words without a comma."""
    return {
        each: ", ".join(name(int(tpn)) for tpn in str(fact).split(", "))
        if each in PLAYERS
        else fact
        for each, fact in facts.items()
    }


def slots(speak: Speak) -> dict[str, Callable[[Any], Any]]:
    """The functions of the catalogue that speaks so: players as a fact, half points, what somebody
    wrote."""
    return {
        "NUMBERED": lambda players: _numbered(str(players).split(", "), speak),
        "COUNT": lambda players: len(str(players).split(", ")),
        "CAPITAL": lambda words: f"{words[:1].upper()}{words[1:]}",
        "DECIMAL": lambda half_points: figure(f"{int(half_points) / 2:g}", speak),
        "QUOTED": lambda word: speak("Pairing-Quoted", {"text": repr(str(word))[1:-1]}),
    }


def figure(text: str, speak: Speak) -> str:
    """ "42.5" with the decimal sign of the language; other texts stand as they are."""
    return _DECIMAL.sub(lambda number: speak("Pairing-Figure", number.groupdict()), text)


_DECIMAL: Final = re.compile(r"(?P<whole>\d+)\.(?P<part>\d+)")


def _numbered(tpns: Sequence[str], speak: Speak) -> str:
    """'no. 1, no. 2 and no. 3'; after ten only how many more. Who is called by another word than a
    number is called so."""
    shown = [
        speak("Pairing-Numbered.one", {"tpn": tpn}) if tpn.isdigit() else tpn
        for tpn in tpns[:SHOWN]
    ]
    if len(tpns) > SHOWN:
        shown.append(speak("Pairing-Numbered.more", {"count": len(tpns) - SHOWN}))
    *first, last = shown
    if not first:
        return last
    return speak("Pairing-Numbered.joined", {"first": ", ".join(first), "last": last})


def speak_with(speak: Speak) -> None:
    """From now on English is made so: `pairing` itself reads no catalogue."""
    global _english
    _english = speak


def in_english(key: str, facts: Mapping[str, str | int | float]) -> str:
    return _english(key, facts)


def _codes_alone(key: str, _facts: Mapping[str, str | int | float]) -> str:
    return key


_english: Speak = _codes_alone
