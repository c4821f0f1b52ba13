"""Entries of a list of tie-breaks, as files and regulations write them: "BH/C1" (MTB26)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final

from pairing.clauses import Clause, Fact, Reader, clause
from pairing.model import HalfPoints

from .editions import NEWEST, TieBreakEdition
from .registry import FORMER_CODES, TIE_BREAKS
from .tie_break import PLAIN, Modifiers, TieBreak

POINTS: Final = "PTS"
OWN_PREFIX: Final = "OTHER_"
"""Of codes that FIDE does not know (MTB26)."""
OF_A_TEAM: Final = frozenset(
    [
        "BC",
        "TBR",
        "BBE",
        "MPVGP",
        "ESB",
        "EMMSB",
        "EMGSB",
        "EGMSB",
        "EGGSB",
        "EDE",
        "EDEC",
        "EDET",
        "EDEB",
        "EDEBT",
        "EDEBB",
        "SSSC",
    ]
)


@dataclass(frozen=True, slots=True)
class RankCriterion:
    """`code` as it is written, with its modifiers in their usual order."""

    code: str
    tie_break: TieBreak
    how: Modifiers = PLAIN

    @property
    def higher(self) -> bool:
        """The higher value is the better one."""
        return self.tie_break.higher != self.how.reverse

    @property
    def of_group(self) -> bool:
        """Type A (4.3): it is taken anew of each tied group."""
        return self.tie_break.within is not None


class CriterionError(ValueError):
    """What is wrong with a list; `says` names the entry."""

    def __init__(self, says: Clause) -> None:
        self.says = says
        super().__init__(Reader().words(says))


def is_of_fide(code: str) -> bool:
    return not code.startswith(OWN_PREFIX)


def criterion(code: str, how: Modifiers | None = None) -> RankCriterion:
    """That of the program itself: any number of cuts. Raises KeyError for no such tie-break."""
    return RankCriterion(code, TIE_BREAKS[code.partition("/")[0]], how or PLAIN)


def criteria(
    codes: Iterable[str],
    *,
    predetermined: bool = False,
    edition: TieBreakEdition = NEWEST,
    highest: HalfPoints | None = None,
) -> tuple[RankCriterion, ...]:
    """A whole list, points first. Raises CriterionError for an entry that there is not, that
    cannot be used there, or that stands twice where that is senseless. `highest` possible score of
    the event: with it a limit that no score can be on either side of is an error as well."""
    read = tuple(read_criterion(code) for code in codes)
    if not any(each.code == POINTS for each in read):
        read = (criterion(POINTS), *read)
    seen: set[str] = set()
    for each in read:
        check(each, predetermined=predetermined, edition=edition)
        if highest is not None and 2 * abs(each.how.limit) > highest:
            raise _error("limit-beyond", each.code, modifier=f"L{each.how.limit:+d}")
        if each.code in seen and not each.of_group:
            raise _error("points-again" if each.code == POINTS else "twice", each.code)
        seen.add(each.code)
    return read


def check(each: RankCriterion, *, predetermined: bool, edition: TieBreakEdition) -> None:
    """Whether it can be used in such a tournament. Raises CriterionError."""
    if predetermined and each.tie_break.swiss:
        raise _error("not-in-round-robins", each.code)
    if each.tie_break.code in edition.lacks:
        raise _error("not-in-edition", each.code, edition=edition.code)
    if each.tie_break.code == "AOB" and each.how.fore and not edition.fore_average:
        raise _error("not-in-edition", each.code, edition=edition.code)


def read_criterion(text: str) -> RankCriterion:
    """ "bh/c1" -> BH/C1. Raises CriterionError."""
    name, *modifiers = text.strip().upper().split("/")
    name = FORMER_CODES.get(name, name)
    tie_break = TIE_BREAKS.get(name)
    if tie_break is None:
        if name.partition(":")[0] in OF_A_TEAM:
            raise _error("of-teams", text.strip())
        raise _error_with_hint("unknown", text.strip())
    read = PLAIN
    seen: set[str] = set()
    for modifier in modifiers:
        read = _with(read, modifier, tie_break, text.strip())
        kind = "C" if modifier[:1] == "M" else modifier[:1]
        if kind in seen:
            raise _error("modifier-twice", text.strip(), modifier=modifier)
        seen.add(kind)
    return RankCriterion(_written(name, read), tie_break, read)


def _with(how: Modifiers, modifier: str, tie_break: TieBreak, code: str) -> Modifiers:
    for letter, (pattern, apply) in _MODIFIERS.items():
        if written := pattern.fullmatch(modifier):
            if letter not in tie_break.takes:
                raise _impossible(code, modifier, letter, tie_break)
            return apply(how, written)
    raise _error_with_hint("unknown-modifier", code, modifier=modifier)


def _impossible(code: str, modifier: str, letter: str, tie_break: TieBreak) -> CriterionError:
    """By the article that has that modifier for others."""
    takes = " ".join(WRITTEN[each] for each in tie_break.takes)
    key = "impossible-modifier" if takes else "no-modifiers"
    article = ARTICLES[letter]
    return _error(key, code, modifier=modifier, article=article, name=tie_break.code, takes=takes)


Apply = Callable[[Modifiers, re.Match[str]], Modifiers]


def _limited(how: Modifiers, written: re.Match[str]) -> Modifiers:
    return replace(how, limit=int(f"{written[1]}{written[2]}"))


_MODIFIERS: Final[Mapping[str, tuple[re.Pattern[str], Apply]]] = {
    "C": (re.compile(r"C([12])"), lambda how, written: replace(how, low=int(written[1]))),
    "M": (
        re.compile(r"M([12])"),
        lambda how, written: replace(how, low=int(written[1]), high=int(written[1])),
    ),
    "L": (re.compile(r"L([+-]?)([1-9][0-9]?)"), _limited),
    "P": (re.compile("P"), lambda how, _: replace(how, played=True)),
    "F": (re.compile("F"), lambda how, _: replace(how, fore=True)),
    "R": (re.compile("R"), lambda how, _: replace(how, reverse=True)),
    "U": (
        re.compile("U([1-9][0-9]{2,3})"),
        lambda how, written: replace(how, unrated=int(written[1])),
    ),
}
"""By the letter in `TieBreak.takes`. `/U1400`: the unrated count with 1400 (10, preamble)."""


WRITTEN: Final[Mapping[str, str]] = {
    "C": "C1 C2",
    "M": "M1 M2",
    "L": "L+1",
    "P": "P",
    "F": "F",
    "R": "R",
    "U": "U1400",
}
ARTICLES: Final[Mapping[str, str]] = {
    "C": "14.1, 14.2",
    "M": "14.3, 14.4",
    "L": "14.5",
    "P": "6.1.1, 16.6",
    "F": "8.2",
    "R": "7.8, 10.6",
    "U": "10",
}
"""What a modifier is for: of `/P` the regulations of the event, which may count forfeits."""


def _written(name: str, how: Modifiers) -> str:
    parts = [name]
    if how.low:
        parts.append(f"{'M' if how.high else 'C'}{how.low}")
    if how.limit:
        parts.append(f"L{how.limit:+d}")
    parts += [
        letter
        for letter, chosen in (("F", how.fore), ("P", how.played), ("R", how.reverse))
        if chosen
    ]
    if how.unrated:
        parts.append(f"U{how.unrated}")
    return "/".join(parts)


_SEPARATORS: Final = re.compile(r"(?:(?<!L)-|[^A-Z0-9+-])+")
_JOINED: Final = re.compile(r"C[12]|M[12]|L[+-]?[1-9][0-9]?|U[1-9][0-9]{2,3}|[PFR]")
_ALIKE: Final = 0.74
"""How much of a code has to be the same (difflib): WINS for WIN, and not BX for BH."""


def nearly(text: str) -> str:
    """The code that "BH-C1", "bhc1", "BH C1", "BHH", "LOT" or "Buchholz" is nearly; empty: none."""
    return next(filter(None, map(_read, _guesses(text.strip().upper()))), "")


def _guesses(text: str) -> Iterator[str]:
    yield _SEPARATORS.sub("/", text).strip("/")
    plain = _SEPARATORS.sub("", text)
    for code in sorted(TIE_BREAKS, key=len, reverse=True):
        rest = plain.removeprefix(code.replace("_", ""))
        modifiers = _JOINED.findall(rest)
        if rest != plain and "".join(modifiers) == rest:
            yield "/".join([code, *modifiers])
    for head, *modifiers in (text.split("/"), _SEPARATORS.sub("/", text).split("/")):
        close = get_close_matches(head, TIE_BREAKS, n=1, cutoff=_ALIKE)
        for code in (*_called(head), *close, OWN_PREFIX + head):
            yield "/".join([code, *modifiers])


def _called(name: str) -> Iterator[str]:
    """By its whole name."""
    reader = Reader()
    for code, tie_break in TIE_BREAKS.items():
        if reader.words(Clause(tie_break.says, {})).upper() == name:
            yield code


def _read(text: str) -> str:
    """Empty where it cannot be read."""
    name, *modifiers = text.split("/")
    if FORMER_CODES.get(name, name) not in TIE_BREAKS or not all(map(_known, modifiers)):
        return ""
    try:
        return read_criterion(text).code
    except CriterionError:
        return ""


def _known(modifier: str) -> bool:
    return any(pattern.fullmatch(modifier) for pattern, _ in _MODIFIERS.values())


def _error_with_hint(key: str, code: str, **facts: Fact) -> CriterionError:
    near = nearly(code)
    return _error(f"{key}-nearly", code, near=near, **facts) if near else _error(key, code, **facts)


def _error(key: str, code: str, **facts: Fact) -> CriterionError:
    return CriterionError(clause(f"Pairing-Criterion.{key}", code=code, **facts))
