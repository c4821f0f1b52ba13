"""The boards of a round as everybody types and reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pairing.model import HalfPoints

from ..domain.games.second_person import provisional
from ..domain.games.state import Game, OpenConflict
from ..domain.ids import GameId, PlayerId, UserId
from ..domain.player_reports import meaning as player_reports
from ..domain.player_reports.state import FileReport, Report
from ..domain.roles import CHIEFS
from ..domain.standings.standings import points_before, points_text
from ..domain.tournament.state import Tournament
from . import figures
from .cells import adjourned
from .formats import result_text
from .lazily import Lazily
from .names import Names, ref
from .rows.boards import BoardRow, ClaimRow, ConflictRow, NoteRow, Reported, Reports


def boards(
    state: Tournament, names: Names, number: int, *, missing: bool = False
) -> tuple[BoardRow, ...]:
    """The boards of a published round by number; with `missing` those without a result alone."""
    games = state.missing(number) if missing else state.games_of(number)
    before = figures.points_before(state, state.published_with(number)[0])
    return tuple(_row(state, names, game, before) for game in games)


def games_of_match(state: Tournament, number: int) -> list[Game]:
    """Of the boards of that round, of each both where it is one of a match."""
    games = (game for each in state.published_with(number) for game in state.games_of(each))
    return sorted(games, key=lambda game: (game.board, game.round))


def boards_of_match(
    state: Tournament, names: Names, number: int, games: Sequence[Game]
) -> Sequence[BoardRow]:
    """A row of each of these `games_of_match`, worked out when somebody comes to it."""
    before = figures.points_before(state, state.published_with(number)[0])
    return Lazily(lambda game: _row(state, names, game, before), games)


def boards_of(state: Tournament, names: Names, games: Iterable[GameId]) -> tuple[BoardRow, ...]:
    """These games, as far as they have been published."""
    known = [game for each in games if (game := state.games.get(each)) is not None]
    seated: dict[int, set[PlayerId]] = {}
    for game in known:
        seated.setdefault(game.round, set()).update((game.white, game.black))
    before = {
        number: points_before(state, state.published_with(number)[0], who)
        for number, who in seated.items()
    }
    return tuple(_row(state, names, game, before[game.round]) for game in known)


def _row(
    state: Tournament, names: Names, game: Game, before: Mapping[PlayerId, HalfPoints]
) -> BoardRow:
    return BoardRow(
        game=game.id,
        round=game.round,
        board=game.board,
        game_of_match=game_of_match(state, game.round),
        white=ref(state, names, game.white),
        black=ref(state, names, game.black),
        white_points=points_text(before[game.white]),
        black_points=points_text(before[game.black]),
        result=game.result,
        result_text=adjourned() if game.adjourned else result_text(game.result),
        by=game.by,
        by_name=names.user(game.by) if game.by else "",
        at=game.at,
        device=game.device,
        seq=game.seq,
        confirmed=game.confirmed,
        provisional=provisional(state, game),
        empty="".join(sorted(game.empty, reverse=True)),
        confirmed_by=game.confirmed_by,
        confirmed_by_name=names.user(game.confirmed_by) if game.confirmed_by else "",
        adjourned=game.adjourned,
        under_appeal=game.id in figures.games_under_appeal(state),
        conflict=_conflict(state, names, game),
        reports=_reports(names, game),
        rated=game.rated,
        rated_text=result_text(game.rated),
        reversed=game.reversed,
        reversed_in_report=game.reversed_in_report,
        changed=state.rounds[game.round].changed_in(game.id),
        replaced=game.replaced_seq > 0,
        notes=tuple(
            NoteRow(
                seq=note.seq,
                kind=note.kind,
                text=names.label("NoteKind", note.kind),
                by_name=names.user(note.by),
                at=note.at,
            )
            for note in game.notes
        ),
        seen_at=game.seen_at,
        seen_by_name=names.user(game.seen_by) if game.seen_by else "",
    )


def game_of_match(state: Tournament, number: int) -> int:
    """1 or 2; 0: that round is no game of a match."""
    together = state.published_with(number)
    return together.index(number) + 1 if len(together) > 1 else 0


def _conflict(state: Tournament, names: Names, game: Game) -> ConflictRow | None:
    """All open conflicts of the game as one: what stands, and every claim against it."""
    open_ = [state.conflicts[seq] for seq in game.conflicts]
    if not open_:
        return None
    claims = (_standing(open_[0], names), *(_claimed(each, names) for each in open_))
    return ConflictRow(seq=open_[0].seq, claims=claims)


def _standing(conflict: OpenConflict, names: Names) -> ClaimRow:
    return ClaimRow(
        result=conflict.standing,
        result_text=result_text(conflict.standing),
        by=conflict.standing_by,
        by_name=names.user(conflict.standing_by) if conflict.standing_by else "",
        at=conflict.standing_at,
        device=conflict.standing_device,
        seq=conflict.standing_seq,
    )


def _claimed(conflict: OpenConflict, names: Names) -> ClaimRow:
    return ClaimRow(
        result=conflict.claimed,
        result_text=result_text(conflict.claimed),
        by=conflict.by,
        by_name=names.user(conflict.by),
        at=conflict.at,
        device=conflict.device,
        seq=conflict.seq,
    )


def calls_of(state: Tournament, names: Names, user: str) -> tuple[BoardRow, ...]:
    """The boards of the running round to which the players' reports call this arbiter: the chief
    and the deputies to all, a sector arbiter to those of the sector."""
    arbiter = state.arbiters.get(UserId(user))
    if arbiter is None or arbiter.role not in (*CHIEFS, "sector"):
        return ()
    calling = player_reports.calls(state)
    own = (game.id for game in calling if arbiter.role in CHIEFS or arbiter.looks_after(game.board))
    return boards_of(state, names, own)


def _reports(names: Names, game: Game) -> Reports | None:
    meaning = player_reports.meaning(game)
    if not meaning:
        return None
    agreed = player_reports.agreed(game)
    return Reports(
        meaning=meaning,
        agreed=agreed or "",
        agreed_text=result_text(agreed),
        claims=(
            *(_reported(names, game, each) for each in game.reports),
            *([_of_file(names, game.file_report)] if game.file_report else []),
        ),
        seen=player_reports.last_seq(game),
        of="file" if game.file_report else "players",
    )


def _of_file(names: Names, said: FileReport) -> Reported:
    return Reported(
        colour="",
        name=names.user(said.by),
        result=said.result,
        result_text=result_text(said.result),
        at=said.at,
        seq=said.seq,
    )


def _reported(names: Names, game: Game, report: Report) -> Reported:
    return Reported(
        colour=report.colour.value,
        name=names.player(game.player_of(report.colour)),
        result=report.result,
        result_text=result_text(report.result),
        at=report.at,
        seq=report.seq,
    )
