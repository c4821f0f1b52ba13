"""The dossier of an appeal, read from the log up to one event."""

from __future__ import annotations

from collections.abc import Iterable

from events import store
from events.messages import Recorded

from .. import log
from ..domain.appeals.state import Appeal
from ..domain.discretion import EVERYTHING
from ..domain.ids import AppealId, AttachmentId, GameId
from ..domain.tournament.events import RequestRefused
from ..domain.tournament.state import Tournament
from ..selectors import appeals, explanations
from ..selectors.appeals import AppealRow
from ..selectors.articles import articles
from ..selectors.dossiers import Dossier, PairedBy, Photo
from ..selectors.explanations import BoardStory
from ..selectors.names import Names
from ..selectors.rows.standings import StandingRow
from ..selectors.standings import standings
from ..selectors.worked_out import NotExplained
from ..words import languages, speak, speaking, spoken
from . import activity_rows, attachments, disputes, states


class NoSuchAppeal(LookupError):  # noqa: N818
    """A number that no appeal has."""


def dossier(stream: str, state: Tournament, number: int) -> Dossier:
    """In the language of the hall. Raises `NoSuchAppeal`."""
    with speaking(languages.of_hall()):
        return _dossier(stream, state, number)


def _dossier(stream: str, state: Tournament, number: int) -> Dossier:
    appeal = state.appeals.get(AppealId(number))
    if appeal is None:
        raise NoSuchAppeal(speak("NoSuch.appeal", {"appeal": number}))
    recorded = store.read(stream, 0, state.seq)
    matter = [event for event in recorded if _concerns(appeal, state, event)]
    names = disputes.dispute_names(state, matter)
    row = next(r for r in disputes.appeal_rows(stream, state, EVERYTHING) if r.appeal == number)
    return Dossier(
        tournament=state.name,
        slug=state.slug,
        seq=state.seq,
        hash=recorded[-1].hash,
        at=recorded[-1].recorded_at,
        language=spoken(),
        time_zone=state.settings.time_zone,
        minutes=state.settings.appeal_deadline,
        appeal=row,
        committee=appeals.committee(state, names),
        articles=articles(state, appeal, _results(matter)),
        timeline=activity_rows.rows_of(stream, state, matter, EVERYTHING),
        photos=_photos(stream, row),
        standings=_standings(state, names, row),
        round=state.last_published,
        pairing=_paired(stream, state, names, appeal.game) if appeal.game else None,
    )


def _standings(state: Tournament, names: Names, appeal: AppealRow) -> tuple[StandingRow, ...]:
    if not state.last_published:
        return ()
    concerned = {each.player for each in (*appeal.players, appeal.by)}
    return tuple(line for line in standings(state, names) if line.player in concerned)


def _photos(stream: str, row: AppealRow) -> tuple[Photo, ...]:
    kept = attachments.contents(stream, [AttachmentId(each.attachment) for each in row.photos])
    return tuple(
        Photo(row=each, content=kept.get(AttachmentId(each.attachment), b"")) for each in row.photos
    )


def _concerns(appeal: Appeal, state: Tournament, event: Recorded) -> bool:
    """What moved its matter, its round, or was refused about it."""
    round_ = state.games[appeal.game].round if appeal.game else None
    wanted = {appeal.about, f"appeal:{appeal.id}", f"round:{round_}"}
    if wanted & set(event.scope_names):
        return True
    if event.type != "RequestRefused":
        return False
    refused = log.decoded(event)
    return isinstance(refused, RequestRefused) and refused.scope == appeal.about


def _results(matter: Iterable[Recorded]) -> frozenset[str]:
    bodies = (log.decoded(event) for event in matter)
    results = {str(getattr(body, name, "")) for body in bodies for name in ("result", "was")}
    return frozenset(results - {""})


def _paired(stream: str, state: Tournament, names: Names, game_id: GameId) -> PairedBy:
    game = state.games[game_id]
    round_ = state.round(game.round)
    story, unexplained = _story(stream, state, names, game.round, game.board)
    return PairedBy(
        engine=f"{round_.engine} {round_.engine_version}".strip(),
        checker=round_.checker,
        base=round_.base,
        input_hash=round_.input_hash,
        seal=round_.seal,
        story=story,
        unexplained=unexplained,
    )


def _story(
    stream: str, state: Tournament, names: Names, number: int, board: int
) -> tuple[BoardStory | None, str]:
    try:
        then = states.at(stream, explanations.base_of(state, number))
        return explanations.board_story(state, then, names, number, board), ""
    except NotExplained as reason:
        return None, str(reason)
