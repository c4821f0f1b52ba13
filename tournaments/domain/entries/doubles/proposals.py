"""Pairs of entries that may be one person.

Entries are brought together by what they share (a FIDE id, a name, a name but for one letter), so
that the work grows with the list and not with its square.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec

from ...ids import PlayerId
from .spelling import Words, one_slip, plain, spoken, without_one_letter

Ground = Literal[
    "fide-id",
    "same-name",
    "spelling",
    "one-letter",
    "more-names",
    "initial",
    "birth-date",
    "birth-year",
    "day-and-month",
    "federation",
]

CROWD: Final = 12
"""Of more entries that share a key each is compared with its neighbours alone."""
LETTERS_OF_A_SLIP: Final = 5
"""In shorter words one letter makes another name: Anna and Hana are twins."""

YEAR: Final = len("1998")


class Likeness(msgspec.Struct, frozen=True, kw_only=True):
    """What the entry forms say; `birth_date` may be a year alone, everything may be missing."""

    player: PlayerId
    name: str
    sex: str = ""
    birth_date: str = ""
    fide_id: str = ""
    federation: str = ""


class DoubleProposal(msgspec.Struct, frozen=True, kw_only=True):
    """`one` is the lower entry number; `weight` up to 100: how sure it is."""

    one: PlayerId
    other: PlayerId
    weight: int
    grounds: tuple[Ground, ...]


def proposals(
    entries: Iterable[Likeness], apart: Iterable[tuple[PlayerId, PlayerId]] = ()
) -> tuple[DoubleProposal, ...]:
    """The surest first. `apart`: pairs (the lower number first) that are two people for sure."""
    known = sorted(entries, key=lambda entry: entry.player)
    known_apart = frozenset(apart)
    pairs = {pair for key in _KEYS for pair in _together(known, key)}
    likely = (
        _judged(one, other)
        for one, other in pairs
        if (one.player, other.player) not in known_apart and not _two_people(one, other)
    )
    return tuple(
        sorted(filter(None, likely), key=lambda each: (-each.weight, each.one, each.other))
    )


def sure(one: Likeness, other: Likeness) -> bool:
    """One person beyond doubt: FIDE id and name, or name and full date of birth, and nothing that
    speaks against it."""
    if one.sex and other.sex and one.sex != other.sex:
        return False
    if one.fide_id and other.fide_id:
        return _same_id(one, other) and _same_name(one, other) and _births_agree(one, other)
    one_birthday = len(one.birth_date) > YEAR and one.birth_date == other.birth_date
    return one_birthday and plain(one.name) == plain(other.name)


# --- which are compared at all --------------------------------------------------------------------

Key = Callable[[Likeness], Iterable[Hashable]]
Pair = tuple[Likeness, Likeness]


def _together(entries: Sequence[Likeness], key: Key) -> Iterator[Pair]:
    sharing: dict[Hashable, list[Likeness]] = defaultdict(list)
    for entry in entries:
        for value in dict.fromkeys(key(entry)):
            sharing[value].append(entry)
    for crowd in sharing.values():
        yield from combinations(crowd, 2) if len(crowd) <= CROWD else _neighbours(crowd)


def _neighbours(crowd: list[Likeness]) -> Iterator[Pair]:
    for at, one in enumerate(crowd):
        for other in crowd[at + 1 : at + CROWD]:
            yield one, other


def _fide_id(entry: Likeness) -> Iterable[Hashable]:
    return [entry.fide_id] if entry.fide_id else []


def _name(entry: Likeness) -> Iterable[Hashable]:
    words = spoken(entry.name)
    return [words] if len(words) > 1 else []


def _name_but_for_a_letter(entry: Likeness) -> Iterable[Hashable]:
    """Born in the same year, all words alike but one that lacks a letter."""
    year = entry.birth_date[:YEAR]
    if not year:
        return
    for at, word in enumerate(words := spoken(entry.name)):
        if len(word) >= LETTERS_OF_A_SLIP - 1:
            others = words[:at] + words[at + 1 :]
            yield from ((year, others, shorter) for shorter in without_one_letter(word) if others)


def _part_of_name(entry: Likeness) -> Iterable[Hashable]:
    """Born in the same year, one word left out or only its initial given."""
    year = entry.birth_date[:YEAR]
    words = spoken(entry.name)
    if not year or len(words) < 2:
        return
    yield year, words
    for at, word in enumerate(words):
        others = words[:at] + words[at + 1 :]
        yield year, tuple(sorted((*others, word[0])))
        if len(others) > 1:
            yield year, others


_KEYS: Final[tuple[Key, ...]] = (_fide_id, _name, _name_but_for_a_letter, _part_of_name)


# --- what speaks for it and against it ------------------------------------------------------------


def _two_people(one: Likeness, other: Likeness) -> bool:
    """Another date of birth (but for day and month exchanged), or another sex.

    The same FIDE id outweighs both: then one of the entries is wrong. Two FIDE ids are two people
    unless name and full date are the same.
    """
    if _same_id(one, other):
        return False
    if one.sex and other.sex and one.sex != other.sex:
        return True
    if one.fide_id and other.fide_id:
        one_birthday = len(one.birth_date) > YEAR and one.birth_date == other.birth_date
        return not (one_birthday and _same_name(one, other))
    return not (_births_agree(one, other) or _exchanged(one, other))


def _judged(one: Likeness, other: Likeness) -> DoubleProposal | None:
    grounds: list[Ground] = []
    by_name, weight = _of_name(one, other)
    if _same_id(one, other):
        grounds.append("fide-id")
        weight = 100
    if by_name:
        grounds.append(by_name)
    elif not grounds:
        return None
    for ground, more in _besides(one, other):
        grounds.append(ground)
        weight += more
    return DoubleProposal(
        one=one.player, other=other.player, weight=min(weight, 100), grounds=tuple(grounds)
    )


def _of_name(one: Likeness, other: Likeness) -> tuple[Ground | None, int]:
    """What the names say, and its weight before everything else."""
    if plain(one.name) == plain(other.name):
        return "same-name", 50
    mine, theirs = spoken(one.name), spoken(other.name)
    if mine == theirs:
        return "spelling", 45
    if not one.birth_date or not other.birth_date:
        return None, 0
    if _differ_by_a_letter(mine, theirs):
        return "one-letter", 25
    shorter, longer = sorted((mine, theirs), key=len)
    if len(shorter) > 1 and len(longer) > len(shorter) and set(shorter) < set(longer):
        return "more-names", 25
    return ("initial", 20) if _initial_only(mine, theirs) else (None, 0)


def _besides(one: Likeness, other: Likeness) -> Iterator[tuple[Ground, int]]:
    if _exchanged(one, other):
        yield "day-and-month", 20
    elif len(one.birth_date) > YEAR and one.birth_date == other.birth_date:
        yield "birth-date", 40
    elif one.birth_date and one.birth_date[:YEAR] == other.birth_date[:YEAR]:
        yield "birth-year", 30
    if one.federation and one.federation == other.federation:
        yield "federation", 5


def _same_id(one: Likeness, other: Likeness) -> bool:
    return bool(one.fide_id) and one.fide_id == other.fide_id


def _same_name(one: Likeness, other: Likeness) -> bool:
    return spoken(one.name) == spoken(other.name)


def _births_agree(one: Likeness, other: Likeness) -> bool:
    """As far as both are known: a year agrees with every date in it."""
    shorter, longer = sorted((one.birth_date, other.birth_date), key=len)
    return longer.startswith(shorter)


def _exchanged(one: Likeness, other: Likeness) -> bool:
    """1998-03-05 and 1998-05-03, under the same name."""
    year, month, day = (*one.birth_date.split("-"), "", "")[:3]
    swapped = day and f"{year}-{day}-{month}" == other.birth_date != one.birth_date
    return bool(swapped) and _same_name(one, other)


def _differ_by_a_letter(mine: Words, theirs: Words) -> bool:
    """One slip in one long word that begins alike; the others are the same."""
    if len(mine) != len(theirs) or len(mine) < 2:
        return False
    odd, odd_too = _left_over(mine, theirs), _left_over(theirs, mine)
    if len(odd) != 1 or len(odd_too) != 1:
        return False
    word, other = odd[0], odd_too[0]
    long_enough = max(len(word), len(other)) >= LETTERS_OF_A_SLIP
    return long_enough and word[0] == other[0] and one_slip(word, other)


def _initial_only(mine: Words, theirs: Words) -> bool:
    """ "Novák, P." and "Novák, Petr"."""
    odd, odd_too = _left_over(mine, theirs), _left_over(theirs, mine)
    if len(odd) != 1 or len(odd_too) != 1 or len(mine) < 2:
        return False
    shorter, longer = sorted((odd[0], odd_too[0]), key=len)
    return len(shorter) == 1 and len(longer) > 1 and longer[0] == shorter


def _left_over(words: Words, others: Words) -> list[str]:
    left = list(words)
    for word in others:
        if word in left:
            left.remove(word)
    return left
