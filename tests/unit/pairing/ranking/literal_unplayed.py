"""C.07 Articles 14 to 16 sentence by sentence: unplayed rounds, the dummy, the cuts."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from tests.unit.pairing.ranking.literal_event import ZERO, Event, Player, Round

Edition = Literal["2023", "2024", "2026"]

REQUESTED_BYES: Final = ("half-bye", "zero-bye")
"""16.1.1; every round after a withdrawal is a zero-point bye."""
FORFEITS: Final = ("forfeit-win", "forfeit-loss")


class Rules(NamedTuple):
    """`forfeits_played`: option /P, or 15.2."""

    edition: Edition
    forfeits_played: bool


class Element(NamedTuple):
    """What a round adds to a sum; `score` decides which element is the least significant."""

    score: Fraction
    points: Fraction
    value: Fraction
    voluntary: bool


def rules_of(event: Event, edition: Edition, options: frozenset[str]) -> Rules:
    """15.2: where pairings are predetermined, forfeits are treated as regular games."""
    return Rules(edition, event.predetermined or "P" in options)


def total(player: Player) -> Fraction:
    """All points awarded, bonus and penalty included."""
    return player.total


def is_voluntary(each: Round, rules: Rules) -> bool:
    """16.1.2 VUR: a requested bye or a forfeit loss; with /P a forfeit is a played game."""
    if each.kind == "forfeit-loss":
        return not rules.forfeits_played
    return each.kind in REQUESTED_BYES


def category(player: Player, index: int, rules: Rules) -> int:
    """16.2.1 to 16.2.5; 0 for a played round."""
    each = player.rounds[index]
    if each.kind in ("pab", "full-bye"):
        return 1
    if each.kind in FORFEITS:
        played, missed = (0, 0) if rules.forfeits_played else (2, 4)
        return played if each.kind == "forfeit-win" else missed
    if each.kind in REQUESTED_BYES:
        later = player.rounds[index + 1 :]
        return 5 if all(is_voluntary(other, rules) for other in later) else 3
    return 0


def adjusted(event: Event, number: int, rules: Rules) -> Fraction:
    """16.3: a participant's score for the tie-breaks of his opponents."""
    return event.once(("adjusted", number, rules), lambda: _adjusted(event, number, rules))


def _adjusted(event: Event, number: int, rules: Rules) -> Fraction:
    player = event.player(number)
    if event.predetermined:
        return total(player)  # 15.2, 15.3: Article 16 is for Swiss tournaments
    score = player.extra
    for index, each in enumerate(player.rounds):
        # 16.3.2 a round of category 5 is a draw; 16.3.1 all others count as awarded
        score += event.scoring.draw if category(player, index, rules) == 5 else each.points
    return score


def dummy(event: Event, player: Player, index: int, rules: Rules) -> Fraction:
    """16.4: the score of the dummy opponent of an unplayed round."""
    own = total(player)
    if rules.edition != "2026":
        return own
    if category(player, index, rules) in (2, 4):
        opponent = player.rounds[index].opponent
        assert opponent is not None
        return min(own, adjusted(event, opponent, rules))  # 16.4.1
    return min(own, event.scoring.draw * len(player.rounds))  # 16.4.2


def elements(event: Event, number: int, rules: Rules, *, products: bool) -> list[Element]:
    """The addends of Buchholz (8.1), or with `products` of Sonneborn-Berger (9.1)."""
    key = ("elements", number, rules, products)
    return event.once(key, lambda: _elements(event, number, rules, products=products))


def _elements(event: Event, number: int, rules: Rules, *, products: bool) -> list[Element]:
    player = event.player(number)
    addends = []
    for index, each in enumerate(player.rounds):
        if event.predetermined and each.opponent is None:
            continue  # a free round is no encounter
        played = each.kind == "game" or (rules.forfeits_played and each.kind in FORFEITS)
        if played:
            assert each.opponent is not None
            score = adjusted(event, each.opponent, rules)
        else:
            score = dummy(event, player, index, rules)
        value = score * each.points if products else score
        voluntary = not played and is_voluntary(each, rules)
        addends.append(Element(score, each.points, value, voluntary))
    return addends


def cut(addends: list[Element], low: int, high: int, edition: Edition) -> list[Element]:
    """14.1 to 14.4 subject to 16.5: first the least significant, then the most significant."""
    left = list(addends)
    for _ in range(low):
        if left:
            left.remove(_least(left, edition))
    for _ in range(high):
        if left:
            left.remove(max(left, key=lambda each: _significance(each, edition)))
    return left


def _significance(each: Element, edition: Edition) -> tuple[Fraction, Fraction]:
    """14.1.1: by the opponent's score; of equal ones by the contribution, in 2023 by the result.

    14.3 has one order for the least and the most significant.
    """
    return each.score, each.points if edition == "2023" else each.value


def _least(left: list[Element], edition: Edition) -> Element:
    """What a low cut removes next."""
    least = min(left, key=lambda each: _significance(each, edition))
    voluntary = [each for each in left if each.voluntary]
    if voluntary:
        # 16.5: the lowest VUR contribution, if it is not lower than the least significant value
        # (of equal ones the least significant)
        lowest = min(voluntary, key=lambda each: (each.value, each.score))
        if lowest.value >= least.value:
            return lowest
    return least


def final_round_drawn(event: Event) -> Event:
    """8.3: as if all paired games of the final round had ended in draws.

    Before the final round of the event nothing of it is known, and nothing changes.
    """
    if event.rounds_recorded < event.rounds_total:
        return event
    return event.once("final round drawn", lambda: _with_final_round_drawn(event))


def _with_final_round_drawn(event: Event) -> Event:
    return replace(event, players=tuple(_last_drawn(event, each) for each in event.players))


def _last_drawn(event: Event, player: Player) -> Player:
    last = player.rounds[-1] if len(player.rounds) == event.rounds_total else None
    if last is None or last.opponent is None:
        return player
    drawn = replace(last, kind="game", points=event.scoring.draw)
    return replace(player, rounds=(*player.rounds[:-1], drawn))


def mean(values: list[Fraction]) -> Fraction | None:
    return sum(values, ZERO) / len(values) if values else None


def half_up(value: Fraction, digits: int = 0) -> Fraction:
    """Rounded to so many decimals, .5 up."""
    scale = 10**digits
    return Fraction((value * scale + Fraction(1, 2)).__floor__(), scale)
