"""The walks in Firefox ESR."""

from __future__ import annotations

import pytest

from .walks import *  # noqa: F403 (its tests and their fixtures)

pytestmark = pytest.mark.firefox
