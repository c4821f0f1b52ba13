"""Real workers: the thread of the embedded server, and `celery -A config worker` on Redis."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import redis
from celery.worker import state
from django.conf import settings
from django.db import connection
from kombu import pools

from config.broker import broker_options, transport_of
from config.celery import app
from config.embedded.worker import running_worker
from tests.parallel import own_redis
from tournaments import pairing_child
from tournaments.webhooks import calling

from .engine import Engine, until

ROOT = Path(__file__).resolve().parents[2]
REDIS = own_redis(os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/13"))


START = 120.0
"""Seconds until a process of Celery listens, on a busy machine too."""


class EmbeddedWorker:
    """The worker thread of `./hall`, in this process."""

    @contextmanager
    def running(self) -> Iterator[None]:
        state.should_terminate = None  # the stop of an earlier worker of this process
        with _broker(f"memory://{uuid4().hex}/", {}):
            with running_worker():
                yield
            for thread in threading.enumerate():  # or it would take a later test's task
                if thread.name == "worker":
                    thread.join(10)
        pairing_child.resume()  # this process goes on, unlike a server that stops
        calling.resume()


class RedisWorker:
    """Worker processes on a Redis broker; each test is an installation of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.installation = f"test-{uuid4().hex}"
        self.processes: list[subprocess.Popen[bytes]] = []

    @contextmanager
    def running(self) -> Iterator[None]:
        try:
            redis.Redis.from_url(REDIS).ping()
        except redis.ConnectionError as error:
            pytest.skip(f"no Redis at {REDIS}: {error}")
        options = broker_options(REDIS, self.installation, longest_task=60)
        with _broker(REDIS, options, task_default_queue=f"openhall-{self.installation}"):
            try:
                self.start()
                yield
            finally:
                self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "celery", "-A", "config", "worker", "--concurrency", "2"]
        quiet = ["--without-gossip", "--without-mingle", "-l", "ERROR"]
        environment = {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "tests.app.worker_settings",
            "DATABASE_URL": database_url(),
            "CELERY_BROKER_URL": REDIS,
            "OPENHALL_INSTALLATION": self.installation,
            "TEST_PAIRING_COMMAND": json.dumps(self.engine.command),
            "SECRET_KEY": settings.SECRET_KEY,
            "TEST_WORKER_LISTENS": str(self.engine.folder / f"listens.{len(self.processes)}"),
        }
        process = subprocess.Popen(
            [*command, *quiet], cwd=ROOT, env=environment, start_new_session=True
        )
        self.processes.append(process)
        listens = Path(environment["TEST_WORKER_LISTENS"])
        until(lambda: listens.exists() or process.poll() is not None, "the worker", START)
        assert process.poll() is None, "the worker ended at its start"

    def kill(self) -> None:
        """As if the power of that machine failed: no goodbye to anybody."""
        os.killpg(self.processes[-1].pid, signal.SIGKILL)
        self.processes[-1].wait()

    def stop(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def database_url() -> str:
    """For the environment of a process that works on the database of the test."""
    place: dict[str, Any] = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{place['NAME']}"
    user, host, port = place["USER"], place["HOST"], place["PORT"]
    return f"postgres://{user}:{place['PASSWORD']}@{host}:{port or 5432}/{place['NAME']}"


@contextmanager
def _broker(url: str, options: dict[str, Any], **settings: Any) -> Iterator[None]:
    """Makes this process send its tasks there."""
    names = ("broker_url", "broker_transport", "broker_transport_options", *settings)
    before = {name: app.conf[name] for name in names}
    transport = transport_of(url)
    _use(
        broker_url=url,
        broker_transport=transport,
        broker_transport_options=options,
        **settings,
    )
    try:
        yield
    finally:
        _use(**before)


def _use(**settings: Any) -> None:
    app.conf.update(settings)
    pools.reset()
    app._pool = None
    app.__dict__.pop("amqp", None)  # its queues and producers are those of the old settings
