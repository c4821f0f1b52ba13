"""Reads about changes to published pairings: those that were made, proposed, or asked for."""

from __future__ import annotations

from ...domain.changes.events import Ground
from ...domain.changes.grounds import GROUNDS
from ...domain.changes.smallest import About
from ...domain.ids import GameId, PlayerId
from ...domain.rounds.state import Round
from ...domain.tournament.state import Tournament
from ...selectors import changes
from ...services import activity_rows
from ...words import speak
from .. import bodies, contents
from ..errors import NotFound
from .reads import Answered, ReadView

PEOPLE_AT_MOST = 4
"""Who arrives late or is away, in one question."""


class ChangesView(ReadView):
    """How the boards of a published round were changed, and the grounds there are."""

    def answer(self, number: int) -> Answered:
        state, round_ = self.state, _published(self.state, number)
        reasons = activity_rows.reasons_of(self.stream, changes.seqs((round_,)), self.knows)
        return contents.Changes(
            seq=state.seq,
            round=number,
            version=round_.version,
            changes=changes.changes(state, self.names(state), number, reasons),
            grounds=changes.grounds(),
        )


class ProposalsView(ReadView):
    """The legal changes of a published round on one ground, the smallest first."""

    def answer(self, number: int) -> Answered:
        state = self.state
        _published(state, number)
        proposals = changes.proposed(
            state, self.names(state), number, self.ground(), self.about(state, number)
        )
        return contents.ChangeProposals(seq=state.seq, proposals=proposals)

    def ground(self) -> Ground:
        wanted = self.request.query_params.get("ground", "")
        for ground in GROUNDS:
            if ground == wanted:
                return ground
        raise bodies.Unreadable(
            speak("Unreadable.one-of", {"name": "ground", "known": ", ".join(GROUNDS)}), "ground"
        )

    def about(self, state: Tournament, number: int) -> About:
        arrived, away = (
            tuple(PlayerId(entry) for entry in self.listed(name)) for name in ("arrived", "away")
        )
        for entry in (*arrived, *away):
            if entry not in state.players:
                raise NotFound(speak("NoSuch.entry", {"entry": entry}))
        games = tuple(_game(state, number, board) for board in self.listed("boards"))
        return About(arrived=arrived, away=away, games=games)

    def listed(self, name: str) -> tuple[int, ...]:
        """A query parameter that lists a few different numbers: `41,42`. Raises `Unreadable`."""
        parts = [part for part in self.request.query_params.get(name, "").split(",") if part]
        plain = all(part.isascii() and part.isdigit() and len(part) <= 7 for part in parts)
        if not plain or len(parts) > PEOPLE_AT_MOST or len(set(parts)) < len(parts):
            message = speak("Unreadable.numbers", {"name": name, "most": PEOPLE_AT_MOST})
            raise bodies.Unreadable(message, name)
        return tuple(int(part) for part in parts)


class RefusedRequestsView(ReadView):
    """What players asked for and did not get, newest first, with the answer to hand out."""

    def answer(self) -> Answered:
        state = self.state
        seqs = changes.seqs(state.rounds.values())
        reasons = activity_rows.reasons_of(self.stream, seqs, self.knows)
        rows = changes.refused_requests(state, self.names(state), reasons)
        return contents.RefusedRequests(seq=state.seq, requests=rows)


def _published(state: Tournament, number: int) -> Round:
    if not state.round(number).published:
        raise NotFound(speak("NoSuch.published-round", {"round": number}))
    return state.round(number)


def _game(state: Tournament, number: int, board: int) -> GameId:
    game = state.game_on(number, board)
    if game is None:
        raise NotFound(speak("NoSuch.board", {"round": number, "board": board}))
    return game.id
