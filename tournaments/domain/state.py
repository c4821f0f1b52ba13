"""What the log of one tournament amounts to, folded by `fold.fold`.

Everything here is immutable; older states stay valid and share their parts with newer ones. Points
are ints in half points. Players are named by `PlayerId` (entry number); the TPN is one of their
properties. Nobody's name is in here: `Player.person` leads to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from pairing.model import Colour

from .events import (
    ByeKind,
    CommitteeMember,
    LateCause,
    PairedBoard,
    PairingFailed,
    PlayersRequestRefused,
    ProhibitedPlayers,
    PublishedPairingsChanged,
    Role,
    Verdict,
    VirtualPoints,
)
from .ids import AppealId, DeviceName, GameId, PersonId, PlayerId, RequestId, UserId
from .results import Result
from .settings import Settings

Phase = Literal["entries", "running", "closed"]
RoundStatus = Literal["none", "requested", "draft", "failed", "published", "closed"]
PlayerStatus = Literal["entered", "checked-in", "withdrawn", "expelled", "merged"]


class Stamp(msgspec.Struct, frozen=True, gc=False):
    """What the fold needs of an event's envelope; `at` is the server's time as it was recorded."""

    seq: int
    actor: str = ""
    at: str = ""
    device: str = ""


class Bye(msgspec.Struct, frozen=True, gc=False):
    kind: ByeKind
    seq: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """An entry. The seqs name the events that set the neighbouring fields."""

    id: PlayerId
    person: PersonId
    details: str
    title: str = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""
    entered_seq: int
    corrected_seq: int
    """Of the last event that set details, title, federation or rating."""
    from_round: int = 1
    """First round this entry can play: later than 1 for a late entry."""
    late: bool = False
    tpn: int | None = None
    checked_in: bool = False
    checked_seq: int = 0
    withdrawn_from: int | None = None
    """Not paired from this round on; also for the expelled."""
    expelled: bool = False
    withdrawn_seq: int = 0
    withdrawn_at: str = ""
    byes: Mapping[int, Bye] = {}
    """Granted byes by round; what happened in a published round stands in `Round.byes`."""
    merged_into: PlayerId | None = None
    merged_seq: int = 0
    explained: int = 0
    """The last round whose absence the player has explained; 0: none."""
    explained_seq: int = 0

    @property
    def status(self) -> PlayerStatus:
        if self.merged_into is not None:
            return "merged"
        if self.expelled:
            return "expelled"
        if self.withdrawn_from is not None:
            return "withdrawn"
        return "checked-in" if self.checked_in else "entered"

    @property
    def active(self) -> bool:
        """Neither withdrawn, expelled nor merged into another entry."""
        return self.withdrawn_from is None and self.merged_into is None


class Arbiter(msgspec.Struct, frozen=True, gc=False):
    """First and last board of the sector; 0 and 0: all boards."""

    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    seq: int = 0

    def looks_after(self, board: int) -> bool:
        return self.first_board <= board and (not self.last_board or board <= self.last_board)


class Device(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A device that joined by a code. `until`, `since` and the `…_at` are ISO 8601 in UTC."""

    name: DeviceName
    user: UserId
    until: str
    enrolled_by: str
    enrolled_at: str
    enrolled_seq: int
    revoked_by: str = ""
    revoked_at: str = ""
    revoked_seq: int = 0
    since: str = ""
    """What it typed from then on is in doubt; empty: everything."""
    reviewed_by: str = ""
    reviewed_at: str = ""
    reviewed_seq: int = 0

    @property
    def revoked(self) -> bool:
        return self.revoked_seq > 0

    @property
    def reviewed(self) -> bool:
        return self.reviewed_seq > 0


class Step(msgspec.Struct, frozen=True, gc=False):
    """Something done to a round: the event type, who, when."""

    type: str
    by: str
    at: str
    seq: int


class Change(msgspec.Struct, frozen=True):
    """A change to the published boards of a round (C.04.2 4.4)."""

    seq: int
    by: str
    at: str
    made: PublishedPairingsChanged


class RefusedRequest(msgspec.Struct, frozen=True):
    """What players asked for and did not get."""

    seq: int
    by: str
    at: str
    made: PlayersRequestRefused


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """`boards`, `byes`, `absent` and what follows are those of the draft or publication."""

    number: int
    status: RoundStatus = "none"
    request: RequestId = RequestId("")
    system: str = ""
    options: Mapping[str, str] = {}
    drafts: int = 0
    """Drafts made so far, the discarded ones included: the middle part of the next game ids."""
    base: int = 0
    boards: tuple[PairedBoard, ...] = ()
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()
    absent: tuple[PlayerId, ...] = ()
    order: tuple[PlayerId, ...] = ()
    """The TPN list this round was paired with."""
    engine: str = ""
    engine_version: str = ""
    input_hash: str = ""
    seal: str = ""
    checker: str = ""
    imported: bool = False
    failure: PairingFailed | None = None
    changes: tuple[Change, ...] = ()
    """Those made after its publication, oldest first; `boards` and `pab` are what they left."""
    refused: tuple[RefusedRequest, ...] = ()
    """Requests to change its published boards, oldest first."""
    steps: tuple[Step, ...] = ()
    clocks: str = ""
    """When its clocks were started, ISO 8601 in UTC; empty: not yet."""
    clocks_seq: int = 0
    default_time: int = 0
    """Minutes, as announced when the clocks were started."""

    @property
    def published(self) -> bool:
        return self.status in ("published", "closed")

    @property
    def open(self) -> bool:
        """Asked for or drafted, not yet published: its pairing input must not move."""
        return self.status in ("requested", "draft")

    @property
    def seq(self) -> int:
        """Of the last thing done to it."""
        return self.steps[-1].seq if self.steps else 0

    @property
    def published_seq(self) -> int:
        """0: not published."""
        found = (step.seq for step in self.steps if step.type == "RoundPublished")
        return next(found, 0)

    @property
    def version(self) -> int:
        """Of its published boards: 1 as published, one more with each change."""
        return 1 + len(self.changes)

    def changed_in(self, game: GameId) -> int:
        """The version of the round in which that game came; 0: it was paired so."""
        for version, change in enumerate(self.changes, 2):
            if any(board.game == game for board in change.made.new):
                return version
        return 0

    @property
    def boards_as_paired(self) -> tuple[PairedBoard, ...]:
        """Before every change, in board order."""
        boards = set(self.boards)
        for change in reversed(self.changes):
            boards = boards.difference(change.made.new).union(change.made.old)
        return tuple(sorted(boards, key=lambda paired: paired.board))

    @property
    def pab_as_paired(self) -> PlayerId | None:
        return self.changes[0].made.was_pab if self.changes else self.pab


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A board of a published round. `seq`, `by`, `at`, `device` belong to the standing result."""

    id: GameId
    round: int
    board: int
    white: PlayerId
    black: PlayerId
    result: Result | None = None
    seq: int = 0
    by: str = ""
    at: str = ""
    device: str = ""
    confirmed_by: str = ""
    confirmed_seq: int = 0
    adjourned: bool = False
    """Adjourned and not finished yet: a draw for pairing, nothing in the standings."""
    rated: Result | None = None
    """What is rated, where that is not what counts (C.04.2 4.3)."""
    rated_seq: int = 0
    reversed: bool = False
    """Black as paired had White (Laws 7.3); `result` still names the seats as paired."""
    rated_reversed: bool | None = None
    """The same in the report, where that is not what counts for later pairings."""
    colours_seq: int = 0
    adjourned_seq: int = 0
    empty: tuple[Colour, ...] = ()
    """Seats at which nobody was seen."""
    decided_seq: int = 0
    """Of the chief arbiter's last decision on this board; 0: none."""
    decided_at: str = ""
    since: int = 0
    """The round that was running when the first result came; later than `round` if adjourned."""
    conflicts: tuple[int, ...] = ()
    """Seqs of the open ConflictRaised."""
    history: tuple[int, ...] = ()
    """Seqs of all events of this game, oldest first."""
    replaced_seq: int = 0
    """Of the change of the published pairings that ended it before it was played."""

    @property
    def rated_result(self) -> Result | None:
        return self.result if self.rated is None else self.rated

    @property
    def reversed_in_report(self) -> bool:
        return self.reversed if self.rated_reversed is None else self.rated_reversed

    @property
    def confirmed(self) -> bool:
        return self.confirmed_seq > 0

    @property
    def settled(self) -> bool:
        """Ready for the next pairing (C.04.2 3.1)."""
        return self.result is not None or self.adjourned


class OpenConflict(msgspec.Struct, frozen=True, kw_only=True):
    """Two claims: what stood, by whom; what was claimed later, by whom."""

    seq: int
    scope: str
    game: GameId | None
    command: str
    standing: str
    standing_seq: int
    standing_by: str
    standing_at: str
    standing_device: str
    claimed: str
    expected: str
    by: str
    at: str
    device: str


class Appeal(msgspec.Struct, frozen=True, kw_only=True):
    """The ground and the words of the decision are the reasons of the events `seq` and
    `decided_seq`."""

    id: AppealId
    about: str
    by: PlayerId
    filed_at: str
    deadline: str
    late: LateCause
    seq: int
    recorded_by: str
    recorded_at: str
    verdict: Verdict | None = None
    sat: tuple[CommitteeMember, ...] = ()
    decided_seq: int = 0
    decided_by: str = ""
    decided_at: str = ""

    @property
    def open(self) -> bool:
        return self.verdict is None

    @property
    def game(self) -> GameId | None:
        noun, _, name = self.about.partition(":")
        return GameId(name) if noun == "game" else None


class InputChange(msgspec.Struct, frozen=True, gc=False):
    """A fact that the pairing of `round` (0: of any round) reads, and that came after a request."""

    seq: int
    type: str
    subject: str
    """"player:41", "game:3.1.47", "round:3" or "settings"."""
    round: int = 0


class IntegrityEvent(msgspec.Struct, frozen=True, gc=False):
    """Something about past rounds that an inspector of the report has to read.

    `round` is the one it is about, `paired` the last one that was published by then.
    """

    seq: int
    type: str
    round: int
    paired: int
    game: GameId | None = None
    player: PlayerId | None = None
    was: str = ""
    now: str = ""


class Tournament(msgspec.Struct, frozen=True, kw_only=True, weakref=True):
    """The state after event `seq`; `Tournament()` is the state before the first event."""

    seq: int = 0
    slug: str = ""
    name: str = ""
    festival: str = ""
    festival_name: str = ""
    settings: Settings = Settings()
    settings_seq: int = 0
    prohibited: tuple[ProhibitedPlayers, ...] = ()
    prohibited_seq: int = 0
    virtual: tuple[VirtualPoints, ...] = ()
    """An acceleration spelled out; it stands in place of a computed one."""
    virtual_seq: int = 0
    phase: Phase = "entries"
    phase_seq: int = 0
    arbiters: Mapping[UserId, Arbiter] = {}
    devices: Mapping[DeviceName, Device] = {}
    players: Mapping[PlayerId, Player] = {}
    order: tuple[PlayerId, ...] = ()
    """The TPN list: the first has TPN 1."""
    order_seq: int = 0
    collation: str = ""
    frozen: bool = False
    """Round 4 has been published: no correction moves a number (C.04.2 2.3)."""
    initial_colour: Colour | None = None
    seed: str = ""
    rounds: Mapping[int, Round] = {}
    games: Mapping[GameId, Game] = {}
    conflicts: Mapping[int, OpenConflict] = {}
    """Open ones by the seq of their ConflictRaised."""
    appeals: Mapping[AppealId, Appeal] = {}
    committee: tuple[CommitteeMember, ...] = ()
    """The appeals committee, its chairman first."""
    committee_seq: int = 0
    last_published: int = 0
    input_changes: tuple[InputChange, ...] = ()
    """Those after the last request for a pairing, while it or its draft is open."""
    integrity: tuple[IntegrityEvent, ...] = ()
    """Oldest first; what can be seen in the games and rounds themselves is not repeated here."""
    refusals: int = 0

    @property
    def exists(self) -> bool:
        return self.seq > 0

    @property
    def next_round(self) -> int:
        """The lowest round that is not published; may be one more than `settings.rounds`."""
        return self.last_published + 1

    @property
    def current_round(self) -> int:
        """The highest round that was requested, drafted or published; 0: none."""
        upcoming = self.rounds.get(self.next_round)
        return self.next_round if upcoming and upcoming.open else self.last_published

    @property
    def next_player(self) -> PlayerId:
        return PlayerId(len(self.players) + 1)

    @property
    def open_appeals(self) -> tuple[Appeal, ...]:
        """Those that are not decided yet, oldest first."""
        return tuple(appeal for appeal in self.appeals.values() if appeal.open)

    @property
    def games_under_appeal(self) -> frozenset[GameId]:
        return frozenset(appeal.game for appeal in self.open_appeals if appeal.game)

    def kept_entry(self, player: PlayerId) -> PlayerId:
        """The entry that stands for this one after merges."""
        while (kept := self.players[player].merged_into) is not None:
            player = kept
        return player

    def round(self, number: int) -> Round:
        """That round, or an untouched one."""
        return self.rounds.get(number) or Round(number=number)

    def games_of(self, number: int) -> tuple[Game, ...]:
        """The games of a published round in board order."""
        found = self.rounds.get(number)
        if found is None or not found.published:
            return ()
        return tuple(self.games[paired.game] for paired in found.boards)

    def missing(self, number: int) -> tuple[Game, ...]:
        """Games of that round that have no result and are not adjourned."""
        return tuple(game for game in self.games_of(number) if not game.settled)

    def game_on(self, number: int, board: int) -> Game | None:
        """The game of that round at that board number."""
        return next((game for game in self.games_of(number) if game.board == board), None)

    def in_doubt(self, game: Game) -> bool:
        """Whether its result was typed by a device that was revoked, and nobody else has confirmed
        it, nor anybody since."""
        device = self.devices.get(DeviceName(game.device))
        return (
            device is not None
            and device.revoked
            and device.user == game.by
            and game.result is not None
            and game.at >= device.since
            and game.confirmed_by in ("", game.by)
            and game.confirmed_seq < device.revoked_seq
        )

    def player_of_tpn(self, tpn: int) -> Player | None:
        """By the TPN in force."""
        return self.players[self.order[tpn - 1]] if 1 <= tpn <= len(self.order) else None
