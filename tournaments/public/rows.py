"""The rows of a public page. They have no field for what the public may not know.

Points are text for people ("2½"); `player` is the entry number, `tpn` the pairing number (None
before the start). Times are ISO 8601 in UTC.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class PublicRow(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all public rows."""


class PublicPlayer(PublicRow, frozen=True, kw_only=True):
    """`out_from` is the round from which a player who left is not paired (None: plays on)."""

    player: int
    tpn: int | None
    name: str
    title: str
    federation: str
    rating: int
    out_from: int | None


class PublicBoard(PublicRow, frozen=True, kw_only=True):
    """One board of a published round; the points are those before the round.

    `result` is the code of the log ("1-0") or None while it is missing. `changed` is the version of
    the round's boards in which this one came (C.04.2 4.4); 0: it was published so.
    """

    round: int
    board: int
    white: PublicPlayer
    black: PublicPlayer
    white_points: str
    black_points: str
    result: str | None
    result_text: str
    adjourned: bool
    under_appeal: bool
    changed: int = 0


class PublicBye(PublicRow, frozen=True, kw_only=True):
    """`kind` is "pab" or what was asked for: "zero", "half", "full"."""

    player: PublicPlayer
    kind: str


class PublicRound(PublicRow, frozen=True, kw_only=True):
    """A published round; `boards` and `missing` are counts, `version` that of its boards.

    `provisional`: a game of it or of a round before it has no result yet, adjourned ones too.
    `last_call` is when the last call for corrections ends (UTC); empty: none runs.
    """

    round: int
    status: Literal["published", "closed"]
    starts: str
    boards: int
    missing: int
    byes: tuple[PublicBye, ...]
    version: int = 1
    last_call: str = ""
    provisional: bool = False


class PublicCell(PublicRow, frozen=True, kw_only=True):
    """A cell of the cross table; `opponent` is a TPN, `text` says the same for people."""

    round: int
    opponent: int | None
    colour: str
    points: str
    kind: str
    text: str


class PublicTieBreak(PublicRow, frozen=True):
    """One criterion of a ranking beyond the points, with its value as text; `name` is the code of a
    list ("BH/C1"), or what the system calls its own."""

    name: str
    value: str


class PublicListedTieBreak(PublicRow, frozen=True):
    """A criterion of the list: its code, and its name in words."""

    code: str
    name: str


class PublicRankedBy(PublicRow, frozen=True, kw_only=True):
    """What the standings are ranked by after the points, best first.

    `edition` of C.07; empty without a list. `lots`: the seed of a drawing of lots. `provisional`:
    games are open, which have given nothing yet.
    """

    tie_breaks: tuple[PublicListedTieBreak, ...] = ()
    edition: str = ""
    lots: str = ""
    provisional: bool = False


class PublicStanding(PublicRow, frozen=True, kw_only=True):
    """`rank` is shared by players whom nothing separates; one cell for each published round."""

    rank: int
    player: PublicPlayer
    points: str
    tie_breaks: tuple[PublicTieBreak, ...]
    games: tuple[PublicCell, ...]


class PublicProgress(PublicRow, frozen=True, kw_only=True):
    """A player's points and rank after each published round; `rank` is that of the standings."""

    rank: int
    player: PublicPlayer
    points: tuple[str, ...]
    ranks: tuple[int, ...]


class PublicRankingName(PublicRow, frozen=True, kw_only=True):
    """A ranking within the standings; `rule` says whom it is for and how places come about."""

    ranking: int
    name: str
    rule: str


class PublicPlaced(PublicRow, frozen=True, kw_only=True):
    """`place` within, `rank` in the whole standings."""

    place: int
    rank: int
    player: PublicPlayer
    points: str
    tie_breaks: tuple[PublicTieBreak, ...]


class PublicPart(PublicRow, frozen=True, kw_only=True):
    """One list; `home` is the federation or club that it is of, or empty."""

    home: str
    lines: tuple[PublicPlaced, ...]


class PublicTeam(PublicRow, frozen=True, kw_only=True):
    """`players` are those who count, of `size` that belong to it; `ranks` is the sum of their
    ranks."""

    place: int
    home: str
    points: str
    ranks: int
    size: int
    players: tuple[PublicPlaced, ...]


class PublicRanking(PublicRow, frozen=True, kw_only=True):
    """Lists of players, or teams."""

    parts: tuple[PublicPart, ...] = ()
    teams: tuple[PublicTeam, ...] = ()


class PublicGame(PublicRow, frozen=True, kw_only=True):
    """One published round of one player; `points` is what it gave, `total` the points after it.

    `correction` says when a corrected result counts for the pairing only after the next (C.04.2
    4.3).
    """

    round: int
    kind: str
    board: int | None
    opponent: PublicPlayer | None
    colour: str
    result: str | None
    result_text: str
    points: str
    total: str
    correction: str = ""


class PublicExplanation(PublicRow, frozen=True, kw_only=True):
    """Why a board of a published round was paired; `floats`: why its higher ranked player came
    down to it."""

    round: int
    board: int
    white: PublicPlayer
    black: PublicPlayer
    sentences: tuple[str, ...]
    floats: tuple[str, ...]


class PublicCard(PublicRow, frozen=True, kw_only=True):
    """A player's page. `rank` is None before the first published round."""

    player: PublicPlayer
    points: str
    rank: int | None
    games: tuple[PublicGame, ...]
