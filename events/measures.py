"""What this process measures of itself, for `/metrics`: the instruments stand where they are used,
their registry is read by whoever serves it. Each process has its own."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Histogram

STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds up to which times are counted together."""

REGISTRY: Final = CollectorRegistry(auto_describe=True)

ACKNOWLEDGED: Final = Histogram(
    "openhall_acknowledgement_seconds",
    "From the arrival of a command to its answer, by the class of the answer's status.",
    ("status",),
    buckets=STEPS,
    registry=REGISTRY,
)

FAN_OUT: Final = Histogram(
    "openhall_fan_out_seconds",
    "consoles: from the record in the log to the frame on a console's socket; public: how long "
    "telling all readers of a version took.",
    ("to",),
    buckets=STEPS,
    registry=REGISTRY,
)
