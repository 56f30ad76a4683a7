"""The public log, where programs of other people look for it."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from serai.server import wire
from serai.server.routes.answers import REFUSALS
from serai.server.routes.data import ASK_AGAIN, AnyRequest
from serai.server.routes.services import services_of

DATE = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
LAST_NUMBER = 2**31 - 1
AfterDay = Annotated[str, QueryParameter(max_length=10, description="a day: only those after it")]
AfterNumber = Annotated[int, QueryParameter(ge=0, le=LAST_NUMBER, description="a number: only entries after it")]
Day = Annotated[str, PathParameter(pattern=DATE, description="a day of universal time, such as 2026-11-17")]


@get("/.well-known/serai/log", tags=["records"], cache_control=ASK_AGAIN, responses=REFUSALS)
async def public_log(request: AnyRequest, after: AfterDay = "") -> wire.PublicLog:
    """Return the signed end of the public log, and its days."""
    return await services_of(request).public_log.days(after)


@get("/.well-known/serai/log/{day:str}", tags=["records"], cache_control=ASK_AGAIN, responses=REFUSALS)
async def entries_of_day(request: AnyRequest, day: Day, after: AfterNumber = 0) -> wire.LogPage:
    """Return the entries of a day."""
    return await services_of(request).public_log.entries(day, after)
