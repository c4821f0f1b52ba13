"""Manual pairing as the consoles see it: the phase with what speaks against its boards and how far
they are from the pairing program's, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pairing.validator import Finding

from ..domain.articles import article_fact
from ..domain.drafts.failures import as_said
from ..domain.drafts.field import Pair, assign_boards, seal
from ..domain.ids import PlayerId
from ..domain.manual import rules as manual_rules
from ..domain.manual.decide import outdated
from ..domain.manual.events import RoundPairedManually
from ..domain.manual.rules import Distance, Doubt, distance, over_the_limit, waiting
from ..domain.manual.state import ManualPhase, PairedByHand
from ..domain.rounds.state import Round
from ..domain.standings import standings
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..words.placeholders import player_ref
from . import figures
from .memo import once_per_state
from .names import Names, ref
from .rounds import scores
from .rows.base import PlayerRef, Row, fields


class HandSide(PlayerRef, frozen=True, kw_only=True):
    """A player with score and colours before this round ("wb-w")."""

    points: str
    colours: str


class HandBoard(Row, frozen=True, kw_only=True):
    """`made`: not a board of the pairing program. `level`: the worst that speaks against it."""

    board: int
    white: HandSide
    black: HandSide
    made: bool
    level: str


class DoubtRow(Row, frozen=True, kw_only=True):
    """`level`: "refused", "confirm" (at the end, by name) or "warning"."""

    level: str
    article: str
    text: str


class RuleRow(Row, frozen=True, kw_only=True):
    """What the independent check says about a complete pairing."""

    article: str
    text: str


class PairRow(Row, frozen=True, kw_only=True):
    white: PlayerRef
    black: PlayerRef


class DistanceRow(Row, frozen=True, kw_only=True):
    """From the program's pairing: its boards that are gone, those in their place, and the bye.

    `from_nothing`: it found none, and an empty sheet is filled.
    """

    boards: int
    broken: tuple[PairRow, ...]
    made: tuple[PairRow, ...]
    was_pab: PlayerRef | None
    pab: PlayerRef | None
    text: str
    from_nothing: bool = False


class ManualRow(Row, frozen=True, kw_only=True):
    """The phase. `seal` is what `end-manual-pairing` sends as `seen`, `asked` those it names as
    `over_the_limit` and `despite` those it names so, on an empty sheet; `can_end`: only the comment
    is missing. `seq`: the last thing done by hand."""

    request: str
    by: str
    by_name: str
    at: str
    reason: str
    seq: int
    boards: tuple[HandBoard, ...]
    waiting: tuple[HandSide, ...]
    pab: HandSide | None
    doubts: tuple[DoubtRow, ...]
    rules: tuple[RuleRow, ...]
    asked: tuple[PlayerRef, ...]
    despite: tuple[PlayerRef, ...] = ()
    distance: DistanceRow
    seal: str
    outdated: str
    can_end: bool


class ByHandRow(Row, frozen=True, kw_only=True):
    """A round whose boards were made by hand; `reason` is the comment."""

    by: str
    by_name: str
    at: str
    seq: int
    reason: str
    distance: DistanceRow
    over_the_limit: tuple[PlayerRef, ...]
    despite: tuple[PlayerRef, ...] = ()
    articles: tuple[str, ...]


class PhaseNow(Row, frozen=True, kw_only=True):
    """For the line on every console."""

    round: int
    by_name: str
    at: str


def phase_now(state: Tournament, names: Names) -> PhaseNow | None:
    number = state.next_round
    manual = state.round(number).manual
    if manual is None:
        return None
    return PhaseNow(round=number, by_name=names.user(manual.by), at=manual.at)


def phase(
    state: Tournament, names: Names, number: int, reasons: Mapping[int, str]
) -> ManualRow | None:
    """None: the round is not being paired by hand. `reasons` by seq."""
    round_ = state.round(number)
    manual = round_.manual
    if manual is None:
        return None
    refused = outdated(state, round_)
    doubts = () if refused else _doubts(state, number)
    away = distance(round_, manual.pairs, manual.pab)
    over = () if refused else over_the_limit(state, number, away.made)
    return ManualRow(
        request=round_.request,
        by=manual.by,
        by_name=names.user(manual.by),
        at=manual.at,
        reason=reasons.get(manual.seq, ""),
        seq=manual.changed_seq or manual.seq,
        boards=_boards(state, names, round_, manual, doubts),
        waiting=tuple(
            _side(state, names, round_, player)
            for player in waiting(round_, manual.pairs, manual.pab)
        ),
        pab=None if manual.pab is None else _side(state, names, round_, manual.pab),
        doubts=tuple(
            DoubtRow(level=one.level, article=one.article, text=names.say(one)) for one in doubts
        ),
        rules=() if refused else _rules(state, names, number),
        asked=_refs(state, names, over),
        despite=() if refused else _refs(state, names, _despite(state, number)),
        distance=_distance(state, names, away),
        seal=seal(round_.input_hash, manual.pairs, manual.pab),
        outdated=names.say(refused) if refused else "",
        can_end=not refused and not away.none and all(one.level != "refused" for one in doubts),
    )


def by_hand(
    state: Tournament, names: Names, number: int, reasons: Mapping[int, str]
) -> ByHandRow | None:
    """How the draft or the published boards were made; None: by the program."""
    manual = state.round(number).by_hand
    if manual is None:
        return None
    return ByHandRow(
        by=manual.by,
        by_name=names.user(manual.by),
        at=manual.at,
        seq=manual.seq,
        reason=reasons.get(manual.seq, ""),
        distance=_distance(state, names, _made(manual.made)),
        over_the_limit=_refs(state, names, manual.made.over_the_limit),
        despite=_refs(state, names, manual.made.despite),
        articles=manual.made.articles,
    )


def seqs(round_: Round) -> tuple[int, ...]:
    """Of the events whose reasons are wanted."""
    known: tuple[ManualPhase | PairedByHand | None, ...] = (round_.manual, round_.by_hand)
    return tuple(each.seq for each in known if each is not None)


# --- rows -----------------------------------------------------------------------------------


def _boards(
    state: Tournament,
    names: Names,
    round_: Round,
    manual: ManualPhase,
    doubts: Iterable[Doubt],
) -> tuple[HandBoard, ...]:
    worst = {player: doubt.level for doubt in reversed([*doubts]) for player in doubt.players}
    pairs = manual.pairs
    if not outdated(state, round_):
        pairs = manual_rules.in_order(state, round_.number, pairs)
    engine = {(board.white, board.black) for board in round_.boards}
    return tuple(
        HandBoard(
            board=board.board,
            white=_side(state, names, round_, board.white),
            black=_side(state, names, round_, board.black),
            made=(board.white, board.black) not in engine,
            level=worst.get(board.white) or worst.get(board.black) or "",
        )
        for board in assign_boards(state.settings, round_.number, round_.drafts + 1, pairs)
    )


def _side(state: Tournament, names: Names, round_: Round, player: PlayerId) -> HandSide:
    record = figures.records(state)[player][: round_.number - 1]
    return HandSide(
        **fields(ref(state, names, player)),
        points=points_text(scores(state, round_.number).get(player, 0)),
        colours=standings.colours(record),
    )


def _refs(state: Tournament, names: Names, players: Iterable[PlayerId]) -> tuple[PlayerRef, ...]:
    return tuple(ref(state, names, player) for player in players)


# --- what is wrong --------------------------------------------------------------------------


@once_per_state
def _doubts(state: Tournament, number: int) -> tuple[Doubt, ...]:
    manual = state.rounds[number].manual
    return manual_rules.doubts(state, number, manual.pairs, manual.pab) if manual else ()


@once_per_state
def _despite(state: Tournament, number: int) -> tuple[PlayerId, ...]:
    manual = state.rounds[number].manual
    return manual_rules.despite(state, number, manual.pairs, manual.pab) if manual else ()


@once_per_state
def _findings(state: Tournament, number: int) -> tuple[Finding, ...]:
    """Nothing while somebody waits: the check is about complete pairings."""
    round_ = state.rounds[number]
    manual = round_.manual
    if manual is None or waiting(round_, manual.pairs, manual.pab):
        return ()
    return manual_rules.rules_missed(state, number, manual.pairs, manual.pab)


def _rules(state: Tournament, names: Names, number: int) -> tuple[RuleRow, ...]:
    def ref_of(tpn: int) -> str:
        return player_ref(state.order[tpn - 1])

    return tuple(
        RuleRow(
            article=names.label("Article", article_fact(one.article)),
            text=names.say(as_said(one.message, ref_of)),
        )
        for one in _findings(state, number)
    )


# --- the distance ---------------------------------------------------------------------------


def _made(made: RoundPairedManually) -> Distance:
    return Distance(
        broken=made.broken,
        made=made.made,
        was_pab=made.was_pab,
        pab=made.pab,
        from_nothing=made.from_nothing,
    )


def _distance(state: Tournament, names: Names, away: Distance) -> DistanceRow:
    return DistanceRow(
        boards=len(away.broken),
        broken=_pairs(state, names, away.broken),
        made=_pairs(state, names, away.made),
        was_pab=None if away.was_pab is None else ref(state, names, away.was_pab),
        pab=None if away.pab is None else ref(state, names, away.pab),
        text=distance_text(names, away),
        from_nothing=away.from_nothing,
    )


def _pairs(state: Tournament, names: Names, pairs: Iterable[Pair]) -> tuple[PairRow, ...]:
    return tuple(
        PairRow(white=ref(state, names, white), black=ref(state, names, black))
        for white, black in pairs
    )


def distance_text(names: Names, away: Distance) -> str:
    """ "2 boards differ: A – B, C – D → A – D, C – B; the bye goes to E instead of F"."""
    if away.from_nothing:
        return _filled_text(names, away)
    if away.none:
        return names.speak("PairingDistance.none")
    old, new = _pairs_text(names, away.broken), _pairs_text(names, away.made)
    facts = {"count": len(away.broken), "old": old, "new": new}
    if away.was_pab == away.pab or away.was_pab is None:
        return names.speak("PairingDistance.boards", **facts)
    was = names.read_player(away.was_pab)
    if away.pab is None:
        return names.speak("PairingDistance.boards-and-no-bye", was=was, **facts)
    return names.speak(
        "PairingDistance.boards-and-bye", was=was, bye=names.read_player(away.pab), **facts
    )


def _filled_text(names: Names, away: Distance) -> str:
    """ "By hand, from an empty sheet: A – B; the bye goes to C"."""
    facts = {"count": len(away.made), "new": _pairs_text(names, away.made)}
    if away.pab is None:
        return names.speak("PairingDistance.from-nothing", **facts)
    bye = names.read_player(away.pab)
    return names.speak("PairingDistance.from-nothing-and-bye", bye=bye, **facts)


def _pairs_text(names: Names, pairs: Iterable[Pair]) -> str:
    texts = (
        names.speak("PairingDistance.pair", white=names.player(white), black=names.player(black))
        for white, black in pairs
    )
    return ", ".join(texts) or names.speak("PairingDistance.no-pair")
