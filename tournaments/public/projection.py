"""Everything a public page may know of a tournament, at one public version.

The view is a pure function of the state after the event that made the version, and of the names.
Drafts, requests, check-in, coming byes, claims, actors, clubs, FIDE ids, birth dates and contacts
have no place in its rows, so no template can show them by mistake.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Literal

import msgspec

from ..domain.ids import AnnouncementId, GameId, PlayerId
from ..domain.prizes.publicity import is_public, winners_are_public
from ..domain.rounds.state import Round
from ..domain.settings.by_table import by_table, on_side_a
from ..domain.standings import standings
from ..domain.standings.standings import lines_left_out, points_text
from ..domain.tournament.events import TournamentReopened
from ..domain.tournament.state import Tournament
from ..selectors import figures, workings
from ..selectors.explanations import base_of, board_sentences
from ..selectors.names import Person
from ..selectors.rows.workings import PlayerWorking, WorkingComparison
from ..selectors.sides import SideScores, side_scores
from ..selectors.tie_breaks import ranked_by
from ..selectors.worked_out import NotExplained
from ..words import languages
from . import by_round, prizes, rankings, ratings
from .filling import FilledRows
from .rows import (
    PublicAnnouncement,
    PublicBoard,
    PublicCard,
    PublicExplanation,
    PublicFigures,
    PublicListedTieBreak,
    PublicPlayer,
    PublicPrizes,
    PublicProgress,
    PublicRankedBy,
    PublicRanking,
    PublicRankingName,
    PublicRating,
    PublicRound,
    PublicScheduled,
    PublicStanding,
)
from .touched import Since

Phase = Literal["entries", "running", "closed"]


class Moment(msgspec.Struct, frozen=True):
    """A public version and the event that made it: its seq, time and hash. `log` is the beginning
    of the hash of the first event, which no other log has."""

    version: int
    seq: int
    at: str
    hash: str
    log: str = ""


class PublicView:
    """One public version of a tournament.

    Rounds are the published ones; players are all who entered, in the order of their TPNs (before
    the start: of their entry). Rows are made when they are asked for, and kept.
    """

    def __init__(
        self,
        moment: Moment,
        state: Tournament,
        names: Mapping[PlayerId, str],
        past: Callable[[int], Tournament] | None = None,
        homes: rankings.Homes | None = None,
        entrants: Mapping[PlayerId, Person] | None = None,
        ratings: ratings.Changes | None = None,
        announcements: tuple[PublicAnnouncement, ...] = (),
        texts: Mapping[AnnouncementId, str] | None = None,
        language: str = "",
        since: Callable[[], Since] | None = None,
    ) -> None:
        """`past` gives the state that a round was paired from, by the seq of its base; `homes`:
        who belongs to each public ranking; `entrants`: what categories of prizes ask for, once it
        may be told who gets them; `ratings`: how those of players change, where that is public;
        `announcements`: those that stand; `texts`: what hall screens show; `language`: empty for
        the hall's; `since`: since when each page reads as it does (None: since this version)."""
        self._parts = (moment, state, names, past, homes, entrants, ratings, announcements, texts)
        self._since = since
        self.version = moment.version
        self.seq = moment.seq
        self.at = moment.at
        self.hash = moment.hash
        self.log = moment.log
        self.tag = tag(moment.version, moment.hash)
        self.slug = state.slug
        self.name = state.name
        self.festival = state.festival
        self.festival_name = state.festival_name
        self.has_other_sections = state.festival_more.order > 0 or state.festival != state.slug
        self.phase: Phase = state.phase
        self.rounds_total = state.settings_in_the_end.rounds
        self.system = state.settings.system
        self.ranking_method = state.settings.ranking_method
        self.city = state.settings.city
        self.federation = state.settings.federation
        self.start_date = state.settings.start_date
        self.end_date = state.settings.end_date
        self.time_zone = state.settings.time_zone
        self.timetable = state.timetable
        self.time_control = state.settings.time_control
        self.chief_arbiter = state.settings.chief_arbiter
        self.language = language or languages.of_hall()
        self.sends_messages = state.settings.push_messages
        self._state = state
        self._names = names
        self._rows = FilledRows(state, names, self.language)
        self._past = past
        self._homes = homes or {}
        self._entrants = entrants or {}
        self.announcements = announcements
        self.texts = texts or {}
        self.screens = {name: one.plan for name, one in state.screens.items() if one.plan}
        self._ratings = ratings or (lambda _: None)
        self.hall_plan = self._rows.hall_plan
        self._boards: dict[int, tuple[PublicBoard, ...]] = {}
        self._standings: dict[int, tuple[PublicStanding, ...]] = {}

    def in_language(self, language: str) -> PublicView:
        """The same in another one; empty: in this."""
        same = language in ("", self.language)
        return self if same else PublicView(*self._parts, language=language, since=self._since)

    @cached_property
    def players(self) -> tuple[PublicPlayer, ...]:
        """Entries that were merged into another one or taken back are left out."""
        state = self._state
        order = state.order or tuple(state.players)
        return tuple(self._rows.players[player] for player in order if state.players[player].stands)

    @cached_property
    def rounds(self) -> tuple[PublicRound, ...]:
        return tuple(self._rows.round(round_) for round_ in self._published())

    @property
    def current_round(self) -> int:
        """The newest published round; 0: none."""
        return self._state.last_published

    @cached_property
    def played_round(self) -> PublicRound | None:
        """The one that is being played: of a match the first game until all of these are over."""
        return self.rounds[self._state.played_round - 1] if self.rounds else None

    @property
    def reopened(self) -> int:
        """How often the tournament was reopened after its standings were final."""
        return sum(one.type == TournamentReopened.__name__ for one in self._state.integrity)

    def is_final(self, number: int) -> bool:
        """The standings after that round are those of the closed tournament."""
        return self.phase == "closed" and number == self.current_round

    def open_games(self, after_round: int) -> int:
        """Those up to that round that are not over, the adjourned ones too."""
        return standings.open_games(self._state, after_round)

    def player(self, number: int) -> PublicPlayer | None:
        """By entry number; None for an entry that was taken back."""
        entry = self._state.players.get(PlayerId(number))
        return None if entry is None or entry.taken_back else self._rows.players.get(entry.id)

    def player_of_tpn(self, tpn: int) -> PublicPlayer | None:
        entry = self._state.player_of_tpn(tpn)
        return self._rows.players[entry.id] if entry else None

    def boards(self, number: int) -> tuple[PublicBoard, ...]:
        """Of a published round, in board order; empty for any other."""
        if number not in self._boards:
            before = figures.points_before(self._state, number)
            games = self._state.games_of(number)
            self._boards[number] = tuple(self._rows.board(game, before) for game in games)
        return self._boards[number]

    def board_of(self, id_: GameId) -> PublicBoard | None:
        """The row of that game; None where it is of no published round."""
        game = self._state.games.get(id_)
        if game is None or not self._is_published(game.round):
            return None
        return self._rows.board(game, figures.points_before(self._state, game.round))

    def newest_results(self, most: int) -> tuple[PublicBoard, ...]:
        """Of all published rounds, as they came or were corrected, the newest first."""
        rounds = range(1, self._state.last_published + 1)
        games = (game for number in rounds for game in self._state.games_of(number))
        newest = heapq.nlargest(most, (game for game in games if game.result), attrgetter("seq"))
        shown = {game.round for game in newest}
        rows = {(row.round, row.board): row for number in shown for row in self.boards(number)}
        return tuple(rows[game.round, game.board] for game in newest)

    def standings(self, after_round: int) -> tuple[PublicStanding, ...]:
        """After a published round, with the results there are so far; empty for any other."""
        if not 1 <= after_round <= self._state.last_published:
            return ()
        if after_round not in self._standings:
            lines = figures.standing_lines(self._state, after_round)
            self._standings[after_round] = tuple(self._rows.standing(line) for line in lines)
        return self._standings[after_round]

    def left_out(self, after_round: int) -> tuple[PublicStanding, ...]:
        """Whose games count for nobody in a round robin (C.05 6.6): without place and points."""
        if not self._is_published(after_round):
            return ()
        lines = lines_left_out(self._state, after_round)
        return tuple(self._rows.standing(line) for line in lines)

    @cached_property
    def schedule(self) -> tuple[PublicScheduled, ...]:
        """Every round of a table, once the numbers are drawn; nothing in other systems."""
        return by_round.schedule(self._state, self._rows.players)

    @property
    def by_table(self) -> bool:
        """A round robin: the crosstable is its main table."""
        return by_table(self._state.settings)

    @property
    def seats(self) -> int:
        """The numbers of a table; 0 in other systems, and before they are drawn."""
        return len(self._state.order) if self.schedule else 0

    @property
    def side_a(self) -> int:
        """How many of these numbers, from 1 on, are side A; 0 where there are no sides."""
        return on_side_a(self._state.settings, self.seats)

    def sides(self, after_round: int) -> SideScores | None:
        """Their score; None where there are none."""
        return side_scores(self._state, after_round) if self._is_published(after_round) else None

    @cached_property
    def rankings(self) -> tuple[PublicRankingName, ...]:
        """Those within the standings that are public."""
        announced = (each for each in self._state.rankings if each.id in self._homes)
        return tuple(rankings.listed(each, self.language) for each in announced)

    @cached_property
    def clubs(self) -> dict[str, list[int]]:
        """The players of each club, as far as a public ranking has a list of every club."""
        members: dict[str, set[int]] = {}
        for each in self._state.rankings:
            if each.by == "clubs":
                for player, club in self._homes.get(each.id, {}).items():
                    members.setdefault(club, set()).add(player)
        return {club: sorted(members[club]) for club in sorted(members)}

    def ranking(self, number: int, after_round: int) -> PublicRanking:
        """One of `rankings` after a published round; nobody is in it after any other."""
        each = next(one for one in self._state.rankings if one.id == number)
        rows = {row.player.player: row for row in self.standings(after_round)}
        lines = figures.standing_lines(self._state, after_round) if rows else ()
        return rankings.ranked(each, self._homes[number], lines, rows)

    @cached_property
    def prizes(self) -> PublicPrizes | None:
        """The fund, with the winners once the standings are final; None where it is not public."""
        state = self._state
        if not is_public(state.prize_fund):
            return None
        if winners_are_public(state):
            return prizes.given(state, self._entrants, self._rows.players, self.language)
        return prizes.announced(state.prize_fund, self.language)

    def ranked_by(self, after_round: int) -> PublicRankedBy:
        """What ranks the standings after a published round, and after none (0) before the first;
        nothing for any other."""
        last = self._state.last_published
        if not min(last, 1) <= after_round <= last:
            return PublicRankedBy()
        by = ranked_by(self._state, after_round, self.language)
        return PublicRankedBy(
            tie_breaks=tuple(PublicListedTieBreak(each.code, each.name) for each in by.tie_breaks),
            edition=by.edition,
            lots=by.lots,
            provisional=by.provisional,
        )

    def ranks_after(self, after_round: int) -> list[tuple[int, int]]:
        """Entries and their ranks, in the order of the standings after a published round."""
        if not self._is_published(after_round):
            return []
        lines = figures.standing_lines(self._state, after_round)
        return [(line.player, line.rank) for line in lines]

    def progress(self, after_round: int) -> Sequence[PublicProgress]:
        """In the order of the standings after a published round; empty for any other. A line is
        worked out when somebody comes to it."""
        if not self._is_published(after_round):
            return ()
        return by_round.progress(self._state, after_round, self._rows.players)

    def figures(self, after_round: int) -> PublicFigures | None:
        """Of the published rounds up to that one; None for any other."""
        if not self._is_published(after_round):
            return None
        return by_round.figures(self._state, after_round, self._rows.players)

    def has_national_ratings(self) -> bool:
        """Whether it matters which rating counts."""
        return any(each.stands and each.ratings.national for each in self._state.players.values())

    def card(self, number: int) -> PublicCard | None:
        """The page of the player with that entry number."""
        player = self.player(number)
        if player is None:
            return None
        cells, shown = figures.records(self._state)[PlayerId(number)], self.prizes
        ratings = self._state.players[PlayerId(number)].ratings
        return PublicCard(
            player=player,
            fides_rating=ratings.fides,
            national_rating=ratings.national,
            points=points_text(standings.total(cells)),
            rank=self.ranks.get(PlayerId(number)),
            games=tuple(
                self._rows.game(cell, total, floated)
                for cell, total, floated in zip(
                    cells, standings.totals(cells), self._floats(number, len(cells)), strict=True
                )
            ),
            prizes=tuple(prizes.of_player(shown, number, self.language)) if shown else (),
            rating=self._rating(PlayerId(number)),
        )

    def tally(self, number: int) -> tuple[str, int | None]:
        """Points and rank of the player with that entry number."""
        player = PlayerId(number)
        points = standings.total(figures.records(self._state)[player])
        return points_text(points), self.ranks.get(player)

    @cached_property
    def ranks(self) -> Mapping[PlayerId, int]:
        """After the newest published round; empty before the first."""
        last = self._state.last_published
        return figures.ranks(self._state, last) if last else {}

    def card_since(self, number: int) -> str:
        """The tag of the version since which the page of that player reads as it does, the rank
        left aside."""
        known = self._known_since
        return known.player(PlayerId(number)) if known else self.tag

    def tells_workings(self, after_round: int) -> bool:
        """Whether a list of tie-breaks ranks after that published round, so that there are workings
        of its numbers."""
        if not self._is_published(after_round):
            return False
        return figures.ranking(self._state, after_round) is not None

    def working(self, number: int, after_round: int) -> PlayerWorking | None:
        """How each number of the player with that entry number came about; None where there is no
        such player in the ranking after that round."""
        return workings.working(
            self._state, after_round, PlayerId(number), self._name, self.language
        )

    def comparison(self, one: int, other: int, after_round: int) -> WorkingComparison | None:
        """Two players side by side, by entry number."""
        players = (PlayerId(one), PlayerId(other))
        return workings.comparison(self._state, after_round, *players, self._name, self.language)

    def explains(self, number: int) -> bool:
        """Whether the public may know why round `number` was paired as it is."""
        allowed = self._state.settings.public_explanations and self._past is not None
        round_ = self._state.rounds.get(number)
        paired_here = round_ is not None and not round_.imported and round_.by_hand is None
        return allowed and self._is_published(number) and paired_here

    def explains_board(self, number: int, board: int) -> bool:
        """The same of one board: a pair that came by a change of the published round was not
        paired."""
        if not self.explains(number):
            return False
        round_ = self._paired_round(number)
        pairs = (pair for pair in round_.boards if pair.board == board)
        return any(not round_.changed_in(pair.game) for pair in pairs)

    def paired_by(self, number: int) -> tuple[object, ...]:
        """What explanations of a published round follow from, of this program."""
        round_ = self._paired_round(number)
        seated = [player for pair in round_.boards for player in (pair.white, pair.black)]
        names = [self._names[player] for player in (*seated, round_.pab) if player]
        return round_.base, round_.input_hash, round_.engine, seated, names

    def explanation(self, number: int, board: int) -> PublicExplanation | None:
        """Of a board of a published round; None if there is none, or it is not for the public."""
        game = next((game for game in self._state.games_of(number) if game.board == board), None)
        if game is None or self._past is None or not self.explains(number):
            return None
        try:
            then = self._past(base_of(self._state, number))
            said = board_sentences(
                self._state, then, self._name, number, board, language=self.language, public=True
            )
        except NotExplained:
            return None
        return PublicExplanation(
            round=number,
            board=board,
            white=self._rows.players[game.white],
            black=self._rows.players[game.black],
            sentences=said.sentences,
            floats=said.floats,
        )

    @cached_property
    def _known_since(self) -> Since | None:
        return self._since() if self._since else None

    # --- rows ----------------------------------------------------------------------------------

    def _floats(self, number: int, rounds: int) -> tuple[str, ...]:
        known = figures.floats(self._state, self._state.last_published).get(PlayerId(number), ())
        return (*known, *[""] * (rounds - len(known)))

    def _published(self) -> Iterator[Round]:
        for number in range(1, self._state.last_published + 1):
            yield self._state.rounds[number]

    def _paired_round(self, number: int) -> Round:
        """Of a match that of its first games."""
        return self._state.round(self._state.published_with(number)[0])

    def _is_published(self, number: int) -> bool:
        return 1 <= number <= self._state.last_published

    def _name(self, player: PlayerId) -> str:
        return self._names[player]

    def _rating(self, player: PlayerId) -> PublicRating | None:
        row = self._ratings(player)
        return None if row is None else ratings.listed(row, self._rows.players)


def tag(version: int, hash_: str) -> str:
    """The part of an address that names a version of this log, and of no other."""
    return f"{version}-{hash_[:8]}"
