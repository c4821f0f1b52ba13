"""Why two players meet (9.4, 10.8, 11, 12) and with which colours, as steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairing.clauses import Clause, Players, clause, player
from pairing.lim.bracket import Made
from pairing.lim.colours import Decider, Half
from pairing.lim.opponents import in_order
from pairing.lim.roster import MAXI_LIMIT, LimEntrant, LimRoster
from pairing.lim.round import colours_of
from pairing.model import TOURNAMENT_RULES, Colour
from pairing.story import Step

REASONS = 12
"""So many players who were passed over are named; then only how many more."""

_PAIR = "Pairing-Lim-Pair"
_PASSED = "Pairing-Lim-Passed"
_COLOUR = "Pairing-Lim-Colour"


def pair_step(roster: LimRoster, made: Made) -> Step:
    """The pair in one sentence."""
    one, other = _player(roster, made.player), _player(roster, made.opponent)
    if made.floating:
        suits = bool(roster.suiting(made.player) >> made.opponent & 1)
        end = "highest" if made.order[0][1] else "lowest"
        fits = suits and roster.entrants[made.player].due is not None
        key = f"{_PAIR}.{end}-{'that-fits' if fits else 'available'}"
        return Step("10.8", clause(key, player=one, opponent=other))
    proposed = next(in_order(made.present & ~(1 << made.player), made.order))
    if proposed == made.opponent:
        return Step("9.4", clause(f"{_PAIR}.as-proposed", player=one, opponent=other))
    first = _player(roster, proposed)
    exchange = clause(f"{_PAIR}.exchange", opponent=other, proposed=first, player=one)
    return Step("11.2", exchange)


def reason_steps(roster: LimRoster, made: Made) -> Iterator[Step]:
    """One step for each player who was asked before."""
    passed = list(passed_over(made))
    for other in islice(passed, REASONS):
        yield passed_step(roster, made, other)
    if len(passed) > REASONS:
        yield Step("11.2", clause(f"{_PASSED}.more", count=len(passed) - REASONS))
    if not roster.suiting(made.player) >> made.opponent & 1:
        yield _nobody_suits(roster, made)


def _nobody_suits(roster: LimRoster, made: Made) -> Step:
    one, first = _player(roster, made.player), _player(roster, made.first)
    if roster.chosen.maxi:
        article = "10.8" if made.floating else "12.7"
        return Step(article, clause(f"{_PASSED}.nobody-near", first=first, player=one))
    return Step("12.2", clause(f"{_PASSED}.nobody-suits", player=one))


def passed_over(made: Made) -> Iterator[int]:
    """Those whom he asked before."""
    for other in in_order(made.present & ~(1 << made.player), made.order):
        if other == made.opponent:
            return
        yield other


def barred_step(roster: LimRoster, player_: int, other: int) -> Step | None:
    """What forbids that the two meet; None: nothing."""
    one, two = _player(roster, player_), _player(roster, other)
    for article, bars, reason in (
        ("11.1", roster.bars.met, "met"),
        (TOURNAMENT_RULES, roster.bars.prohibited, "prohibited"),
        ("22", roster.bars.federation, "federation"),
        ("9.1", roster.bars.colours, "colours"),
    ):
        if bars[player_] >> other & 1:
            return Step(article, clause(f"{_PASSED}.{reason}", player=one, other=two))
    return None


def passed_step(roster: LimRoster, made: Made, other: int) -> Step:
    """Why somebody was passed over who was asked before."""
    if barred := barred_step(roster, made.player, other):
        return barred
    one, two = _player(roster, made.player), _player(roster, other)
    suits = roster.suiting(made.player)
    if suits >> made.opponent & 1 and not suits >> other & 1:
        return Step("12.2", clause(f"{_PASSED}.same-colour", player=one, other=two))
    if _too_far(roster, made, other):
        article = "10.8" if made.floating else "12.7"
        first = _player(roster, made.first)
        return Step(article, clause(f"{_PASSED}.rated-too-far", other=two, first=first))
    return Step("11.4", clause(f"{_PASSED}.others-unpaired", player=one, other=two))


def _too_far(roster: LimRoster, made: Made, other: int) -> bool:
    ratings = [roster.entrants[place].rating for place in (made.first, other)]
    return roster.chosen.maxi and abs(ratings[0] - ratings[1]) > MAXI_LIMIT


def colour_steps(roster: LimRoster, half: Half, made: Made) -> Iterator[Step]:
    """Who has White, by which rule, and whose limits rule 13 set aside."""
    board, decider = colours_of(roster, half, made)
    pair = [roster.entrants[place] for place in (made.player, made.opponent)]
    white, black = sorted(pair, key=lambda entrant: entrant.tpn != board.white)
    yield Step(decider.article, _decided(decider, white, black, half))
    for entrant, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        if colour in entrant.seeker.barred:
            yield Step("13", _of_colour("may-break-limit", entrant, colour))


def _decided(decider: Decider, white: LimEntrant, black: LimEntrant, half: Half) -> Clause:
    higher, lower = sorted((white, black), key=lambda each: each.tpn)
    match decider:
        case Decider.LIMITS:
            if Colour.BLACK in white.seeker.barred:
                return _of_colour("has-to-get", white, Colour.WHITE)
            return _of_colour("has-to-get", black, Colour.BLACK)
        case Decider.DUE:
            return _due(white, black)
        case Decider.HISTORY:
            return clause(f"{_COLOUR}.history", white=player(white.tpn))
        case Decider.RANK if half is Half.LOWER:
            return clause(f"{_COLOUR}.lower-ranked", player=player(lower.tpn))
        case Decider.RANK:
            return clause(f"{_COLOUR}.higher-ranked", player=player(higher.tpn))
        case Decider.LOT:
            parity = "odd" if higher.seeker.odd else "even"
            return clause(f"{_COLOUR}.{parity}-number", player=player(higher.tpn))


def _due(white: LimEntrant, black: LimEntrant) -> Clause:
    """12.2: one of them is due his colour, or both are."""
    if white.due is None:
        return _of_colour("due", black, Colour.BLACK)
    if black.due is None:
        return _of_colour("due", white, Colour.WHITE)
    return clause(f"{_COLOUR}.both-due", white=player(white.tpn), black=player(black.tpn))


def _of_colour(what: str, entrant: LimEntrant, colour: Colour) -> Clause:
    return clause(f"{_COLOUR}.{what}", player=player(entrant.tpn), colour=colour.name.lower())


def _player(roster: LimRoster, place: int) -> Players:
    return player(roster.entrants[place].tpn)
