"""Prizes: who gets what of each list, why, and what moved. Sums are in smallest units
of the currency: 500 are 5.00 where it has two `decimals`."""

from __future__ import annotations

from .base import PlayerRef, Row


class PrizeShareRow(PlayerRef, frozen=True, kw_only=True):
    """`by_rank + pooled + rounding == money`; `why` are sentences."""

    first: int
    last: int
    """The places of the list that the player occupies together with others."""
    rank: int
    points: str
    money: int
    by_rank: int
    pooled: int
    rounding: int
    thing: str
    worth: int
    why: tuple[str, ...]


class PrizePassedRow(PlayerRef, frozen=True, kw_only=True):
    """Who would have had something of the list."""

    rank: int
    why: str


class PrizeLeftRow(Row, frozen=True, kw_only=True):
    """`place` 0: no place in particular."""

    place: int
    money: int
    thing: str
    why: str


class PrizeListRow(Row, frozen=True, kw_only=True):
    """`in_doubt`: why others may have won than stand here, since somebody was erased."""

    list: int
    name: str
    terms: tuple[str, ...]
    """How it is shared, for whom, from what on."""
    money: int
    entrants: int
    shares: tuple[PrizeShareRow, ...]
    left: tuple[PrizeLeftRow, ...]
    passed: tuple[PrizePassedRow, ...]
    in_doubt: str = ""


class PrizeOfWinner(Row, frozen=True, kw_only=True):
    list: str
    place: str
    money: int
    thing: str


class PrizeWinnerRow(PlayerRef, frozen=True, kw_only=True):
    """`money == tax + paid`; `number` counts the winners from 1 on, best placed first."""

    number: int
    rank: int
    points: str
    money: int
    tax: int
    paid: int
    prizes: tuple[PrizeOfWinner, ...]


class PrizeChoiceRow(PlayerRef, frozen=True, kw_only=True):
    """`in_vain`: as it stands the list that the player has chosen gives him nothing."""

    takes: int
    list: str
    in_vain: bool
    away: bool


class PrizesRow(Row, frozen=True, kw_only=True):
    """All prizes as they would be after round `round`. `complete`: all results up to it are in;
    `final`: it is the last one as well. `money == paid + tax + left`."""

    round: int
    complete: bool
    final: bool
    currency: str
    decimals: int
    money: int
    paid: int
    tax: int
    tax_terms: str
    """How much is held back of what; empty: nothing is."""
    left: int
    lists: tuple[PrizeListRow, ...]
    winners: tuple[PrizeWinnerRow, ...]
    choices: tuple[PrizeChoiceRow, ...]
    unsettled: tuple[PlayerRef, ...]


class NoPrizeRow(Row, frozen=True, kw_only=True):
    """Of which list a player gets nothing, and why."""

    list: str
    why: str


class PrizeChange(PlayerRef, frozen=True, kw_only=True):
    """What a player got at one moment, and gets at another; empty: nothing. `gets` says it with the
    currency."""

    money: int
    decimals: int
    prizes: str
    gets: str
    new_money: int
    new_decimals: int
    new_prizes: str
    new_gets: str
