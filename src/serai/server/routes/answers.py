"""How refusals appear in the OpenAPI document: the same body everywhere."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from serai.server.wire import Refusal

_MEANINGS = {
    400: "malformed",
    403: "not allowed",
    404: "unknown, or not for you",
    408: "the body did not arrive in time",
    409: "not now",
    413: "too large",
    422: "against a rule",
    429: "too many; Retry-After says when to come back",
    503: "still starting",
}
REFUSALS = {
    code: ResponseSpec(Refusal, description=meaning, generate_examples=False) for code, meaning in _MEANINGS.items()
}
