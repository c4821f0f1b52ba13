"""What moved, as before and after in an arbiter's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...domain.ids import PlayerId
from ..rows.base import Row
from . import named_values
from .moved import MovedPart
from .wording import PersonKey, Wording


class Change(Row, frozen=True, kw_only=True):
    """One value of a thing; empty where it had or has none."""

    what: str
    before: str
    after: str


class Touched(Row, frozen=True, kw_only=True):
    """A thing with the values that changed; `key` is its subject, e.g. "game:3.1.47"."""

    key: str
    title: str
    changes: tuple[Change, ...]


def touched(moved: Iterable[MovedPart], words: Wording) -> tuple[Touched, ...]:
    """One row a thing; what changed only in the server's book-keeping is left out."""
    rows = (_row(each, words) for each in moved)
    return tuple(row for row in rows if row.changes)


def people_in(moved: Iterable[MovedPart]) -> Iterator[PersonKey]:
    """Whose details the words of these moves may show."""
    for each in moved:
        if each.noun == "player":
            versions = [entry for entry in (each.before, each.after) if entry is not None]
            if len({entry.details for entry in versions}) == len(versions):
                yield from ((entry.person, entry.details) for entry in versions)


def _row(moved: MovedPart, words: Wording) -> Touched:
    return Touched(key=moved.key, title=_title(moved, words), changes=_changes(moved, words))


def _changes(moved: MovedPart, words: Wording) -> tuple[Change, ...]:
    before, after = (
        dict(named_values.of(moved.noun, thing, words)) if thing is not None else {}
        for thing in (moved.before, moved.after)
    )
    return tuple(
        _change(words, what, before.get(what, ""), after.get(what, ""))
        for what in {**before, **after}
        if before.get(what, "") != after.get(what, "")
    )


def _change(words: Wording, what: str, before: str, after: str) -> Change:
    """What is or is not so: "no" says more than an empty place."""
    if {before, after} == {words.value("yes"), ""}:
        no = words.value("no")
        before, after = before or no, after or no
    return Change(what=what, before=before, after=after)


def _title(moved: MovedPart, words: Wording) -> str:
    name: Any = moved.name
    match moved.noun:
        case "player":
            return words.names.player(PlayerId(name))
        case "game":
            return words.board(name)
        case "arbiter":
            return words.names.user(name)
        case "device":
            return str(name)
        case "conflict":
            return words.names.speak("Thing.conflict", name=name)
        case "apart":
            one, other = map(words.names.player, name)
            return words.names.speak("Thing.apart", one=one, other=other)
        case "settings" | "tournament" | "photo":
            return words.names.label("Thing", moved.noun)
        case "round" | "appeal" | "announcement" | "screen":
            return words.names.speak(f"Thing.{moved.noun}", name=name)
        case noun:
            return f"{noun.capitalize()} {name}".replace("_", " ")
