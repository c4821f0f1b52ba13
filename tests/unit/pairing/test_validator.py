"""The validator: silent on right rounds, and it finds what is wrong with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import networkx
import pytest

from pairing.boards import in_board_order
from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    ProhibitedGroup,
    RoundPairing,
    no_progress,
)
from pairing.systems import system
from pairing.trf import field_before, read_report
from pairing.validator import Severity, UnknownRulesError, validate
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places

from .builders import DUTCH, HERE, boards, field, player, recorded
from .literal import Literal
from .random_fields import random_field

SAMPLE = sorted((HERE / "corpus").glob("*.trf"))


class Facts(Literal):
    """The literal rules about players and pairs, in a field too large to enumerate."""

    def _completions(self, players: frozenset[TPN]) -> frozenset[TPN]:
        return frozenset()


@cache
def sample_rounds() -> tuple[tuple[Field, RoundPairing], ...]:
    """Every round of the sample, with its boards in order."""
    rounds = []
    for file in SAMPLE:
        report = read_report(file.read_bytes())
        for number in range(1, report.rounds_paired + 1):
            before = field_before(report, number)
            seated, pab = recorded(report, number)
            rounds.append((before, in_order(before, RoundPairing(tuple(seated), pab))))
    return tuple(rounds)


def in_order(before: Field, pairing: RoundPairing) -> RoundPairing:
    return replace(pairing, boards=in_board_order(pairing.boards, Facts(before).score))


def articles(before: Field, pairing: RoundPairing | NoLegalPairing, **options: str) -> list[str]:
    verdict = validate(before, pairing, DUTCH, Options(tuple(options.items())))
    return [finding.article for finding in verdict.errors]


def test_every_round_of_the_sample_is_sound() -> None:
    assert len(sample_rounds()) > 150
    for before, pairing in sample_rounds():
        assert validate(before, pairing).findings == ()


# -- corruptions ------------------------------------------------------------------------------

Corruption = Callable[[Random, Field, RoundPairing], Iterator[tuple[Field, RoundPairing]]]


def recoloured(before: Field, pairs: list[tuple[TPN, TPN]], pab: TPN | None) -> RoundPairing:
    rules = Facts(before)
    seated = [Board(*rules.with_colours(*pair)) for pair in pairs]
    return in_order(before, RoundPairing(tuple(seated), pab))


def with_opponents(
    before: Field, pairing: RoundPairing, one: TPN, other: TPN
) -> RoundPairing | None:
    """The two meet, and so do those they would have met; None if the PAB is among them."""
    opponent = {a: b for board in pairing.boards for a, b in (board, board[::-1])}
    if one not in opponent or other not in opponent or opponent[one] == other:
        return None
    four = {one, other, opponent[one], opponent[other]}
    pairs = [(board.white, board.black) for board in pairing.boards if not four.intersection(board)]
    pairs += [(one, other), (opponent[one], opponent[other])]
    return recoloured(before, pairs, pairing.pab)


def with_bye_for(before: Field, pairing: RoundPairing, tpn: TPN) -> RoundPairing:
    """The player changes places with the one who had the bye."""
    assert pairing.pab is not None
    places = {tpn: pairing.pab}
    pairs = [
        (places.get(board.white, board.white), places.get(board.black, board.black))
        for board in pairing.boards
    ]
    return recoloured(before, pairs, tpn)


def colours_swapped(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    number = random.randrange(len(pairing.boards))
    swapped = list(pairing.boards)
    swapped[number] = Board(*swapped[number][::-1])
    yield before, replace(pairing, boards=tuple(swapped))


def a_second_meeting(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    met = [
        (one.tpn, past.opponent)
        for one in before.participants
        for past in one.rounds
        if past.played and one.tpn not in before.away and past.opponent not in before.away
    ]
    random.shuffle(met)
    for one, other in met:
        corrupt = with_opponents(before, pairing, one, other)  # type: ignore[arg-type]
        if corrupt:
            yield before, corrupt
            return


def two_who_need_one_colour(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    rules = Facts(before)
    playing = [tpn for tpn in rules.order if not rules.topscorer(tpn)]
    random.shuffle(playing)
    needing = [tpn for tpn in playing if rules.preference(tpn)[1] == 3]
    for one in needing[:5]:
        for other in needing:
            if other != one and rules.preference(one) == rules.preference(other):
                corrupt = with_opponents(before, pairing, one, other)
                if corrupt:
                    yield before, corrupt
                    return


def a_pair_prohibited_afterwards(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    apart = ProhibitedGroup(frozenset(random.choice(pairing.boards)))
    yield replace(before, prohibited=(*before.prohibited, apart)), pairing


def a_bye_for_somebody_barred(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    rules = Facts(before)
    barred = [tpn for tpn in rules.order if not rules.may_get_pab(tpn)]
    if pairing.pab is not None and barred:
        yield before, with_bye_for(before, pairing, random.choice(barred))


def a_bye_too_high(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    if pairing.pab is None:
        return
    rules = Facts(before)
    higher = [tpn for tpn in rules.order if rules.score[tpn] > rules.score[pairing.pab]]
    if higher:
        yield before, with_bye_for(before, pairing, random.choice(higher))


def boards_in_another_order(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    if len(pairing.boards) > 1:
        first, second = sorted(random.sample(range(len(pairing.boards)), 2))
        moved = list(pairing.boards)
        moved[first], moved[second] = moved[second], moved[first]
        yield before, replace(pairing, boards=tuple(moved))


def somebody_dropped(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    number = random.randrange(len(pairing.boards))
    kept = pairing.boards[:number] + pairing.boards[number + 1 :]
    yield before, replace(pairing, boards=kept)
    if pairing.pab is not None:
        yield before, replace(pairing, pab=None)
    else:
        yield before, RoundPairing(kept, pairing.boards[number].white)


def somebody_paired_twice(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    if len(pairing.boards) > 1:
        one, other = random.sample(pairing.boards, 2)
        twice = [board for board in pairing.boards if board != other]
        yield before, replace(pairing, boards=(*twice, Board(one.white, other.black)))


def a_stranger(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    strangers = [*sorted(before.away), TPN(9999)]
    number = random.randrange(len(pairing.boards))
    changed = list(pairing.boards)
    changed[number] = Board(changed[number].white, random.choice(strangers))
    yield before, replace(pairing, boards=tuple(changed))


def a_wrong_downfloater(
    random: Random, before: Field, pairing: RoundPairing
) -> Iterator[tuple[Field, RoundPairing]]:
    rules = Facts(before)
    level = [board for board in pairing.boards if rules.score[board[0]] == rules.score[board[1]]]
    if level:
        yield before, replace(pairing, downfloaters=frozenset({random.choice(level).white}))


ABSOLUTE = {
    a_second_meeting: "C.04.3 2.1.1",
    a_bye_for_somebody_barred: "C.04.3 2.1.2",
    two_who_need_one_colour: "C.04.3 2.1.3",
    a_pair_prohibited_afterwards: "tournament rules",
}
INCOMPLETE: tuple[Corruption, ...] = (somebody_dropped, somebody_paired_twice, a_stranger)
OTHERS: tuple[Corruption, ...] = (
    colours_swapped,
    a_bye_too_high,
    boards_in_another_order,
    a_wrong_downfloater,
)


def corruptions(kind: Corruption) -> Iterator[tuple[Field, RoundPairing]]:
    random = Random(kind.__name__)
    for before, pairing in sample_rounds():
        yield from kind(random, before, pairing)


def test_whatever_breaks_an_absolute_rule_is_found() -> None:
    found: Counter[str] = Counter()
    for kind, article in ABSOLUTE.items():
        for before, corrupt in corruptions(kind):
            assert article in articles(before, corrupt), (kind.__name__, corrupt)
            found[kind.__name__] += 1
    assert min(found.values()) > 30
    assert found.total() > 400


@pytest.mark.parametrize("kind", INCOMPLETE, ids=lambda kind: kind.__name__)
def test_an_incomplete_round_is_found(kind: Corruption) -> None:
    number = 0
    for before, corrupt in corruptions(kind):
        assert {"C.04.3 1.9.1", "C.04.2 3.2"} & set(articles(before, corrupt)), corrupt
        number += 1
    assert number > 150


@pytest.mark.parametrize("kind", OTHERS, ids=lambda kind: kind.__name__)
def test_other_corruptions_are_found(kind: Corruption) -> None:
    number = 0
    for before, corrupt in corruptions(kind):
        assert articles(before, corrupt) != [], corrupt
        number += 1
    assert number > 60


def test_an_exchange_of_opponents_is_found_whenever_it_breaks_a_rule_for_pairs() -> None:
    random = Random(11)
    illegal = legal = noticed = 0
    for before, pairing in sample_rounds():
        rules = Facts(before)
        for _ in range(3):
            one, other = random.sample(rules.order, 2)
            corrupt = with_opponents(before, pairing, one, other)
            if corrupt is None:
                continue
            errors = articles(before, corrupt)
            if all(rules.may_meet(*board) for board in corrupt.boards):
                legal += 1
                noticed += bool(errors)
            else:
                illegal += 1
                assert any(article.startswith(("C.04.3 2.1", "tournament")) for article in errors)
    assert illegal > 80
    assert noticed > 0.6 * legal > 100


# -- single rules -----------------------------------------------------------------------------


def test_an_error_names_players_and_reason() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"), player(3, "4w1"), player(4, "3b0"))
    seated, _ = boards("1-2, 4-3")
    first = validate(before, RoundPairing(seated)).errors[0]
    assert first.message == "No. 1 and no. 2 have met in round 1."
    assert (first.article, first.players) == ("C.04.3 2.1.1", (1, 2))


def test_a_bye_with_too_many_points_is_disproved_by_another_player() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"), player(3, "U"), player(4, "5w="),
                   player(5, "4b="))  # fmt: skip
    seated, pab = boards("3-1, 2-4, 5-0")
    messages = [finding.message for finding in validate(before, RoundPairing(seated, pab)).errors]
    assert messages[0] == ("The bye goes to no. 5 with 0.5 points, but no. 2 with 0 could get it.")


def test_needless_downfloaters_are_found() -> None:
    before = field(*(player(n, f"{n + 4}w1") for n in range(1, 5)),
                   *(player(n, f"{n - 4}b0") for n in range(5, 9)))  # fmt: skip
    corrupt = recoloured(before, [(1, 6), (2, 5), (3, 4), (7, 8)], None)  # type: ignore[list-item]
    assert articles(before, corrupt) == ["C.04.3 2.4.1"]


def test_needless_colour_faults_are_found() -> None:
    before = field(player(1, "5w1"), player(2, "6w1"), player(3, "7b1"), player(4, "8b1"),
                   player(5, "1b0"), player(6, "2b0"), player(7, "3w0"),
                   player(8, "4w0"))  # fmt: skip
    corrupt = recoloured(before, [(1, 2), (3, 4), (5, 7), (6, 8)], None)  # type: ignore[list-item]
    verdict = validate(before, corrupt)
    assert [finding.message for finding in verdict.errors] == [
        "In the bracket of 1 points 2 do not get their colour preference, but 0 need not."
    ]


def test_topscorers_may_meet_with_one_absolute_preference_in_the_last_round_only() -> None:
    players = [player(1, "3w1", "4w1"), player(2, "4w1", "3w1"), player(3, "1b0", "2b0"),
               player(4, "2b0", "1b0")]  # fmt: skip
    seated, _ = boards("1-2, 4-3")
    in_last, earlier = field(*players, rounds=3), field(*players, rounds=4)
    assert "C.04.3 2.1.3" in articles(earlier, RoundPairing(seated))
    losers_only = articles(in_last, RoundPairing(seated))
    assert losers_only.count("C.04.3 2.1.3") == 1


def test_no_legal_pairing_is_believed_only_when_there_is_none() -> None:
    answer = NoLegalPairing("no-complete-pairing", "C.04.3 1.9.3", "None.")
    assert articles(field(player(1, "2w1"), player(2, "1b0")), answer) == []
    verdict = validate(field(player(1), player(2), player(3)), answer)
    assert "A complete pairing exists, for example" in verdict.errors[0].message


def test_the_reading_of_parity_is_an_option() -> None:
    before = field(*(player(number) for number in range(1, 11)), away=(1, 3))
    seated, _ = boards("2-7, 8-4, 5-9, 10-6")
    assert articles(before, RoundPairing(seated)) == []
    assert set(articles(before, RoundPairing(seated), parity="tpn")) == {"C.04.3 5.2.5"}


def test_a_system_without_rules_is_refused() -> None:
    with pytest.raises(UnknownRulesError, match="known: dutch-2026"):
        validate(field(player(1), player(2)), RoundPairing(()), "dutch-1950")


# -- against other means ----------------------------------------------------------------------


def test_pairings_of_random_fields_are_sound() -> None:
    notes = legal = 0
    for seed in range(250):
        before = random_field(seed, 4, 30)
        outcome = system(DUTCH).pair(before, Options(), no_progress)
        verdict = validate(before, outcome)
        assert verdict.sound, (seed, verdict)
        notes += sum(finding.severity is Severity.NOTE for finding in verdict.findings)
        legal += isinstance(outcome, RoundPairing)
    assert notes == 0
    assert legal > 150


def test_a_thousand_players_are_judged() -> None:
    before = random_field(3, 1000, 1000)
    assert before.round_number > 3
    outcome = system(DUTCH).pair(before, Options(), no_progress)
    assert validate(before, outcome).sound


def test_the_bye_level_is_that_of_an_enumeration() -> None:
    judged: Counter[bool] = Counter()
    for seed in range(400):
        before = random_field(seed, 3, 9)
        rules = Literal(before)
        if len(rules.order) % 2 == 0 or not rules.possible:
            continue
        for pab in rules.completions(frozenset(rules.order)):
            pairing = recoloured(before, some_pairing(rules, pab), pab)
            too_high = rules.score[pab] > (rules.pab_score or 0)
            assert ("C.04.3 2.3.1" in articles(before, pairing)) is too_high, (seed, pab)
            judged[too_high] += 1
    assert min(judged.values()) > 100


def some_pairing(rules: Literal, pab: TPN) -> list[tuple[TPN, TPN]]:
    """Any legal pairing of the others."""

    def rest(players: list[TPN]) -> list[tuple[TPN, TPN]] | None:
        if not players:
            return []
        for other in players[1:]:
            if rules.may_meet(players[0], other):
                left = rest([tpn for tpn in players[1:] if tpn != other])
                if left is not None:
                    return [(players[0], other), *left]
        return None

    pairs = rest([tpn for tpn in rules.order if tpn != pab])
    assert pairs is not None
    return pairs


def random_graph(random: Random) -> tuple[list[int], networkx.Graph]:
    size, density = random.randint(1, 13), random.choice((0.15, 0.3, 0.6))
    graph = networkx.Graph()
    graph.add_nodes_from(range(size))
    legal = [0] * size
    for one in range(size):
        for other in range(one):
            if random.random() < density:
                graph.add_edge(one, other)
                legal[one] |= 1 << other
                legal[other] |= 1 << one
    return legal, graph


def test_the_largest_pairing_is_as_large_as_that_of_another_program() -> None:
    random = Random(5)
    for _ in range(400):
        legal, graph = random_graph(random)
        partner = largest_pairing(legal, [NOBODY] * len(legal))
        for one, other in enumerate(partner):
            assert other == NOBODY or (partner[other] == one and legal[one] >> other & 1)
        expected = networkx.max_weight_matching(graph, maxcardinality=True)
        assert sum(other != NOBODY for other in partner) == 2 * len(expected)


def test_a_tree_holds_everybody_who_could_be_left_out_instead() -> None:
    random = Random(6)
    for _ in range(300):
        legal, graph = random_graph(random)
        partner = largest_pairing(legal, [NOBODY] * len(legal))
        size = len(networkx.max_weight_matching(graph, maxcardinality=True))
        free = [place for place, other in enumerate(partner) if other == NOBODY]
        if len(free) != 1:
            continue
        tree = AlternatingTree(legal, partner, free[0])
        possible = []
        for place in graph:
            rest = graph.subgraph(set(graph) - {place})
            if len(networkx.max_weight_matching(rest, maxcardinality=True)) == size:
                possible.append(place)
        assert list(places(tree.outer)) == possible


def test_colours_of_one_game_are_enough_for_a_preference() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"), player(3, "4b1"), player(4, "3w0"))
    right, _ = boards("3-1, 2-4")
    assert articles(before, RoundPairing(right)) == []
    assert before.initial_colour is Colour.WHITE
