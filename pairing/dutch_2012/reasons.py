"""Why a player of S2 was passed over, and why the colours are as they are."""

from __future__ import annotations

from pairing.colours import Strength
from pairing.dutch_2012.bracket import PairedBracket
from pairing.dutch_2012.colours import board_of
from pairing.dutch_2012.criteria import of_pair
from pairing.dutch_2012.roster import Entrant2012, Roster2012
from pairing.model import TPN, Colour, Field
from pairing.story import Step

_COLOUR = {Colour.WHITE: "White", Colour.BLACK: "Black"}


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
        mine, theirs = self.roster.entrants[one], self.roster.entrants[passed]
        pair = f"{{{mine.tpn}}} and {{{theirs.tpn}}}"
        if (mine.tpn, theirs.tpn) in self.met_in:
            return Step("B.1.a", f"{pair} met in round {self.met_in[mine.tpn, theirs.tpn]}.")
        if not self.roster.allowed[one] >> passed & 1:
            return self._barred(pair, mine, theirs)
        return self._lowered(outcome, pair, one, passed)

    def _barred(self, pair: str, mine: Entrant2012, theirs: Entrant2012) -> Step:
        both_absolute = min(mine.strength, theirs.strength) is Strength.ABSOLUTE
        if both_absolute and mine.wish is theirs.wish and mine.wish is not None:
            return Step("B.2", f"{pair} both have to get {_COLOUR[mine.wish]}.")
        return Step("B.1", f"{pair} are kept apart by order of the tournament.")

    def _lowered(self, outcome: PairedBracket, pair: str, one: int, passed: int) -> Step:
        higher, lower = sorted((one, passed))
        if outcome.mixed and {one, passed} <= outcome.bracket.apart:
            return Step("C.4", f"{pair} have both moved down, and each is to meet a resident.")
        cost = of_pair(self.roster, higher, lower, upfloats=outcome.mixed)
        wish = self.roster.entrants[one].wish
        if cost.upfloat:
            return Step("B.5", f"{{{self.roster.entrants[lower].tpn}}} floated up the last round.")
        if cost.upfloat_before:
            name = f"{{{self.roster.entrants[lower].tpn}}}"
            return Step("B.6", f"{name} floated up two rounds ago.")
        if cost.semi_absolute and wish is not None:
            return Step("A.7.d", f"{pair} both prefer {_COLOUR[wish]}, which counts as absolute.")
        if cost.colours and wish is not None:
            return Step("B.4", f"{pair} both prefer {_COLOUR[wish]}.")
        return Step("C.7", f"If {pair} met, the others could not be paired as well.")


def colour_reason(roster: Roster2012, one: int, other: int, rule: str) -> Step:
    """The rule of E that decided, in words."""
    board, _rule = board_of(roster, one, other)
    higher, lower = roster.entrants[min(one, other)], roster.entrants[max(one, other)]
    colour = Colour.WHITE if board.white == higher.tpn else Colour.BLACK
    name, other_name = f"{{{higher.tpn}}}", f"{{{lower.tpn}}}"
    gets = f"gets {_COLOUR[colour]}"
    if rule == "E.1":
        text = _granted(higher, lower, colour)
    elif rule == "E.2":
        stronger, its = (higher, colour) if higher.wish is colour else (lower, colour.opposite)
        text = f"{{{stronger.tpn}}} has the stronger preference and gets {_COLOUR[its]}."
    elif rule == "E.3":
        text = f"{name} {gets}: the last time the two had different colours it was the other."
    elif rule == "E.4":
        text = f"{name} is ranked above {other_name} and {gets}, the preferred colour."
    else:
        text = f"{name} {gets} by number and the lot before round 1."
    return Step(rule, text)


def _granted(higher: Entrant2012, lower: Entrant2012, colour: Colour) -> str:
    if higher.wish is not None and lower.wish is not None:
        return f"{{{higher.tpn}}} prefers {_COLOUR[colour]}, {{{lower.tpn}}} the other colour."
    wishing = higher if higher.wish is not None else lower
    wish = _COLOUR[colour if wishing is higher else colour.opposite]
    return f"{{{wishing.tpn}}} prefers {wish}, the opponent has no preference."
