"""The addresses of the server; those below /t/ and /static/ are answered in front of Django."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.urls import include, path
from drf_spectacular.views import SpectacularSwaggerSplitView

from .first_account import create_first_account
from .security_headers import DOCUMENTATION_POLICY


def documentation(request: HttpRequest) -> HttpResponse:
    """The API's documentation page, for everybody; its script comes from an address of its own."""
    response: HttpResponse = SpectacularSwaggerSplitView.as_view(url_name="api-schema")(request)
    response["Content-Security-Policy"] = DOCUMENTATION_POLICY
    return response


urlpatterns = [
    path("first/<str:token>", create_first_account, name="first-account"),
    path("api/v1/", include("tournaments.api.urls")),
    path("api/docs/", documentation, name="api-docs"),
    path("", include("frontend.urls")),
]

handler500 = "config.error_answers.failed"
