"""What a webhook says of an event: the public rows that it concerns, as they stood after it.

A body is made when it is sent, from the log, the public view and the names of that moment, and kept
nowhere: sent again after an erasure it does not hold the name any more.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

import msgspec

from events import codec
from events.messages import Recorded, utc_text

from ..domain.catalogue import EVENTS
from ..domain.event import Event
from ..domain.ids import GameId
from ..public.kept_views import passing_view
from ..public.projection import PublicView
from ..public.rows import PublicBoard, PublicPlayer, PublicRound
from ..public.version import PUBLIC, counted
from ..selectors.history.kinds import KINDS, kind_of
from ..services import states

WITH_THEIR_ROUND: Final = frozenset({"ByeGranted", "ByeRevoked"})
"""The public sees byes when their round is published, and is told of them then."""
SENT: Final = PUBLIC - WITH_THEIR_ROUND
EVER_SENT: Final = SENT | WITH_THEIR_ROUND
"""A bye for a round that is published already (a late entry's) moves the standings at once."""
PUBLIC_NAMES: Final = {"PlayerExpelled": "PlayerWithdrawn"}
"""A public page does not show why somebody plays no more."""
OFFERED: Final = tuple(kind for kind in KINDS if any(kind in kind_of(type_) for type_ in SENT))
"""The kinds of events that can be chosen: those of which something is told."""
TEST: Final = "Test"

_SUBJECT: Final = re.compile(r"(game|player|round):([0-9.]+)")


class HookData(msgspec.Struct, frozen=True, kw_only=True):
    """`rounds`, `boards` and `players` are what the event is about, as the public pages show it
    after it; `pages` is where they stand (`pairings.json`, `standings.json` …), of that version."""

    tournament: str
    name: str
    kinds: tuple[str, ...]
    version: int
    tag: str
    pages: str
    rounds: tuple[PublicRound, ...]
    boards: tuple[PublicBoard, ...]
    players: tuple[PublicPlayer, ...]


class TestData(msgspec.Struct, frozen=True, kw_only=True):
    """Of a message that somebody asked for to see whether it arrives."""

    __test__ = False

    tournament: str


class HookBody(msgspec.Struct, frozen=True, kw_only=True):
    """`type` is that of the event ("ResultEntered"), `timestamp` when it was recorded (UTC)."""

    type: str
    timestamp: str
    data: HookData | TestData


def kinds_of(type_: str) -> tuple[str, ...]:
    """Those of a public event, in the order in which they are offered."""
    return tuple(kind for kind in OFFERED if kind in kind_of(type_))


def is_wanted(recorded: Recorded, kinds: list[str]) -> bool:
    """Whether a webhook of these kinds (none: all) is told of the event. Of appeals the public
    knows those about a game.

    Raises `events.codec.NewerEvent`: only the program that knows the event may pass it over.
    """
    if recorded.type not in EVENTS:
        raise codec.NewerEvent(f"no event type {recorded.type}")
    if recorded.type not in EVER_SENT or (kinds and not kind_of(recorded.type) & set(kinds)):
        return False
    if recorded.type in WITH_THEIR_ROUND:
        return _of_published_round(recorded)
    of_appeals = EVENTS[recorded.type].of_appeals
    return not of_appeals or any(scope.startswith("game:") for scope in recorded.scope_names)


def _of_published_round(recorded: Recorded) -> bool:
    bye = codec.decode(recorded)
    published = states.current(recorded.stream).round(bye.round).published_seq
    return 0 < published < recorded.seq


def public_type(type_: str) -> str:
    """What an event of that type is called where everybody may read it."""
    return PUBLIC_NAMES.get(type_, type_)


def of_event(recorded: Recorded) -> bytes:
    """The body for a public event."""
    version = counted(recorded.stream).at(recorded.seq)
    view = passing_view(recorded, version)
    event: Event = codec.decode(recorded)
    subjects = [subject for scope in event.scopes() if (subject := _SUBJECT.fullmatch(scope))]
    data = HookData(
        tournament=view.slug,
        name=view.name,
        kinds=kinds_of(recorded.type),
        version=version,
        tag=view.tag,
        pages=f"/t/{view.slug}/v/{view.tag}/",
        rounds=_rounds(view, subjects),
        boards=_boards(view, subjects),
        players=_players(view, subjects),
    )
    return _encoded(public_type(recorded.type), recorded.recorded_at, data)


def of_test(slug: str, at: datetime) -> bytes:
    """The body of a message that is a test alone."""
    return _encoded(TEST, utc_text(at), TestData(tournament=slug))


def _rounds(view: PublicView, subjects: list[re.Match[str]]) -> tuple[PublicRound, ...]:
    """Of a match those of both games."""
    numbers = {int(subject[2]) for subject in subjects if subject[1] == "round"}
    named = [row for row in view.rounds if row.round in numbers]
    matches = {row.match for row in named} - {0}
    return tuple(row for row in view.rounds if row in named or row.match in matches)


def _boards(view: PublicView, subjects: list[re.Match[str]]) -> tuple[PublicBoard, ...]:
    games = [GameId(subject[2]) for subject in subjects if subject[1] == "game"]
    return tuple(row for game in games if (row := view.board_of(game)) is not None)


def _players(view: PublicView, subjects: list[re.Match[str]]) -> tuple[PublicPlayer, ...]:
    numbers = sorted({int(subject[2]) for subject in subjects if subject[1] == "player"})
    return tuple(row for number in numbers if (row := view.player(number)) is not None)


def _encoded(type_: str, at: str, data: HookData | TestData) -> bytes:
    return msgspec.json.encode(HookBody(type=type_, timestamp=at, data=data))
