"""Names as the words by which they are found: any parts in any order, accents or not, Latin or
Cyrillic, one transliteration or another.

A name is kept under its plain words and, where they differ, under what they sound like; so are the
words somebody types, which may be the beginnings of words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tournaments.domain.entries.doubles.spelling import plain, plain_word_sounds

MOST_WORDS: Final = 8


@lru_cache(maxsize=200_000)
def _forms(word: str) -> str:
    """The plain words of one written word (O'Neil-Łoś is two), each with its sound."""
    forms: dict[str, None] = {}
    for each in plain(word):
        forms[each] = None
        forms[plain_word_sounds(each)] = None
    return " ".join(forms)


def words_of(name: str) -> str:
    """Everything by which this name is found; a word may stand there twice."""
    return " ".join(map(_forms, name.replace(",", " ").split()))


def asked(words: str) -> tuple[tuple[str, ...], ...]:
    """For each word that was typed its forms: one of them has to begin a word of the name."""
    return tuple(
        tuple(dict.fromkeys((each, plain_word_sounds(each)))) for each in plain(words)[:MOST_WORDS]
    )
