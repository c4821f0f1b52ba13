"""Canonical JSON: the same value gives the same bytes, whatever order it came in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pairing import codec
from pairing.model import TPN, Board, NoLegalPairing, Options, ProhibitedGroup, RoundPairing

from .builders import DUTCH, field, player
from .random_fields import random_field

PAIRING = RoundPairing(
    (Board(TPN(3), TPN(1)), Board(TPN(2), TPN(4))),
    TPN(5),
    frozenset(map(TPN, (5, 3, 11))),
    frozenset({TPN(1)}),
)
NONE = NoLegalPairing("no-opponent-left", "C.04.3 2.1", "Nobody is left.", (TPN(1),))
OPTIONS = Options((("parity", "tpn"),))


def test_fields_read_back_as_they_were() -> None:
    for seed in range(60):
        before = random_field(seed)
        again = codec.decode_job(codec.encode_job(DUTCH, OPTIONS, before)).field
        assert codec.input_hash(again, DUTCH, OPTIONS) == codec.input_hash(before, DUTCH, OPTIONS)
        assert set(again.participants) == set(before.participants)
        assert replace(again, participants=()) == replace(
            before, participants=(), prohibited=again.prohibited
        )


def test_the_order_of_players_and_groups_does_not_change_the_bytes() -> None:
    groups = tuple(ProhibitedGroup(frozenset(map(TPN, pair))) for pair in ((1, 2), (3, 1)))
    one = field(player(1), player(2), player(3), prohibited=groups)
    other = field(player(3), player(1), player(2), prohibited=groups[::-1])
    assert codec.encode_job(DUTCH, OPTIONS, one) == codec.encode_job(DUTCH, OPTIONS, other)
    assert codec.input_hash(one, DUTCH, OPTIONS) == codec.input_hash(other, DUTCH, OPTIONS)


def test_a_job_reads_back_with_its_options() -> None:
    before = field(player(1), player(2))
    assert codec.decode_job(codec.encode_job(DUTCH, OPTIONS, before)) == codec.Job(
        DUTCH, OPTIONS, before
    )


def test_a_job_may_leave_out_what_has_a_default() -> None:
    document = b'{"system":"x","field":{"round_number":1,"rounds_total":3,"participants":[]}}'
    assert codec.decode_job(document).options == Options()


@pytest.mark.parametrize("frame", [codec.ProgressFrame(3, 10), PAIRING, NONE])
def test_a_frame_is_one_line_that_reads_back(frame: codec.Frame) -> None:
    line = codec.encode_frame(frame)
    assert b"\n" not in line
    assert codec.decode_frame(line) == frame


def test_frames_have_the_promised_shape() -> None:
    assert json.loads(codec.encode_frame(codec.ProgressFrame(3, 10))) == {"progress": [3, 10]}
    assert json.loads(codec.encode_frame(PAIRING)) == {
        "pairing": {
            "boards": [[3, 1], [2, 4]],
            "downfloaters": [3, 5, 11],
            "pab": 5,
            "upfloaters": [1],
        }
    }


def test_the_input_hash_sees_everything_but_names() -> None:
    before = field(player(1), player(2))
    named = replace(
        before, participants=tuple(replace(p, name="Somebody") for p in before.participants)
    )
    stronger = replace(
        before, participants=tuple(replace(p, rating=2500) for p in before.participants)
    )
    plain = codec.input_hash(before, DUTCH, Options())
    assert codec.input_hash(named, DUTCH, Options()) == plain
    assert len(plain) == 64
    for changed in (
        codec.input_hash(stronger, DUTCH, Options()),
        codec.input_hash(before, "other", Options()),
        codec.input_hash(before, DUTCH, OPTIONS),
        codec.input_hash(replace(before, rounds_total=8), DUTCH, Options()),
    ):
        assert changed != plain


def test_the_seal_binds_input_and_pairing() -> None:
    sealed = codec.seal("a" * 64, PAIRING)
    assert sealed != codec.seal("b" * 64, PAIRING)
    assert sealed != codec.seal("a" * 64, replace(PAIRING, pab=None))
    again = codec.decode_frame(codec.encode_frame(PAIRING))
    assert isinstance(again, RoundPairing)
    assert sealed == codec.seal("a" * 64, again)


@pytest.mark.parametrize(
    ("decode", "document"),
    [
        (codec.decode_job, b"{}"),
        (codec.decode_job, b"not json"),
        (codec.decode_job, b'{"system":"x","field":{},"more":1}'),
        (codec.decode_frame, b"{}"),
        (codec.decode_frame, b'{"pairing":{"boards":[[1,"x"]]}}'),
    ],
)
def test_a_defective_document_is_refused(decode: object, document: bytes) -> None:
    with pytest.raises(codec.CodecError):
        decode(document)  # type: ignore[operator]
