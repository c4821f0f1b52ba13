"""A round of the Double-Swiss told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from pairing.clauses import Clause, Fact, Players, clause, in_points, player, players
from pairing.double_swiss.bracket import broken, paired
from pairing.double_swiss.colours import MatchDecider, allocate, higher_ranked
from pairing.double_swiss.roster import DoubleSwissRoster
from pairing.double_swiss.round import DoubleSwissCourse, course_of
from pairing.fide_2026.match_round import MatchBracket
from pairing.fide_2026.match_why_not import MatchRules, match_why_not
from pairing.fide_2026.story import REASONS, bar_step, more_passed, others_unpaired
from pairing.fide_2026.story_floaters import MatchWords, match_bye_steps, match_floater_steps
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Board, Field, NoLegalPairing, Options, no_progress
from pairing.story import BoardStory, RoundStory, Step

_ROUND = "Pairing-Double-Swiss"
_COLOUR = "Pairing-Double-Swiss-Colour"
_VALUE = "Pairing-Double-Swiss-Value"


def _bye(variant: str, **facts: Fact) -> Clause:
    return clause(f"Pairing-Double-Swiss-Bye.{variant}", **facts)


def _floater(variant: str, **facts: Fact) -> Clause:
    return clause(f"Pairing-Double-Swiss-Floater.{variant}", **facts)


def _meets(one: TPN, other: TPN) -> Step:
    return Step("3.6", clause(f"{_ROUND}.meets", player=player(one), opponent=player(other)))


_WORDS = MatchWords(_bye, _floater)
_RULES: Final[MatchRules[DoubleSwissRoster]] = MatchRules(paired, broken, ("C8",), _WORDS, _meets)


def tell(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return _MatchTeller(course).story()


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Why the two do not meet. Raises LookupError and OptionError like `tell`."""
    return match_why_not(course_of(field, options, no_progress), _RULES, one, other)


class _MatchTeller:
    def __init__(self, course: DoubleSwissCourse) -> None:
        self.course = course
        self.roster = course.roster
        self.tpns = course.roster.tpns

    def story(self) -> RoundStory:
        bye = tuple(match_bye_steps(self.roster, self.course.completion, _WORDS))
        steps = [step for bracket in self.course.brackets for step in self._bracket(bracket)]
        boards = [board for bracket in self.course.brackets for board in self._boards(bracket)]
        return RoundStory((*bye, *steps), tuple(boards), bye, tuple(self._values()))

    def _bracket(self, bracket: MatchBracket) -> Iterator[Step]:
        points, count = in_points(bracket.score), bracket.standing.residents.bit_count()
        yield Step("3.2", clause(f"{_ROUND}.group", points=points, players=count))
        yield from match_floater_steps(self.course, bracket, _WORDS)
        tops = [top for top, _bottom in bracket.pairs]
        everybody = bracket.standing.residents | bracket.upfloaters
        if tops != list(members(everybody))[: len(tops)]:
            who = players(self.tpns[top] for top in tops)
            yield Step("3.6", clause(f"{_ROUND}.tops", players=who))
        for pair in bracket.pairs:
            yield self._meet(pair)

    def _meet(self, pair: tuple[int, int]) -> Step:
        return _meets(*(self.tpns[place] for place in pair))

    def _player(self, place: int) -> Players:
        return player(self.tpns[place])

    # -- boards -----------------------------------------------------------------------------------

    def _boards(self, bracket: MatchBracket) -> Iterator[BoardStory]:
        open_to_all = set_of(bottom for _top, bottom in bracket.pairs)
        for pair in bracket.pairs:
            board, colours = self._colours(pair)
            reasons = tuple(self._passed(bracket, pair, open_to_all))
            yield BoardStory(board, (*reasons, self._meet(pair), colours))
            open_to_all &= ~(1 << pair[1])

    def _passed(
        self, bracket: MatchBracket, pair: tuple[int, int], open_to_him: int
    ) -> Iterator[Step]:
        """Bottom members with smaller numbers who are not yet taken."""
        top, bottom = pair
        passed = open_to_him & ((1 << bottom) - 1) & (-1 << top)
        for place in islice(members(passed), REASONS):
            yield self._why_not(bracket, top, place)
        if passed.bit_count() > REASONS:
            yield more_passed("3.6", passed.bit_count() - REASONS)

    def _why_not(self, bracket: MatchBracket, top: int, place: int) -> Step:
        barred = bar_step(self.roster.bars, self.tpns, top, place)
        if barred is not None:
            return barred
        one, other = (
            (top, place) if bracket.upfloaters >> place & 1 else (place, top)
        )  # who might have to meet an upfloater, and that upfloater
        floats = bracket.upfloaters >> other & 1
        resident = bracket.standing.residents >> one & 1
        if floats and resident and self.roster.floated >> one & 1:
            who = {"player": self._player(one), "other": self._player(other)}
            return Step("C8", clause(f"{_ROUND}.spared", **who))
        if bracket.upfloaters and self.roster.floated & bracket.standing.residents:
            who = {"player": self._player(top), "other": self._player(place)}
            return Step("C8", clause(f"{_ROUND}.others-by-c8", **who))
        return others_unpaired(self.tpns, top, place, "3.6")

    def _colours(self, pair: tuple[int, int]) -> tuple[Board, Step]:
        one, other = (self.roster.entrants[place].seeker for place in pair)
        white, black, decider = allocate(one, other, self.roster.initial_colour)
        higher = higher_ranked(one, other)
        who = {"white": player(white), "black": player(black), "player": player(higher.tpn)}
        if decider is MatchDecider.LOT:
            parity = "odd" if higher.odd else "even"
            says = clause(f"Pairing-Fide-2026-Colour.{parity}-number", player=who["player"])
        else:
            says = self._decided(decider, who)
        return Board(white, black), Step(decider.value, says)

    @staticmethod
    def _decided(decider: MatchDecider, who: dict[str, Players]) -> Clause:
        match decider:
            case MatchDecider.FEWER_WHITES:
                return clause(f"{_COLOUR}.fewer-whites", white=who["white"], black=who["black"])
            case MatchDecider.HISTORY:
                return clause(f"{_COLOUR}.alternate", white=who["white"])
            case MatchDecider.HIGHER:
                return clause(f"{_COLOUR}.higher", player=who["player"])
            case _:
                return clause(f"{_COLOUR}.opponent", player=who["player"])

    # -- values -----------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[Clause, Clause | str]]:
        for bracket in self.course.brackets:
            group = clause("Pairing-Double-Swiss-Group", points=in_points(bracket.score))
            tops = [top for top, _bottom in bracket.pairs]
            bottoms = [bottom for _top, bottom in bracket.pairs]
            shown = {
                "residents": list(members(bracket.standing.residents)),
                "upfloaters": list(members(bracket.upfloaters)),
                "identifier": tops + bottoms,
            }
            for name, places in shown.items():
                numbers = ", ".join(str(self.tpns[place]) for place in places)
                value: Clause | str = numbers or clause(f"{_VALUE}.none")
                yield clause(f"{_VALUE}.{name}", group=group), value
