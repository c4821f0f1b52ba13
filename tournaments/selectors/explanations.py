"""Why a round was paired as it is, from the very state it was paired from.

`then` is that state: the tournament at the round's `base`. Every answer is worked out once for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from pairing import explain
from pairing.clauses import Reader, short_name
from pairing.explain.brackets import BracketExplanation, ByeExplanation
from pairing.explain.stories import in_words
from pairing.model import TPN
from pairing.story import Step

from ..domain.drafts.events import PairedBoard
from ..domain.drafts.field import tpns
from ..domain.ids import PlayerId
from ..domain.rounds.state import Round
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..words import speak
from ..words.latin import both
from . import worked_out
from .names import Names, ref
from .rows.base import PlayerRef, Row
from .worked_out import NotExplained


class BracketStory(Row, frozen=True, kw_only=True):
    """One bracket of a round, from the top; `number` begins at 1. `boards`: those of its pairs."""

    number: int
    points: str
    residents: int
    boards: tuple[int, ...]
    mdps: tuple[PlayerRef, ...]
    downfloaters: tuple[PlayerRef, ...]
    sentences: tuple[str, ...]


class ByeStory(Row, frozen=True, kw_only=True):
    """Why the pairing-allocated bye fell on this player."""

    player: PlayerRef
    sentences: tuple[str, ...]


class ValueStory(Row, frozen=True, kw_only=True):
    """An intermediate value as the documents of the system print it."""

    name: str
    value: str


class RoundStory(Row, frozen=True, kw_only=True):
    """A round as it was paired at event `base`.

    Systems that compare candidates have `brackets`; those that pair step by step have `steps`,
    `values` and all `boards` instead.
    """

    round: int
    base: int
    system: str
    brackets: tuple[BracketStory, ...]
    bye: ByeStory | None
    steps: tuple[str, ...] = ()
    boards: tuple[int, ...] = ()
    values: tuple[ValueStory, ...] = ()


class BoardStory(Row, frozen=True, kw_only=True):
    """One pair. `decided` is the criterion ("C12", or empty) that put aside what came before.

    `floats`: why the higher ranked of the two floated down to this bracket. `answers_why_not` is
    false and `bracket` 0 where the system pairs step by step.
    """

    round: int
    board: int
    white: PlayerRef
    black: PlayerRef
    bracket: int
    decided: str
    article: str
    sentences: tuple[str, ...]
    floats: tuple[str, ...]
    answers_why_not: bool = True


class WhyNotStory(Row, frozen=True, kw_only=True):
    """Why two players do not meet. `rule` is "C1" to "C21" (2017: "C.1" to "C.19") or empty.

    `article` is one of C.04.3. `pairs` is the bracket as it would have been; empty when the pair is
    impossible, or when a large bracket did not have to be paired to know.
    """

    round: int
    player: PlayerRef
    opponent: PlayerRef
    rule: str
    article: str
    pairs: tuple[tuple[PlayerRef, PlayerRef], ...]
    sentences: tuple[str, ...]


def base_of(state: Tournament, number: int) -> int:
    """The seq a drafted or published round was paired from. Raises `NotExplained`."""
    round_ = _paired_round(state, number)
    if round_.imported:
        raise NotExplained(speak("NotExplained.imported", {"round": number}))
    if round_.by_hand is not None:
        raise NotExplained(speak("NotExplained.by-hand", {"round": number}))
    if not round_.boards and round_.pab is None:
        raise NotExplained(speak("NotExplained.not-paired", {"round": number}))
    return round_.base


def round_story(state: Tournament, then: Tournament, names: Names, number: int) -> RoundStory:
    """The brackets (or the steps) and the bye of a round. Raises `NotExplained`."""
    round_ = _paired_round(state, number)
    number = round_.number
    reader = _reader(then, names.player, names.language)
    story = worked_out.story_of(then, number, round_.input_hash)
    if story is not None:
        bye, pab = _sentences(story.bye, reader), round_.pab_as_paired
        return RoundStory(
            round=number,
            base=round_.base,
            system=round_.engine,
            brackets=(),
            bye=ByeStory(player=ref(state, names, pab), sentences=bye) if pab is not None else None,
            steps=_sentences(story.steps, reader),
            boards=tuple(sorted(paired.board for paired in round_.boards_as_paired)),
            values=tuple(
                ValueStory(name=reader.words(name), value=in_words(value, reader))
                for name, value in story.values
            ),
        )
    explained = worked_out.whole_round(then, number, round_.input_hash)
    book = worked_out.position(then, number, round_.input_hash).book
    board_of = _board_of(then, round_)
    return RoundStory(
        round=number,
        base=round_.base,
        system=round_.engine,
        brackets=tuple(
            _bracket(
                then, names, each, reader.sentences(explain.bracket_sentences(each, book)), board_of
            )
            for each in explained.brackets
        ),
        bye=_bye(then, names, explained.bye, reader, book),
    )


def board_story(
    state: Tournament, then: Tournament, names: Names, number: int, board: int
) -> BoardStory:
    """One board of a round. Raises `NotExplained`."""
    paired = _paired_board(_paired_round(state, number), board)
    said = board_sentences(state, then, names.player, number, board, language=names.language)
    return BoardStory(
        round=number,
        board=board,
        white=ref(state, names, paired.white),
        black=ref(state, names, paired.black),
        bracket=said.bracket,
        decided=said.decided,
        article=said.article,
        sentences=said.sentences,
        floats=said.floats,
        answers_why_not=said.answers_why_not,
    )


class BoardSentences(NamedTuple):
    """What is said of a board, for arbiters and for the public (see `BoardStory`)."""

    sentences: tuple[str, ...]
    floats: tuple[str, ...] = ()
    bracket: int = 0
    decided: str = ""
    article: str = ""
    answers_why_not: bool = False


def board_sentences(
    state: Tournament,
    then: Tournament,
    name: Callable[[PlayerId], str],
    number: int,
    board: int,
    *,
    language: str,
    public: bool = False,
) -> BoardSentences:
    """One board of a round, with players called by `name`, in a language. Raises `NotExplained`.

    `public`: prohibited pairs are not betrayed. A story told step by step may speak of them, so
    there is none while any are in force.
    """
    round_ = _paired_round(state, number)
    number = round_.number
    paired = _paired_board(round_, board)
    reader = _reader(then, name, language)
    steps = worked_out.board_steps(then, number, round_.input_hash, paired.white, paired.black)
    if steps is not None:
        if public and then.prohibited:
            raise NotExplained(speak("NotExplained.for-arbiters", {"round": number}))
        asked = worked_out.answers_why_not(then, number)
        return BoardSentences(_sentences(steps, reader), answers_why_not=asked)
    pair = worked_out.pair(then, number, round_.input_hash, paired.white, paired.black)
    floats = worked_out.floats(then, number, round_.input_hash, pair.higher)
    book = worked_out.position(then, number, round_.input_hash).book
    if public:
        pair, floats = explain.discreet_pair(pair), explain.discreet_floats(floats)
    return BoardSentences(
        sentences=tuple(reader.sentences(explain.pair_sentences(pair, book))),
        floats=tuple(reader.sentences(explain.float_sentences(floats, book))),
        bracket=pair.bracket,
        decided=pair.decided.rule if pair.decided else "",
        article=pair.decided.article if pair.decided else "",
        answers_why_not=True,
    )


def why_not_story(
    state: Tournament,
    then: Tournament,
    names: Names,
    number: int,
    player: PlayerId,
    opponent: PlayerId,
) -> WhyNotStory:
    """Why `player` does not meet `opponent` in a round. Raises `NotExplained`."""
    reader = _reader(then, names.player, names.language)
    paired = _paired_round(state, number)
    asked = (then, paired.number, paired.input_hash, player, opponent)
    two = ref(state, names, player), ref(state, names, opponent)
    steps = worked_out.why_not_steps(*asked)
    if steps is not None:
        return _by_steps(number, two, steps, reader)
    answer = worked_out.why_not(*asked)
    return WhyNotStory(
        round=number,
        player=two[0],
        opponent=two[1],
        rule=answer.reason.rule if answer.reason else "",
        article=answer.reason.article if answer.reason else "",
        pairs=tuple(
            (_ref(then, names, one), _ref(then, names, other)) for one, other in answer.pairs
        ),
        sentences=tuple(reader.sentences(explain.why_not_sentences(answer))),
    )


def _by_steps(
    number: int, two: tuple[PlayerRef, PlayerRef], steps: tuple[Step, ...], reader: Reader
) -> WhyNotStory:
    return WhyNotStory(
        round=number,
        player=two[0],
        opponent=two[1],
        rule="",
        article=steps[0].article if steps else "",
        pairs=(),
        sentences=_sentences(steps, reader),
    )


# --- players -------------------------------------------------------------------------------------


def _ref(then: Tournament, names: Names, tpn: TPN) -> PlayerRef:
    return ref(then, names, then.order[tpn - 1])


def _reader(then: Tournament, name: Callable[[PlayerId], str], language: str) -> Reader:
    def named(tpn: TPN) -> str:
        return both(short_name(name(then.order[tpn - 1])), language)

    return Reader(named, partial(speak, language=language))


def _paired_board(round_: Round, board: int) -> PairedBoard:
    for paired in round_.boards:
        if paired.board == board:
            if version := round_.changed_in(paired.game):
                facts = {"board": board, "round": round_.number, "version": version}
                raise NotExplained(speak("NotExplained.changed", facts))
            return paired
    raise NotExplained(speak("NoSuch.board", {"round": round_.number, "board": board}))


def _paired_round(state: Tournament, number: int) -> Round:
    """Of a match that of its first games, before which it is paired."""
    return state.round(state.published_with(number)[0])


def _board_of(then: Tournament, round_: Round) -> dict[TPN, int]:
    numbers = tpns(then)
    return {
        numbers[player]: paired.board
        for paired in round_.boards_as_paired
        for player in (paired.white, paired.black)
    }


def _sentences(steps: Iterable[Step], reader: Reader) -> tuple[str, ...]:
    return tuple(step.sentence(reader) for step in steps)


def _bracket(
    then: Tournament,
    names: Names,
    bracket: BracketExplanation,
    sentences: Iterable[str],
    board_of: dict[TPN, int],
) -> BracketStory:
    return BracketStory(
        number=bracket.number,
        points=points_text(bracket.score),
        residents=len(bracket.residents),
        boards=tuple(sorted(board_of[one] for one, _other in bracket.pairs)),
        mdps=tuple(_ref(then, names, tpn) for tpn in bracket.mdps),
        downfloaters=tuple(_ref(then, names, tpn) for tpn in bracket.downfloaters),
        sentences=tuple(sentences),
    )


def _bye(
    then: Tournament,
    names: Names,
    bye: ByeExplanation | None,
    reader: Reader,
    book: explain.Book,
) -> ByeStory | None:
    if bye is None:
        return None
    sentences = tuple(reader.sentences(explain.bye_sentences(bye, book)))
    return ByeStory(player=_ref(then, names, bye.player), sentences=sentences)
