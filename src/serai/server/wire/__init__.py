"""Everything that travels between server and client, as types: OpenAPI and docs/protocol.md follow them.

Each subject has a file; callers say `wire.Table`, whatever file it is in.
"""

from serai.server.wire.answers import *
from serai.server.wire.company import *
from serai.server.wire.fields import *
from serai.server.wire.games import *
from serai.server.wire.identity import *
from serai.server.wire.messages import *
from serai.server.wire.notifications import *
from serai.server.wire.printed import *
from serai.server.wire.public_log import *
from serai.server.wire.records import *
from serai.server.wire.slow_games import *
from serai.server.wire.tables import *
from serai.server.wire.terms import *
from serai.server.wire.tournaments import *
