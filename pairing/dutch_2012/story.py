"""A round told step by step, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing.boards import in_board_order
from pairing.clauses import Players, clause, in_points, player
from pairing.dutch_2012.bracket import Bracket2012, PairedBracket
from pairing.dutch_2012.colours import board_of
from pairing.dutch_2012.notation import values
from pairing.dutch_2012.obstacle import obstacle
from pairing.dutch_2012.reasons import Reasons, colour_reason
from pairing.dutch_2012.roster import Roster2012, roster_of
from pairing.dutch_2012.round import pair_brackets
from pairing.matching.pulse import Pulse
from pairing.model import Board, Field, Options
from pairing.story import BoardStory, RoundStory, Step

_ROUND: Final = "Pairing-Dutch-2012"
_PAIR: Final = "Pairing-Dutch-2012-Pair"


def tell_round(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for other options."""
    roster, outcomes = brackets_of(field, options)
    boards = _boards(field, roster, outcomes)
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    return RoundStory(
        steps=tuple(step for outcome in outcomes for step in _bracket_steps(outcome)),
        boards=tuple(boards[board] for board in in_board_order(boards, scores)),
        bye=tuple(_bye(outcomes[-1])) if outcomes else (),
        values=tuple(values(roster, outcomes)),
    )


def brackets_of(field: Field, options: Options) -> tuple[Roster2012, list[PairedBracket]]:
    """How the round was made. Raises LookupError and OptionError like `tell_round`."""
    roster = roster_of(field, options)
    problem = obstacle(roster)
    if problem is not None:
        raise LookupError(problem.message)
    outcomes: list[PairedBracket] = []
    pair_brackets(roster, outcomes, Pulse())
    return roster, outcomes


def _player(outcome: PairedBracket, place: int) -> Players:
    return player(outcome.bracket.roster.entrants[place].tpn)


def _bracket_steps(outcome: PairedBracket) -> Iterator[Step]:
    yield _heading(outcome.bracket)
    for place in outcome.bracket.lonely:
        yield Step("C.1", clause(f"{_ROUND}.no-opponent", player=_player(outcome, place)))
    yield from _way_of_pairing(outcome)
    yield from _requirements(outcome)
    yield from _exchange(outcome)
    yield from _transposed(outcome)
    yield from _floaters(outcome)


def _heading(bracket: Bracket2012) -> Step:
    article, key = ("C.13", "joined") if bracket.joined else ("C.2", "bracket")
    low = bracket.roster.entrants[bracket.everybody[-1]].score
    facts = {
        "points": in_points(low),
        "p0": bracket.p0,
        "m0": bracket.m0,
        "x1": bracket.seekers.x1(bracket.p0),
    }
    if bracket.roster.odd_round:
        return Step(article, clause(f"{_ROUND}.{key}", **facts))
    z1 = bracket.seekers.z1(bracket.p0)
    return Step(article, clause(f"{_ROUND}.{key}-of-even-round", **facts, z1=z1))


def _way_of_pairing(outcome: PairedBracket) -> Iterator[Step]:
    bracket = outcome.bracket
    if outcome.by == "C.12":
        yield Step("C.12", clause(f"{_ROUND}.back-from-next"))
    if outcome.by == "C.13":
        yield Step("C.13", clause(f"{_ROUND}.back-from-lowest"))
    if bracket.mdps and bracket.homogeneous:
        yield Step("A.3", clause(f"{_ROUND}.half-moved-down"))
    elif bracket.mdps and not outcome.mixed:
        yield Step("C.14.b", clause(f"{_ROUND}.no-pair-moved-down"))
    elif outcome.m1 < bracket.m0:
        yield Step("C.14.b", clause(f"{_ROUND}.fewer-moved-down", m1=outcome.m1))
    if len(outcome.pairs) < bracket.p0:
        pairs = len(outcome.pairs)
        yield Step("C.14", clause(f"{_ROUND}.fewer-pairs", p0=bracket.p0, pairs=pairs))


def _requirements(outcome: PairedBracket) -> Iterator[Step]:
    """C.10, from what is given up last."""
    lowered, bracket = outcome.lowered, outcome.bracket
    x1 = bracket.seekers.x1(len(outcome.pairs))
    z1 = bracket.seekers.z1(len(outcome.pairs))
    if lowered.absolute:
        yield Step("C.10.g", clause(f"{_ROUND}.top-scorers", pairs=lowered.absolute))
    if lowered.semi_absolute:
        yield Step("C.10.f", clause(f"{_ROUND}.semi-absolute", pairs=lowered.semi_absolute))
    if lowered.colours > x1:
        yield Step("C.10.e", clause(f"{_ROUND}.x-raised", x1=x1, x=lowered.colours))
    if lowered.strong > z1:
        yield Step("C.10.e", clause(f"{_ROUND}.z-raised", z1=z1, z=lowered.strong))
    for article, rule, count, floaters in (
        ("C.10.d", "B.5", lowered.downfloat, "downfloaters"),
        ("C.10.c", "B.6", lowered.downfloat_before, "downfloaters"),
        ("C.10.b", "B.5", lowered.upfloat, "upfloaters"),
        ("C.10.a", "B.6", lowered.upfloat_before, "upfloaters"),
    ):
        if count:
            yield Step(article, clause(f"{_ROUND}.{floaters}", rule=rule, count=count))


def _exchange(outcome: PairedBracket) -> Iterator[Step]:
    leaving = [_player(outcome, place) for place in outcome.exchange.leaving]
    coming = [_player(outcome, place) for place in outcome.exchange.coming]
    if len(leaving) == 1:
        yield Step("C.8", clause(f"{_ROUND}.exchange", leaving=leaving[0], coming=coming[0]))
        return
    for each in leaving:
        yield Step("C.8", clause(f"{_ROUND}.exchange-leaves", player=each))
    for each in coming:
        yield Step("C.8", clause(f"{_ROUND}.exchange-comes", player=each))


def _transposed(outcome: PairedBracket) -> Iterator[Step]:
    """The first player of S1 whose opponent is not the one opposite, in each of the two parts."""
    for of_mdps in (True, False):
        pairs = outcome.pairs[: outcome.m1] if of_mdps else outcome.pairs[outcome.m1 :]
        s2 = _subgroup_2(outcome, of_mdps=of_mdps)
        for (one, other), opposite in zip(pairs, s2, strict=False):
            if other != opposite:
                says = clause(
                    f"{_ROUND}.transposed",
                    player=_player(outcome, one),
                    opponent=_player(outcome, other),
                    opposite=_player(outcome, opposite),
                )
                yield Step("C.7", says)
                break


def _subgroup_2(outcome: PairedBracket, *, of_mdps: bool) -> list[int]:
    """S2 in the order of A.2: of the MDPs, or of the others once those are paired."""
    pairs = outcome.pairs[: outcome.m1] if of_mdps else outcome.pairs[outcome.m1 :]
    s1 = {one for one, _other in pairs}
    if of_mdps:
        return [place for place in outcome.bracket.players if place not in s1]
    gone = {place for pair in outcome.pairs[: outcome.m1] for place in pair}
    return [place for place in outcome.bracket.players if place not in s1 | gone]


def _floaters(outcome: PairedBracket) -> Iterator[Step]:
    bracket = outcome.bracket
    if bracket.last:
        yield from _bye(outcome)
        return
    for place in outcome.floaters:
        if place not in bracket.lonely:
            yield Step("C.6", clause(f"{_ROUND}.moves-down", player=_player(outcome, place)))


def _bye(lowest: PairedBracket) -> Iterator[Step]:
    for place in lowest.floaters:
        yield Step("A.5", clause(f"{_ROUND}.bye", player=_player(lowest, place)))


def _boards(
    field: Field, roster: Roster2012, outcomes: list[PairedBracket]
) -> dict[Board, BoardStory]:
    reasons = Reasons(field, roster)
    stories = {}
    for outcome in outcomes:
        for index, pair in enumerate(outcome.pairs):
            board, rule = board_of(roster, *pair)
            steps = (*_why_these(outcome, index, reasons), colour_reason(roster, *pair, rule))
            stories[board] = BoardStory(board, steps)
    return stories


def _why_these(outcome: PairedBracket, index: int, reasons: Reasons) -> Iterator[Step]:
    """Those of S2 who were still free and come sooner, then the opponent."""
    one, other = outcome.pairs[index]
    of_mdps = index < outcome.m1
    before = outcome.pairs[:index] if of_mdps else outcome.pairs[outcome.m1 : index]
    taken = {opponent for _one, opponent in before}
    for passed in _subgroup_2(outcome, of_mdps=of_mdps):
        if passed == other:
            break
        if passed not in taken:
            yield reasons.against(outcome, one, passed)
    yield meeting(outcome, index)


def meeting(outcome: PairedBracket, index: int) -> Step:
    """That the two of that pair meet, and as whom."""
    one, other = outcome.pairs[index]
    two = {"player": _player(outcome, one), "opponent": _player(outcome, other)}
    if index < outcome.m1:
        return Step("C.6", clause(f"{_PAIR}.moved-down", **two))
    return Step("C.6", clause(f"{_PAIR}.of-bracket", **two, number=index - outcome.m1 + 1))
