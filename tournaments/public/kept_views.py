"""The public views of a stream: made from the log, the newest of them kept by this process."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from typing import Final

from msgspec.structs import replace

from events import codec, outages, store
from events.head_check import FEWEST_DIGITS
from events.messages import Recorded

from ..domain.prizes.fund import PrizeFund
from ..domain.prizes.publicity import is_public, winners_are_public
from ..domain.tournament.state import Tournament
from ..services import people, states
from ..words import languages, speaking
from . import rankings, unchanged
from . import ratings as rating_changes
from .announcements import announced, on_screens
from .projection import Moment, PublicView
from .version import counted

KEPT: Final = 32
"""Views a process keeps; one in each language that is read just now."""


def public_view(
    stream: str,
    version: int,
    seq: int,
    fund_set: int = 0,
    *,
    ratings_hidden: bool = False,
    language: str = "",
) -> PublicView:
    """The view at a version and the seq of its event, in the hall's language if in none; reads the
    database, hence never on an event loop. `fund_set` is the event by which there is
    another prize fund since: prizes that were taken off the public pages do not stand on
    those of older versions either; nor do changes of ratings where they are hidden by now."""
    (event,) = store.read(stream, seq - 1, seq)
    taken_off = bool(fund_set) and not is_public(states.at(stream, fund_set).prize_fund)
    language = language or languages.of_hall()
    key = (stream, version, event.hash, taken_off, ratings_hidden, language)
    with _lock:
        kept = _views
        if key in kept:
            kept.move_to_end(key)
            return kept[key]
    view = passing_view(
        event, version, prizes=not taken_off, ratings=not ratings_hidden, language=language
    )
    with _lock:
        kept[key] = view  # nobody finds it there if the views were dropped meanwhile
        while len(kept) > KEPT:
            kept.popitem(last=False)
    return view


def passing_view(
    event: Recorded,
    version: int,
    *,
    prizes: bool = True,
    ratings: bool = True,
    language: str = "",
) -> PublicView:
    """The view after that event, which made that version; with the names of now, so that nobody may
    keep it for longer than he looks at it. `prizes`, `ratings`: with them and their changes, as far
    as they were public."""
    (first,) = store.read(event.stream, 0, 1)
    moment = Moment(version, event.seq, event.recorded_at, event.hash, first.hash[:FEWEST_DIGITS])
    state = states.at(event.stream, event.seq)
    if not prizes:
        state = replace(state, prize_fund=PrizeFund())
    if not ratings:
        state = replace(state, settings=replace(state.settings, public_rating_changes=False))
    return view_of(moment, event.stream, state, language)


def view_of(moment: Moment, stream: str, state: Tournament, language: str = "") -> PublicView:
    """The view of that state, with the names of now; in the hall's language if in none, whoever
    asks first."""
    language = language or languages.of_hall()
    with speaking(language):
        known = people.names(state)
    names = {player: who.name for player, who in known.items()}
    homes = rankings.homes_of(state, known)
    entrants = known if winners_are_public(state) else None
    changes = rating_changes.changes_of(state, known, language)
    past = partial(states.at, stream)
    return PublicView(
        moment,
        state,
        names,
        past,
        homes,
        entrants,
        changes,
        announced(stream, state),
        on_screens(stream, state),
        language,
        partial(unchanged.since, stream, moment.version),
    )


def newest_view(stream: str, language: str = "") -> PublicView:
    """The view at the head of the log."""
    versions = counted(stream)
    version = versions.latest  # once: another thread may count on
    return public_view(stream, version, versions.seq_of(version), language=language)


def readable_view(stream: str, language: str = "") -> PublicView | None:
    """`newest_view`; None where a newer program has written what this one cannot read."""
    try:
        return newest_view(stream, language)
    except codec.NewerEvent as error:
        outages.say(outages.NEWER_EVENT, error, f"a public list with {stream}")
        return None


def view_at(stream: str, seq: int, language: str = "") -> PublicView | None:
    """The view that stood once the event `seq` was in the log; None: nothing was public yet."""
    versions = counted(stream)
    version = versions.at(seq)
    if not version:
        return None
    return public_view(stream, version, versions.seq_of(version), language=language)


def forget() -> None:
    """Drops all views: somebody was erased, and his name must not come back."""
    global _views
    with _lock:
        _views = OrderedDict()


_lock = threading.Lock()
_views: OrderedDict[tuple[str, int, str, bool, bool, str], PublicView] = OrderedDict()
