"""Why a player of S2 was passed over, and why the colours are as they are."""

from __future__ import annotations

from typing import Final

from pairing.clauses import Clause, Fact, clause, player
from pairing.colours import Strength
from pairing.dutch_2012.bracket import PairedBracket
from pairing.dutch_2012.colours import board_of
from pairing.dutch_2012.criteria import of_pair
from pairing.dutch_2012.roster import Entrant2012, Roster2012
from pairing.model import TPN, Colour, Field
from pairing.story import Step

_PASSED: Final = "Pairing-Dutch-2012-Passed"
_COLOUR: Final = "Pairing-Dutch-2012-Colour"

_CODE: Final = {Colour.WHITE: "white", Colour.BLACK: "black"}


class Reasons:
    """What speaks against a pair."""

    def __init__(self, field: Field, roster: Roster2012) -> None:
        self.roster = roster
        self.met_in: dict[tuple[TPN, TPN], int] = {
            (player.tpn, past.opponent): number
            for player in field.participants
            for number, past in enumerate(player.rounds, start=1)
            if past.played and past.opponent is not None
        }

    def against(self, outcome: PairedBracket, one: int, passed: int) -> Step:
        """The first requirement that this pair would break, or that it spoils the rest."""
        return self.barred(one, passed) or self._lowered(outcome, one, passed)

    def barred(self, one: int, other: int) -> Step | None:
        """Which rule keeps the two apart (B.1, B.2); None: none does."""
        mine, theirs = self.roster.entrants[one], self.roster.entrants[other]
        met = self.met_in.get((mine.tpn, theirs.tpn))
        if met is not None:
            return Step("B.1.a", _of_both("met", mine, theirs, round=met))
        return None if self.roster.allowed[one] >> other & 1 else _barred(mine, theirs)

    def _lowered(self, outcome: PairedBracket, one: int, passed: int) -> Step:
        mine, theirs = self.roster.entrants[one], self.roster.entrants[passed]
        higher, lower = sorted((one, passed))
        if outcome.mixed and {one, passed} <= outcome.bracket.apart:
            return Step("C.4", _of_both("both-moved-down", mine, theirs))
        cost = of_pair(self.roster, higher, lower, upfloats=outcome.mixed)
        floater = player(self.roster.entrants[lower].tpn)
        if cost.upfloat:
            return Step("B.5", clause(f"{_PASSED}.floated-up", player=floater))
        if cost.upfloat_before:
            return Step("B.6", clause(f"{_PASSED}.floated-up-before", player=floater))
        if cost.semi_absolute and mine.wish is not None:
            wish = _CODE[mine.wish]
            return Step("A.7.d", _of_both("semi-absolute", mine, theirs, colour=wish))
        if cost.colours and mine.wish is not None:
            wish = _CODE[mine.wish]
            return Step("B.4", _of_both("same-preference", mine, theirs, colour=wish))
        return Step("C.7", _of_both("others-unpaired", mine, theirs))


def _barred(mine: Entrant2012, theirs: Entrant2012) -> Step:
    both_absolute = min(mine.strength, theirs.strength) is Strength.ABSOLUTE
    both_absolute = both_absolute and not (mine.topscorer or theirs.topscorer)
    if both_absolute and mine.wish is theirs.wish and mine.wish is not None:
        return Step("B.2", _of_both("same-colour", mine, theirs, colour=_CODE[mine.wish]))
    return Step("B.1", _of_both("kept-apart", mine, theirs))


def _of_both(why: str, mine: Entrant2012, theirs: Entrant2012, **facts: Fact) -> Clause:
    return clause(f"{_PASSED}.{why}", player=player(mine.tpn), other=player(theirs.tpn), **facts)


def colour_reason(roster: Roster2012, one: int, other: int, rule: str) -> Step:
    """The rule of E that decided, in words."""
    board, _rule = board_of(roster, one, other)
    higher, lower = roster.entrants[min(one, other)], roster.entrants[max(one, other)]
    colour = Colour.WHITE if board.white == higher.tpn else Colour.BLACK
    if rule == "E.1":
        return Step(rule, _granted(higher, lower, colour))
    if rule == "E.2":
        stronger, its = (higher, colour) if higher.wish is colour else (lower, colour.opposite)
        return Step(rule, _gets("stronger", stronger, its))
    if rule == "E.3":
        return Step(rule, _gets("alternate", higher, colour))
    if rule == "E.4":
        return Step(rule, _gets("higher", higher, colour, other=player(lower.tpn)))
    return Step(rule, _gets("by-lot", higher, colour))


def _granted(higher: Entrant2012, lower: Entrant2012, colour: Colour) -> Clause:
    if higher.wish is not None and lower.wish is not None:
        return _gets("both-granted", higher, colour, other=player(lower.tpn))
    if higher.wish is not None:
        return _gets("granted", higher, colour)
    return _gets("granted", lower, colour.opposite)


def _gets(why: str, entrant: Entrant2012, colour: Colour, **facts: Fact) -> Clause:
    return clause(f"{_COLOUR}.{why}", player=player(entrant.tpn), **facts, colour=_CODE[colour])
