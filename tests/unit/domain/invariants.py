"""What holds after every event, whatever anybody did (acceptance scenario, section 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tournaments.domain.changes.events import PublishedPairingsChanged
from tournaments.domain.drafts.events import (
    PairedBoard,
    PairingDiscarded,
    PairingRequested,
    RoundPaired,
)
from tournaments.domain.drafts.field import Pair, pairing_input, seal
from tournaments.domain.games.events import (
    AdjournedGameFinished,
    AdjournmentTakenBack,
    ColoursCorrected,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    GameAdjourned,
    RatedResultCorrected,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
)
from tournaments.domain.games.results import FORFEITS, Result, points
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.manual.events import (
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from tournaments.domain.numbers.events import PairingNumbersAssigned, PairingNumbersFrozen
from tournaments.domain.rounds.events import RoundClosed, RoundPublished, RoundReopened
from tournaments.domain.rounds.matches import id_in
from tournaments.domain.rounds.state import Round
from tournaments.domain.standings.record import paired_in, records, scoring
from tournaments.domain.standings.standings import standings, total
from tournaments.domain.tournament.state import Tournament

from .hall import Hall, Log


def check(state: Tournament, log: Log) -> None:
    """Raises AssertionError with the first thing that is wrong."""
    for round_ in state.rounds.values():
        everybody_has_one_place(state, round_)
        if is_second_game(state, round_):
            exchanged_is_what_stands(state.round(round_.number - 1), round_)
        else:
            sealed_is_what_stands(round_)
    nobody_gets_a_second_bye(state)
    points_are_legal(state)
    results_have_author_device_and_time(state, log)
    conflicts_are_cards(state, log)
    numbers_are_the_list(state)
    rounds_follow_each_other(state)
    a_chief_is_there(state)


def check_history(log: Log) -> None:
    """What the log as a whole must not show."""
    nobody_was_paired_again(log)
    changes_touch_what_they_name(log)
    manual_phases_are_begun_and_ended(log)
    no_result_was_overwritten(log)
    no_correction_moves_a_frozen_number(log)
    what_is_rated_apart_was_found_too_late(log)


def everybody_has_one_place(state: Tournament, round_: Round) -> None:
    places = Counter(_places(round_))
    assert all(count == 1 for count in places.values()), places
    if round_.published:
        numbered = {player for player in round_.order if _stood_alone(state, round_, player)}
        assert numbered <= set(places), "somebody is nowhere"
    boards = [board.board for board in round_.boards]
    assert len(set(boards)) == len(boards), "a board number twice"


def _stood_alone(state: Tournament, round_: Round, player: PlayerId) -> bool:
    """Not merged into another entry, neither now nor when the round was published."""
    entry = state.players[player]
    return entry.merged_into is None and entry.merged_seq < round_.published_seq


def _places(round_: Round) -> Iterator[PlayerId]:
    for board in round_.boards:
        yield board.white
        yield board.black
    if round_.pab is not None:
        yield round_.pab
    yield from (player for player, _ in round_.byes)
    yield from round_.absent


def sealed_is_what_stands(round_: Round) -> None:
    if round_.status in ("draft", "published", "closed"):
        pairs = [(board.white, board.black) for board in round_.boards_as_paired]
        assert seal(round_.input_hash, pairs, round_.pab_as_paired) == round_.seal


def is_second_game(state: Tournament, round_: Round) -> bool:
    return round_.published and state.published_with(round_.number)[0] != round_.number


def exchanged_is_what_stands(first: Round, second: Round) -> None:
    """C.04.5 4.4; it has no seal of its own."""
    boards = [(board.board, board.black, board.white) for board in first.boards]
    assert [(board.board, board.white, board.black) for board in second.boards] == boards
    assert second.seal == ""


def nobody_was_paired_again(log: Log) -> None:
    """C.04.1 2, as things stood when the round was published.

    A correction may turn an earlier forfeit into a game afterwards: that is the accidental
    rematch of C.04.2 4.4.
    """
    met: dict[GameId, frozenset[PlayerId]] = {}
    seats: dict[GameId, frozenset[PlayerId]] = {}
    drafts: dict[int, RoundPaired | RoundPairedManually] = {}
    for _, event in log:
        match event:
            case RoundPaired() | RoundPairedManually():
                drafts[event.round] = event
            case RoundPublished():
                for board in drafts[event.round].boards:
                    seats[board.game] = frozenset((board.white, board.black))
                    assert _imported(drafts[event.round]) or seats[board.game] not in met.values()
            case PublishedPairingsChanged():
                for board in event.new:
                    seats[board.game] = frozenset((board.white, board.black))
                    assert event.takes_back or seats[board.game] not in met.values()
            case ResultEntered() | AdjournedGameFinished() | ResultCorrected():
                met.pop(event.game, None)
                if event.result not in FORFEITS:
                    met[event.game] = _seats_of(event.game, seats)
            case GameAdjourned():
                met[event.game] = _seats_of(event.game, seats)
            case ResultCleared() | AdjournmentTakenBack():
                met.pop(event.game, None)


def _seats_of(game: GameId, seats: dict[GameId, frozenset[PlayerId]]) -> frozenset[PlayerId]:
    """The second game of a match has those of the first."""
    first = id_in(int(game.partition(".")[0]) - 1, game)
    return seats[game if game in seats else first]


def _imported(draft: RoundPaired | RoundPairedManually) -> bool:
    return isinstance(draft, RoundPaired) and draft.imported


def changes_touch_what_they_name(log: Log) -> None:
    """C.04.2 4.4: the old boards stood, and every other board stands as it did."""
    boards: dict[int, set[PairedBoard]] = {}
    decided: set[GameId] = set()
    for _, event in log:
        match event:
            case RoundPaired() | RoundPairedManually():
                boards[event.round] = {*event.boards}
            case PublishedPairingsChanged():
                assert {*event.old} <= boards[event.round]
                assert decided.isdisjoint(board.game for board in event.old)
                boards[event.round] = boards[event.round].difference(event.old).union(event.new)
            case ResultEntered() | ForfeitDeclared() | GameAdjourned():
                decided.add(event.game)
            case ResultCleared():
                decided.discard(event.game)


def manual_phases_are_begun_and_ended(log: Log) -> None:
    """V65: one at a time, by one hand, and nothing else becomes of the round meanwhile."""
    phases: dict[int, str] = {}
    standing: set[Pair] = set()
    boards: dict[int, set[Pair]] = {}
    for stamp, event in log:
        match event:
            case RoundPaired():
                boards[event.round] = {(board.white, board.black) for board in event.boards}
            case ManualPairingBegun():
                assert event.round not in phases
                phases[event.round] = stamp.actor
                standing = set() if event.sheet else {*boards[event.round]}
            case ManualPairingChanged():
                assert phases[event.round] == stamp.actor
                assert {*event.broken} <= standing
                standing = standing.difference(event.broken).union(event.made)
            case RoundPairedManually():
                assert phases.pop(event.round) == stamp.actor
                assert {(board.white, board.black) for board in event.boards} == standing
                assert event.broken or event.made or event.pab != event.was_pab
            case ManualPairingDiscarded():
                del phases[event.round]
            case RoundPublished() | PairingDiscarded() | PairingRequested():
                assert event.round not in phases


def nobody_gets_a_second_bye(state: Tournament) -> None:
    """C.04.1 3 and 4."""
    had = Counter(round_.pab for round_ in state.rounds.values() if round_.published)
    del had[None]
    assert all(count == 1 for count in had.values()), had
    for round_ in state.rounds.values():
        if round_.published and not round_.imported:
            assert len(paired_in(round_)) % 2 == (round_.pab is not None)


def points_are_legal(state: Tournament) -> None:
    """Laws 10.2: 1-0, ½-½, 0-1, and less than that; never 1-1 or 1-½."""
    worth = scoring(state.settings)
    for game in state.games.values():
        if game.result is not None:
            white, black = points(game.result, worth)
            assert white + black <= max(worth.win + worth.loss, 2 * worth.draw)
    rows = records(state)
    few = [*state.players][state.seq % 3 :: 3]
    assert records(state, of=few) == {player: rows[player] for player in few}
    for line in standings(state):
        assert line.points == total(rows[line.player])
        assert len(line.record) == state.last_published


def results_have_author_device_and_time(state: Tournament, log: Log) -> None:
    for game in state.games.values():
        if game.result is None:
            assert (game.seq, game.by, game.at) == (0, "", "")
            continue
        stamp, event = log[game.seq - 1]
        assert (stamp.actor, stamp.at, stamp.device) == (game.by, game.at, game.device)
        assert all((game.by, game.at, game.device))
        assert getattr(event, "game", None) == game.id
        assert getattr(event, "result", None) == game.result


def what_is_rated_apart_was_found_too_late(log: Log) -> None:
    """C.04.2 4.3: after the end of the round that followed; what counts is not touched by it."""
    ended: set[int] = set()
    for _, event in log:
        match event:
            case RoundClosed():
                ended.add(event.round)
            case RoundReopened():
                ended.discard(event.round)
            case RatedResultCorrected() | ColoursCorrected(counts=False):
                assert int(event.game.partition(".")[0]) + 1 in ended


def conflicts_are_cards(state: Tournament, log: Log) -> None:
    """Every claim that lost stands in the state until somebody resolved it."""
    raised = {stamp.seq for stamp, event in log if isinstance(event, ConflictRaised)}
    resolved = {event.of for _, event in log if isinstance(event, ConflictResolved)}
    assert set(state.conflicts) == raised - resolved
    on_games = {seq for game in state.games.values() for seq in game.conflicts}
    assert on_games == set(state.conflicts)


def no_result_was_overwritten(log: Log) -> None:
    """Each change of a result names the event it replaces, and that event stood."""
    standing: dict[GameId, tuple[int, Result]] = {}
    for stamp, event in log:
        match event:
            case ResultEntered() | ForfeitDeclared() | AdjournedGameFinished():
                assert event.game not in standing
                standing[event.game] = (stamp.seq, event.result)
            case ResultCorrected():
                assert standing[event.game] == (event.of, event.was)
                standing[event.game] = (stamp.seq, event.result)
            case ResultCleared():
                assert standing.pop(event.game) == (event.of, event.was)
            case ResultConfirmed():
                assert standing[event.game] == (event.of, event.result)


def numbers_are_the_list(state: Tournament) -> None:
    listed = {player: tpn for tpn, player in enumerate(state.order, 1)}
    assert len(listed) == len(state.order)
    assert all(entry.tpn == listed.get(entry.id) for entry in state.players.values())


def no_correction_moves_a_frozen_number(log: Log) -> None:
    """C.04.2 2.3; a late entry still gets its number, and the others keep their order (2.4)."""
    frozen = False
    order: tuple[PlayerId, ...] = ()
    for _, event in log:
        if isinstance(event, PairingNumbersFrozen):
            frozen = True
        if isinstance(event, PairingNumbersAssigned):
            if frozen:
                assert event.cause == "late-entry"
                assert tuple(player for player in event.order if player in order) == order
            order = event.order


def rounds_follow_each_other(state: Tournament) -> None:
    together = state.published_with(state.last_published) if state.last_published else (1,)
    for number in range(1, together[0]):
        assert state.rounds[number].status == "closed"
        assert not state.missing(number)
    assert sum(round_.open for round_ in state.rounds.values()) <= 1


def a_chief_is_there(state: Tournament) -> None:
    assert any(arbiter.role == "chief" for arbiter in state.arbiters.values())


def publishable_drafts_are_current(hall: Hall) -> None:
    """A draft that was just published answered the input as it stood then."""
    state = hall.state
    upcoming = state.round(state.next_round)
    if upcoming.status == "draft" and not state.input_changes:
        assert pairing_input(state, upcoming.number).hash == upcoming.input_hash
