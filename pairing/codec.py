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

from pairing.model import TPN, Field, NoLegalPairing, Options, RoundPairing
from pairing.sentences import Sentence, remembered

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


class Objection(msgspec.Struct, frozen=True):
    """What the validator found: a rule, the words, and what they were made of (`sentences`)."""

    article: str
    message: str
    sentence: str = ""
    facts: dict[str, str | int] = {}

    def __str__(self) -> str:
        return f"{self.article}: {self.message}"

    @property
    def said(self) -> Sentence:
        return _sentence(self.message, self.sentence, self.facts)


class CheckedFrame(msgspec.Struct, frozen=True):
    """What the independent validator says of the answer that follows; no errors: it agrees."""

    checker: str
    errors: tuple[Objection, ...] = ()


Frame = ProgressFrame | CheckedFrame | RoundPairing | NoLegalPairing


class _JobDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    system: str
    field: Field
    options: dict[str, str] = {}


class _NoLegalPairing(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    article: str
    message: str
    players: tuple[TPN, ...] = ()
    sentence: str = ""
    facts: dict[str, str | int] = {}


class _FrameDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    progress: tuple[int, int] | None = None
    checked: CheckedFrame | None = None
    pairing: RoundPairing | None = None
    no_legal_pairing: _NoLegalPairing | None = None


def encode_pairing(pairing: RoundPairing) -> bytes:
    return _encode(pairing)


def encode_no_legal_pairing(answer: NoLegalPairing) -> bytes:
    return _encode(_document(answer))


def encode_job(system: str, options: Options, field: Field) -> bytes:
    return _encode({"system": system, "field": _plain(field), "options": dict(options.values)})


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
            return _encode(_FrameDocument(no_legal_pairing=_document(frame)))


def decode_frame(line: bytes) -> Frame:
    frame = _decode(line, _FrameDocument)
    if frame.progress is not None:
        return ProgressFrame(*frame.progress)
    if frame.no_legal_pairing is not None:
        return _answer(frame.no_legal_pairing)
    outcome = frame.checked or frame.pairing
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


def objection(article: str, message: str) -> Objection:
    """A finding of the validator as it is passed on."""
    said = remembered(message)
    return Objection(article, str(said), said.code, dict(said.facts))


def _document(answer: NoLegalPairing) -> _NoLegalPairing:
    said = remembered(answer.message)
    return _NoLegalPairing(
        answer.code, answer.article, str(said), answer.players, said.code, dict(said.facts)
    )


def _answer(document: _NoLegalPairing) -> NoLegalPairing:
    said = _sentence(document.message, document.sentence, document.facts)
    return NoLegalPairing(document.code, document.article, said, document.players)


def _sentence(message: str, code: str, facts: dict[str, str | int]) -> Sentence:
    """A worker of another version may know sentences that this program does not."""
    try:
        return Sentence(code, facts) if code else remembered(message)
    except KeyError:
        return remembered(message)


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


def _plain(field: Field) -> object:
    """Points that were always the same are written as before there were others: so the hashes of
    older records stand."""
    plain = msgspec.to_builtins(_canonical(field), order="sorted")
    for scoring in (plain["scoring"], *(each["scoring"] for each in plain["scoring"]["earlier"])):
        if not scoring["earlier"]:
            del scoring["earlier"]
    return plain


def _encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def _decode(document: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(document, type=kind)
    except msgspec.MsgspecError as error:
        raise CodecError(str(error)) from error
