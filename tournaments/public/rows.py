"""The rows of a public page. They have no field for what the public may not know.

Points are text for people ("2½"); `player` is the entry number, `tpn` the pairing number (None
before the start). Times are ISO 8601 in UTC.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..selectors.pictures import Mark, ScoreGroup, Share


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
    the round's boards in which this one came (C.04.2 4.4); 0: it was published so. `place` is where
    it stands in the hall, `live` the address where its game is shown; empty: nobody says so.
    `match_text`: White's and Black's points of both games of a match, "1½–½"; empty while neither
    is over, and where the round is no game of one.
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
    place: str = ""
    live: str = ""
    match_text: str = ""


class PublicBye(PublicRow, frozen=True, kw_only=True):
    """`kind` is "pab" or what was asked for: "zero", "half", "full"."""

    player: PublicPlayer
    kind: str


class PublicRound(PublicRow, frozen=True, kw_only=True):
    """A published round; `boards`, `missing` and `adjourned` are counts, of which no board is in
    two; `version` is that of its boards.

    `provisional`: a game of it or of a round before it has no result yet, adjourned ones too.
    `last_call` is when the last call for corrections ends (UTC); empty: none runs. `match` and
    `game_of_match`: of which match it is which game (C.04.5); 0: of none.
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
    adjourned: int = 0
    match: int = 0
    game_of_match: int = 0


class PublicAnnouncement(PublicRow, frozen=True, kw_only=True):
    """What the arbiters tell everybody. `at`: when it was made; `until`: when it holds no more
    (UTC), empty: until it is taken back."""

    announcement: int
    text: str
    urgent: bool
    at: str
    until: str


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
    """`rank` is shared where nothing separates, 0: left out (C.05 6.6); one cell for each round."""

    rank: int
    player: PublicPlayer
    points: str
    tie_breaks: tuple[PublicTieBreak, ...]
    games: tuple[PublicCell, ...]


class PublicScheduled(PublicRow, frozen=True, kw_only=True):
    """A round of a table, known before it is paired: boards as (White, Black)."""

    round: int
    published: bool
    boards: tuple[tuple[PublicPlayer, PublicPlayer], ...]
    free: tuple[PublicPlayer, ...]


class PublicProgress(PublicRow, frozen=True, kw_only=True):
    """A player's points and rank after each published round; `rank` is that of the standings."""

    rank: int
    player: PublicPlayer
    points: tuple[str, ...]
    ranks: tuple[int, ...]


class PublicPictured(PublicRow, frozen=True, kw_only=True):
    """What pictures show of a player: the rank after each round and what each round was;
    `performance` is None without a game against a rated opponent."""

    rank: int
    player: PublicPlayer
    performance: int | None
    ranks: tuple[int, ...]
    marks: tuple[Mark, ...]


class PublicFigures(PublicRow, frozen=True, kw_only=True):
    """What pictures are drawn from; players in the order of the standings."""

    shares: tuple[Share, ...]
    scores: tuple[tuple[ScoreGroup, ...], ...]
    players: tuple[PublicPictured, ...]


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


class PublicPrize(PublicRow, frozen=True, kw_only=True):
    """What is announced for a place: money in smallest units, a thing, or both; `worth` is what the
    thing counts as."""

    place: int
    money: int
    thing: str
    worth: int


class PublicPrizeShare(PublicRow, frozen=True, kw_only=True):
    """What a player gets of a list; he occupies the places `first` to `last` with others of his
    points. `why` are sentences that say how it came about."""

    player: PublicPlayer
    first: int
    last: int
    rank: int
    points: str
    money: int
    thing: str
    worth: int
    why: tuple[str, ...]


class PublicPrizeLeft(PublicRow, frozen=True, kw_only=True):
    """What nobody gets; `place` 0: of no place in particular."""

    place: int
    money: int
    thing: str
    why: str


class PublicPrizeList(PublicRow, frozen=True, kw_only=True):
    """`terms`: whom it is for, how it is shared, what it asks for. Nobody has `shares`, and nothing
    is `left`, before the end, nor where `in_doubt` says why nobody can tell any more."""

    list: int
    name: str
    terms: tuple[str, ...]
    money: int
    prizes: tuple[PublicPrize, ...]
    shares: tuple[PublicPrizeShare, ...] = ()
    left: tuple[PublicPrizeLeft, ...] = ()
    in_doubt: str = ""


class PublicPrizes(PublicRow, frozen=True, kw_only=True):
    """The fund; `terms` hold for all lists. `final`: the standings are, and it says who gets what
    of every list. Sums are before tax, in smallest units of the currency: 500 are 5.00 where it has
    two `decimals`."""

    currency: str
    decimals: int
    money: int
    terms: tuple[str, ...]
    final: bool
    lists: tuple[PublicPrizeList, ...]


class PublicPrizeOfPlayer(PublicRow, frozen=True, kw_only=True):
    """`place` is text: "3", "2–4"."""

    list: int
    name: str
    place: str
    money: int
    currency: str
    decimals: int
    thing: str


class PublicGame(PublicRow, frozen=True, kw_only=True):
    """One published round of one player; `points` is what it gave, `total` the points after it.

    `correction` says when a corrected result counts for the pairing only after the next (C.04.2
    4.3). `float` is "down" or "up" once all games of the round are over, else empty (C.04.3 1.4).
    `place` and `live` are those of the board.
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
    float: str = ""
    place: str = ""
    live: str = ""


class PublicExplanation(PublicRow, frozen=True, kw_only=True):
    """Why a board of a published round was paired; `floats`: why its higher ranked player came
    down to it."""

    round: int
    board: int
    white: PublicPlayer
    black: PublicPlayer
    sentences: tuple[str, ...]
    floats: tuple[str, ...]


class PublicRatedGame(PublicRow, frozen=True, kw_only=True):
    """What a game does to the rating; the numbers are empty where it does nothing, see `why`."""

    round: int
    opponent: PublicPlayer
    score: str
    expected: str
    change: str
    why: str = ""


class PublicRating(PublicRow, frozen=True, kw_only=True):
    """How the rating would change by what is reported so far, as text: "+18.6". Of an unrated
    player `first`, 0: none yet; else from `k` on. `performance`: None without a rated opponent."""

    k: int | None
    score: str
    expected: str
    change: str
    first: int
    performance: int | None
    games: tuple[PublicRatedGame, ...]


class PublicCard(PublicRow, frozen=True, kw_only=True):
    """A player's page. `rank` is None before the first published round; `prizes` are there when the
    standings are final, where they are public; `rating` where the organiser makes changes of
    ratings public. `fides_rating`, `national_rating`: both, of which `player.rating` counts."""

    player: PublicPlayer
    fides_rating: int
    national_rating: int
    points: str
    rank: int | None
    games: tuple[PublicGame, ...]
    prizes: tuple[PublicPrizeOfPlayer, ...] = ()
    rating: PublicRating | None = None
