"""Fields, pairings and frames as canonical JSON: the same value always gives the same bytes.

A job for a worker process is one document {"system", "options", "field"}; its answer is a
stream of frames, one JSON object a line: {"progress": [done, total]} any number of times, then
{"checked": {"checker", "errors"}} where the validator knows the system, and at last
{"pairing": {...}} or {"no_legal_pairing": {...}}.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import NamedTuple, TypeVar

import msgspec

from pairing.model import Field, NoLegalPairing, Options, RoundPairing

Outcome = RoundPairing | NoLegalPairing
T = TypeVar("T")


class CodecError(ValueError):
    """The bytes are not what they should be; the message names the place."""


class Job(NamedTuple):
    """What a worker is to pair."""

    system: str
    options: Options
    field: Field


class ProgressFrame(NamedTuple):
    """How many players are settled, of how many to pair."""

    done: int
    total: int


class CheckedFrame(msgspec.Struct, frozen=True):
    """What the independent validator says of the answer that follows; no errors: it agrees."""

    checker: str
    errors: tuple[str, ...] = ()


Frame = ProgressFrame | CheckedFrame | RoundPairing | NoLegalPairing


class _JobDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    system: str
    field: Field
    options: dict[str, str] = {}


class _FrameDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    progress: tuple[int, int] | None = None
    checked: CheckedFrame | None = None
    pairing: RoundPairing | None = None
    no_legal_pairing: NoLegalPairing | None = None


def encode_field(field: Field) -> bytes:
    return _encode(_canonical(field))


def decode_field(document: bytes) -> Field:
    return _decode(document, Field)


def encode_pairing(pairing: RoundPairing) -> bytes:
    return _encode(pairing)


def decode_pairing(document: bytes) -> RoundPairing:
    return _decode(document, RoundPairing)


def encode_no_legal_pairing(answer: NoLegalPairing) -> bytes:
    return _encode(answer)


def decode_no_legal_pairing(document: bytes) -> NoLegalPairing:
    return _decode(document, NoLegalPairing)


def encode_job(system: str, options: Options, field: Field) -> bytes:
    return _encode(_JobDocument(system, _canonical(field), dict(options.values)))


def decode_job(document: bytes) -> Job:
    job = _decode(document, _JobDocument)
    return Job(job.system, _options(job.options), job.field)


def encode_frame(frame: Frame) -> bytes:
    """One frame as one line, without the line end."""
    match frame:
        case ProgressFrame():
            return _encode(_FrameDocument(progress=(frame.done, frame.total)))
        case CheckedFrame():
            return _encode(_FrameDocument(checked=frame))
        case RoundPairing():
            return _encode(_FrameDocument(pairing=frame))
        case NoLegalPairing():
            return _encode(_FrameDocument(no_legal_pairing=frame))


def decode_frame(line: bytes) -> Frame:
    frame = _decode(line, _FrameDocument)
    if frame.progress is not None:
        return ProgressFrame(*frame.progress)
    outcome = frame.checked or frame.pairing or frame.no_legal_pairing
    if outcome is None:
        raise CodecError("a frame holds progress, checked, pairing or no_legal_pairing")
    return outcome


def input_hash(field: Field, system: str, options: Options) -> str:
    """SHA-256 (hex) of all that the pairing depends on. Names are left out: they may be erased."""
    nameless = replace(
        field, participants=tuple(replace(player, name="") for player in field.participants)
    )
    return hashlib.sha256(encode_job(system, options, nameless)).hexdigest()


def seal(field_hash: str, pairing: RoundPairing) -> str:
    """SHA-256 (hex) over the input hash and the pairing it led to."""
    return hashlib.sha256(field_hash.encode() + b"\n" + encode_pairing(pairing)).hexdigest()


def _options(values: dict[str, str]) -> Options:
    return Options(tuple(sorted(values.items())))


def _canonical(field: Field) -> Field:
    """The order of participants and prohibited groups has no meaning: sort them."""
    return replace(
        field,
        participants=tuple(sorted(field.participants, key=lambda player: player.tpn)),
        prohibited=tuple(
            sorted(
                field.prohibited, key=lambda group: (group.first, group.last, sorted(group.members))
            )
        ),
    )


def _encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def _decode(document: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(document, type=kind)
    except msgspec.MsgspecError as error:
        raise CodecError(str(error)) from error
