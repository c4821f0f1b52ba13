"""Why somebody has the PAB (3.1), was passed over, or has his colour (5.2), as steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pairing.clauses import Clause, clause, player
from pairing.colours import ColourSeeker
from pairing.fide_2026.bars import PairingBars
from pairing.fide_2026.colours import ColourDecider, colours_of, higher_of
from pairing.fide_2026.completion import RoundCompletion
from pairing.model import TOURNAMENT_RULES, TPN, Board, Colour
from pairing.story import Step

_BYE = "Pairing-Fide-2026-Bye"
_PASSED = "Pairing-Fide-2026-Passed"
_COLOUR = "Pairing-Fide-2026-Colour"

REASONS = 12
"""So many players who were passed over are named; then only how many more."""


def pab_steps(
    tpns: Sequence[TPN], completion: RoundCompletion, claim: Callable[[int], tuple[Any, ...]]
) -> Iterator[Step]:
    """Those who came first by score, games and rank and could not have it, then he who has it."""
    if completion.pab is None:
        return
    passed = []
    for place in sorted(range(len(tpns)), key=claim):
        if place == completion.pab:
            break
        passed.append(place)
    for place in passed[:REASONS]:
        who = player(tpns[place])
        if not completion.eligible >> place & 1:
            yield Step("3.1.1", clause(f"{_BYE}.barred", player=who))
        else:
            yield Step("3.1.2", clause(f"{_BYE}.others-unpaired", player=who))
    if len(passed) > REASONS:
        yield Step("3.1", clause(f"{_PASSED}.more", count=len(passed) - REASONS))
    yield _has_pab(player(tpns[completion.pab]), completion, claim)


def _has_pab(
    who: Any, completion: RoundCompletion, claim: Callable[[int], tuple[Any, ...]]
) -> Step:
    """The article by which he comes before the next who could have it."""
    if len(completion.pab_order) == 1:
        return Step("3.1.2", clause(f"{_BYE}.only", player=who))
    first, second = (claim(place) for place in completion.pab_order[:2])
    differing = next(index for index, value in enumerate(first) if value != second[index])
    key = ("lowest-score", "most-games", "last")[min(differing, 2)]
    return Step(f"3.1.{3 + min(differing, 2)}", clause(f"{_BYE}.{key}", player=who))


def bar_step(bars: PairingBars, tpns: Sequence[TPN], one: int, other: int) -> Step | None:
    """Which rule keeps the two apart; None: none does."""
    named = {"player": player(tpns[one]), "other": player(tpns[other])}
    for article, rows, reason in (
        ("C1", bars.met, "met"),
        (TOURNAMENT_RULES, bars.prohibited, "prohibited"),
        ("C3", bars.colours, "colours"),
    ):
        if rows[one] >> other & 1:
            return Step(article, clause(f"{_PASSED}.{reason}", **named))
    return None


def others_unpaired(tpns: Sequence[TPN], one: int, other: int, article: str) -> Step:
    pair = {"player": player(tpns[one]), "other": player(tpns[other])}
    return Step(article, clause(f"{_PASSED}.others-unpaired", **pair))


def more_passed(article: str, count: int) -> Step:
    return Step(article, clause(f"{_PASSED}.more", count=count))


def board_of(
    one: tuple[TPN, ColourSeeker], other: tuple[TPN, ColourSeeker], initial: Colour
) -> tuple[Board, ColourDecider]:
    """The board of a pair, and what gave its colours."""
    colour, decider = colours_of(one[1], other[1], initial)
    if colour is Colour.WHITE:
        return Board(one[0], other[0]), decider
    return Board(other[0], one[0]), decider


def colour_step(
    one: tuple[TPN, ColourSeeker], other: tuple[TPN, ColourSeeker], initial: Colour
) -> Step:
    """Why who has White."""
    board, decider = board_of(one, other, initial)
    seekers = dict((one, other))
    return Step(decider.value, decided(decider, board, seekers))


def decided(decider: ColourDecider, board: Board, seekers: dict[TPN, ColourSeeker]) -> Clause:
    """The sentence for what decided."""
    white, black = player(board.white), player(board.black)
    wishes = {tpn: seeker.record.preference.colour for tpn, seeker in seekers.items()}
    higher = next(tpn for tpn, seeker in seekers.items() if seeker is higher_of(*seekers.values()))
    match decider:
        case ColourDecider.LOT:
            parity = "odd" if seekers[higher].odd else "even"
            return clause(f"{_COLOUR}.{parity}-number", player=player(higher))
        case ColourDecider.BOTH if None in wishes.values():
            if wishes[board.white] is None:
                return clause(f"{_COLOUR}.only-wish", player=black, colour="black")
            return clause(f"{_COLOUR}.only-wish", player=white, colour="white")
        case ColourDecider.BOTH:
            return clause(f"{_COLOUR}.both", white=white, black=black)
        case ColourDecider.STRONGER:
            granted = board.white if wishes[board.white] is Colour.WHITE else board.black
            colour = "white" if granted == board.white else "black"
            return clause(f"{_COLOUR}.stronger", player=player(granted), colour=colour)
        case ColourDecider.ALTERNATE:
            return clause(f"{_COLOUR}.alternate", white=white)
        case ColourDecider.HIGHER:
            return clause(f"{_COLOUR}.higher", player=player(higher))
