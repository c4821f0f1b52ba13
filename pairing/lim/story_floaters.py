"""Why a player has the bye (8) or floats (9.3, 10), as steps."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.clauses import clause, player
from pairing.lim.bracket import Floater, LimBracket, LimFloater
from pairing.lim.bye import need
from pairing.lim.roster import LimRoster
from pairing.matching.bits import set_of
from pairing.model import TPN
from pairing.story import Step

_BYE = "Pairing-Lim-Bye"
_FLOATER = "Pairing-Lim-Floater"


def bye_steps(roster: LimRoster, bye: int) -> Iterator[Step]:
    """Those who stood before him and why they did not get it, then he."""
    for place in sorted(range(len(roster)), key=lambda place: need(roster, place)):
        entrant = roster.entrants[place]
        if place == bye:
            break
        who = player(entrant.tpn)
        if not entrant.may_get_bye:
            yield Step("8.2", clause(roster.edition.bye_barred, player=who))
        else:
            yield Step("8.1", clause(f"{_BYE}.others-unpaired", player=who))
    who = player(roster.entrants[bye].tpn)
    if roster.round_number == 1:
        yield Step("14.1", clause(f"{_BYE}.lowest-rated", player=who))
    else:
        yield Step("8.1", clause(f"{_BYE}.lowest-ranked", player=who))


def floater_steps(roster: LimRoster, bracket: LimBracket, floater: Floater) -> Iterator[Step]:
    """Why somebody has to float, and why it is he."""
    tpn = roster.entrants[floater.player].tpn
    others = set_of(bracket.players) & ~(1 << floater.player)
    if not others:
        yield _floats("9.3 (d)", "alone", bracket, tpn)
    elif not others & ~roster.bars.met[floater.player]:
        yield _floats("9.3 (a)", "met-everybody", bracket, tpn)
    elif not others & roster.compatible[floater.player]:
        yield _floats("9.3 (b), (c)", "may-meet-nobody", bracket, tpn)
    else:
        yield from _chosen(bracket, floater, tpn)


def _floats(article: str, why: str, bracket: LimBracket, tpn: TPN) -> Step:
    way = "up" if bracket.upwards else "down"
    return Step(article, clause(f"{_FLOATER}.{why}", player=player(tpn), way=way))


def _chosen(bracket: LimBracket, floater: Floater, tpn: TPN) -> Iterator[Step]:
    if len(bracket.players) == 2 * len(bracket.made) + 1:
        yield _floats("9.3 (d)", "odd-number", bracket, tpn)
    else:
        yield _floats("11.4", "no-more-pairs", bracket, tpn)
    who = player(tpn)
    if floater.kind is not LimFloater.D:
        kind = floater.kind.name.lower()
        yield Step("10.9", clause(f"{_FLOATER}.kind", player=who, kind=kind))
    if floater.floated_before:
        yield Step("10.10", clause(f"{_FLOATER}.floated-before", player=who))
    end = "highest" if bracket.upwards else "lowest"
    if floater.equalises and floater.due_more is not None:
        colour = floater.due_more.name.lower()
        yield Step("10.2", clause(f"{_FLOATER}.equalises", colour=colour, player=who, end=end))
    else:
        article = "10.4" if bracket.upwards else "10.3"
        yield Step(article, clause(f"{_FLOATER}.last-of-those", player=who, end=end))
