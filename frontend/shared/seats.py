"""Where each player sits in a public round, as public pages and wall lists say it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from tournaments.domain.numbers.start_order import initial, name_key
from tournaments.words import label, speak

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import (
        PublicBoard,
        PublicCard,
        PublicGame,
        PublicPlayer,
        PublicRound,
    )

CHANGED_NAMED: Final = 6
"""Changed boards that a heading has room for."""

ABSENT: Final = "zero-bye"
WITHOUT_GAME: Final = frozenset({"pab", "full-bye", "half-bye", "zero-bye"})
ASKED_FOR: Final = {"full": "full-bye", "half": "half-bye", "zero": "zero-bye"}
OUTCOMES: Final = {"": "open", "1": "won", "½": "drawn", "0": "lost", "+": "won-by-forfeit"}


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One player in one round, seen from his side. `own` is his part of the result ("" while it is
    missing, "+" and "−" for forfeits); `note` says why he has no game, or what was corrected."""

    player: PublicPlayer
    round: int
    board: int | None = None
    colour: str = ""
    colour_word: str = ""
    opponent: PublicPlayer | None = None
    own: str = ""
    note: str = ""
    outcome: str = ""
    total: str = ""
    changed: int = 0
    """The version of the round's boards in which this one came; 0: it was published so."""
    place: str = ""
    live: str = ""
    """Of the board, where that is said."""


class Group(msgspec.Struct, frozen=True):
    heading: str
    rows: list[Seat]


def result_text(board: PublicBoard, language: str) -> str:
    """What stands between the two names; empty while the game is open."""
    if board.result:
        return board.result_text
    return speak("Shared-Row.adjourned", {}, language) if board.adjourned else ""


def byes(view: PublicView, round_: PublicRound) -> list[dict[str, object]]:
    return [
        {"player": bye.player, "text": without_game(bye.kind, view.language)} for bye in round_.byes
    ]


def seats(view: PublicView, round_: PublicRound) -> dict[int, Seat]:
    """Entry number -> where the player sits in the round; everybody who is entered is there."""
    seated: dict[int, Seat] = {}
    for board in view.boards(round_.round):
        for player, opponent, colour in (
            (board.white, board.black, "w"),
            (board.black, board.white, "b"),
        ):
            seated[player.player] = Seat(
                player=player,
                round=round_.round,
                board=board.board,
                colour=colour,
                colour_word=colour_word(colour, view.language),
                opponent=opponent,
                own=_own(board.result, colour),
                changed=board.changed,
                place=board.place,
                live=board.live,
            )
    for bye in round_.byes:
        note = without_game(bye.kind, view.language)
        seated[bye.player.player] = Seat(player=bye.player, round=round_.round, note=note)
    for player in view.players:
        if player.player not in seated:
            note = _absence(player, round_.round, view.language)
            seated[player.player] = Seat(player=player, round=round_.round, note=note)
    return seated


def rounds_of(card: PublicCard, language: str) -> list[Seat]:
    """The published rounds of one player, the first one first."""
    return [_game(card.player, game, language) for game in card.games]


def changed_text(view: PublicView, round_: PublicRound) -> str:
    """Which boards are not those first published: "boards 2, 47"; empty where all are."""
    if round_.version == 1:
        return ""
    boards = [str(board.board) for board in view.boards(round_.round) if board.changed]
    if not boards:
        return speak("Shared-ChangedBoards.fewer", {}, view.language)
    more = len(boards) - CHANGED_NAMED
    facts = {"count": len(boards), "boards": ", ".join(boards[:CHANGED_NAMED]), "more": more}
    return speak(
        "Shared-ChangedBoards.and-more" if more > 0 else "Shared-ChangedBoards",
        facts,
        view.language,
    )


def by_letter(view: PublicView, round_: PublicRound) -> list[Group]:
    """All players in the order of their names, under their first letters."""
    place = seats(view, round_)
    groups: dict[str, Group] = {}
    for person in by_name(view):
        letter = initial(person.name, view.language)
        groups.setdefault(letter, Group(letter, [])).rows.append(place[person.player])
    return list(groups.values())


def by_name(view: PublicView) -> list[PublicPlayer]:
    """In the order of the language in which they are read, the same for all who read it."""
    language = view.language
    return sorted(view.players, key=lambda person: (name_key(person.name, language), person.player))


@lru_cache(maxsize=64)
def colour_word(colour: str, language: str) -> str:
    """ "w" -> "White"."""
    return label("Shared-Colour", colour, language) if colour else ""


def _game(person: PublicPlayer, game: PublicGame, language: str) -> Seat:
    own = _own(game.result, game.colour) if game.opponent else game.points
    return Seat(
        player=person,
        round=game.round,
        board=game.board if game.opponent else None,
        colour=game.colour,
        colour_word=colour_word(game.colour, language),
        opponent=game.opponent,
        own=own,
        note=game.correction if game.opponent else without_game(game.kind, language),
        outcome=label("Shared-Outcome", OUTCOMES.get(own, "lost-by-forfeit"), language),
        total=game.total,
        place=game.place,
        live=game.live,
    )


def _absence(person: PublicPlayer, round_: int, language: str) -> str:
    if person.out_from is not None and person.out_from <= round_:
        return speak("Shared-WithoutGame.out", {"round": person.out_from}, language)
    return without_game(ABSENT, language)


def without_game(kind: str, language: str) -> str:
    """Of a bye that was asked for, or of a round without a game."""
    known = ASKED_FOR.get(kind, kind)
    code = known if known in WITHOUT_GAME else ABSENT
    return label("Shared-WithoutGame", code, language)


def _own(result: str | None, colour: str) -> str:
    """White's or Black's part of a result of the log: "1-0" -> "1" and "0", "+/-" -> "+", "−"."""
    if not result:
        return ""
    if "/" in result and result[0] in "+-":
        parts = result.split("/")
    else:
        parts = result.rstrip("u").split("-")
    own = parts[0] if colour == "w" else parts[1]
    return {"1/2": "½", "-": "−"}.get(own, own)
