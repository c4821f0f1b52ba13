"""A round told step by step: the odd player, each pair with those passed over, the colours."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.boards import in_board_order
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Colour, Field, HalfPoints, Options
from pairing.story import BoardStory, RoundStory, Step
from pairing.vincze.colours import Allocation, allocate, board
from pairing.vincze.obstacle import why_no_pairing
from pairing.vincze.roster import VinczeEntrant, VinczeRoster, roster_of
from pairing.vincze.search import PairChoice, Start, choices, start

_WHERE = {
    "V13.1": "of the lower half",
    "V13.2": "of the upper half, sought from its end",
    "V13.3": "of the next score group",
    "V13.4": "of a lower score group",
}
_COLOUR = {Colour.WHITE: "White", Colour.BLACK: "Black"}


def tell_round(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no permissible pairing, OptionError for other options."""
    roster = roster_of(field, options)
    pulse = Pulse()
    begun = start(roster, pulse)
    if begun is None:
        raise LookupError(why_no_pairing(roster, pulse).message)
    return _VinczeTeller(field, roster, begun).story(list(choices(roster, begun, pulse)))


class _VinczeTeller:
    def __init__(self, field: Field, roster: VinczeRoster, begun: Start) -> None:
        self.roster = roster
        self.begun = begun
        self.pab = field.scoring.pab
        self.met_in: dict[tuple[TPN, TPN], int] = {
            (player.tpn, past.opponent): number
            for player in field.participants
            for number, past in enumerate(player.rounds, start=1)
            if past.opponent is not None and (past.played or roster.chosen.forfeits_meet)
        }

    def story(self, made: list[PairChoice]) -> RoundStory:
        told = [tuple(self._sought(choice)) for choice in made]
        left_over = [steps for choice, steps in zip(made, told, strict=True) if self._odd(choice)]
        before = tuple(self._odd_player())
        boards = {
            each.board: each
            for choice, steps in zip(made, told, strict=True)
            if not self._odd(choice)
            for each in (self._board(choice, steps),)
        }
        scores = {entrant.tpn: entrant.score for entrant in self.roster.entrants}
        return RoundStory(
            steps=(*self._ban(), *before, *(step for steps in told for step in steps)),
            boards=tuple(boards[each] for each in in_board_order(boards, scores)),
            bye=left_over[0] if left_over else before,
            values=tuple(self._values()),
        )

    def _odd(self, choice: PairChoice) -> bool:
        return choice.sought.opponent == len(self.roster)

    def _ban(self) -> Iterator[Step]:
        if not self.begun.ban:
            yield Step(
                "V22",
                "No pairing spares everybody a third equal colour; so that ban is not applied.",
            )

    # -- the odd player -------------------------------------------------------------------------

    def _odd_player(self) -> Iterator[Step]:
        """Chosen before the pairing (V8); those below him who were not."""
        if self.begun.odd is None:
            return
        for place in range(len(self.roster) - 1, self.begun.odd, -1):
            yield self._not_odd(self.roster.entrants[place])
        odd = self.roster.entrants[self.begun.odd]
        yield Step(
            "V8",
            f"{{{odd.tpn}}} is the lowest placed player who may be odd, and gets"
            f" {_points(self.pab)} without play.",
        )

    def _not_odd(self, player: VinczeEntrant) -> Step:
        if not player.may_be_odd:
            bar = (
                "has had points without play"
                if self.roster.chosen.unplayed_win_bars
                else "has been the odd player before"
            )
            return Step("V8", f"{{{player.tpn}}} {bar}.")
        return Step("V17", f"If {{{player.tpn}}} were the odd player, the others{self._stuck()}.")

    def _stuck(self) -> str:
        third = " without a third equal colour" if self.begun.ban else ""
        return f" could not be paired{third}"

    # -- the pairs ------------------------------------------------------------------------------

    def _sought(self, choice: PairChoice) -> Iterator[Step]:
        first = self.roster.entrants[choice.first]
        for sought in choice.passed:
            yield self._not_met(first, choice.first, sought.opponent)
        if self._odd(choice):
            yield Step(
                "V17",
                f"{{{first.tpn}}} is left over as the odd player, and gets"
                f" {_points(self.pab)} without play.",
            )
            return
        opponent = self.roster.entrants[choice.sought.opponent]
        where = _WHERE[choice.sought.rule]
        yield Step(choice.sought.rule, f"{{{first.tpn}}} meets {{{opponent.tpn}}} {where}.")

    def _not_met(self, first: VinczeEntrant, place: int, passed: int) -> Step:
        other = self.roster.entrants[passed]
        pair = f"{{{first.tpn}}} and {{{other.tpn}}}"
        if self.roster.met[place] >> passed & 1:
            number = self.met_in[first.tpn, other.tpn]
            return Step("V6", f"{pair} met in round {number}.")
        if self.roster.apart[place] >> passed & 1:
            return Step("V14", f"{pair} are kept apart by order of the tournament.")
        if first.twice and self.begun.ban and self.roster.alike[place] >> passed & 1:
            return Step("V21", f"{pair} have both had {_COLOUR[first.twice]} twice in a row.")
        return Step("V16", f"If {pair} met, the players left{self._stuck()}.")

    def _board(self, choice: PairChoice, steps: tuple[Step, ...]) -> BoardStory:
        one, other = (self.roster.entrants[p] for p in (choice.first, choice.sought.opponent))
        roster = self.roster
        decided = allocate(one, other, roster.initial_colour, roster.chosen, ban=self.begun.ban)
        partner = other if decided.player is one else one
        return BoardStory(board(one, other, decided), (*steps, _colours(decided, partner)))

    # -- values ---------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[str, str]]:
        yield "three equal colours", "banned" if self.begun.ban else "not banned"
        for group in self.roster.groups:
            players = [self.roster.entrants[place] for place in group]
            name = f"score group {players[0].score / 2:g}"
            yield name, ", ".join(str(player.tpn) for player in players)
            differences = (f"{player.tpn}: {player.difference:+d}" for player in players)
            yield f"{name}: Whites minus Blacks", ", ".join(differences)


def _colours(decided: Allocation, partner: VinczeEntrant) -> Step:
    """Why the colours are as they are."""
    player, colour = decided.player, _COLOUR[decided.colour]
    name, gets = f"{{{player.tpn}}}", f"gets {colour}"
    difference = f"{player.difference:+d}"
    lowness = "lower" if player.tpn < partner.tpn else "higher"
    if decided.rule == "V24.1":
        text = f"{name} has had {_COLOUR[decided.colour.opposite]} twice in a row and {gets}."
    elif decided.rule == "V24.2":
        text = f"{name} has the larger colour difference, {difference}, and {gets}."
    elif decided.rule in ("V24.3", "V24.4"):
        text = f"{name} has the {lowness} number; {colour} balances the difference of {difference}."
    elif decided.rule == "V24.5":
        text = f"{name}, the {lowness} number, had {_COLOUR[decided.colour.opposite]} and {gets}."
    else:
        parity = "odd" if player.odd_number else "even"
        text = f"{name} has the lower number, which is {parity}, and {gets} by the lot of round 1."
    return Step(decided.rule, text)


def _points(points: HalfPoints) -> str:
    return "1 point" if points == 2 else f"{points / 2:g} points"
