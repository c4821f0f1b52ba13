"""The two addresses of a hall that speaks HTTPS beside plain HTTP, on ports of their own."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest


def plain_address(request: HttpRequest, path: str) -> str:
    """For phones that do not know the hall's certificate: what is printed and hung on the wall.

    Without a hall certificate the address under which the server was asked.
    """
    if not settings.PORTS:
        return request.build_absolute_uri(path)
    return f"http://{_name(request)}:{settings.PORTS[0]}{path}"


def secure_address(request: HttpRequest, path: str) -> str:
    """For devices that trust the hall's certificate; only where there is one."""
    return f"https://{_name(request)}:{settings.PORTS[1]}{path}"


def _name(request: HttpRequest) -> str:
    name = urlsplit(f"//{request.get_host()}").hostname or ""
    return f"[{name}]" if ":" in name else name
