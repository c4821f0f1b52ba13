"""What is missing in a paper, and who has to supply it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from ...domain.ids import PlayerId
from ...domain.tournament.state import Tournament
from ..names import Names

Supplier = Literal["chief-arbiter", "organiser", "player", "federation", "arbiter"]

_NUMBER: Final = r"(?:FIDE[\s:-]*)?(?:ID[\s.:-]*)?(?P<id>[0-9]{5,11})"
_ALONE: Final = re.compile(rf"[(\[]\s*{_NUMBER}\s*[)\]]", re.IGNORECASE)
_FIRST: Final = re.compile(
    rf"[(\[]\s*{_NUMBER}(?=[\s,;/])(?:(?![0-9]{{5}})[^()\[\]])*[)\]]", re.IGNORECASE
)
_LAST: Final = re.compile(rf"[\s,;–-]+{_NUMBER}\s*$", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_][^\W\d_'’-]*(?:['’-][^\W\d_]+)*\.?")
_LONGEST_SHORT: Final = 3
"""Of an initial or "Jr." with its stop; a longer word with one says what the number is."""


class Lack(msgspec.Struct, frozen=True):
    """`what` is missing, in words; `supplier` brings it, `who` is the word for him. `by_hand`: it
    is written or signed on the paper, which is complete as it stands."""

    what: str
    supplier: Supplier
    who: str
    by_hand: bool = False


def lack(names: Names, supplier: Supplier, what: str, **facts: Any) -> Lack:
    """`what` is a variant of the message Print-Lack."""
    who = names.label("Print-Supplier", supplier)
    return Lack(names.speak(f"Print-Lack.{what}", **facts), supplier, who)


def on_paper(names: Names, supplier: Supplier, what: str) -> Lack:
    """What is written or signed by hand."""
    return msgspec.structs.replace(lack(names, supplier, what), by_hand=True)


def of_event(state: Tournament, names: Names) -> Iterator[Lack]:
    """What every paper says of the event."""
    settings = state.settings
    if not settings.start_date:
        yield lack(names, "chief-arbiter", "start")
    if not settings.end_date:
        yield lack(names, "chief-arbiter", "end")
    if not settings.time_control:
        yield lack(names, "chief-arbiter", "time-control")
    if not settings.city:
        yield lack(names, "organiser", "place")
    if not settings.federation:
        yield lack(names, "organiser", "host")
    yield from of_chief_arbiter(state, names)


def of_chief_arbiter(state: Tournament, names: Names) -> Iterator[Lack]:
    """The number stands behind his name: the settings have no other place for it."""
    chief = state.settings.chief_arbiter
    if not chief:
        yield lack(names, "organiser", "chief-arbiter")
    elif not fide_id_in(chief):
        yield lack(names, "chief-arbiter", "arbiters-id", arbiter=chief)


def of_end(state: Tournament, names: Names) -> Iterator[Lack]:
    """Until the tournament is closed a paper is a draft."""
    if state.phase != "closed":
        yield lack(names, "chief-arbiter", "not-closed")


def id_of(names: Names, player: PlayerId) -> str:
    person = names.people.get(player)
    return person.fide_id if person else ""


def fide_id_in(text: str) -> str:
    """The number that stands with an arbiter's name; empty: none does, or no one can tell which."""
    return _name_and_id(text)[1]


def without_id(text: str) -> str:
    """An arbiter's name as it is read: "Anna Nováková (328448)" without its number."""
    return _name_and_id(text)[0]


def _name_and_id(text: str) -> tuple[str, str]:
    """Alone in brackets, else first in them, else at the end: other numbers are telephones, days
    of birth and the like. The bracket goes with its number."""
    for pattern in (_ALONE, _FIRST, _LAST):
        numbers = list(pattern.finditer(text))
        if len(numbers) == 1 and (pattern is not _LAST or _ends_a_name(text[: numbers[0].start()])):
            start, end = numbers[0].span()
            return _plain(f"{text[:start]} {text[end:]}"), numbers[0]["id"]
        if numbers:
            break
    return text.strip(), ""


def _ends_a_name(text: str) -> bool:
    """Not "tel." or "born", which say that the number behind them is another one."""
    last = text.split()[-1].strip("()[]") if text.strip() else ""
    short = not last.endswith(".") or len(last) <= _LONGEST_SHORT
    return bool(_WORD.fullmatch(last)) and short and not last[0].islower()


def _plain(name: str) -> str:
    """Without what stood between the name and its number."""
    return re.sub(r"\s+(?=[,;])|[\s,;:–-]+$", "", " ".join(name.split()))
