"""How a fact becomes words in a sentence. Several numbers are one fact: "3, 7, 12"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pairing import sentences
from pairing.systems import SYSTEMS

from ..articles import article_text
from ..changes.grounds import GROUNDS
from ..drafts.input_changes import changes_text
from ..games.results import TEXTS, Result
from ..ids import PlayerId
from ..placeholders import arbiter_ref, board_ref, board_refs, player_ref, player_refs, time_ref
from .names import ABSENTEE_CHOICES, regulation_name, setting_name

Facts = Mapping[str, Any]
"""Whole numbers and words; a service may keep more than that."""


def sector_text(first: int, last: int) -> str:
    """The boards of a sector; 0 stands for no limit."""
    if not last:
        return f"boards from {first}" if first else "all boards"
    return f"boards {max(first, 1)} to {last}"


def _numbers(fact: Any) -> list[int]:
    return [int(number) for number in str(fact).split(", ") if number]


def _players(fact: Any) -> list[PlayerId]:
    return [PlayerId(number) for number in _numbers(fact)]


def _who(fact: Any) -> str:
    """Behind a sentence that stands without them as well."""
    return f": {player_refs(_players(fact))}" if fact else ""


def _places(places: Iterable[str]) -> str:
    """ "1.3" is round 1, board 3."""
    parts = (place.partition(".") for place in places)
    return "; ".join(f"round {number}, {board_ref(int(board))}" for number, _, board in parts)


def _stands(fact: str) -> str:
    """ "47 1-0 user:3 user:5": a board, its result, by whom, and by whom confirmed."""
    board, *standing = fact.split(" ")
    if not standing:
        return f"{board_ref(int(board))} has no result"
    result, by, *confirmed = standing
    said = f"{board_ref(int(board))} is {TEXTS[Result(result)]} by {arbiter_ref(by)}"
    return ", confirmed by ".join([said, *map(arbiter_ref, confirmed)])


def _within(title: str) -> str:
    return f"{title[:1].lower()}{title[1:]}"


def _moved(moved: Iterable[Mapping[str, str]], facts: Facts) -> str:
    """The first few of what reads otherwise now."""
    told = [f"{each['what']} was “{each['shown']}”, is “{each['now']}”" for each in moved][:3]
    more = int(facts["count"]) - len(told)
    return "; ".join([*told, f"and {more} more"] if more else told)


MAKERS: Final[Mapping[str, Callable[[Any, Facts], str]]] = MappingProxyType(
    {
        "player": lambda player, _: player_ref(PlayerId(int(player))),
        "players": lambda players, _: player_refs(_players(players)),
        "both": lambda players, _: " and ".join(map(player_ref, _players(players))),
        "who": lambda players, _: _who(players),
        "board": lambda board, _: board_ref(int(board)),
        "boards": lambda boards, _: board_refs(_numbers(boards)),
        "places": lambda places, _: _places(str(places).split(", ")),
        "stand": lambda boards, _: "; ".join(map(_stands, str(boards).split(", "))),
        "arbiter": lambda user, _: arbiter_ref(str(user)),
        "time": lambda moment, _: time_ref(str(moment)),
        "clock": lambda moment, _: str(moment)[11:16],
        "result": lambda result, _: TEXTS[Result(result)],
        "ground": lambda ground, _: GROUNDS[ground].title,
        "this-ground": lambda ground, _: _within(GROUNDS[ground].title),
        "absentee": lambda choice, _: ABSENTEE_CHOICES[choice],
        "setting": lambda setting, _: setting_name(str(setting)),
        "regulations": lambda names, _: ", ".join(map(regulation_name, str(names).split(", "))),
        "system": lambda system, _: SYSTEMS[system].name,
        "sector": lambda first, facts: sector_text(int(first), int(facts["last_board"])),
        "changes": lambda changes, facts: changes_text(str(changes), int(facts["count"])),
        "subject": lambda about, _: str(about).replace(":", " "),
        "pairing": lambda code, facts: sentences.text(str(code), facts),
        "article": lambda article, _: article_text(str(article)),
        "moved": _moved,
        "words": lambda name, _: str(name).replace("_", " "),
    }
)
