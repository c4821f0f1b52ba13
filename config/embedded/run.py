"""The start of the embedded server, in order; what can be wrong is found before it is changed."""

from __future__ import annotations

import argparse
import os
import sys

from . import addresses, data_folder
from .refusal import StartRefused


def serve(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM; the exit code."""
    try:
        _serve(options)
    except StartRefused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def _serve(options: argparse.Namespace) -> None:
    os.umask(0o077)  # what the server keeps is nobody else's to read
    with data_folder.opened(options.data) as lock:
        listener = addresses.listen(options.bind, options.port)
        reachable = addresses.urls(listener)
        data_folder.say_who_holds(lock, reachable[0])
        _choose_settings(options, demo_logins=addresses.is_loopback(listener))
        _set_up_django()
        data_folder.migrate(options.data)

        from . import opening
        from .greeting import greeting
        from .server import serve
        from .worker import running_worker

        opening.prepare(options)
        text = greeting(reachable, options.data)
        with running_worker():
            serve(listener, ready=lambda: _say(text))
        _say("Stopped.")


def _say(text: str) -> None:
    print(text, flush=True)


def _choose_settings(options: argparse.Namespace, demo_logins: bool) -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    os.environ["OPENHALL_DATA"] = str(options.data)
    os.environ["OPENHALL_DEMO_LOGINS"] = "on" if demo_logins else "off"
    os.environ.setdefault("OPENHALL_LOG", str(options.data / "openhall.log"))


def _set_up_django() -> None:
    import django

    django.setup()
