"""Why a round has no pairing: facts in the log, and the same words made of them again."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import pairing
from events import codec
from pairing import codec as frames
from pairing.model import TPN, NoLegalPairing
from pairing.sentences import MESSAGE, OTHER_WORDS, remembered, said, text
from tests.golden_files import DOMAIN
from tournaments.domain.articles import article_fact
from tournaments.domain.drafts.events import PairingFailed
from tournaments.domain.drafts.failures import as_said, facts_of, sentence
from tournaments.domain.ids import RequestId
from tournaments.words import catalogue, keys, label, say

CODES = {key.partition(".")[2] for key in keys() if key.startswith(f"{MESSAGE}.")}

BARRED = said("pair-barred", white=1, black=2, why=said("kept-apart"))


def failed(code: str, **facts: str | int) -> PairingFailed:
    return PairingFailed(round=3, request=RequestId("r"), base=9, code=code, facts=facts)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (failed("NotSettled", attempts=5), "Round 3 was paired 5 times in vain."),
        (
            failed("RoundIncomplete", open_round=2, board=7),
            "A result was taken back: round 2, board 7: no result yet.",
        ),
        (failed("TimeLimit", seconds="0.5"), "There is no pairing within 0.5 seconds."),
        (failed("EngineFailed"), "The pairing program ended without an answer."),
        (failed("Unheard"), "Round 3 has no pairing (Unheard)."),
        (
            failed("PairingInputMoved", count=1, changes="PlayerCheckedIn player:7"),
            "1 change came in while round 3 was being paired: {player:7} checked in. The pairing"
            " was made without it and was dropped.",
        ),
        (
            failed(
                "PairingInputMoved",
                count=8,
                changes="ResultCorrected board:1.3, SettingsChanged, Unheard",
            ),
            "8 changes came in while round 3 was being paired: round 1, {board:3}: a result was"
            " corrected; the settings changed; the pairing input changed; and 5 more. The pairing"
            " was made without them and was dropped.",
        ),
        (
            failed("no-opponent-left", sentence="nobody-legal-left", players="3, 7, 12"),
            "No legal opponent is left for no. 3, no. 7 and no. 12.",
        ),
        (
            failed("CheckFailed", **facts_of(BARRED, article="tournament-rules", others=2)),
            "The independent check disagrees: tournament rules: No. 1 and no. 2 are not to be"
            " paired with each other. (and 2 more)",
        ),
    ],
)
def test_a_failure_is_told_as_it_always_was(event: PairingFailed, words: str) -> None:
    assert say(sentence(event)) == words


def test_an_unknown_system_is_told_with_those_that_are_known() -> None:
    told = say(sentence(failed("UnknownSystem", system="swiss")))
    assert told.startswith("unknown pairing system 'swiss'; known: dutch-2026")


def test_what_an_older_program_wrote_is_told_in_its_words() -> None:
    stored = (DOMAIN / "PairingFailed.v1.json").read_bytes()
    was = msgspec.json.decode(stored)
    event = codec.decode_body("PairingFailed", 1, stored)
    assert say(sentence(event)) == was["message"] == "Nobody is left to meet."
    assert (event.code, event.article) == (was["code"], was["article"])
    disputed = stored.replace(b'"NoLegalPairing"', b'"CheckFailed"')
    assert say(sentence(codec.decode_body("PairingFailed", 1, disputed))) == was["message"]


def test_an_article_that_is_no_article_is_a_code_in_the_log() -> None:
    assert article_fact("tournament rules") == "tournament-rules"
    assert label("Article", "tournament-rules") == "tournament rules"
    assert label("Article", article_fact("C.04.3 2.1")) == "C.04.3 2.1"


# --- what the pairing program says ----------------------------------------------------------


def test_a_sentence_is_a_text_that_remembers_its_facts() -> None:
    assert BARRED == "No. 1 and no. 2 are not to be paired with each other."
    assert (BARRED.code, dict(BARRED.facts)) == (
        "pair-barred",
        {"white": 1, "black": 2, "why": "kept-apart"},
    )
    assert text(BARRED.code, BARRED.facts) == BARRED


def test_players_are_called_as_they_are_named() -> None:
    named = as_said(BARRED, lambda tpn: f"{{player:{40 + tpn}}}")
    assert say(named) == "{player:41} and {player:42} are not to be paired with each other."


@pytest.mark.parametrize(
    ("code", "facts", "words"),
    [
        ("not-paired", {"players": "7"}, "No. 7 is not paired."),
        ("not-paired", {"players": "7, 9"}, "No. 7 and no. 9 are not paired."),
        (
            "bye-only-to",
            {"players": ", ".join(map(str, range(1, 13)))},
            "The bye may only go to no. 1, no. 2, no. 3, no. 4, no. 5, no. 6, no. 7, no. 8, no. 9,"
            " no. 10 and 2 more, and then the others cannot be paired.",
        ),
        (
            "bye-to-lower-score",
            {"tpn": 3, "score": 5, "other": 8, "other_score": 4},
            "The bye goes to no. 3 with 2.5 points, but no. 8 with 2 could get it.",
        ),
        (
            "left-over",
            {"count": 2, "players": "1, 2", "why": "all-met, federations-apart"},
            "9.6 is exhausted: even with every pairing cancelled at least 2 players are left over,"
            " because all others have been met (rule 2), rule 22 keeps players of one federation"
            " apart; one of the ways leaves no. 1 and no. 2.",
        ),
    ],
)
def test_facts_become_words(code: str, facts: dict[str, str | int], words: str) -> None:
    assert text(code, facts) == words


def test_code_and_facts_come_through_the_pipe() -> None:
    answer = NoLegalPairing("no-complete-pairing", "V6", BARRED, (TPN(1),))
    read = frames.decode_frame(frames.encode_frame(answer))
    assert read == answer
    assert isinstance(read, NoLegalPairing)
    assert facts_of(remembered(read.message)) == facts_of(BARRED)
    checked = frames.CheckedFrame("checker 1", (frames.objection("C.04.3 2.1", BARRED),))
    again = frames.decode_frame(frames.encode_frame(checked))
    assert isinstance(again, frames.CheckedFrame)
    assert facts_of(again.errors[0].said) == facts_of(BARRED)


def test_another_program_that_keeps_no_codes_is_taken_at_its_words() -> None:
    line = b'{"no_legal_pairing":{"code":"x","article":"y","message":"Rien ne va plus."}}'
    read = frames.decode_frame(line)
    assert isinstance(read, NoLegalPairing)
    assert facts_of(remembered(read.message)) == {
        "sentence": "other-words",
        "words": "Rien ne va plus.",
    }
    newer = line.replace(b'"x"', b'"x","sentence":"of-tomorrow"')
    assert frames.decode_frame(newer) == read


def test_whatever_the_pairing_program_says_is_in_the_catalogue_with_its_facts() -> None:
    """Every `said("code", …)` of the source names a sentence and all of its facts."""
    calls = list(said_in_the_source())
    assert len(calls) > 50
    for place, code, facts in calls:
        key = code if "." in code else f"{MESSAGE}.{code}"
        assert key in keys(), place
        wanted = catalogue("en").facts[key]
        assert None in facts or wanted == facts, place


def test_every_sentence_of_the_catalogue_can_be_said() -> None:
    words = "\n".join(file.read_text("utf-8") for file in sources())
    computed = {f"is-{no}{word}" for no in ("", "no-") for word in ("downfloater", "upfloater")}
    computed |= {"mark-down-wrong", "mark-up-wrong", OTHER_WORDS}
    for code in CODES - computed:
        assert f'"{code}"' in words, code


def sources() -> list[Path]:
    return sorted(Path(pairing.__file__).parent.rglob("*.py"))


def said_in_the_source() -> Iterator[tuple[str, str, set[str | None]]]:
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "said":
                continue
            if isinstance(node.args[0], ast.Constant):
                place = f"{file.name}:{node.lineno}"
                yield place, str(node.args[0].value), {each.arg for each in node.keywords}
