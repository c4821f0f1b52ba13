"""The page that gives a phone the hall's certificate: open to everybody, on the plain port too."""

from __future__ import annotations

import hashlib
import ssl

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from frontend.shared.hall_addresses import how_to_open, plain_address, secure_address
from frontend.shared.scan_codes import drawn
from tournaments.words import speak

CONTENT_TYPE = "application/x-x509-ca-cert"
"""What makes a phone offer to install it; a browser would show anything else."""


@never_cache
@require_safe
def certificate_page(request: HttpRequest) -> HttpResponse:
    """How to install it on each kind of device; 404 where the server has no certificate of its
    own."""
    address = plain_address(request, reverse("certificate"))
    context = {
        "fingerprint": hashlib.sha256(_certificate()).digest().hex(" ").upper(),
        "secure": secure_address(request, "/"),
        "certificate_code": drawn(address) if address else "",
        "out_of_reach": how_to_open(request),
    }
    return render(request, "console/certificate.html", context)


@never_cache
@require_safe
def certificate_file(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    """The authority's certificate (DER)."""
    answer = HttpResponse(_certificate(), content_type=CONTENT_TYPE)
    answer["Content-Disposition"] = 'attachment; filename="openhall.crt"'
    return answer


def _certificate() -> bytes:
    """The certificate as DER; raises Http404."""
    if not settings.PORTS:
        raise Http404(speak("Console-Certificate.not-started"))
    return ssl.PEM_cert_to_DER_cert(settings.CERTIFICATE_FILE.read_text())
