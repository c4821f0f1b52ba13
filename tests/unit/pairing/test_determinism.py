"""The same field gives the same bytes: in any order, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairing.codec import encode_frame, encode_job, input_hash
from pairing.model import Field, Options, ProhibitedGroup, no_progress
from pairing.systems import system

from .builders import DUTCH, DUTCH_2017
from .random_fields import random_field

ROOT = Path(__file__).parents[3]


def shuffled(field: Field, random: Random) -> Field:
    players = list(field.participants)
    groups = [
        ProhibitedGroup(
            frozenset(random.sample(sorted(group.members), len(group.members))),
            group.first,
            group.last,
        )
        for group in field.prohibited
    ]
    random.shuffle(players)
    random.shuffle(groups)
    return replace(field, participants=tuple(players), prohibited=tuple(groups))


def answer(field: Field, code: str) -> bytes:
    return encode_frame(system(code).pair(field, Options(), no_progress))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), order=st.randoms(), code=st.sampled_from((DUTCH, DUTCH_2017)))
def test_the_order_of_the_players_does_not_matter(seed: int, order: Random, code: str) -> None:
    field = random_field(seed, 4, 40, code)
    other = shuffled(field, order)
    assert answer(other, code) == answer(field, code)
    assert input_hash(other, code, Options()) == input_hash(field, code, Options())


def by_worker(job: bytes, hash_seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-m", "pairing", "worker"],
        input=job,
        capture_output=True,
        cwd=ROOT,
        env=environment,
        check=True,
    )
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("code", [DUTCH, DUTCH_2017])
def test_every_process_answers_with_the_same_bytes(code: str) -> None:
    field = random_field(77, 60, 60, code)
    random = Random(5)
    answers = {
        by_worker(encode_job(code, Options(), shuffled(field, random)), seed)
        for seed in ("0", "1", "4711")
    }
    assert answers == {answer(field, code)}
