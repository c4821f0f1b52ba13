"""Anybody asks anything in any order: the invariants hold, and the log folds the same in pieces."""

from __future__ import annotations

import hypothesis.strategies as s
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ChoiceForAbsentee,
    DecideAbsentees,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.attendance.events import AbsenteeChoice
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.byes.events import ByeKind
from tournaments.domain.changes.commands import ChangePublishedPairings
from tournaments.domain.changes.events import Ground
from tournaments.domain.changes.grounds import GROUNDS
from tournaments.domain.changes.published import PublishedRound
from tournaments.domain.changes.smallest import About, proposals
from tournaments.domain.command import Command
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Conflict
from tournaments.domain.drafts.commands import DiscardPairing, RecordPairingFailure, RequestPairing
from tournaments.domain.drafts.field import RoundIncomplete
from tournaments.domain.entries.commands import (
    CorrectRating,
    EnterPlayer,
    MergeEntries,
    SeparateEntries,
    TellEntriesApart,
)
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import (
    AdjournGame,
    BoardResult,
    ClearResult,
    ClearResults,
    ConfirmResult,
    CorrectColours,
    CorrectResult,
    EnterResult,
    ReachRead,
    ResolveConflict,
    RestoreResults,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PersonId, PlayerId, RequestId, UserId
from tournaments.domain.numbers.commands import AssignPairingNumbers, StartTournament
from tournaments.domain.refusals import Refused
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import CloseRound, PublishRound, ReopenRound
from tournaments.domain.settings.commands import (
    ChangeRegulations,
    ChangeSettings,
    SetProhibitedPairs,
)
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.words import say
from tournaments.words.placeholders import fill

from . import invariants
from .by_hand import by_hand
from .hall import (
    ANNA,
    BERT,
    CHIEF,
    DEPUTY,
    DESK,
    HELPER,
    OFFICER,
    READER,
    SERVER,
    STRANGER,
    Hall,
    NoSimplePairing,
)

PLAYERS = s.integers(1, 16).map(PlayerId)
ROUNDS = s.integers(1, 6)
RESULTS = s.sampled_from(Result)
EVERYBODY = (DEPUTY, OFFICER, ANNA, BERT, HELPER, DESK, READER, STRANGER, SERVER)
STAFF = s.sampled_from([CHIEF] * 12 + [OFFICER] * 4 + list(EVERYBODY))
"""Mostly people who may, so that something happens."""
FLOOR = s.sampled_from([CHIEF, DEPUTY, OFFICER, ANNA, BERT, HELPER])
REASONS = s.sampled_from(["the slip says so", "the slip says so", ""])
POINTS = s.sampled_from(
    [
        Settings(rounds=5),
        Settings(rounds=5, win=6, draw=3, loss=1, absent=0, pab=3, board_offset=100),
        Settings(rounds=5, acceleration="baku", pab=1, half_byes_allowed=2),
        Settings(rounds=5, two_person="first", two_person_boards=1),
        Settings(rounds=8, system="double-swiss-2026", acceleration="baku"),
    ]
)


HANDS = s.tuples(
    s.sampled_from(["swap", "swap", "swap", "unpair", "pair", "end", "end", "discard"]),
    s.integers(0, 9),
    s.integers(0, 9),
)


class Open(RuleBasedStateMachine):
    """An open of a few players and the whole staff, all of them typing at once."""

    def __init__(self) -> None:
        super().__init__()
        self.earlier = Tournament()
        self.earlier_copy = Tournament()
        self.outcomes: list[Command] = []
        self.proposed: list[ChangePublishedPairings] = []

    @initialize(
        regulations=POINTS,
        players=s.integers(6, 11),
        arrived=s.booleans(),
        rounds=s.sampled_from([None, 0, 1, 2, 3, 4, 5]),
        result=RESULTS,
    )
    def opens(
        self,
        regulations: Settings,
        players: int,
        arrived: bool,
        rounds: int | None,
        result: Result,
    ) -> None:
        """In the middle of a tournament as often as before it."""
        self.hall = Hall(regulations).with_players(players).with_players(2, checked_in=arrived)
        if rounds is not None:
            self.hall.started()
        for _ in range(rounds or 0):
            self.pairs_and_publishes_without_ado()
            self.all_results_come_in(result)

    def tell(self, command: Command, by: UserId, reason: str = "") -> None:
        before = self.hall.state
        decision = self.hall.tell(command, by, reason)
        assert isinstance(decision, Accepted | AlreadyRecorded | Conflict | Refused)
        if isinstance(decision, Refused):
            assert self.hall.state is before
            assert "{" not in fill(say(decision), lambda player: f"No. {player}", str)
            assert decision.code
            assert say(decision).endswith(".")
        if isinstance(decision, AlreadyRecorded):
            assert 0 < decision.standing_seq <= self.hall.state.seq
        if isinstance(decision, Accepted):
            assert decision.events

    # --- entries --------------------------------------------------------------------------

    @rule(by=STAFF, rating=s.sampled_from([0, 1500, 2355, 2800]), title=s.sampled_from(["", "GM"]))
    def enters_a_player(self, by: UserId, rating: int, title: str) -> None:
        player = self.hall.state.next_player
        if player > 16:
            return
        person = PersonId(f"person-{player}")
        self.hall.names[person] = f"Newcomer {player}"
        self.tell(EnterPlayer(person=person, details="d", rating=rating, title=title), by)

    @rule(
        by=STAFF,
        reason=REASONS,
        player=PLAYERS,
        kind=s.sampled_from(
            [
                CheckIn,
                CheckIn,
                CheckOut,
                WithdrawPlayer,
                ReinstatePlayer,
                ExpelPlayer,
            ]
        ),
    )
    def does_something_about_a_player(
        self, by: UserId, reason: str, player: PlayerId, kind: type[CheckIn]
    ) -> None:
        self.tell(kind(player=player), by, reason)

    @rule(
        by=STAFF,
        reason=REASONS,
        player=PLAYERS,
        number=ROUNDS,
        kind=s.sampled_from(["zero", "half", "full"]),
    )
    def grants_a_bye(
        self, by: UserId, reason: str, player: PlayerId, number: int, kind: ByeKind
    ) -> None:
        self.tell(GrantBye(player=player, round=number, kind=kind), by, reason)

    @rule(by=STAFF, player=PLAYERS, number=ROUNDS)
    def revokes_a_bye(self, by: UserId, player: PlayerId, number: int) -> None:
        self.tell(RevokeBye(player=player, round=number), by)

    @rule(by=STAFF, kept=PLAYERS, dropped=PLAYERS)
    def merges_entries(self, by: UserId, kept: PlayerId, dropped: PlayerId) -> None:
        self.tell(MergeEntries(kept=kept, dropped=dropped), by)

    @rule(
        by=STAFF,
        reason=REASONS,
        players=s.lists(PLAYERS, min_size=1, max_size=3),
        choice=s.sampled_from(["open", "excluded", "admitted", "half-bye", "withdrawn"]),
        seen=s.booleans(),
    )
    def decides_about_absentees(
        self,
        by: UserId,
        reason: str,
        players: list[PlayerId],
        choice: AbsenteeChoice,
        seen: bool,
    ) -> None:
        """Mostly as the screen shows them."""
        state = self.hall.state
        choices = tuple(
            ChoiceForAbsentee(
                player=player,
                choice=choice,
                expected=state.players[player].choice_for(state.next_round)
                if seen and player in state.players
                else "open",
            )
            for player in players
        )
        number = max(min(state.next_round, 99), 1)
        self.tell(DecideAbsentees(round=number, choices=choices), by, reason)

    @rule(by=STAFF, reason=REASONS, kept=PLAYERS, dropped=PLAYERS, merged=s.booleans())
    def separates_or_tells_apart(
        self, by: UserId, reason: str, kept: PlayerId, dropped: PlayerId, merged: bool
    ) -> None:
        """Mostly what was merged, so that something happens."""
        into = [entry for entry in self.hall.state.players.values() if entry.merged_into]
        if into and merged:
            found = into[dropped % len(into)]
            kept, dropped = found.merged_into or kept, found.id
        else:
            self.tell(TellEntriesApart(one=kept, other=dropped), by)
        self.tell(SeparateEntries(kept=kept, dropped=dropped), by, reason)

    @rule(by=STAFF, player=PLAYERS, rating=s.sampled_from([0, 1900, 2600]))
    def corrects_a_rating(self, by: UserId, player: PlayerId, rating: int) -> None:
        entry = self.hall.state.players.get(player)
        expected = entry.rating if entry else 0
        self.tell(CorrectRating(player=player, expected=expected, rating=rating), by)

    @rule(by=STAFF)
    def renumbers(self, by: UserId) -> None:
        self.tell(AssignPairingNumbers(), by)

    @rule(by=STAFF, one=PLAYERS, other=PLAYERS, first=ROUNDS, last=ROUNDS)
    def prohibits_a_pair(
        self, by: UserId, one: PlayerId, other: PlayerId, first: int, last: int
    ) -> None:
        group = ProhibitedPlayers((one, other), first, last)
        self.tell(SetProhibitedPairs(groups=(group,), from_round=first), by, "announced")

    @rule(by=STAFF, reason=REASONS, regulations=POINTS)
    def changes_the_settings(self, by: UserId, reason: str, regulations: Settings) -> None:
        self.tell(ChangeSettings(name="Open", settings=regulations), by, reason)

    @rule(by=STAFF, reason=REASONS, regulations=POINTS, first=ROUNDS)
    def changes_the_regulations(
        self, by: UserId, reason: str, regulations: Settings, first: int
    ) -> None:
        wanted = regulations_of(regulations)
        again = wanted.rounds
        command = ChangeRegulations(from_round=first, regulations=wanted, confirmed_rounds=again)
        self.tell(command, by, reason)

    @rule(
        by=STAFF,
        user=STAFF,
        role=s.sampled_from(["chief", "deputy", "sector", "results", "read-only", "system"]),
    )
    def appoints(self, by: UserId, user: UserId, role: Role) -> None:
        if user not in (CHIEF, STRANGER):
            self.tell(AppointArbiter(user=user, role=role), by)

    # --- rounds ---------------------------------------------------------------------------

    @rule(by=STAFF, seed=s.sampled_from(["", "hearts"]))
    def starts(self, by: UserId, seed: str) -> None:
        self.tell(StartTournament(seed=seed), by)

    @rule(result=RESULTS, adjourned=s.booleans())
    def a_round_is_played(self, result: Result, adjourned: bool) -> None:
        self.pairs_and_publishes_without_ado()
        missing = self.hall.state.missing(self.hall.state.last_published)
        if adjourned and missing:
            self.tell(AdjournGame(game=missing[0].id), CHIEF)
        self.all_results_come_in(result)

    @rule(result=RESULTS, by=FLOOR)
    def an_adjourned_game_is_finished(self, result: Result, by: UserId) -> None:
        for game in list(self.hall.state.games.values()):
            if game.adjourned:
                self.tell(EnterResult(game=game.id, result=result), by)
                return

    @rule(player=PLAYERS)
    def somebody_withdraws_while_the_worker_pairs(self, player: PlayerId) -> None:
        self.requests_the_next_round(CHIEF)
        self.the_worker_pairs()
        self.tell(WithdrawPlayer(player=player), CHIEF)
        self.an_outcome_arrives(0, SERVER)

    @rule(by=STAFF, number=ROUNDS)
    def requests_some_round(self, by: UserId, number: int) -> None:
        self.tell(RequestPairing(round=number), by)

    @rule(by=s.sampled_from([CHIEF, OFFICER]))
    def requests_the_next_round(self, by: UserId) -> None:
        self.all_results_come_in(Result.DRAW)
        self.tell(RequestPairing(round=self.hall.state.next_round), by)

    @rule()
    def the_worker_pairs(self) -> None:
        """Its answer may arrive much later, or twice."""
        state = self.hall.state
        round_ = state.round(state.next_round)
        if round_.status != "requested":
            return
        try:
            self.outcomes.append(self.hall.pairing(round_.number))
        except NoSimplePairing:
            failure = RecordPairingFailure(
                round=round_.number,
                request=round_.request,
                base=state.seq,
                code="NoLegalPairing",
            )
            self.outcomes.append(failure)
        except RoundIncomplete:
            raise AssertionError("a round was requested over a missing result") from None

    @rule(which=s.integers(0, 3), by=s.sampled_from([SERVER, SERVER, SERVER, CHIEF]))
    def an_outcome_arrives(self, which: int, by: UserId) -> None:
        if self.outcomes:
            self.tell(self.outcomes[-1 - which % len(self.outcomes)], by)

    @rule(by=STAFF, publish=s.booleans())
    def publishes_or_discards(self, by: UserId, publish: bool) -> None:
        state = self.hall.state
        number = state.next_round
        request = state.round(number).request or RequestId("none")
        kind = PublishRound if publish else DiscardPairing
        self.tell(kind(round=number, request=request), by)

    @rule(by=s.sampled_from([CHIEF, CHIEF, OFFICER, ANNA]), acts=s.lists(HANDS, max_size=5))
    def pairs_by_hand(self, by: UserId, acts: list[tuple[str, int, int]]) -> None:
        """From a draft, if there can be one; what is left open goes on later."""
        self.requests_the_next_round(CHIEF)
        self.the_worker_pairs()
        self.an_outcome_arrives(0, SERVER)
        number = self.hall.state.next_round
        for act, first, second in [("begin", 0, 0), *acts]:
            command = by_hand(self.hall.round(number), act, first, second)
            self.tell(command, by, "asked for by the organiser")

    @rule(
        by=s.sampled_from([CHIEF, CHIEF, DEPUTY, OFFICER]),
        ground=s.sampled_from([*GROUNDS]),
        arrived=s.lists(PLAYERS, max_size=2, unique=True),
        away=s.lists(PLAYERS, max_size=2, unique=True),
        which=s.integers(0, 11),
    )
    def changes_a_published_round(
        self,
        by: UserId,
        ground: Ground,
        arrived: list[PlayerId],
        away: list[PlayerId],
        which: int,
    ) -> None:
        """By one of the proposals, or by one that was made before something else happened."""
        state = self.hall.state
        if state.last_published:
            games = tuple(game.id for game in state.games_of(state.last_published)[:2])
            about = About(arrived=tuple(arrived), away=tuple(away), games=games)
            before = PublishedRound(state, state.last_published)
            self.proposed += [one.command for one in proposals(before, ground, about)]
        if self.proposed:
            command = self.proposed[-1 - which % len(self.proposed)]
            agreed = tuple(state.players)
            self.tell(msgspec.structs.replace(command, agreed=agreed), by, "as agreed")

    @rule()
    def pairs_and_publishes_without_ado(self) -> None:
        state = self.hall.state
        try:
            self.tell(RequestPairing(round=state.next_round), CHIEF)
            if self.hall.round(state.next_round).status == "requested":
                self.tell(self.hall.pairing(state.next_round), SERVER)
        except NoSimplePairing:
            return
        request = self.hall.round(state.next_round).request
        self.tell(PublishRound(round=state.next_round, request=request), CHIEF)

    @rule(result=RESULTS)
    def all_results_come_in(self, result: Result) -> None:
        state = self.hall.state
        for number in state.published_with(state.last_published):
            for game in state.missing(number):
                self.tell(EnterResult(game=game.id, result=result), CHIEF)

    @rule(
        by=STAFF,
        reason=REASONS,
        number=ROUNDS,
        kind=s.sampled_from([CloseRound, ReopenRound]),
    )
    def closes_or_reopens_a_round(
        self, by: UserId, reason: str, number: int, kind: type[CloseRound]
    ) -> None:
        self.tell(kind(round=number), by, reason)

    @rule(reason=REASONS, close=s.booleans())
    def closes_or_reopens_the_tournament(self, reason: str, close: bool) -> None:
        self.tell(CloseTournament() if close else ReopenTournament(), CHIEF, reason)

    # --- games ----------------------------------------------------------------------------

    def some_game(self, place: int) -> GameId:
        games = sorted(self.hall.state.games)
        return games[-1 - place % len(games)] if games else GameId("1.1.1")

    @rule(
        by=STAFF,
        place=s.integers(0, 9),
        result=RESULTS,
        expected=s.one_of(s.none(), s.none(), RESULTS),
    )
    def enters_a_result(
        self, by: UserId, place: int, result: Result, expected: Result | None
    ) -> None:
        game = self.some_game(place)
        self.tell(EnterResult(game=game, result=result, expected=expected), by)

    @rule(by=FLOOR, place=s.integers(0, 9), result=RESULTS)
    def types_without_looking(self, by: UserId, place: int, result: Result) -> None:
        self.tell(EnterResult(game=self.some_game(place), result=result), by)

    @rule(
        by=FLOOR,
        reason=REASONS,
        place=s.integers(0, 30),
        result=RESULTS,
        reach=s.sampled_from(["next", "after-next", "rating"]),
        colours=s.sampled_from([None, None, True, False]),
    )
    def corrects_after_reading_the_reach(
        self,
        by: UserId,
        reason: str,
        place: int,
        result: Result,
        reach: ReachRead,
        colours: bool | None,
    ) -> None:
        game = self.some_game(place)
        found = self.hall.state.games.get(game)
        rated = found.rated_result if found else None
        command: Command = CorrectResult(
            game=game, expected=rated or Result.DRAW, result=result, reach=reach
        )
        if colours is not None:
            command = CorrectColours(game=game, reversed=colours, reach=reach)
        self.tell(command, by, reason)

    @rule(by=FLOOR, reason=REASONS, result=RESULTS, place=s.integers(0, 3))
    def resolves_a_conflict(self, by: UserId, reason: str, result: Result, place: int) -> None:
        conflicts = list(self.hall.state.conflicts.values())
        if conflicts:
            game = conflicts[place % len(conflicts)].game
            assert game is not None
            self.tell(ResolveConflict(game=game, result=result), by, reason)

    @rule(
        by=STAFF,
        reason=REASONS,
        place=s.integers(0, 9),
        result=RESULTS,
        seen=s.booleans(),
        act=s.sampled_from(["correct", "clear", "confirm", "adjourn", "resolve"]),
    )
    def does_something_about_a_result(
        self, by: UserId, reason: str, place: int, result: Result, seen: bool, act: str
    ) -> None:
        game = self.some_game(place)
        found = self.hall.state.games.get(game)
        standing = found.result if found and found.result and seen else Result.BOTH_LOSE
        command: Command = {
            "correct": CorrectResult(game=game, expected=standing, result=result),
            "clear": ClearResult(game=game, expected=standing),
            "confirm": ConfirmResult(game=game, result=standing),
            "adjourn": AdjournGame(game=game),
            "resolve": ResolveConflict(game=game, result=result),
        }[act]
        self.tell(command, by, reason)

    @rule(
        by=FLOOR,
        reason=REASONS,
        first=s.integers(0, 9),
        count=s.integers(1, 4),
        guessed=s.one_of(s.none(), s.none(), RESULTS),
        back=s.booleans(),
    )
    def takes_boards_back_or_puts_them_back(
        self, by: UserId, reason: str, first: int, count: int, guessed: Result | None, back: bool
    ) -> None:
        games = {self.some_game(first + place) for place in range(count)}
        standing = {game: self.hall.state.games.get(game) for game in games}
        results = tuple(
            BoardResult(game, guessed or (found and found.result) or Result.DRAW)
            for game, found in standing.items()
        )
        kind = RestoreResults if back else ClearResults
        self.tell(kind(results=results), by, reason)

    # --- then -----------------------------------------------------------------------------

    @rule()
    def somebody_keeps_this_state(self) -> None:
        self.earlier = self.hall.state
        self.earlier_copy = fold(Tournament(), self.hall.log)

    @invariant()
    def the_invariants_hold(self) -> None:
        if not hasattr(self, "hall"):
            return
        invariants.check(self.hall.state, self.hall.log)
        invariants.publishable_drafts_are_current(self.hall)

    def teardown(self) -> None:
        if not hasattr(self, "hall"):
            return
        invariants.check_history(self.hall.log)
        whole = fold(Tournament(), self.hall.log)
        assert whole == self.hall.state, "one by one is not all at once"
        assert self.earlier == self.earlier_copy, "an old state was changed"
        later = fold(self.earlier, self.hall.log[self.earlier.seq :])
        assert later == whole, "fold(old, new) is not fold(all)"


Open.TestCase.settings = settings(
    max_examples=75,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestOpen = Open.TestCase
