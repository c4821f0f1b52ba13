"""National ratings: records whose code is a federation, beside the 001 of a player (TRF26).

They have the columns of 001 up to 79, with the national rating for FIDE's; record 172 says which of
the two the participants are ranked by. Without 172 it is FIDE's, as in TRF16.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from pairing.trf.players import HIGHEST_RATING
from pairing.trf.report import PlayerRecord, Report

RankingMethod = Literal["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"]
"""Of record 172: FIDE's rating alone, the national one alone, FIDE's else the national one, the
national one else FIDE's, the higher of both, the lower of both. Of OTHER nothing is known: FIDE's
goes first."""
RANKING_METHODS: Final = get_args(RankingMethod)
WITHOUT_172: Final[RankingMethod] = "FIDE"
FIDE_ELSE_NATIONAL: Final[RankingMethod] = "FIDON"

_RANK_METHOD: Final = re.compile(rf"([A-Z]{{3}}) +({'|'.join(RANKING_METHODS)})", re.ASCII)


@dataclass(frozen=True, slots=True)
class NationalRating:
    federation: str
    player: int
    rating: int


def rank_method_of(report: Report) -> tuple[str, RankingMethod] | None:
    """Federation and method of record 172; None: there is none, or none that can be read."""
    read = _RANK_METHOD.fullmatch(report.rank_method.strip())
    if read is None:
        return None
    return read[1], next(method for method in RANKING_METHODS if method == read[2])


def ranking_method(report: Report) -> RankingMethod:
    """That of record 172; one that nobody knows is another than those."""
    if stated := rank_method_of(report):
        return stated[1]
    return "OTHER" if report.rank_method[3:].strip() else WITHOUT_172


def national_ratings(report: Report) -> tuple[NationalRating, ...]:
    """Those of players of the report; a line that is not laid out so is none."""
    known = {player.number for player in report.players}
    each = (read_national(line) for line in report.other_lines)
    return tuple(one for one in each if one is not None and one.player in known and one.rating)


def used_ratings(report: Report) -> dict[int, int]:
    """By starting number, what each player is ranked by (172); 0: unrated."""
    method, national = ranking_method(report), kept_national(report)
    return {
        player.number: counting_rating(
            method,
            player.rating,
            national[player.number].rating if player.number in national else 0,
        )
        for player in report.players
    }


def kept_national(report: Report) -> Mapping[int, NationalRating]:
    """One national rating a player. Of several that of the federation that 172 names, else of the
    one that has most records, goes before others."""
    federation = ranking_federation(report)
    best: dict[int, NationalRating] = {}
    for one in national_ratings(report):
        if one.player not in best or one.federation == federation != best[one.player].federation:
            best[one.player] = one
    return best


def ranking_federation(report: Report) -> str:
    """That of record 172; else the one of the national records. Empty: there are none."""
    if stated := rank_method_of(report):
        return stated[0]
    return most_recorded(report.federation, (one.federation for one in national_ratings(report)))


def most_recorded(host: str, federations: Iterable[str]) -> str:
    """The host's where it has records, else the one that has most; empty: there are none."""
    counted = Counter(federations)
    if not counted or host in counted:
        return host if counted else ""
    return min(counted, key=lambda code: (-counted[code], code))


def counting_rating(method: RankingMethod, fide: int, national: int) -> int:
    """What a player with these two ratings is ranked by (0: he has none of that kind)."""
    return national if national_counts(method, fide, national) else fide


def national_counts(method: RankingMethod, fide: int, national: int) -> bool:
    """Whether the national rating of a player is the one, not FIDE's."""
    match method:
        case "FIDE":
            return False
        case "NRO":
            return True
        case "NIDOF":
            return national > 0
        case "HBFN":
            return national > fide
        case "LBFN":
            return national > 0 and (not fide or national < fide)
    return not fide and national > 0


def national_line(federation: str, player: PlayerRecord, rating: int) -> str:
    """The record of one player; the federation is the origin of the rating too."""
    return (
        f"{federation:3.3} {player.number:>4} {player.sex:1.1}    {player.name:<33.33} "
        f"{rating:>4} {federation:>3.3} {'':11} {player.birth_date:<10.10}"
    ).rstrip()


def player_of(line: str) -> int | None:
    """By the number in columns 5 to 8 of a record whose code is three letters: national ratings,
    and what programs add about players in the same way. None: the line is no such record."""
    code, number = line[:3], line[4:8].strip()
    letters = code.isascii() and code.isalpha() and code.isupper() and not code.startswith("XX")
    if not letters or line[3:4].strip() or not (number.isascii() and number.isdigit()):
        return None
    return int(number)


def with_number(line: str, number: int) -> str:
    """The same record (`player_of`) of the player who has that number now."""
    if int(line[4:8]) == number:
        return line
    return (
        f"{line[:4]}{number:04}{line[8:]}" if line[4] == "0" else f"{line[:4]}{number:>4}{line[8:]}"
    )


def with_rating(line: str, rating: int) -> str:
    """0: without one."""
    return f"{line[:48]}{rating or '':>4}{line[52:]}"


def read_national(line: str) -> NationalRating | None:
    """None: the line is no such record."""
    player, rating = player_of(line), line[48:52].strip()
    whole = rating.isascii() and rating.isdigit()
    if player is None or not whole or int(rating) > HIGHEST_RATING:
        return None
    return NationalRating(line[:3], player, int(rating))
