"""A round told step by step, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.boards import in_board_order
from pairing.dutch_2012.bracket import PairedBracket
from pairing.dutch_2012.colours import board_of
from pairing.dutch_2012.notation import points, values
from pairing.dutch_2012.obstacle import obstacle
from pairing.dutch_2012.reasons import Reasons, colour_reason
from pairing.dutch_2012.roster import Roster2012, roster_of
from pairing.dutch_2012.round import pair_brackets
from pairing.matching.pulse import Pulse
from pairing.model import Board, Field, Options
from pairing.story import BoardStory, RoundStory, Step


def tell_round(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for other options."""
    roster = roster_of(field, options)
    problem = obstacle(roster)
    if problem is not None:
        raise LookupError(problem.message)
    outcomes: list[PairedBracket] = []
    pair_brackets(roster, outcomes, Pulse())
    boards = _boards(field, roster, outcomes)
    scores = {entrant.tpn: entrant.score for entrant in roster.entrants}
    return RoundStory(
        steps=tuple(step for outcome in outcomes for step in _bracket_steps(outcome)),
        boards=tuple(boards[board] for board in in_board_order(boards, scores)),
        bye=tuple(_bye(outcomes[-1])) if outcomes else (),
        values=tuple(values(roster, outcomes)),
    )


def _name(roster: Roster2012, place: int) -> str:
    return f"{{{roster.entrants[place].tpn}}}"


def _bracket_steps(outcome: PairedBracket) -> Iterator[Step]:
    yield _heading(outcome)
    for place in outcome.bracket.lonely:
        name = _name(outcome.bracket.roster, place)
        yield Step("C.1", f"{name} has no possible opponent here and moves down.")
    yield from _way_of_pairing(outcome)
    yield from _requirements(outcome)
    yield from _exchange(outcome)
    yield from _transposed(outcome)
    yield from _floaters(outcome)


def _heading(outcome: PairedBracket) -> Step:
    bracket = outcome.bracket
    low = bracket.roster.entrants[bracket.everybody[-1]].score
    given = f"P0 = {bracket.p0}, M0 = {bracket.m0}, X1 = {bracket.seekers.x1(bracket.p0)}"
    if not bracket.roster.odd_round:
        given += f", Z1 = {bracket.seekers.z1(bracket.p0)}"
    if bracket.joined:
        return Step("C.13", f"The lowest brackets are joined, down to {points(low)}: {given}.")
    return Step("C.2", f"Bracket of {points(low)}: {given}.")


def _way_of_pairing(outcome: PairedBracket) -> Iterator[Step]:
    bracket = outcome.bracket
    if outcome.by == "C.12":
        yield Step(
            "C.12", "Back from the next bracket: others have to move down, as many as before."
        )
    if outcome.by == "C.13":
        yield Step(
            "C.13", "Back from the lowest bracket: others move down, so that it can be paired."
        )
    if bracket.mdps and bracket.homogeneous:
        yield Step("A.3", "At least half have moved down: the bracket counts as homogeneous.")
    elif bracket.mdps and not outcome.mixed:
        yield Step(
            "C.14.b", "No pair with those who moved down: the bracket counts as homogeneous."
        )
    elif outcome.m1 < bracket.m0:
        yield Step("C.14.b", f"Of those who moved down only {outcome.m1} are paired first: M1.")
    if len(outcome.pairs) < bracket.p0:
        yield Step("C.14", f"P1 goes down from {bracket.p0} to {len(outcome.pairs)} pairs.")


def _requirements(outcome: PairedBracket) -> Iterator[Step]:
    """C.10, from what is given up last."""
    lowered, bracket = outcome.lowered, outcome.bracket
    x1 = bracket.seekers.x1(len(outcome.pairs))
    z1 = bracket.seekers.z1(len(outcome.pairs))
    if lowered.absolute:
        yield Step("C.10.g", f"B.2 is dropped for top scorers in {lowered.absolute} of the pairs.")
    if lowered.semi_absolute:
        yield Step("C.10.f", f"A.7.d is dropped for {lowered.semi_absolute} of the pairs.")
    if lowered.colours > x1:
        yield Step("C.10.e", f"X goes up from {x1} to {lowered.colours}.")
    if lowered.strong > z1:
        yield Step("C.10.e", f"Z goes up from {z1} to {lowered.strong}.")
    for article, rule, count, whom in (
        ("C.10.d", "B.5", lowered.downfloat, "down"),
        ("C.10.c", "B.6", lowered.downfloat_before, "down"),
        ("C.10.b", "B.5", lowered.upfloat, "up"),
        ("C.10.a", "B.6", lowered.upfloat_before, "up"),
    ):
        if count:
            yield Step(article, f"{rule} is dropped for {count} {whom}floater{'s' * (count > 1)}.")


def _exchange(outcome: PairedBracket) -> Iterator[Step]:
    roster = outcome.bracket.roster
    leaving, coming = outcome.exchange.leaving, outcome.exchange.coming
    if len(leaving) == 1:
        one, other = _name(roster, leaving[0]), _name(roster, coming[0])
        yield Step("C.8", f"Exchange: {one} and {other} change places between S1 and S2.")
        return
    for place in leaving:
        yield Step("C.8", f"Exchange: {_name(roster, place)} leaves S1 for S2.")
    for place in coming:
        yield Step("C.8", f"Exchange: {_name(roster, place)} comes to S1 from S2.")


def _transposed(outcome: PairedBracket) -> Iterator[Step]:
    """The first player of S1 whose opponent is not the one opposite, in each of the two parts."""
    roster = outcome.bracket.roster
    for of_mdps in (True, False):
        pairs = outcome.pairs[: outcome.m1] if of_mdps else outcome.pairs[outcome.m1 :]
        s2 = _subgroup_2(outcome, of_mdps=of_mdps)
        for (one, other), opposite in zip(pairs, s2, strict=False):
            if other != opposite:
                meets = f"{_name(roster, one)} meets {_name(roster, other)}"
                yield Step("C.7", f"Transposition of S2: {meets}, not {_name(roster, opposite)}.")
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
            yield Step("C.6", f"{_name(bracket.roster, place)} is not paired here and moves down.")


def _bye(lowest: PairedBracket) -> Iterator[Step]:
    for place in lowest.floaters:
        name = _name(lowest.bracket.roster, place)
        yield Step("A.5", f"{name} is left over in the lowest bracket and gets the bye.")


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
    roster = outcome.bracket.roster
    of_mdps = index < outcome.m1
    before = outcome.pairs[:index] if of_mdps else outcome.pairs[outcome.m1 : index]
    taken = {opponent for _one, opponent in before}
    for passed in _subgroup_2(outcome, of_mdps=of_mdps):
        if passed == other:
            break
        if passed not in taken:
            yield reasons.against(outcome, one, passed)
    meets = f"meets {_name(roster, other)}"
    if of_mdps:
        yield Step("C.6", f"{_name(roster, one)} has moved down and {meets}.")
    else:
        number = index - outcome.m1 + 1
        yield Step("C.6", f"{_name(roster, one)} is number {number} of S1 and {meets}.")
