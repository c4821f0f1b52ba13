"""The addresses of people's pages, by audience."""

from django.urls import include, path

urlpatterns = [
    path("", include("frontend.console.urls")),
    path("", include("frontend.public.urls")),
    path("", include("frontend.print.urls")),
]
