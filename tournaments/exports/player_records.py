"""Records of a report about one player that stand beside his entry: national ratings of further
federations, national ids and classes, and what other programs say of players in the same way.

They are kept with his personal details as they stood in the file, and are erased with them; a
report is made with the number and the national rating of today.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pairing.trf import (
    Report,
    kept_national,
    national_line,
    player_of,
    read_national,
    with_number,
    with_rating,
)

from ..domain.ids import PlayerId
from ..selectors.names import Names

LONGEST_RECORD: Final = 300
MOST_RECORDS: Final = 50
"""Of one player."""


def further_records(report: Report) -> dict[int, tuple[str, ...]]:
    """By starting number, the lines that a report of ours would not have by itself."""
    players = {player.number: player for player in report.players}
    national = kept_national(report)
    kept: dict[int, list[str]] = {}
    for line in report.other_lines:
        number = player_of(line)
        if number is None or number not in players or len(line) > LONGEST_RECORD:
            continue
        own = national.get(number)
        if own and line == national_line(own.federation, players[number], own.rating):
            continue
        kept.setdefault(number, []).append(line)
    return {number: tuple(lines[:MOST_RECORDS]) for number, lines in kept.items()}


def own_record(names: Names, player: PlayerId, made: str, rating: int) -> str:
    """The record of a file in place of the one `made`, if there is one of that federation: it may
    say more."""
    number = player_of(made)
    for line in _records(names, player):
        if number is not None and _is_rated_by(line, made[:3]):
            return with_rating(with_number(line, number), rating)
    return made


def other_records(
    names: Names, numbers: Mapping[PlayerId, int], own: Mapping[int, str], home: Mapping[int, str]
) -> Iterator[str]:
    """Those that `own_record` has not written already, by number. `home`: the federation whose
    rating the entry of that number keeps, or would keep: one that was taken from it since is not
    said again."""
    for player, number in sorted(numbers.items(), key=lambda item: item[1]):
        kept = home[number]
        for line in _records(names, player):
            if not (kept and _is_rated_by(line, kept)):
                yield with_number(line, number)
                continue
            kept = ""
            if number not in own:
                yield with_rating(with_number(line, number), 0).rstrip()


def _is_rated_by(line: str, federation: str) -> bool:
    one = read_national(line)
    return one is not None and one.federation == federation and one.rating > 0


def _records(names: Names, player: PlayerId) -> tuple[str, ...]:
    person = names.people.get(player)
    return person.records if person else ()
