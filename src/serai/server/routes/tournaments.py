"""Duplicate tournaments and ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import delete, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, PathParameter, RawBody

from serai.bots.levels import LEVELS
from serai.games import find_game
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.routes.data import Word
from serai.server.routes.guard import holder, known_holder, network
from serai.server.routes.services import services_of
from serai.server.routes.tables import INVITE_HEADER, AnyRequest
from serai.server.rows.tournament import TournamentDoc
from serai.server.security.tokens import new_holder
from serai.server.table.seats import lobby
from serai.server.tournaments import entering
from serai.server.tournaments.ratings import ratings_from
from serai.server.tournaments.seasons import season_named, season_shown
from serai.server.tournaments.shown import shown
from serai.server.work.fair_queue import Client

LISTED = 50
TournamentId = Annotated[str, PathParameter(max_length=40, description="the id of a tournament")]
SeasonId = Annotated[str, PathParameter(max_length=40, description="the id of a season")]
EntrantNumber = Annotated[int, PathParameter(ge=0, lt=wire.MOST_ENTRANTS)]
Players = Annotated[int, PathParameter(ge=0, le=wire.MOST_SEATS)]


@post("/api/tournaments", tags=["tournaments"], opt={"limit": "tournaments"}, responses=REFUSALS)
async def make(request: AnyRequest, data: JSONBody[wire.NewTournament]) -> wire.Tournament:
    """Make a tournament, and take part in it under the name that was given."""
    return await _make(request, data)


@dataclass
class TakesFile(Operation):
    """Return the body as text, because it is TOML, which the framework does not know."""

    def __post_init__(self) -> None:
        described = Schema(type=OpenAPIType.STRING, description="a tournament as a file (docs/tournaments.md)")
        self.request_body = RequestBody({"application/toml": OpenAPIMediaType(described)}, required=True)


@post(
    "/api/tournaments/file",
    tags=["tournaments"],
    opt={"limit": "tournaments"},
    operation_class=TakesFile,
    responses=REFUSALS,
)
async def make_from_file(request: AnyRequest, body: RawBody) -> wire.Tournament:
    """The same from a TOML file with the same fields."""
    client = Client(network(request), "")
    return await _make(request, await services_of(request).apart.read(client, entering.read_file, bytes(body)))


async def _make(request: AnyRequest, wanted: wire.NewTournament) -> wire.Tournament:
    services, who = services_of(request), holder(request)
    edition = services.editions.named(find_game(wanted.game).id, wanted.edition)
    season = await season_named(services.store.tournaments, who, wanted.season)
    doc = entering.new_tournament(wanted, who, edition, LEVELS, season)
    await services.store.tournaments.create(doc)
    return shown(doc, who, services.tokens)


@get("/api/me/tournaments", tags=["tournaments"], responses=REFUSALS)
async def mine(request: AnyRequest) -> list[wire.Tournament]:
    """Return the tournaments that the requester hosts or takes part in, the latest changed first."""
    services, who = services_of(request), holder(request)
    return [shown(doc, who, services.tokens) for doc in await services.store.tournaments.of(who, LISTED)]


@get("/api/tournaments/{tournament:str}", tags=["tournaments"], responses=REFUSALS)
async def one(request: AnyRequest, tournament: TournamentId) -> wire.Tournament:
    """Return a tournament, for everybody who knows its address."""
    return await _standing(request, tournament, known_holder(request))


@post("/api/tournaments/{tournament:str}/join", tags=["tournaments"], status_code=200, responses=REFUSALS)
async def join(request: AnyRequest, tournament: TournamentId, data: JSONBody[wire.JoinTournament]) -> wire.Tournament:
    """Take part, by invitation; or change your name."""
    services, who = services_of(request), holder(request)
    invite = data.invite or request.headers.get(INVITE_HEADER)

    def enter(doc: TournamentDoc) -> None:
        is_in = who == doc.host or doc.entrant_of(who) is not None
        if not is_in and not services.tokens.is_invited(doc.id, invite):
            raise Refuse(FORBIDDEN, "server-tournament-invited")
        entering.enter(doc, who, data.name, agrees=data.rated)

    return shown(await services.tournaments.change(tournament, enter), who, services.tokens)


@post("/api/tournaments/{tournament:str}/leave", tags=["tournaments"], status_code=200, responses=REFUSALS)
async def leave(request: AnyRequest, tournament: TournamentId) -> wire.Tournament:
    """Leave the tournament. After the start bots play your seats, and those deals score nothing."""
    services, who = services_of(request), holder(request)
    doc = await services.tournaments.change(tournament, lambda doc: entering.leave(doc, who))
    if (table := shown(doc, who, services.tokens).you.table) is not None:
        live = await services.tables.open(table)
        if live.doc.seat_of(who) is not None:
            await live.change(lambda doc: lobby.leave(doc, who), wake=live.soon())
    return await _standing(request, tournament, who)


@delete("/api/tournaments/{tournament:str}/entrants/{entrant:int}", tags=["tournaments"], responses=REFUSALS)
async def remove(request: AnyRequest, tournament: TournamentId, entrant: EntrantNumber) -> None:
    """Remove somebody before the start; for the host."""
    who = holder(request)
    await services_of(request).tournaments.change(tournament, lambda doc: entering.remove(doc, who, entrant))


@post("/api/tournaments/{tournament:str}/start", tags=["tournaments"], status_code=200, responses=REFUSALS)
async def start(request: AnyRequest, tournament: TournamentId) -> wire.Tournament:
    """Draw the places and begin the first deal at all tables."""
    who = holder(request)
    await services_of(request).tournaments.change(tournament, lambda doc: entering.start(doc, who))
    return await _standing(request, tournament, who)


@get("/api/seasons/{season:str}", tags=["tournaments"], responses=REFUSALS)
async def season(request: AnyRequest, season: SeasonId) -> wire.Season:
    """Return several tournaments of one host, added up, for everybody who knows one of them."""
    return await season_shown(services_of(request).store.tournaments, season, known_holder(request))


@get("/api/ratings/{game:str}/{players:int}", tags=["tournaments"], responses=REFUSALS)
async def ratings(request: AnyRequest, game: Word, players: Players) -> wire.Ratings:
    """Return the ratings of a game at a player count, of everybody who has agreed to be rated."""
    services, chosen = services_of(request), find_game(game)
    compared = await services.store.tournaments.rated(chosen.id, chosen.check_players(players))
    client = Client(network(request), chosen.id)
    found = await services.apart.do(client, ratings_from, compared, known_holder(request))
    return wire.Ratings(chosen.id, players, found)


@delete("/api/me/ratings", tags=["tournaments"], responses=REFUSALS)
async def stop_rating(request: AnyRequest) -> None:
    """Delete the requester's ratings. Later rated tournaments begin anew."""
    await services_of(request).tournaments.stop_rating(holder(request), new_holder())


async def _standing(request: AnyRequest, tournament: str, who: str | None) -> wire.Tournament:
    services = services_of(request)
    doc, over = await services.tournaments.advance(tournament)
    return shown(doc, who, services.tokens, over)
