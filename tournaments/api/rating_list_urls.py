"""The addresses of rating lists, with their description."""

from __future__ import annotations

from collections.abc import Callable

from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view

from ..rating_lists.listed import KINDS
from . import bodies, contents
from .schema import View, described_command, error_answers, ref
from .views import comparison, rating_lists


def described_find(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="find-listed",
            request={"application/json": ref(bodies.FindListedBody)},
            responses={200: ref(contents.ListedPlayers), **error_answers(400, 401, 403, 404, 415)},
            tags=["read"],
        )
    )(view)


def described_rating_lists(view: View) -> View:
    """Describes the lists, and the import of one."""
    fields = {
        "file": {"type": "string", "format": "binary"},
        "waiting": {"type": "string"},
        "kind": {"type": "string", "enum": ["", *KINDS]},
        "country": {"type": "string"},
        "dry_run": {"type": "string", "enum": ["0", "1"]},
        "month": {"type": "string", "pattern": "^([0-9]{4}-[0-9]{2})?$"},
    }
    form = {"type": "object", "properties": fields}
    return extend_schema_view(
        get=extend_schema(
            operation_id="rating-lists",
            responses={200: ref(contents.RatingLists), **error_answers(400, 401, 403, 404)},
            tags=["read"],
        ),
        post=extend_schema(
            operation_id="import-rating-list",
            request={"multipart/form-data": form},
            responses={200: ref(contents.RatingLists), **error_answers(400, 401, 403, 404, 415)},
            tags=["rating lists"],
        ),
    )(view)


def described_list_step(operation: str) -> Callable[[View], View]:
    """Describes the `post`, without a body, of a view of one list."""
    return extend_schema_view(
        post=extend_schema(
            operation_id=operation,
            request=None,
            responses={200: ref(contents.RatingLists), **error_answers(401, 403, 404)},
            tags=["rating lists"],
        )
    )


def described_comparison(view: View) -> View:
    kind = OpenApiParameter("kind", str, enum=[*comparison.KINDS_OF_RATING])
    read = extend_schema_view(
        get=extend_schema(
            operation_id="compare-list",
            parameters=[kind],
            responses={200: ref(contents.ListComparison), **error_answers(400, 401, 403, 404)},
            tags=["read"],
        )
    )
    return described_command("correct-by-list", bodies.CorrectByListBody)(read(view))


RATING_LISTS = (
    ("", described_rating_lists(rating_lists.RatingListsView)),
    ("find/", described_find(rating_lists.FindListedView)),
    ("<int:number>/comparison/", described_comparison(comparison.ComparisonView)),
    (
        "<int:number>/cancel/",
        described_list_step("cancel-rating-list")(rating_lists.CancelView),
    ),
    (
        "<int:number>/confirm/",
        described_list_step("confirm-rating-list")(rating_lists.ConfirmView),
    ),
    (
        "<int:number>/remove/",
        described_list_step("remove-rating-list")(rating_lists.RemoveListView),
    ),
)
