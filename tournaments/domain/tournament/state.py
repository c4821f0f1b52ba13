"""A tournament as its log tells it: the state that everything is decided and shown from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from pairing.model import Colour

from ..announcements.state import Announcement
from ..appeals.events import CommitteeMember
from ..appeals.state import Appeal, NamedOutsider
from ..arbiters.state import Arbiter
from ..devices.state import Device
from ..direct_titles.table import TitleTable
from ..entries.state import Player
from ..federation_reports.state import MadeReport
from ..festival.state import Festival
from ..fide_mode.state import LeftFideMode
from ..game_moves.state import KeptMoves
from ..games.state import Game, OpenConflict
from ..ids import AnnouncementId, AppealId, AttachmentId, DeviceName, GameId, PlayerId, UserId
from ..imported.list_fields import ListColumn
from ..imported.rating_list import UsedList
from ..leadership.state import LeadingMachine
from ..lots.state import Lots
from ..photos.state import Attachment
from ..prizes.fund import PrizeFund
from ..rounds.state import Round
from ..screens.state import Screen
from ..settings.events import ProhibitedPlayers, VirtualPoints
from ..settings.settings import Settings, under
from ..settings.timetable import RoundTime
from ..standings.announced import RankingWithin
from .steps import InputChange, IntegrityEvent, RegulationsFrom

Phase = Literal["entries", "running", "closed"]


class Tournament(msgspec.Struct, frozen=True, kw_only=True, weakref=True):
    """The state after event `seq`; `Tournament()` is the state before the first event."""

    seq: int = 0
    slug: str = ""
    name: str = ""
    festival: str = ""
    festival_name: str = ""
    festival_more: Festival = Festival()
    settings: Settings = Settings()
    """In force for the round that is paired next."""
    settings_seq: int = 0
    regulations: tuple[RegulationsFrom, ...] = ()
    """From round 1 on, in the order of the rounds; empty: the same for all rounds."""
    regulations_seq: int = 0
    timetable: Mapping[int, RoundTime] = {}
    """By round, of all that ever had a time."""
    prohibited: tuple[ProhibitedPlayers, ...] = ()
    prohibited_seq: int = 0
    virtual: tuple[VirtualPoints, ...] = ()
    """An acceleration spelled out; it stands in place of a computed one."""
    virtual_seq: int = 0
    left_fide: LeftFideMode | None = None
    """None too where an older program let it be left without a word in the log."""
    phase: Phase = "entries"
    phase_seq: int = 0
    arbiters: Mapping[UserId, Arbiter] = {}
    devices: Mapping[DeviceName, Device] = {}
    players: Mapping[PlayerId, Player] = {}
    apart: Mapping[tuple[PlayerId, PlayerId], int] = {}
    """Entries that are two people, the lower number first, with the seq that says so."""
    order: tuple[PlayerId, ...] = ()
    """The TPN list: the first has TPN 1."""
    order_seq: int = 0
    collation: str = ""
    frozen: bool = False
    """Round 4 has been published: no correction moves a number (C.04.2 2.3)."""
    initial_colour: Colour | None = None
    seed: str = ""
    lots: Lots | None = None
    """Of the tie-breaks."""
    rounds: Mapping[int, Round] = {}
    games: Mapping[GameId, Game] = {}
    conflicts: Mapping[int, OpenConflict] = {}
    """Open ones by the seq of their ConflictRaised."""
    appeals: Mapping[AppealId, Appeal] = {}
    announcements: Mapping[AnnouncementId, Announcement] = {}
    """In the order in which they were made, those that were taken back too."""
    screens: Mapping[str, Screen] = {}
    """By name, those that were taken away too."""
    attachments: Mapping[AttachmentId, Attachment] = {}
    """Pictures in the order in which they came, the erased ones too."""
    committee: tuple[CommitteeMember, ...] = ()
    """The appeals committee, its chairman first."""
    committee_seq: int = 0
    named_members: tuple[NamedOutsider, ...] = ()
    """Who neither plays nor has an account and was ever on a committee, in the order of naming."""
    prize_fund: PrizeFund = PrizeFund()
    prize_fund_seq: int = 0
    rankings: tuple[RankingWithin, ...] = ()
    """Of parts of the field, as they are announced."""
    rankings_seq: int = 0
    direct_titles: TitleTable = TitleTable()
    direct_titles_seq: int = 0
    last_published: int = 0
    input_changes: tuple[InputChange, ...] = ()
    """Those after the last request for a pairing, while it or its draft is open."""
    integrity: tuple[IntegrityEvent, ...] = ()
    """Oldest first; what can be seen in the games and rounds themselves is not repeated here."""
    report_lines: tuple[str, ...] = ()
    """The ### lines of the report file that the first rounds came with."""
    list_columns: Mapping[str, tuple[ListColumn, ...]] = {}
    """What the columns of lists were said to hold, by the digest of their headings."""
    rating_list: UsedList | None = None
    """The list of which the ratings are; None: nobody has said."""
    leader: LeadingMachine = LeadingMachine()
    federation_reports: tuple[MadeReport, ...] = ()
    kept_moves: tuple[KeptMoves, ...] = ()
    """In the order in which they came; of each game the last count."""
    """Packages that were made for the federation, oldest first."""
    refusals: int = 0
    """Events that put a refusal on record; how often each came again is not counted here."""

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

    @property
    def settings_in_the_end(self) -> Settings:
        """Those of the last rounds, where a change of the regulations stands for them already."""
        held = self.regulations
        return under(held[-1].regulations, self.settings) if held else self.settings

    def settings_in(self, number: int) -> Settings:
        """The settings with the regulations of that round."""
        spans = [each for each in self.regulations if each.first <= number]
        return under(spans[-1].regulations, self.settings) if spans else self.settings

    def entries_of(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """All entries of the person of this entry, the merged ones too."""
        kept = self.kept_entry(player)
        return tuple(other for other in self.players if self.kept_entry(other) == kept)

    def attachments_about(self, *scopes: str) -> tuple[Attachment, ...]:
        """Pictures of these games, appeals or players, oldest first."""
        return tuple(photo for photo in self.attachments.values() if photo.about in scopes)

    def kept_entry(self, player: PlayerId) -> PlayerId:
        """The entry that stands for this one after merges."""
        while (kept := self.players[player].merged_into) is not None:
            player = kept
        return player

    def round(self, number: int) -> Round:
        """That round, or an untouched one."""
        return self.rounds.get(number) or Round(number=number)

    def lacks_number(self, player: PlayerId) -> bool:
        """Whether a player of the running tournament has no pairing number yet."""
        entry = self.players.get(player)
        return self.phase == "running" and entry is not None and entry.tpn is None

    def games_of(self, number: int) -> tuple[Game, ...]:
        """The games of a published round in board order."""
        round_ = self.rounds.get(number)
        if round_ is None or not round_.published:
            return ()
        return tuple(self.games[paired.game] for paired in round_.boards)

    def published_with(self, number: int) -> tuple[int, ...]:
        """The rounds that were published together with that one: the games of its match, or it
        alone."""
        seq = self.round(number).published_seq
        together = (near for near in range(max(number - 1, 1), number + 2) if near != number)
        beside = (near for near in together if seq and self.round(near).published_seq == seq)
        return tuple(sorted((number, *beside)))

    @property
    def played_round(self) -> int:
        """The round that is being played: of a match the first game until all of these are over;
        else the last one published; 0: none."""
        together = self.published_with(self.last_published) if self.last_published else (0,)
        if len(together) == 1:
            return together[0]
        return next((number for number in together if self.missing(number)), together[-1])

    def missing(self, number: int) -> tuple[Game, ...]:
        """Games of that round that have no result and are not adjourned."""
        return tuple(game for game in self.games_of(number) if not game.settled)

    def adjourned(self, number: int) -> tuple[Game, ...]:
        """Games of that round that go on later."""
        games = self.games_of(number)
        return tuple(game for game in games if game.adjourned and game.result is None)

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
