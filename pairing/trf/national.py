"""National ratings: records whose code is a federation, beside the 001 of a player (TRF26).

They have the columns of 001 up to 79, with the national rating for FIDE's; record 172 says which of
the two the participants are ranked by. Without 172 it is FIDE's, as in TRF16.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pairing.trf.report import PlayerRecord, Report

FIDE_ELSE_NATIONAL: Final = "FIDON"


@dataclass(frozen=True, slots=True)
class NationalRating:
    federation: str
    player: int
    rating: int


def national_ratings(report: Report) -> tuple[NationalRating, ...]:
    """Those of players of the report; a line that is not laid out so is none."""
    known = {player.number for player in report.players}
    each = (_read(line) for line in report.other_lines)
    return tuple(one for one in each if one is not None and one.player in known and one.rating)


def used_ratings(report: Report) -> dict[int, int]:
    """By starting number, what each player is ranked by (172); 0: unrated."""
    national = used_national(report)
    return {
        player.number: national[player.number].rating
        if player.number in national
        else (0 if _method(report) == "NRO" else player.rating)
        for player in report.players
    }


def used_national(report: Report) -> Mapping[int, NationalRating]:
    """The national ratings by which players are ranked. Of several those of the federation that
    172 names go before others."""
    method, federation = _method(report), report.rank_method[:3]
    if method in ("", "FIDE"):
        return {}
    best: dict[int, NationalRating] = {}
    for one in national_ratings(report):
        if one.player not in best or one.federation == federation != best[one.player].federation:
            best[one.player] = one
    fides = {player.number: player.rating for player in report.players}
    return {number: one for number, one in best.items() if _goes(method, fides[number], one.rating)}


def national_line(federation: str, player: PlayerRecord, rating: int) -> str:
    """The record of one player; the federation is the origin of the rating too."""
    return (
        f"{federation:3.3} {player.number:>4} {player.sex:1.1}    {player.name:<33.33} "
        f"{rating:>4} {federation:>3.3} {'':11} {player.birth_date:<10.10}"
    ).rstrip()


def _method(report: Report) -> str:
    return report.rank_method[3:].strip()


def _goes(method: str, fide: int, national: int) -> bool:
    """Whether the national rating is the one; of OTHER nothing is known, FIDE's goes first."""
    match method:
        case "NRO" | "NIDOF":
            return True
        case "HBFN":
            return national > fide
        case "LBFN":
            return not fide or national < fide
    return not fide


def _read(line: str) -> NationalRating | None:
    code, number, rating = line[:3], line[4:8].strip(), line[48:52].strip()
    federation = code.isascii() and code.isalpha() and code.isupper() and not code.startswith("XX")
    whole = all(text.isascii() and text.isdigit() for text in (number, rating))
    if not federation or not whole or line[3:4].strip():
        return None
    return NationalRating(code, int(number), int(rating))
