"""A round of the Team-Swiss told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from pairing.clauses import Clause, Fact, Players, clause, in_points, player, players
from pairing.colours import Preference
from pairing.fide_2026.match_round import MatchBracket
from pairing.fide_2026.match_why_not import MatchRules, match_why_not
from pairing.fide_2026.story import REASONS, bar_step, more_passed, others_unpaired
from pairing.fide_2026.story_floaters import MatchWords, match_bye_steps, match_floater_steps
from pairing.matching.bits import members, set_of
from pairing.model import TPN, Board, Colour, Field, NoLegalPairing, Options, no_progress
from pairing.story import BoardStory, RoundStory, Step
from pairing.team_swiss.bracket import BracketFaults, broken, paired
from pairing.team_swiss.colours import TeamDecider, TeamSeeker, allocate, first_team
from pairing.team_swiss.roster import TeamSwissRoster
from pairing.team_swiss.round import TeamSwissCourse, course_of

_ROUND = "Pairing-Team-Swiss"
_COLOUR = "Pairing-Team-Swiss-Colour"
_VALUE = "Pairing-Team-Swiss-Value"
_CRITERIA = ("C8", "C9", "C10")


def _bye(variant: str, **facts: Fact) -> Clause:
    return clause(f"Pairing-Team-Swiss-Bye.{variant}", **facts)


def _floater(variant: str, **facts: Fact) -> Clause:
    return clause(f"Pairing-Team-Swiss-Floater.{variant}", **facts)


def _meets(one: TPN, other: TPN) -> Step:
    return Step("3.6", clause(f"{_ROUND}.meets", player=player(one), opponent=player(other)))


_WORDS = MatchWords(_bye, _floater)
_RULES: Final[MatchRules[TeamSwissRoster]] = MatchRules(paired, broken, _CRITERIA, _WORDS, _meets)


def tell(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return _TeamTeller(course).story()


def why_not(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Why the two do not meet. Raises LookupError and OptionError like `tell`."""
    return match_why_not(course_of(field, options, no_progress), _RULES, one, other)


class _TeamTeller:
    def __init__(self, course: TeamSwissCourse) -> None:
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
        yield Step("3.2", clause(f"{_ROUND}.group", points=points, teams=count))
        yield from match_floater_steps(self.course, bracket, _WORDS)
        yield from self._faults(bracket)
        tops = [top for top, _bottom in bracket.pairs]
        everybody = bracket.standing.residents | bracket.upfloaters
        if tops != list(members(everybody))[: len(tops)]:
            who = players(self.tpns[top] for top in tops)
            yield Step("3.6", clause(f"{_ROUND}.tops", players=who))
        for pair in bracket.pairs:
            yield self._meet(pair)

    def _faults(self, bracket: MatchBracket) -> Iterator[Step]:
        """The criteria that this bracket cannot keep altogether, and how often it breaks them."""
        groups = bracket.standing.residents, bracket.upfloaters
        counts = broken(self.roster, *groups, bracket.pairs)
        for criterion, times in zip(_CRITERIA, counts, strict=True):
            if times:
                says = clause(f"{_ROUND}.broken", criterion=criterion, count=times)
                yield Step(criterion, says)

    def _faults_of(self, bracket: MatchBracket) -> BracketFaults:
        return BracketFaults(self.roster, bracket.standing.residents, bracket.upfloaters)

    def _meet(self, pair: tuple[int, int]) -> Step:
        return _meets(*(self.tpns[place] for place in pair))

    def _player(self, place: int) -> Players:
        return player(self.tpns[place])

    # -- boards -----------------------------------------------------------------------------------

    def _boards(self, bracket: MatchBracket) -> Iterator[BoardStory]:
        open_to_all = set_of(bottom for _top, bottom in bracket.pairs)
        faults = self._faults_of(bracket)
        for pair in bracket.pairs:
            board, colours = self._colours(pair)
            reasons = tuple(self._passed(faults, pair, open_to_all))
            yield BoardStory(board, (*reasons, self._meet(pair), colours))
            open_to_all &= ~(1 << pair[1])

    def _passed(
        self, faults: BracketFaults, pair: tuple[int, int], open_to_it: int
    ) -> Iterator[Step]:
        """Bottom members with smaller numbers who are not yet taken."""
        top, bottom = pair
        passed = open_to_it & ((1 << bottom) - 1) & (-1 << top)
        for place in islice(members(passed), REASONS):
            yield self._why_not(faults, pair, place)
        if passed.bit_count() > REASONS:
            yield more_passed("3.6", passed.bit_count() - REASONS)

    def _why_not(self, faults: BracketFaults, pair: tuple[int, int], place: int) -> Step:
        top = pair[0]
        barred = bar_step(self.roster.bars, self.tpns, top, place)
        if barred is not None:
            return barred
        who = {"player": self._player(top), "other": self._player(place)}
        clash, strong, _meets_floater = faults.of(top, place)
        if faults.of(top, place) <= faults.of(*pair):
            if faults.matter:
                return Step("3.6", clause(f"{_ROUND}.others-worse", **who))
            return others_unpaired(self.tpns, top, place, "3.6")
        if clash:
            colour = self._wish(top).colour
            says = "both-white" if colour is Colour.WHITE else "both-black"
            only_c9 = strong and faults.of(*pair)[0]
            return Step("C9" if only_c9 else "C8", clause(f"{_ROUND}.{says}", **who))
        return Step("C10", clause(f"{_ROUND}.spared", **who))

    def _wish(self, place: int) -> Preference:
        return self.roster.entrants[place].seeker.preference

    # -- colours ----------------------------------------------------------------------------------

    def _colours(self, pair: tuple[int, int]) -> tuple[Board, Step]:
        one, other = (self.roster.entrants[place].seeker for place in pair)
        white, black, decider = allocate(one, other, self.roster.initial_colour)
        first = first_team(one, other)
        second = other if first is one else one
        says = _decided(decider, first, second, Board(white, black))
        return Board(white, black), Step(decider.value, says)

    # -- values -----------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[Clause, Clause | str]]:
        for bracket in self.course.brackets:
            group = clause("Pairing-Team-Swiss-Group", points=in_points(bracket.score))
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


def _decided(decider: TeamDecider, first: TeamSeeker, second: TeamSeeker, board: Board) -> Clause:
    """The sentence for what decided; it speaks of the team whose colour it was."""
    white, black = player(board.white), player(board.black)
    match decider:
        case TeamDecider.LOT:
            parity = "odd" if first.odd else "even"
            return clause(f"{_COLOUR}.{parity}-number", player=player(first.tpn))
        case TeamDecider.ONLY | TeamDecider.STRONG:
            granted = _granted(first, second, board)
            colour = "white" if granted == board.white else "black"
            says = "only-wish" if decider is TeamDecider.ONLY else "strong-wish"
            return clause(f"{_COLOUR}.{says}", player=player(granted), colour=colour)
        case TeamDecider.BOTH:
            return clause(f"{_COLOUR}.both", white=white, black=black)
        case TeamDecider.LOWER_DIFFERENCE:
            return clause(f"{_COLOUR}.lower-difference", white=white, black=black)
        case TeamDecider.HISTORY:
            return clause(f"{_COLOUR}.alternate", white=white)
        case TeamDecider.FIRST_PREFERS:
            return clause(f"{_COLOUR}.first-prefers", player=player(first.tpn))
        case TeamDecider.FIRST:
            return clause(f"{_COLOUR}.first-changes", player=player(first.tpn))
        case TeamDecider.OTHER:
            return clause(f"{_COLOUR}.other-changes", player=player(second.tpn))


def _granted(first: TeamSeeker, second: TeamSeeker, board: Board) -> TPN:
    """Whose preference it was: the only one, or the stronger one."""
    preferring = max((first, second), key=lambda seeker: seeker.preference.strength)
    return board.white if preferring.tpn == board.white else board.black
