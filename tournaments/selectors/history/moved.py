"""Which parts of the state moved between two moments, and along the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import compress
from operator import is_, is_not
from typing import Any, Final

import msgspec

from ...domain.event import Event
from ...domain.folding import fold
from ...domain.tournament.state import Tournament
from ...domain.tournament.steps import Stamp

NOUNS: Final[Mapping[str, str]] = {
    "players": "player",
    "games": "game",
    "rounds": "round",
    "arbiters": "arbiter",
    "devices": "device",
    "conflicts": "conflict",
    "appeals": "appeal",
    "announcements": "announcement",
    "screens": "screen",
    "attachments": "photo",
}
"""What the parts of the state are called; a part that is not named here goes by its own name."""


class MovedPart(msgspec.Struct, frozen=True):
    """A part of the state before and after; None: it was not there. The rest of the tournament is a
    part too, with the noun "tournament", and so are its settings."""

    noun: str
    name: Any
    before: Any
    after: Any

    @property
    def key(self) -> str:
        """ "player:41", "game:3.1.47", "user:7", "settings", "tournament"."""
        if self.noun in ("settings", "tournament"):
            return self.noun
        if self.noun == "apart":
            return f"apart:{'-'.join(map(str, self.name))}"
        return str(self.name) if self.noun == "arbiter" else f"{self.noun}:{self.name}"


def moved(before: Tournament, after: Tournament) -> tuple[MovedPart, ...]:
    """Tournament and settings first, then part by part in the order of the later state."""
    parts = [*_whole(before, after)]
    for field, noun in _parts(after).items():
        parts += _of_part(noun, getattr(before, field), getattr(after, field))
    return tuple(parts)


def along(
    state: Tournament, facts: Iterable[tuple[Stamp, Event]], wanted: frozenset[int]
) -> dict[int, tuple[MovedPart, ...]]:
    """What each of the `wanted` events (by seq) moved; the log is folded once, up to the last."""
    by_seq: dict[int, tuple[MovedPart, ...]] = {}
    between: list[tuple[Stamp, Event]] = []
    missing = len(wanted)
    for fact in facts:
        if not missing:
            break
        if fact[0].seq not in wanted:
            between.append(fact)
            continue
        before = fold(state, between)
        between.clear()
        state = fold(before, (fact,))
        by_seq[state.seq] = moved(before, state)
        missing -= 1
    return by_seq


def _whole(before: Tournament, after: Tournament) -> Iterator[MovedPart]:
    if (before.name, before.settings) != (after.name, after.settings):
        yield MovedPart("settings", "", before, after)
    if _rest(before) != _rest(after):
        yield MovedPart("tournament", "", before, after)


def _rest(state: Tournament) -> tuple[object, ...]:
    return tuple(getattr(state, field) for field in REST)


def _parts(state: Tournament) -> dict[str, str]:
    """The fields that hold many things of one kind."""
    maps = (f for f in _FIELDS if isinstance(getattr(state, f), Mapping))
    return {field: NOUNS.get(field, field) for field in maps}


def _of_part(noun: str, old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterator[MovedPart]:
    if old is new:
        return
    for name in _anew(old, new):
        before, after = old.get(name), new[name]
        if before is not after and before != after:
            yield MovedPart(noun, name, before, after)
    if len(old) + len(new) and not old.keys() <= new.keys():
        for name in old.keys() - new.keys():
            yield MovedPart(noun, name, old[name], None)


def _anew(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterable[Any]:
    """The names of what may have moved; a fold leaves most of a large part in place."""
    if len(old) == len(new) and all(map(is_, old, new)):
        return compress(new, map(is_not, old.values(), new.values()))
    return new


_FIELDS: Final = Tournament.__struct_fields__
REST: Final = tuple(
    field
    for field in _FIELDS
    if field
    not in {
        *NOUNS,
        "seq",
        "slug",
        "name",
        "settings",
        "order",
        "collation",
        "input_changes",
        "integrity",
        "named_members",
        "refusals",
        "left_fide",
        "kept_moves",
        "last_published",
    }
    and not field.endswith("_seq")
    and not isinstance(getattr(Tournament(), field), Mapping)
)
"""What is told of the tournament itself: the order is told by the players' numbers, the last
published round by the rounds, a refusal, the leaving of FIDE mode and moves that are kept by their
events, who was named by the committees."""
