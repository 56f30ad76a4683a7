"""What clients draw from: games, editions and words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from serai import __version__
from serai.bots.levels import LEVELS
from serai.daily.terms import terms_of
from serai.games import find_game, offered
from serai.games.capabilities import BY_ENGINE, capabilities_of
from serai.games.game import Game
from serai.games.options import Option
from serai.kernel import words
from serai.kernel.rule import INTERPRETED
from serai.server import wire
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import network
from serai.server.routes.services import services_of
from serai.server.store.editions import Listed, check_text, need_engine, prepare, read_text
from serai.server.transport.network import reach_of
from serai.server.work import threads
from serai.server.work.fair_queue import Client
from serai.wasm.built import ready

AnyRequest = Request[Any, Any, Any]
Word = Annotated[str, PathParameter(max_length=80)]
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)


@get("/api/server", tags=["data"], responses=REFUSALS)
async def server(request: AnyRequest) -> wire.Server:
    """The server itself, and how others reach it."""
    settings, asked = services_of(request).settings, str(request.base_url)
    reach = await threads.in_thread(partial(reach_of, settings, asked))
    return wire.Server(__version__, reach, hosts=True, compiled=not INTERPRETED)


@get("/api/games", tags=["data"], responses=REFUSALS)
async def games(request: AnyRequest) -> list[wire.GameInfo]:
    """Return the games and what can be chosen for a table. An engine is among a game's parts once it is built."""
    editions, built = services_of(request).editions, await threads.in_thread(ready)
    described = [game_info(find_game(game), editions.of(game)) for game in offered()]
    return [info if info.id in built else _without_engine(info) for info in described]


def _without_engine(info: wire.GameInfo) -> wire.GameInfo:
    return replace(info, capabilities=[part for part in info.capabilities if part not in BY_ENGINE])


def game_info(game: Game, editions: Sequence[Listed]) -> wire.GameInfo:
    """Return a game's description."""
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        fewest=game.fewest,
        most=game.most,
        usual=game.usual,
        options=game.check_options({}),
        form=[_form(game.id, option) for option in game.options],
        capabilities=capabilities_of(game),
        editions=[wire.EditionName(listed.id, listed.hash) for listed in editions],
        levels=list(LEVELS),
        start_player=game.start_player is not None,
        daily=_daily(game.id),
    )


def _daily(game: str) -> wire.DailyTerms | None:
    terms = terms_of(game)
    return None if terms is None else wire.DailyTerms(terms.players, terms.level, terms.options)


def _form(game: str, option: Option) -> wire.OptionField:
    label = f"{game}-option-{option.id}"
    return wire.OptionField(
        id=option.id,
        kind=option.kind,
        default=option.default,
        least=option.least,
        most=option.most,
        words=list(option.words),
        label=label,
        help=f"{label}-help",
        house=option.house,
    )


@get("/api/editions/{game:str}/{edition_hash:str}", tags=["data"], cache_control=FOR_EVER, responses=REFUSALS)
async def edition(request: AnyRequest, game: Word, edition_hash: Word) -> Response[bytes]:
    """An edition: every card, spell and area with names, texts, powers and provenance."""
    listed = await services_of(request).editions.with_hash(game, edition_hash)
    return Response(listed.content, media_type="application/json")


@post("/api/editions/{game:str}", tags=["data"], opt={"limit": "scores"}, status_code=200, responses=REFUSALS)
async def check_edition(request: AnyRequest, game: Word, data: JSONBody[wire.EditionToCheck]) -> wire.EditionCheck:
    """Check whether an edition file can be played, and what it changes; nothing is stored."""
    visitor = Client(network(request), game)
    return await services_of(request).apart.read(visitor, check_text, find_game(game).id, data.text)


@post("/api/editions/{game:str}/engine", tags=["data"], opt={"limit": "scores"}, status_code=200, responses=REFUSALS)
async def prepare_edition(request: AnyRequest, game: Word, data: JSONBody[wire.EditionToCheck]) -> wire.PreparedEdition:
    """Return what a browser needs to play and score with an edition file offline; nothing is stored."""
    visitor = Client(network(request), game)
    services, chosen = services_of(request), find_game(game).id
    need_engine(chosen)
    listed = await services.apart.read(visitor, read_text, chosen, data.text)
    return await services.apart.do(visitor, prepare, listed)


@get("/api/books/{game:str}/{language:str}", tags=["data"], cache_control=ASK_AGAIN, responses=REFUSALS)
async def book(game: Word, language: Word) -> dict[str, Any]:
    """The rule book of a game; in English where it has none in this language."""
    return await threads.in_thread(lambda: find_game(game).book(language).as_data())


@get("/api/words", tags=["data"], responses=REFUSALS)
async def languages() -> list[str]:
    """The languages there are."""
    return words.languages()


@get("/api/words/{file:str}", tags=["data"], cache_control=ASK_AGAIN, responses=REFUSALS)
async def catalogue(file: Word) -> Response[str]:
    """The catalogue of one language (`en.ftl`)."""
    language = file.removesuffix(".ftl")
    if file == language or language not in words.languages():
        raise Refuse(UNKNOWN, "server-no-language")
    return Response(words.catalogue(language), media_type="text/plain")
