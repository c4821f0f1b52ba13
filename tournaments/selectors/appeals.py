"""Appeals as arbiters and the committee read them: who, about what, until when, and who decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from ..domain import moments
from ..domain.appeals.decide import parties
from ..domain.appeals.events import CommitteeMember
from ..domain.appeals.state import Appeal
from ..domain.deadlines.limits import BY_DECISION, appeal_deadline, round_ended
from ..domain.games.reach import ARTICLE, case_of
from ..domain.games.state import Game
from ..domain.ids import GameId, PlayerId
from ..domain.tournament.state import Tournament
from .activity.context import SentenceContext
from .activity.disputes import member_name, plain_name
from .formats import result_text
from .names import Names, ref
from .photos import PhotoRow, photo_rows
from .rows.base import PlayerRef, Row


class MemberRow(Row, frozen=True, kw_only=True):
    """A member of the committee; `place` is what `decide-appeal` calls him in `sat`."""

    place: int
    name: str
    text: str
    """The name with federation and "reserve"."""
    player: int | None
    user: str
    person: str
    """Empty for players and accounts, who have keys of their own."""
    federation: str
    reserve: bool


class InterestRow(Row, frozen=True, kw_only=True):
    """Why a member should think twice before he sits; `bars`: he must not."""

    place: int
    member: str
    why: str
    bars: bool


class AppealRow(Row, frozen=True, kw_only=True):
    """`about` is a scope, `place` the same for people; `standing` is what is on the board now.

    `ground` and `decision` are the words that were given. `verdict` is empty while the appeal is
    open; `remedies` say what the decision changed. `reach` is what a correction of the board would
    reach now (C.04.2 4.3) and `reaches` the same in words; both are empty where nothing stands.
    `remedy` lists what may become of the board then, `replaced` the result that would be corrected.
    """

    appeal: int
    about: str
    place: str
    game: str
    round: int
    board: int
    players: tuple[PlayerRef, ...]
    by: PlayerRef
    ground: str
    filed_at: str
    deadline: str
    late: str
    recorded_by: str
    recorded_at: str
    seq: int
    standing: str
    standing_text: str
    adjourned: bool
    reach: str
    reaches: str
    remedy: tuple[str, ...]
    replaced: str
    interests: tuple[InterestRow, ...]
    verdict: str
    decision: str
    sat: tuple[str, ...]
    decided_by: str
    decided_at: str
    decided_seq: int
    remedies: tuple[str, ...]
    photos: tuple[PhotoRow, ...]
    """Of the board and of the appeal."""


class LimitRow(Row, frozen=True, kw_only=True):
    """Something that can still be appealed against, and until when."""

    about: str
    place: str
    what: str
    deadline: str


def appeals(
    state: Tournament,
    names: Names,
    words: Mapping[int, str],
    remedies: Mapping[int, tuple[str, ...]],
) -> tuple[AppealRow, ...]:
    """The open ones first, each part by number. `words` are the reasons and `remedies` what a
    decision changed, by the seq of the event."""
    waiting = sorted(state.appeals.values(), key=lambda appeal: (not appeal.open, appeal.id))
    return tuple(_row(state, names, words, remedies, appeal) for appeal in waiting)


def committee(state: Tournament, names: Names) -> tuple[MemberRow, ...]:
    return tuple(
        MemberRow(
            place=place,
            name=plain_name(names, member),
            text=member_name(names, member),
            player=member.player,
            user=member.user,
            person=member.person,
            federation=federation_of(state, member),
            reserve=member.reserve,
        )
        for place, member in enumerate(state.committee, 1)
    )


def limits(state: Tournament, names: Names, now: datetime) -> tuple[LimitRow, ...]:
    """What can still be appealed against at `now`, the first deadline first."""
    running = [
        LimitRow(about=about, place=place, what=what, deadline=moments.text(ends))
        for about, place, what in _disputable(state, names)
        if (ends := appeal_deadline(state, about)) is not None and ends >= now
    ]
    return tuple(sorted(running, key=lambda row: row.deadline))


def federation_of(state: Tournament, member: CommitteeMember) -> str:
    """What the member was named for, else the federation he is entered with."""
    if member.federation or member.player is None:
        return member.federation
    return state.players[member.player].federation


def interests(state: Tournament, names: Names, about: str, by: PlayerId) -> tuple[InterestRow, ...]:
    """Members who are concerned themselves, or share the federation of somebody who is."""
    concerned = parties(state, about, by)
    rows = []
    for place, member in enumerate(state.committee, 1):
        bars = member.player in concerned
        why = names.speak("Interest.party") if bars else _shares(state, names, member, concerned)
        if why:
            name = plain_name(names, member)
            rows.append(InterestRow(place=place, member=name, why=why, bars=bars))
    return tuple(rows)


def _shares(
    state: Tournament, names: Names, member: CommitteeMember, concerned: tuple[PlayerId, ...]
) -> str:
    federation = federation_of(state, member)
    same = [
        names.read_player(player)
        for player in concerned
        if federation and state.players[player].federation == federation
    ]
    if not same:
        return ""
    return names.speak("Interest.federation", federation=federation, players=names.both(same))


def _row(
    state: Tournament,
    names: Names,
    words: Mapping[int, str],
    remedies: Mapping[int, tuple[str, ...]],
    appeal: Appeal,
) -> AppealRow:
    game = state.games[appeal.game] if appeal.game else None
    concerned = parties(state, appeal.about, appeal.by)
    return AppealRow(
        appeal=appeal.id,
        about=appeal.about,
        place=SentenceContext(state, names).about(appeal.about),
        game=game.id if game else "",
        round=game.round if game else _round(appeal),
        board=game.board if game else 0,
        players=tuple(ref(state, names, player) for player in concerned),
        by=ref(state, names, appeal.by),
        ground=words.get(appeal.seq, ""),
        filed_at=appeal.filed_at,
        deadline=appeal.deadline,
        late=names.label("LateCause", appeal.late) if appeal.late else "",
        recorded_by=names.user(appeal.recorded_by),
        recorded_at=appeal.recorded_at,
        seq=appeal.seq,
        standing=game.result or "" if game else "",
        standing_text=result_text(game.result) if game else "",
        adjourned=game.adjourned if game else False,
        **_reach(state, names, game if appeal.open else None),
        interests=interests(state, names, appeal.about, appeal.by) if appeal.open else (),
        verdict=appeal.verdict or "",
        decision=words.get(appeal.decided_seq, ""),
        sat=tuple(member_name(names, member) for member in appeal.sat),
        decided_by=names.user(appeal.decided_by) if appeal.decided_by else "",
        decided_at=appeal.decided_at,
        decided_seq=appeal.decided_seq,
        remedies=remedies.get(appeal.decided_seq, ()),
        photos=photo_rows(
            SentenceContext(state, names),
            state.attachments_about(appeal.about, f"appeal:{appeal.id}"),
        ),
    )


def _reach(state: Tournament, names: Names, game: Game | None) -> dict[str, Any]:
    """What a granted appeal can still do for the board."""
    if game is None:
        return {"reach": "", "reaches": "", "remedy": (), "replaced": ""}
    case = case_of(state, game) if game.result else ""
    closed = state.round(game.round).status == "closed"
    return {
        "reach": case,
        "reaches": _reaches(names, game, case),
        "remedy": _REMEDIES[case][: 2 if closed and case != "rating" else None],
        "replaced": (game.rated_result if case == "rating" else game.result) or "",
    }


_REMEDIES: Final = {
    "": ("postpone",),
    "next": ("correct", "postpone", "clear"),
    "after-next": ("correct", "postpone", "clear"),
    "rating": ("correct",),
}


def _reaches(names: Names, game: Game, case: str) -> str:
    if case not in ("rating", "after-next"):
        return ""
    return names.speak(f"AppealReaches.{case}", round=game.round + 1, article=ARTICLE)


def _round(appeal: Appeal) -> int:
    noun, _, name = appeal.about.partition(":")
    return int(name) if noun == "round" else 0


def _disputable(state: Tournament, names: Names) -> Iterator[tuple[str, str, str]]:
    """(scope, place, what): pairings, boards that were decided, boards of the last two rounds."""
    context = SentenceContext(state, names)
    last = state.last_published
    playing = state.published_with(last)[0] if last else 1
    first = state.published_with(playing - 1)[0] if playing > 1 else playing
    for number in range(first, last + 1):
        yield (
            f"round:{number}",
            context.about(f"round:{number}"),
            names.label("Disputable", "pairing"),
        )
        for game in state.games_of(number):
            if game.result in BY_DECISION:
                yield f"game:{game.id}", context.board(GameId(game.id)), result_text(game.result)
        yield from _ended(state, context, number)
    for player in state.players.values():
        if player.withdrawn_at and player.status in ("withdrawn", "expelled"):
            what = names.label("Disputable", player.status)
            yield f"player:{player.id}", names.player(player.id), what


def _ended(
    state: Tournament, context: SentenceContext, number: int
) -> Iterator[tuple[str, str, str]]:
    """One line for all boards that were played: they share the end of their round."""
    played = (
        game for game in state.games_of(number) if game.result and game.result not in BY_DECISION
    )
    first = next(played, None)
    if first is not None and round_ended(state, number):
        place, names = context.about(f"round:{number}"), context.names
        yield f"game:{first.id}", place, names.label("Disputable", "results")
