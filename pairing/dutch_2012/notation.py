"""Players and brackets as the annotated example of the rules prints them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing.clauses import Clause, clause, in_points
from pairing.colours import Strength
from pairing.dutch_2012.bracket import Bracket2012, PairedBracket
from pairing.dutch_2012.roster import Entrant2012, Roster2012

_VALUE: Final = "Pairing-Dutch-2012-Value"


def preference(roster: Roster2012, entrant: Entrant2012) -> str:
    """W absolute, (W) semi-absolute (A.7.d), (w) variable (A.7.e), w other; nothing: no game."""
    if entrant.wish is None:
        return ""
    letter = entrant.wish.value
    if entrant.strength is Strength.ABSOLUTE:
        return letter.upper()
    if entrant.strength is Strength.STRONG and roster.odd_round:
        return f"({letter.upper()})"
    if entrant.strength is Strength.MILD and not roster.odd_round:
        return f"({letter})"
    return letter


def floats(entrant: Entrant2012) -> str:
    """v and ^ for the previous round, -v and -^ for the one before."""
    marks = (
        ("v", entrant.downfloat[0]),
        ("^", entrant.upfloat[0]),
        ("-v", entrant.downfloat[1]),
        ("-^", entrant.upfloat[1]),
    )
    return " ".join(mark for mark, true in marks if true)


def listed(bracket: Bracket2012) -> str:
    """[5b][1W 3b 4w 7b]: those who moved down, then the residents."""
    parts = (bracket.mdps, bracket.all_residents)
    return "".join(f"[{_players(bracket.roster, part)}]" for part in parts if part)


def _players(roster: Roster2012, places: tuple[int, ...]) -> str:
    entrants = [roster.entrants[place] for place in places]
    return " ".join(f"{entrant.tpn}{preference(roster, entrant)}" for entrant in entrants)


def values(
    roster: Roster2012, outcomes: list[PairedBracket]
) -> Iterator[tuple[Clause, Clause | str]]:
    """Preferences and floats of everybody; each bracket with its parameters (A.6, A.8, A.11)."""
    for entrant in sorted(roster.entrants, key=lambda each: each.tpn):
        yield clause(f"{_VALUE}.player", tpn=entrant.tpn), _state(roster, entrant)
    for number, outcome in enumerate(outcomes, start=1):
        yield clause(f"{_VALUE}.players", bracket=number), listed(outcome.bracket)
        for name, value in _parameters(outcome):
            yield clause(f"{_VALUE}.parameter", bracket=number, name=name), str(value)


def _state(roster: Roster2012, entrant: Entrant2012) -> Clause:
    marks = " ".join(filter(None, (preference(roster, entrant), floats(entrant))))
    score = clause(f"{_VALUE}.score", points=in_points(entrant.score))
    if not marks:
        return clause(f"{_VALUE}.state", score=score)
    return clause(f"{_VALUE}.state-and-marks", score=score, marks=marks)


def _parameters(outcome: PairedBracket) -> Iterator[tuple[str, int]]:
    bracket, lowered = outcome.bracket, outcome.lowered
    yield "P0", bracket.p0
    yield "M0", bracket.m0
    yield "P", len(outcome.pairs)
    yield "M1", outcome.m1
    yield "X1", bracket.seekers.x1(bracket.p0)
    yield "X", lowered.colours
    if not bracket.roster.odd_round:
        yield "Z1", bracket.seekers.z1(bracket.p0)
        yield "Z", lowered.strong
