"""The order that gives the TPNs (C.04.2 2.2): rating, title, alphabet.

The alphabet is the Unicode Collation Algorithm in pure Python (pyuca, with the weights of Unicode
10 by name, never "the newest"), so that every machine sorts alike. On top of it there are small
tailorings, chosen by a language code:

- `cs` Czech: č after c, ch after h, ř after r, š after s, ž after z;
- `sk` Slovak: as Czech, and ä after a, ô after o;
- `pl` Polish: ą after a, ć after c, ę after e, ł after l, ń after n, ó after o, ś after s, ź and
  then ż after z;
- `ru` Russian: Cyrillic names before the Latin ones, which they follow in every other order; ё is
  an е;
- anything else: the root order, in which č is a c that loses against a plain c.

The name of the order used (`collation`) goes
into the log with the TPN list it made.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, Protocol, cast

import msgspec

from ..ids import PlayerId

TITLES: Final = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "")
"""C.04.2 2.2.2, the highest first; "" is no title."""

LANGUAGE_OF_FEDERATION: Final[Mapping[str, str]] = MappingProxyType(
    {"CZE": "cs", "SVK": "sk", "POL": "pl"}
)


RUSSIAN: Final = "ru"


class Seed(msgspec.Struct, frozen=True):
    """What the order looks at. `name` as it stands in lists: family name first."""

    player: PlayerId
    rating: int
    title: str
    name: str


Titles = tuple[str, ...]
"""Titles from the highest; whatever is not among them ranks like the last one."""


def start_order(
    rows: Iterable[Seed], language: str = "", titles: Titles = TITLES
) -> tuple[PlayerId, ...]:
    """The players in the order of C.04.2 2.2; equal in everything: the earlier entry first."""
    return tuple(row.player for row in sorted(rows, key=lambda row: rank(row, language, titles)))


Rank = tuple[int, int, tuple[int, ...], int]


def rank(row: Seed, language: str = "", titles: Titles = TITLES) -> Rank:
    """Sort key of a row: the lower, the higher the player stands in the list."""
    return (*strength(row.rating, row.title, titles), name_key(row.name, language), row.player)


def ranks_above(one: Seed, other: Seed, language: str = "", titles: Titles = TITLES) -> bool:
    """Whether `one` stands higher; looks at the names only if it has to."""
    mine, theirs = (strength(row.rating, row.title, titles) for row in (one, other))
    if mine != theirs:
        return mine < theirs
    return rank(one, language, titles) < rank(other, language, titles)


def strength(rating: int, title: str, titles: Titles = TITLES) -> tuple[int, int]:
    """Sort key without the alphabet (2.2.1 and 2.2.2)."""
    return -rating, titles.index(title) if title in titles else len(titles) - 1


def collation(language: str = "") -> str:
    """Name and version of the order, for the log."""
    own = language in _TAILORINGS or language == RUSSIAN
    return f"uca-10.0.0+{language}-1" if own else "uca-10.0.0"


@lru_cache(maxsize=50_000)
def name_key(name: str, language: str = "") -> tuple[int, ...]:
    """Sort key of a name: letters first, then accents, then small before capital."""
    elements = _elements(unicodedata.normalize("NFC", name), language)
    levels = ([weights[level] for weights in elements if weights[level]] for level in range(3))
    first, second, third = levels
    return (*first, 0, *second, 0, *third)


def initial(name: str, language: str = "") -> str:
    """The letter a name is looked up under, in the order of that language: "Ch", "Č" in Czech; in
    others accents do not make a letter of their own. "#" for a name without letters."""
    composed = unicodedata.normalize("NFC", name).lstrip(_NO_LETTERS)
    if language in _TAILORINGS and (own := _pattern(language).match(composed)):
        return own[0].capitalize()
    for sign in composed:
        if sign.isalpha():
            return sign.upper() if sign in "йЙ" else _without_marks(sign)
    return "#"


_PLAIN: Final = {"Ł": "L", "Ø": "O", "Đ": "D", "Ð": "D", "Æ": "A", "Œ": "O", "Ħ": "H"}
_NO_LETTERS: Final = " '’`-.,\"(„“«"


def _without_marks(letter: str) -> str:
    capital = letter.upper()
    return _PLAIN.get(capital, unicodedata.normalize("NFKD", capital))[0]


Weights = tuple[int, int, int]

_ROOM: Final = 4
"""Room for tailored letters behind each primary weight."""


def _elements(name: str, language: str) -> list[Weights]:
    if language == RUSSIAN:
        return [_cyrillic_first(*weights) for weights in _plain(name)]
    tailoring = _TAILORINGS.get(language)
    if tailoring is None:
        return _plain(name)
    elements: list[Weights] = []
    for index, piece in enumerate(_pattern(language).split(name)):
        elements += _tailored(piece, tailoring) if index % 2 else _plain(piece)
    return elements


def _plain(text: str) -> list[Weights]:
    weights = _uca().collation_elements(unicodedata.normalize("NFD", text))
    return [(primary * _ROOM, second, third) for primary, second, third in weights]


def _cyrillic_first(primary: int, second: int, third: int) -> Weights:
    latin, cyrillic, other = _scripts()
    if primary >= latin and not cyrillic <= primary < other:
        primary += other  # behind all that is Cyrillic
    return primary, second, third


@cache
def _scripts() -> tuple[int, int, int]:
    """Where Latin and Cyrillic letters begin, and what comes behind these (Glagolitic)."""
    latin, cyrillic, other = (_plain(first)[0][0] for first in "aаⰰ")
    return latin, cyrillic, other


def _tailored(letter: str, tailoring: Mapping[str, tuple[str, int]]) -> list[Weights]:
    """A letter of its own: behind all forms of its neighbour, small before capital."""
    neighbour, place = tailoring[letter.lower()]
    primary, second, third = _plain(neighbour)[0]
    capitals = sum(sign.isupper() for sign in letter)
    return [(primary + place, second, third + capitals)]


_CZECH: Final = {"č": ("c", 1), "ch": ("h", 1), "ř": ("r", 1), "š": ("s", 1), "ž": ("z", 1)}
_TAILORINGS: Final[Mapping[str, Mapping[str, tuple[str, int]]]] = MappingProxyType(
    {
        "cs": _CZECH,
        "sk": _CZECH | {"ä": ("a", 1), "ô": ("o", 1)},
        "pl": {
            "ą": ("a", 1),
            "ć": ("c", 1),
            "ę": ("e", 1),
            "ł": ("l", 1),
            "ń": ("n", 1),
            "ó": ("o", 1),
            "ś": ("s", 1),
            "ź": ("z", 1),
            "ż": ("z", 2),
        },
    }
)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    letters = sorted(_TAILORINGS[language], key=len, reverse=True)
    return re.compile(f"({'|'.join(letters)})", re.IGNORECASE)


class _Uca(Protocol):
    def collation_elements(self, normalized_string: str) -> Sequence[Weights]: ...


def read_table() -> None:
    """Reads what names are sorted by, which takes some tenths of a second, before it is needed."""
    _uca()


@cache
def _uca() -> _Uca:
    """Built on first use."""
    from pyuca.collator import Collator_10_0_0  # type: ignore[import-untyped]

    return cast("_Uca", Collator_10_0_0())
