"""What a machine that leads no more has, and the one that leads has not: event by event, exactly.

Up to the fork both logs are the same; the other machine has said where that is. It is offered to
that one as claims.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from events import leadership, store
from events.messages import Head, Recorded
from tournaments.words import languages, speaking

from ..domain.discretion import EVERYTHING
from ..domain.tournament.state import Tournament
from ..services import states
from ..services.activity_rows import rows_of
from ..services.unmerged import ClaimedEvent
from .calling import CalledLine, NotReached, called
from .link import Claims, ClaimsKept

AT_ONCE: Final = 200
"""Claims in one message."""


def fork_of(stream: str) -> int:
    """The last event that both have; 0: the other machine has nothing of that log."""
    return leadership.current().forks.get(stream, Head(0, "")).seq


def events(stream: str) -> list[Recorded]:
    return store.read(stream, fork_of(stream), store.head(stream).seq)


def claims() -> Iterator[ClaimedEvent]:
    """Of all tournaments; a log that cannot be read here says nothing."""
    for stream in store.streams():
        recorded, state = events(stream), states.readable(stream)
        if recorded and state is not None:
            yield from _worded(stream, state, recorded)


def offer() -> bool:
    """Whether the machine that leads has kept all of them. Raises `NotReached`."""
    now = leadership.current()
    failed: NotReached | None = None
    for address in now.other:
        try:
            with called(address, "key", bytes.fromhex(now.key)) as line:
                return _offered(line)
        except NotReached as error:
            failed = error
    raise failed or NotReached("silent", "")


def _offered(line: CalledLine) -> bool:
    left = claims()
    while some := list(islice(left, AT_ONCE)):
        line.say(Claims(some))
        if line.hear() != ClaimsKept(len(some)):
            return False
    return True


def _worded(stream: str, state: Tournament, recorded: Sequence[Recorded]) -> Iterator[ClaimedEvent]:
    texts = {}
    for language in sorted(languages.known()):
        with speaking(language):
            texts[language] = rows_of(stream, state, recorded, EVERYTHING)
    for place, event in enumerate(recorded):
        row = next(iter(texts.values()))[place]
        words = {language: rows[place].text for language, rows in texts.items()}
        yield ClaimedEvent(event, fork_of(stream), words, row.reason, row.actor_name)
