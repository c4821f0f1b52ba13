"""The lists of the public pages: what their templates read, made of a `PublicView`'s rows."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
from django.utils.timezone import localtime

from tournaments.domain.numbers.start_order import name_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tournaments.public.projection import PublicView
    from tournaments.public.rows import (
        PublicBoard,
        PublicCard,
        PublicCell,
        PublicGame,
        PublicPlayer,
        PublicRound,
        PublicStanding,
        PublicTieBreak,
    )

Context = dict[str, object]

CHANGED_NAMED = 6
"""Changed boards that a heading has room for."""

COLOURS = {"w": "White", "b": "Black"}
ABSENT = "does not play"
WITHOUT_GAME = {
    "pab": "no opponent left, a bye",
    "full-bye": "bye, a full point",
    "half-bye": "bye, half a point",
    "zero-bye": ABSENT,
    "full": "bye, a full point",
    "half": "bye, half a point",
    "zero": ABSENT,
}


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


class Group(msgspec.Struct, frozen=True):
    letter: str
    rows: list[Seat]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings; `shared` when the line above has the same rank."""

    rank: int
    shared: bool
    player: PublicPlayer
    points: str
    tie_breaks: tuple[PublicTieBreak, ...]
    games: list[str]


def result_text(board: PublicBoard) -> str:
    """What stands between the two names; empty while the game is open."""
    if board.result:
        return board.result_text
    return "adjourned" if board.adjourned else ""


def byes(round_: PublicRound) -> list[dict[str, object]]:
    return [{"player": bye.player, "text": WITHOUT_GAME[bye.kind]} for bye in round_.byes]


def seats(view: PublicView, round_: PublicRound) -> dict[int, Seat]:
    """Entry number -> where the player sits in the round; everybody who is entered is there."""
    found: dict[int, Seat] = {}
    for board in view.boards(round_.round):
        for player, opponent, colour in (
            (board.white, board.black, "w"),
            (board.black, board.white, "b"),
        ):
            found[player.player] = Seat(
                player=player,
                round=round_.round,
                board=board.board,
                colour=colour,
                colour_word=COLOURS[colour],
                opponent=opponent,
                own=_own(board.result, colour),
                changed=board.changed,
            )
    for bye in round_.byes:
        found[bye.player.player] = Seat(
            player=bye.player, round=round_.round, note=WITHOUT_GAME[bye.kind]
        )
    for player in view.players:
        if player.player not in found:
            found[player.player] = Seat(
                player=player, round=round_.round, note=_absence(player, round_.round)
            )
    return found


def changed_text(view: PublicView, round_: PublicRound) -> str:
    """Which boards are not those first published: "boards 2, 47"; empty where all are."""
    if round_.version == 1:
        return ""
    found = [str(board.board) for board in view.boards(round_.round) if board.changed]
    if not found:
        return "fewer boards"
    more = f" and {len(found) - CHANGED_NAMED} more" if len(found) > CHANGED_NAMED else ""
    return f"board{'' if len(found) == 1 else 's'} {', '.join(found[:CHANGED_NAMED])}{more}"


def by_letter(view: PublicView, round_: PublicRound) -> list[Group]:
    """All players in the order of their names, under their first letters."""
    place = seats(view, round_)
    groups: dict[str, Group] = {}
    for person in by_name(view):
        letter = initial(person.name)
        groups.setdefault(letter, Group(letter, [])).rows.append(place[person.player])
    return list(groups.values())


def by_name(view: PublicView) -> list[PublicPlayer]:
    """In the root order of the Unicode collation, where visitors from everywhere find a name."""
    return sorted(view.players, key=lambda person: (_name_key(person.name), person.player))


@lru_cache(maxsize=8192)
def _name_key(name: str) -> tuple[int, ...]:
    return name_key(name)


def initial(name: str) -> str:
    """The letter a name is looked up under: accents do not make a letter of their own."""
    for sign in unicodedata.normalize("NFKD", name):
        if sign.isalpha():
            return _PLAIN.get(sign.upper(), sign.upper())[0]
    return "#"


_PLAIN = {"Ł": "L", "Ø": "O", "Đ": "D", "Ð": "D", "Æ": "A", "Œ": "O", "Ħ": "H"}


def standings(view: PublicView, round_: PublicRound) -> Context:
    return {
        "standings": lines(view, round_),
        "game_rounds": [row.round for row in view.rounds if row.round <= round_.round],
        "final": view.is_final(round_.round),
        "revision": view.reopened + 1,
    }


def standings_title(view: PublicView, round_: PublicRound) -> str:
    """Of a sheet on paper, which may hang beside one that was final before."""
    if not view.is_final(round_.round):
        return f"Standings after round {round_.round}"
    revision = f", revision {view.reopened + 1}" if view.reopened else ""
    return f"Final standings after round {round_.round}{revision}"


def lines(view: PublicView, round_: PublicRound, *, cells: bool = True) -> list[Line]:
    """The standings after a round, with or without the cells of the cross table."""
    rows = view.standings(round_.round)
    above = {row.player.player for last, row in pairwise(rows) if last.rank == row.rank}
    return [
        Line(
            rank=row.rank,
            shared=row.player.player in above,
            player=row.player,
            points=row.points,
            tie_breaks=row.tie_breaks if cells else (),
            games=[_cell_text(cell) for cell in row.games if cells],
        )
        for row in rows
    ]


def _cell_text(cell: PublicCell) -> str:
    """Opponent, colour and points: "12w 1"; what was no game as the row says it."""
    if cell.opponent is None:
        return cell.text
    return f"{cell.opponent}{cell.colour} {cell.text.removeprefix(f'{cell.opponent}{cell.colour}')}"


def rounds_of(card: PublicCard) -> list[Seat]:
    """The published rounds of one player, the first one first."""
    return [_game(card.player, game) for game in card.games]


def player(view: PublicView, card: PublicCard) -> Context:
    rounds = rounds_of(card)
    newest = view.rounds[-1].round if view.rounds else 0
    last = rounds[-1] if rounds and rounds[-1].round == newest else None
    finished = view.phase == "closed"
    return {
        "p": card.player,
        "card": card,
        "rank": _rank_text(view, card),
        "note": player_note(view, card.player),
        "seat": last if last and last.board and not finished else None,
        "games": rounds[::-1],
        "no_games": "No round has been published with this player."
        if view.rounds
        else "Round 1 will appear here the moment it is published.",
    }


def player_note(view: PublicView, person: PublicPlayer) -> str:
    """One sentence where a player's state needs it, else empty."""
    if person.out_from is not None:
        return _absence(person, person.out_from).capitalize() + "."
    if view.phase == "closed":
        return "The tournament is over."
    return ""


def _rank_text(view: PublicView, card: PublicCard) -> str:
    return str(card.rank) if card.rank is not None and view.rounds else ""


def _game(person: PublicPlayer, game: PublicGame) -> Seat:
    note = game.correction if game.opponent else WITHOUT_GAME.get(game.kind, ABSENT)
    own = _own(game.result, game.colour) if game.opponent else game.points
    return Seat(
        player=person,
        round=game.round,
        board=game.board if game.opponent else None,
        colour=game.colour,
        colour_word=COLOURS.get(game.colour, ""),
        opponent=game.opponent,
        own=own,
        note=note,
        outcome=_outcome(own),
        total=game.total,
    )


def _outcome(own: str) -> str:
    words = {"": "No result yet", "1": "Won", "½": "Drawn", "0": "Lost"}
    return words.get(own, "Won by forfeit" if own == "+" else "Lost by forfeit")


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


def _absence(person: PublicPlayer, round_: int) -> str:
    if person.out_from is not None and person.out_from <= round_:
        return f"plays no more from round {person.out_from} on"
    return ABSENT


def entries(view: PublicView) -> Context:
    """In the order of the pairing numbers, before the start by rating."""
    people = sorted(view.players, key=lambda p: (p.tpn or 10**6, 0 if p.tpn else -p.rating))
    return {
        "players": people,
        "numbered": any(person.tpn for person in people),
        "titled": sum(1 for person in people if person.title),
        "federations": len({person.federation for person in people if person.federation}),
    }


def headline(round_: PublicRound | None, kind: str) -> str:
    """What a hall screen shows, in a few words."""
    if round_ is None:
        return "Welcome"
    return f"Standings, round {round_.round}" if kind == "standings" else f"Round {round_.round}"


def screen(view: PublicView, round_: PublicRound, kind: str) -> Context:
    if kind == "name":
        place = seats(view, round_)
        return {"seats": [place[person.player] for person in by_name(view)]}
    if kind == "standings":
        return {"standings": lines(view, round_)}
    return {"boards": view.boards(round_.round)}


def state_text(view: PublicView, round_: PublicRound) -> str:
    """Where the tournament stands, as a sentence for the first page."""
    if view.phase == "closed":
        return "The tournament is over. Thank you for playing!"
    if round_.missing:
        return f"{round_.boards - round_.missing} of {round_.boards} results are in."
    return f"All {round_.boards} results are in."


def next_text(view: PublicView, round_: PublicRound) -> str:
    """What comes after the newest round."""
    if view.phase == "closed" or round_.round >= view.rounds_total:
        return ""
    return f"Round {round_.round + 1} will appear here the moment it is published."


def moment(iso: str) -> str:
    """A start in the hall's own time: "Sat 21 Nov, 14:00"; what is no date stands as it is."""
    try:
        when = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    day = f"{when:%a} {when.day} {when:%b}"
    return f"{day}, {when:%H:%M}" if len(iso) > 10 else day


def day(iso: str) -> str:
    """A day: "21 Nov 2026"; what is no date stands as it is."""
    try:
        when = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    return f"{when.day} {when:%b %Y}"


def stamp(iso: str) -> str:
    """A moment of the log in the time of the server's zone: "21 Nov 2026, 14:32:10 CET"."""
    when = localtime(datetime.fromisoformat(iso))
    return f"{when.day} {when:%b %Y, %H:%M:%S %Z}"


def clock(iso: str) -> str:
    """The same, short: "14:32"."""
    return f"{localtime(datetime.fromisoformat(iso)):%H:%M}"


# --- what "find me" reads -------------------------------------------------------------------


def people(view: PublicView) -> dict[str, object]:
    """`people`: [entry number, name, title, federation, rating] in the order of the names."""
    return {"key": people_key(view), "people": _people(by_name(view))}


def people_key(view: PublicView) -> str:
    """Names the list of people: a phone keeps the list until the key moves."""
    return blake2b(msgspec.json.encode(_people(by_name(view))), digest_size=6).hexdigest()


def _people(players: Iterable[PublicPlayer]) -> list[tuple[object, ...]]:
    return [(p.player, p.name, p.title, p.federation, p.rating) for p in players]


def now(view: PublicView) -> dict[str, object]:
    """`seats`: entry number -> [board, colour, opponent, own result, points, rank, note]."""
    round_ = view.rounds[-1] if view.rounds else None
    common = {
        "version": view.version,
        "phase": view.phase,
        "people": people_key(view),
        "round": round_.round if round_ else 0,
        "missing": round_.missing if round_ else 0,
        "rounds": view.rounds_total,
    }
    if round_ is None:
        return common | {"seats": {}}
    place = seats(view, round_)
    ranks = {row.player.player: row for row in view.standings(round_.round)}
    return common | {"seats": {number: _now(seat, ranks) for number, seat in place.items()}}


def _now(seat: Seat, ranks: dict[int, PublicStanding]) -> tuple[object, ...]:
    row = ranks.get(seat.player.player)
    return (
        seat.board,
        seat.colour,
        seat.opponent.player if seat.opponent else None,
        seat.own,
        row.points if row else "",
        row.rank if row else None,
        seat.note,
    )
