"""A seeding round (1.6) told: the brackets of the FIDE (Dutch) System and its colours."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.burstein.round import seeding_options, seeding_rounds
from pairing.clauses import clause, in_points, player
from pairing.colours import ColourRule, allocate
from pairing.dutch.bracket import Pair
from pairing.dutch.completion import Completion
from pairing.dutch.editions import DUTCH_2026
from pairing.dutch.obstacle import why_no_pairing
from pairing.dutch.roster import Roster, roster_of
from pairing.dutch.round import brackets_paired
from pairing.fide_2026.colours import ColourDecider
from pairing.fide_2026.story import decided
from pairing.model import Board, Colour, Field, Options
from pairing.story import BoardStory, RoundStory, Step

_SEEDING = "Pairing-Burstein-Seeding"
_DECIDERS = {
    ColourRule.INITIAL: ColourDecider.LOT,
    ColourRule.BOTH: ColourDecider.BOTH,
    ColourRule.STRONGER: ColourDecider.STRONGER,
    ColourRule.ALTERNATE: ColourDecider.ALTERNATE,
    ColourRule.HIGHER: ColourDecider.HIGHER,
}


def tell_seeding(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing."""
    roster = roster_of(field, seeding_options(options), DUTCH_2026)
    completion = Completion(roster)
    if not completion.possible:
        raise LookupError(why_no_pairing(roster, completion).message)
    number, last = field.round_number, seeding_rounds(field)
    steps = [Step("1.6", clause(f"{_SEEDING}.round", number=number, last=last))]
    boards: list[BoardStory] = []
    bye: tuple[Step, ...] = ()
    for bracket, candidate in brackets_paired(roster, completion):
        points = in_points(bracket.resident_score)
        pairs = len(candidate.pairs)
        steps.append(Step("C.04.3", clause(f"{_SEEDING}.group", points=points, pairs=pairs)))
        boards += (_board(roster, pair) for pair in candidate.pairs)
        if bracket.is_last and candidate.downfloaters:
            who = player(roster.entrants[candidate.downfloaters[0]].tpn)
            bye = (Step("C.04.3", clause(f"{_SEEDING}.bye", player=who)),)
    return RoundStory(steps=(*steps, *bye), boards=tuple(boards), bye=bye)


def _board(roster: Roster, pair: Pair) -> BoardStory:
    one, other = (roster.entrants[place] for place in pair)
    colour, rule = allocate(one.seeker, other.seeker, roster.initial_colour)
    board = Board(one.tpn, other.tpn) if colour is Colour.WHITE else Board(other.tpn, one.tpn)
    return BoardStory(board, tuple(_steps(roster, pair, board, rule)))


def _steps(roster: Roster, pair: Pair, board: Board, rule: ColourRule) -> Iterator[Step]:
    one, other = (roster.entrants[place] for place in pair)
    points = in_points(one.score)
    named = {"player": player(one.tpn), "opponent": player(other.tpn)}
    yield Step("C.04.3", clause(f"{_SEEDING}.meets", **named, points=points))
    seekers = {one.tpn: one.seeker, other.tpn: other.seeker}
    yield Step(f"C.04.3 {rule.value}", decided(_DECIDERS[rule], board, seekers))
