"""Why a player has the bye (8) or floats (9.3, 10), as steps."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.lim_1999.bracket import Floater, LimBracket, LimFloater
from pairing.lim_1999.bye import need
from pairing.lim_1999.roster import LimRoster
from pairing.matching.bits import set_of
from pairing.model import Colour
from pairing.story import Step

NAMES = {Colour.WHITE: "White", Colour.BLACK: "Black"}


def bye_told(roster: LimRoster, bye: int) -> Iterator[Step]:
    """Those who stood before him and why they did not get it, then he."""
    first_round = roster.round_number == 1
    for player in sorted(range(len(roster)), key=lambda player: need(roster, player)):
        if player == bye:
            break
        if not roster.entrants[player].may_get_bye:
            yield Step("8.2", f"{roster.named(player)} has had the bye or a walkover.")
        else:
            yield Step(
                "8.1",
                f"With the bye for {roster.named(player)} the others could not all be paired.",
            )
    if first_round:
        yield Step("14.1", f"{roster.named(bye)} has the bye: the lowest rated who may have it.")
    else:
        yield Step(
            "8.1",
            f"{roster.named(bye)} has the bye: lowest ranked of the lowest group who may have it.",
        )


def floater_told(roster: LimRoster, bracket: LimBracket, floater: Floater) -> Iterator[Step]:
    """Why somebody has to float, and why it is he."""
    name = roster.named(floater.player)
    way = "up" if bracket.upwards else "down"
    others = set_of(bracket.players) & ~(1 << floater.player)
    if not others:
        yield Step("9.3 (d)", f"{name} is alone in the group and floats {way}.")
    elif not others & ~roster.bars.met[floater.player]:
        yield Step("9.3 (a)", f"{name} has met everybody in the group and floats {way}.")
    elif not others & roster.compatible[floater.player]:
        yield Step("9.3 (b), (c)", f"{name} may meet nobody in the group and floats {way}.")
    else:
        yield from _chosen(bracket, floater, name, way)


def _chosen(bracket: LimBracket, floater: Floater, name: str, way: str) -> Iterator[Step]:
    whole = len(bracket.players) == 2 * len(bracket.made) + 1
    if whole:
        yield Step("9.3 (d)", f"The number of players is odd: {name} floats {way}.")
    else:
        yield Step("11.4", f"No exchange gives the group more pairs: {name} floats {way}.")
    if floater.kind is not LimFloater.D:
        kind = floater.kind.name.lower()
        yield Step("10.9", f"{name} is a floater of kind {kind}; nobody of a better kind can go.")
    if floater.floated_before:
        yield Step("10.10", f"{name} floated in the previous round; that cannot be avoided here.")
    end = "highest" if bracket.upwards else "lowest"
    if floater.equalises and floater.due_more is not None:
        colour = NAMES[floater.due_more]
        yield Step("10.2", f"More are due {colour}, and {name} is the {end} ranked of them to go.")
    else:
        article = "10.4" if bracket.upwards else "10.3"
        yield Step(article, f"{name} is the {end} ranked of those who can go.")
