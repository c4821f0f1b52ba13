"""The start of the embedded server, in order; what can be wrong is found before it is changed."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from events import leadership

from . import addresses, again, data_folder, following
from .refusal import StartRefused

if TYPE_CHECKING:
    from .https import SecureHall


def serve(options: argparse.Namespace, hand_over: Callable[[list[str]], int]) -> int:
    """Serve until Ctrl-C or SIGTERM; the exit code."""
    try:
        _serve(options)
    except StartRefused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return again.become(options, hand_over) if again.wanted() else 0


def _serve(options: argparse.Namespace) -> None:
    os.umask(0o077)  # what the server keeps is nobody else's to read
    with data_folder.opened(options.data) as lock:
        closed = data_folder.closed_to_others(options.data)
        listener = addresses.listen(options.bind, options.port)
        reachable = addresses.urls(listener)
        data_folder.say_who_holds(lock, reachable[0])
        options.port = addresses.port_of(listener)  # which a start of its own keeps
        following.prepare(options, reachable)
        secure = _secure(options, listener)
        _choose_settings(options, demo_logins=addresses.is_loopback(listener))
        _name_ports(listener, secure)
        os.environ["OPENHALL_LISTENS"] = str(listener.getsockname()[0])
        os.environ["OPENHALL_REACHED_BY"] = ",".join(
            [*reachable, *(secure.reachable if secure else [])]
        )
        gc.disable()  # a fifth of the start went to looking for cycles in what stays for good
        _set_up_django()
        following.settle(options.data)
        for file in closed:
            _say(f"{file} could be read by others; now its owner alone can.")

        from . import opening
        from .greeting import greeting
        from .worker import running_worker

        gc.freeze()
        gc.enable()
        writes = leadership.may_write()
        if writes:
            opening.prepare(options)
        alone = addresses.is_loopback(listener)
        text = greeting(reachable, options.data, secure, alone=alone)
        with running_worker() if writes else contextlib.nullcontext():
            _serve_people(options, listener, secure, ready=lambda: _say(text))
        if not again.wanted():
            _say("Stopped.")


def _serve_people(
    options: argparse.Namespace,
    listener: socket.socket,
    secure: SecureHall | None,
    ready: Callable[[], None],
) -> None:
    """With a process in front that has the ports, or all in this one."""
    from . import doorkeeper, private_socket
    from .server import BehindDoor, serve

    served = secure.served if secure else None
    if options.one_process or not doorkeeper.is_worth_it():
        serve(listener, ready, served)
        return
    from django.conf import settings

    listeners = [("http", listener), *([("https", served.listener)] if served else [])]
    certificate = served.files if served else None
    with (
        private_socket.listening() as (private, address),
        doorkeeper.kept(address, listeners, settings.OPENHALL_HOSTS, certificate) as secret,
    ):
        serve(listener, ready, door=BehindDoor(private, secret))


def _secure(options: argparse.Namespace, listener: socket.socket) -> SecureHall | None:
    if not options.https:
        return None
    from . import https  # most starts do without

    return https.prepared(options, listener)


def _name_ports(listener: socket.socket, secure: SecureHall | None) -> None:
    """Both ports for the settings, when HTTPS is spoken; never those of another start."""
    os.environ.pop("OPENHALL_PORTS", None)
    if secure is not None:
        ports = (addresses.port_of(listener), addresses.port_of(secure.served.listener))
        os.environ["OPENHALL_PORTS"] = "{},{}".format(*ports)


def _say(text: str) -> None:
    print(text, flush=True)


def _choose_settings(options: argparse.Namespace, demo_logins: bool) -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    os.environ["OPENHALL_DATA"] = str(options.data)
    if options.backup:
        os.environ["OPENHALL_BACKUP"] = str(options.backup)
    os.environ["OPENHALL_DEMO_LOGINS"] = "on" if demo_logins else "off"
    os.environ.setdefault("OPENHALL_LOCAL_WEBHOOKS", "on")
    os.environ.setdefault("OPENHALL_MIRROR_FOLDER", str(options.data / "mirrors"))
    os.environ.setdefault("OPENHALL_LOG", str(options.data / "openhall.log"))


def _set_up_django() -> None:
    import django
    from django.core.exceptions import ImproperlyConfigured

    from config.log_file import log_threads

    try:
        django.setup()
    except ImproperlyConfigured as error:
        raise StartRefused(str(error)) from None
    log_threads()
