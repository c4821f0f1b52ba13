"""What is new between two public versions, where it is little enough to be told outright."""

from __future__ import annotations

from events import codec, store

from ..domain.games.results import TEXTS, UNRATED
from ..domain.games.state import Game
from ..services import states
from .messages import ChangedBoards
from .version import PUBLIC, RESULTS


def changes_between(
    stream: str, before: int, after: int, round_: int, since: str
) -> ChangedBoards | None:
    """Of the events behind seq `before`, up to `after`; `since` is the tag of the version at
    `before`. None: more has changed than results of `round_`, or something that is not said with
    the same figures in every language. Reads the database."""
    public = [each for each in store.read(stream, before, after) if each.type in PUBLIC]
    if not {event.type for event in public} <= RESULTS:
        return None
    state = states.at(stream, after)
    if len(state.published_with(round_)) > 1:
        return None  # a result stands in the points of the match, too
    games = [state.games[codec.decode(event).game] for event in public]
    boards = {game.board: text_of(game) for game in games if game.round == round_}
    if len({game.id for game in games}) != len(boards) or None in boards.values():
        return None
    return ChangedBoards(
        since,
        {board: text for board, text in boards.items() if text is not None},
        len(state.missing(round_)),
        len(state.adjourned(round_)),
    )


def text_of(game: Game) -> str | None:
    """As every language says it; None where each has words of its own."""
    if game.result is None:
        return None if game.adjourned else ""
    return None if game.result in UNRATED else TEXTS[game.result]
