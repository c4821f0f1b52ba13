"""English, as the command line speaks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pairing import sentences
from pairing.spoken import english


@pytest.fixture(autouse=True)
def _as_the_command_line() -> Iterator[None]:
    """The other tests of this process hear the server's words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sentences, "_english", english)
        yield
