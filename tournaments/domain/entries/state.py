"""The entries: players with what the log says of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from pairing.trf import RankingMethod

from ..attendance.events import AbsenteeChoice
from ..byes.state import Bye
from ..ids import PersonId, PlayerId
from ..moving.state import SectionMove
from .ratings import NO_RATINGS, BothRatings

PlayerStatus = Literal["entered", "checked-in", "withdrawn", "expelled", "merged", "taken-back"]


class TakenOver(msgspec.Struct, frozen=True, gc=False):
    """What a merge gave to the kept entry, recorded right behind it in this order."""

    checked_in: bool = False
    byes: tuple[int, ...] = ()
    """Rounds."""
    tpn: int | None = None
    """The number that the dropped entry had."""


def rated(entry: Player, ratings: BothRatings, method: RankingMethod) -> Player:
    """The entry with these two ratings, of which one counts."""
    rating, source = ratings.counting(method)
    return replace(entry, ratings=ratings, rating=rating, rating_source=source)


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """An entry. The seqs name the events that set the neighbouring fields."""

    id: PlayerId
    person: PersonId
    details: str
    title: str = ""
    federation: str = ""
    womens_title: str = ""
    """Beside a higher one in `title`."""
    ratings: BothRatings = NO_RATINGS
    rating: int = 0
    """The one of the two that counts, as the regulations say (`Settings.ranking_method`)."""
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
    choice: AbsenteeChoice = "open"
    """Of the arbiter when the player had not come by `choice_round`; a check-in ends it."""
    choice_round: int = 0
    choice_seq: int = 0
    withdrawn_from: int | None = None
    """Not paired from this round on; also for the expelled."""
    expelled: bool = False
    withdrawn_seq: int = 0
    withdrawn_at: str = ""
    byes: Mapping[int, Bye] = {}
    """Granted byes by round; what happened in a published round stands in `Round.byes`."""
    merged_into: PlayerId | None = None
    merged_seq: int = 0
    """Of the last event that set `merged_into`, or took it back."""
    taken_over: TakenOver = TakenOver()
    """By the entry it was merged into last."""
    taken_back: bool = False
    """As if it had never been made; its number stays its own."""
    taken_back_seq: int = 0
    """Of the last event that took the entry back, or put it back."""
    moved: SectionMove | None = None
    """To or from another section of the event, the last that was not taken back; None: none."""
    erased_seq: int = 0
    """Of the event by which the personal details went; 0: they are there."""
    explained: int = 0
    """The last round whose absence the player has explained; 0: none."""
    explained_seq: int = 0
    takes_prize: int = 0
    """The list of the prize fund that the player has chosen; 0: none."""
    away_from_prizes: bool = False
    """Known not to come to the prize giving."""
    prize_seq: int = 0

    @property
    def fides_rating(self) -> int:
        """0: none, whatever the national one is; that changes none of FIDE's and makes none."""
        return self.ratings.fides

    @property
    def titles(self) -> frozenset[str]:
        return frozenset({self.title, self.womens_title}) - {""}

    @property
    def status(self) -> PlayerStatus:
        if self.merged_into is not None:
            return "merged"
        if self.taken_back:
            return "taken-back"
        if self.expelled:
            return "expelled"
        if self.withdrawn_from is not None:
            return "withdrawn"
        return "checked-in" if self.checked_in else "entered"

    @property
    def present(self) -> bool:
        """Arrived, or admitted without having been seen (C.04.2 4.1)."""
        return self.checked_in or self.choice == "admitted"

    def choice_for(self, number: int) -> AbsenteeChoice:
        """The choice that stands for that round. An admission or exclusion lasts until the player
        comes, or until it is taken back: nobody is asked about again."""
        stands = {
            "withdrawn": self.withdrawn_from is not None,
            "half-bye": (bye := self.byes.get(number)) is not None and bye.kind == "half",
        }.get(self.choice, True)
        if self.choice in ("admitted", "excluded") or (self.choice_round == number and stands):
            return self.choice
        return "open"

    @property
    def active(self) -> bool:
        """An entry that stands, neither withdrawn nor expelled."""
        return self.withdrawn_from is None and self.stands

    @property
    def stands(self) -> bool:
        """Neither merged into another entry nor taken back: it is on the lists."""
        return self.merged_into is None and not self.taken_back
