"""How each number of a player in the standings came about, and what decides between two players.

The ranking is made once for a state and round; what is said of a player is made of it. Players are
called by `name`: for arbiters and for the public, who may know all of this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pairing.clauses import Clause, Reader, clause, short_name
from pairing.model import TPN
from pairing.ranking.criteria import POINTS, RankCriterion
from pairing.ranking.cuts import article_of
from pairing.ranking.names import name as name_of
from pairing.ranking.names import written
from pairing.ranking.order import Ranking
from pairing.ranking.report import decision
from pairing.ranking.tie_break import Value
from pairing.ranking.working import Mutual, Term, Working

from ..domain.ids import PlayerId
from ..domain.settings.matches import games_of_match
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..words import speak
from ..words.latin import both
from . import figures
from .names import named_ref
from .rows.base import PlayerRef, fields
from .rows.workings import (
    CriterionWorking,
    EncounterLine,
    PlayerWorking,
    RankedPlayer,
    WorkingComparison,
    WorkingLine,
    WorkingNote,
)

NEAR: Final = 2
"""Neighbours in the standings above and below, whom a player is likely to ask about."""

MOST_TIED: Final = 12
"""Players whose direct encounter is shown whole; of more, those whom the player has met."""

Naming = Callable[[PlayerId], str]


def working(
    state: Tournament, upto: int, player: PlayerId, name: Naming, language: str
) -> PlayerWorking | None:
    """Of one player after a published round; None where no list of tie-breaks ranks, or not him."""
    ranked = _workings(state, upto, name, language)
    return ranked.of(player) if ranked is not None and ranked.ranks(player) else None


def comparison(
    state: Tournament, upto: int, one: PlayerId, other: PlayerId, name: Naming, language: str
) -> WorkingComparison | None:
    """Of two players after a published round; None as of one player, and of nobody with himself."""
    ranked = _workings(state, upto, name, language)
    if ranked is None or one == other or not (ranked.ranks(one) and ranked.ranks(other)):
        return None
    return ranked.comparison(one, other)


def _workings(state: Tournament, upto: int, name: Naming, language: str) -> _Workings | None:
    published = 1 <= upto <= state.last_published
    ranking = figures.ranking(state, upto) if published else None
    return None if ranking is None else _Workings(state, upto, ranking, name, language)


def value_text(criterion: RankCriterion, value: Value) -> str:
    """As the standings show it: points as "2½", all else in figures; empty where not defined."""
    if criterion.tie_break.code == POINTS and value is not None:
        return points_text(value)
    return written(criterion.tie_break, value)


def decision_in_blanks(language: str) -> tuple[str, str]:
    """What a comparison says, with the names of its facts in braces in their places: of two between
    whom a criterion decides, and of two who share their rank."""
    reader = Reader(speak=partial(speak, language=language))
    facts = {name: f"{{{name}}}" for name in ("one", "other", "name", "value", "against")}
    decided = clause("Pairing-Working.decided", **facts)
    shared = clause("Pairing-Working.shared", one=facts["one"], other=facts["other"])
    return reader.sentence(decided), reader.sentence(shared)


class _Workings:
    """One ranking, for somebody who reads."""

    def __init__(
        self, state: Tournament, upto: int, ranking: Ranking, name: Naming, language: str
    ) -> None:
        self._state, self._upto, self._ranking, self._name = state, upto, ranking, name
        self._language = language
        self._games = games_of_match(state.settings_in(upto))
        self._reader = Reader(self._short_name, partial(speak, language=language))

    def ranks(self, player: PlayerId) -> bool:
        entry = self._state.players.get(player)
        return entry is not None and entry.tpn in self._ranking.ranks

    def of(self, player: PlayerId) -> PlayerWorking:
        ranks, tpn = self._ranking.ranks, self._tpn(player)
        return PlayerWorking(
            player=self._ref(tpn),
            round=self._upto,
            edition=self._ranking.scores.edition.code,
            rank=ranks[tpn],
            sharing=sum(rank == ranks[tpn] for rank in ranks.values()) - 1,
            criteria=tuple(
                self._criterion(column, criterion, tpn)
                for column, criterion in enumerate(self._ranking.criteria)
            ),
            near=self._near(tpn),
        )

    def comparison(self, one: PlayerId, other: PlayerId) -> WorkingComparison:
        decided = self._ranking.deciding(self._tpn(one), self._tpn(other))
        said = decision(self._ranking, self._tpn(one), self._tpn(other), value_text)
        return WorkingComparison(
            one=self.of(one),
            other=self.of(other),
            decided=None if decided is None else decided + 1,
            sentence=self._reader.sentence(said),
        )

    # --- players -------------------------------------------------------------------------------

    def _tpn(self, player: PlayerId) -> TPN:
        return TPN(self._state.players[player].tpn or 0)

    def _short_name(self, tpn: TPN) -> str:
        return both(short_name(self._name(self._state.order[tpn - 1])), self._language)

    def _ref(self, tpn: TPN) -> PlayerRef:
        return named_ref(self._state, self._name, self._state.order[tpn - 1])

    def _near(self, tpn: TPN) -> tuple[RankedPlayer, ...]:
        lines = self._ranking.lines
        at = next(place for place, line in enumerate(lines) if line.tpn == tpn)
        around = lines[max(at - NEAR, 0) : at] + lines[at + 1 : at + 1 + NEAR]
        return tuple(RankedPlayer(**fields(self._ref(each.tpn)), rank=each.rank) for each in around)

    # --- numbers -------------------------------------------------------------------------------

    def _criterion(self, column: int, criterion: RankCriterion, tpn: TPN) -> CriterionWorking:
        worked = self._ranking.working(column, tpn)
        encounters = self._encounters(worked, tpn)
        return CriterionWorking(
            place=column + 1,
            code=criterion.code,
            kind=criterion.tie_break.code,
            name=self._reader.words(name_of(criterion)),
            article=criterion.tie_break.article,
            value=value_text(criterion, worked.value),
            tied=len(self._ranking.tied_before(column, tpn)) - 1,
            lines=tuple(self._line(criterion, term) for term in worked.terms),
            notes=tuple(
                self._note(says) for says in (*worked.says, *self._undefined(column, worked))
            ),
            encounters=encounters,
            left_out=len(worked.group) - len(encounters),
        )

    def _undefined(self, column: int, worked: Working) -> tuple[Clause, ...]:
        """Why there is no value, where nothing else says it."""
        if worked.value is not None or worked.says:
            return ()
        criterion, cards = self._ranking.criteria[column], self._ranking.scores.table.cards
        unrated = criterion.tie_break.rated and not criterion.how.unrated
        if unrated and not all(card.rating for card in cards):
            return (clause("Pairing-Working.not-rated"),)
        return (clause("Pairing-Working.not-defined"),)

    def _line(self, criterion: RankCriterion, term: Term) -> WorkingLine:
        return WorkingLine(
            round=self._round(term.number),
            opponent=None if term.opponent is None else self._ref(term.opponent),
            score="" if term.score is None else points_text(term.score),
            points="" if term.points is None else points_text(term.points),
            rating=term.rating,
            adds=value_text(criterion, term.value),
            cut="" if term.cut is None else term.cut.value,
            notes=self._notes(criterion, term),
        )

    def _round(self, number: int) -> int:
        """What is counted by matches is named by the round of the first game."""
        return (number - 1) * self._games + 1

    def _notes(self, criterion: RankCriterion, term: Term) -> tuple[WorkingNote, ...]:
        notes = () if term.says is None else (self._note(term.says, term.article),)
        if term.cut is None:
            return notes
        article = article_of(term.cut, criterion.how.low, criterion.how.high)
        return (*notes, self._note(clause(f"Pairing-Cut.{term.cut.value}"), article))

    def _note(self, says: Clause, article: str = "") -> WorkingNote:
        return WorkingNote(sentence=self._reader.sentence(says), article=article)

    def _encounters(self, worked: Working, tpn: TPN) -> tuple[EncounterLine, ...]:
        kept = _kept(worked.group, tpn)
        return tuple(self._encounter(worked.group[place], kept) for place in kept)

    def _encounter(self, mutual: Mutual, kept: Sequence[int]) -> EncounterLine:
        against = (mutual.points[place] for place in kept)
        return EncounterLine(
            player=self._ref(mutual.tpn),
            points=tuple("" if each is None else _points(each) for each in against),
            least=_points(mutual.lowest),
            most=_points(mutual.highest),
            rank=mutual.rank,
        )


def _kept(group: Sequence[Mutual], tpn: TPN) -> list[int]:
    """Places in the small table: all, or of many the player and whom he met."""
    if len(group) <= MOST_TIED:
        return list(range(len(group)))
    own = next(mutual for mutual in group if mutual.tpn == tpn)
    met = enumerate(own.points)
    return [at for at, points in met if points is not None or group[at].tpn == tpn]


def _points(half_points: float) -> str:
    """Of several games an average: "0.75" where no half point would say it."""
    if half_points.is_integer():
        return points_text(int(half_points))
    return f"{half_points / 2:g}"
