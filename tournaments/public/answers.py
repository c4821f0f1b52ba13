"""What programs read of a tournament without an account: the public view as JSON.

Each answer names its version, whose `tag` stands in addresses that never change; `render` makes
the body of a page, None when the tournament has no such page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ..domain.settings.hall_plan import HallPart
from ..hall_time import shown_zone
from ..selectors.rows.workings import PlayerWorking, WorkingComparison
from .rows import (
    PublicAnnouncement,
    PublicBoard,
    PublicBye,
    PublicCard,
    PublicPlayer,
    PublicPrizes,
    PublicRankedBy,
    PublicRanking,
    PublicRankingName,
    PublicRound,
    PublicRow,
    PublicStanding,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from .projection import PublicView


class PublicAnswer(PublicRow, frozen=True, kw_only=True):
    """`at` is when the version came into being (UTC)."""

    version: int
    tag: str
    at: str


class PublicTournament(PublicAnswer, frozen=True, kw_only=True):
    """The tournament, its published rounds, and everybody who entered.

    `time_zone` is that in which the starts of rounds are written: "Europe/Prague".
    """

    slug: str
    name: str
    festival: str
    phase: str
    rounds_total: int
    system: str
    city: str
    federation: str
    start_date: str
    end_date: str
    time_control: str
    chief_arbiter: str
    time_zone: str
    rounds: tuple[PublicRound, ...]
    players: tuple[PublicPlayer, ...]
    ranked_by: PublicRankedBy
    """What ranks the standings after the newest published round; before round 1, what will."""
    rankings: tuple[PublicRankingName, ...]
    """Within the standings."""
    hall_plan: tuple[HallPart, ...]
    """Which boards stand where."""
    prizes: bool
    """Whether they are public."""
    announcements: tuple[PublicAnnouncement, ...]
    """The urgent ones first; mind `until`."""


class PublicPairings(PublicAnswer, frozen=True, kw_only=True):
    """The boards of a published round with the results there are; `round` 0: none is published."""

    round: int
    status: str
    starts: str
    boards: tuple[PublicBoard, ...]
    byes: tuple[PublicBye, ...]


class PublicStandings(PublicAnswer, frozen=True, kw_only=True):
    """After a published round; `missing` results make them provisional."""

    after_round: int
    missing: int
    ranked_by: PublicRankedBy
    standings: tuple[PublicStanding, ...]


class PublicRankingPage(PublicAnswer, frozen=True, kw_only=True):
    """One of the rankings within the standings; `missing` results make it provisional."""

    after_round: int
    missing: int
    name: PublicRankingName
    ranking: PublicRanking


class PublicPrizesPage(PublicAnswer, frozen=True, kw_only=True):
    """The prize fund and, with the final standings, who gets what."""

    prizes: PublicPrizes


class PublicPlayerPage(PublicAnswer, frozen=True, kw_only=True):
    """One player's rounds, points and rank."""

    card: PublicCard


class PublicWorking(PublicAnswer, frozen=True, kw_only=True):
    """How each number of one player in the standings came about."""

    working: PlayerWorking


class PublicComparison(PublicAnswer, frozen=True, kw_only=True):
    """Two players side by side, and what decides between them."""

    comparison: WorkingComparison


class PublicResults(msgspec.Struct, frozen=True, kw_only=True):
    """`results` by board as text for people, "" while missing. `missing`, `adjourned`: counts.

    `key` stays the same while nothing of the round changes but results.
    """

    version: int
    round: int
    key: str
    missing: int
    results: dict[int, str]
    adjourned: int = 0


class PublicError(msgspec.Struct, frozen=True, kw_only=True):
    """Why there is no answer."""

    status: str = "error"
    code: str
    message: str


def wanted(view: PublicView, argument: str) -> tuple[PublicRound | None, bool]:
    """The round an argument names (the newest for none) and whether there is a page for it."""
    if not argument:
        return (view.rounds[-1] if view.rounds else None), True
    return _named(view, argument)


def wanted_boards(view: PublicView, argument: str) -> tuple[PublicRound | None, bool]:
    """The same for a list of boards: for none the round that is being played."""
    return _named(view, argument) if argument else (view.played_round, True)


def _named(view: PublicView, argument: str) -> tuple[PublicRound | None, bool]:
    asked = number(argument)
    round_ = next((row for row in view.rounds if row.round == asked), None)
    return round_, round_ is not None


def places(view: PublicView, argument: str, players: int) -> tuple[int, ...] | None:
    """So many entry numbers and the round that may follow them (the newest for none): "17/23/3";
    None for anything else."""
    parts = [number(part) for part in argument.split("/")]
    if 0 in parts or not players <= len(parts) <= players + 1:
        return None
    return (*parts, view.current_round)[: players + 1]


def wanted_ranking(
    view: PublicView, argument: str
) -> tuple[PublicRankingName, PublicRound | None] | None:
    """What "2" (after the newest round) or "2/3" asks for; None: there is no such page."""
    asked, slash, round_text = argument.partition("/")
    name = next((one for one in view.rankings if one.ranking == number(asked)), None)
    round_, known = wanted(view, round_text)
    return (name, round_) if name and known and bool(slash) == bool(round_text) else None


def number(argument: str) -> int:
    """0 for anything but a plain number without leading zero: one page, one address."""
    plain = argument.isascii() and argument.isdigit() and len(argument) < 8
    return int(argument) if plain and argument[0] != "0" else 0


def _tournament(view: PublicView, argument: str) -> PublicTournament | None:
    if argument:
        return None
    return PublicTournament(
        version=view.version,
        tag=view.tag,
        at=view.at,
        slug=view.slug,
        name=view.name,
        festival=view.festival_name,
        phase=view.phase,
        rounds_total=view.rounds_total,
        system=view.system,
        city=view.city,
        federation=view.federation,
        start_date=view.start_date,
        end_date=view.end_date,
        time_control=view.time_control,
        chief_arbiter=view.chief_arbiter,
        time_zone=shown_zone(view.time_zone),
        rounds=view.rounds,
        players=view.players,
        rankings=view.rankings,
        hall_plan=view.hall_plan,
        prizes=view.prizes is not None,
        announcements=view.announcements,
        ranked_by=view.ranked_by(view.current_round),
    )


def _pairings(view: PublicView, argument: str) -> PublicPairings | None:
    round_, known = wanted_boards(view, argument)
    if not known:
        return None
    return PublicPairings(
        version=view.version,
        tag=view.tag,
        at=view.at,
        round=round_.round if round_ else 0,
        status=round_.status if round_ else "",
        starts=round_.starts if round_ else "",
        boards=view.boards(round_.round) if round_ else (),
        byes=round_.byes if round_ else (),
    )


def _standings(view: PublicView, argument: str) -> PublicStandings | None:
    round_, known = wanted(view, argument)
    if not known:
        return None
    return PublicStandings(
        version=view.version,
        tag=view.tag,
        at=view.at,
        after_round=round_.round if round_ else 0,
        missing=round_.missing if round_ else 0,
        ranked_by=view.ranked_by(round_.round if round_ else 0),
        standings=view.standings(round_.round) if round_ else (),
    )


def _ranking(view: PublicView, argument: str) -> PublicRankingPage | None:
    asked = wanted_ranking(view, argument)
    if asked is None:
        return None
    name, round_ = asked
    after_round = round_.round if round_ else 0
    return PublicRankingPage(
        version=view.version,
        tag=view.tag,
        at=view.at,
        after_round=after_round,
        missing=round_.missing if round_ else 0,
        name=name,
        ranking=view.ranking(name.ranking, after_round),
    )


def _prizes(view: PublicView, argument: str) -> PublicPrizesPage | None:
    if argument or view.prizes is None:
        return None
    return PublicPrizesPage(version=view.version, tag=view.tag, at=view.at, prizes=view.prizes)


def _player(view: PublicView, argument: str) -> PublicPlayerPage | None:
    asked = number(argument)
    card = view.card(asked) if asked else None
    if card is None:
        return None
    return PublicPlayerPage(version=view.version, tag=view.tag, at=view.at, card=card)


def _working(view: PublicView, argument: str) -> PublicWorking | None:
    asked = places(view, argument, 1)
    working = view.working(*asked) if asked else None
    if working is None:
        return None
    return PublicWorking(version=view.version, tag=view.tag, at=view.at, working=working)


def _comparison(view: PublicView, argument: str) -> PublicComparison | None:
    asked = places(view, argument, 2)
    compared = view.comparison(*asked) if asked else None
    if compared is None:
        return None
    return PublicComparison(version=view.version, tag=view.tag, at=view.at, comparison=compared)


PAGES: Final[dict[str, Callable[[PublicView, str], PublicAnswer | None]]] = {
    "tournament.json": _tournament,
    "pairings.json": _pairings,
    "standings.json": _standings,
    "player.json": _player,
    "ranking.json": _ranking,
    "prizes.json": _prizes,
    "working.json": _working,
    "compare.json": _comparison,
}


def render(view: PublicView, page: str, argument: str) -> bytes | None:
    """The JSON of one of `PAGES`."""
    content = PAGES[page](view, argument)
    return None if content is None else msgspec.json.encode(content)
