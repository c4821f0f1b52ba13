"""FIDE's tie-breaks for individuals (C.07), word for word and slowly.

A second witness for the engine: it shares nothing with it but the text. Articles 7 to 10 stand in
literal_articles.py, Article 6 in literal_direct.py, 14 to 16 in literal_unplayed.py. What is not of
C.07 stands in literal_older.py.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from tests.unit.pairing.ranking.literal_articles import OF_ONE_PLAYER, Asked
from tests.unit.pairing.ranking.literal_code import OF_A_GROUP, OLDER, Code, parse
from tests.unit.pairing.ranking.literal_direct import Group, direct_encounter, highest_first
from tests.unit.pairing.ranking.literal_event import ZERO, Event, up_to
from tests.unit.pairing.ranking.literal_older import LOTS, OF_ONE, Older, lot, split
from tests.unit.pairing.ranking.literal_unplayed import Edition, half_up, total

NEW_IN_2026: Final = frozenset({"STD", "TPN", "RTNG"})
RATING_BASED: Final = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})


def value(
    event: Event,
    code: str,
    player: int,
    edition: Edition = "2026",
    upto: int | None = None,
    group: tuple[int, ...] | None = None,
    seed: str = "",
) -> Fraction | None:
    """The tie-break of a player after round `upto`; None where it is not defined.

    The exact value; AOB is shown with two decimals (`half_up(value, 2)`). For what looks at a tied
    group (DE) it is the rank inside `group`, which is everybody with the same points if it is not
    said. `seed` is that of the lots. ValueError: the edition has no such tie-break.
    """
    wanted = parse(code)
    if edition != "2026" and (wanted.name in NEW_IN_2026 or wanted == parse("AOB/F")):
        raise ValueError(f"{code} in {edition}")
    counted = event if upto is None else up_to(event, upto)
    if wanted.name in OF_A_GROUP:
        return Fraction(_place_among(counted, wanted, player, group, seed))
    if wanted.name in LOTS:
        return lot(counted, wanted.name, player, seed)
    if wanted.name.startswith(OLDER):
        return _older(counted, wanted, player)
    if wanted.name in RATING_BASED:
        # 10: to be dropped where unrated players take part, unless it is said what they count
        counted = _with_unrated_at(counted, wanted.unrated)
        if not all(each.rating for each in counted.players):
            return None
    return OF_ONE_PLAYER[wanted.name](Asked(counted, counted.player(player), wanted, edition))


def ranks(
    event: Event,
    codes: list[str],
    edition: Edition = "2026",
    upto: int | None = None,
    seed: str = "",
) -> dict[int, int]:
    """4.2: everybody's rank by the list, `PTS` first as in record 212; what is tied stays tied."""
    counted = event if upto is None else up_to(event, upto)
    places: dict[int, int] = {}
    for tied in _order(counted, counted.numbers, codes, edition, seed):
        place = len(places) + 1
        places |= dict.fromkeys(tied, place)
    return places


def _older(event: Event, code: Code, player: int) -> Fraction | None:
    """As 10 has it the sum of ratings is not looked at where unrated players take part."""
    rated = code.unrated or all(each.rating for each in event.players)
    if code.name == "OTHER_RATINGS" and not rated:
        return None
    return OF_ONE[code.name](Older(event, event.player(player), code))


def _order(event: Event, tied: Group, codes: list[str], edition: Edition, seed: str) -> list[Group]:
    """4.2: the tied by the first tie-break, each subgroup still tied by the next, to the end."""
    if len(tied) == 1 or not codes:
        return [tied]
    now, *later = codes
    ranked = []
    for subgroup in _by_tie_break(event, tied, now, edition, seed):
        ranked += _order(event, subgroup, later, edition, seed)
    return ranked


def _by_tie_break(event: Event, tied: Group, text: str, edition: Edition, seed: str) -> list[Group]:
    code = parse(text)
    if code.name in OF_A_GROUP:
        return _within(event, code, tied, seed)
    values = {number: _ranked_by(event, text, number, edition, seed) for number in tied}
    sign = -1 if code.lower_is_better else 1

    def key(number: int) -> tuple[bool, Fraction]:
        """What is not defined comes last."""
        one = values[number]
        return (one is not None, ZERO if one is None else sign * one)

    return highest_first(tied, key)


def _ranked_by(
    event: Event, text: str, player: int, edition: Edition, seed: str
) -> Fraction | None:
    """8.2 names no rounding; what is shown of AOB, two decimals, is what decides (a reading)."""
    exact = value(event, text, player, edition, seed=seed)
    return half_up(exact, 2) if exact is not None and text.startswith("AOB") else exact


def _within(event: Event, code: Code, tied: Group, seed: str) -> list[Group]:
    if code.name == "DE":
        return direct_encounter(event, tied, forfeits="P" in code.options)
    return split(event, code, tied, seed)


def _place_among(event: Event, code: Code, player: int, group: Group | None, seed: str) -> int:
    """A player's rank inside the tied group."""
    score = total(event.player(player))
    tied = group or tuple(each.number for each in event.players if total(each) == score)
    place = 1
    key = ("within", code, tied, seed)
    for subgroup in event.once(key, lambda: _within(event, code, tied, seed)):
        if player in subgroup:
            break
        place += len(subgroup)
    return place


def _with_unrated_at(event: Event, rating: int) -> Event:
    return event.once(("unrated at", rating), lambda: _rated_anew(event, rating))


def _rated_anew(event: Event, rating: int) -> Event:
    players = tuple(replace(each, rating=each.rating or rating) for each in event.players)
    return replace(event, players=players)
