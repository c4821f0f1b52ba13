"""A round told step by step: the odd player, each pair with those passed over, the colours."""

from __future__ import annotations

from collections.abc import Iterator

from pairing import why_not as alike
from pairing.boards import in_board_order
from pairing.clauses import Clause, clause, in_points, player
from pairing.matching.pulse import Pulse
from pairing.model import TOURNAMENT_RULES, TPN, Colour, Field, Options
from pairing.story import BoardStory, RoundStory, Step
from pairing.vincze.colours import Allocation, allocate, board
from pairing.vincze.obstacle import why_no_pairing
from pairing.vincze.roster import VinczeEntrant, VinczeRoster, roster_of
from pairing.vincze.search import PairChoice, Start, choices, start

_PAIR = "Pairing-Vincze-Pair"
_PASSED = "Pairing-Vincze-Passed"
_ODD = "Pairing-Vincze-Odd"
_COLOUR = "Pairing-Vincze-Colour"
_VALUE = "Pairing-Vincze-Value"

_WHERE = {
    "V13.1": "lower-half",
    "V13.2": "upper-half",
    "V13.3": "next-group",
    "V13.4": "lower-group",
}


def tell_round(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no permissible pairing, OptionError for other options."""
    roster = roster_of(field, options)
    pulse = Pulse()
    begun = start(roster, pulse)
    if begun is None:
        raise LookupError(why_no_pairing(roster, pulse).message)
    return _VinczeTeller(field, roster, begun).story(list(choices(roster, begun, pulse)))


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Why the two do not meet. Raises LookupError and OptionError like `tell_round`."""
    roster = roster_of(field, options)
    pulse = Pulse()
    begun = start(roster, pulse)
    if begun is None:
        raise LookupError(why_no_pairing(roster, pulse).message)
    places = {entrant.tpn: place for place, entrant in enumerate(roster.entrants)}
    absent = [tpn for tpn in (one, other) if tpn not in places]
    if absent:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    made = list(choices(roster, begun, pulse))
    teller = _VinczeTeller(field, roster, begun)
    return tuple(teller.answer(made, places[one], places[other]))


class _VinczeTeller:
    def __init__(self, field: Field, roster: VinczeRoster, begun: Start) -> None:
        self.roster = roster
        self.begun = begun
        self.pab = field.scoring.pab
        self.met_in: dict[tuple[TPN, TPN], int] = {
            (each.tpn, past.opponent): number
            for each in field.participants
            for number, past in enumerate(each.rounds, start=1)
            if past.opponent is not None and (past.played or roster.chosen.forfeits_meet)
        }

    def story(self, made: list[PairChoice]) -> RoundStory:
        sought = [tuple(self._sought(choice)) for choice in made]
        left_over = [steps for choice, steps in zip(made, sought, strict=True) if self._odd(choice)]
        before = tuple(self._odd_player())
        boards = {
            each.board: each
            for choice, steps in zip(made, sought, strict=True)
            if not self._odd(choice)
            for each in (self._board(choice, steps),)
        }
        scores = {entrant.tpn: entrant.score for entrant in self.roster.entrants}
        return RoundStory(
            steps=(*self._ban(), *before, *(step for steps in sought for step in steps)),
            boards=tuple(boards[each] for each in in_board_order(boards, scores)),
            bye=left_over[0] if left_over else before,
            values=tuple(self._values()),
        )

    def _odd(self, choice: PairChoice) -> bool:
        return choice.sought.opponent == len(self.roster)

    def _ban(self) -> Iterator[Step]:
        if not self.begun.ban:
            yield Step("V22", clause("Pairing-Vincze.ban-lifted"))

    # -- the odd player -------------------------------------------------------------------------

    def _odd_player(self) -> Iterator[Step]:
        """Chosen before the pairing (V8); those below him who were not."""
        if self.begun.odd is None:
            return
        for place in range(len(self.roster) - 1, self.begun.odd, -1):
            yield self._not_odd(self.roster.entrants[place])
        yield Step("V8", self._gets_points("lowest", self.roster.entrants[self.begun.odd]))

    def _gets_points(self, why: str, odd: VinczeEntrant) -> Clause:
        return clause(f"{_ODD}.{why}", player=player(odd.tpn), points=in_points(self.pab))

    def _not_odd(self, entrant: VinczeEntrant) -> Step:
        who = player(entrant.tpn)
        if not entrant.may_be_odd:
            bar = "had-points" if self.roster.chosen.unplayed_win_bars else "was-odd"
            return Step("V8", clause(f"{_ODD}.{bar}", player=who))
        return Step("V17", clause(f"{_ODD}.{self._others_unpaired}", player=who))

    @property
    def _others_unpaired(self) -> str:
        return "others-unpaired-with-ban" if self.begun.ban else "others-unpaired"

    # -- the pairs ------------------------------------------------------------------------------

    def _sought(self, choice: PairChoice) -> Iterator[Step]:
        first = self.roster.entrants[choice.first]
        for sought in choice.passed:
            yield self._not_met(first, choice.first, sought.opponent)
        if self._odd(choice):
            yield Step("V17", self._gets_points("left-over", first))
            return
        rule = choice.sought.rule
        key, opponent = f"{_PAIR}.{_WHERE[rule]}", self.roster.entrants[choice.sought.opponent]
        yield Step(rule, clause(key, player=player(first.tpn), opponent=player(opponent.tpn)))

    def _not_met(self, first: VinczeEntrant, place: int, passed: int) -> Step:
        if barred := self._barred(first, place, passed):
            return barred
        one, other = player(first.tpn), player(self.roster.entrants[passed].tpn)
        return Step("V16", clause(f"{_PASSED}.{self._others_unpaired}", player=one, other=other))

    def _barred(self, first: VinczeEntrant, place: int, passed: int) -> Step | None:
        """What forbids that the two meet; None: nothing."""
        opponent = self.roster.entrants[passed]
        one, other = player(first.tpn), player(opponent.tpn)
        if self.roster.met[place] >> passed & 1:
            number = self.met_in[first.tpn, opponent.tpn]
            return Step("V6", clause(f"{_PASSED}.met", player=one, other=other, round=number))
        if self.roster.apart[place] >> passed & 1:
            return Step("V14", clause(f"{_PASSED}.kept-apart", player=one, other=other))
        if first.twice and self.begun.ban and self.roster.alike[place] >> passed & 1:
            key, colour = f"{_PASSED}.same-colour-twice", _code(first.twice)
            return Step("V21", clause(key, player=one, other=other, colour=colour))
        return None

    # -- why not --------------------------------------------------------------------------------

    def answer(self, made: list[PairChoice], one: int, other: int) -> Iterator[Step]:
        """Why these two places do not meet: a rule, or who was paired before and how."""
        chosen = {place: choice for choice in made for place in self._of(choice)}
        if chosen.get(one) is chosen.get(other) is not None:
            says = alike.meet(*(self.roster.entrants[place].tpn for place in (one, other)))
            yield Step(chosen[one].sought.rule, says)
            yield self._pair(chosen[one])
            return
        odd = [place for place in (one, other) if place == self.begun.odd]
        odd += [place for place in (one, other) if place in chosen and self._odd(chosen[place])]
        if not odd:
            barred = self._barred(self.roster.entrants[one], one, other)
            yield barred or self._paired_before(made, one, other)
        for place in (*odd, *(place for place in (one, other) if place not in odd)):
            yield self._pair(chosen[place]) if place in chosen else list(self._odd_player())[-1]

    def _of(self, choice: PairChoice) -> tuple[int, ...]:
        return (choice.first,) if self._odd(choice) else (choice.first, choice.sought.opponent)

    def _pair(self, choice: PairChoice) -> Step:
        return list(self._sought(choice))[-1]

    def _paired_before(self, made: list[PairChoice], one: int, other: int) -> Step:
        """The first pair that has one of them: why it is not the two."""
        choice = next(each for each in made if {one, other} & set(self._of(each)))
        rest = next(place for place in (one, other) if place not in self._of(choice))
        seeking, opponent, left = (
            self.roster.entrants[place].tpn for place in (*self._of(choice), rest)
        )
        if choice.first not in (one, other):
            return Step("V10", alike.taken(seeking, opponent, left))
        if rest in {each.opponent for each in choice.passed}:
            return self._not_met(self.roster.entrants[choice.first], choice.first, rest)
        return Step("V13", alike.comes_later(seeking, opponent, left))

    def _board(self, choice: PairChoice, steps: tuple[Step, ...]) -> BoardStory:
        one, other = (self.roster.entrants[p] for p in (choice.first, choice.sought.opponent))
        roster = self.roster
        decided = allocate(one, other, roster.initial_colour, roster.chosen, ban=self.begun.ban)
        partner = other if decided.player is one else one
        colours = Step(decided.rule, _colours(decided, partner))
        return BoardStory(board(one, other, decided), (*steps, colours))

    # -- values ---------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[Clause, Clause | str]]:
        banned = "banned" if self.begun.ban else "not-banned"
        yield clause(f"{_VALUE}.equal-colours"), clause(f"{_VALUE}.{banned}")
        for places in self.roster.groups:
            players = [self.roster.entrants[place] for place in places]
            group = clause("Pairing-Vincze-Group", points=in_points(players[0].score))
            yield group, ", ".join(str(each.tpn) for each in players)
            differences = (f"{each.tpn}: {each.difference:+d}" for each in players)
            yield clause(f"{_VALUE}.differences", group=group), ", ".join(differences)


def _colours(decided: Allocation, partner: VinczeEntrant) -> Clause:
    """Why the colours are as they are."""
    entrant = decided.player
    who, colour = player(entrant.tpn), _code(decided.colour)
    difference = f"{entrant.difference:+d}"
    number = "lower" if entrant.tpn < partner.tpn else "higher"
    match decided.rule:
        case "V24.1":
            return clause(f"{_COLOUR}.twice", player=who, colour=colour)
        case "V24.2":
            key = f"{_COLOUR}.larger-difference"
            return clause(key, player=who, difference=difference, colour=colour)
        case "V24.3" | "V24.4":
            facts = {"number": number, "colour": colour, "difference": difference}
            return clause(f"{_COLOUR}.balance", player=who, **facts)
        case "V24.5":
            return clause(f"{_COLOUR}.alternate", player=who, number=number, colour=colour)
        case _:
            parity = "odd" if entrant.odd_number else "even"
            return clause(f"{_COLOUR}.lot", player=who, parity=parity, colour=colour)


def _code(colour: Colour) -> str:
    return colour.name.lower()
