"""Why two players meet (9.4, 10.8, 11, 12) and with which colours, as steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairing.lim_1999.bracket import Made
from pairing.lim_1999.colours import Decider, Half
from pairing.lim_1999.opponents import in_order
from pairing.lim_1999.roster import MAXI_LIMIT, LimEntrant, LimRoster
from pairing.lim_1999.round import colours_of
from pairing.lim_1999.told import NAMES
from pairing.model import Colour
from pairing.story import Step

REASONS = 12
"""So many players who were passed over are named; then only how many more."""


def pair_told(roster: LimRoster, made: Made) -> Step:
    """The pair in one sentence."""
    one, other = roster.named(made.player), roster.named(made.opponent)
    suits = bool(roster.suiting(made.player) >> made.opponent & 1)
    if made.floating:
        end = "highest" if made.order[0][1] else "lowest"
        fits = suits and roster.entrants[made.player].due is not None
        fitting = "whose colour fits" if fits else "available"
        return Step("10.8", f"Floater {one} meets {other}, the {end} ranked {fitting}.")
    proposed = next(in_order(made.present & ~(1 << made.player), made.order))
    if proposed == made.opponent:
        return Step("9.4", f"{one} meets {other}, as proposed.")
    first = roster.named(proposed)
    return Step("11.2", f"Exchange: {other} takes the place of {first} and meets {one}.")


def reasons_told(roster: LimRoster, made: Made) -> Iterator[Step]:
    """One step for each player who was asked before."""
    passed = list(_passed(made))
    for other in islice(passed, REASONS):
        yield _why_not(roster, made, other)
    if len(passed) > REASONS:
        yield Step("11.2", f"{len(passed) - REASONS} more were asked before.")
    if not roster.suiting(made.player) >> made.opponent & 1:
        yield _nobody_suits(roster, made)


def _nobody_suits(roster: LimRoster, made: Made) -> Step:
    name, first = roster.named(made.player), roster.named(made.first)
    if roster.chosen.maxi:
        article = "10.8" if made.floating else "12.7"
        return Step(article, f"Nobody rated near {first} is due the other colour than {name}.")
    return Step("12.2", f"Nobody who is due the other colour than {name} is available.")


def _passed(made: Made) -> Iterator[int]:
    for other in in_order(made.present & ~(1 << made.player), made.order):
        if other == made.opponent:
            return
        yield other


def _why_not(roster: LimRoster, made: Made, other: int) -> Step:
    one, two = roster.named(made.player), roster.named(other)
    for article, bars, reason in (
        ("11.1", roster.bars.met, "have met"),
        ("tournament rules", roster.bars.prohibited, "are not to be paired"),
        ("22", roster.bars.federation, "are of one federation"),
        ("9.1", roster.bars.colours, "cannot both be given a colour within the limits"),
    ):
        if bars[made.player] >> other & 1:
            return Step(article, f"{one} and {two} {reason}.")
    suits = roster.suiting(made.player)
    if suits >> made.opponent & 1 and not suits >> other & 1:
        return Step("12.2", f"{one} and {two} are due the same colour.")
    if _too_far(roster, made, other):
        article = "10.8" if made.floating else "12.7"
        return Step(article, f"{two} is rated too far from {roster.named(made.first)}.")
    return Step("11.4", f"If {one} met {two}, the others could not all be paired.")


def _too_far(roster: LimRoster, made: Made, other: int) -> bool:
    ratings = [roster.entrants[place].rating for place in (made.first, other)]
    return roster.chosen.maxi and abs(ratings[0] - ratings[1]) > MAXI_LIMIT


def colours_told(roster: LimRoster, half: Half, made: Made) -> Iterator[Step]:
    """Who has White, by which rule, and whose limits rule 13 set aside."""
    board, decider = colours_of(roster, half, made)
    pair = [roster.entrants[place] for place in (made.player, made.opponent)]
    white, black = sorted(pair, key=lambda entrant: entrant.tpn != board.white)
    yield Step(decider.article, _decided(decider, white, black, half))
    for entrant, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        if colour in entrant.seeker.barred:
            name = _name(entrant)
            yield Step("13", f"In the last round {name} may break a limit with {NAMES[colour]}.")


def _decided(decider: Decider, white: LimEntrant, black: LimEntrant, half: Half) -> str:
    match decider:
        case Decider.LIMITS:
            forced, colour = (
                (white, Colour.WHITE)
                if Colour.BLACK in white.seeker.barred
                else (black, Colour.BLACK)
            )
            return f"{_name(forced)} has to get {NAMES[colour]}."
        case Decider.DUE:
            return (
                " and ".join(
                    f"{_name(each)} is due {NAMES[each.due]}"
                    for each in (white, black)
                    if each.due is not None
                )
                + "."
            )
        case Decider.HISTORY:
            return (
                "Both are due the same colour; when their colours last differed, "
                f"{_name(white)} had Black."
            )
        case Decider.RANK:
            higher, lower = sorted((white, black), key=lambda each: each.tpn)
            favoured, rank = (lower, "lower") if half is Half.LOWER else (higher, "higher")
            return f"Equal histories: {_name(favoured)}, {rank} ranked, gets the colour he is due."
        case Decider.LOT:
            higher = min(white, black, key=lambda each: each.tpn)
            parity = "odd" if higher.seeker.odd else "even"
            same = "the same colour as" if higher.seeker.odd else "the other colour than"
            return f"{_name(higher)} has an {parity} number and gets {same} number 1."


def _name(entrant: LimEntrant) -> str:
    return f"{{{entrant.tpn}}}"
