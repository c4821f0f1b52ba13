"""The walks in WebKit, the engine of Safari."""

from __future__ import annotations

import pytest

from .walks import *  # noqa: F403 (its tests and their fixtures)

pytestmark = pytest.mark.webkit
