"""What a pairing system is: an entry of the registry (`pairing.systems`).

Its names and what its readings ask stand in the catalogues (`words/en/systems.ftl`), by its code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pairing.model import TPN, Board, Field, Options, PairRound
from pairing.ranking.own_list import OwnList
from pairing.scores import ByeBar
from pairing.sentences import in_english
from pairing.story import RoundStory, Step


@dataclass(frozen=True, slots=True)
class Reading:
    """A point that the text of a system leaves open, as a named option.

    `choices` begin with the default; none at all means free text, whose default is "". With
    `listing` that text is a list of some of these words, separated by commas, none of them twice.
    `unnamed` is the default that it had once: what a log means that does not name it.
    """

    name: str
    article: str
    choices: tuple[str, ...]
    listing: tuple[str, ...] = ()
    unnamed: str = ""


TellRound = Callable[[Field, Options], RoundStory]
"""Pairs the round again and tells how; raises LookupError when there is no legal pairing."""

ListOf = Callable[[Options], OwnList]
"""The list of tie-breaks that its text ranks by, as the readings have it; raises OptionError."""


@dataclass(frozen=True, slots=True)
class ScheduledRound:
    """A round that is known before the start, by numbers; `free`: who has no opponent in it."""

    boards: tuple[Board, ...]
    free: TPN | None = None


Schedule = Callable[[int, Options], tuple[ScheduledRound, ...]]
"""Every round for so many players; raises OptionError."""

AnswerWhyNot = Callable[[Field, Options, TPN, TPN], tuple[Step, ...]]
"""Why these two do not meet in the round before which the field stands, or that they do."""


ExplainedBy = Callable[[Field, Options], tuple[str, Options] | None]
"""The system whose criteria decide that round, with its options; None: the system's own steps."""


@dataclass(frozen=True, slots=True)
class System:
    """One pairing system.

    - `pair`: the round before which the field stands.
    - `readings`: its options; `checked` knows their values.
    - `tell`: the round step by step. None for the Dutch systems of FIDE: `pairing.explain`.
    - `ranks_by`: the list of tie-breaks of its own text, if that has one.
    - `reads_federations`: it pairs by federation too, so the field must state them.
    - `titles`: its own order of titles among equal ratings; empty: C.04.2 2.2.2.
    - `bye_bar`: what keeps from the bye; a system with readings of that has the mildest here.
    - `absence_floats`: whoever does not play has a downfloat, whatever it is worth (2017, A.4.b).
    - `accelerates`: virtual points (C.04.7) may be added to its scores.
    - `no_pairing_left`: the message of what follows then, if its text says it.
    - `schedule`: of a system whose rounds are all known before the start: nobody is away, who does
      not play forfeits, and a free round is worth nothing.
    - `table_article`: where that schedule stands.
    - `sides`: the lower half of its numbers meets the upper half, and nobody of the same half.
    - `why_not`: of a system that is told step by step and can answer that nevertheless.
    - `explained_by`: of a system whose seeding rounds are those of another; `why_not` is for
      the rounds after them.
    - `games`: how many rounds are a match of the same two, paired before the first (Double-Swiss:
      2); field and rounds of such a system are those of games, like of any other.
    - `encoded_type`: record 192 of a report; `type_text`: record 092 where 192 has no code for it.
    """

    code: str
    pair: PairRound = field(compare=False)
    version: str = "1"
    readings: tuple[Reading, ...] = ()
    tell: TellRound | None = field(default=None, compare=False)
    ranks_by: ListOf | None = field(default=None, compare=False)
    reads_federations: bool = False
    titles: tuple[str, ...] = ()
    absence_floats: bool = False
    accelerates: bool = False
    no_pairing_left: str = ""
    bye_bar: ByeBar = ByeBar.UNPLAYED_WIN
    schedule: Schedule | None = field(default=None, compare=False)
    table_article: str = ""
    sides: bool = False
    why_not: AnswerWhyNot | None = field(default=None, compare=False)
    explained_by: ExplainedBy | None = field(default=None, compare=False)
    games: int = 1
    encoded_type: str = "CUSTOM_SWISS"

    @property
    def predetermined(self) -> bool:
        """Its pairings are known before the start (C.07 15.2)."""
        return self.schedule is not None

    def rounds_for(self, players: int, options: Options) -> int | None:
        """How many rounds so many players play; None: as many as the regulations say."""
        return len(self.schedule(players, options)) if self.schedule else None

    @property
    def says(self) -> str:
        """The message of its name; its attribute `rules` is the text that it follows."""
        return f"Pairing-System-{self.code}"

    def own_list(self, options: Options) -> OwnList:
        """Without codes where its text does not rank. Raises OptionError."""
        return self.ranks_by(options) if self.ranks_by else OwnList()

    @property
    def name(self) -> str:
        """In English: a word of report files. Its code where nobody speaks (`speak_with`)."""
        name = in_english(self.says, {})
        return self.code if name == self.says else name

    def question(self, reading: Reading) -> str:
        """The message that asks what its text leaves open there."""
        return f"Pairing-Reading-{self.code}.{reading.name}"
